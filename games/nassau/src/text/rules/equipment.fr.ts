import type { equipment as en } from './equipment.en.ts';

export const equipment: { readonly [id in keyof typeof en]: string } = {
  'NAS-EQUIP-01': 'Une arme gagnée se range au-dessus de votre arme de départ du même type.',
  'NAS-EQUIP-02': 'Cinq armes d’un type, c’est la limite, arme de départ comprise : vous pouvez en gagner au plus 4 de chaque.',
  'NAS-EQUIP-03': 'Une nouvelle voile se place à gauche des autres. Votre navire en porte 5 au plus, voile de départ comprise.',
  'NAS-EQUIP-04': 'Doublons, rhums, bombes, contrats et boussoles restent sur votre pont supérieur, en nombre illimité.',
  'NAS-EQUIP-05':
    'Un pirate à recruter : rappelez l’un des vôtres de la table de votre choix, à la taverne, sur votre pont supérieur, debout. Il peut servir dès votre déplacement suivant.',
  'NAS-EQUIP-06': 'Le pirate recruté apporte l’équipement de la table qu’il quitte, et vous le prenez aussitôt.',
  'NAS-EQUIP-07':
    'Aucun pirate ne retourne à la taverne : chaque table ne vous paie donc qu’une fois par partie. Quand tous les vôtres en sont partis, recruter ne donne rien.',
  'NAS-EQUIP-08': 'Un nouveau marin rejoint votre pont supérieur. Vous en avez 5 au plus, marin de départ compris.',
  'NAS-EQUIP-09':
    'Récits : piochez-en trois, un par un, en choisissant chaque fois la pile Arrr ou la B, après avoir regardé le précédent.',
  'NAS-EQUIP-10':
    'En général, les récits de la pile Arrr sont les plus faciles ; ceux de la B demandent davantage et valent plus.',
  'NAS-EQUIP-11':
    'Une nouvelle cale : retournez l’une de vos tuiles Cale fermées sur sa face ouverte. Si les deux le sont déjà, il ne se passe rien.',
  'NAS-EQUIP-12': 'Des caisses : trois passent de votre réserve dans vos cales ouvertes, ensemble ou réparties à votre gré.',
  'NAS-EQUIP-13': 'Des provisions : deux vont dans vos cales ouvertes, ensemble ou séparées.',
  'NAS-EQUIP-14': 'Gardez en main autant de récits que vous voulez.',
  'NAS-EQUIP-15':
    'Ce qui est épuisé ne s’obtient plus : armes, voiles, marins, animaux, marchandises, bombes, boussoles, contrats et vos propres caisses sont comptés. Doublons, rhums et provisions ne manquent jamais.',

  'NAS-HOLD-01': 'Une cale ouverte reçoit au plus 4 caisses, ou bien 3 provisions, ou bien une seule marchandise.',
  'NAS-HOLD-02': 'Caisses, provisions et marchandises ne se mêlent jamais dans une cale. Seul le rat fait exception.',
  'NAS-HOLD-03': 'Rien n’entre dans une cale fermée.',
  'NAS-HOLD-04': 'Vous pouvez réarranger vos cales à tout moment, même au tour d’un autre. Ici, cela se fait pour vous.',
  'NAS-HOLD-05':
    'Pour faire de la place, jetez du chargement quand vous voulez : les caisses regagnent votre réserve, les provisions la réserve générale, les marchandises leur sac.',
  'NAS-HOLD-06': 'Ce que vos cales ne peuvent prendre, de quelque façon qu’on les range, n’est pas reçu.',
  'NAS-HOLD-07':
    'Pour savoir si un chargement tient, comptez une cale par tranche entamée de 4 caisses, une par tranche entamée de 3 provisions et une par marchandise. Le total ne doit pas dépasser vos cales ouvertes.',

  'NAS-ANIMAL-01':
    'Un animal : prenez l’un des trois qui sont face visible sur l’île des animaux. Un autre est aussitôt retourné à sa place. S’il y en a un à prendre, il faut le prendre.',
  'NAS-ANIMAL-02': 'L’animal grimpe sur l’un de vos marins. Un marin n’en porte qu’un.',
  'NAS-ANIMAL-03':
    'Si tous vos marins en portent déjà un, l’animal attend sur un emplacement de marin vide, où il ne sert à rien.',
  'NAS-ANIMAL-04':
    'Le prochain marin que vous gagnez se glisse sous un animal qui attend, celui de votre choix s’il y en a plusieurs, et cet animal peut dès lors servir.',
  'NAS-ANIMAL-05': 'Vous pouvez avoir 5 animaux au plus. Avec 5, vous n’en prenez plus, et aucun ne s’échange.',
  'NAS-ANIMAL-06': 'Vous n’avez jamais deux animaux de la même sorte.',
  'NAS-ANIMAL-07':
    'Si vous possédez déjà toutes les sortes visibles, des animaux de la pile remplacent celui de gauche jusqu’à ce qu’en vienne un d’une sorte qui vous manque : il est à vous.',
  'NAS-ANIMAL-08':
    'Les animaux écartés en cherchant une sorte qui vous manque sont remélangés à la pile, puis la place de gauche est regarnie. Si l’on n’en trouve pas, rien n’a changé.',
  'NAS-ANIMAL-09': 'Retournez un animal quand vous l’utilisez. Il ne vous aidera plus de la manche.',
  'NAS-ANIMAL-10': 'En phase III, tous les animaux repassent face visible et sont frais pour la manche suivante.',
  'NAS-ANIMAL-11': 'Une fois la pile vide, les places de l’île le restent. S’il n’y a rien à prendre, vous ne prenez rien.',
  'NAS-ANIMAL-12':
    'Rat : chargez deux fois l’une de vos cales, par exemple d’une marchandise et de 3 provisions. Deux charges de la même sorte vont aussi, trois sortes jamais ; la table peut exiger deux sortes différentes.',
  'NAS-ANIMAL-13':
    'À votre premier tour de la manche suivante, vous utilisez de nouveau le rat, ou bien l’excédent retourne d’où il vient.',
  'NAS-ANIMAL-14': 'Tant que le rat est à l’œuvre, vous pouvez toujours réarranger vos cales à votre gré.',
  'NAS-ANIMAL-15':
    'Tortue : quand vous arrivez au port d’attache, l’un de ses trois revenus, à votre choix, est doublé : 2 caisses par avant-poste, 2 récits par adversaire ou 4 points par tour de guet. Les autres viennent comme d’ordinaire. La table peut préférer que le revenu doublé s’ajoute au reste.',
  'NAS-ANIMAL-16':
    'Crabe : pour ce combat, l’adversaire perd 1 point de force. Vous piochez un jeton Combat de moins, et il faut une caisse de moins pour l’abattre.',
  'NAS-ANIMAL-17': 'Un adversaire affaibli par le crabe vaut autant de points que d’habitude.',
  'NAS-ANIMAL-18':
    'Si le crabe fait tomber la force à 0, l’adversaire est vaincu sur-le-champ, sans caisse posée ni jeton Combat pioché ; récompense et points sont à vous.',
  'NAS-ANIMAL-19': 'Chat : quand vous combattez un adversaire, relancez une fois tous les dés qui montrent 1 ou 2.',
  'NAS-ANIMAL-20':
    'Lézard : quand vous combattez un adversaire, sa récompense vous revient deux fois, ses points une seule. Si le marin du lézard a été perdu dans ce combat, il n’y peut rien.',
  'NAS-ANIMAL-21':
    'Kraken : quand vous partez d’un quai du port de Nassau, vous en prenez deux fois le bonus. Les 2 provisions ne doublent pas.',
  'NAS-ANIMAL-22': 'Perroquet : un récit que vous racontez rapporte deux fois ses points, mauvaise blague comprise.',
  'NAS-ANIMAL-23': 'Quand on compare les récits en phase III, le perroquet ne double rien.',
  'NAS-ANIMAL-24':
    'Esprit de singe : utilisez un de vos objets, rhum, doublon, boussole, contrat ou bombe, et gardez-le. Il faut le posséder. D’un prix de plusieurs, l’esprit en épargne un.',
  'NAS-ANIMAL-25':
    'Les animaux restent où on les a mis : pas d’échange entre marins, ni avec un animal qui attend. Si un marin est perdu, son animal passe sur un marin libre ou se remet à attendre.',
};
