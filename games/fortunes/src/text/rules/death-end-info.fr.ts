import type { deathEndInfo as en } from './death-end-info.en.ts';

export const deathEndInfo: { readonly [id in keyof typeof en]: string } = {
  'FDM-DEATH-01':
    'Votre capitaine meurt si votre Coque est détruite, au combat, en raid ou autrement, ou si vous perdez un combat d’équipage.',
  'FDM-DEATH-02':
    'Le vainqueur une fois servi, vous défaussez votre capitaine, toutes vos cartes, toutes vos primes, et votre bateau avec ce qu’il porte (armes, marchandises, or).',
  'FDM-DEATH-03': 'Votre capitaine mort, vos points de Gloire vous restent, et votre coffre aussi.',
  'FDM-DEATH-04': 'Le coffre suit votre nouveau capitaine : il l’attend dans son port d’attache.',
  'FDM-DEATH-05': 'Votre capitaine mort, vous en piochez aussitôt un nouveau. Faute d’en trouver un, la partie s’arrête là.',
  'FDM-DEATH-06':
    'Le nouveau capitaine entre en jeu quand s’ouvre votre prochain tour, et donc parfois dans la même manche, si l’ancien est mort au tour d’un autre. La table peut l’installer sans attendre.',
  'FDM-DEATH-07':
    'Un nouveau capitaine repart à neuf : un sloop ou une flûte en parfait état, au port d’attache, et 1 carte Gloire.',
  'FDM-DEATH-08':
    'Si un pirate non-joueur rôde dans la zone de votre nouveau port d’attache, vous devez piocher un autre capitaine, et l’écarté est remélangé ensuite. Si tous ceux qui restent sont dans ce cas, le dernier pioché part quand même ; la table peut vous laisser décider d’en piocher un autre ou non.',
  'FDM-DEATH-09': 'Coffre vide : la banque donne 10 pièces d’or à votre nouveau capitaine.',
  'FDM-DEATH-10':
    'Coffre de 1 à 9 pièces d’or : tout passe à bord avec votre nouveau capitaine et la banque complète à 10, le coffre restant vide. La table peut préférer n’y pas toucher et ne verser que la différence.',
  'FDM-DEATH-11':
    'Coffre de 10 pièces d’or ou plus : la banque ne donne rien à votre nouveau capitaine et le coffre reste tel quel.',
  'FDM-DEATH-12': 'Si votre capitaine meurt à votre propre tour, ce tour est fini.',
  'FDM-DEATH-13': 'Un nouveau capitaine peut gagner à son tour le point d’une frégate ou d’un galion achetés.',
  'FDM-DEATH-14': 'C’est vous qui répartissez dans les ports les modifications du bateau perdu, sauf s’il a été pris.',

  'FDM-RETIRE-01':
    'Si vous commencez votre tour au port, vous pouvez, avant d’agir, mettre votre capitaine à la retraite. Pas quand la pioche des capitaines est vide.',
  'FDM-RETIRE-02':
    'Un capitaine à la retraite quitte aussitôt le plateau avec son bateau, et vous n’avez pas d’actions ce tour-là. Jusqu’au suivant, rien de ce qui était à lui, cartes, or à bord ou bateau, ne peut être utilisé, pillé ou chassé.',
  'FDM-RETIRE-03':
    'Au tour qui suit la retraite, vous passez par les étapes qui suivent une mort, puis le nouveau capitaine joue ce tour comme un autre.',
  'FDM-RETIRE-04': 'Se retirer coûte tout ce que coûte la mort ; vous gardez points de Gloire et coffre.',

  'FDM-WAR-01': 'L’espace En guerre montre quelles sont les deux nations aux prises. Il n’y a jamais plus d’une guerre.',
  'FDM-WAR-02':
    'La guerre fait trois choses : les navires chassent les capitaines ennemis, une nation contre qui la vôtre se bat ne vous verse pas de récompense, et des man’o’wars prennent la mer.',
  'FDM-WAR-03':
    'Une carte Guerre tire deux nations au sort ; en fin de manche, chacune met à la mer un man’o’war, qui recouvre l’amiral qu’elle avait dehors. La guerre dure jusqu’à une carte de paix, une nouvelle carte Guerre, ou la fin d’une manche où les deux man’o’wars se trouvent vaincus.',

  'FDM-END-01': 'Vous jouez pour 10 points de Gloire, points cachés compris, à moins que la table n’ait fixé un autre objectif.',
  'FDM-END-02':
    'Dès que vous atteignez l’objectif, vous le déclarez et ouvrez votre coffre ; ici, le jeu s’en charge. La table peut permettre de se taire tant qu’il faut des points cachés pour y arriver.',
  'FDM-END-03':
    'Une déclaration faite, la manche va à son terme : ceux qui n’ont pas joué ont leur tour, et l’on ne tire plus d’événement.',
  'FDM-END-04': 'Si un seul d’entre vous a atteint l’objectif, il gagne.',
  'FDM-END-05':
    'Si vous êtes plusieurs à avoir atteint l’objectif, la piste départage, points cachés exclus et même contre un total plus élevé : le plus avancé gagne. Vient ensuite le plus d’or au coffre, compté jusqu’à la dernière pièce ; à défaut, la victoire se partage.',
  'FDM-END-06': 'S’il ne reste aucun événement au début d’une manche, la partie s’arrête aussitôt.',
  'FDM-END-07':
    'Si un capitaine meurt et qu’il ne reste aucune carte Capitaine, la partie s’arrête aussitôt, même au milieu d’une manche.',
  'FDM-END-08':
    'Quand la partie s’arrête faute d’événements ou de capitaines, on ouvre tous les coffres et le plus haut total gagne, points cachés compris. À égalité, la piste départage, puis le coffre ; sinon, la victoire se partage.',
  'FDM-END-09':
    'Avant la partie, vous pouvez convenir d’un autre objectif : plus élevé pour une partie plus longue, plus bas pour une partie plus courte.',
  'FDM-END-10':
    'Une déclaration ne se reprend pas : cette manche est la dernière, et vous comptez parmi les arrivés, quoi qu’il advienne de votre coffre ou de votre capitaine. Une égalité se juge sur la piste et le coffre tels qu’ils sont en fin de manche.',

  'FDM-INFO-01':
    'Chacun voit ce que vous recevez et ce que vous dépensez, sur le moment. Ce qui passe entre bateau et coffre reste à l’abri des regards.',
  'FDM-INFO-02':
    'L’or que vous portez est secret, sauf effet contraire. Les autres peuvent tenir le compte de ce qu’ils ont vu, mais le jeu ne l’affiche pas.',
  'FDM-INFO-03':
    'Tout votre or à bord est sur votre plateau, en pile ou glissé sous les marchandises si vous voulez. Rien ne se met de côté.',
  'FDM-INFO-04': 'Combien dort dans votre coffre est secret ; combien de fois vous en avez mis ne l’est pas.',
  'FDM-INFO-05': 'Les points cachés le restent jusqu’à ce qu’on les déclare, ou que la partie s’achève.',
  'FDM-INFO-06': 'Vos marchandises sont face cachée : on peut compter les cartes, non voir ce qu’elles sont.',
  'FDM-INFO-07':
    'L’offre où vous achetez n’est que pour vos yeux. Ce que vous laissez, et ce que vous vendez, s’étale à la défausse.',
  'FDM-INFO-08': 'Personne ne connaît votre rumeur avant que vous la vérifiiez.',
  'FDM-INFO-09':
    'Sont connus de tous votre capitaine, l’état de votre bateau, ses modifications, vos spécialistes engagés, votre mission, vos primes, votre Gloire sur la piste et toute rumeur prouvée qui reste.',
  'FDM-INFO-10': 'Vous seul voyez les cartes Gloire de votre main.',
  'FDM-INFO-11': 'Votre capitaine et votre premier bateau sont secrets jusqu’à ce que tous soient révélés ensemble.',
  'FDM-INFO-12':
    'Le pavillon d’un marchand est caché dans sa zone, et caché sur la piste ; il se voit quand quelqu’un le trouve.',
  'FDM-INFO-13': 'La modification d’un port est cachée jusqu’à ce que quelqu’un y fasse une action Port.',
  'FDM-INFO-14': 'Ce que demande chaque port est connu ; ce que contient la réserve ne l’est pas.',
  'FDM-INFO-15': 'Les missions à prendre et les cartes des CNJ sont connues de tous.',
  'FDM-INFO-16':
    'L’or que la banque donne à un nouveau capitaine trahit un peu son coffre : s’il était vide, s’il tenait 10 pièces d’or ou plus, ou sinon combien au juste.',
  'FDM-INFO-17': 'Une carte Gloire annoncée reste cachée jusqu’à ce qu’elle soit réglée ou retenue.',
  'FDM-INFO-18': 'Quand les pirates comparent votre or, on apprend seulement qui ils suivent.',
  'FDM-INFO-19': 'Ce qu’on déclare au combat est public, et l’un parle après l’autre : le défenseur entend d’abord l’attaquant.',
  'FDM-INFO-20': 'Ce qu’on pioche dans un raid s’étale face visible devant tous.',
  'FDM-INFO-21': 'Ce qui est inscrit dans les zones, chacun peut le lire.',
};
