import type { setup as en } from './setup.en.ts';

export const setup: { readonly [id in keyof typeof en]: string } = {
  'NAS-SETUP-01': 'On joue à 2, 3 ou 4. Seul le nombre d’adversaires en mer dépend du nombre de joueurs.',
  'NAS-SETUP-02':
    'Neuf tuiles Quartier forment la ville, en carré de trois sur trois. Ici, leur ordre, leur face et leur orientation sont tirés au hasard.',
  'NAS-SETUP-03': 'Huit éléments de cadre entourent la ville et portent la piste de score, qui va de 0 à 100.',
  'NAS-SETUP-04':
    'Pour une première partie, il est conseillé, mais pas obligatoire, de placer la tuile de départ du capitaine au milieu de la ville.',
  'NAS-SETUP-05': 'Le capitaine pirate commence sur la seule case de la ville qui porte le symbole de départ.',
  'NAS-SETUP-06':
    'Vous prenez dans votre couleur un navire, 13 pirates, 20 caisses de munitions, un bateau, un marqueur de score, un jeton 100/200, une voile à drapeau, un marin et 2 tuiles Cale.',
  'NAS-SETUP-07':
    'Cinq de vos 13 pirates vont à la taverne, un par table ; les 8 autres se tiennent debout sur votre pont supérieur.',
  'NAS-SETUP-08': 'Trois de vos caisses commencent dans une cale ouverte. Les 17 autres forment votre réserve.',
  'NAS-SETUP-09': 'Votre bateau reste sur votre navire jusqu’à ce que vous quittiez Nassau.',
  'NAS-SETUP-10': 'Chacun commence avec 10 points.',
  'NAS-SETUP-11': 'Votre jeton 100/200 reste sous votre navire jusqu’à ce que votre score dépasse 100.',
  'NAS-SETUP-12': 'La voile à drapeau est votre voile de départ. Elle se place à l’emplacement le plus à droite.',
  'NAS-SETUP-13': 'Le marin de votre couleur est votre marin de départ ; il se tient sur le pont supérieur.',
  'NAS-SETUP-14': 'Vos deux tuiles Cale montrent leur face fermée : vous commencez avec 3 cales ouvertes et 2 fermées.',
  'NAS-SETUP-15':
    'Vous recevez aussi un marin et une voile de plus, une provision, un doublon et un rhum. Chacun commence donc avec 2 marins et 2 voiles.',
  'NAS-SETUP-16':
    'On met de côté une arme de chacun des cinq types et on en distribue une à chacun au hasard : deux joueurs n’ont jamais la même. Les autres retournent à la réserve.',
  'NAS-SETUP-17':
    'Votre navire porte, imprimée, une arme de chacun des cinq types. Avec celle qu’on vous a distribuée, vous en comptez 2 d’un type et 1 des autres.',
  'NAS-SETUP-18': 'Les récits de marin forment trois piles que leur dos distingue : S, Arrr et B. On mélange chacune séparément.',
  'NAS-SETUP-19':
    'Votre première main compte cinq récits : 2 de la pile S, 2 de la pile Arrr et 1 de la pile B. Personne d’autre ne les voit.',
  'NAS-SETUP-20':
    'Piochez un animal, sans le voir, dans la pile de l’île des animaux et posez-le, face visible, sur votre marin de départ.',
  'NAS-SETUP-21': 'Chacun reçoit au hasard l’une des 6 cachettes. Celles qui restent sortent du jeu.',
  'NAS-SETUP-22': 'Le plateau Caraïbes se place à droite de la ville, son port contre l’angle inférieur droit.',
  'NAS-SETUP-23':
    'On commence par les adversaires faibles : on mélange ceux de force 1 et 2, et chaque case utilisée des zones A, B et D en reçoit un au hasard.',
  'NAS-SETUP-24':
    'Les poissons d’une case Adversaire (2, 3 ou 4) indiquent à partir de combien de joueurs elle sert. Une case inutilisée reste vide toute la partie.',
  'NAS-SETUP-25':
    'Viennent ensuite les adversaires forts : ceux de force 3, 4 et 5 rejoignent les faibles restés dans le sac, et chaque case utilisée des zones C, E, F, G, H et I en reçoit un au hasard.',
  'NAS-SETUP-26': 'Les adversaires restés dans le sac ne servent pas dans cette partie.',
  'NAS-SETUP-27':
    'On tire les avant-postes au hasard et on les pose face visible sur leurs emplacements, zone après zone, de A à I, jusqu’au dernier.',
  'NAS-SETUP-28': 'On tire et on pose ensuite les tours de guet de la même façon, de A à I.',
  'NAS-SETUP-29': 'On tire enfin les comptoirs commerciaux au hasard et on les pose de même, de A à I.',
  'NAS-SETUP-30': 'Tous les avant-postes, tours de guet et comptoirs sont en jeu, quel que soit le nombre de joueurs.',
  'NAS-SETUP-31':
    'Les comptoirs des zones A, B, C, D, E et G reçoivent une marchandise de chacune des six sortes : elles sont donc toutes différentes.',
  'NAS-SETUP-32':
    'Toutes les autres marchandises vont alors dans le sac de marchandises, et chaque comptoir des zones F, H et I en tire une.',
  'NAS-SETUP-33': 'Les 25 jetons Combat ont leur propre sac, le sac de combat. On y pioche pendant les combats.',
  'NAS-SETUP-34': 'Il y a 5 dés Combat : on ne se défend jamais avec plus de 5.',
  'NAS-SETUP-35':
    'La taverne et l’île des animaux se placent près de la ville. L’île de la Tête de mort, l’île du Feu de camp et le plateau Vieux loup de mer se placent près du plateau Caraïbes.',
  'NAS-SETUP-36': 'On mélange les animaux en une pile face cachée sur leur île, et on en révèle trois sur les montagnes.',
  'NAS-SETUP-37':
    'On pose en ligne, face cachée, quatre tuiles Vieux loup de mer tirées au hasard. On révèle celle de gauche : le vieux loup de mer se place dans la zone qu’elle indique.',
  'NAS-SETUP-38':
    'Quatre offrandes tirées au hasard forment une pile face cachée, dont on révèle la première pour la première manche.',
  'NAS-SETUP-39':
    'Les tuiles Vieux loup de mer et les offrandes qui n’ont pas été tirées quittent le jeu sans que personne les regarde.',
  'NAS-SETUP-40':
    'Les objets, provisions, armes, marchandises, voiles et marins qui n’appartiennent à personne forment la réserve générale.',
  'NAS-SETUP-41':
    'Les récits S qui n’ont pas été distribués sont mélangés à la pile Arrr. À 2, 3 ou 4 joueurs, elle compte alors 27, 23 ou 19 cartes, et la pile B 37, 36 ou 35. Les deux se placent face cachée sur l’île du Feu de camp.',
  'NAS-SETUP-42':
    'Le dauphin désigne le premier joueur. Dans la règle imprimée, il va au joueur qui a séjourné près de Nassau le plus récemment ; ici, il est tiré au sort, sauf si la table choisit un siège.',
};
