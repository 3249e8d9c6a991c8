import type { Guide } from '../board.ts';

export const fr: Guide = {
  opening: [
    {
      title: 'Un navire, plusieurs ambitions',
      text: 'Des marqueurs sont posés face cachée sur quelques îles ; l’un d’eux est l’objectif. Trouvez-le, menez-y le navire, et la traversée est réussie pour tous. Sinon, personne ne gagne. Après une réussite, le plus haut score l’emporte : le prestige surtout, et la confiance devient prestige.',
    },
    {
      title: 'Le Capitaine et les autres',
      text: 'Le Capitaine fixe le cap, commande les groupes de marins et garde le butin. Les autres gagnent la confiance à leur poste. Dès que la confiance de quelqu’un dépasse le moral de l’équipage, une mutinerie peut décider qui commandera désormais.',
    },
    {
      title: 'La mer, le navire, le journal',
      text: 'La mer d’un côté, la Dame du Sud de l’autre, le journal de bord au-dessus ; sur un téléphone, on passe de l’un à l’autre en bas de l’écran. Ce qui peut être choisi brille. Montrez un nombre pour savoir d’où il vient.',
    },
    {
      title: 'Rien à savoir par cœur',
      text: 'Les règles sont à côté du plateau, et le § de chaque question mène à la sienne. Laissez le pointeur ou le doigt sur une chose : elle dit à quoi elle sert. Au clavier, le point d’interrogation donne les touches.',
    },
  ],
  moments: {
    'course.draft': {
      title: 'Qui serez-vous ?',
      text: 'Une caractéristique est un nombre de dés. Le plus grand Charisme fait le premier Capitaine ; la Perception sert au nid-de-pie, l’Intelligence aux cartes et à l’infirmerie, l’Agilité au travail du pont et des mâts.',
    },
    'voyage.heading': {
      title: 'Le premier cap',
      text: 'Le navire avance droit devant, ou d’un côté à gauche ou à droite. Tournez la proue vers les marqueurs : en mer, virer coûte du mouvement.',
    },
    'time.feed': {
      title: 'Des provisions pour l’équipage',
      text: 'La journée s’achève. Les provisions gardent l’équipage de bonne humeur ; sans elles, le moral baisse d’un dé et les groupes se fatiguent.',
    },
    'time.refresh': {
      title: 'Le ragoût',
      text: 'Le ragoût du Cuisinier remonte le moral et efface un cran de fatigue d’un groupe de marins.',
    },
    'stations.next': { title: 'À confiance égale', text: 'Entre égaux, vous dites qui gagne son poste le premier.' },
    'stations.post': {
      title: 'Votre poste pour ce tour',
      text: 'Sans barreur, le navire n’avance pas, et les voiles veulent des bras. Le nid-de-pie découvre les marqueurs, le gaillard avant les situe sur la carte, le pont principal soigne, nettoie et répare. Chaque poste indique combien de dés vous y lanceriez. Une réussite vaut de la confiance.',
    },
    'stations.orders': {
      title: 'Les points de commandement',
      text: 'Chacun déplace un groupe de marins : appuyez sur le groupe, puis sur sa place, ou faites-le glisser. Vous avez un point, plus le Charisme de qui se tient sur la passerelle. Dans les cabines on se repose ; partout ailleurs le travail fatigue. Vous pouvez aussi réaffecter les pirates, mais chacun coûte un point de moral.',
    },
    'solo.guard': {
      title: 'Un allié complote',
      text: 'Qui monte la garde oppose son Charisme au comploteur. Sans garde, le complot réussit.',
    },
    'end.annex': {
      title: 'Plus personne debout',
      text: 'La traversée est perdue. En campagne, la capture coûte du prestige, le naufrage non.',
    },
    'harbour.sell': {
      title: 'Au port',
      text: 'Les marchandises deviennent le butin de l’équipage. Gardez le rhum, le bois et les provisions dont la suite aura besoin.',
    },
    'harbour.wages': { title: 'La solde', text: 'Chaque groupe veut sa paie. Qui est congédié ne coûte rien, et manquera.' },
    'harbour.ally': { title: 'La solde d’un allié', text: 'Vous la payez de votre bourse. Sans elle, l’allié s’en va.' },
    'harbour.buy': {
      title: 'Le comptoir',
      text: 'Réparer coûte peu, recruter davantage. Une amélioration reste au navire.',
    },
    'harbour.item': {
      title: 'Quelque chose pour vous',
      text: 'Un objet pour la prochaine traversée, payé de vos propres pièces.',
    },
    'prep.order': {
      title: 'Les préparatifs',
      text: 'Appelez chacun à sa tâche dans l’ordre qui vous plaît, et mettez au travail les groupes du pont principal. La saleté d’abord : à son comble, elle coûte du moral à chaque tour. Les marchandises se déplacent une fois ; plus elles vont loin dans la cale, plus le navire est lent.',
    },
    'prep.task': {
      title: 'Une tâche',
      text: 'Elle ne coûte que votre tour. Les dés que vous lanceriez sont écrits à côté ; une réussite vaut de la confiance.',
    },
    'heal.patient': { title: 'Hors de l’infirmerie', text: 'Qui est soigné est rétabli et gagne les cabines.' },
    'chart.gem': {
      title: 'Une gemme sur un marqueur',
      text: 'Trois gemmes retournent un marqueur, à toute distance. Posez-les là où la route est la plus longue, ou là où quelqu’un a commencé.',
    },
    'repair.wood': { title: 'Du bois', text: 'Il ajoute 2 à chaque dé de cette réparation, puis il est dépensé.' },
    'repair.where': {
      title: 'Les voiles ou la cale ?',
      text: 'Les voiles, c’est la vitesse. La cale, c’est la vie : sans une colonne intacte, le navire coule.',
    },
    'hold.stow': {
      title: 'La cale',
      text: 'Appuyez sur un marqueur, puis sur sa place, ou faites-le glisser ; par-dessus bord, il est perdu. Seule compte la colonne occupée la plus lointaine : vert jusqu’à 4, jaune jusqu’à 7, rouge au-delà.',
    },
    'dice.again': { title: 'Le destin', text: 'Un point relance votre plus mauvais dé. Ils sont rares ; le rhum en rend un.' },
    'wound.ward': { title: 'Le gri-gri', text: 'Il prend une blessure, une seule fois dans la traversée.' },
    'plot.coin': {
      title: 'Une pièce dans la main fermée',
      text: 'L’or vole le butin, l’argent calomnie pour 3 points de confiance, le cuivre chaparde du rhum ou des provisions. Si le Capitaine montre la même pièce, le comploteur perd 5 points de confiance et ne complote plus.',
    },
    'plot.filch': { title: 'Le cuivre', text: 'Le rhum rend votre destin, les provisions guérissent toutes vos blessures.' },
    'mutiny.rise': {
      title: 'Votre heure ?',
      text: 'Votre confiance dépasse le moral. Dans une mutinerie, toute confiance devient prestige, et le prestige devient pièces : la plus forte mise prend le navire.',
    },
    'mutiny.bid': {
      title: 'Une mise dans le poing',
      text: 'Chaque pièce coûte 10 de prestige, quel que soit le vainqueur. Les poings s’ouvrent ensemble ; à égalité, le Charisme tranche.',
    },
    'confront.again': {
      title: 'Charisme contre Charisme',
      text: 'On compare les dés les plus hauts, puis les suivants. Un point de destin relance votre dé le plus faible.',
    },
    'mutiny.answer': {
      title: 'Un allié se mutine',
      text: 'Charisme et un dé de chaque côté ; chaque tranche de 10 de prestige ajoute 1 au vôtre, et elle est perdue de toute façon. Perdre, c’est la fin.',
    },
    'enemy.next': { title: 'À eux', text: 'Plusieurs ennemis agissent ; le Capitaine fixe leur ordre.' },
    'enemy.steer': { title: 'Deux routes se valent', text: 'Là où la règle laisse le choix, le Capitaine déplace l’ennemi.' },
    'enemy.goal': {
      title: 'Quelle île ?',
      text: 'Un marchand gagne la plus proche. À distance égale, le Capitaine choisit ; arrivé là, il nous échappe.',
    },
    'boarding.next': { title: 'Un abordage', text: 'Chacun agit une fois par tour, dans l’ordre qui vous plaît.' },
    'boarding.deck': {
      title: 'Sur le pont ennemi',
      text: 'Battez-vous à la lame ou au pistolet : une touche par réussite, une blessure s’il n’y en a pas. Ou coupez une amarre ; la seconde sépare les navires.',
    },
    'boarding.act': {
      title: 'Que faire d’ici',
      text: 'Sauter en face, seconder un groupe au bastingage et ajouter votre valeur à son dé, tirer, servir le pierrier ou haranguer, selon votre poste.',
    },
    'boarding.command': {
      title: 'Des ordres dans la mêlée',
      text: 'Seuls les groupes au bastingage se battent. Qui y est touché deux fois est hors de combat.',
    },
    'boarding.strike': {
      title: 'Où va la touche',
      text: 'Un groupe blessé tombe à la seconde touche ; un groupe tombé ne lance plus de dé.',
    },
    'boarding.wound': {
      title: 'Qui encaisse ?',
      text: 'Une première touche blesse un groupe, une seconde le met hors de combat.',
    },
    'boarding.mover': { title: 'À confiance égale', text: 'Vous dites qui change de poste le premier.' },
    'boarding.post': {
      title: 'Un autre poste ?',
      text: 'Entre deux tours d’abordage, chacun peut aller là où l’on a besoin de lui.',
    },
    'boarding.return': { title: 'De retour à bord', text: 'Les amarres sont coupées : choisissez un poste libre.' },
    'boarding.orders': {
      title: 'Des ordres dans la mêlée',
      text: 'Seuls les groupes au bastingage se battent, un dé chacun. Le drapeau blanc met fin à l’abordage, et à la traversée.',
    },
    'plunder.next': { title: 'À confiance égale', text: 'Vous dites qui prend sa part le premier.' },
    'plunder.groups': {
      title: 'Le pillage',
      text: 'Un groupe emporte jusqu’à deux marqueurs, ou répare. Il n’y a que ce que sa cale contient encore.',
    },
    'plunder.share': {
      title: 'Votre part',
      text: 'Un marqueur pour la cale, ou une réparation ; l’un et l’autre valent de la confiance.',
    },
    'plunder.gem': { title: 'Les prisonniers parlent', text: 'Deux gemmes sur un marqueur encore face cachée.' },
    'speed.hands': {
      title: 'Hisser les voiles',
      text: 'La barre et chaque bras dans le gréement lancent un dé ; chaque dé au-dessus de la charge vaut un point de mouvement. Sans ennemi actif, un groupe réussit toujours, mais se fatigue. Laissez-en un de côté pour l’épargner.',
    },
    'speed.aloft': {
      title: 'Au gréement',
      text: 'Chaque dé au-dessus de la charge vaut un point de déplacement, et un succès vous rapporte 1 point de confiance. Rien n’oblige à lancer.',
    },
    'move.sail': {
      title: 'Votre route',
      text: 'Un point avance d’une case droit devant ou de part et d’autre de la proue, ou fait virer sur place. Les canons portent par les flancs, à deux cases. On accoste là où il y a une lettre.',
    },
    'lookout.sight': {
      title: 'Du nid-de-pie',
      text: 'Aussi loin que porte votre Perception, vous pouvez retourner un marqueur, pour un point de confiance. Ou le garder pour vous.',
    },
    'naval.consent': {
      title: 'Viser les mâts',
      text: 'Un de moins sur votre dé ; s’il touche quand même, sa vitesse en souffre.',
    },
    'naval.gunner': {
      title: 'Au pont-batterie',
      text: 'Vous tirez avec un canon et un dé ; un impact vous rapporte 1 point de confiance. Si vous renoncez, le canon reste aux autres.',
    },
    'hits.victim': { title: 'Un boulet balaie le pont', text: 'Le groupe que vous désignez va à l’infirmerie.' },
    'dock.ashore': {
      title: 'À terre',
      text: 'Faites au moins une chose. Sur l’île de l’objectif, vous mettez fin à la traversée, réussie ; un butin enterré survit à toutes les défaites.',
    },
    'dock.bury': {
      title: 'Du butin dans le sable',
      text: 'Un Capitaine n’enterre que sur une île. Ce trésor reste le sien, même si le navire ne l’est plus.',
    },
    'dock.dig-up': {
      title: 'Votre ancien trésor',
      text: 'Vous l’avez enterré quand vous étiez Capitaine. Il est à vous : prenez tout, une partie ou rien.',
    },
    'explore.send': {
      title: 'Vers l’intérieur',
      text: 'Un 5 ou un 6 trouve quelque chose, un 1 peut coûter un groupe. Personne n’y est tenu.',
    },
    'explore.join': {
      title: 'Les accompagner ?',
      text: 'Votre meilleur dé compte. Une trouvaille vaut 2 de confiance, rien en coûte 1, un accident 2 et une blessure.',
    },
    'mission.maw': { title: 'Le Maelström se déplace', text: 'De trois cases, où vous voulez.' },
    'event.peek': {
      title: 'Seconde vue',
      text: 'Regardez la carte du dessus avant tout le monde, et enfouissez-la si vous voulez.',
    },
    'event.bottom': { title: 'Sous le paquet ?', text: 'Vous seul la connaissez. Une autre viendra à sa place.' },
    'event.smell': {
      title: 'Le nez au vent',
      text: 'Une fois par jour, une carte Climat passe sous le paquet et une autre vient.',
    },
    'event.calm': { title: 'Apaiser le ciel', text: 'Intelligence 4 : une réussite écarte la carte.' },
    'event.who': { title: 'Qui lance ?', text: 'La carte nomme un poste. Qui s’y tient peut en répondre.' },
    'event.group': { title: 'Quel groupe ?', text: 'Le Capitaine décide qui est frappé.' },
    'event.tower': { title: 'Une tour de guet', text: 'Plusieurs lieux sont aussi proches. Le Capitaine dit où elle se dresse.' },
    'event.spar': { title: 'Un espar', text: 'Du bois à coup sûr, ou ce qui flotte d’autre.' },
    'event.old-chart': { title: 'La vieille carte', text: 'Une gemme pour un marqueur encore face cachée.' },
    'spawn.distance': {
      title: 'Voile en vue',
      text: 'Qui est au nid-de-pie décide à quelle distance. Si la case est de la terre, rien ne vient.',
    },
    'spawn.replace': { title: 'Deux suffisent', text: 'Le nouvel ennemi peut prendre la place d’un autre, inactif.' },
    'spawn.signal': {
      title: 'Le livre des signaux',
      text: 'Une fois par traversée : de 4 à 6, l’ennemi nous prend pour des amis et passe son chemin.',
    },
    'maelstrom.pull': { title: 'Le Maelström attire', text: 'Deux cases en sont aussi proches. Le Capitaine dit laquelle.' },
    'foe.appeared': {
      title: 'Un ennemi en vue',
      text: 'À cinq cases ou moins, un ennemi est actif : il poursuit, tire et aborde, selon son type. Tant qu’un ennemi hostile est actif, il n’y a pas d’événement. Le semer coûte du moral, le vaincre en rapporte.',
    },
    'night.fell': {
      title: 'La nuit',
      text: 'Les heures cinq et six de la montre. Les ennemis surgissent une case plus près.',
    },
    'event.drawn': {
      title: 'Un événement',
      text: 'À la fin de chaque tour sans ennemi hostile actif. Si la carte nomme un poste, c’est à qui s’y tient de répondre ; personne là vaut un échec.',
    },
    'mutiny.began': {
      title: 'Mutinerie',
      text: 'Le moral remonte à 20 et toute confiance tombe à 0, mais elle est devenue prestige auparavant. Puis les poings s’ouvrent.',
    },
  },
};
