import type { setupTurn as en } from './setup-turn.en.ts';

export const setupTurn: { readonly [id in keyof typeof en]: string } = {
  'FDM-SETUP-01':
    'Chacun choisit une couleur, avec ses 6 cubes et ses bateaux, et prend un coffre aux trésors. On joue à deux, trois ou quatre.',
  'FDM-SETUP-02': 'Vous recevez un capitaine au hasard. Pour l’instant, vous seul savez qui il est.',
  'FDM-SETUP-03': 'Vous choisissez ensuite en secret un sloop ou une flûte, en ne connaissant que votre propre capitaine.',
  'FDM-SETUP-04': 'Quand tous ont choisi, capitaines et bateaux sont révélés ensemble.',
  'FDM-SETUP-05': 'Votre bateau commence dans le port d’attache de votre capitaine : au port même, et non dans la zone maritime.',
  'FDM-SETUP-06': 'Vous recevez une carte Gloire pour commencer, sans le point qui l’accompagne d’ordinaire.',
  'FDM-SETUP-07':
    'Chaque section reçoit un cube à la valeur de votre carte Bateau, la Résistance servant à la fois pour la Coque et pour les Mâts. Un sloop part avec 2 partout, sauf 1 aux Canons ; une flûte, avec 3 à la Coque et aux Mâts, 4 à la Cargaison, 1 à l’Équipage et 1 aux Canons.',
  'FDM-SETUP-08': 'Vous commencez avec 10 pièces d’or à bord.',
  'FDM-SETUP-09': 'On tire au hasard une carte parmi les capitaines des joueurs : son joueur commence.',
  'FDM-SETUP-10':
    'Les tours passent dans le sens horaire à partir du premier joueur, dans le même ordre jusqu’à la fin de la partie.',
  'FDM-SETUP-11': 'Toutes les pioches sont mélangées et posées face cachée ; seules les cartes Bateau restent à disposition.',
  'FDM-SETUP-12':
    'Chacun des 16 ports reçoit un jeton Demande tiré au hasard et posé face visible ; les 8 autres forment la réserve, face cachée. La mer des Caraïbes, qui n’a pas de port, n’en a pas.',
  'FDM-SETUP-13': 'Chacun des 16 ports reçoit aussi un jeton Modification, tiré à l’aveugle et laissé face cachée.',
  'FDM-SETUP-14': 'Dans chacune des 17 zones, mer des Caraïbes comprise, attend un marchand tiré au hasard, pavillon caché.',
  'FDM-SETUP-15': 'Deux missions sont piochées, lues à tous et posées dans le port que nomme leur carte.',
  'FDM-SETUP-16': 'Votre cube de Gloire part de 0. Les 5 cubes bruns attendent à côté du tableau L’Ennemi.',
  'FDM-SETUP-17': 'La partie commence sans guerre, sans navire et sans pirate : ce sont les événements qui les amènent.',

  'FDM-TURN-01':
    'Une manche a quatre parties : ses vérifications, un événement, un tour par joueur dans l’ordre, et sa fin. À la fin, dans cet ordre, les effets de la manche cessent, on règle les affaires de guerre, les CNJ entrent ou reviennent, et l’on vérifie la victoire.',
  'FDM-TURN-02': 'S’il ne reste aucun événement au début d’une manche, la partie s’arrête aussitôt.',
  'FDM-TURN-03':
    'Avant de tirer l’événement, on regarde si les marchands reviennent : à 8 jetons ou plus sur leur piste, tous reprennent la mer.',
  'FDM-TURN-04': 'Le premier joueur pioche l’événement de chaque manche.',
  'FDM-TURN-05': 'Si la carte porte des icônes, les CNJ se déplacent d’abord ; son texte s’applique ensuite.',
  'FDM-TURN-06':
    'Le texte est lu à tous et s’applique quand il le dit : aussitôt, pendant le tour de chacun ou en fin de manche.',
  'FDM-TURN-07': 'Un événement accompli est défaussé, sauf si son texte le garde en jeu. Les cartes des CNJ restent au plateau.',
  'FDM-TURN-08':
    'Les événements passés ne reviennent jamais dans la pioche : avec 34 cartes, une partie ne dépasse pas 34 manches, et en compte moins si un événement en appelle un autre.',
  'FDM-TURN-09':
    'À votre tour, vous avez jusqu’à trois actions, chacune au choix : Déplacement, Reconnaissance ou Port. Vous pouvez vous arrêter quand vous voulez, même avant la première.',
  'FDM-TURN-10': 'Vous pouvez choisir plusieurs fois la même action dans un tour, sauf l’action Port, permise une fois par tour.',
  'FDM-TURN-11':
    'Un tour s’ouvre toujours ainsi : au port, vous pouvez mettre votre capitaine à la retraite ; en mer, les CNJ hostiles de la zone vous cherchent ; ensuite, vous agissez.',
  'FDM-TURN-12':
    'Un combat qui suit une recherche ou une Reconnaissance ne coûte pas d’action de plus. Si votre capitaine survit, vous continuez avec les actions qui vous restent.',
  'FDM-TURN-13': 'Quand un joueur atteint l’objectif, la manche va jusqu’au bout : tous auront eu le même nombre de tours.',
  'FDM-TURN-14': 'Les joueurs n’échangent et ne se donnent jamais ni or, ni marchandises, ni cartes.',
};
