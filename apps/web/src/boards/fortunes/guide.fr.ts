import type { Guide } from '../board.ts';

export const fr: Guide = {
  opening: [
    {
      title: 'Un capitaine, un bateau, 10 pièces d’or',
      text: 'Vous jouez pour 10 points de Gloire. Ventes, raids, combats, missions, rumeurs et un grand bateau en rapportent un chacun ; chaque tranche de 10 pièces d’or cachée dans votre coffre en vaut un de plus, cinq au maximum. Le premier joueur à 10 ouvre son coffre, et cette manche est la dernière.',
    },
    {
      title: 'Trois actions par tour',
      text: 'Déplacez-vous vers une zone éclairée, entrez au port ou sortez-en ; faites une Reconnaissance pour trouver un bateau de votre zone ; ou faites une action Port, une seule fois par tour. Votre bateau est au bas de la carte : choisissez-le pour voir sa fiche. Le bandeau du haut ouvre l’almanach.',
    },
    {
      title: 'Un premier bénéfice',
      text: 'Chaque port demande une marchandise, celle de son jeton rond. Il la paie 6 pièces d’or la carte, et 3 toute autre ; trois cartes en demande dans une vente valent de la Gloire. Achetez donc à bas prix ce que demande un port voisin, et allez l’y vendre.',
    },
    {
      title: 'Ou un premier raid',
      text: 'Presque chaque zone a un marchand au pavillon caché. Trouvez-le par une Reconnaissance, attaquez, et prenez ce que disent les cartes : 12 pièces d’or ou plus valent de la Gloire. Sa nation met une prime sur votre tête et ferme ses ports. Si un choix est interdit, désignez-le pour savoir pourquoi.',
    },
  ],
  moments: {
    'setup.ship': {
      title: 'Sloop ou flûte ?',
      text: 'Le sloop est maniable et a plus d’Équipage : bon pour les raids et pour fuir. La flûte porte deux fois plus et encaisse mieux : bonne pour le commerce. Tout chantier naval permet de changer de bateau plus tard.',
    },
    'captain.ship': {
      title: 'Un nouveau capitaine',
      text: 'Vous gardez vos points et votre coffre. Choisissez un bateau pour le nouveau capitaine, qui part du port d’attache inscrit sur sa carte.',
    },
    'captain.redraw': {
      title: 'Un pirate devant le port',
      text: 'Vous pouvez piocher un autre capitaine, ou partir avec ce pirate dans votre zone.',
    },
    'turn.action': {
      title: 'Que faire ?',
      text: 'Les zones accessibles sont éclairées. D’un port au voisin, il faut 3 actions : sortir, traverser, entrer. Les bateaux qui vous chassent vous cherchent dès votre arrivée : regardez qui s’y trouve.',
    },
    'glory.discard': {
      title: 'Quatre cartes Gloire au plus',
      text: 'Il faut d’abord défausser l’une des cinq. La défausse est visible de tous.',
    },
    'announcing.announce': {
      title: 'Un moment pour les cartes Gloire',
      text: 'Annoncez une carte face cachée, ou passez. Quand vient son tour, vous pouvez encore la reprendre, mais tout le monde l’aura vue.',
    },
    'announcing.counter': {
      title: 'Une carte contre vous',
      text: '« Contrordre » défausse cette carte avant qu’elle n’agisse. Vous ne savez pas encore laquelle c’est.',
    },
    'announcing.resolve': {
      title: 'À votre carte',
      text: 'Les précédentes ont pu changer la situation. Jouez-la, ou montrez-la et reprenez-la.',
    },
    'turn.retire': {
      title: 'Prendre sa retraite ?',
      text: 'Au port, votre capitaine peut prendre sa retraite : vous perdez ce que coûterait sa mort, gardez points et coffre, et repartez avec un autre capitaine au prochain tour.',
    },
    'move.free': {
      title: 'Un Déplacement gratuit',
      text: 'Il ne coûte pas d’action. Les bateaux qui vous chassent dans la nouvelle zone vous cherchent tout de même.',
    },
    'ship.mend': {
      title: 'Réparer sans chantier',
      text: 'Réparez d’abord les sections détruites : elles interdisent les raids.',
    },
    'scout.again': { title: 'Rien trouvé', text: 'Vous pouvez relancer tous les dés ; le second jet compte.' },
    'bounty.gaining': {
      title: 'Une prime',
      text: 'Une prime vous ferme les ports de cette nation et les navires vous chassent ; les pirates, eux, ne vous chassent plus. Certains capitaines et certaines cartes permettent de l’éviter.',
    },
    'pardon.buy': {
      title: 'Le pardon a son prix',
      text: 'Quand une nation n’a plus de prime sur votre tête, ses ports vous sont rouverts. Sans aucune prime, vous n’êtes plus pirate.',
    },
    'secret.whose': { title: 'Les cartes d’un autre joueur', text: 'Vous voyez toutes les cartes Gloire du joueur choisi.' },
    'secret.card': { title: 'Une carte à défausser', text: 'Choisissez celle qui vous ferait le plus de tort.' },
    'admiral.order': {
      title: 'Des ordres pour un navire',
      text: 'Envoyez un navire là où il vous sert, ou là où il ne vous nuit pas.',
    },
    'raid.attack': {
      title: 'Un marchand trouvé',
      text: 'Attaquez-le comme marchand de son pavillon ou du port d’ici : cette nation met une prime sur votre tête, quoi qu’il arrive. Le laisser passer ne coûte rien.',
    },
    'raid.ready': { title: 'Les cartes sont révélées', text: 'Vous pouvez jouer une carte avant les dés. Sinon, lancez.' },
    'raid.use': {
      title: 'Utilisez vos succès',
      text: 'Chaque succès pioche une carte de plus, en défausse une ou en échange une. Les icônes rouges touchent votre bateau, les bleues sont des Fuites : s’il y en a autant que votre Manœuvrabilité, le marchand s’échappe. 12 pièces d’or ou plus valent de la Gloire.',
    },
    'raid.escaped': {
      title: 'Il s’est échappé',
      text: 'Il y avait autant d’icônes Fuite que votre Manœuvrabilité. Vous n’avez rien, et la prime reste. Retirez ces cartes avec vos succès, ou attaquez avec un bateau plus maniable.',
    },
    'raid.broken': {
      title: 'Le raid échoue',
      text: 'Une section détruite met aussitôt fin au raid. Regardez votre bateau avant d’en rester là, et réparez-le avant le prochain raid.',
    },
    'npc.entered': {
      title: 'Un chasseur en mer',
      text: 'Les navires chassent les capitaines qui ont une prime, les pirates tous les autres. Ils vous cherchent quand vous entrez dans leur zone ou y commencez votre tour. Survolez ou maintenez un bateau pour voir qui il chasse, et contournez-le.',
    },
    'bounty.gained': {
      title: 'Une prime sur votre tête',
      text: 'Les ports de cette nation vous sont fermés, et les navires vous chassent. Les pirates vous laissent en paix, et les raids paient toujours. Un pardon, une carte ou une mission peut effacer la prime.',
    },
    'cargo.sold': {
      title: 'Vendu',
      text: 'La marchandise en demande a rapporté 6 pièces d’or la carte, toute autre 3. Trois cartes en demande dans une vente valent un point de Gloire ; puis le port demande autre chose. La carte montre ce que demande chaque port.',
    },
    'raid.hull': {
      title: 'La coque renforcée',
      text: 'Elle annule un touché, puis il faut 3 pièces d’or au chantier pour la remettre en état.',
    },
    'raid.prize': { title: 'Le marchand est à vous', text: 'Une carte peut en tirer davantage.' },
    'raid.load': {
      title: 'Chargez la cale',
      text: 'L’or est déjà à vous. Chargez ce qu’un port demande, tant qu’il y a de la place.',
    },
    'cargo.drop': {
      title: 'Trop de cargaison',
      text: 'Au port, pas de limite ; en mer, tout doit tenir dans la cale telle qu’elle est, dégâts compris.',
    },
    'port.activity': {
      title: 'L’action Port',
      text: 'Faites autant d’activités que vous voulez, une fois chacune. Si vous voulez vendre, commencez par là. Une modification face cachée vient d’être retournée.',
    },
    'port.sell': {
      title: 'Annoncez tout le lot',
      text: 'La marchandise en demande rapporte 6 pièces d’or la carte, toute autre 3. Trois cartes en demande dans ce lot valent un point de Gloire ; ensuite, le port demande autre chose.',
    },
    'port.sold': { title: 'Après la vente', text: 'Certains spécialistes s’engagent juste après une vente.' },
    'port.demand': {
      title: 'Vous fixez la demande',
      text: 'Choisissez une marchandise que vous pouvez trouver : ce port la paiera 6 pièces d’or.',
    },
    'port.buying': {
      title: 'Plus de cartes ?',
      text: 'Une offre plus large a plus de cartes semblables, donc des prix plus bas.',
    },
    'port.bargain': { title: 'Une autre offre', text: 'Remplacez ce qui est cher ou ce que personne ne demande.' },
    'port.buy': {
      title: 'Plus il y en a, moins c’est cher',
      text: 'Une marchandise coûte 3 pièces d’or s’il y en a une carte, 2 s’il y en a deux, 1 s’il y en a trois ou plus. Sous le prix, le port le plus proche qui la demande.',
    },
    'port.yard': {
      title: 'Au chantier naval',
      text: 'Réparations à 2 pièces d’or le point, armes à 3, modification de ce port à 3. Une frégate ou un galion coûte 35, moins ce que rapporte l’ancien bateau, et vaut de la Gloire une fois par capitaine.',
    },
    'yard.keep': {
      title: 'Les charpentiers de St. John',
      text: 'Ici seulement, les modifications peuvent passer sur le nouveau bateau. Celles que vous laissez vont dans d’autres ports.',
    },
    'yard.exchange': {
      title: 'Un autre bateau ?',
      text: 'Il est neuf, toutes sections intactes ; marins, cargaison et cartes vous suivent.',
    },
    'modification.place': {
      title: 'Des modifications pour les ports',
      text: 'Vous choisissez le port ; le jeton est tiré au hasard et reste face cachée.',
    },
    'port.enlist': {
      title: 'Des marins contre de l’or',
      text: 'Un marin coûte 2 pièces d’or. Sans Équipage, pas d’abordage, et tout combat d’équipage est perdu.',
    },
    'port.stash': {
      title: 'Votre coffre',
      text: 'L’or du coffre est à l’abri et survit à votre capitaine. Chaque tranche de 10 pièces vaut un point de Gloire caché. Les autres voient que vous cachez de l’or, mais pas combien.',
    },
    'chest.fetch': {
      title: 'L’or du coffre',
      text: 'À votre port d’attache, c’est gratuit, mais les points cachés partent avec l’or.',
    },
    'port.letter': { title: 'La lettre de recommandation', text: 'Choisissez la mission à laquelle elle sert.' },
    'venture.weapon': {
      title: 'Une arme spéciale',
      text: 'Une de chaque sorte au plus. Dans un raid, chacune change un dé manqué en succès.',
    },
    'venture.token': { title: 'La modification d’un port', text: 'Les jetons face cachée sont retournés avant votre décision.' },
    'venture.load': { title: 'Une cargaison trouvée', text: 'Chargez ce qui tient, ou jetez autre chose par-dessus bord.' },
    'venture.guards': {
      title: 'Des gardes',
      text: 'C’est un combat d’équipage à terre, jusqu’au bout. Si vous perdez, votre capitaine meurt. Vous pouvez refuser.',
    },
    'venture.steer': { title: 'De faux signaux', text: 'Envoyez-le loin de vous, ou vers un autre joueur.' },
    'venture.specialist': { title: 'Un spécialiste gratuit', text: 'Un de chaque type au plus ; la carte dit ce qu’il fait.' },
    'rumour.keep': {
      title: 'Une seule rumeur',
      text: 'Gardez celle dont le lieu est sur votre route. Les autres ne voient aucune des deux.',
    },
    'rumour.slip': { title: 'La passe sans balises', text: 'Vous arrivez sans être vu : personne ne vous cherche.' },
    'rumour.good': { title: 'Choisissez une marchandise', text: 'De préférence une qu’un port voisin demande.' },
    'rumour.auction': {
      title: 'Une vente à huis clos',
      text: 'Ce n’est pas l’activité Vendre : la demande du port ne change pas.',
    },
    'mission.friend': { title: 'Un ami à la cour', text: 'Tous les dés sont relancés ; le second jet compte.' },
    'mission.keep': { title: 'Une mission à la fois', text: 'L’autre est défaussée.' },
    'mission.pardon': { title: 'L’ardoise effacée', text: 'Toutes les primes de la nation choisie sont effacées.' },
    'congress.pardon': {
      title: 'Congrès de paix',
      text: 'Pour 5 pièces d’or, vous effacez une prime. Cela vaut la peine si un port utile vous est fermé.',
    },
    'hunt.timetable': { title: 'On vous a trouvé', text: 'Défaussez l’horaire, et la recherche échoue.' },
    'naval.declare': {
      title: 'Tirer, Abordage ou Fuir ?',
      text: 'Les deux camps lancent leur Manœuvre. Tirer : le vainqueur fait un touché par Canon, le perdant ou un ex aequo un par crâne, sans dépasser ses Canons. Abordage : le vainqueur engage un combat d’équipage. Fuir : vous partez si vous gagnez et que l’ennemi n’a aucun crâne. L’attaquant déclare en premier.',
    },
    'naval.chase': {
      title: 'Canons chasseurs',
      text: 'Ils font un touché à coup sûr, une fois par combat, quand un bateau a déclaré Fuir.',
    },
    'dice.reroll': { title: 'Quels dés relancer ?', text: 'Choisissez les dés, puis lancez-les. Le nouveau résultat compte.' },
    'volley.aim': {
      title: 'Le maître canonnier',
      text: 'Vous pouvez relancer un dé de localisation, avant toute autre décision.',
    },
    'volley.shot': {
      title: 'Armes spéciales',
      text: 'Les boulets enchaînés envoient tous les crânes de la bordée dans les Mâts, la mitraille dans l’Équipage. Sinon, c’est le propriétaire de la cible qui les place.',
    },
    'volley.skull': {
      title: 'Quelle section est touchée ?',
      text: 'Le propriétaire du bateau place les crânes. Les touchés sur une section détruite vont à la Coque, et sans Coque le bateau coule.',
    },
    'volley.hull': {
      title: 'La coque renforcée',
      text: 'Elle annule un touché, puis ne sert plus avant d’être remise en état au chantier.',
    },
    'volley.redirect': { title: 'Encaisser le coup', text: 'Déplacez un touché vers une section qui peut le supporter.' },
    'card.waterline': { title: 'Sous la flottaison', text: 'Rien ne protège la Coque : le touché compte.' },
    'card.brace': { title: 'Parez au choc', text: 'Annulez le touché qui détruirait une section.' },
    'spoils.reward': {
      title: 'La récompense',
      text: 'Vous recevez 5 pièces d’or par prime d’une même nation, si elle n’a pas de prime sur votre tête et n’est pas en guerre avec la vôtre.',
    },
    'spoils.ship': {
      title: 'Un bateau capturé',
      text: 'Vous le prenez tel quel, dégâts compris. Votre ancien bateau est perdu.',
    },
    'spoils.rumour': { title: 'Deux rumeurs', text: 'Vous en gardez une ; l’autre retourne dans la pioche sans être vue.' },
    'spoils.hand': { title: 'Trop de cartes', text: 'Vous gardez quatre cartes Gloire.' },
    'spoils.cargo': { title: 'Trop de cargaison', text: 'Vous ne gardez que ce qui tient dans le bateau que vous gardez.' },
    'npc.found': {
      title: 'On vous a trouvé',
      text: 'Un bateau qui vous chasse a obtenu un crâne, et un combat commence. Au premier tour de combat, les deux bateaux ne peuvent que Tirer.',
    },
    'event.drawn': {
      title: 'L’événement de la manche',
      text: 'Les CNJ se déplacent d’abord, selon les icônes ; puis le texte s’applique. Ce qui dure figure dans le bandeau au-dessus de la carte.',
    },
    'glory.won': {
      title: 'De la Gloire !',
      text: 'Vous gagnez un point sur la piste et une carte Gloire. Les points de la piste ne se perdent jamais.',
    },
    'captain.died': {
      title: 'Un capitaine meurt',
      text: 'Bateau, cargaison, or à bord et cartes sont perdus ; points et coffre restent. Le capitaine suivant part au prochain tour.',
    },
    'victory.declared': {
      title: 'Victoire déclarée',
      text: 'La manche va jusqu’au bout. Si plusieurs joueurs atteignent l’objectif, les points de la piste les départagent.',
    },
  },
};
