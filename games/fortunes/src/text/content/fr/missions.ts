import type { missions as en } from '../en/missions.ts';
import type { SameEntries } from '../entry.ts';

export const missions: SameEntries<typeof en> = {
  // livraisons
  'masts-for-the-squadron': {
    name: 'Des mâts pour l’escadre',
    text: 'À accepter à St. John, sans prime anglaise. Défaussez 3 cartes Bois au port de Port Royal, en une ou plusieurs actions Port. Récompense : 11 pièces d’or, et tous les dégâts à la Coque et aux Mâts sont réparés.',
  },
  'chocolate-for-the-viceroy': {
    name: 'Du chocolat pour le vice-roi',
    text: 'À accepter à Caracas, sans prime espagnole. Défaussez 2 cartes Cacao au port de La Havane, en une ou plusieurs actions Port. Récompense : 10 pièces d’or.',
  },
  'sailcloth-run': {
    name: 'La course à la toile',
    text: 'À accepter à Curaçao, par un jet d’Influence. Défaussez 3 cartes Étoffes au port de l’île de la Tortue, en une ou plusieurs actions Port. Récompense : 13 pièces d’or.',
  },
  'bread-for-the-sick': {
    name: 'Du pain pour les malades',
    text: 'À accepter à Saint-Domingue, sans prime d’aucune nation. Défaussez 3 cartes Vivres au port de San Juan, en une ou plusieurs actions Port. Récompense : 8 pièces d’or, et un chirurgien entre à votre service sans frais, ou 5 pièces d’or de plus si vous ne pouvez en prendre.',
  },
  'rum-ration': {
    name: 'La ration de rhum',
    text: 'À accepter à Bridgetown, avec une Cargaison d’au moins 3. Défaussez 3 cartes Rhum au port de Nassau, en une ou plusieurs actions Port. Récompense : 11 pièces d’or, et tout votre Équipage est rétabli.',
  },
  'three-letters': {
    name: 'Trois lettres',
    text: 'À accepter à Basse-Terre, par un jet d’Influence. Faites une action Port dans un port de chacune des 3 nations autres que la France. Récompense : 12 pièces d’or, et la nation de votre choix efface toutes ses primes sur vous.',
  },

  // escortes
  'the-bishops-passage': {
    name: 'Le passage de l’évêque',
    text: 'À accepter à Carthagène, sans prime espagnole et par un jet d’Influence ; le passager monte à bord. Faites une action Port à San Juan. Si vous engagez auparavant un combat ou un raid, la mission est défaussée. Récompense : 15 pièces d’or.',
  },
  'the-surveyor': {
    name: 'L’arpenteur',
    text: 'À accepter à Basse-Terre, par un jet de Manœuvre ; le passager monte à bord. Faites une action Port à Nassau. Si vous engagez auparavant un combat ou un raid, la mission est défaussée. Récompense : 10 pièces d’or, et une vigie ou un maître voilier, à votre choix, entre à votre service sans frais, ou 5 pièces d’or de plus si vous ne pouvez prendre ni l’un ni l’autre.',
  },
  'company-bullion': {
    name: 'Les lingots de la Compagnie',
    text: 'À accepter à Saint-Martin, sans prime d’aucune nation ; les barils prennent 1 place dans votre cale. Faites une action Port à Curaçao. D’ici là, les pirates vous cherchent avec 1 dé de plus, et si vous engagez un combat ou un raid, la mission est défaussée. Récompense : 16 pièces d’or.',
  },

  // contrebande
  'night-cargo': {
    name: 'Cargaison de nuit',
    text: 'À accepter à Nassau, avec une Cargaison d’au moins 2 ; deux caisses scellées prennent 2 places dans votre cale. Quand s’ouvre votre action Port à Caracas, lancez votre Influence : si le jet réussit, la mission est accomplie. L’échec vous vaut 1 prime espagnole ; les caisses restent, et vous avez droit à un nouvel essai à chaque action Port suivante là-bas. Récompense : 16 pièces d’or.',
  },
  'powder-on-the-beach': {
    name: 'De la poudre sur la grève',
    text: 'À accepter à La Trinité, avec au moins 2 points d’Équipage ; la caisse prend 1 place dans votre cale. En mer devant Carthagène, dépensez une action Reconnaissance et lancez votre Reconnaissance : si le jet réussit, la mission est accomplie. L’échec vous coûte 1 dégât aux Canons si vous en avez au moins 2, et la caisse reste. Récompense : 10 pièces d’or, et une arme spéciale de chaque sorte que vous n’avez pas.',
  },
  'forbidden-books': {
    name: 'Livres défendus',
    text: 'À accepter à Curaçao, par un jet d’Influence ; la caisse prend 1 place dans votre cale. Quand s’ouvre votre action Port à La Havane, lancez votre Influence : si le jet réussit, la mission est accomplie. En cas d’échec, la mission est défaussée et vous recevez 1 prime espagnole. Récompense : 11 pièces d’or, et un commissaire entre à votre service sans frais, ou 5 pièces d’or de plus si vous ne pouvez en prendre.',
  },

  // chasses
  'a-rope-for-a-rogue': {
    name: 'Une corde pour un forban',
    text: 'À accepter à Port Royal, par un jet d’Influence. Vainquez un pirate, bateau noir ou joueur à prime. Récompense : 10 pièces d’or, et jusqu’à 2 primes anglaises sont effacées.',
  },
  'break-the-blockade': {
    name: 'Forcer le blocus',
    text: 'À accepter à l’île de la Tortue, avec au moins 1 prime. Vainquez un navire de n’importe quelle nation, coulé ou battu en combat d’équipage. Récompense : 16 pièces d’or et 1 carte Gloire de plus.',
  },
  'prize-quota': {
    name: 'Le quota de prises',
    text: 'À accepter à Petit-Goâve, par un jet de Leadership. Réussissez 2 raids sur des marchands que vous ne tenez pas pour français. Récompense : 8 pièces d’or, et la nation de votre choix efface toutes ses primes sur vous.',
  },
  'captains-ransom': {
    name: 'La rançon d’un capitaine',
    text: 'À accepter à Vieille-Providence, sans condition. Vainquez le capitaine d’un autre joueur, qui que ce soit qui ait attaqué. Récompense : 12 pièces d’or, et un capitaine d’armes ou un capitaine de canons, à votre choix, entre à votre service sans frais, ou 5 pièces d’or de plus si vous ne pouvez prendre ni l’un ni l’autre.',
  },

  // sauvetages
  'castaways-of-the-reef': {
    name: 'Les naufragés du récif',
    text: 'À accepter à La Havane, sans condition. D’abord, en mer devant Vieille-Providence, dépensez une action Reconnaissance et réussissez un jet de Reconnaissance. Faites ensuite une action Port à La Havane. Récompense : 11 pièces d’or, et tout votre Équipage est rétabli.',
  },
  'the-fort-prisoners': {
    name: 'Les prisonniers du fort',
    text: 'À accepter à Bridgetown, par un jet de Leadership. En mer devant La Trinité, dépensez une action Reconnaissance et réussissez un jet de Reconnaissance : vous recevez 1 prime espagnole et affrontez des gardes, Équipage 3 et Leadership 2, en un combat d’équipage à terre. Gagnez, et la mission est accomplie. Refusez le combat, et vous gardez la mission, et la prime. Perdez, et votre capitaine meurt. Récompense : 20 pièces d’or.',
  },
  'the-lost-packet': {
    name: 'Le courrier perdu',
    text: 'À accepter à San Juan, sans condition. D’abord, en mer des Caraïbes, dépensez une action Reconnaissance et réussissez un jet de Reconnaissance. Faites ensuite une action Port à San Juan. Récompense : 12 pièces d’or et 1 carte Gloire de plus.',
  },
  'guns-from-the-wreck': {
    name: 'Les canons de l’épave',
    text: 'À accepter à Vieille-Providence, avec une Cargaison d’au moins 3. D’abord, en mer devant Carthagène, dépensez une action Reconnaissance et réussissez un jet de Reconnaissance : les canons montent à bord et prennent 2 places dans votre cale. Faites ensuite une action Port à l’île de la Tortue. Récompense : 9 pièces d’or, et un sabord supplémentaire, sans frais, s’il y en a un dans un port et que vous n’en avez pas, ou sinon 6 pièces d’or de plus.',
  },

  // explorations
  'chart-the-leewards': {
    name: 'Relever les Petites Antilles',
    text: 'À accepter à St. John, par un jet de Reconnaissance. Soyez en mer dans chacune de ces 4 zones, dans n’importe quel ordre : Basse-Terre, Bridgetown, Saint-Martin et San Juan. Il suffit d’y arriver ou d’y commencer un tour. Récompense : 11 pièces d’or.',
  },
  'round-the-main': {
    name: 'Le tour de la côte ferme',
    text: 'À accepter à Caracas, avec une Reconnaissance d’au moins 2. Finissez un tour en mer dans chacune de ces 3 zones, dans n’importe quel ordre : La Trinité, Curaçao et Carthagène. Récompense : 10 pièces d’or, et le jeton Modification de n’importe quel port, sans frais, mais pas d’une sorte que vous avez déjà.',
  },
  'the-old-channel': {
    name: 'Le vieux canal',
    text: 'À accepter à La Havane, par un jet de Manœuvre. Soyez en mer dans chacune de ces 4 zones, dans n’importe quel ordre : Nassau, l’île de la Tortue, Petit-Goâve et Port Royal. Il suffit d’y arriver ou d’y commencer un tour. Récompense : 11 pièces d’or.',
  },

  // duels
  'affair-of-honour': {
    name: 'Une affaire d’honneur',
    text: 'À accepter à Saint-Domingue, par un jet d’Influence. Quand s’ouvre votre action Port à Carthagène, vous pouvez affronter des gardes, Équipage 2 et Leadership 3, en un combat d’équipage à terre. Gagnez, et la mission est accomplie ; perdez, et votre capitaine meurt. Si ce port vous est fermé, aucun autre ne fera l’affaire. Récompense : 14 pièces d’or, et jusqu’à 3 primes d’une même nation sont effacées.',
  },
  'duel-on-the-sands': {
    name: 'Duel sur la plage',
    text: 'À accepter à l’île de la Tortue, sans condition. En mer devant Nassau, dépensez une action Reconnaissance, sans jet : vous pouvez affronter des gardes, Équipage 3 et Leadership 2, en un combat d’équipage à terre. Gagnez, et la mission est accomplie ; perdez, et votre capitaine meurt. Récompense : 12 pièces d’or, et un capitaine d’armes entre à votre service sans frais, ou 5 pièces d’or de plus si vous ne pouvez en prendre.',
  },
};
