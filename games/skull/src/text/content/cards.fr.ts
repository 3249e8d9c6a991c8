// Ce qui est écrit sur les cartes, les fiches et les jetons.
import type { Cards } from './named.ts';

export const cards: Cards = {
  'patrol-sails': 'Un Garde-côtes apparaît.',
  'treasure-escort': 'Un Galion apparaît.',
  'fat-trader': 'Un Navire marchand apparaît.',
  'spout-on-the-bow': 'Un Cachalot apparaît.',
  'arms-from-the-deep': 'Le Monstre marin apparaît.',
  'lights-without-crew': 'Le Vaisseau fantôme apparaît.',
  'the-sea-opens': 'Le Maelström s’ouvre sous le navire et reste jusqu’à la fin de la traversée.',
  'royal-navy':
    '4 groupes ennemis abordent le navire et touchent sur 5–6 (3 groupes de jour, si le nid-de-pie est occupé). La victoire fait monter le moral de 3.',
  nightmares:
    'De nuit, 3 groupes ennemis abordent le navire et touchent sur 5–6 ; on ne peut pas couper les amarres, et la victoire fait monter le moral de 2. De jour, le moral baisse de 1.',
  'canoes-in-the-dark': '3 groupes ennemis abordent le navire et touchent sur 6. La victoire rapporte une marchandise au hasard.',
  'stone-crab':
    'Il s’accroche au navire avec une Défense de 3 et coûte 1 point de déplacement par tour. À chaque tour des ennemis, il lance un dé : 5–6 est un impact dans la cale. Le vaincre fait monter le moral de 2 et rapporte une marchandise au hasard.',
  watchtower:
    'Elle se dresse sur la terre la plus proche, à 5 cases au plus, avec une Défense de 3. À chaque tour des ennemis, à 3 cases ou moins, elle lance 2 dés : chaque 5–6 est un impact. La vaincre fait monter le moral de 1 et rapporte 6 pièces.',
  'following-wind':
    'Climat. Au prochain tour de l’équipage, le navire a 2 points de déplacement de plus s’il y a quelqu’un à la barre.',
  'head-wind': 'Climat. Au prochain tour de l’équipage, l’indice de charge augmente de 1.',
  'dead-calm': 'Climat. Au prochain tour de l’équipage, le gréement ne donne aucun dé. Le moral baisse de 1.',
  squall:
    'Climat. Le gréement fait un jet d’Agilité 4. En cas d’échec, le navire est emporté de 2 cases dans la direction de la montre.',
  'black-storm':
    'Climat. La barre fait un jet de Force 4. En cas de succès, le navire est emporté d’une case dans une direction au hasard ; en cas d’échec, de 3 cases, et il subit un impact.',
  'fog-bank':
    'Climat. Le nid-de-pie fait un jet de Perception 4. En cas d’échec, le navire est emporté d’une case droit devant, et les ennemis apparaissent comme de nuit jusqu’au prochain événement.',
  waterspout: 'Climat. La barre fait un jet d’Agilité 4. En cas d’échec, le gréement subit un impact.',
  'masthead-fire':
    'Climat. Le nid-de-pie fait un jet d’Agilité 4. Un succès fait monter le moral de 1, un échec blesse le personnage. S’il n’y a personne, le gréement subit un impact.',
  'sweet-rain': 'Climat. La saleté baisse d’un niveau, et chaque groupe de marins qui n’est pas exténué perd 1 point de fatigue.',
  brawl:
    'Le pont principal fait un jet de Force 4. Un succès fait monter le moral de 1. En cas d’échec, un groupe de marins est blessé et le moral baisse de 1.',
  rats: 'Le pont principal fait un jet d’Agilité 4. En cas d’échec, une provision est perdue ; s’il n’y en a pas, le moral baisse de 2.',
  'ship-fever': 'Le pont principal fait un jet d’Intelligence 4. En cas d’échec, un groupe de marins est en incapacité.',
  'loose-cannonballs':
    'Le pont-batterie fait un jet de Force 4. En cas d’échec, le marqueur le plus à gauche de la cale est perdu.',
  'sprung-plank': 'Le pont principal fait un jet d’Intelligence 4. En cas d’échec, la cale subit un impact.',
  'hands-overboard':
    'Le bastingage fait un jet d’Agilité 4. En cas de succès, un personnage gagne 2 points de confiance ; un groupe de marins fait monter le moral de 1. En cas d’échec, un groupe de marins hors des cabines est éliminé.',
  'hungry-mouths': 'L’équipage exige des provisions.',
  shanty: 'La passerelle fait un jet de Charisme 4. Un succès fait monter le moral de 2.',
  grumbling: 'La passerelle fait un jet de Charisme 4. En cas d’échec, le moral baisse de 3.',
  flotsam: 'Le nid-de-pie fait un jet de Perception 4. Un succès rapporte une marchandise au hasard, ou du bois.',
  'old-chart': 'Le gaillard avant fait un jet d’Intelligence 4. Un succès pose une gemme sur un marqueur Objectif.',
  'thief-below':
    'Un voleur prend au butin de l’équipage autant de pièces que le résultat d’un dé, sauf si un groupe de marins surveille.',
  'fever-breaks':
    'Le patient qui est à l’infirmerie depuis le plus longtemps est soigné ; si elle est vide, le moral monte de 1.',
  'black-flag-rival': 'Le Sloop corsaire apparaît.',

  'sealed-letters': 'Accostez à la Roche à la Cloche pour 10 pièces et 2 points de prestige.',
  'rum-for-the-garrison': 'Laissez 2 rhums à l’île de la Braise pour 24 pièces.',
  'timber-debt': 'Laissez 2 bois à la Pointe du Jaguar pour 24 pièces et 1 point de prestige.',
  'marooned-pilot':
    'Allez chercher le pilote aux Sables des Fièvres et menez-le à la Tortue, ou à la fin de la traversée, pour 12 pièces. Tant qu’il est à bord, la barre a 1 dé de plus.',
  'gallows-debt': 'Accostez de nuit au Cap du Gibet pour 20 pièces et 3 points de prestige.',
  'whale-oil': 'La pioche contient un cachalot de plus. Tuez un Cachalot, puis accostez à la Caye du Sabre pour 18 pièces.',
  'break-the-blockade': 'Vainquez un Garde-côtes, puis accostez à la Dent de Fer pour 4 points de prestige.',
  'silver-ledger':
    'Le registre est à la Caye de l’Enclume ou à la Caye du Sabre ; personne ne sait laquelle. Accostez-y pour 15 pièces et 2 points de prestige.',
  'calm-the-maw':
    'Finissez deux manches de suite à 2 cases au plus du Maelström, puis accostez au Morne Creux pour 4 points de prestige. Le Maelström se déplace de 3 cases.',
  'fever-remedy':
    'Un personnage fait une trouvaille au Morne Creux. Tout le monde quitte l’infirmerie, et vous gagnez 2 points de prestige.',

  helmsman: 'Lance 1 dé de plus à la barre.',
  'weather-nose': 'Une fois par jour, peut remettre une carte Climat sous la pioche et en piocher une autre.',
  'cats-leap': 'Une fois par abordage, un saut manqué ne coûte rien.',
  'first-blade': 'Lance 1 dé de plus pour combattre dans le tour du saut.',
  'eagle-eye': 'Au nid-de-pie, de jour, voit une case plus loin.',
  'sure-foot': 'Peut relancer 1 dé d’un jet d’événement au nid-de-pie ou au gréement.',
  'master-gunner': 'Lance 1 dé de plus au pierrier. Au pont-batterie, peut relancer 1 dé du groupe de marins une fois par tour.',
  'powder-saver':
    'Une fois par traversée, si des munitions spéciales sont tirées du pont-batterie : sur 4–6, ce lot est gardé après la traversée.',
  'field-medicine': 'Lance 1 dé de plus pour soigner. Peut panser à la place un groupe de marins blessé, à n’importe quel poste.',
  'ships-log': 'Peut relancer 1 dé quand cartographier ne donne aucun succès.',
  'second-sight': 'Une fois par jour, peut regarder la première carte Événement et la remettre sous la pioche.',
  'grave-charm': 'Une fois par traversée, peut annuler la blessure d’un personnage.',
  'deck-officer': 'Au pont principal, le premier groupe de marins qui nettoie ou répare à chaque tour ne se fatigue pas.',
  'strong-back': 'Lance 1 dé de plus au gréement.',
  'wind-master': 'De n’importe où à bord, ajoute 1 dé au jet de vitesse, après tous les autres.',
  'still-the-sky': 'Une fois par jour, peut faire un jet d’Intelligence (il faut plus de 4) pour défausser une carte Climat.',
  topman: 'Lance 1 dé de plus au gréement.',
  'light-fingers': 'Un Pillage lors d’un complot rapporte 2 pièces de plus.',
  'hot-stew':
    'Quand des provisions sont dépensées en fin de journée, le moral monte de 2 et un groupe de marins perd 1 point de fatigue.',
  'rum-ration': 'Le rhum fait monter le moral de 1 de plus.',
  'old-name': 'Commence avec 2 points de confiance.',
  'rallying-voice': 'Donne 1 point de commandement de plus sur la passerelle.',
  vendetta: 'Une fois par abordage, peut relancer tous les dés manqués d’un combat.',
  'dead-reckoner': 'À la barre, un indice de charge de 4 compte comme 3 pour son propre dé. Le vent debout s’ajoute ensuite.',

  pump: 'Un groupe de marins au pont principal peut enlever toute la saleté, ou ajouter 1 à chaque dé d’un personnage qui nettoie.',
  'diving-bell':
    'Les navires ennemis que vous coulez laissent une épave. Sur sa case, le pont principal peut remonter une marchandise au hasard sur 4–6, 2 au plus par épave.',
  ram: 'Quand votre navire vient aborder, l’ennemi subit d’abord un impact dans la cale.',
  'signal-book':
    'Une fois par traversée, quand un Garde-côtes ou un Galion va apparaître, lancez un dé : sur 4–6, il n’apparaît pas.',
  'spare-canvas': 'Le navire a 1 voile de plus.',
  'deep-frames': 'La cale a 1 colonne de plus.',
  'sick-bay': 'Les personnages lancent 1 dé de plus pour reprendre conscience.',
  'copper-sheathing': 'Un échouage ou une collision lors d’un déplacement involontaire coûte 1 impact de moins.',
  grapeshot: 'Seulement à une distance de 1 case. Chaque impact réduit la capacité de combat de 1 sur 1–4.',
  'chain-shot': 'Chaque impact réduit la vitesse de 1 sur 1–4.',
  spyglass: 'La Perception augmente de 1 au nid-de-pie.',
  'good-pistol': 'La valeur de combat à distance augmente de 1, jusqu’à 4.',
  'boarding-axe': 'La valeur de combat au contact augmente de 1, jusqu’à 4.',
  'lucky-coin': 'Donne 1 point de destin de plus pour une traversée.',
  'surgeons-kit': 'Donne 1 dé de plus pour soigner.',

  'ghost-ship': 'On ne peut pas le combattre. Chacun de ses tours coûte 1 point de moral ; dans sa zone, il fait nuit.',
  whale:
    'Il ne fait rien tant qu’on ne le touche pas ; ensuite il charge et inflige 2 impacts à la cale. Le tuer rapporte 2 provisions et une marchandise au hasard.',
  'sea-monster': 'Il n’a pas de cap. Sur la case du navire, il lance un dé par tentacule : chaque 5–6 est un impact.',
  merchant: 'Il fuit et s’échappe dès qu’il atteint son île.',
  galleon: 'Un navire hostile, lourdement armé. Il rapporte 12 pièces en plus du pillage.',
  coastguard: 'Un navire hostile qui patrouille sur les routes maritimes.',
  privateer: 'Un navire hostile et rapide. Il rapporte 6 pièces en plus du pillage.',
};
