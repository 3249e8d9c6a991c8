import type { town as en } from './town.en.ts';

export const town: { readonly [id in keyof typeof en]: string } = {
  'NAS-FLOW-01': 'Une partie dure toujours 4 manches.',
  'NAS-FLOW-02': 'Une manche compte trois phases : Nassau, puis Les Caraïbes, puis Apprêter le navire.',
  'NAS-FLOW-03': 'En phase I, le joueur qui a le dauphin commence, et on joue dans le sens horaire.',
  'NAS-FLOW-04': 'En phase II aussi, le joueur qui a alors le dauphin commence, et on joue dans le sens horaire.',
  'NAS-FLOW-05':
    'Une fois que vous avez passé en phase I, ou regagné votre port d’attache en phase II, vos tours sont sautés. Le dernier joueur restant enchaîne les siens.',

  'NAS-TOWN-01': 'À votre tour en ville, vous faites une chose sur trois : déplacer le capitaine, faire une pause ou passer.',
  'NAS-TOWN-02':
    'Pour déplacer le capitaine, choisissez l’une des allées qui partent de sa case. Tous les joueurs déplacent ce même pion.',
  'NAS-TOWN-03': 'Une allée où se trouvent déjà des pirates, de n’importe quelle couleur, est bloquée.',
  'NAS-TOWN-04':
    'Posez un pirate de votre pont supérieur sur chaque section de l’allée. Si vous n’en avez pas assez pour toutes les sections, vous ne pouvez pas la choisir.',
  'NAS-TOWN-05': 'Une fois l’allée remplie, le capitaine va sur la case située à l’autre bout.',
  'NAS-TOWN-06': 'Après le déplacement du capitaine, vous recevez l’équipement représenté sur la case atteinte.',
  'NAS-TOWN-07': 'Si une case montre deux équipements séparés par une barre, vous choisissez l’un des deux.',
  'NAS-TOWN-08': 'Après votre déplacement, votre tour se termine. Le joueur suivant repart de la nouvelle case du capitaine.',
  'NAS-TOWN-09': 'Les pirates posés dans les allées restent en ville jusqu’à la phase III.',
  'NAS-TOWN-10':
    'Une fois par tour, après votre déplacement, vous pouvez payer 1 doublon pour un déplacement supplémentaire : remplissez aussitôt une seconde allée et prenez aussi l’équipement qui est au bout.',
  'NAS-TOWN-11': 'Vous ne pouvez faire qu’un déplacement supplémentaire : un tour ne rapporte donc jamais plus de 2 équipements.',
  'NAS-TOWN-12': 'Le déplacement supplémentaire coûte un doublon. Il ne peut pas se payer en points.',
  'NAS-TOWN-13':
    'Si toutes les allées de la case du capitaine sont bloquées, vous pouvez d’abord le poser, gratuitement et sans rien recevoir, sur une case où il a déjà été cette manche et d’où une allée est encore libre. Votre déplacement part de là. S’il n’y en a aucune, toute case avec une allée libre convient. Une option de table admet aussi les cases des manches précédentes.',
  'NAS-TOWN-14':
    'Tant qu’une allée de la case du capitaine est libre, il n’est pas bloqué, même si vous n’avez pas assez de pirates pour elle. Une allée de bordure ne compte comme libre que si la barge en a une autre pour revenir.',
  'NAS-TOWN-15':
    'Vous pouvez aller sur une case dont vous ne pouvez pas prendre l’équipement, par exemple parce que vous êtes au maximum. Vous ne recevez alors rien.',
  'NAS-TOWN-16': 'D’une manche à l’autre, le capitaine reste sur sa case.',

  'NAS-BARGE-01': 'Une allée de bordure mène hors de la ville. Choisissez-la pour prendre la barge.',
  'NAS-BARGE-02':
    'La barge ramène le capitaine par n’importe quelle autre allée de bordure, sur n’importe quel côté de la ville, jusqu’à la case où elle aboutit. Elle ne le ramène jamais sur la case qu’il vient de quitter.',
  'NAS-BARGE-03':
    'Pour un trajet en barge, les deux allées, celle du départ et celle du retour, doivent être libres, et vos pirates en remplissent toutes les sections.',
  'NAS-BARGE-04': 'En plus des pirates, un trajet en barge vous coûte 1 doublon.',
  'NAS-BARGE-05': 'Si vous n’avez plus aucun doublon, vous pouvez prendre la barge contre 2 points.',
  'NAS-BARGE-06': 'Tant qu’il vous reste un doublon, vous ne pouvez pas payer la barge en points.',
  'NAS-BARGE-07':
    'Un trajet en barge, aller et retour, est un seul déplacement : vous ne recevez que l’équipement de la case d’arrivée.',
  'NAS-BARGE-08':
    'Votre déplacement supplémentaire peut aussi se faire en barge : vous payez d’abord 1 doublon pour le déplacement, puis 1 pour la barge. Si c’était votre dernier doublon, la barge coûte 2 points.',

  'NAS-PASS-01': 'Pour faire une pause, défaussez 1 rhum : vous ne placez aucun pirate ce tour-ci, mais restez dans la phase.',
  'NAS-PASS-02':
    'Après une pause, vous retrouvez tous vos choix au tour suivant, y compris une nouvelle pause contre un autre rhum.',
  'NAS-PASS-03':
    'Vous pouvez passer à n’importe lequel de vos tours, qu’il vous reste ou non des pirates. Vous ne jouez plus jusqu’à la fin de la phase I.',
  'NAS-PASS-04': 'Si vous ne pouvez ni déplacer le capitaine ni faire une pause, vous devez passer.',
  'NAS-PASS-05':
    'Quand vous passez, votre bateau accoste à un quai : l’un des 5 du port de Nassau, ou celui d’un avant-poste que tient un de vos pirates.',
  'NAS-PASS-06': 'Un quai n’accueille qu’un bateau. Les premiers joueurs à passer ont donc plus de choix.',
  'NAS-PASS-07': 'Chaque quai vous donne 2 provisions.',
  'NAS-PASS-08': 'Un quai du port de Nassau donne aussi le bonus qu’il montre ; le quai d’un avant-poste ne donne rien d’autre.',
  'NAS-PASS-09': 'Le premier joueur à passer en phase I prend le dauphin et commencera la phase II.',
  'NAS-PASS-10':
    'Les pirates encore sur votre pont supérieur quand vous passez ne sont pas perdus : ils peuvent servir de marins en phase II.',
  'NAS-PASS-11': 'Quand tous les joueurs ont passé et que chaque bateau est à quai, la phase II commence.',
  'NAS-PASS-12': 'Vous pouvez faire une pause même sans pirate à bord, autant de tours que vous avez de rhum à défausser.',
};
