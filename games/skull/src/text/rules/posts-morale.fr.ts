import type { postsMorale as en } from './posts-morale.en.ts';

export const postsMorale: { readonly [id in keyof typeof en]: string } = {
  'SKU-POST-01':
    'Le gréement accueille personnages et groupes de marins, mêlés à votre gré, un par voile intacte, et jamais plus de 4.',
  'SKU-POST-02': 'Au jet de vitesse, ceux du gréement peuvent ajouter des dés.',
  'SKU-POST-03': 'Si une voile est détruite, qui s’y trouvait se retrouve aux cabines, indemne.',
  'SKU-POST-04': 'Un groupe de marins renvoyé aux cabines par une voile détruite y perd aussi toute sa fatigue.',
  'SKU-POST-05': 'Chacun, au gréement, a sa voile numérotée, et c’est toujours la plus haute encore intacte qui est détruite.',
  'SKU-POST-06': 'Le bastingage accueille 4 personnages et autant de groupes de marins qu’on veut.',
  'SKU-POST-07':
    'Pendant la route, les personnages du bastingage attendent sur les cases Abordage ou Pierrier, au cas où viendrait un abordage.',
  'SKU-POST-08': 'Les cabines ont de la place pour tout le monde.',
  'SKU-POST-09': 'La case Comploter reçoit un seul pirate, jamais le Capitaine.',
  'SKU-POST-10': 'La case Surveiller reçoit un seul groupe de marins.',
  'SKU-POST-11': 'Les groupes aux cabines se défont de leur fatigue ; celui de la case Surveiller, non.',
  'SKU-POST-12': 'Contre un complot, seul compte le groupe posté sur la case Surveiller, pas ceux qui se reposent à côté.',
  'SKU-POST-13': 'Gaillard avant : un personnage, pour cartographier.',
  'SKU-POST-14': 'Nid-de-pie : un personnage, pour guetter les îles et fixer à quelle distance surgit un ennemi.',
  'SKU-POST-15': 'Pont-batterie : un personnage, un groupe de marins, ou l’un et l’autre. Sans groupe, jusqu’à 3 personnages.',
  'SKU-POST-16': 'Pont principal : un personnage et 2 groupes de marins.',
  'SKU-POST-17':
    'Sur le pont principal, on soigne, on déplace des marchandises, on nettoie et on répare ; les améliorations peuvent y ajouter.',
  'SKU-POST-18': 'Inconscients et incapacités sont conduits d’office à l’infirmerie. On n’y poste personne.',
  'SKU-POST-19': 'Passerelle : un personnage, qui peut être le Capitaine.',
  'SKU-POST-20': 'Barre : un personnage. Sans lui, le navire ne bouge pas.',
  'SKU-POST-21': 'Gaillard avant, nid-de-pie, passerelle et barre ne sont pas pour les groupes de marins.',
  'SKU-POST-22': 'Un poste complet ne peut être choisi.',
  'SKU-POST-23': 'Qui quitte l’infirmerie, par son propre jet, par des soins ou par un événement, va aux cabines.',

  'SKU-MORALE-01': 'Le moral va de 0 à 20 et n’en sort jamais ; le surplus est perdu.',
  'SKU-MORALE-02': 'Le moral part de 20, sauf effet ou compétence contraire.',
  'SKU-MORALE-03':
    'Le moral baisse : de 3 pour un groupe éliminé, du résultat d’un dé pour une provision non dépensée, de 1 pour la saleté au-delà de III, de 1 pour un personnage changé de poste, de la valeur rouge d’un ennemi que vous fuyez, de 1 près du Vaisseau fantôme. Il monte du résultat d’un dé grâce au rhum et de la valeur grise d’un ennemi vaincu ; une mutinerie le remet à 20, et les événements font ce qu’ils disent.',
  'SKU-MORALE-04': 'Quand un événement coûte du moral, un groupe ni exténué ni aux cabines gagne 1 point de fatigue.',
  'SKU-MORALE-05': 'Le Capitaine désigne le groupe que fatigue un événement. Si aucun ne convient, aucun ne se fatigue.',
  'SKU-MORALE-06': 'Si le moral est à 0 et qu’aucun pirate ne se mutine, l’équipage se révolte et la traversée est perdue.',
  'SKU-MORALE-07':
    'Chaque fois que le moral ou la confiance change, on demande d’abord aux pirates qui le peuvent s’ils se mutinent ; la révolte ne vient qu’après.',

  'SKU-TRUST-01': 'Chaque pirate et chaque allié a sa propre confiance, de 0 à 20, jamais au-delà.',
  'SKU-TRUST-02': 'La confiance part de 0, sauf effet ou compétence contraire.',
  'SKU-TRUST-03':
    'Quand la traversée réussit, la confiance de chacun, Capitaine compris, devient autant de prestige sur les fiches Registre.',
  'SKU-TRUST-04': 'Le pirate qui a embauché un allié reçoit en prestige la moitié de la confiance de celui-ci.',
  'SKU-TRUST-05': 'Le Capitaine ne tire rien de la confiance de son propre allié.',
  'SKU-TRUST-06':
    'Le bon travail rapporte de la confiance : 1 pour soigner, nettoyer, réparer, barrer, manœuvrer ou toucher au canon, 1 par succès en cartographiant, combattant ou tirant, 1 par marqueur ou ennemi aperçu, 2 pour une trouvaille à terre, 3 pour une calomnie. On en perd en tombant inconscient (toute), par un complot dévoilé (5), un saut manqué (2), un accident à terre (2) ou un retour bredouille (1).',
  'SKU-TRUST-07': 'Un personnage qui tombe inconscient perd toute la confiance amassée.',
};
