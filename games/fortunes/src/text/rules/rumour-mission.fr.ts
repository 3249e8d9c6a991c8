import type { rumourMission as en } from './rumour-mission.en.ts';

export const rumourMission: { readonly [id in keyof typeof en]: string } = {
  'FDM-RUMOUR-01':
    'Pour acquérir une rumeur, payez 2 pièces d’or, puis lancez votre Influence. L’or est dépensé même si le jet échoue.',
  'FDM-RUMOUR-02': 'Si le jet réussit, piochez une rumeur, lisez-la sans la montrer et gardez-la face cachée.',
  'FDM-RUMOUR-03': 'Vous ne gardez qu’une rumeur à la fois. Une rumeur prouvée qui reste en jeu ne compte pas.',
  'FDM-RUMOUR-04': 'En avoir une n’empêche pas d’en apprendre une autre : lisez-la, puis décidez laquelle des deux garder.',
  'FDM-RUMOUR-05': 'La rumeur que vous écartez retourne, bien mêlée, dans la pioche sans que personne la voie.',
  'FDM-RUMOUR-06':
    'Chaque rumeur dit où la vérifier et montre la compétence à lancer : en général, Reconnaissance en mer et Influence au port.',
  'FDM-RUMOUR-07': 'En mer, vérifier une rumeur demande une action Reconnaissance : montrez la carte, puis lancez les dés.',
  'FDM-RUMOUR-08':
    'Au port, une rumeur se vérifie à tout moment d’une action Port : montrez la carte, puis lancez les dés. Ce n’est pas une des sept activités, et cela ne vous empêche pas de vendre ensuite.',
  'FDM-RUMOUR-09': 'Si le jet échoue, la rumeur est fausse : elle est défaussée, sans Gloire.',
  'FDM-RUMOUR-10':
    'Si le jet réussit, la rumeur tient sa promesse. Puis la carte est défaussée, sauf si elle est de celles qui restent, comme « Documents contrefaits ».',
  'FDM-RUMOUR-11':
    'Quand tout ce qu’annonçait une rumeur prouvée est accompli, vous gagnez 1 point de Gloire et une carte Gloire. Si votre capitaine en est mort, ni l’un ni l’autre.',
  'FDM-RUMOUR-12':
    'Une rumeur peut mener droit à un combat d’équipage, sans un coup de canon avant. Le gagner ne rapporte que le point de la rumeur, sauf si vous avez vaincu un joueur ou un CNJ.',
  'FDM-RUMOUR-13': 'Ne rien apprendre ne vous coûte que l’or. Vous pourrez retenter votre chance à un tour suivant.',

  'FDM-MISSION-01':
    'Une mission annonce sa récompense, les conditions pour la prendre et le port où on la prend. Les conditions ne valent que pour ce moment ; ce qu’il faut accomplir est dans son texte.',
  'FDM-MISSION-02':
    'Accepter une mission est une activité, dans le port qu’elle nomme, ouverte à qui remplit ses conditions, jets compris.',
  'FDM-MISSION-03':
    'Si vous échouez, la mission reste à prendre, pour vous comme pour les autres, sauf si elle dit le contraire.',
  'FDM-MISSION-04':
    'On ne tente qu’une mission par tour : pour réessayer, avec la même ou une autre de ce port, attendez l’action Port d’un tour suivant.',
  'FDM-MISSION-05': 'Une mission acceptée s’étale devant vous, face visible.',
  'FDM-MISSION-06':
    'Sitôt une mission acceptée, une autre est piochée et posée au port qu’elle nomme : il y en a toujours deux à prendre.',
  'FDM-MISSION-07': 'Vous n’avez jamais plus d’une mission.',
  'FDM-MISSION-08':
    'Avec une mission en cours, vous pouvez en accepter une autre, mais il faut alors choisir laquelle des deux garder.',
  'FDM-MISSION-09': 'Une mission que vous lâchez va à la défausse des missions.',
  'FDM-MISSION-10': 'Une mission accomplie paie ce qu’elle promettait, et avec cela 1 point de Gloire et une carte Gloire.',
  'FDM-MISSION-11':
    'Les deux missions peuvent se trouver dans le même port. Elles restent deux offres distinctes, et vous n’en tentez qu’une par tour.',
  'FDM-MISSION-12':
    'Une mission peut comporter un combat d’équipage. Le gagner n’apporte pas de Gloire à lui seul, sauf si vous avez vaincu un joueur ou un CNJ.',
  'FDM-MISSION-13':
    'Une mission accomplie va à la défausse, sauf si elle dit le contraire. On n’en pioche pas d’autre pour autant : c’était fait dès que vous l’aviez acceptée.',

  'FDM-STASH-01':
    'Dans votre port d’attache, une activité fait passer de votre bord à votre coffre autant d’or que vous voulez, une partie ou tout.',
  'FDM-STASH-02': 'Vous annoncez que vous cachez de l’or, sans dire combien.',
  'FDM-STASH-03':
    'Chaque tranche complète de 10 pièces d’or au coffre vaut 1 point de Gloire caché, 5 au plus dans une partie en 10 points.',
  'FDM-STASH-04': 'Les points cachés ne se voient pas sur la piste Gloire et n’apportent pas de carte.',
  'FDM-STASH-05': 'Aucun autre joueur ne met la main sur votre coffre, et il survit à votre capitaine.',
  'FDM-STASH-06': 'Dans votre port d’attache, vous pouvez payer directement avec l’or du coffre ou en reprendre à bord.',
  'FDM-STASH-07':
    'Reprendre de l’or est libre et n’est pas une activité : faites-le quand vous voulez à votre tour, au port d’attache. Les autres savent que vous le faites, non combien, hormis ce que vous dépensez.',
  'FDM-STASH-08':
    'Votre coffre reste fermé jusqu’à ce que vous déclariez avoir atteint l’objectif, ou que la partie s’achève autrement. Alors, chacun voit ce qu’il contient.',
  'FDM-STASH-09': 'Les points cachés suivent l’or : en retirer peut vous les faire perdre.',
  'FDM-STASH-10': 'Pour un autre objectif, votre coffre en vaut au plus la moitié, arrondie en dessous.',
};
