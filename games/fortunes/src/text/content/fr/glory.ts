import type { glory as en } from '../en/glory.ts';
import type { SameEntries } from '../entry.ts';

export const glory: SameEntries<typeof en> = {
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
    text: 'Quand les dés de section de votre volée montrent au moins 1 nombre : 1 touché numéroté va plutôt à la Coque ennemie.',
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
