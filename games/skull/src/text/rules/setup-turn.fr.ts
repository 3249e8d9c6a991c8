import type { setupTurn as en } from './setup-turn.en.ts';

export const setupTurn: { readonly [id in keyof typeof en]: string } = {
  'SKU-SETUP-01': 'Assemblez les tuiles Mer en un seul plateau.',
  'SKU-SETUP-02': 'Le navire part d’où le dit la campagne, et sinon du parchemin D, devant la Tortue.',
  'SKU-SETUP-03': 'Le Capitaine décide du cap au départ.',
  'SKU-SETUP-04': 'Prenez un marqueur Objectif par île nommée au chapitre, dont l’Objectif 1.',
  'SKU-SETUP-05': 'Les marqueurs Objectif se disposent au hasard, face cachée, un au parchemin de chaque île nommée.',
  'SKU-SETUP-06': 'Les cartes Événement sont mélangées.',
  'SKU-SETUP-07': 'Le moral part de 20 et la confiance de chaque pirate et allié de 0, sauf effets et compétences.',
  'SKU-SETUP-08': 'La montre est réglée sur la plage horaire 1.',
  'SKU-SETUP-09':
    'Des marqueurs Impact se placent juste après la dernière voile et la dernière colonne du navire ; la saleté est à 0.',
  'SKU-SETUP-10': 'La cale reçoit les marchandises et les canons de la fiche Registre du Capitaine.',
  'SKU-SETUP-11':
    'Tous les personnages et tous les groupes de marins commencent aux cabines, même ceux qui étaient à l’infirmerie.',
  'SKU-SETUP-12':
    'Chaque joueur a sa fiche Registre et les fiches de son personnage et de ses alliés ; le Capitaine tient le compte des points de commandement.',
  'SKU-SETUP-13': 'Chaque mission que détient le Capitaine peut demander ses propres préparatifs.',
  'SKU-SETUP-14': 'Toutes les autres marchandises forment la pile cachée.',
  'SKU-SETUP-15': 'Fiches et marqueurs Ennemi attendent à côté du plateau.',
  'SKU-SETUP-16': 'Les groupes de marins partent reposés. Un groupe blessé garde sa blessure, notée sur la fiche Registre.',

  'SKU-TURN-01':
    'Les manches se suivent jusqu’au bout de la traversée. Chacune compte un tour de voyage, un tour de l’équipage, un tour d’événements et un tour des ennemis.',
  'SKU-TURN-02': 'Au tour de voyage, le temps passe, puis la saleté s’amasse, puis chacun prend son poste.',
  'SKU-TURN-03': 'Au tour de l’équipage viennent les préparatifs, puis le navire se déplace.',
  'SKU-TURN-04':
    'Un abordage suspend tout jusqu’à son issue. Le reste de la manche est alors sauté, et un nouveau tour de voyage commence.',
  'SKU-TURN-05':
    'Accoster suspend aussi le cours des choses : ensuite commence un nouveau tour de voyage, sans tour d’événements ni tour des ennemis.',

  'SKU-TIME-01':
    'À chaque tour de voyage, sauf au tout premier, le Capitaine fait avancer la montre : une plage horaire de plus.',
  'SKU-TIME-02': 'Les plages 1 à 4 sont le jour, 5 et 6 la nuit.',
  'SKU-TIME-03': 'De 6 à 1, une journée s’achève, et les provisions sont dues aussitôt.',
  'SKU-TIME-04': 'Une journée s’achève aussi quand autre chose, la brume par exemple, fait passer la montre de 6 à 1.',
  'SKU-TIME-05': 'Avec une nouvelle journée, le Capitaine peut de nouveau servir du rhum.',
  'SKU-TIME-06': 'Pendant un abordage, la montre s’arrête.',
  'SKU-TIME-07': 'La plage affichée dit aussi de quel côté surgissent les ennemis.',

  'SKU-DIRT-01': 'À chaque tour de voyage, dès le premier, la saleté monte d’un cran : 0, I, II, III.',
  'SKU-DIRT-02': 'La saleté s’arrête à III. Au-delà, chaque cran de plus coûte 1 point de moral.',
  'SKU-DIRT-03': 'La fin d’un abordage ajoute 1 niveau de saleté.',
  'SKU-DIRT-04': 'Chaque impact sur le navire pirate ajoute 1 niveau de saleté.',
  'SKU-DIRT-05': 'Tant que dure un abordage, aucun tour n’ajoute de saleté.',

  'SKU-STATIONS-01':
    'À chaque tour de voyage, tous les personnages reviennent aux cabines, sauf ceux de l’infirmerie et ceux que retient, sur les cases Combat ennemies, un abordage inachevé.',
  'SKU-STATIONS-02': 'Au tour de voyage, les groupes de marins restent où ils étaient.',
  'SKU-STATIONS-03': 'Le Capitaine prend son poste le premier, n’importe lequel s’il est libre.',
  'SKU-STATIONS-04':
    'Après le Capitaine, les autres pirates prennent poste, celui qui a le plus de confiance d’abord, chacun à un poste libre du navire ou du plateau Abordage.',
  'SKU-STATIONS-05': 'Entre pirates de confiance égale, le Capitaine dit qui prend son poste d’abord.',
  'SKU-STATIONS-06':
    'Tous les pirates placés, ceux qui ont embauché des alliés les postent : celui du Capitaine d’abord, puis par confiance décroissante du pirate qui les a embauchés, même à l’infirmerie.',
  'SKU-STATIONS-07': 'Un personnage peut rester aux cabines.',
  'SKU-STATIONS-08':
    'Le Capitaine peut envoyer des personnages à d’autres postes libres, tant qu’il y a du moral à perdre : chacun coûte 1 point de moral.',
  'SKU-STATIONS-09':
    'Les postes pris, viennent les points de commandement : le Capitaine les dépense à déplacer les groupes de marins.',
  'SKU-STATIONS-10':
    'Les postes se règlent dans cet ordre : Capitaine, pirates, alliés, puis les changements du Capitaine, puis les groupes de marins. On ne déplace qu’un personnage déjà posté.',
  'SKU-STATIONS-11': 'En solo, dès que votre Capitaine a pris son poste, lancez le dé pour savoir si un allié complote.',

  'SKU-FATIGUE-01':
    'Chaque tâche du tour de l’équipage ajoute 1 point de fatigue au groupe qui la fait, sauf déplacer des marchandises.',
  'SKU-FATIGUE-02': 'La fatigue rend exténué un groupe éreinté : son marqueur se retourne.',
  'SKU-FATIGUE-03': 'Un groupe exténué ne fait plus rien tant qu’un point de commandement ne l’a pas mené aux cabines.',
  'SKU-FATIGUE-04': 'Un groupe qui ne fait rien ne se fatigue pas.',
  'SKU-FATIGUE-05': 'À l’abordage, les groupes ne se fatiguent ni ne se reposent.',
  'SKU-FATIGUE-06': 'Les jets d’événement ne coûtent aucune fatigue.',
  'SKU-FATIGUE-07':
    'Les groupes aux cabines, case Surveiller exceptée, perdent toute leur fatigue au début du tour de l’équipage.',
  'SKU-FATIGUE-08': 'La fatigue va 0, 1, 2, 3 ; à 3, un groupe est éreinté, et le cran suivant l’exténue.',
  'SKU-FATIGUE-09':
    'Hors des tâches, fatiguent aussi : les provisions qui manquent, tous les groupes ni exténués ni aux cabines ; le moral perdu par un événement, un tel groupe ; tirer, piller et réparer après un abordage, ceux qui le font.',
  'SKU-FATIGUE-10': 'Surveiller est une tâche : 1 point de fatigue, si le comploteur montre une pièce.',
  'SKU-FATIGUE-11': 'Un groupe exténué ne prend plus de fatigue.',
};
