import type { rumours as en } from '../en/rumours.ts';
import type { SameEntries } from '../entry.ts';

export const rumours: SameEntries<typeof en> = {
  'silver-in-the-shoals': {
    name: 'De l’argent sur les hauts-fonds',
    text: 'En mer devant Carthagène, par un jet de Reconnaissance : prenez 12 pièces d’or.',
  },
  'marooned-gunner': {
    name: 'Le canonnier abandonné',
    text: 'En mer devant Vieille-Providence, par un jet de Reconnaissance : un maître canonnier ou un capitaine de canons, à votre choix, entre à votre service sans frais, tiré de la pioche Gloire ou de sa défausse. Si vous ne pouvez prendre ni l’un ni l’autre, prenez 5 pièces d’or.',
  },
  'drifting-flute': {
    name: 'La flûte à la dérive',
    text: 'En mer devant Bridgetown, par un jet de Reconnaissance : piochez 4 cartes Cargaison. Gardez-en autant qu’il en tient dans votre cale, quitte à y faire de la place, et prenez 2 pièces d’or pour chacune que vous ne gardez pas.',
  },
  'hidden-cove': {
    name: 'La crique cachée',
    text: 'En mer devant Nassau, par un jet de Reconnaissance : toutes vos sections sont réparées, tout votre Équipage est rétabli, et une coque renforcée retournée est remise en état.',
  },
  'cave-of-bones': {
    name: 'La grotte aux ossements',
    text: 'En mer devant l’île de la Tortue, par un jet de Reconnaissance : des gardes, Équipage 2 et Leadership 2, vous barrent la route, en un combat d’équipage à terre. Gagnez, et prenez 18 pièces d’or. Refusez le combat, ou finissez-le sur une parfaite égalité, et prenez 4 pièces d’or. Perdez, et votre capitaine meurt, sans la moindre Gloire.',
  },
  'masterless-men': {
    name: 'Des hommes sans maître',
    text: 'En mer devant San Juan, par un jet de Reconnaissance : tout votre Équipage est rétabli, et vous recevez 1 arme spéciale de chaque sorte que vous n’avez pas.',
  },
  'pearl-bank': {
    name: 'Le banc de perles',
    text: 'En mer devant La Trinité, par un jet de Reconnaissance : prenez 6 pièces d’or, et 3 pièces d’or de plus par succès de ce jet.',
  },
  'corsairs-logbook': {
    name: 'Le journal d’un corsaire',
    text: 'En Mer des Caraïbes, par un jet de Reconnaissance : piochez 2 cartes Gloire, outre celle qui vient avec le point. La limite de main s’applique après chacune.',
  },
  'unmarked-channel': {
    name: 'La passe sans balises',
    text: 'En mer devant La Havane, par un jet de Reconnaissance : prenez 5 pièces d’or ; vous pouvez ensuite placer votre bateau dans n’importe quelle zone, sans être vu : personne ne vous y cherche à l’arrivée.',
  },
  'gutted-warship': {
    name: 'L’épave du vaisseau',
    text: 'En mer devant Port Royal, par un jet de Reconnaissance : choisissez le jeton Modification de n’importe quel port, face visible ou cachée, et posez-le sur votre bateau sans frais. Pas d’une sorte que vous avez déjà : si un jeton caché se révèle tel, remettez-le et choisissez de nouveau.',
  },
  'signal-fires': {
    name: 'Feux de signal',
    text: 'En mer devant Curaçao, par un jet de Reconnaissance : nommez une marchandise et prenez-en jusqu’à 3 cartes, d’abord dans la défausse Cargaison, puis dans la pioche, autant qu’il en tient dans votre cale, quitte à y faire de la place.',
  },
  'salvage-rights': {
    name: 'Droit d’épave',
    text: 'En mer devant St. John, par un jet de Reconnaissance : prenez 6 pièces d’or et 1 arme spéciale de votre choix, parmi celles que vous n’avez pas.',
  },
  ambergris: {
    name: 'L’ambre gris',
    text: 'En mer devant Saint-Martin, par un jet de Reconnaissance : prenez 10 pièces d’or.',
  },
  'pilots-rutter': {
    name: 'Le routier du pilote',
    text: 'En mer devant Petit-Goâve, par un jet de Reconnaissance : désormais, vos actions Reconnaissance pour trouver un marchand ont 1 dé de plus. La carte reste étalée devant vous et ne compte pas comme la rumeur que vous tenez.',
  },
  'bishops-chest': {
    name: 'Le coffre de l’évêque',
    text: 'En mer devant Saint-Domingue, par un jet de Reconnaissance : prenez 15 pièces d’or, et 1 prime espagnole avec.',
  },
  'forged-documents': {
    name: 'Documents contrefaits',
    text: 'Au port de Port Royal, par un jet d’Influence : désormais, vous pouvez entrer dans tous les ports malgré vos primes. La carte reste étalée devant vous et ne compte pas comme la rumeur que vous tenez.',
  },
  'spanish-clerk': {
    name: 'Le greffier espagnol',
    text: 'Au port de Curaçao, par un jet d’Influence : toutes vos primes espagnoles sont effacées. Si vous n’en aviez pas, prenez 8 pièces d’or.',
  },
  'heir-in-hiding': {
    name: 'L’héritier caché',
    text: 'Au port de Basse-Terre, par un jet d’Influence : toutes vos primes anglaises sont effacées. Si vous n’en aviez pas, prenez 8 pièces d’or.',
  },
  'ruined-shipwright': {
    name: 'Le constructeur ruiné',
    text: 'Au port de St. John, par un jet d’Influence : vous pouvez changer aussitôt de bateau ici, selon les règles du chantier et avec la Gloire de l’achat, et le nouveau coûte 15 pièces d’or de moins ; sur un bateau, seule compte votre meilleure remise. Si vous n’en faites rien, prenez 6 pièces d’or.',
  },
  'private-auction': {
    name: 'La vente à huis clos',
    text: 'Au port de Bridgetown, par un jet d’Influence : vendez aussitôt jusqu’à 4 cartes Cargaison à 5 pièces d’or chacune. Ce n’est pas l’activité de vente : pas de Gloire, aucun jeton Demande ne change, et vous pouvez encore vendre ce tour-ci.',
  },
  'doctor-in-debt': {
    name: 'Le médecin endetté',
    text: 'Au port de Petit-Goâve, par un jet d’Influence : un chirurgien ou un commissaire, à votre choix, entre à votre service sans frais, tiré de la pioche Gloire ou de sa défausse. Si vous ne pouvez prendre ni l’un ni l’autre, prenez 5 pièces d’or.',
  },
  'lenders-ledger': {
    name: 'Le registre de l’usurier',
    text: 'Au port de Saint-Domingue, par un jet d’Influence : 10 pièces d’or de la banque vont dans votre coffre, au vu de tous.',
  },
  'navy-timetable': {
    name: 'L’horaire de la flotte',
    text: 'Au port de Caracas, par un jet d’Influence : la carte reste étalée devant vous et ne compte pas comme la rumeur que vous tenez. Quand un navire qui vous cherche vous a trouvé, vous pouvez la défausser : cette recherche échoue.',
  },
  'loaded-dice': {
    name: 'Dés pipés',
    text: 'Au port de l’île de la Tortue, par un jet d’Influence : prenez 3 pièces d’or à chaque autre joueur dont le bateau est au port et 2 à chacun des autres, dans la limite de ce qu’ils ont à bord, et 4 à la banque.',
  },
  'captured-signal-book': {
    name: 'Le livre des signaux',
    text: 'Au port de Vieille-Providence, par un jet d’Influence : déplacez chaque navire de 0 ou 1 zone, à votre choix. Piochez ensuite 1 carte Gloire de plus et prenez 4 pièces d’or.',
  },
};
