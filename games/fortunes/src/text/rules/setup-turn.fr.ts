import type { setupTurn as en } from './setup-turn.en.ts';

export const setupTurn: { readonly [id in keyof typeof en]: string } = {
  'FDM-SETUP-01':
    'Chacun choisit une couleur, avec ses 6 cubes et ses bateaux, et prend un coffre aux trésors. On joue à deux, trois ou quatre.',
  'FDM-SETUP-02': 'Le sort vous donne un capitaine, et pour l’instant vous seul savez qui il est.',
  'FDM-SETUP-03':
    'Choisissez ensuite un sloop ou une flûte, en secret toujours, sans rien connaître d’autre que votre capitaine.',
  'FDM-SETUP-04': 'Quand tous ont choisi, capitaines et bateaux se dévoilent au même instant.',
  'FDM-SETUP-05': 'Votre bateau commence à quai dans votre port d’attache, et non dans la zone maritime.',
  'FDM-SETUP-06': 'Vous recevez une carte Gloire pour commencer, sans le point qui l’accompagne d’ordinaire.',
  'FDM-SETUP-07':
    'Chaque section reçoit un cube à la valeur de votre carte Bateau, la Résistance servant à la fois pour la Coque et pour les Mâts. Un sloop part avec 2 partout, sauf 1 aux Canons ; une flûte, avec 3 à la Coque et aux Mâts, 4 à la Cargaison, 1 à l’Équipage et 1 aux Canons.',
  'FDM-SETUP-08': 'Vous prenez la mer avec 10 pièces d’or à bord.',
  'FDM-SETUP-09': 'On tire à l’aveugle une carte parmi vos capitaines : son joueur commence.',
  'FDM-SETUP-10':
    'À partir du premier joueur, les tours passent dans le sens horaire, et cet ordre vaut jusqu’au bout de la partie.',
  'FDM-SETUP-11': 'Toutes les pioches sont mélangées et posées face cachée ; seules les cartes Bateau restent à disposition.',
  'FDM-SETUP-12':
    'Chacun des 16 ports reçoit un jeton Demande tiré au hasard et posé face visible ; les 8 autres forment la réserve, face cachée. La Mer des Caraïbes, qui n’a pas de port, n’en a pas.',
  'FDM-SETUP-13': 'Chacun des 16 ports reçoit aussi un jeton Modification, tiré à l’aveugle et laissé face cachée.',
  'FDM-SETUP-14': 'Dans chacune des 17 zones, Mer des Caraïbes comprise, attend un marchand tiré au hasard, pavillon caché.',
  'FDM-SETUP-15': 'Deux missions sont révélées et lues à tous, puis rejoignent chacune le lieu que nomme sa carte.',
  'FDM-SETUP-16': 'Votre cube de Gloire part de 0. Les 5 cubes bruns attendent à côté du tableau L’Ennemi.',
  'FDM-SETUP-17':
    'On appareille en paix et sur une mer libre : ni guerre, ni navire, ni pirate tant qu’un événement ne les amène pas.',

  'FDM-TURN-01':
    'Une manche s’ouvre par ses vérifications, puis viennent un événement et un tour par joueur, dans l’ordre. Elle se ferme, toujours dans cet ordre, sur la fin des effets de la manche, les affaires de guerre, l’entrée et le retour des capitaines non-joueurs, et l’examen de la victoire.',
  'FDM-TURN-02': 'S’il ne reste aucun événement au moment d’ouvrir une manche, la partie s’arrête là.',
  'FDM-TURN-03':
    'Avant de tirer l’événement, on regarde si les marchands reviennent : à 8 jetons ou plus sur leur piste, tous reprennent la mer.',
  'FDM-TURN-04': 'C’est le premier joueur qui révèle l’événement de chaque manche.',
  'FDM-TURN-05': 'Si la carte porte des icônes, les capitaines non-joueurs naviguent d’abord ; son texte vient après.',
  'FDM-TURN-06':
    'Tous entendent le texte, et il agit quand il le dit : sur-le-champ, pendant le tour de chacun ou en fin de manche.',
  'FDM-TURN-07':
    'Un événement accompli est défaussé, sauf si son texte le garde en jeu. Les cartes des capitaines non-joueurs restent au plateau.',
  'FDM-TURN-08':
    'Les événements passés ne reviennent jamais dans la pioche : avec 34 cartes, une partie ne dépasse pas 34 manches, et en compte moins si un événement en appelle un autre.',
  'FDM-TURN-09':
    'Votre tour compte jusqu’à trois actions, chacune à votre choix : Déplacement, Reconnaissance ou Port. Vous pouvez vous arrêter quand bon vous semble, même avant la première.',
  'FDM-TURN-10': 'Dans vos trois actions, répétez la même tant que vous voulez. Seul le Port fait exception : un par tour.',
  'FDM-TURN-11':
    'Un tour s’ouvre toujours ainsi : au port, vous pouvez mettre votre capitaine à la retraite ; en mer, les capitaines non-joueurs hostiles de la zone vous cherchent ; ensuite, vous agissez.',
  'FDM-TURN-12':
    'Un combat né d’une recherche ou d’une Reconnaissance ne coûte aucune action de plus. Si vous y survivez, vous jouez celles qui vous restent, même après plusieurs combats.',
  'FDM-TURN-13': 'Quand quelqu’un atteint l’objectif, la manche va à son terme : chacun aura eu autant de tours que les autres.',
  'FDM-TURN-14':
    'Ni cadeau ni marché entre joueurs : l’or, les marchandises et les cartes ne changent jamais de main de gré à gré.',
};
