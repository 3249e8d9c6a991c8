import type { postsMorale as en } from './posts-morale.en.ts';

export const postsMorale: { readonly [id in keyof typeof en]: string } = {
  'SKU-POST-01':
    'Le gréement accueille des personnages et des groupes de marins, dans n’importe quelle combinaison, un par voile intacte, 4 au plus.',
  'SKU-POST-02': 'Les personnages et les groupes du gréement peuvent ajouter des dés au jet de vitesse.',
  'SKU-POST-03': 'Si une voile est détruite, le personnage ou le groupe qui l’occupait va aux cabines, sans blessure.',
  'SKU-POST-04': 'Un groupe de marins renvoyé aux cabines par une voile détruite perd aussi toute sa fatigue.',
  'SKU-POST-05':
    'Chaque personnage ou groupe du gréement a sa voile numérotée, et la voile intacte au plus grand numéro est détruite d’abord.',
  'SKU-POST-06': 'Le bastingage accueille 4 personnages et autant de groupes de marins qu’on veut.',
  'SKU-POST-07':
    'Pendant la traversée, les personnages du bastingage se tiennent sur les cases Abordage ou Pierrier, en vue d’un abordage.',
  'SKU-POST-08': 'Les cabines ont de la place pour tout le monde.',
  'SKU-POST-09': 'La case Comploter reçoit un seul pirate, jamais le Capitaine.',
  'SKU-POST-10': 'La case Surveiller reçoit un seul groupe de marins.',
  'SKU-POST-11': 'Les groupes aux cabines perdent leur fatigue ; celui de la case Surveiller la garde.',
  'SKU-POST-12': 'Contre un complot, seul compte le groupe posté sur la case Surveiller, pas ceux qui se reposent à côté.',
  'SKU-POST-13': 'Le gaillard avant accueille un personnage, qui cartographie.',
  'SKU-POST-14': 'Le nid-de-pie accueille un personnage, qui guette les îles et fixe la distance à laquelle apparaît un ennemi.',
  'SKU-POST-15':
    'Le pont-batterie accueille un personnage, un groupe de marins, ou un de chaque. Sans groupe, il accueille jusqu’à 3 personnages.',
  'SKU-POST-16': 'Le pont principal accueille un personnage et 2 groupes de marins.',
  'SKU-POST-17':
    'Sur le pont principal, on soigne, on déplace des marchandises, on nettoie et on répare ; les améliorations peuvent ajouter des tâches.',
  'SKU-POST-18': 'Les personnages inconscients et les groupes en incapacité vont à l’infirmerie. On ne peut y poster personne.',
  'SKU-POST-19': 'La passerelle accueille un personnage, qui peut être le Capitaine.',
  'SKU-POST-20': 'La barre accueille un personnage. Sans lui, le navire ne bouge pas.',
  'SKU-POST-21': 'Le gaillard avant, le nid-de-pie, la passerelle et la barre n’accueillent pas de groupes de marins.',
  'SKU-POST-22': 'Un poste complet ne peut pas être choisi.',
  'SKU-POST-23':
    'Un personnage ou un groupe qui quitte l’infirmerie, par un jet, par des soins ou par un événement, va aux cabines.',

  'SKU-MORALE-01': 'Le moral va de 0 à 20. Il ne va jamais au-delà ; le surplus est perdu.',
  'SKU-MORALE-02': 'Le moral commence à 20, sauf si un effet ou une compétence le change.',
  'SKU-MORALE-03':
    'Le moral baisse de 3 quand un groupe est éliminé, du résultat d’un dé quand une provision n’est pas dépensée, de 1 par niveau de saleté au-delà de III, de 1 par personnage réassigné, de la valeur rouge d’un ennemi que vous fuyez et de 1 près du Vaisseau fantôme. Il monte du résultat d’un dé grâce au rhum et de la valeur grise d’un ennemi vaincu. Une mutinerie le remet à 20, et les événements font ce qu’ils disent.',
  'SKU-MORALE-04': 'Quand un événement coûte du moral, un groupe ni exténué ni aux cabines gagne 1 point de fatigue.',
  'SKU-MORALE-05': 'Le Capitaine choisit le groupe que l’événement fatigue. Si aucun ne convient, il ne se passe rien.',
  'SKU-MORALE-06': 'Si le moral est à 0 et qu’aucun pirate ne se mutine, l’équipage se révolte et la traversée est perdue.',
  'SKU-MORALE-07':
    'Chaque fois que le moral ou la confiance change, on demande d’abord aux pirates qui le peuvent s’ils se mutinent ; la révolte ne vient qu’après.',

  'SKU-TRUST-01': 'Chaque pirate et chaque allié a sa propre confiance, de 0 à 20.',
  'SKU-TRUST-02': 'La confiance commence à 0, sauf si un effet ou une compétence la change.',
  'SKU-TRUST-03':
    'Quand la traversée réussit, la confiance de chacun, Capitaine compris, devient du prestige sur sa fiche Registre, point pour point.',
  'SKU-TRUST-04': 'Le pirate qui a embauché un allié reçoit en prestige la moitié de la confiance de celui-ci.',
  'SKU-TRUST-05': 'Le Capitaine ne reçoit rien pour son propre allié.',
  'SKU-TRUST-06':
    'Le bon travail rapporte de la confiance : 1 point pour soigner, nettoyer, réparer, naviguer, manœuvrer, toucher au canon, donner des points de commandement depuis la passerelle, couper une amarre, soutenir un groupe qui réussit ou piller ; 1 par succès en cartographiant, en combattant ou en tirant ; 1 par marqueur ou ennemi aperçu ; 2 pour une trouvaille à terre ; 3 pour une Calomnie. On la perd toute en tombant inconscient ; on en perd 5 points pour un complot dévoilé, 2 pour un saut manqué ou un accident à terre, et 1 si on revient sans rien.',
  'SKU-TRUST-07': 'Un personnage qui tombe inconscient perd toute sa confiance.',
};
