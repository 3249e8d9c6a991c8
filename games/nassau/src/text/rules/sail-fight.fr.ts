import type { sailFight as en } from './sail-fight.en.ts';

export const sailFight: { readonly [id in keyof typeof en]: string } = {
  'NAS-SAIL-01':
    'En phase II, vous faites d’abord des actions en mer, tour après tour, puis le voyage de retour. Vous le commencez quand vous voulez, et la phase dure jusqu’à ce que tous soient rentrés.',
  'NAS-SAIL-02':
    'Un tour en mer commence par 1 provision rendue à la réserve générale. Vous la payez même si votre bateau ne bouge pas.',
  'NAS-SAIL-03': 'Si vous n’avez pas de provision au début de votre tour, vous devez commencer le voyage de retour.',
  'NAS-SAIL-04': 'Votre bateau peut entrer dans une zone par série d’un marin et d’une voile que vous avez.',
  'NAS-SAIL-05': 'Les bateaux passent d’une zone à l’autre par les lignes pointillées sur la mer, jamais par les îles.',
  'NAS-SAIL-06': 'Vous pouvez entrer dans moins de zones que vos séries ne le permettent, ou rester sur place.',
  'NAS-SAIL-07':
    'Entrer dans une zone où un kraken n’est pas encore vaincu met fin à votre navigation : c’est là que vous agissez ce tour-ci.',
  'NAS-SAIL-08':
    'Vous n’êtes pas obligé de combattre le kraken qui vous arrête. Vous pouvez faire toute action possible dans la zone.',
  'NAS-SAIL-09': 'À un tour suivant, vous quittez librement la zone du kraken.',
  'NAS-SAIL-10':
    'Un pirate debout sur votre pont supérieur peut être couché pour servir de marin, dans une seule série : une zone, une arme ou un dé de plus. Couchez-en autant que vous voulez, mais seulement là où chacun complète une série.',
  'NAS-SAIL-11': 'Un pirate couché ne peut plus servir de marin avant la phase III.',
  'NAS-SAIL-12': 'Les marins ne s’usent pas. Les mêmes comptent pour naviguer, attaquer et se défendre, dans un même tour.',
  'NAS-SAIL-13':
    'Dans la zone où vous vous arrêtez, vous devez faire une action : combattre un adversaire, capturer un avant-poste, occuper une tour de guet, piller un comptoir, rencontrer le vieux loup de mer ou piocher un récit. Avec l’extension, vous pouvez aussi attaquer le Hollandais volant.',
  'NAS-SAIL-14': 'Une zone accueille autant de bateaux qu’on veut. Ils sont sans effet les uns sur les autres.',
  'NAS-SAIL-15': 'Le port de Nassau fait partie de la zone A. Un bateau au quai d’un avant-poste est dans la zone de celui-ci.',
  'NAS-SAIL-16': 'Après votre action, c’est au tour du joueur suivant dans le sens horaire.',
  'NAS-SAIL-17':
    'Si vous n’avez plus de provision, ou si vous ne voulez plus agir, vous passez et commencez le voyage de retour à ce même tour.',
  'NAS-SAIL-18': 'Décidez avant de payer : une fois la provision rendue, vous ne pouvez plus passer et devez faire une action.',

  'NAS-FIGHT-01': 'Choisissez un adversaire de votre zone à combattre.',
  'NAS-FIGHT-02':
    'Chaque type d’adversaire ne peut être attaqué qu’avec un type d’arme, celui que votre navire montre au-dessus de lui. Pour le kraken, c’est le harpon.',
  'NAS-FIGHT-03': 'La force d’un adversaire, de 1 à 5, est inscrite sur sa tuile.',
  'NAS-FIGHT-04':
    'Pour chaque série d’un marin et d’une arme du bon type, arme de départ comprise, vous pouvez poser sur l’adversaire 1 caisse de vos cales.',
  'NAS-FIGHT-05':
    'Vous décidez du nombre de caisses, à partir de 1 et dans la limite de vos séries et de vos caisses, même au-delà de la force de l’adversaire. Il n’en faut aucune si une bombe ou le crabe suffit.',
  'NAS-FIGHT-06': 'Chaque caisse posée sur un adversaire lui inflige 1 dégât.',
  'NAS-FIGHT-07':
    'Un combat suit cet ordre : bombe et crabe, caisses, jetons Combat, esquives, défense contre les attaques, pertes, récompense et points, puis défaite éventuelle de l’adversaire. Une fois les jetons vus, on n’ajoute plus ni caisse ni bombe.',
  'NAS-FIGHT-08':
    'Piochez autant de jetons Combat que la force de l’adversaire, quels que soient les dégâts déjà subis. Avec le crabe, piochez-en un de moins.',
  'NAS-FIGHT-09': 'Un jeton Combat vierge n’a aucun effet.',
  'NAS-FIGHT-10':
    'Une esquive renvoie dans votre réserve une des caisses que vous avez posées dans ce combat. Quand il n’en reste plus, les esquives suivantes sont sans effet. Les caisses des combats passés et des bombes ne risquent rien, sauf si la table a choisi d’exposer toutes vos caisses.',
  'NAS-FIGHT-11': 'Vous pouvez dépenser 1 rhum pour ignorer une esquive. Vous décidez pour chacune séparément.',
  'NAS-FIGHT-12': 'Une attaque montre l’équipement que vous risquez de perdre.',
  'NAS-FIGHT-13':
    'S’il y a au moins une attaque, vous vous défendez : lancez un dé par série d’un marin et d’une voile, 5 au plus. Vous pouvez coucher des pirates pour cela après avoir vu les jetons, mais pas plus que vos voiles ne le permettent.',
  'NAS-FIGHT-14': 'Chaque 3, 4, 5 ou 6 obtenu repousse une attaque de votre choix.',
  'NAS-FIGHT-15':
    'Chaque attaque que vous n’avez pas repoussée vous fait perdre un équipement de la sorte représentée. Si elle laisse un choix, vous choisissez. Les attaques se règlent l’une après l’autre.',
  'NAS-FIGHT-16': 'Si vous n’avez aucun équipement de la sorte représentée, l’attaque vous coûte 3 points.',
  'NAS-FIGHT-17':
    'Vous ne pouvez pas perdre vos armes de départ, votre marin et votre voile de départ, ni vos 3 cales imprimées. Si une attaque ne trouve rien d’autre de cette sorte, vous perdez 3 points.',
  'NAS-FIGHT-18':
    'Si vous perdez une cale, une de celles que vous aviez ouvertes se referme. Son contenu est perdu, sauf si vos autres cales ont de la place.',
  'NAS-FIGHT-19':
    'Les jetons Combat ne retournent au sac qu’une fois le combat fini : une attaque repoussée ne peut plus être piochée dans ce combat.',
  'NAS-FIGHT-20': 'Les dégâts d’un adversaire sont le nombre de caisses posées sur lui, tous joueurs confondus.',
  'NAS-FIGHT-21':
    'Si vous avez infligé au moins 1 dégât dans ce combat, vous recevez aussitôt la récompense de l’adversaire et ses points, qu’il soit vaincu ou non.',
  'NAS-FIGHT-22': 'Si vous n’avez infligé aucun dégât dans ce combat, vous ne recevez ni récompense ni points.',
  'NAS-FIGHT-23':
    'Si la récompense est une marchandise au hasard, piochez-la dans le sac de marchandises et mettez-la en cale. Vous pouvez d’abord faire de la place. Sinon elle est perdue, mais les points comptent.',
  'NAS-FIGHT-24':
    'Quand les caisses posées sur un adversaire, toutes couleurs confondues, égalent ou dépassent sa force, il est vaincu, et le joueur qui le combat prend sa tuile à bord.',
  'NAS-FIGHT-25':
    'Les caisses d’un adversaire vaincu retournent dans les réserves de leurs propriétaires. Seul le joueur qui l’a vaincu reçoit la tuile.',
  'NAS-FIGHT-26':
    'Si l’adversaire n’est pas vaincu, toutes les caisses restent sur lui et comptent dans tous les combats suivants, quel que soit le joueur.',
  'NAS-FIGHT-27': 'Vous pouvez combattre le même adversaire à d’autres tours et recevoir de nouveau sa récompense.',
  'NAS-FIGHT-28':
    'Vous ne pouvez commencer un combat que si vous pouvez infliger un dégât : avec une caisse et une série, avec une bombe, ou avec le crabe contre une force de 1.',
  'NAS-FIGHT-29': 'La case d’un adversaire vaincu reste vide jusqu’à la fin de la partie.',
  'NAS-FIGHT-30':
    'L’équipement perdu lors d’une attaque retourne d’où il vient : armes, voiles, marins et objets à la réserve générale, marchandises à leur sac, caisses à votre réserve. Une tuile Cale est retournée sur sa face fermée.',
};
