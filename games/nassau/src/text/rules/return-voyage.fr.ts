import type { returnVoyage as en } from './return-voyage.en.ts';

export const returnVoyage: { readonly [id in keyof typeof en]: string } = {
  'NAS-RETURN-01':
    'Le voyage de retour a trois escales, dans cet ordre : l’île de la Tête de mort, l’île du Feu de camp, le port d’attache.',
  'NAS-RETURN-02': 'Vous pouvez sauter l’une ou l’autre île, ou les deux. Le port d’attache est obligatoire.',
  'NAS-RETURN-03': 'Vous faites une escale par tour : les autres jouent avant votre escale suivante.',
  'NAS-RETURN-04':
    'Une escale sautée ne coûte aucun tour. Le tour où vous passez vous mène déjà à la première, qui peut être le port d’attache.',
  'NAS-RETURN-05': 'Le voyage de retour ne coûte aucune provision.',
  'NAS-RETURN-06': 'Une fois le voyage de retour commencé, vous ne faites plus d’action en mer cette manche.',

  'NAS-SKULLISLE-01': 'Sur l’île de la Tête de mort, vous cachez 1, 2 ou 3 marchandises de vos cales dans votre cachette.',
  'NAS-SKULLISLE-02':
    'Cacher coûte 1 doublon pour une marchandise, 3 pour deux, 5 pour trois. Vous dites d’abord combien et devez posséder le prix entier.',
  'NAS-SKULLISLE-03':
    'Vous pouvez faire escale à l’île de la Tête de mort une fois par manche et y cacher 3 marchandises au plus.',
  'NAS-SKULLISLE-04': 'Vous cachez les marchandises une par une, dans l’ordre de votre choix.',
  'NAS-SKULLISLE-05': 'Les cases colorées de la cachette se remplissent de haut en bas, sans en sauter aucune.',
  'NAS-SKULLISLE-06': 'Une marchandise de la couleur de la prochaine case vide va sur cette case.',
  'NAS-SKULLISLE-07': 'Toute autre marchandise va sur la case centrale, qui en accepte autant qu’on veut et vaut 0.',
  'NAS-SKULLISLE-08': 'Les marchandises cachées ne bougent plus.',
  'NAS-SKULLISLE-09':
    'Vous ne pouvez faire escale à l’île de la Tête de mort que si vous avez une marchandise à bord et de quoi payer pour la cacher.',
  'NAS-SKULLISLE-10': 'Vous ne pouvez pas payer en points pour cacher des marchandises.',

  'NAS-CAMPFIRE-01': 'Sans rhum, vous ne pouvez pas faire escale à l’île du Feu de camp.',
  'NAS-CAMPFIRE-02': 'Chaque rhum dépensé vous permet de raconter jusqu’à 3 récits. Vous devez en dépenser au moins 1.',
  'NAS-CAMPFIRE-03': 'Vous pouvez dépenser tous vos rhums en une escale.',
  'NAS-CAMPFIRE-04': 'Vous racontez face visible un récit dont vous remplissez la condition, pour les points imprimés.',
  'NAS-CAMPFIRE-05':
    'Vous pouvez raconter comme mauvaise blague un récit dont vous ne remplissez pas la condition : face cachée, pour 1 point. Il compte comme un récit raconté.',
  'NAS-CAMPFIRE-06': 'Vous marquez les points seulement quand le dernier récit de l’escale est raconté.',
  'NAS-CAMPFIRE-07': 'Les récits racontés restent devant vous jusqu’à la phase III.',
  'NAS-CAMPFIRE-08': 'Il suffit de posséder ce que montre un récit. Vous ne le dépensez jamais.',
  'NAS-CAMPFIRE-09': 'Ce qui compte est ce que vous avez au moment de raconter, une fois le rhum payé.',
  'NAS-CAMPFIRE-10':
    'Un récit dont vous remplissez la condition se raconte toujours pour ses points : vous ne pouvez pas en faire une mauvaise blague.',

  'NAS-HOME-01': 'Tout voyage de retour finit au port d’attache, quelles que soient les escales précédentes.',
  'NAS-HOME-02':
    'Au port d’attache, 1 caisse passe de votre réserve dans une cale pour chaque avant-poste que vous tenez, s’il y a de la place.',
  'NAS-HOME-03':
    'Au port d’attache, vous piochez 1 récit pour chaque adversaire en mer qui porte une de vos caisses, en choisissant la pile à chaque fois.',
  'NAS-HOME-04': 'Au port d’attache, vous marquez 2 points pour chaque tour de guet qui porte une de vos caisses.',
  'NAS-HOME-05':
    'Le premier joueur à atteindre son port d’attache prend le dauphin et commencera la manche suivante. L’ordre de la phase en cours ne change pas.',
  'NAS-HOME-06': 'La phase III commence quand tout le monde est rentré.',
};
