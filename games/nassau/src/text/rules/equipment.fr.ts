import type { equipment as en } from './equipment.en.ts';

export const equipment: { readonly [id in keyof typeof en]: string } = {
  'NAS-EQUIP-01': 'Une arme gagnée se range au-dessus de votre arme de départ du même type.',
  'NAS-EQUIP-02':
    'Vous pouvez avoir 5 armes de chaque type, arme de départ comprise : vous pouvez donc en gagner au plus 4 de chaque.',
  'NAS-EQUIP-03': 'Une nouvelle voile se place à gauche des autres. Votre navire en porte 5 au plus, voile de départ comprise.',
  'NAS-EQUIP-04':
    'Les doublons, les rhums, les bombes, les contrats et les boussoles se placent sur votre pont supérieur, sans limite de nombre.',
  'NAS-EQUIP-05':
    'Si vous recevez un pirate, prenez l’un des vôtres à la table de votre choix, à la taverne, et posez-le debout sur votre pont supérieur. Il peut servir dès votre prochain déplacement.',
  'NAS-EQUIP-06': 'Quand un de vos pirates quitte une table de la taverne, vous recevez aussitôt l’équipement de cette table.',
  'NAS-EQUIP-07':
    'Aucun pirate ne retourne à la taverne : chaque table ne vous donne donc son équipement qu’une fois par partie. Quand tous les vôtres en sont partis, vous ne recevez rien.',
  'NAS-EQUIP-08': 'Un nouveau marin va sur votre pont supérieur. Vous pouvez en avoir 5 au plus, marin de départ compris.',
  'NAS-EQUIP-09':
    'Si vous recevez des récits, piochez-en 3, un par un, chacun dans la pile Arrr ou dans la pile B. Vous regardez chacun avant de choisir la pile du suivant.',
  'NAS-EQUIP-10':
    'Les récits de la pile Arrr sont en général plus faciles ; ceux de la pile B demandent davantage et valent plus.',
  'NAS-EQUIP-11':
    'Si vous recevez une cale, retournez l’une de vos tuiles Cale fermées sur sa face ouverte. Si les deux sont déjà ouvertes, il ne se passe rien.',
  'NAS-EQUIP-12': 'Si vous recevez des caisses, 3 passent de votre réserve dans vos cales ouvertes, ensemble ou séparément.',
  'NAS-EQUIP-13': 'Si vous recevez des provisions, 2 vont dans vos cales ouvertes, ensemble ou séparément.',
  'NAS-EQUIP-14': 'Vous pouvez avoir autant de récits en main que vous voulez.',
  'NAS-EQUIP-15':
    'Vous ne pouvez pas recevoir ce qui est épuisé. Vos caisses, les armes, les voiles, les marins, les animaux, les marchandises, les bombes, les boussoles et les contrats sont en nombre limité ; les doublons, les rhums et les provisions ne manquent jamais.',

  'NAS-HOLD-01': 'Une cale ouverte peut contenir au plus 4 caisses, ou 3 provisions, ou 1 marchandise.',
  'NAS-HOLD-02': 'On ne mélange jamais caisses, provisions et marchandises dans une même cale. Seul le rat fait exception.',
  'NAS-HOLD-03': 'Rien n’entre dans une cale fermée.',
  'NAS-HOLD-04':
    'Vous pouvez réorganiser vos cales à tout moment, même pendant le tour d’un autre joueur. Ici, c’est fait pour vous.',
  'NAS-HOLD-05':
    'Pour faire de la place, vous pouvez jeter du chargement à tout moment : les caisses retournent à votre réserve, les provisions à la réserve générale et les marchandises à leur sac.',
  'NAS-HOLD-06': 'Vous ne recevez pas ce qui ne tient pas dans vos cales, quelle que soit leur organisation.',
  'NAS-HOLD-07':
    'Pour savoir si un chargement tient, comptez une cale par tranche entamée de 4 caisses, une par tranche entamée de 3 provisions et une par marchandise. Le total ne doit pas dépasser vos cales ouvertes.',

  'NAS-ANIMAL-01':
    'Si vous recevez un animal, prenez l’un des trois qui sont face visible sur l’île des animaux. Un autre est aussitôt révélé à sa place. S’il y en a un que vous pouvez prendre, vous devez le prendre.',
  'NAS-ANIMAL-02': 'Vous posez l’animal sur l’un de vos marins. Chaque marin n’en porte qu’un.',
  'NAS-ANIMAL-03':
    'Si tous vos marins en portent déjà un, l’animal attend sur un emplacement de marin vide et ne peut pas être utilisé.',
  'NAS-ANIMAL-04':
    'Le prochain marin que vous gagnez se place sous un animal en attente, celui de votre choix s’il y en a plusieurs. Vous pouvez dès lors utiliser cet animal.',
  'NAS-ANIMAL-05': 'Vous pouvez avoir 5 animaux au plus. Avec 5, vous n’en prenez plus, et vous ne pouvez pas en échanger.',
  'NAS-ANIMAL-06': 'Vous n’avez jamais deux animaux de la même sorte.',
  'NAS-ANIMAL-07':
    'Si vous possédez déjà les sortes des trois animaux visibles, le plus à gauche est remplacé par ceux de la pile jusqu’à ce qu’il en vienne un d’une sorte que vous n’avez pas. Vous le prenez.',
  'NAS-ANIMAL-08':
    'Les animaux écartés en cherchant une sorte qui vous manque sont remélangés à la pile, puis la place de gauche est regarnie. Si on n’en trouve aucun, rien ne change.',
  'NAS-ANIMAL-09': 'Quand vous utilisez un animal, retournez-le. Vous ne pouvez plus l’utiliser cette manche.',
  'NAS-ANIMAL-10': 'En phase III, tous les animaux sont remis face visible pour la manche suivante.',
  'NAS-ANIMAL-11':
    'Quand la pile est vide, les places libres de l’île le restent. S’il n’y a aucun animal à prendre, vous n’en recevez pas.',
  'NAS-ANIMAL-12':
    'Le rat vous permet de charger deux fois l’une de vos cales, par exemple d’une marchandise et de 3 provisions. Deux charges de la même sorte sont permises, trois sortes jamais. Une option de table exige deux sortes différentes.',
  'NAS-ANIMAL-13':
    'À votre premier tour de la manche suivante, vous utilisez de nouveau le rat, ou bien l’excédent retourne d’où il vient.',
  'NAS-ANIMAL-14': 'Pendant que vous utilisez le rat, vous pouvez toujours réorganiser vos cales.',
  'NAS-ANIMAL-15':
    'La tortue double l’un des trois revenus à votre arrivée au port d’attache, à votre choix : 2 caisses par avant-poste, 2 récits par adversaire ou 4 points par tour de guet. Les deux autres sont versés normalement. Une option de table ajoute plutôt le revenu doublé aux trois autres.',
  'NAS-ANIMAL-16':
    'Le crabe réduit de 1 la force de l’adversaire pour ce combat. Vous piochez un jeton Combat de moins, et il faut une caisse de moins pour le vaincre.',
  'NAS-ANIMAL-17': 'Le crabe ne change pas les points que vaut l’adversaire.',
  'NAS-ANIMAL-18':
    'Si le crabe fait tomber la force à 0, l’adversaire est vaincu aussitôt, sans caisse ni jeton Combat. Vous recevez la récompense et les points.',
  'NAS-ANIMAL-19':
    'Quand vous combattez un adversaire, le chat vous permet de relancer une fois tous les dés qui montrent 1 ou 2.',
  'NAS-ANIMAL-20':
    'Quand vous combattez un adversaire, le lézard vous donne deux fois sa récompense, mais une seule fois ses points. Si le marin du lézard est perdu dans ce combat, il ne peut pas servir.',
  'NAS-ANIMAL-21':
    'Quand vous partez d’un quai du port de Nassau, le petit kraken vous en donne deux fois le bonus. Les 2 provisions ne sont pas doublées.',
  'NAS-ANIMAL-22': 'Le perroquet double les points d’un récit que vous racontez, même d’une mauvaise blague.',
  'NAS-ANIMAL-23': 'Les points doublés par le perroquet ne comptent pas quand on compare les récits en phase III.',
  'NAS-ANIMAL-24':
    'L’esprit de singe vous permet d’utiliser un de vos objets (rhum, doublon, boussole, contrat ou bombe) sans le défausser. Vous devez le posséder. Si un prix compte plusieurs objets, l’esprit en épargne un.',
  'NAS-ANIMAL-25':
    'Les animaux restent où on les a mis : vous ne pouvez pas les échanger entre marins ni avec un animal en attente. Si son marin est perdu, un animal passe sur un marin libre ou attend de nouveau.',
};
