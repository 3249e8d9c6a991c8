import type { endSolo as en } from './end-solo.en.ts';

export const endSolo: { readonly [id in keyof typeof en]: string } = {
  'SKU-END-01':
    'La traversée s’achève de quatre façons : l’objectif est atteint, tous les personnages sont inconscients, vous vous rendez, ou un naufrage ou une révolte vous prend navire et équipage.',
  'SKU-END-02':
    'Succès : après le tour de l’équipage, vous avez accosté à l’île de l’Objectif 1 et aucun ennemi hostile n’est actif.',
  'SKU-END-03': 'En cas de succès, chacun gagne autant de prestige qu’il a de confiance, le Capitaine comme les autres.',
  'SKU-END-04': 'La confiance d’un allié vaut la moitié en prestige au pirate qui l’a embauché, et rien au Capitaine.',
  'SKU-END-05':
    'Un personnage inconscient à la fin commence la phase suivante avec la moitié de sa vie, arrondie au-dessus, même après une défaite.',
  'SKU-END-06':
    'Si tous les personnages sont à l’infirmerie sans que le navire ait coulé ni capitulé, vous choisissez entre l’annexe I, « Un naufrage », et l’annexe II, « Une peine capitale ».',
  'SKU-END-07':
    'La reddition mène à l’annexe II : à l’abordage, tous les groupes sont éliminés ou incapacités, ou bien le Capitaine capitule.',
  'SKU-END-08': 'À l’abordage, le Capitaine peut capituler de lui-même.',
  'SKU-END-09': 'Un navire coulé mène à l’annexe I.',
  'SKU-END-10':
    'Le moral à 0 et personne pour se mutiner, l’équipage se révolte et abandonne les pirates ; leurs alliés sont perdus, et l’annexe I suit.',
  'SKU-END-11':
    'Dans toute défaite, les personnages perdent toutes leurs pièces et tous les objets qu’ils n’avaient pas au départ.',
  'SKU-END-12': 'Dans toute défaite, le butin de l’équipage est perdu en entier pour le Capitaine.',
  'SKU-END-13': 'Le butin enterré est à l’abri.',
  'SKU-END-14': 'Dans la défaite, la confiance ne devient pas du prestige.',
  'SKU-END-15': 'À la fin de la traversée, les munitions spéciales dont on a tiré sont défaussées.',

  'SKU-SOLO-01': 'En solo, vous jouez le Capitaine, et des alliés complètent l’équipage.',
  'SKU-SOLO-02': 'Les alliés sont numérotés à partir de 1, jusqu’à 4.',
  'SKU-SOLO-03':
    'En solo, quand on prend les postes et que le Capitaine a le sien, lancez un dé : l’allié de ce numéro complote.',
  'SKU-SOLO-04': 'Si le numéro obtenu n’est celui d’aucun allié, personne ne complote.',
  'SKU-SOLO-05': 'L’allié qui complote va sur la case Comploter.',
  'SKU-SOLO-06':
    'Vous pouvez faire surveiller un allié qui complote : par un groupe de marins, un autre allié ou le Capitaine lui-même.',
  'SKU-SOLO-07':
    'Au tour de l’équipage, surveillant et allié comploteur font un jet de confrontation de Charisme, un groupe avec 2 dés : on compare les dés les plus hauts, puis les suivants.',
  'SKU-SOLO-08': 'Si le surveillant gagne, l’allié comploteur perd 5 points de confiance et ne complote plus de la traversée.',
  'SKU-SOLO-09': 'Un allié qui surveillait et l’a emporté gagne 1 point de confiance.',
  'SKU-SOLO-10':
    'Sans surveillant, ou si l’allié comploteur gagne, une provision de la cale soigne d’abord ses blessures, s’il en a.',
  'SKU-SOLO-11':
    'Un allié dont le complot aboutit prend au butin de l’équipage autant de pièces que son Charisme, et gagne autant de confiance.',
  'SKU-SOLO-12': 'Si le surveillant et l’allié comploteur sont à égalité, il ne se passe rien.',
  'SKU-SOLO-13': 'Dès qu’un allié a plus de confiance qu’il n’y a de moral, il se mutine ; cela ne se choisit pas.',
  'SKU-SOLO-14':
    'Quand un allié se mutine, d’abord la confiance du Capitaine devient du prestige, le moral passe à 20 et toute confiance à 0.',
  'SKU-SOLO-15': 'Contre la mutinerie d’un allié, vous décidez du prestige à dépenser : chaque dizaine ajoute 1 à votre valeur.',
  'SKU-SOLO-16':
    'Contre la mutinerie d’un allié, votre valeur est le Charisme du Capitaine plus ce que le prestige vous a acheté.',
  'SKU-SOLO-17': 'La valeur d’un allié mutin est son Charisme plus un dé, lancé après votre décision.',
  'SKU-SOLO-18': 'Si votre valeur dépasse celle de l’allié, la mutinerie est étouffée.',
  'SKU-SOLO-19':
    'Si la valeur de l’allié mutin est plus haute, le Capitaine est abandonné : jouez l’annexe I, avec 3 alliés tirés au hasard.',
  'SKU-SOLO-20': 'Si le Capitaine et l’allié mutin sont à égalité, faites des jets de confrontation jusqu’à ce que l’un gagne.',
  'SKU-SOLO-21': 'Si un allié gagne une mutinerie, vous n’êtes plus Capitaine.',
  'SKU-SOLO-22': 'Un allié à l’infirmerie, ou déjà dévoilé, ne complote pas.',
  'SKU-SOLO-23': 'Si le Capitaine veut surveiller, il peut quitter son poste pour la case Surveiller aussitôt, sans rien payer.',
  'SKU-SOLO-24':
    'Si plusieurs alliés ont dépassé le moral, seul se mutine celui qui a le plus de confiance ; entre égaux, le plus petit numéro.',
  'SKU-SOLO-25':
    'Le prestige dépensé contre une mutinerie est perdu quelle qu’en soit l’issue, et la confiance des alliés s’efface sans rien vous rapporter.',

  'SKU-OPT-01':
    'Option : pour 10 points de prestige, le Capitaine peut accoster à l’île de l’Objectif 1 malgré des ennemis hostiles actifs.',
  'SKU-OPT-02':
    'Option : quand un troisième ennemi devrait s’ajouter à deux, il prend la place d’un inactif, ou sa carte est ignorée.',
  'SKU-OPT-03': 'Les options ne sont pas en jeu, sauf si on les choisit avant d’appareiller.',
};
