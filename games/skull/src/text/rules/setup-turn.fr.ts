import type { setupTurn as en } from './setup-turn.en.ts';

export const setupTurn: { readonly [id in keyof typeof en]: string } = {
  'SKU-SETUP-01': 'Assemblez les tuiles Mer en un seul plateau.',
  'SKU-SETUP-02': 'Le navire part de la case indiquée par la campagne, sinon du parchemin D, devant la Tortue.',
  'SKU-SETUP-03': 'Le Capitaine choisit le cap du navire au départ.',
  'SKU-SETUP-04': 'Prenez un marqueur Objectif par île nommée au chapitre, dont l’Objectif 1.',
  'SKU-SETUP-05': 'Les marqueurs Objectif sont placés au hasard, face cachée, un sur le parchemin de chaque île nommée.',
  'SKU-SETUP-06': 'Les cartes Événement sont mélangées.',
  'SKU-SETUP-07':
    'Le moral commence à 20 et la confiance de chaque pirate et allié à 0, sauf si un effet ou une compétence les change.',
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
  'SKU-SETUP-15': 'Les fiches et les marqueurs Ennemi restent à côté du plateau.',
  'SKU-SETUP-16': 'Les groupes de marins partent reposés. Un groupe blessé garde sa blessure, notée sur la fiche Registre.',

  'SKU-TURN-01':
    'Les manches se suivent jusqu’à la fin de la traversée. Chacune compte un tour de voyage, un tour de l’équipage, un tour d’événements et un tour des ennemis.',
  'SKU-TURN-02': 'Au tour de voyage, le temps passe, puis la saleté monte, puis chacun prend son poste.',
  'SKU-TURN-03': 'Au tour de l’équipage viennent d’abord les préparatifs, puis le déplacement.',
  'SKU-TURN-04':
    'Un abordage interrompt la manche jusqu’à sa fin. Le reste de la manche est alors sauté, et un nouveau tour de voyage commence.',
  'SKU-TURN-05':
    'Accoster interrompt aussi la manche : un nouveau tour de voyage commence ensuite, sans tour d’événements ni tour des ennemis.',

  'SKU-TIME-01': 'À chaque tour de voyage, sauf au premier, le Capitaine fait avancer la montre d’une plage horaire.',
  'SKU-TIME-02': 'Les plages 1 à 4 sont le jour, 5 et 6 la nuit.',
  'SKU-TIME-03': 'Quand la montre passe de 6 à 1, une journée s’achève, et les provisions sont dues aussitôt.',
  'SKU-TIME-04': 'Une journée s’achève aussi quand autre chose, la brume par exemple, fait passer la montre de 6 à 1.',
  'SKU-TIME-05': 'Le lendemain, le Capitaine peut de nouveau servir du rhum.',
  'SKU-TIME-06': 'Pendant un abordage, la montre s’arrête.',
  'SKU-TIME-07': 'La plage horaire indique aussi de quel côté apparaissent les ennemis.',

  'SKU-DIRT-01': 'À chaque tour de voyage, même au premier, la saleté monte d’un niveau : 0, I, II, III.',
  'SKU-DIRT-02': 'La saleté s’arrête à III. Chaque niveau de plus coûte alors 1 point de moral.',
  'SKU-DIRT-03': 'La fin d’un abordage ajoute 1 niveau de saleté.',
  'SKU-DIRT-04': 'Chaque impact sur le navire pirate ajoute 1 niveau de saleté.',
  'SKU-DIRT-05': 'Pendant un abordage, la saleté ne monte pas d’un tour à l’autre.',

  'SKU-STATIONS-01':
    'À chaque tour de voyage, tous les personnages retournent aux cabines, sauf ceux de l’infirmerie et ceux qui sont sur les cases Combat ennemies d’un abordage inachevé.',
  'SKU-STATIONS-02': 'Au tour de voyage, les groupes de marins restent où ils étaient.',
  'SKU-STATIONS-03': 'Le Capitaine prend d’abord n’importe quel poste libre.',
  'SKU-STATIONS-04':
    'Après le Capitaine, les autres pirates prennent un poste libre du plateau Navire ou du plateau Abordage, en commençant par celui qui a le plus de confiance.',
  'SKU-STATIONS-05': 'Entre pirates de confiance égale, le Capitaine décide qui prend son poste d’abord.',
  'SKU-STATIONS-06':
    'Quand tous les pirates sont placés, les joueurs postent leurs alliés : d’abord celui du Capitaine, puis par confiance décroissante des pirates qui les ont embauchés, même de celui qui est à l’infirmerie.',
  'SKU-STATIONS-07': 'Un personnage peut rester aux cabines.',
  'SKU-STATIONS-08':
    'Le Capitaine peut réassigner des personnages à d’autres postes libres, tant qu’il y a du moral à perdre : chaque réassignation coûte 1 point de moral.',
  'SKU-STATIONS-09':
    'Une fois les postes pris, le Capitaine dépense ses points de commandement pour déplacer les groupes de marins.',
  'SKU-STATIONS-10':
    'Les postes se règlent dans cet ordre : Capitaine, pirates, alliés, réassignations, groupes de marins. Seul un personnage déjà posté peut être réassigné.',
  'SKU-STATIONS-11': 'En solo, dès que votre Capitaine a pris son poste, lancez un dé pour savoir si un allié complote.',

  'SKU-FATIGUE-01':
    'Chaque tâche du tour de l’équipage ajoute 1 point de fatigue au groupe qui la fait, sauf déplacer des marchandises.',
  'SKU-FATIGUE-02': 'Un groupe éreinté qui gagne de la fatigue est exténué : son marqueur est retourné.',
  'SKU-FATIGUE-03':
    'Un groupe exténué ne fait aucune tâche tant que le Capitaine ne l’a pas envoyé aux cabines avec un point de commandement.',
  'SKU-FATIGUE-04': 'Un groupe qui ne fait rien ne gagne pas de fatigue.',
  'SKU-FATIGUE-05': 'À l’abordage, les groupes ne gagnent ni ne perdent de fatigue.',
  'SKU-FATIGUE-06': 'Les jets d’événement ne coûtent aucune fatigue.',
  'SKU-FATIGUE-07':
    'Les groupes aux cabines, case Surveiller exceptée, perdent toute leur fatigue au début du tour de l’équipage.',
  'SKU-FATIGUE-08': 'La fatigue va de 0 à 3. À 3, un groupe est éreinté, et le niveau suivant l’exténue.',
  'SKU-FATIGUE-09':
    'En dehors des tâches, ajoutent de la fatigue : le manque de provisions, à tous les groupes ni exténués ni aux cabines ; le moral perdu à cause d’un événement, à un de ces groupes ; le tir, le pillage et les réparations après un abordage, aux groupes qui les font.',
  'SKU-FATIGUE-10': 'Surveiller est une tâche : elle coûte 1 point de fatigue si le comploteur montre une pièce.',
  'SKU-FATIGUE-11': 'Un groupe exténué ne gagne plus de fatigue.',
};
