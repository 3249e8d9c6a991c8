import type { Guide } from '../board.ts';

export const fr: Guide = {
  opening: [
    {
      title: 'Un capitaine, un bateau, dix pièces d’or',
      text: 'Vous jouez pour dix points de Gloire. Commerce, raids, combats, missions, rumeurs et un grand bateau les rapportent un à un ; dix pièces d’or cachées dans votre coffre en valent un de plus, cinq au maximum. Le premier arrivé ouvre son coffre, et la manche est la dernière.',
    },
    {
      title: 'Trois actions par tour',
      text: 'Naviguez vers une zone éclairée, entrez au port ou quittez-le ; cherchez un bateau dans votre zone ; ou faites vos affaires au port, une fois par tour. Votre bateau se tient au bas de la carte : touchez-le pour voir toute sa fiche. Le bandeau du haut se déplie en almanach.',
    },
    {
      title: 'Un premier bénéfice',
      text: 'Chaque port demande une marchandise, celle de son jeton rond. Il la paie 6 pièces d’or la carte, et 3 toute autre ; trois cartes en une vente rapportent de la Gloire. Achetez donc à bon compte ce que demande un port voisin, et portez-le-lui.',
    },
    {
      title: 'Ou un premier raid',
      text: 'Dans presque chaque zone navigue un marchand au pavillon caché. Cherchez-le, attaquez, et prenez ce que disent les cartes : 12 pièces d’or ou plus valent de la Gloire. Sa nation met votre tête à prix et ferme ses ports. Ce qui est interdit dit pourquoi quand vous le désignez.',
    },
  ],
  moments: {
    'setup.ship': {
      title: 'Sloop ou flûte ?',
      text: 'Le sloop est agile et a un équipage : bon pour les raids et pour s’échapper. La flûte porte deux fois plus et encaisse mieux : bonne pour le commerce. Tout chantier permet de changer de bateau plus tard.',
    },
    'captain.ship': {
      title: 'La relève',
      text: 'Vos points et votre coffre vous restent. Choisissez un bateau pour le nouveau capitaine, qui part du port d’attache inscrit sur sa carte.',
    },
    'captain.redraw': {
      title: 'Un pirate à la porte',
      text: 'Vous pouvez tirer un autre capitaine, ou partir sous les canons de celui-ci.',
    },
    'turn.action': {
      title: 'Que faire ?',
      text: 'Les zones à portée sont éclairées. D’un port à celui de la zone voisine, il faut trois actions : sortir, traverser, entrer. Ceux qui vous chassent vous cherchent à votre arrivée : regardez d’abord qui s’y trouve.',
    },
    'glory.discard': {
      title: 'Quatre cartes suffisent',
      text: 'Rien ne peut être joué avant que l’une des cinq ne parte. La défausse est visible de tous.',
    },
    'announcing.announce': {
      title: 'Un moment pour les cartes',
      text: 'Posez une carte face cachée, ou passez. Quand vient son tour, vous pouvez encore la garder, mais tout le monde l’aura vue.',
    },
    'announcing.counter': {
      title: 'On joue contre vous',
      text: 'Contrordre envoie cette carte à la défausse avant qu’elle n’agisse. Vous ne savez pas encore laquelle c’est.',
    },
    'announcing.resolve': {
      title: 'À votre carte',
      text: 'Les précédentes ont pu changer la donne. Jouez-la, ou montrez-la et gardez-la.',
    },
    'turn.retire': {
      title: 'Avant le début du tour',
      text: 'Au port, votre capitaine peut prendre sa retraite : vous perdez ce que coûterait sa mort, gardez points et coffre, et recommencez avec un autre au prochain tour.',
    },
    'move.free': {
      title: 'Un déplacement gratuit',
      text: 'Il ne coûte pas d’action. Ceux qui vous chassent dans la nouvelle zone vous cherchent tout de même.',
    },
    'ship.mend': {
      title: 'Réparer sans chantier',
      text: 'Commencez par ce qui vous interdit les raids : une section réduite à rien.',
    },
    'scout.again': { title: 'Rien en vue', text: 'Vous pouvez relancer tous les dés ; le second jet est le bon.' },
    'bounty.gaining': {
      title: 'Votre tête à prix',
      text: 'Une prime ferme les ports de cette nation et lance toutes les marines à vos trousses ; les pirates, eux, vous laissent en paix. Certains capitaines et certaines cartes savent l’éviter.',
    },
    'pardon.buy': {
      title: 'Le pardon a son prix',
      text: 'Sa dernière prime effacée, une nation n’a jamais entendu parler de vous. Sans aucune prime, vous n’êtes plus pirate.',
    },
    'secret.whose': { title: 'Les cartes d’autrui', text: 'Vous voyez toute la main de la personne choisie.' },
    'secret.card': { title: 'L’une d’elles s’en va', text: 'Choisissez celle qui vous ferait le plus de tort.' },
    'admiral.order': {
      title: 'Ordres d’en haut',
      text: 'Envoyez un navire de guerre là où il vous sert, ou là où il ne vous nuit pas.',
    },
    'raid.attack': {
      title: 'Un marchand à votre merci',
      text: 'Attaquez-le sous son pavillon ou comme un navire du port d’ici : cette nation met votre tête à prix, quoi qu’il arrive. Le laisser passer ne coûte rien.',
    },
    'raid.ready': { title: 'Les cartes sont là', text: 'L’une des vôtres peut aider avant les dés. Sinon, lancez.' },
    'raid.use': {
      title: 'Employez vos succès',
      text: 'Chacun tire une carte de plus, en retire une ou en échange une. Les icônes rouges touchent votre bateau, les bleues sont des Fuites : s’il y en a autant que votre manœuvrabilité, le marchand s’échappe. 12 pièces d’or ou plus valent de la Gloire.',
    },
    'raid.escaped': {
      title: 'Il s’est échappé',
      text: 'Autant d’icônes Fuite que votre manœuvrabilité, et le marchand est loin, or et cartes avec lui ; la prime reste. Retirez ces cartes avec vos succès, ou attaquez d’un bateau plus maniable.',
    },
    'raid.broken': {
      title: 'Le raid tourne court',
      text: 'Une section réduite à rien met fin au raid aussitôt. Regardez votre bateau avant de laisser les cartes en l’état, et réparez-le avant le prochain.',
    },
    'npc.entered': {
      title: 'Un chasseur prend la mer',
      text: 'Les navires chassent ceux dont la tête est mise à prix, les pirates tous les autres. Ils vous cherchent dans toute zone où vous entrez ou commencez votre tour : montrez un bateau pour voir qui il chasse, et contournez-le.',
    },
    'bounty.gained': {
      title: 'Mis à prix',
      text: 'Les ports de cette nation vous sont fermés, et toutes les marines vous chassent. Les pirates vous laissent en paix, et les raids paient toujours. Un pardon, une carte ou une mission peut effacer la prime.',
    },
    'cargo.sold': {
      title: 'Vendu',
      text: 'La marchandise demandée a rapporté 6 pièces d’or la carte, toute autre 3. Trois cartes demandées en une vente valent un point de Gloire ; puis le port demande autre chose. La carte montre qui demande quoi.',
    },
    'raid.hull': {
      title: 'Une coque épaisse',
      text: 'Elle annule un touché, puis il faut 3 pièces d’or au chantier pour la remettre en état.',
    },
    'raid.prize': { title: 'Il est à vous', text: 'Une carte peut en tirer davantage.' },
    'raid.load': {
      title: 'Remplissez la cale',
      text: 'L’or est déjà à vous. Emportez ce qu’un port demande, tant qu’il y a de la place.',
    },
    'cargo.drop': {
      title: 'Trop à bord',
      text: 'Au port, tout tient ; en mer, il faut que cela entre dans la cale telle qu’elle est, avaries comprises.',
    },
    'port.activity': {
      title: 'À terre',
      text: 'Visitez autant de maisons que vous voulez, une fois chacune ; qui veut vendre commence par là. La modification qui était cachée ici vient d’être retournée.',
    },
    'port.sell': {
      title: 'Annoncez tout le lot',
      text: 'La marchandise demandée rapporte 6, toute autre 3. Trois cartes de celle-ci dans ce lot valent un point de Gloire ; ensuite, le port demande autre chose.',
    },
    'port.sold': { title: 'La poche pleine', text: 'Certains spécialistes s’engagent juste après une vente.' },
    'port.demand': {
      title: 'Vous faites le marché',
      text: 'Choisissez ce que ce port paiera 6 pièces d’or : quelque chose que vous pouvez trouver.',
    },
    'port.buying': {
      title: 'Une carte de plus ?',
      text: 'Une offre plus large, ce sont plus de cartes semblables, donc des prix plus bas.',
    },
    'port.bargain': { title: 'Regardez mieux', text: 'Remettez ce qui est cher ou ce que personne ne demande.' },
    'port.buy': {
      title: 'L’abondance fait le bon marché',
      text: 'Une marchandise présente une fois coûte 3, deux fois 2, trois fois ou plus 1 pièce d’or la carte. Sous le prix, le port le plus proche qui la demande.',
    },
    'port.yard': {
      title: 'Au chantier',
      text: 'Réparations à 2 pièces d’or le point, armes à 3, la modification de ce port à 3. Une frégate ou un galion coûte 35, moins ce que rapporte l’ancien bateau, et vaut de la Gloire une fois par capitaine.',
    },
    'yard.keep': {
      title: 'Les charpentiers de St. John',
      text: 'Ici seulement, les modifications suivent sur le nouveau bateau. Celles que vous laissez vont dans d’autres ports.',
    },
    'yard.exchange': {
      title: 'Un autre bateau ?',
      text: 'Il est neuf, toutes sections intactes ; équipage, marchandises et cartes vous suivent.',
    },
    'modification.place': {
      title: 'Des jetons pour les ports',
      text: 'Vous choisissez le port, le hasard le jeton. Il y reste face cachée.',
    },
    'port.enlist': {
      title: 'Personne n’est venu de soi-même',
      text: 'Un marin coûte 2 pièces d’or. Sans équipage, pas d’abordage, et tout combat sur le pont est perdu.',
    },
    'port.stash': {
      title: 'Votre coffre',
      text: 'L’or y est hors d’atteinte et survit à votre capitaine. Dix pièces d’or font un point de Gloire caché. Les autres apprennent que vous cachez de l’or, pas combien.',
    },
    'chest.fetch': {
      title: 'Puiser dans le coffre',
      text: 'À votre port d’attache, c’est gratuit. Les points cachés partent avec l’or.',
    },
    'port.letter': { title: 'Une lettre ouvre les portes', text: 'Choisissez la mission qu’elle appuie.' },
    'venture.weapon': {
      title: 'Une arme pour vous',
      text: 'Une de chaque sorte au plus. Dans un raid, chacune change un dé manqué en succès.',
    },
    'venture.token': {
      title: 'La modification d’un port au choix',
      text: 'Celles qui sont cachées sont retournées avant votre décision.',
    },
    'venture.load': { title: 'Ce qu’il y a là', text: 'Prenez ce qui tient, ou jetez autre chose par-dessus bord.' },
    'venture.guards': {
      title: 'Des gardes',
      text: 'Un combat à terre, équipage contre équipage, jusqu’au bout. Le perdre coûte votre capitaine. On peut y renoncer.',
    },
    'venture.steer': { title: 'De faux signaux', text: 'Loin de vous, ou droit sur quelqu’un d’autre.' },
    'venture.specialist': {
      title: 'Un spécialiste, gratis',
      text: 'Un de chaque sorte peut vous servir ; la carte dit ce qu’il fait.',
    },
    'rumour.keep': {
      title: 'On n’en croit qu’une',
      text: 'Gardez celle dont le lieu est sur votre route. Personne ne voit ni l’une ni l’autre.',
    },
    'rumour.slip': { title: 'Un passage inconnu', text: 'Vous arrivez sans être vu : personne ne vous cherche.' },
    'rumour.good': { title: 'Nommez une marchandise', text: 'De préférence une qu’un port voisin demande.' },
    'rumour.auction': { title: 'Une vente privée', text: 'Ce n’est pas l’activité Vendre : la demande du port ne change pas.' },
    'mission.friend': { title: 'Un ami à la cour', text: 'Tous les dés sont relancés ; le second jet est le bon.' },
    'mission.keep': { title: 'Une mission à la fois', text: 'L’autre est défaussée pour de bon.' },
    'mission.pardon': { title: 'L’ardoise effacée', text: 'Toutes les primes de la nation choisie disparaissent.' },
    'congress.pardon': {
      title: 'Congrès de paix',
      text: 'Cinq pièces d’or effacent une prime. Cela vaut la peine là où un port utile vous est fermé.',
    },
    'hunt.timetable': { title: 'Trouvé, ou non', text: 'Les horaires sont alors usés, et la recherche a échoué.' },
    'naval.declare': {
      title: 'Feu, abordage ou fuite ?',
      text: 'Les deux lancent Manœuvre. Feu : le vainqueur touche avec chaque canon, le vaincu une fois par crâne. Abordage : le vainqueur porte le combat sur le pont. Fuite : vous partez si vous gagnez et que l’ennemi n’a aucun crâne. L’attaquant parle le premier.',
    },
    'naval.chase': { title: 'Canons chasseurs', text: 'Un coup sûr, une fois par combat, dès que quelqu’un veut fuir.' },
    'dice.reroll': { title: 'Quels dés relancer ?', text: 'Désignez les dés, puis lancez-les. Le nouveau résultat compte.' },
    'volley.aim': { title: 'Le maître canonnier', text: 'Un dé de localisation peut être relancé, avant toute autre décision.' },
    'volley.shot': {
      title: 'Munitions spéciales',
      text: 'Les boulets enchaînés envoient tous les crânes de la bordée dans les mâts, la mitraille dans l’équipage. Sinon, c’est la cible qui les place.',
    },
    'volley.skull': {
      title: 'Où frappe-t-il ?',
      text: 'Les crânes sont placés par celui qui les reçoit. Une section détruite renvoie ses touchés à la coque, et sans coque le bateau sombre.',
    },
    'volley.hull': {
      title: 'La coque renforcée',
      text: 'Elle annule un touché, puis ne sert plus avant d’être remise en état au chantier.',
    },
    'volley.redirect': { title: 'Accompagner le coup', text: 'Déplacez un touché vers une section qui peut le supporter.' },
    'card.waterline': { title: 'Sous la flottaison', text: 'Rien ne protège la coque : le touché qui y va compte.' },
    'card.brace': { title: 'Tenez bon !', text: 'Annulez le touché qui détruirait quelque chose.' },
    'spoils.reward': {
      title: 'La récompense',
      text: '5 pièces d’or par prime d’une seule nation, si elle ne vous recherche pas et n’est pas en guerre avec la vôtre.',
    },
    'spoils.ship': {
      title: 'Une prise',
      text: 'Vous la prenez telle quelle, avaries et modifications comprises. Votre ancien bateau est perdu.',
    },
    'spoils.rumour': { title: 'Deux rumeurs', text: 'Vous en gardez une ; l’autre retourne dans le paquet, sans être vue.' },
    'spoils.hand': { title: 'Trop de cartes', text: 'Quatre peuvent rester en main.' },
    'spoils.cargo': { title: 'Arrimez', text: 'Seul ce qui tient dans le bateau que vous gardez vous suit.' },
    'npc.found': {
      title: 'Repéré',
      text: 'Un chasseur a lancé un crâne. Combattez ou échappez-vous : au premier tour de combat, chacun ne peut que faire feu.',
    },
    'event.drawn': {
      title: 'L’événement de la manche',
      text: 'Les capitaines non-joueurs bougent d’abord, selon les icônes ; puis le texte s’applique. Ce qui dure figure dans le bandeau au-dessus de la carte.',
    },
    'glory.won': {
      title: 'De la Gloire !',
      text: 'Un point sur la piste, et une carte Gloire avec lui. Les points de la piste ne se perdent jamais.',
    },
    'captain.died': {
      title: 'Un capitaine est perdu',
      text: 'Bateau, marchandises, or à bord et cartes disparaissent ; points et coffre restent. Le prochain capitaine part au prochain tour.',
    },
    'victory.declared': {
      title: 'Victoire déclarée',
      text: 'On finit la manche. Si plusieurs atteignent l’objectif, les points de la piste tranchent.',
    },
  },
};
