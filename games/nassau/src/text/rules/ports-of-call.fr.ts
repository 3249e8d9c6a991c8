import type { portsOfCall as en } from './ports-of-call.en.ts';

export const portsOfCall: { readonly [id in keyof typeof en]: string } = {
  'NAS-OUTPOST-01': 'Vous pouvez capturer un avant-poste de votre zone que personne ne tient encore.',
  'NAS-OUTPOST-02':
    'Pour capturer un avant-poste, posez-y un pirate, debout ou couché, de votre pont supérieur. Sans pirate sur le pont, vous ne pouvez rien capturer.',
  'NAS-OUTPOST-03': 'Vous recevez la récompense de l’avant-poste dès que vous le capturez.',
  'NAS-OUTPOST-04': 'Le pirate posé sur un avant-poste y reste jusqu’à la fin de la partie. Il ne revient pas en phase III.',
  'NAS-OUTPOST-05': 'Personne ne peut prendre un avant-poste au joueur qui le tient.',
  'NAS-OUTPOST-06':
    'Aux manches suivantes, vous pouvez commencer la phase II au quai d’un avant-poste que vous tenez plutôt qu’au port de Nassau.',
  'NAS-OUTPOST-07': 'Le quai d’un avant-poste donne 2 provisions et rien d’autre.',

  'NAS-TOWER-01': 'Vous pouvez occuper une tour de guet de votre zone. Elle montre le type d’arme nécessaire.',
  'NAS-TOWER-02':
    'Pour chaque série d’un marin et d’une arme du type que montre la tour de guet, arme de départ comprise, vous pouvez y poser 1 caisse de vos cales.',
  'NAS-TOWER-03': 'Sur une tour de guet vide, une seule caisse suffit.',
  'NAS-TOWER-04':
    'S’il y a déjà des caisses sur la tour de guet, d’un autre joueur ou les vôtres, vous devez en poser au moins une de plus qu’il n’y en a. Sinon, l’action est impossible.',
  'NAS-TOWER-05':
    'Quand une tour de guet est prise, les caisses qui étaient dessus retournent dans la réserve de leur propriétaire, pas dans ses cales.',
  'NAS-TOWER-06':
    'Quand une tour de guet est prise, le propriétaire des caisses qui la quittent marque 2 points, même si c’est vous.',
  'NAS-TOWER-07': 'On ne pioche aucun jeton Combat contre une tour de guet, et elle ne donne rien sur le moment.',
  'NAS-TOWER-08':
    'Une tour de guet ne porte donc les caisses que d’un seul joueur, et jamais plus de 5. À 5, plus personne ne peut la prendre.',

  'NAS-TRADE-01': 'Vous pouvez piller un comptoir de votre zone s’il porte une marchandise.',
  'NAS-TRADE-02': 'Pour piller, il faut au moins 2 armes du type que montre le comptoir, arme de départ comprise.',
  'NAS-TRADE-03': 'Pour piller un comptoir, il faut aussi au moins 2 marins. Les pirates que vous couchez comptent.',
  'NAS-TRADE-04': 'La marchandise pillée va dans l’une de vos cales vides.',
  'NAS-TRADE-05':
    'Si vous ne pouvez pas libérer une cale en réorganisant, vous devez d’abord en vider une, quoi qu’elle contienne. Sinon, vous ne pouvez pas piller. Le rat peut faire une place à côté d’une autre charge.',
  'NAS-TRADE-06': 'Piller ne coûte aucune caisse, et on ne pioche aucun jeton Combat.',
  'NAS-TRADE-07': 'Un comptoir pillé reste vide jusqu’à la phase III.',

  'NAS-SEADOG-01': 'Vous ne pouvez rencontrer le vieux loup de mer que dans la zone où il se trouve.',
  'NAS-SEADOG-02': 'Quand vous rencontrez le vieux loup de mer, vous recevez 2 rhums.',
  'NAS-SEADOG-03': 'Quand vous rencontrez le vieux loup de mer, vous piochez aussi 1 récit dans la pile de votre choix.',
  'NAS-SEADOG-04':
    'Quand vous rencontrez le vieux loup de mer, vous pouvez commercer : payez 1 doublon pour un équipement de l’offrande de la manche. Les autres peuvent encore acheter le même, tant que la réserve en a.',
  'NAS-SEADOG-05':
    'Vous ne pouvez commercer avec le vieux loup de mer qu’une fois par manche. Une caisse de votre réserve le marque sur l’offrande ; si votre réserve est vide, elle vient d’une cale.',
  'NAS-SEADOG-06':
    'Si vous rencontrez de nouveau le vieux loup de mer dans la même manche, vous recevez encore les rhums et le récit, mais vous ne pouvez pas commercer une seconde fois.',

  'NAS-TALE-01': 'Comme action, vous pouvez piocher 1 récit, dans la pile Arrr ou dans la pile B.',
  'NAS-TALE-02':
    'Vous pouvez piocher un récit dans toutes les zones : une action est donc toujours possible. Une pile vide se refait avec sa défausse ; s’il n’y en a pas, on pioche dans l’autre.',
};
