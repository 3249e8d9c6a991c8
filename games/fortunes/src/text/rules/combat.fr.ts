import type { combat as en } from './combat.en.ts';

export const combat: { readonly [id in keyof typeof en]: string } = {
  'FDM-COMBAT-01':
    'L’attaquant est celui qui a trouvé l’autre. Le combat dure jusqu’à ce qu’un capitaine ait perdu, que l’un s’échappe ou qu’il finisse autrement.',
  'FDM-COMBAT-02':
    'Un tour de combat a trois temps : chacun déclare une action, l’attaquant d’abord et à voix haute ; les deux lancent le concours de manœuvre ; puis on agit.',
  'FDM-COMBAT-03': 'Au premier tour de combat, on ne peut déclarer que Tirer, d’un côté comme de l’autre.',
  'FDM-COMBAT-04': 'À partir du deuxième tour de combat, vous avez le choix : Tirer, Abordage ou Fuir.',
  'FDM-COMBAT-05': 'Pour déclarer Abordage, il vous faut au moins 1 point d’Équipage.',
  'FDM-COMBAT-06': 'Vos Mâts détruits, vous ne pouvez plus déclarer que Tirer.',
  'FDM-COMBAT-07':
    'Au concours, chacun lance la Manœuvre de son capitaine, avec un dé de plus pour un bateau en avance d’au moins 2 en Manœuvrabilité.',
  'FDM-COMBAT-08': 'Vos Mâts détruits, vous lancez un dé, un seul, quelle que soit votre avance en Manœuvrabilité.',
  'FDM-COMBAT-09': 'Le camp qui a le plus de succès remporte le concours de manœuvre.',
  'FDM-COMBAT-10':
    'Si aucun camp n’a de succès, personne ne remporte le concours : rien ne se passe, et un nouveau tour de combat commence.',
  'FDM-COMBAT-11': 'À succès égaux, et au moins 1 chacun, additionnez vos autres dés : la plus forte somme l’emporte.',
  'FDM-COMBAT-12':
    'Si ces sommes aussi sont égales, les bateaux sont ex aequo : personne n’aborde ni ne s’échappe, mais un bateau qui a tiré fait un touché par succès, dans la limite de ses Canons. Puis vient le tour de combat suivant.',
  'FDM-COMBAT-13': 'Si vous avez déclaré Tirer et remportez le concours, chacun des Canons qui vous restent fait un touché.',
  'FDM-COMBAT-14':
    'Si vous avez déclaré Tirer et êtes battu ou ex aequo, comptez un touché par succès, sans dépasser les Canons qui vous restent.',
  'FDM-COMBAT-15': 'Sans Canons, vous pouvez déclarer Tirer, et le devez au premier tour de combat, mais vous ne touchez rien.',
  'FDM-COMBAT-16':
    'Les deux camps frappent en même temps : on compte les touchés avant tout dégât, si bien qu’un bateau qui coule ou perd ses Canons place quand même les siens.',
  'FDM-COMBAT-17':
    'Si vous avez déclaré Abordage et remportez le concours, le combat naval cesse et un combat d’équipage suit, une fois réglés les touchés que l’adversaire a tirés à ce tour de combat.',
  'FDM-COMBAT-18': 'Si ces touchés vous coulent au moment d’aborder, votre capitaine meurt et il n’y a pas d’abordage.',
  'FDM-COMBAT-19':
    'Si ces touchés vous prennent votre dernier point d’Équipage au moment d’aborder, il n’y a pas d’abordage et le combat naval continue.',
  'FDM-COMBAT-20': 'Si ces touchés détruisent vos Mâts au moment d’aborder, vous abordez quand même.',
  'FDM-COMBAT-21':
    'Si vous avez déclaré Fuir et remportez le concours, vous ne vous échappez que si l’adversaire n’a aucun succès. Le combat finit alors, sans vainqueur.',
  'FDM-COMBAT-22':
    'Si vous remportez le concours avec Fuir, mais que l’adversaire a ne serait-ce qu’un succès, vous ne vous échappez pas, et son tir éventuel est celui d’un perdant : un touché par succès, sans dépasser ses Canons.',
  'FDM-COMBAT-23':
    'Si les deux déclarent Fuir, personne ne lance les dés et le combat cesse. Les canons chasseurs peuvent tirer avant.',
  'FDM-COMBAT-24': 'Si vous perdez le concours, votre Abordage ou votre Fuite est sans effet.',
  'FDM-COMBAT-25':
    'Quand l’un s’échappe, les deux bateaux restent dans la zone. Personne ne cherche à nouveau sans motif nouveau, et vous ne pouvez plus chercher cette cible ce tour-ci.',
  'FDM-COMBAT-26':
    'Si les deux bateaux coulent au même tour de combat, les deux capitaines meurent : il n’y a ni vainqueur, ni Gloire, ni récompense.',
  'FDM-COMBAT-27':
    'Dès que ni l’un ni l’autre ne peut plus rien déclarer qui touche, aborde ou échappe, le combat finit sans vainqueur et chacun reste où il est. Le plus souvent, c’est que tous deux ont perdu Mâts et Canons. Il finit aussi quand tous deux ont tiré sans Canons trois tours de combat de suite.',
  'FDM-COMBAT-28': 'Vos dégâts restent après le combat. Seuls les CNJ sont réparés gratuitement.',
  'FDM-COMBAT-29': 'Vous gagnez le combat naval si l’autre bateau coule et pas le vôtre.',
};
