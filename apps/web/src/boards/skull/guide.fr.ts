import type { Guide } from '../board.ts';

export const fr: Guide = {
  opening: [
    {
      title: 'Un navire, plusieurs ambitions',
      text: 'Des marqueurs sont posés face cachée sur quelques îles ; l’un d’eux est l’objectif. Trouvez-le et accostez-y : la traversée est réussie pour tous. Sinon, personne ne gagne. Après une réussite, le plus haut score l’emporte : le prestige compte le plus, et la confiance devient prestige.',
    },
    {
      title: 'Le Capitaine et les autres',
      text: 'Le Capitaine fixe le cap, commande les groupes de marins et garde le butin. Les autres gagnent la confiance à leur poste. Dès que la confiance de quelqu’un dépasse le moral de l’équipage, une mutinerie peut décider qui commandera désormais.',
    },
    {
      title: 'La mer, le navire, le journal',
      text: 'La mer d’un côté, la Dame du Sud de l’autre, le journal de bord au-dessus ; sur un téléphone, on passe de l’un à l’autre en bas de l’écran. Ce que vous pouvez choisir est éclairé. Survolez ou maintenez un nombre pour savoir d’où il vient.',
    },
    {
      title: 'Rien à savoir par cœur',
      text: 'Les règles sont à côté du plateau ; le § d’une question ouvre celle qui s’applique. Survolez ou maintenez un élément pour voir à quoi il sert.',
    },
  ],
  moments: {
    'course.draft': {
      title: 'Qui serez-vous ?',
      text: 'Un trait est un nombre de dés. Le Charisme le plus élevé désigne le premier Capitaine ; la Perception sert au nid-de-pie, l’Intelligence aux cartes et à l’infirmerie, l’Agilité au travail du pont et des mâts.',
    },
    'voyage.heading': {
      title: 'Le premier cap',
      text: 'Le navire avance droit devant, ou d’un côté à gauche ou à droite. Tournez la proue vers les marqueurs : en mer, pivoter coûte des points de déplacement.',
    },
    'time.feed': {
      title: 'Des provisions pour l’équipage',
      text: 'La journée s’achève et l’équipage mange 1 provision. Sans elle, le moral baisse d’un dé et les groupes se fatiguent.',
    },
    'time.refresh': {
      title: 'Le ragoût',
      text: 'Le ragoût du Cuisinier remonte le moral et enlève 1 fatigue à un groupe de marins.',
    },
    'stations.next': { title: 'À confiance égale', text: 'Vous décidez qui prend un poste en premier.' },
    'stations.post': {
      title: 'Votre poste pour ce tour',
      text: 'Sans personne à la barre, le navire n’avance pas, et les voiles demandent des bras. Le nid-de-pie révèle les marqueurs, le gaillard avant les cartographie, le pont principal soigne, nettoie et répare. Chaque poste indique combien de dés vous y lanceriez. Un succès rapporte de la confiance.',
    },
    'stations.orders': {
      title: 'Les points de commandement',
      text: 'Chaque point déplace un groupe de marins : choisissez le groupe, puis sa place, ou faites-le glisser. Vous avez 1 point, plus le Charisme du personnage sur la passerelle. Les groupes se reposent aux cabines ; ailleurs, le travail les fatigue. Vous pouvez aussi réassigner des personnages, mais chacun coûte 1 point de moral.',
    },
    'solo.guard': {
      title: 'Un allié complote',
      text: 'Un personnage qui surveille oppose son Charisme au comploteur. Si personne ne surveille, le complot réussit.',
    },
    'end.annex': {
      title: 'Plus personne debout',
      text: 'La traversée est perdue. En campagne, la capture coûte du prestige, le naufrage non.',
    },
    'harbour.sell': {
      title: 'Au port',
      text: 'Les marchandises deviennent le butin de l’équipage. Gardez le rhum, le bois et les provisions dont la suite aura besoin.',
    },
    'harbour.wages': {
      title: 'La solde',
      text: 'Chaque groupe veut sa paie. Un groupe congédié ne coûte rien, mais il vous manquera.',
    },
    'harbour.ally': { title: 'La solde d’un allié', text: 'Vous la payez de vos propres pièces. Sans elle, l’allié s’en va.' },
    'harbour.buy': {
      title: 'Le comptoir',
      text: 'Réparer coûte peu, recruter davantage. Une amélioration reste au navire.',
    },
    'harbour.item': {
      title: 'Un objet pour vous',
      text: 'Un objet pour la prochaine traversée, payé de vos propres pièces.',
    },
    'prep.order': {
      title: 'Les préparatifs',
      text: 'Appelez les personnages à leur tâche dans l’ordre de votre choix, et mettez au travail les groupes du pont principal. Nettoyez d’abord : au pire niveau, la saleté coûte du moral à chaque tour. Les marchandises se déplacent une fois ; plus elles vont loin dans la cale, plus le navire est lent.',
    },
    'prep.task': {
      title: 'Une tâche',
      text: 'Une seule tâche par tour. Le nombre de dés est écrit à côté ; un succès rapporte de la confiance.',
    },
    'heal.patient': { title: 'Hors de l’infirmerie', text: 'Le personnage ou le groupe que vous soignez va aux cabines.' },
    'chart.gem': {
      title: 'Une gemme sur un marqueur',
      text: '3 gemmes révèlent un marqueur à toute distance. Posez-les là où la route est la plus longue, ou là où il y en a déjà.',
    },
    'repair.wood': { title: 'Du bois', text: 'Il ajoute 2 à chaque dé de cette réparation, puis il est dépensé.' },
    'repair.where': {
      title: 'Les voiles ou la cale ?',
      text: 'Les voiles donnent la vitesse. La cale tient le navire à flot : sans colonne intacte, il coule.',
    },
    'hold.stow': {
      title: 'La cale',
      text: 'Choisissez un marqueur, puis sa place, ou faites-le glisser ; par-dessus bord, il est perdu. Seule compte la colonne occupée la plus lointaine : vert jusqu’à 4, jaune jusqu’à 7, rouge au-delà.',
    },
    'dice.again': {
      title: 'Le destin',
      text: 'Dépensez 1 point pour relancer votre plus mauvais dé. Ils sont rares ; le rhum en rend un.',
    },
    'wound.ward': { title: 'Le Charme funèbre', text: 'Il évite une blessure, une fois par traversée.' },
    'plot.coin': {
      title: 'Une pièce dans la main fermée',
      text: 'L’or est un Pillage du butin, l’argent une Calomnie pour 3 points de confiance, le cuivre un Escamotage de rhum ou de provisions. Si le Capitaine montre la même pièce, le comploteur perd 5 points de confiance et ne complote plus de la traversée.',
    },
    'plot.filch': {
      title: 'Le cuivre',
      text: 'Le rhum rend tout votre destin ; les provisions guérissent toutes vos blessures.',
    },
    'mutiny.rise': {
      title: 'Votre heure ?',
      text: 'Votre confiance dépasse le moral. Dans une mutinerie, toute confiance devient prestige, et le prestige devient pièces : la plus forte mise prend le navire.',
    },
    'mutiny.bid': {
      title: 'Une mise secrète',
      text: 'Chaque pièce coûte 10 points de prestige, même en cas d’échec. Toutes les mains s’ouvrent ensemble ; à égalité, le Charisme tranche.',
    },
    'confront.again': {
      title: 'Charisme contre Charisme',
      text: 'On compare les dés les plus hauts, puis les suivants. Un point de destin relance votre dé le plus faible.',
    },
    'mutiny.answer': {
      title: 'Un allié se mutine',
      text: 'Chaque camp ajoute un dé à son Charisme. Chaque tranche de 10 points de prestige dépensée ajoute 1 au vôtre. Si vous perdez, la traversée est finie.',
    },
    'enemy.next': { title: 'À eux', text: 'Plusieurs ennemis agissent. Le Capitaine choisit leur ordre.' },
    'enemy.steer': { title: 'Deux routes se valent', text: 'Là où la règle laisse le choix, le Capitaine déplace l’ennemi.' },
    'enemy.goal': {
      title: 'Quelle île ?',
      text: 'Un navire marchand se dirige vers l’île la plus proche. À distance égale, le Capitaine choisit ; une fois arrivé, il disparaît.',
    },
    'boarding.next': { title: 'Un abordage', text: 'Chaque personnage agit une fois par tour, dans l’ordre de votre choix.' },
    'boarding.deck': {
      title: 'Sur le pont ennemi',
      text: 'Battez-vous à la lame ou au pistolet : un touché par succès, une blessure s’il n’y en a pas. Ou coupez une amarre ; la seconde sépare les navires.',
    },
    'boarding.act': {
      title: 'Que faire d’ici',
      text: 'Selon votre poste : sauter chez l’ennemi, ajouter votre valeur au dé d’un groupe au bastingage, tirer, servir le pierrier ou haranguer.',
    },
    'boarding.command': {
      title: 'Des ordres pendant l’abordage',
      text: 'Seuls les groupes au bastingage se battent. Un groupe touché deux fois est en incapacité.',
    },
    'boarding.strike': {
      title: 'Où va le touché',
      text: 'Un second touché élimine un groupe blessé, qui ne lance alors plus de dé.',
    },
    'boarding.wound': {
      title: 'Qui encaisse ?',
      text: 'Un premier touché blesse un groupe, un second le met en incapacité.',
    },
    'boarding.mover': { title: 'À confiance égale', text: 'Vous décidez qui change de poste en premier.' },
    'boarding.post': {
      title: 'Un autre poste ?',
      text: 'Entre deux tours d’abordage, chaque personnage peut changer de poste.',
    },
    'boarding.return': { title: 'De retour à bord', text: 'Les amarres sont coupées : choisissez un poste libre.' },
    'boarding.orders': {
      title: 'Des ordres pendant l’abordage',
      text: 'Seuls les groupes au bastingage se battent, un dé chacun. Le drapeau blanc met fin à l’abordage, et à la traversée.',
    },
    'plunder.next': { title: 'À confiance égale', text: 'Vous décidez qui prend une part en premier.' },
    'plunder.groups': {
      title: 'Le pillage',
      text: 'Un groupe emporte jusqu’à 2 marqueurs, ou répare. Il n’y a que ce qui reste dans la cale ennemie.',
    },
    'plunder.share': {
      title: 'Votre part',
      text: 'Un marqueur pour la cale, ou une réparation ; les deux rapportent de la confiance.',
    },
    'plunder.gem': { title: 'Les prisonniers parlent', text: 'Deux gemmes sur un marqueur encore face cachée.' },
    'speed.hands': {
      title: 'Hisser les voiles',
      text: 'La barre et chacun dans le gréement lancent un dé ; chaque dé supérieur à la charge donne un point de déplacement. Sans ennemi actif, un groupe réussit toujours, mais se fatigue. Laissez-en un de côté pour l’épargner.',
    },
    'speed.aloft': {
      title: 'Au gréement',
      text: 'Chaque dé supérieur à la charge donne un point de déplacement, et un succès vous rapporte 1 point de confiance. Rien n’oblige à lancer.',
    },
    'move.sail': {
      title: 'Votre route',
      text: '1 point fait avancer le navire d’une case droit devant ou de part et d’autre de la proue, ou le fait pivoter sur place. Les canons portent par les flancs, à deux cases. On accoste là où il y a une lettre.',
    },
    'lookout.sight': {
      title: 'Du nid-de-pie',
      text: 'Vous pouvez révéler un marqueur à portée de votre Perception et gagner 1 point de confiance, ou le laisser face cachée.',
    },
    'naval.consent': {
      title: 'Viser les mâts',
      text: 'Retirez 1 à votre dé. S’il touche quand même, l’ennemi perd de la vitesse.',
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
      text: 'Un 5 ou un 6 trouve quelque chose ; un 1 peut coûter un groupe. Personne n’est obligé d’y aller.',
    },
    'explore.join': {
      title: 'Participer à l’exploration ?',
      text: 'Votre dé le plus haut compte. Une trouvaille rapporte 2 points de confiance, ne rien trouver en coûte 1, un accident 2 et une blessure.',
    },
    'mission.maw': { title: 'Le Maelström se déplace', text: 'Déplacez-le de 3 cases dans la direction de votre choix.' },
    'event.peek': {
      title: 'Seconde vue',
      text: 'Regardez la première carte Événement et mettez-la sous la pioche si vous voulez.',
    },
    'event.bottom': { title: 'Sous la pioche ?', text: 'Personne d’autre ne l’a vue. On en pioche une autre à sa place.' },
    'event.smell': {
      title: 'Le nez au vent',
      text: 'Une fois par jour, vous pouvez mettre une carte Climat sous la pioche et en piocher une autre.',
    },
    'event.calm': { title: 'Apaiser le ciel', text: 'Jet d’Intelligence : un succès (plus de 4) défausse la carte.' },
    'event.who': { title: 'Qui lance ?', text: 'La carte nomme un poste. Un personnage qui s’y trouve peut lancer les dés.' },
    'event.group': { title: 'Quel groupe ?', text: 'Le Capitaine décide quel groupe est touché.' },
    'event.tower': { title: 'Une tour de guet', text: 'Plusieurs places sont aussi proches. Le Capitaine en choisit une.' },
    'event.spar': { title: 'Un espar', text: 'Prenez le bois, ou voyez ce qui flotte d’autre.' },
    'event.old-chart': { title: 'La vieille carte', text: 'Une gemme pour un marqueur encore face cachée.' },
    'spawn.distance': {
      title: 'Voile en vue',
      text: 'Le personnage au nid-de-pie décide à quelle distance l’ennemi apparaît. Sur une case de terre, il n’apparaît pas.',
    },
    'spawn.replace': { title: 'Deux ennemis au plus', text: 'Le nouvel ennemi peut prendre la place d’un autre, inactif.' },
    'spawn.signal': {
      title: 'Le livre des signaux',
      text: 'Une fois par traversée : sur 4 à 6, l’ennemi est trompé et n’apparaît pas.',
    },
    'maelstrom.pull': { title: 'Le Maelström attire', text: 'Deux cases en sont aussi proches. Le Capitaine en choisit une.' },
    'foe.appeared': {
      title: 'Un ennemi en vue',
      text: 'À cinq cases ou moins, un ennemi est actif : il poursuit, tire et aborde, selon son type. Tant qu’un ennemi hostile est actif, il n’y a pas d’événement. Le semer coûte du moral, le vaincre en rapporte.',
    },
    'night.fell': {
      title: 'La nuit',
      text: 'Heures 5 et 6 de la montre. Les ennemis apparaissent 1 case plus près.',
    },
    'event.drawn': {
      title: 'Un événement',
      text: 'À la fin de chaque tour sans ennemi hostile actif. Si la carte nomme un poste, un personnage qui s’y trouve lance les dés ; sans personne, le jet échoue.',
    },
    'mutiny.began': {
      title: 'Mutinerie',
      text: 'Toute la confiance devient prestige et retombe à 0, et le moral remonte à 20. Puis les mises sont révélées.',
    },
  },
};
