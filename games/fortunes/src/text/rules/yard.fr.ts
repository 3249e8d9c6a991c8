import type { yard as en } from './yard.en.ts';

export const yard: { readonly [id in keyof typeof en]: string } = {
  'FDM-YARD-01':
    'Une visite au chantier naval réunit, comme il vous plaît, réparations, armes spéciales achetées ou vendues, modification qu’offre ce port et un seul changement de bateau.',
  'FDM-YARD-02':
    'Réparer coûte 2 pièces d’or le point, pour autant de points que vous voulez à la Coque, à la Cargaison, aux Mâts et aux Canons.',
  'FDM-YARD-03': 'Le chantier naval ne remplace pas l’Équipage : il se recrute.',
  'FDM-YARD-04': 'Une section n’est jamais réparée au-delà de la valeur du bateau, modifications comprises.',
  'FDM-YARD-05': 'À l’achat, un sloop ou une flûte coûte 10 pièces d’or, une frégate ou un galion 35.',
  'FDM-YARD-06': 'À la vente, avant correction, un sloop ou une flûte vaut 5 pièces d’or, une frégate ou un galion 10.',
  'FDM-YARD-07':
    'Au prix de vente de votre bateau, ajoutez 1 pièce d’or par modification à bord, même une coque renforcée déjà retournée, et ôtez 1 pièce d’or par point manquant à la Coque, à la Cargaison, aux Mâts et aux Canons, d’après les valeurs modifiées. Les pertes d’Équipage ne comptent pas.',
  'FDM-YARD-08': 'Le prix de l’ancien bateau n’est jamais inférieur à 0, quels que soient ses dégâts.',
  'FDM-YARD-09':
    'L’ancien bateau ne part que contre un nouveau, et ce qu’il rapporte peut aider à payer celui-ci. Si la somme n’y est toujours pas, rien n’est vendu.',
  'FDM-YARD-10': 'Acheter un bateau oblige à vendre celui qu’on a.',
  'FDM-YARD-11': 'Un nouveau bateau arrive en parfait état, chaque section à la valeur de sa carte, l’Équipage excepté.',
  'FDM-YARD-12':
    'Quand vous changez de bateau, vos hommes vous suivent, dans la limite de la nouvelle valeur d’Équipage ; personne ne s’y ajoute.',
  'FDM-YARD-13':
    'Or, marchandises, cartes et armes spéciales passent aussi sur le nouveau bateau. Au port, rien n’est de trop ; c’est au départ que la cale compte.',
  'FDM-YARD-14':
    'Les modifications ne passent pas sur le nouveau bateau : elles quittent celui que vous vendez pour des ports qui n’en ont pas.',
  'FDM-YARD-15':
    'Au port de St. John seulement, vous pouvez garder sur le nouveau bateau les modifications que vous voulez, sans jamais en doubler une. Celles que vous gardez n’ajoutent rien au prix de l’ancien.',
  'FDM-YARD-16': 'Aucun chantier ne vend de man’o’war, et aucun ne reprendra le vôtre.',
  'FDM-YARD-17': 'Quittez un man’o’war pour un autre bateau, et il est abandonné : il ne rapporte rien.',
  'FDM-YARD-18':
    'Acheter une frégate ou un galion vaut 1 point de Gloire et sa carte, une fois dans la vie d’un capitaine pour les deux types réunis. Peu importe que vous en ayez déjà eu un pareil.',
  'FDM-YARD-19':
    'Une frégate ou un galion pris de force ne donne pas ce point, et laisse à votre capitaine la possibilité de le gagner plus tard en achetant.',
  'FDM-YARD-20': 'Tous les ports vendent des armes spéciales, à 3 pièces d’or l’unité.',
  'FDM-YARD-21': 'Vous pouvez porter les trois armes spéciales à la fois, mais pas plus d’une de chaque.',
  'FDM-YARD-22': 'Le chantier reprend une arme spéciale pour 1 pièce d’or.',
  'FDM-YARD-23': 'Une modification coûte 3 pièces d’or, et un port ne propose que celle qui s’y trouve.',
  'FDM-YARD-24': 'Sitôt vendue, une modification n’est plus là : le port n’a rien à offrir tant qu’un jeton n’y est pas remis.',
  'FDM-YARD-25': 'Un bateau ne porte jamais deux fois la même modification.',
  'FDM-YARD-26': 'Une modification ne se vend pas seule.',
  'FDM-YARD-27':
    'Une coque renforcée retournée se remet en état pour 3 pièces d’or dans n’importe quel port, au cours d’une visite au chantier naval.',

  'FDM-RECRUIT-01': 'Lancez votre Leadership : si le jet réussit, votre Équipage est complété gratuitement.',
  'FDM-RECRUIT-02': 'Si le jet échoue, vous pouvez engager autant de marins que vous voulez, à 2 pièces d’or chacun.',
  'FDM-RECRUIT-03': 'Votre Équipage ne dépasse jamais la valeur du bateau, hamacs supplémentaires compris, soit 5 au plus.',
  'FDM-RECRUIT-04': 'Le jet vient toujours d’abord, une fois par tour : on ne paie des marins qu’après l’avoir manqué.',
};
