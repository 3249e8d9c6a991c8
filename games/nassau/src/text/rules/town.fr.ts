import type { town as en } from './town.en.ts';

export const town: { readonly [id in keyof typeof en]: string } = {
  'NAS-FLOW-01': 'Une partie dure quatre manches, ni plus ni moins.',
  'NAS-FLOW-02': 'Une manche compte trois phases : Nassau, puis les Caraïbes, puis l’apprêt du navire.',
  'NAS-FLOW-03': 'En phase I, qui tient le dauphin commence, et le tour passe dans le sens horaire.',
  'NAS-FLOW-04': 'En phase II de même, qui tient alors le dauphin commence, et le tour passe dans le sens horaire.',
  'NAS-FLOW-05':
    'Une fois que vous avez passé en phase I, ou regagné votre port d’attache en phase II, votre tour est sauté. Le dernier en lice enchaîne ses tours.',

  'NAS-TOWN-01': 'À votre tour en ville, vous faites une chose sur trois : déplacer le capitaine, faire une pause ou passer.',
  'NAS-TOWN-02': 'Pour déplacer le capitaine, choisissez l’une des allées qui partent de sa case. Vous bougez tous ce même pion.',
  'NAS-TOWN-03': 'Une allée où se tiennent déjà des pirates, quels qu’ils soient, est fermée.',
  'NAS-TOWN-04':
    'Posez un pirate de votre pont supérieur sur chaque section de l’allée. S’il vous en manque pour la remplir, elle vous est interdite.',
  'NAS-TOWN-05': 'L’allée remplie, le capitaine passe sur la case qui est au bout.',
  'NAS-TOWN-06': 'Le capitaine déplacé, vous prenez l’équipement de la case atteinte.',
  'NAS-TOWN-07': 'Quand une case montre deux équipements séparés par une barre, vous prenez l’un ou l’autre.',
  'NAS-TOWN-08':
    'Votre déplacement fait, votre tour s’arrête. Le joueur suivant repart de la case où vous avez laissé le capitaine.',
  'NAS-TOWN-09': 'Les pirates posés dans les allées restent en ville jusqu’à la phase III.',
  'NAS-TOWN-10':
    'Une fois par tour, après votre déplacement, vous pouvez payer 1 doublon pour un déplacement supplémentaire : remplissez aussitôt une seconde allée et prenez aussi l’équipement qui est au bout.',
  'NAS-TOWN-11': 'Un seul déplacement supplémentaire : un tour ne rapporte jamais plus de 2 équipements.',
  'NAS-TOWN-12': 'Le déplacement supplémentaire se paie d’un doublon ; les points n’y font rien.',
  'NAS-TOWN-13':
    'Si toutes les allées de la case du capitaine sont prises, vous pouvez d’abord le poser, gratis et sans rien recevoir, sur une case où il s’est tenu cette manche, même posé, et dont on peut encore sortir, puis partir de là. S’il n’y en a pas, toute case avec une allée libre convient. La table peut admettre les cases des manches d’avant.',
  'NAS-TOWN-14':
    'Tant qu’une allée de la case du capitaine est libre, il n’est pas bloqué, même si vous manquez de pirates pour la prendre. Une allée de bordure ne compte que si la barge en a une autre pour revenir.',
  'NAS-TOWN-15':
    'Vous pouvez aller sur une case dont l’équipement vous est refusé, parce que vous êtes au maximum par exemple. Vous n’y gagnez alors rien.',
  'NAS-TOWN-16': 'D’une manche à l’autre, le capitaine reste où on l’a laissé.',

  'NAS-BARGE-01': 'Une allée de bordure mène hors de la ville. Empruntez-la pour prendre la barge.',
  'NAS-BARGE-02':
    'La barge ramène le capitaine par n’importe quelle autre allée de bordure, de quelque côté que ce soit, sur la case où elle aboutit ; jamais sur celle qu’il vient de quitter.',
  'NAS-BARGE-03':
    'Pour un trajet en barge, les deux allées, celle du départ et celle du retour, doivent être libres, et vos pirates en remplissent toutes les sections.',
  'NAS-BARGE-04': 'En plus des pirates, un trajet en barge vous coûte 1 doublon.',
  'NAS-BARGE-05': 'Si vous n’avez plus un seul doublon, vous pouvez prendre la barge contre 2 de vos points.',
  'NAS-BARGE-06': 'Tant qu’il vous reste un doublon, les points ne paient pas la barge.',
  'NAS-BARGE-07': 'Aller et retour font un seul déplacement, et ne rapportent que l’équipement de la case d’arrivée.',
  'NAS-BARGE-08':
    'Votre déplacement supplémentaire peut se faire en barge : 1 doublon pour le déplacement, payé d’abord, et 1 pour la barge. S’il a pris votre dernier doublon, la barge coûte 2 points.',

  'NAS-PASS-01': 'Pour faire une pause, défaussez 1 rhum : vous ne placez aucun pirate ce tour-ci, mais restez dans la phase.',
  'NAS-PASS-02':
    'Après une pause, vous retrouvez tous vos choix au tour suivant, y compris une nouvelle pause contre un autre rhum.',
  'NAS-PASS-03':
    'Vous pouvez passer à n’importe lequel de vos tours, qu’il vous reste ou non des pirates. Vous ne jouez plus de toute la phase I.',
  'NAS-PASS-04': 'Si vous ne pouvez ni déplacer le capitaine ni faire une pause, vous devez passer.',
  'NAS-PASS-05':
    'En passant, vous mettez votre bateau à quai : dans le port de Nassau, qui en a 5, ou à celui d’un avant-poste que tient un de vos pirates.',
  'NAS-PASS-06': 'Un quai n’accueille qu’un bateau. Qui passe tôt a plus de choix.',
  'NAS-PASS-07': 'Quel que soit le quai choisi, il vous donne 2 provisions.',
  'NAS-PASS-08': 'Un quai du port de Nassau y ajoute le bonus qu’il montre ; le quai d’un avant-poste n’ajoute rien.',
  'NAS-PASS-09': 'Le premier à passer en phase I prend le dauphin : il commencera la phase II.',
  'NAS-PASS-10':
    'Les pirates encore sur votre pont supérieur quand vous passez ne sont pas perdus : ils peuvent servir de marins en phase II.',
  'NAS-PASS-11': 'Dès que tous ont passé et que chaque bateau est à quai, la phase II commence.',
  'NAS-PASS-12': 'Vous pouvez faire une pause même sans pirate à bord, autant de tours que vous avez de rhum à défausser.',
};
