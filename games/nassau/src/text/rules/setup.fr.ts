import type { setup as en } from './setup.en.ts';

export const setup: { readonly [id in keyof typeof en]: string } = {
  'NAS-SETUP-01':
    'On joue à deux, trois ou quatre. Hormis le nombre d’adversaires en mer, rien ne change avec le nombre de joueurs.',
  'NAS-SETUP-02':
    'Neuf tuiles Quartier, trois sur trois, composent la ville. Leur ordre, leur face et leur orientation sont ici tirés au hasard.',
  'NAS-SETUP-03': 'Huit éléments de cadre ferment la ville et portent la piste de score, qui va de 0 à 100.',
  'NAS-SETUP-04':
    'Pour une première partie, mettre la tuile de départ du capitaine au milieu de la ville aide à s’y retrouver ; rien n’y oblige.',
  'NAS-SETUP-05': 'Le capitaine commence sur la seule case de la ville qui porte son signe.',
  'NAS-SETUP-06':
    'Avec votre couleur viennent un navire, 13 pirates, 20 caisses, un bateau, un marqueur de score, un jeton 100/200, une voile à drapeau, un marin et 2 tuiles Cale.',
  'NAS-SETUP-07':
    'Cinq de vos 13 pirates sont attablés à la taverne, un par table ; les 8 autres se tiennent debout sur votre pont supérieur.',
  'NAS-SETUP-08': 'Trois de vos caisses commencent dans une cale ouverte. Les 17 autres font votre réserve.',
  'NAS-SETUP-09': 'Votre bateau attend sur votre navire l’heure de prendre la mer.',
  'NAS-SETUP-10': 'Chacun commence avec 10 points.',
  'NAS-SETUP-11': 'Votre jeton 100/200 reste glissé sous votre navire jusqu’à ce que votre score dépasse 100.',
  'NAS-SETUP-12': 'La voile à votre drapeau est votre voile de départ ; elle prend la place tout à droite.',
  'NAS-SETUP-13': 'Le marin de votre couleur est votre marin de départ ; il se tient sur le pont supérieur.',
  'NAS-SETUP-14': 'Vos deux tuiles Cale montrent leur face fermée : vous commencez avec 3 cales ouvertes et 2 fermées.',
  'NAS-SETUP-15':
    'Vous embarquez aussi un marin et une voile de plus, une provision, un doublon et un rhum. Chacun part donc avec 2 marins et 2 voiles.',
  'NAS-SETUP-16':
    'On met de côté une arme de chacun des cinq types et l’on en distribue une à chacun : deux joueurs n’ont jamais la même. Les autres regagnent la réserve.',
  'NAS-SETUP-17':
    'Votre navire porte, imprimée, une arme de chacun des cinq types. Avec celle qu’on vous a distribuée, vous en comptez 2 d’un type et 1 des autres.',
  'NAS-SETUP-18': 'Les récits forment trois piles que leur dos distingue, S, A et B. On mélange chacune à part.',
  'NAS-SETUP-19':
    'Votre première main compte cinq récits : 2 de la pile S, 2 de la pile Arrr et 1 de la B. Personne d’autre ne les voit.',
  'NAS-SETUP-20': 'Piochez à l’aveugle un animal sur l’île des animaux et posez-le, face visible, sur votre marin de départ.',
  'NAS-SETUP-21': 'Chacun reçoit au hasard l’une des 6 cachettes. Celles qui restent sortent du jeu.',
  'NAS-SETUP-22': 'La carte des Caraïbes se pose à droite de la ville, son port contre l’angle inférieur droit.',
  'NAS-SETUP-23':
    'D’abord les adversaires faibles : on mélange ceux de force 1 et 2, et chaque case utilisée des zones A, B et D en tire un.',
  'NAS-SETUP-24':
    'Les poissons d’une case Adversaire, 2, 3 ou 4, disent à partir de combien de joueurs elle sert. Une case inutilisée reste vide toute la partie.',
  'NAS-SETUP-25':
    'Puis les forts : ceux de force 3, 4 et 5 rejoignent les faibles restés dans le sac, et chaque case utilisée des zones C, E, F, G, H et I en tire un.',
  'NAS-SETUP-26': 'Les adversaires qui n’ont pas été tirés ne prennent pas part au jeu.',
  'NAS-SETUP-27':
    'Les avant-postes, tirés au hasard, se posent face visible sur leurs emplacements, zone après zone, de A à I, jusqu’au dernier.',
  'NAS-SETUP-28': 'Les tours de guet se tirent et se posent ensuite de la même façon, de A à I.',
  'NAS-SETUP-29': 'Viennent enfin les comptoirs commerciaux, tirés au hasard eux aussi et posés de A à I.',
  'NAS-SETUP-30': 'Si peu nombreux que vous soyez, avant-postes, tours de guet et comptoirs sont tous en jeu.',
  'NAS-SETUP-31':
    'Les comptoirs des zones A, B, C, D, E et G se partagent une marchandise de chacune des six sortes : toutes diffèrent.',
  'NAS-SETUP-32':
    'Toutes les autres marchandises vont alors dans le sac de marchandises, et chaque comptoir des zones F, H et I en tire une.',
  'NAS-SETUP-33': 'Les 25 jetons Combat ont leur propre sac, le sac de combat, où l’on pioche lors des affrontements.',
  'NAS-SETUP-34': 'Il y a 5 dés Combat : on ne se défend jamais avec plus de 5.',
  'NAS-SETUP-35':
    'Taverne et île des animaux se rangent près de la ville ; île de la Tête de mort, île du Feu de camp et plateau du vieux loup de mer, près de la mer.',
  'NAS-SETUP-36':
    'Les animaux, mélangés, forment une pile face cachée sur leur île, et l’on en retourne trois sur les montagnes.',
  'NAS-SETUP-37':
    'Quatre tuiles Vieux loup de mer, tirées au hasard, s’alignent face cachée. On retourne celle de gauche : le vieux loup de mer se tient dans la zone qu’elle nomme.',
  'NAS-SETUP-38':
    'Quatre offrandes tirées au hasard font une pile face cachée, dont on retourne la première pour la première manche.',
  'NAS-SETUP-39':
    'Les tuiles Vieux loup de mer et les offrandes qui n’ont pas été tirées quittent le jeu sans que personne les regarde.',
  'NAS-SETUP-40': 'Objets, provisions, armes, marchandises, voiles et marins qui ne sont à personne forment la réserve générale.',
  'NAS-SETUP-41':
    'Les récits S qui n’ont pas été distribués sont mélangés à la pile Arrr. À 2, 3 ou 4 joueurs, elle compte alors 27, 23 ou 19 cartes et B 37, 36 ou 35 ; toutes deux attendent, face cachée, sur l’île du Feu de camp.',
  'NAS-SETUP-42':
    'Le dauphin désigne le premier joueur. Autour d’une table, il revient à qui a vu Nassau le plus récemment ; ici, le sort en décide, sauf si la table choisit un siège.',
};
