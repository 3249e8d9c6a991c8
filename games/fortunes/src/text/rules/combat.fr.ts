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
  'FDM-COMBAT-09': 'Le plus de succès emporte le concours de manœuvre.',
  'FDM-COMBAT-10':
    'Si aucun crâne ne sort, ni d’un côté ni de l’autre, personne n’emporte le concours : rien ne se passe, et l’on recommence un tour de combat.',
  'FDM-COMBAT-11': 'À succès égaux, et au moins 1 chacun, additionnez vos autres dés : la plus forte somme l’emporte.',
  'FDM-COMBAT-12':
    'Si les sommes des autres dés aussi sont égales, vous êtes ex aequo : ni abordage ni fuite, mais qui a tiré garde un touché par succès, dans la limite de ses Canons. Puis vient le tour de combat suivant.',
  'FDM-COMBAT-13': 'Si vous avez déclaré Tirer et emportez le concours, chacun des Canons qui vous restent fait un touché.',
  'FDM-COMBAT-14':
    'Si vous avez déclaré Tirer et êtes battu ou ex aequo, comptez un touché par succès, sans dépasser les Canons qui vous restent.',
  'FDM-COMBAT-15': 'Sans Canons, vous pouvez déclarer Tirer, et le devez au premier tour de combat, mais vous ne touchez rien.',
  'FDM-COMBAT-16':
    'Les deux camps frappent ensemble : on compte les touchés avant tout dégât, si bien qu’un bateau qui sombre ou perd ses Canons place quand même les siens.',
  'FDM-COMBAT-17':
    'Si vous avez déclaré Abordage et emportez le concours, le canon se tait et l’on se bat sur le pont, une fois réglés les touchés que l’adversaire a tirés à ce tour de combat.',
  'FDM-COMBAT-18':
    'Si les touchés ennemis vous envoient par le fond au moment d’aborder, votre capitaine meurt et personne n’aborde.',
  'FDM-COMBAT-19':
    'Si les touchés ennemis vous prennent votre dernier homme au moment d’aborder, l’abordage tombe à l’eau et le canon reprend.',
  'FDM-COMBAT-20': 'Si les touchés ennemis abattent vos Mâts au moment d’aborder, vous abordez quand même.',
  'FDM-COMBAT-21':
    'Si vous avez déclaré Fuir et emportez le concours, vous ne vous échappez que si l’adversaire n’a aucun succès. Le combat finit alors, sans vainqueur.',
  'FDM-COMBAT-22':
    'Si vous emportez le concours avec Fuir, mais que l’adversaire a ne serait-ce qu’un succès, vous ne vous échappez pas, et son tir éventuel est celui d’un perdant : un touché par succès, sans dépasser ses Canons.',
  'FDM-COMBAT-23':
    'Si les deux déclarent Fuir, personne ne lance les dés et le combat cesse. Les canons chasseurs peuvent encore parler avant.',
  'FDM-COMBAT-24': 'Si vous êtes battu au concours, votre Abordage ou votre Fuite reste sans effet.',
  'FDM-COMBAT-25':
    'Quand l’un s’échappe, les deux bateaux restent dans la zone. Personne ne cherche à nouveau sans motif nouveau, et vous ne pouvez plus chercher cette cible ce tour-ci.',
  'FDM-COMBAT-26':
    'Si les deux bateaux sombrent au même tour de combat, les deux capitaines meurent : ni vainqueur, ni Gloire, ni récompense.',
  'FDM-COMBAT-27':
    'Dès que ni l’un ni l’autre ne peut plus rien déclarer qui touche, aborde ou échappe, le combat finit sans vainqueur et chacun reste où il est. Le plus souvent, c’est que tous deux ont perdu Mâts et Canons. Il finit aussi quand tous deux ont tiré sans Canons trois tours de combat de suite.',
  'FDM-COMBAT-28':
    'Ce que votre bateau a subi lui reste une fois le combat fini. Seuls les capitaines non-joueurs sont remis à neuf pour rien.',
  'FDM-COMBAT-29': 'Couler l’autre en restant à flot, c’est gagner le combat naval.',
};
