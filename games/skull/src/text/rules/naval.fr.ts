import type { naval as en } from './naval.en.ts';

export const naval: { readonly [id in keyof typeof en]: string } = {
  'SKU-NAVAL-01': 'Le Capitaine peut tirer sur un ennemi à tout moment du déplacement du navire.',
  'SKU-NAVAL-02': 'Pour tirer, il faut un groupe de marins ou un personnage au pont-batterie.',
  'SKU-NAVAL-03': 'Le navire tire une salve par tour.',
  'SKU-NAVAL-04': 'Les ennemis tirent au tour des ennemis, chacun selon son type.',
  'SKU-NAVAL-05': 'On tire par les flancs, sur une cible à 1 ou 2 cases, sauf droit devant et droit derrière.',
  'SKU-NAVAL-06':
    'Tracez une ligne du sommet latéral de votre case, du côté du tir, au centre de la cible. Si elle traverse une terre, le tir est impossible. Longer le bord d’une terre ne gêne pas ; selon une option de table, des terres des deux côtés bloquent la ligne.',
  'SKU-NAVAL-07': 'La ligne de vue ne concerne que les canons.',
  'SKU-NAVAL-08': 'Un groupe au pont-batterie lance un dé par canon de la cale, et gagne 1 point de fatigue.',
  'SKU-NAVAL-09': 'Sans groupe au pont-batterie, chaque personnage présent sert un canon et lance un dé, 3 personnages au plus.',
  'SKU-NAVAL-10': 'Un personnage du pont-batterie à qui il ne reste pas de canon ne lance rien.',
  'SKU-NAVAL-11':
    'Au pont-batterie, un personnage à côté d’un groupe sert un canon avec 1 dé, et le groupe tous les autres : sur 4 canons, il en tire 1 et le groupe 3.',
  'SKU-NAVAL-12': 'Un personnage du pont-batterie peut aussi ajouter au jet du groupe le bonus d’une compétence.',
  'SKU-NAVAL-13': 'Chaque dé de puissance de feu supérieur à la vitesse actuelle de la cible est un impact.',
  'SKU-NAVAL-14': 'Un personnage dont le dé est un impact, sur un navire ou une créature, gagne 1 point de confiance.',
  'SKU-NAVAL-15': 'Les ennemis lancent les dés de puissance de feu de leur fiche, et touchent sur les faces qu’elle montre.',
  'SKU-NAVAL-16': 'Une salve compte 5 dés au plus en tout. Les personnages lancent avant le groupe.',
  'SKU-NAVAL-17': 'Sans canon dans la cale, personne ne peut tirer.',

  'SKU-HIT-01': 'Pour chaque impact, lancez un dé sur la table de la cible pour voir où il touche.',
  'SKU-HIT-02': 'Sur votre navire, 1 est le gréement, 2 et 3 le pont, de 4 à 6 la cale.',
  'SKU-HIT-03':
    'Un impact sur votre gréement vous coûte une voile, et le personnage ou le groupe qui l’occupait va aux cabines, sans blessure ni fatigue.',
  'SKU-HIT-04': 'Un impact sur le gréement ennemi réduit sa vitesse de 1.',
  'SKU-HIT-05': 'Quand la vitesse d’un ennemi est à 0, chaque dé tiré sur lui touche.',
  'SKU-HIT-06':
    'Un impact sur votre pont met un groupe de marins en incapacité, et il part à l’infirmerie. Le Capitaine le choisit, à n’importe quel poste.',
  'SKU-HIT-07': 'Un impact sur le pont ennemi réduit sa capacité de combat de 1.',
  'SKU-HIT-08':
    'Un impact dans votre cale déplace son marqueur d’une colonne vers la droite, et le contenu de cette colonne est perdu. À la colonne 1, vous coulez.',
  'SKU-HIT-09': 'Un impact dans la cale ou l’abdomen d’un ennemi les réduit de 1.',
  'SKU-HIT-10': 'Chaque impact sur votre navire ajoute 1 niveau de saleté.',
  'SKU-HIT-11': 'Si le pont est touché et que tous les groupes sont à l’infirmerie, il ne se passe rien d’autre.',
  'SKU-HIT-12': 'La table d’un ennemi est sur sa fiche. S’il n’en a pas, c’est la même que la vôtre.',

  'SKU-MANOEUVRE-01': 'Les manœuvres de combat demandent au moins un personnage au pont-batterie.',
  'SKU-MANOEUVRE-02':
    'Avant le jet, le Capitaine peut ordonner la mitraille ou les boulets chaînés au lieu des boulets ordinaires, s’il y en a à bord.',
  'SKU-MANOEUVRE-03': 'Les munitions spéciales utilisées sont perdues à la fin de la traversée.',
  'SKU-MANOEUVRE-04':
    'Pour démâter un navire voisin avec des boulets ordinaires, un personnage retire 1 à son propre dé. S’il touche quand même, un impact de la salve va aux voiles ennemies sans jet de localisation.',
  'SKU-MANOEUVRE-05':
    'Avec des boulets ordinaires, vous pouvez tirer en enfilade si votre ligne de tir prend un navire dans toute sa longueur, de la proue à la poupe ou l’inverse : avec au moins un succès, il subit un impact de plus dans la cale.',
  'SKU-MANOEUVRE-06': 'Une salve ne permet qu’une seule manœuvre.',
  'SKU-MANOEUVRE-07': 'On ne peut démâter ou prendre en enfilade que des navires, pas des créatures.',
};
