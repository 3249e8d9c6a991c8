import type { sailFight as en } from './sail-fight.en.ts';

export const sailFight: { readonly [id in keyof typeof en]: string } = {
  'NAS-SAIL-01':
    'En phase II, vous agissez d’abord en mer, tour après tour, puis vous faites le voyage de retour. Chacun y passe à son heure, jusqu’à ce que tous soient rentrés.',
  'NAS-SAIL-02':
    'Un tour en mer s’ouvre par 1 provision rendue à la réserve générale. Elle est due même si votre bateau ne bouge pas.',
  'NAS-SAIL-03': 'Sans provision au début de votre tour, vous devez entamer le voyage de retour.',
  'NAS-SAIL-04': 'Votre bateau peut entrer dans une zone par série d’un marin et d’une voile.',
  'NAS-SAIL-05': 'On passe d’une zone à l’autre par les pointillés, en mer ; les îles barrent la route.',
  'NAS-SAIL-06': 'Vous pouvez aller moins loin que vos séries ne le permettent, ou rester où vous êtes.',
  'NAS-SAIL-07':
    'Entrer dans une zone où un kraken n’est pas encore vaincu met fin à votre navigation : c’est là que vous agissez ce tour-ci.',
  'NAS-SAIL-08': 'Le kraken qui vous arrête, rien n’oblige à le combattre. Toute action possible dans la zone convient.',
  'NAS-SAIL-09': 'À un tour suivant, vous quittez sans entrave la zone du kraken.',
  'NAS-SAIL-10':
    'Un pirate debout sur votre pont supérieur peut être couché pour servir de marin, dans une seule série : une zone, une arme ou un dé de plus. Couchez-en autant que vous voulez, mais seulement là où chacun complète une série.',
  'NAS-SAIL-11': 'Un pirate couché ne peut plus servir de marin avant la phase III.',
  'NAS-SAIL-12': 'Les marins ne s’usent pas. Les mêmes comptent pour naviguer, attaquer et se défendre, dans un même tour.',
  'NAS-SAIL-13':
    'Là où s’arrête votre navigation, vous devez faire une action : capturer un avant-poste, combattre un adversaire, piller un comptoir, occuper une tour de guet, rencontrer le vieux loup de mer ou piocher un récit. Avec l’extension, vous pouvez attaquer le Hollandais volant.',
  'NAS-SAIL-14': 'Une zone accueille autant de bateaux qu’on veut. Ils ne se font rien.',
  'NAS-SAIL-15': 'Le port de Nassau fait partie de la zone A. Un bateau au quai d’un avant-poste est dans la zone de celui-ci.',
  'NAS-SAIL-16': 'Votre action faite, le tour passe au suivant, dans le sens horaire.',
  'NAS-SAIL-17':
    'Si vous n’avez plus de provision, ou plus envie d’agir, vous passez et entamez le voyage de retour à ce tour même.',
  'NAS-SAIL-18': 'Décidez avant de payer : la provision rendue, vous ne pouvez plus passer et devez agir.',

  'NAS-FIGHT-01': 'Choisissez un adversaire de votre zone à combattre.',
  'NAS-FIGHT-02':
    'Chaque type d’adversaire ne cède qu’à un type d’arme, celui que votre navire montre au-dessus de lui. Pour le kraken, c’est le harpon.',
  'NAS-FIGHT-03': 'La force d’un adversaire, de 1 à 5, est inscrite sur sa tuile.',
  'NAS-FIGHT-04':
    'Pour chaque série d’un marin et d’une arme du bon type, arme de départ comprise, vous pouvez poser sur l’adversaire 1 caisse de vos cales.',
  'NAS-FIGHT-05':
    'Vous décidez du nombre de caisses, de 1 jusqu’à vos séries et vos caisses ; plus que la force de l’adversaire, si bon vous semble. Il n’en faut aucune si une bombe ou le crabe s’en charge.',
  'NAS-FIGHT-06': 'Chaque caisse posée sur un adversaire lui fait 1 dégât.',
  'NAS-FIGHT-07':
    'Un combat suit cet ordre : bombe et crabe, caisses, jetons Combat, esquives, défense contre les attaques, pertes, récompense et points, et enfin l’adversaire est-il vaincu ? Les jetons vus, on n’ajoute plus ni caisse ni bombe.',
  'NAS-FIGHT-08':
    'Piochez autant de jetons Combat que l’adversaire a de force, quels que soient les dégâts qu’il porte déjà. Le crabe en retire un.',
  'NAS-FIGHT-09': 'Un jeton Combat vierge ne fait rien.',
  'NAS-FIGHT-10':
    'Une esquive renvoie à votre réserve une des caisses posées dans ce combat. Quand il n’en reste plus, les suivantes sont sans effet ; les caisses de combats passés et des bombes ne risquent rien, sauf si la table expose toutes vos caisses.',
  'NAS-FIGHT-11': 'Pour 1 rhum, vous ignorez une esquive. Décidez pour chacune à part.',
  'NAS-FIGHT-12': 'Une attaque montre l’équipement qu’elle menace de vous prendre.',
  'NAS-FIGHT-13':
    'S’il y a une attaque, défendez-vous : lancez un dé par série d’un marin et d’une voile, 5 au plus. Vous pouvez coucher des pirates pour cela après avoir vu les jetons, mais pas plus que vos voiles n’en demandent.',
  'NAS-FIGHT-14': 'Chaque 3, 4, 5 ou 6 obtenu repousse une attaque, de votre choix.',
  'NAS-FIGHT-15':
    'Chaque attaque que vous n’avez pas repoussée vous prend un équipement de la sorte qu’elle montre. Si elle laisse un choix, il est à vous ; les attaques se règlent l’une après l’autre.',
  'NAS-FIGHT-16': 'Si vous n’avez aucun équipement de la sorte que montre une attaque, elle vous coûte 3 points.',
  'NAS-FIGHT-17':
    'Vos armes de départ, votre marin et votre voile de départ, vos 3 cales imprimées ne se perdent jamais. Si une attaque ne trouve rien d’autre de la sorte, vous perdez 3 points.',
  'NAS-FIGHT-18':
    'Perdre une cale, c’est en refermer une que vous aviez ouverte. Son contenu est perdu, sauf si vos autres cales ont de la place.',
  'NAS-FIGHT-19':
    'Les jetons Combat retournent au sac une fois le combat fini, pas avant : une attaque repoussée ne peut plus sortir dans ce combat.',
  'NAS-FIGHT-20': 'Les dégâts d’un adversaire sont les caisses posées sur lui, de tous les joueurs ensemble.',
  'NAS-FIGHT-21':
    'Si vous avez fait au moins 1 dégât dans ce combat, vous prenez la récompense de l’adversaire et marquez ses points aussitôt, qu’il soit vaincu ou non.',
  'NAS-FIGHT-22': 'Si vous n’avez fait aucun dégât dans ce combat, vous n’avez ni récompense ni points.',
  'NAS-FIGHT-23':
    'Si la récompense est une marchandise au hasard, tirez-la du sac de marchandises et mettez-la en cale. Vous pouvez d’abord faire de la place ; sinon elle est perdue, mais les points restent.',
  'NAS-FIGHT-24':
    'Quand les caisses posées sur un adversaire, toutes couleurs confondues, égalent ou dépassent sa force, il est vaincu, et celui qui le combat embarque sa tuile.',
  'NAS-FIGHT-25':
    'Les caisses d’un adversaire vaincu retournent aux réserves de leurs propriétaires. La tuile va au dernier combattant, et à lui seul.',
  'NAS-FIGHT-26':
    'Si l’adversaire tient bon, toutes les caisses restent sur lui et compteront dans les combats à venir, qui que ce soit qui les livre.',
  'NAS-FIGHT-27': 'Vous pouvez combattre le même adversaire à d’autres tours, et en être récompensé de nouveau.',
  'NAS-FIGHT-28':
    'Vous ne pouvez engager un combat que si vous êtes en mesure d’y faire un dégât : avec une caisse et une série, avec une bombe, ou avec le crabe contre une force de 1.',
  'NAS-FIGHT-29': 'Aucun adversaire ne prend la place d’un vaincu.',
  'NAS-FIGHT-30':
    'Ce qu’une attaque prend retourne d’où il vient : armes, voiles, marins et objets à la réserve générale, marchandises à leur sac, caisses à votre réserve. Une tuile Cale revient à sa face fermée.',
};
