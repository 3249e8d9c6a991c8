import type { captainAbilities as enCaptains, zoneAbilities as enZones } from '../en/abilities.ts';
import type { SameEntries } from '../entry.ts';

export const zoneAbilities: SameEntries<typeof enZones> = {
  'shallow-banks': {
    name: 'Hauts-fonds',
    text: 'En mer ici avec un sloop, vous êtes hors d’atteinte des man’o’wars : ils ne vous cherchent pas. Tout autre CNJ vous cherche avec 1 dé de moins, mais jamais moins de 1.',
  },
  'royal-arsenal': {
    name: 'L’arsenal royal',
    text: 'Dans ce port, une frégate ou un galion vous coûte 4 pièces d’or de moins : 31 au lieu de 35. La Gloire de l’achat vous reste acquise. Sur un bateau, seule compte votre meilleure remise.',
  },
  'blind-eyed-harbour': {
    name: 'Le port qui ferme les yeux',
    text: 'Avec au moins 1 prime anglaise, un Déplacement de la zone à ce port vous reste possible : payez 3 pièces d’or, ou lancez votre Influence. Le jet réussi, vous entrez ; manqué, vous restez en mer, l’action est dépensée et il n’est plus temps de payer pour ce Déplacement-là. Une tentative par Déplacement. Si c’est votre port d’attache, vous entrez librement.',
  },
  'quiet-cove': {
    name: 'L’anse discrète',
    text: 'Quand vous vendez dans ce port, 1 carte d’une marchandise qui n’est pas en demande rapporte 5 pièces d’or au lieu de 3.',
  },
  'brethrens-tables': {
    name: 'Les tables des Frères',
    text: 'Si vous portez au moins 1 prime, de quelque nation que ce soit, vous recrutez dans ce port sans jet de Leadership : il compte comme réussi.',
  },
  'buccaneers-gossip': {
    name: 'Commérages de boucaniers',
    text: 'Dans ce port, tenter d’apprendre une rumeur vous coûte 1 pièce d’or au lieu de 2, et votre jet d’Influence a 1 dé de plus.',
  },
  'silver-road': {
    name: 'La route de l’argent',
    text: 'Si vous pillez ici un marchand que vous tenez pour espagnol, le raid s’ouvre sur 4 cartes Cargaison au lieu de 3, mais l’attaque vous vaut 2 primes espagnoles au lieu de 1.',
  },
  'seat-of-the-audiencia': {
    name: 'Siège de l’Audience royale',
    text: 'Si vous n’avez aucune prime, chaque jet qu’une mission de ce port exige avant que vous l’acceptiez a 1 dé de plus.',
  },
  'free-market': {
    name: 'Marché franc',
    text: 'Quand vous achetez dans ce port, l’offre compte 1 carte de plus : 7, ou 4 si vous y avez aussi acheté à votre tour précédent.',
  },
  'guns-of-the-morro': {
    name: 'Les canons du Morro',
    text: 'Un désavantage. Quand un combat s’engage ici en mer, chaque joueur qui y prend part avec au moins 1 prime espagnole subit 1 touché, placé par un dé, avant toute autre chose dans ce combat. Un bateau peut en couler.',
  },
  'cocoa-coast': {
    name: 'La côte du cacao',
    text: 'Quand vous achetez dans ce port, Cacao et Tabac vous coûtent 1 pièce d’or la carte, si peu qu’il y en ait dans l’offre.',
  },
  'haze-over-the-salt-pans': {
    name: 'Brume des salines',
    text: 'Quand un Déplacement vous mène de ce port à sa zone, aucun CNJ ne vous cherche à l’arrivée. Si vous y commencez un tour suivant en mer, on vous cherche comme d’habitude.',
  },
  'lee-anchorage': {
    name: 'Mouillage sous le vent',
    text: 'Si la première action de votre tour est le Déplacement de ce port à sa zone, il ne vous prend aucune action. On vous cherche à l’arrivée comme d’habitude.',
  },
  'master-shipwrights': {
    name: 'Maîtres charpentiers',
    text: 'Quand vous changez de bateau ici, vous pouvez faire passer sur le nouveau celles des modifications de l’ancien que vous voulez, jamais deux de la même sorte et aucune valeur au-delà de 5. Celles qui passent n’ajoutent pas chacune 1 pièce d’or au prix de l’ancien ; les autres sont réparties dans les ports comme d’habitude.',
  },
  'sugar-exchange': {
    name: 'La bourse aux sucres',
    text: 'Quand vous vendez dans ce port, Sucre et Rhum qui ne sont pas en demande rapportent 4 pièces d’or la carte au lieu de 3.',
  },
  'pitch-lake': {
    name: 'Le lac de bitume',
    text: 'Dans ce port, réparer la Coque et les Mâts vous coûte 1 pièce d’or par point au lieu de 2.',
  },
};

