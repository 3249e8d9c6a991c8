// Les cartes que l’on tient en main, de Gloire et de Rumeur : leur nom et leur texte.
import type * as en from '../en/cards.ts';
import type { SameEntries } from '../entry.ts';

export const glory: SameEntries<typeof en.glory> = {
  // bataille
  'weather-gauge': {
    name: 'L’avantage du vent',
    text: 'Dans un de vos combats navals, une fois lancé le concours de manœuvre : relancez ceux de vos propres dés que vous voulez. Le nouveau résultat reste.',
  },
  'brace-for-impact': {
    name: 'Parez au choc',
    text: 'Dans un combat naval, quand au moins 1 touché a trouvé sa section sur votre bateau : annulez 1 de ces touchés. Ni dans une tempête, ni en raid.',
  },
  'smoke-on-the-water': {
    name: 'Rideau de fumée',
    text: 'À l’ouverture d’un combat naval où vous êtes le défenseur, avant les canons de longue portée et le premier tour de combat : le combat finit sans vainqueur. Les primes déjà données restent, et les canons de San Juan ont déjà tiré.',
  },
  'fortune-of-the-deck': {
    name: 'Le sort du pont',
    text: 'Dans un de vos combats d’équipage, quand les deux camps ont lancé leur Leadership : relancez ceux de ces dés que vous voulez, les vôtres, ceux d’en face ou les deux.',
  },
  'cutlass-charge': {
    name: 'Charge au sabre',
    text: 'Dans un de vos combats d’équipage, quand les deux camps ont lancé leur Leadership : lancez 2 dés de plus et ajoutez-les à votre jet de ce tour de combat.',
  },
  'raking-fire': {
    name: 'Tir d’enfilade',
    text: 'Après le concours de manœuvre, si vous avez déclaré Tirer, que vous l’emportez et qu’il vous reste au moins 1 Canon : votre volée fait 2 touchés de plus, même au-delà de vos Canons. Si une carte jouée ensuite vous ôte la victoire, ils sont perdus.',
  },
  'below-the-waterline': {
    name: 'Sous la flottaison',
    text: 'Quand les dés de localisation de votre volée montrent au moins 1 nombre : 1 touché numéroté va plutôt à la Coque ennemie.',
  },
  'slip-the-cable': {
    name: 'Filer par le bout',
    text: 'Après le concours de manœuvre, si vous avez déclaré Fuir, que vous l’emportez et que vos Mâts sont au moins à 1 : vous vous échappez, quels que soient les succès de l’adversaire. S’il a tiré, sa volée de perdant part d’abord.',
  },
  'fouled-rudder': {
    name: 'Gouvernail engagé',
    text: 'Dans un de vos combats navals, quand les deux déclarations sont connues et que l’adversaire a déclaré Abordage ou Fuir : sa déclaration devient Tirer pour ce tour de combat.',
  },
  'second-broadside': {
    name: 'Seconde bordée',
    text: 'Après les dégâts d’un tour de combat où vous avez tiré, si personne n’a coulé ni fui et qu’il vous reste au moins 1 Canon : infligez aussitôt des touchés pour la moitié de vos Canons, arrondie à l’unité supérieure. Ni boulets enchaînés ni mitraille. Si un abordage doit suivre, vérifiez de nouveau que celui qui aborde est à flot et a de l’Équipage.',
  },
  'boarding-nets': {
    name: 'Filets d’abordage',
    text: 'Quand on vient de vous aborder en mer, avant le combat d’équipage : lancez 2 dés. Chaque crâne coûte à l’ennemi 1 point d’Équipage.',
  },
  'no-quarter': {
    name: 'Point de quartier',
    text: 'Dans un de vos combats d’équipage, quand les deux camps ont lancé leur Leadership : votre propre Équipage ne limite pas les dégâts que vous faites à ce tour de combat.',
  },
  'stand-fast': {
    name: 'Tenez bon',
    text: 'Dans un de vos combats d’équipage, quand les deux camps ont lancé leur Leadership : votre Équipage subit 1 dégât de moins à ce tour de combat.',
  },
  'single-combat': {
    name: 'Combat singulier',
    text: 'Quand s’engage un combat d’équipage entre vous et un joueur ou un CNJ, avec au moins 1 point d’Équipage de chaque côté : un seul jet de Leadership par camp en décide. Le plus de succès l’emporte, puis la plus forte somme des autres dés ; l’Équipage du perdant tombe à 0, celui du vainqueur ne change pas. Si tout est égal, un combat d’équipage ordinaire suit. Les cartes pour les jets de Leadership en combat d’équipage peuvent se jouer sur celui-ci.',
  },

  // commerce
  'bulk-contract': {
    name: 'Marché de gros',
    text: 'Quand vous achetez des marchandises et que l’offre est définitive : chacune de ses cartes vous coûte 1 pièce d’or.',
  },
  'whispered-shortage': {
    name: 'Pénurie annoncée',
    text: 'Quand vous vendez, avant d’annoncer le lot : piochez 2 jetons Demande de la réserve, aux yeux de tous. Mettez l’un d’eux à la place de celui du port ; l’autre et l’ancien retournent à la réserve.',
  },
  'second-buyer': {
    name: 'Un second acheteur',
    text: 'Quand vous vendez : jusqu’à 3 cartes de ce lot qui ne sont pas en demande rapportent 5 pièces d’or chacune.',
  },
  'full-warehouses': {
    name: 'Entrepôts combles',
    text: 'Quand vous achetez des marchandises, avant de piocher la première carte : l’offre en compte 4 de plus.',
  },
  'builders-favour': {
    name: 'La faveur du constructeur',
    text: 'Au chantier, quand vous achetez un bateau : il vous coûte 8 pièces d’or de moins. Sur un bateau, seule compte votre meilleure remise.',
  },
  'strongbox-courier': {
    name: 'Le courrier au coffre',
    text: 'Pendant votre action Port, ailleurs que dans votre port d’attache : faites passer jusqu’à 15 pièces d’or de votre bateau à votre coffre. Dites que vous le faites ; la somme reste secrète.',
  },
  'chandlers-debt': {
    name: 'La dette du fournisseur',
    text: 'Au chantier : jusqu’à 4 points de Coque, de Cargaison, de Mâts et de Canons sont réparés sans frais.',
  },

  // en mer
  'fair-wind': {
    name: 'Bon vent',
    text: 'À votre tour : faites aussitôt 1 Déplacement, sans dépenser d’action.',
  },
  'all-hands': {
    name: 'Tout le monde sur le pont',
    text: 'À votre tour : vous avez 1 action de plus ce tour-ci, mais jamais une seconde action Port.',
  },
  'secret-careenage': {
    name: 'Carénage secret',
    text: 'À votre tour, en mer, s’il vous reste au moins 1 action et qu’aucun CNJ hostile n’est dans la zone : dépensez 1 action pour réparer jusqu’à 3 points de Coque, de Mâts, de Cargaison et de Canons.',
  },
  'false-colours': {
    name: 'Faux pavillon',
    text: 'Quand vous attaquez un marchand, ou un joueur qui n’est pas pirate : cette attaque ne vous vaut aucune prime. Si vous n’étiez pas pirate, vous ne le devenez pas.',
  },
  'pick-of-the-convoy': {
    name: 'Le choix du convoi',
    text: 'En raid, quand les premières cartes sont étalées : défaussez-les toutes et piochez-en autant.',
  },
  'rich-prize': {
    name: 'Riche prise',
    text: 'Quand votre raid a réussi : piochez 1 carte Cargaison et ajoutez sa valeur de Pillage à l’or du raid ; cela compte pour les 12 pièces d’or qui valent de la Gloire. Son icône est sans effet. Vous pouvez charger la carte si votre cale le permet.',
  },
  castaways: {
    name: 'Naufragés',
    text: 'À votre tour, en mer, si votre Équipage n’est pas au complet : retrouvez jusqu’à 2 points d’Équipage.',
  },
  'letter-of-marque': {
    name: 'Lettre de marque',
    text: 'À votre tour, dans un port, si votre nation est en guerre et n’a pas mis votre tête à prix : étalez cette carte devant vous. Attaquer les marchands tenus pour ennemis et les bateaux de l’ennemi ne vous vaut aucune prime ; vaincre un navire ennemi en vaut toujours une. La carte reste jusqu’à la fin de cette guerre, puis elle est défaussée.',
  },

  // intrigue
  'bought-pardon': {
    name: 'Pardon acheté',
    text: 'À votre tour, dans n’importe quel port, si vous portez une prime : payez 3 pièces d’or par prime pour en effacer jusqu’à 3 d’une même nation.',
  },
  'tavern-informant': {
    name: 'Informateur de taverne',
    text: 'Quand vous cherchez à apprendre une rumeur au port : elle ne vous coûte rien et vous l’apprenez sans jet.',
  },
  'letter-of-introduction': {
    name: 'Lettre de recommandation',
    text: 'Quand vous voulez accepter une mission dont les conditions comportent un jet : ce jet compte comme réussi. Restent les autres conditions, qu’il faut remplir.',
  },
  'open-secret': {
    name: 'Secret de Polichinelle',
    text: 'À votre tour : choisissez un autre joueur qui a au moins 1 carte Gloire. Vous seul regardez ses cartes Gloire et sa rumeur, et vous défaussez 1 de ces cartes Gloire.',
  },
  'harbour-bribe': {
    name: 'Pot-de-vin au port',
    text: 'Quand vous voulez entrer dans un port que vos primes vous ferment : payez 2 pièces d’or, et pour cette fois vous entrez.',
  },
  'quick-witted': {
    name: 'Vif d’esprit',
    text: 'Quand une autre carte Gloire a été réglée, à ce moment d’un combat ou, hors combat, dans ce tour : accomplissez le texte de la dernière comme si c’était votre carte. Ses conditions doivent valoir pour vous. En combat, l’un ou l’autre capitaine peut jouer ceci ; hors combat, le joueur actif, ou un joueur qui réagit à ce même moment. Elle ne copie ni spécialiste, ni carte qui reste, ni Contrordre, ni elle-même.',
  },

  // réactions
  'tip-off': {
    name: 'On nous a prévenus',
    text: 'Au tour d’un autre joueur, quand son jet de Reconnaissance pour trouver un bateau ou un marchand a au moins 1 crâne : tous les dés de ce jet sont relancés.',
  },
  'sudden-squall': {
    name: 'Grain soudain',
    text: 'Au tour d’un autre joueur, quand il vient d’entrer dans une zone maritime, avant toute recherche : il lance sa Manœuvre et, sans crâne, son bateau subit 1 touché, placé par un dé.',
  },
  'borrowed-glory': {
    name: 'Gloire d’emprunt',
    text: 'Quand un autre joueur a gagné un point sur la piste Gloire : piochez 1 carte Gloire, sans point. La limite de main s’applique.',
  },
  outbid: {
    name: 'Surenchère',
    text: 'Au tour d’un autre joueur, quand son offre de marchandises est définitive : payez 3 pièces d’or. Alors 2 cartes de l’offre, au hasard, sont défaussées, et les prix se règlent sur ce qui reste.',
  },
  'out-of-the-sun': {
    name: 'Dans le soleil',
    text: 'Quand un joueur ou un CNJ qui vous cherche a obtenu au moins 1 crâne : la recherche échoue. Contre un CNJ, vous pouvez aussi jouer cette carte à votre propre tour.',
  },
  'word-to-the-admiral': {
    name: 'Un mot à l’amiral',
    text: 'Quand un autre joueur finit son tour, si un navire est en jeu : déplacez 1 navire vers une zone voisine de votre choix. Aucune recherche ne s’ensuit.',
  },
  'counter-order': {
    name: 'Contrordre',
    text: 'Quand votre adversaire en combat a annoncé une carte Gloire, ou qu’à votre tour un autre joueur a annoncé une réaction : nommez un tel joueur. Cette carte se règle d’abord. Si le joueur nommé joue ensuite la carte annoncée, elle est sans effet et défaussée ; s’il la retient, Contrordre revient dans votre main. On ne peut empêcher l’engagement d’un spécialiste.',
  },
};

export const rumours: SameEntries<typeof en.rumours> = {
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
    text: 'En mer des Caraïbes, par un jet de Reconnaissance : piochez 2 cartes Gloire, outre celle qui vient avec le point. La limite de main s’applique après chacune.',
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
