import type { endSolo as en } from './end-solo.en.ts';

export const endSolo: { readonly [id in keyof typeof en]: string } = {
  'SKU-END-01':
    'La traversée s’achève quand l’objectif est atteint, quand tous les personnages sont inconscients, quand vous vous rendez, ou quand un naufrage ou une révolte vous prend le navire.',
  'SKU-END-02':
    'La traversée est réussie si, après le tour de l’équipage, vous avez accosté à l’île de l’Objectif 1 et qu’aucun ennemi hostile n’est actif.',
  'SKU-END-03': 'En cas de succès, chacun gagne autant de prestige qu’il a de confiance, Capitaine compris.',
  'SKU-END-04':
    'Le pirate qui a embauché un allié gagne en prestige la moitié de la confiance de cet allié ; le Capitaine ne gagne rien pour le sien.',
  'SKU-END-05':
    'Un personnage inconscient à la fin commence la phase suivante avec la moitié de sa vie, arrondie au-dessus, même après une défaite.',
  'SKU-END-06':
    'Si tous les personnages sont à l’infirmerie sans que le navire ait coulé ni capitulé, vous choisissez entre l’annexe I, « Un naufrage », et l’annexe II, « Une peine capitale ».',
  'SKU-END-07':
    'Si tous les groupes sont éliminés ou en incapacité à l’abordage, ou si le Capitaine capitule, on joue l’annexe II.',
  'SKU-END-08': 'À l’abordage, le Capitaine peut aussi capituler par choix.',
  'SKU-END-09': 'Si le navire coule, on joue l’annexe I.',
  'SKU-END-10':
    'Si le moral est à 0 et qu’aucun pirate ne se mutine, l’équipage se révolte et abandonne les pirates. Leurs alliés sont perdus, et on joue l’annexe I.',
  'SKU-END-11':
    'Après toute défaite, les personnages perdent toutes leurs pièces et tous leurs objets, sauf leur équipement de départ.',
  'SKU-END-12': 'Après toute défaite, le Capitaine perd tout le butin de l’équipage.',
  'SKU-END-13': 'Le butin enterré n’est pas perdu.',
  'SKU-END-14': 'Après une défaite, la confiance ne devient pas du prestige.',
  'SKU-END-15': 'À la fin de la traversée, les munitions spéciales utilisées sont défaussées.',

  'SKU-SOLO-01': 'En solo, vous jouez le Capitaine, et des alliés complètent l’équipage.',
  'SKU-SOLO-02': 'Les alliés sont numérotés de 1 à 4.',
  'SKU-SOLO-03': 'En solo, quand le Capitaine a pris son poste, lancez un dé : l’allié de ce numéro complote.',
  'SKU-SOLO-04': 'Si aucun allié n’a le numéro obtenu, personne ne complote.',
  'SKU-SOLO-05': 'L’allié qui complote va sur la case Comploter.',
  'SKU-SOLO-06':
    'Vous pouvez faire surveiller un allié qui complote par un groupe de marins, un autre allié ou le Capitaine lui-même.',
  'SKU-SOLO-07':
    'Au tour de l’équipage, le surveillant et l’allié comploteur font un jet de confrontation de Charisme, un groupe avec 2 dés. On compare les dés les plus hauts, puis les suivants.',
  'SKU-SOLO-08':
    'Si le surveillant gagne, l’allié comploteur perd 5 points de confiance et ne peut plus comploter pendant cette traversée.',
  'SKU-SOLO-09': 'Un allié qui surveillait et a gagné gagne 1 point de confiance.',
  'SKU-SOLO-10':
    'Si personne ne surveille, ou si l’allié comploteur gagne, 1 provision de la cale, s’il y en a, soigne d’abord ses blessures.',
  'SKU-SOLO-11':
    'Un allié dont le complot réussit prend aussi au butin de l’équipage autant de pièces que son Charisme, et gagne autant de confiance.',
  'SKU-SOLO-12': 'En cas d’égalité entre le surveillant et l’allié comploteur, il ne se passe rien.',
  'SKU-SOLO-13': 'Dès que la confiance d’un allié dépasse le moral, il y a une mutinerie. Elle n’est pas facultative.',
  'SKU-SOLO-14':
    'Quand un allié se mutine, la confiance du Capitaine devient d’abord du prestige, puis le moral passe à 20 et toute la confiance à 0.',
  'SKU-SOLO-15':
    'Vous décidez combien de prestige dépenser contre la mutinerie d’un allié : chaque tranche de 10 points ajoute 1 à votre valeur.',
  'SKU-SOLO-16':
    'Contre la mutinerie d’un allié, votre valeur est le Charisme du Capitaine plus ce que vous avez acheté avec le prestige.',
  'SKU-SOLO-17': 'La valeur d’un allié mutin est son Charisme plus un dé, lancé après votre décision.',
  'SKU-SOLO-18': 'Si votre valeur dépasse celle de l’allié, la mutinerie échoue.',
  'SKU-SOLO-19':
    'Si la valeur de l’allié mutin est plus haute, le Capitaine est abandonné : on joue l’annexe I, avec 3 alliés tirés au hasard.',
  'SKU-SOLO-20':
    'En cas d’égalité entre le Capitaine et un allié mutin, faites des jets de confrontation jusqu’à ce que l’un des deux gagne.',
  'SKU-SOLO-21': 'Si un allié gagne une mutinerie, vous n’êtes plus Capitaine.',
  'SKU-SOLO-22': 'Un allié à l’infirmerie, ou déjà dévoilé, ne complote pas.',
  'SKU-SOLO-23': 'Si le Capitaine veut surveiller, il peut aller aussitôt sur la case Surveiller, sans rien payer.',
  'SKU-SOLO-24':
    'Si la confiance de plusieurs alliés dépasse le moral, seul celui qui en a le plus se mutine ; en cas d’égalité, celui qui a le plus petit numéro.',
  'SKU-SOLO-25':
    'Le prestige dépensé contre une mutinerie est perdu quelle qu’en soit l’issue, et la confiance des alliés est perdue sans rien vous rapporter.',

  'SKU-OPT-01':
    'Avec cette option, le Capitaine peut dépenser 10 points de prestige pour accoster à l’île de l’Objectif 1 malgré des ennemis hostiles actifs.',
  'SKU-OPT-02':
    'Avec cette option, un troisième ennemi prend la place de l’un des deux en jeu s’il est inactif ; sinon, sa carte est ignorée.',
  'SKU-OPT-03': 'Les options ne sont actives que si on les choisit avant la traversée.',
};
