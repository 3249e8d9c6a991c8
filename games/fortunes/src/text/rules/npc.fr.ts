import type { npc as en } from './npc.en.ts';

export const npc: { readonly [id in keyof typeof en]: string } = {
  'FDM-NPC-01':
    'Les capitaines non-joueurs (CNJ) sont de deux sortes : les navires, bruns et posés sur le jeton de leur nation, et les pirates, noirs et sans jeton, un sloop et une frégate.',
  'FDM-NPC-02':
    'Les événements amènent les CNJ : 12 amiraux, trois par nation, 3 pirates en sloop et 3 en frégate. La carte reste ensuite étalée sur le plateau, avec les compétences du capitaine.',
  'FDM-NPC-03':
    'Le bateau d’un CNJ paraît en fin de manche, tout le monde ayant joué, dans la zone que nomme la carte. D’ici là, il ne bouge ni ne cherche.',
  'FDM-NPC-04': 'La mer ne porte jamais plus d’un navire par nation, ni deux sloops pirates, ni deux frégates pirates.',
  'FDM-NPC-05':
    'Si la carte d’un bateau déjà sorti est piochée, elle recouvre l’ancienne en fin de manche, et le bateau passe dans la zone qu’elle nomme.',
  'FDM-NPC-06': 'Tant que le nouveau capitaine n’a pas pris sa place en fin de manche, l’ancien reste à l’œuvre, où qu’il soit.',
  'FDM-NPC-07':
    'Quand le capitaine du dessus est vaincu, coulé ou battu en combat d’équipage, sa carte est défaussée et son bateau retiré du plateau. S’il y a une carte dessous, ce capitaine revient en fin de manche, dans la zone de son port d’attache.',
  'FDM-NPC-08':
    'S’il y a plusieurs cartes sous celle du vaincu, le sort désigne qui revient et les autres restent couvertes. Si un nouveau capitaine de ce bateau a été pioché dans la même manche, c’est lui qui entre et personne ne revient.',
  'FDM-NPC-09': 'S’il n’y a rien sous la carte du vaincu, son bateau reste absent jusqu’à ce qu’un événement le ramène.',
  'FDM-NPC-10': 'Une même zone peut accueillir autant de CNJ qu’il s’en rencontre.',
  'FDM-NPC-11': 'Les CNJ sont toujours en mer, jamais à quai : leur port d’attache, pour eux, c’est la zone qui l’entoure.',
  'FDM-NPC-12':
    'Un CNJ qui survit à un combat est remis à neuf dès que celui-ci cesse : aucun dégât ne le suit jusqu’au prochain.',
  'FDM-NPC-13':
    'Pour un combat, les cubes bruns prennent les valeurs de ce type de bateau : une frégate a 3 dans chacune des cinq sections. Les compétences sont sur la carte du capitaine.',
  'FDM-NPC-14':
    'Au combat, un joueur qui n’y prend pas part joue le CNJ : il prend toutes ses décisions, déclarations et crânes compris, et doit chercher à gagner. La table peut laisser ce rôle au jeu, qui remplace aussi un robot.',
  'FDM-NPC-15':
    'Le joueur assis à gauche du combattant joue le CNJ. Autour d’une table, cela ne sert qu’à trancher une dispute ; ici, c’est toujours lui.',
  'FDM-NPC-16':
    'Un CNJ ne peut déclarer Fuir que s’il a moins de Canons, ou moins d’Équipage, que son adversaire. Tout le reste est au choix du joueur qui le joue.',
  'FDM-NPC-17': 'Un CNJ n’a ni carte Gloire, ni arme spéciale, ni modification, ni spécialiste.',
  'FDM-NPC-18': 'Un amiral venu d’un événement ordinaire commande une frégate. Seule une guerre fait sortir les man’o’wars.',

  'FDM-HUNT-01': 'En tête de la liste d’un navire : les capitaines qui portent une prime de sa nation.',
  'FDM-HUNT-02':
    'En deuxième sur la liste d’un navire : ceux que recherchent d’autres nations. Il en veut donc à tout joueur pirate.',
  'FDM-HUNT-03':
    'En troisième sur la liste d’un navire, et seulement quand sa nation est en guerre : les capitaines de l’ennemi, pirates ou non.',
  'FDM-HUNT-04':
    'En tête de la liste d’un pirate non-joueur : les non-pirates qui portent de l’or. Entre pirates, c’est la trêve, et un joueur pirate n’a rien à craindre de lui.',
  'FDM-HUNT-05': 'En deuxième sur la liste d’un pirate non-joueur : les non-pirates qui portent des marchandises.',
  'FDM-HUNT-06':
    'En troisième sur la liste d’un pirate non-joueur : les non-pirates qui ne portent ni or ni marchandise. Aucun non-pirate n’est donc à l’abri.',
  'FDM-HUNT-07': 'Un CNJ vous est hostile si au moins une des trois lignes de sa liste vous concerne.',
  'FDM-HUNT-08':
    'Arrivez dans une zone, d’une autre ou d’un port, et chaque CNJ hostile qui s’y trouve vous cherche aussitôt. Vous seul êtes cherché : les autres joueurs présents ne le seront qu’à leur tour.',
  'FDM-HUNT-09':
    'Commencez votre tour en mer dans la même zone qu’un CNJ hostile, et il vous cherche avant que vous ayez pu agir.',
  'FDM-HUNT-10': 'On ne vous cherche ni au port, ni quand un CNJ entre dans votre zone : cela attendra votre tour.',
  'FDM-HUNT-11': 'Pour chercher, un CNJ lance sa Reconnaissance : un crâne, et il vous attaque.',
  'FDM-HUNT-12':
    'Un amiral cherche avec la Reconnaissance de sa carte ou avec un dé par prime de sa propre nation sur vous, selon ce qui fait le plus de dés.',
  'FDM-HUNT-13': 'Un pirate non-joueur cherche avec la Reconnaissance de sa carte, sans plus.',
  'FDM-HUNT-14': 'Avec un navire dans sa zone, un pirate non-joueur ne cherche personne. Il suit quand même ses icônes.',
  'FDM-HUNT-15': 'Deux man’o’wars dans la même zone ne cherchent personne.',
  'FDM-HUNT-16': 'Si plusieurs CNJ vous trouvent, on mélange leurs cartes et le sort fixe l’ordre des combats.',
  'FDM-HUNT-17':
    'Si plusieurs vous ont trouvé, vous les affrontez l’un après l’autre, tant que votre capitaine vit et qu’il est encore là. Vos dégâts vous suivent dans le combat suivant.',
  'FDM-HUNT-18':
    'Chaque fois que vous arrivez dans une zone ou y commencez un tour en mer, chaque CNJ hostile a droit à un jet, un seul.',

  'FDM-NPCMOVE-01':
    'La moitié des événements montrent trois icônes. Chacune désigne un navire, le sloop pirate ou la frégate pirate, et lui donne un point cardinal.',
  'FDM-NPCMOVE-02': 'Les icônes se règlent dans l’ordre imprimé. Si son bateau n’est pas sorti, une icône ne fait rien.',
  'FDM-NPCMOVE-03': 'Sans personne à chasser, un CNJ avance d’une zone, par la frontière marquée de sa lettre.',
  'FDM-NPCMOVE-04':
    'Faute de frontière de ce côté, le CNJ prend la première qui se présente dans le sens horaire, parmi les huit points : nord, nord-est, est, et ainsi jusqu’au bout.',
  'FDM-NPCMOVE-05':
    'Si un joueur de sa liste est dans sa zone ou dans une zone voisine, un CNJ oublie la lettre : il rejoint ce joueur, ou reste s’ils sont déjà ensemble.',
  'FDM-NPCMOVE-06':
    'Être au port ne détourne pas un CNJ : il vient quand même, bien qu’il ne puisse vous y chercher. La table peut décider qu’on ne suit personne jusqu’au port.',
  'FDM-NPCMOVE-07':
    'Un CNJ qui a le choix entre plusieurs joueurs les compare sur la première ligne de sa liste, puis, à égalité, sur la deuxième, puis sur la troisième. La distance ne compte pas.',
  'FDM-NPCMOVE-08':
    'Un navire pèse d’abord les primes de sa nation sur vous, puis le total de celles des autres, puis si vous êtes ou non un ennemi dans sa guerre.',
  'FDM-NPCMOVE-09': 'Un pirate pèse d’abord l’or que vous portez, puis le nombre de cartes Cargaison ; au-delà, tous se valent.',
  'FDM-NPCMOVE-10': 'Si un CNJ hésite encore entre des joueurs, on tire au sort parmi leurs cartes Capitaine.',
  'FDM-NPCMOVE-11':
    'Autour d’une table, on compare l’or par quelques questions vagues ; ici, le jeu s’en charge, et vous ne voyez que la route du pirate.',
  'FDM-NPCMOVE-12': 'Une icône mène son bateau une zone plus loin, pas davantage, ou le laisse où il est.',
  'FDM-NPCMOVE-13':
    'L’arrivée d’un CNJ n’ouvre aucun combat : il ne cherche que lorsque vous arrivez dans sa zone ou y commencez un tour.',
  'FDM-NPCMOVE-14': 'L’or d’un coffre n’est pas à bord : les pirates ne le comptent pas.',
};
