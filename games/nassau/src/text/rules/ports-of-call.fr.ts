import type { portsOfCall as en } from './ports-of-call.en.ts';

export const portsOfCall: { readonly [id in keyof typeof en]: string } = {
  'NAS-OUTPOST-01': 'Vous pouvez capturer un avant-poste de votre zone que personne ne tient encore.',
  'NAS-OUTPOST-02':
    'Pour capturer un avant-poste, envoyez-y un pirate, debout ou couché, de votre pont supérieur. Sans pirate sur le pont, aucune capture n’est possible.',
  'NAS-OUTPOST-03': 'Un avant-poste vous verse sa récompense dès que vous le capturez.',
  'NAS-OUTPOST-04': 'Le pirate posé sur un avant-poste le tient pour le reste de la partie ; la phase III ne le ramène pas.',
  'NAS-OUTPOST-05': 'Nul ne peut prendre un avant-poste à qui le tient.',
  'NAS-OUTPOST-06':
    'Aux manches suivantes, vous pouvez commencer la phase II au quai d’un avant-poste que vous tenez plutôt qu’au port de Nassau.',
  'NAS-OUTPOST-07': 'Partir d’un avant-poste rapporte 2 provisions et rien d’autre.',

  'NAS-TOWER-01': 'Vous pouvez occuper une tour de guet de votre zone. Elle montre le type d’arme qu’elle exige.',
  'NAS-TOWER-02':
    'Pour chaque série d’un marin et d’une arme du type que montre la tour de guet, arme de départ comprise, vous pouvez y poser 1 caisse de vos cales.',
  'NAS-TOWER-03': 'Sur une tour de guet vide, une seule caisse suffit.',
  'NAS-TOWER-04':
    'S’il y a déjà des caisses sur la tour de guet, d’un autre ou de vous-même, il faut en poser au moins une de plus. Sinon, l’action vous est fermée.',
  'NAS-TOWER-05': 'Les caisses chassées d’une tour de guet retournent à la réserve de leur propriétaire, et non en cale.',
  'NAS-TOWER-06': 'Le propriétaire des caisses chassées d’une tour de guet marque 2 points, même si c’est vous.',
  'NAS-TOWER-07': 'Une tour de guet ne riposte pas, on ne pioche donc aucun jeton Combat, et elle ne paie rien sur le moment.',
  'NAS-TOWER-08':
    'Une tour de guet ne porte donc les caisses que d’un seul joueur, et jamais plus de 5. À 5, plus personne ne peut la prendre.',

  'NAS-TRADE-01': 'Vous pouvez piller un comptoir de votre zone s’il porte une marchandise.',
  'NAS-TRADE-02': 'Pour piller, il faut au moins 2 armes du type que montre le comptoir, votre arme de départ comptant pour une.',
  'NAS-TRADE-03': 'Pour piller un comptoir, il faut aussi au moins 2 marins. Les pirates que vous couchez comptent.',
  'NAS-TRADE-04': 'La marchandise pillée va dans l’une de vos cales vides.',
  'NAS-TRADE-05':
    'Si aucun arrangement ne laisse de cale vide, il faut d’abord en vider une, quoi qu’elle contienne, faute de quoi vous ne pouvez piller. Le rat peut lui trouver place auprès d’une autre charge.',
  'NAS-TRADE-06': 'Piller ne coûte aucune caisse, et l’on ne pioche aucun jeton Combat.',
  'NAS-TRADE-07': 'Un comptoir pillé reste vide jusqu’à la phase III.',

  'NAS-SEADOG-01': 'Vous ne rencontrez le vieux loup de mer que dans la zone où il se tient.',
  'NAS-SEADOG-02': 'Quand vous rencontrez le vieux loup de mer, il vous sert 2 rhums.',
  'NAS-SEADOG-03': 'Le vieux loup de mer vous confie aussi une histoire : piochez 1 récit dans la pile de votre choix.',
  'NAS-SEADOG-04':
    'Auprès du vieux loup de mer, vous pouvez commercer : 1 doublon contre un des équipements de l’offrande de la manche. D’autres peuvent encore acheter le même, tant que la réserve en a.',
  'NAS-SEADOG-05':
    'Avec le vieux loup de mer, un seul marché par manche. L’équipement reçu, une caisse de votre réserve le marque sur l’offrande ; réserve vide, elle vient d’une cale.',
  'NAS-SEADOG-06':
    'Rencontrez encore le vieux loup de mer dans la même manche et vous aurez de nouveau rhums et récit, mais pas de second marché.',

  'NAS-TALE-01': 'Pour action, vous pouvez piocher 1 récit, dans la pile Arrr ou dans la B.',
  'NAS-TALE-02':
    'Piocher un récit est possible dans toutes les zones : vous avez donc toujours quelque chose à faire. Une pile vide se refait avec sa défausse ; s’il n’y en a pas, on pioche dans l’autre.',
};