export const captainAbilities: SameEntries<typeof enCaptains> = {
  'sharp-bargain': {
    name: 'Âpre au marché',
    text: 'À chaque achat de marchandises, avant que les prix soient fixés, vous pouvez une fois défausser jusqu’à 3 cartes de l’offre et en piocher autant. Les nouvelles cartes en demande sont remplacées à leur tour.',
  },
  'stolen-charts': {
    name: 'Cartes volées',
    text: 'Une fois par tour, quand votre action Reconnaissance ne donne aucun crâne, vous pouvez en relancer tous les dés. Pas si le jet vérifie une rumeur.',
  },
  'ear-to-the-wall': {
    name: 'L’oreille au mur',
    text: 'Chaque fois que vous apprenez une rumeur, piochez-en 2 au lieu de 1. Gardez l’une d’elles, ou celle que vous aviez déjà ; le reste est mêlé à la pioche sans être vu.',
  },
  'stubborn-belief': {
    name: 'Croire malgré tout',
    text: 'La première fois que le jet d’une de vos rumeurs échoue, marquez-la aux yeux de tous et gardez-la. Au second échec, elle est défaussée. Vous ne vérifiez une rumeur qu’une fois par tour.',
  },
  'dockyard-cousins': {
    name: 'Cousins au chantier',
    text: 'Dans tous les ports, les réparations vous coûtent 1 pièce d’or par point au lieu de 2, et remettre en état une coque renforcée vous coûte 1 pièce d’or au lieu de 3.',
  },
  'gentlemans-purse': {
    name: 'Bourse de gentilhomme',
    text: 'Une frégate ou un galion vous coûte 5 pièces d’or de moins : 30 au lieu de 35. Sur un bateau, seule compte votre meilleure remise : La Havane vous demande donc le même prix.',
  },
  'guarda-costa': {
    name: 'Garde-côte',
    text: 'Quand un combat d’équipage vous oppose à un pirate, joueur à prime ou bateau noir, votre premier jet de Leadership y a 1 dé de plus.',
  },
  'rolling-with-the-blow': {
    name: 'Encaisser le coup',
    text: 'Une fois par combat, quand les touchés ont trouvé leur section sur votre bateau, vous pouvez en déplacer 1 vers une autre de vos sections. Si celle-ci est détruite, c’est la Coque qui encaisse. Une tempête n’est pas un combat.',
  },
  'friend-at-court': {
    name: 'Un ami à la cour',
    text: 'Une fois par tour, vous pouvez relancer tous les dés d’un jet manqué pour accepter une mission. Chaque mission que vous accomplissez vous rapporte 3 pièces d’or de plus.',
  },
  outfitter: {
    name: 'Armateur',
    text: 'Les armes spéciales vous coûtent 1 pièce d’or chacune au lieu de 3.',
  },
  'kings-privateer': {
    name: 'Corsaire du roi',
    text: 'Une fois par combat, quand vous venez de vaincre un pirate et n’avez aucune prime espagnole, la banque vous verse 5 pièces d’or, outre la récompense éventuelle et même si aucune n’est due.',
  },
  'planters-credit': {
    name: 'Crédit de planteur',
    text: 'À chaque vente, 1 carte qui n’est pas en demande vous rapporte 6 pièces d’or. Elle ne compte pas parmi les 3 cartes qui valent de la Gloire et ne change pas le jeton Demande.',
  },
  'delta-pilot': {
    name: 'Pilote du delta',
    text: 'Si vous avez déclaré Fuir et remportez le concours de manœuvre, vous vous échappez dès lors que l’adversaire n’a pas plus de 1 succès. S’il a tiré et obtenu ce 1 succès, son coup part d’abord.',
  },
  'night-tide': {
    name: 'Marée de nuit',
    text: 'Quand vous venez de passer d’un port à sa zone, les CNJ vous cherchent avec 1 dé de moins, mais jamais moins de 1.',
  },
  'god-wills-it': {
    name: 'Dieu le veut',
    text: 'Une fois par combat d’équipage, les deux jets connus, vous pouvez relancer ceux de vos propres dés que vous voulez.',
  },
  'cool-head': {
    name: 'Sang-froid',
    text: 'Quand les deux camps ont autant de succès au concours de manœuvre, au moins 1 chacun, vous l’emportez sans comparer les autres dés.',
  },
  'trade-wind-pilot': {
    name: 'Pilote des alizés',
    text: 'Une fois par tour, si vos 3 actions de ce tour étaient des Déplacements, vous pouvez en faire 1 de plus, d’une zone à une zone voisine. On vous cherche à l’arrivée comme d’habitude.',
  },
  'well-stowed': {
    name: 'Bien arrimé',
    text: 'Quand un dégât à la Cargaison, en combat ou en raid, vous oblige à défausser des marchandises, vous choisissez lesquelles au lieu de les perdre au hasard.',
  },
  'paper-flags': {
    name: 'Pavillons de papier',
    text: 'Une fois par tour, en mer dans une zone où se trouve un marchand, vous pouvez regarder le pavillon de son jeton avant de nommer la cible d’une Reconnaissance. Vous seul le voyez.',
  },
  featherweight: {
    name: 'Poids plume',
    text: 'Tant que votre bateau est un sloop, les CNJ vous cherchent avec 1 dé de moins. Cela s’ajoute aux hauts-fonds de Nassau, mais ils en lancent toujours au moins 1.',
  },
  'turned-coat': {
    name: 'Deux fois transfuge',
    text: 'Une fois par tour, quand vous attaquez un marchand, vous pouvez lancer votre Influence. Si le jet réussit, cette attaque ne vous vaut aucune prime.',
  },
};
