import type { returnVoyage as en } from './return-voyage.en.ts';

export const returnVoyage: { readonly [id in keyof typeof en]: string } = {
  'NAS-RETURN-01':
    'Le voyage de retour a trois escales, dans cet ordre : l’île de la Tête de mort, l’île du Feu de camp, le port d’attache.',
  'NAS-RETURN-02': 'Vous pouvez vous passer de l’une et l’autre île. Le port d’attache est obligatoire.',
  'NAS-RETURN-03': 'Vous faites une escale par tour : les autres jouent le leur avant votre escale suivante.',
  'NAS-RETURN-04':
    'Une escale sautée ne coûte aucun tour. Le tour où vous passez vous mène déjà à la première, qui peut être le port d’attache.',
  'NAS-RETURN-05': 'Le voyage de retour ne coûte aucune provision.',
  'NAS-RETURN-06': 'Une fois le voyage de retour commencé, vous en avez fini avec les actions en mer pour cette manche.',

  'NAS-SKULLISLE-01': 'Sur l’île de la Tête de mort, vous portez 1, 2 ou 3 marchandises de vos cales à votre cachette.',
  'NAS-SKULLISLE-02':
    'Cacher coûte 1 doublon pour une marchandise, 3 pour deux, 5 pour trois. Dites d’abord combien ; il faut posséder tout le prix.',
  'NAS-SKULLISLE-03': 'Vous venez à l’île de la Tête de mort une fois par manche, avec 3 marchandises au plus.',
  'NAS-SKULLISLE-04': 'Les marchandises se cachent une à une, dans l’ordre qui vous plaît.',
  'NAS-SKULLISLE-05': 'Les cases colorées de la cachette se remplissent de haut en bas, sans en sauter aucune.',
  'NAS-SKULLISLE-06': 'Une marchandise de la couleur de la prochaine case vide va sur cette case.',
  'NAS-SKULLISLE-07': 'Toute autre marchandise va sur la case centrale, qui les prend toutes et vaut 0.',
  'NAS-SKULLISLE-08': 'Ce qui est caché reste à sa place jusqu’au bout.',
  'NAS-SKULLISLE-09':
    'Vous ne pouvez faire escale à l’île de la Tête de mort qu’avec une marchandise à bord et de quoi payer sa cache.',
  'NAS-SKULLISLE-10': 'Les points ne paient pas la cache des marchandises.',

  'NAS-CAMPFIRE-01': 'Sans rhum, personne ne vous fait place au feu : pas d’escale à l’île du Feu de camp.',
  'NAS-CAMPFIRE-02': 'Chaque rhum dépensé vous laisse raconter jusqu’à 3 récits, et l’escale en demande au moins 1.',
  'NAS-CAMPFIRE-03': 'Vous pouvez dépenser, en une escale, autant de rhums que vous en avez.',
  'NAS-CAMPFIRE-04': 'Un récit dont vous remplissez la condition se raconte face visible, pour les points qu’il porte.',
  'NAS-CAMPFIRE-05':
    'Un récit dont vous ne remplissez pas la condition peut se raconter en mauvaise blague : face cachée, pour 1 point. Il compte comme un récit raconté.',
  'NAS-CAMPFIRE-06': 'Vous marquez vos points quand le dernier récit de l’escale au feu est raconté, pas avant.',
  'NAS-CAMPFIRE-07': 'Les récits racontés restent devant vous jusqu’à la phase III.',
  'NAS-CAMPFIRE-08': 'Il suffit de posséder ce dont parle un récit. On n’y laisse jamais rien.',
  'NAS-CAMPFIRE-09': 'Ce qui compte, c’est ce que vous avez au moment de raconter, le rhum étant déjà payé.',
  'NAS-CAMPFIRE-10': 'Un récit vrai se raconte pour ses points : vous ne pouvez pas le faire passer pour une mauvaise blague.',

  'NAS-HOME-01': 'Tout voyage de retour finit au port d’attache, quelles qu’aient été les escales.',
  'NAS-HOME-02':
    'Au port d’attache, pour chaque avant-poste que vous tenez, 1 caisse passe de votre réserve en cale, dans la limite de la place.',
  'NAS-HOME-03':
    'Au port d’attache, pour chaque adversaire en mer qui porte une de vos caisses, vous piochez 1 récit, en choisissant la pile carte par carte.',
  'NAS-HOME-04': 'Au port d’attache, chaque tour de guet qui porte une de vos caisses vous rapporte 2 points.',
  'NAS-HOME-05':
    'Le dauphin revient au premier rentré à son port d’attache, qui commencera la manche suivante. L’ordre de la phase en cours ne change pas.',
  'NAS-HOME-06': 'La phase III commence quand tout le monde est rentré.',
};
