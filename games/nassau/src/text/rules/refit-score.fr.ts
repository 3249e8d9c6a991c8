import type { refitScore as en } from './refit-score.en.ts';

export const refitScore: { readonly [id in keyof typeof en]: string } = {
  'NAS-REFIT-01': 'En phase III, les pirates couchés sur les ponts supérieurs se relèvent d’abord.',
  'NAS-REFIT-02':
    'En phase III, les pirates des allées regagnent leur pont supérieur. Ceux des avant-postes et de la taverne restent.',
  'NAS-REFIT-03': 'En phase III, tous les animaux utilisés sont remis face visible.',
  'NAS-REFIT-04':
    'Chacun additionne les récits qu’il a racontés cette manche, une mauvaise blague comptant 1. Le plus haut total marque 5 points. Si personne n’a raconté de récit, personne ne les marque.',
  'NAS-REFIT-05': 'Si plusieurs joueurs sont à égalité pour le plus haut total, chacun d’eux marque les 5 points.',
  'NAS-REFIT-06': 'Si vous n’avez raconté aucun récit cette manche, pas même une mauvaise blague, vous perdez 5 points.',
  'NAS-REFIT-07': 'Si vous avez raconté des récits sans être en tête, la comparaison ne vous fait ni gagner ni perdre de points.',
  'NAS-REFIT-08': 'Après la comparaison, les récits racontés sont défaussés.',
  'NAS-REFIT-09': 'En phase III, les animaux encore visibles sur leur île sortent du jeu, et on en révèle trois nouveaux.',
  'NAS-REFIT-10':
    'En phase III, on révèle la tuile Vieux loup de mer suivante : le vieux loup de mer va dans la zone qu’elle indique, de B à I.',
  'NAS-REFIT-11':
    'En phase III, l’offrande de la manche sort du jeu, les caisses posées dessus retournent dans les réserves de leurs propriétaires, et on révèle la suivante.',
  'NAS-REFIT-12': 'Le nombre de tuiles Vieux loup de mer visibles est le numéro de la manche.',
  'NAS-REFIT-13': 'En phase III, chaque comptoir vide reçoit une marchandise du sac de marchandises.',
  'NAS-REFIT-14': 'Le joueur qui a le dauphin commence la phase I de la nouvelle manche.',
  'NAS-REFIT-15': 'À la manche 4, il n’y a plus de tuile ni d’offrande suivante à révéler. On compare quand même les récits.',
  'NAS-REFIT-16':
    'Les étapes de la phase III se suivent dans l’ordre où elles sont données ici, des pirates qui se relèvent au début de la manche suivante.',

  'NAS-SCORE-01': 'Après la phase III de la manche 4, la partie est finie et on fait le décompte final.',
  'NAS-SCORE-02':
    'Pour vos tours de guet, multipliez le nombre total de vos caisses posées dessus par le nombre de tours que vous occupez.',
  'NAS-SCORE-03':
    'Pour vos adversaires, additionnez les points de tous ceux qui sont sur votre navire et multipliez par le nombre de types différents.',
  'NAS-SCORE-04':
    'Pour vos marchandises cachées, additionnez les valeurs des cases remplies de votre cachette (la case centrale vaut 0) et multipliez par le nombre de marchandises qui s’y trouvent.',
  'NAS-SCORE-05':
    'Pour la domination des armes, prenez le type dont vous avez le plus d’armes, arme de départ comprise, et multipliez ce nombre par celui de toutes vos armes gagnées, armes de départ exclues. L’arme distribuée au début compte parmi les armes gagnées.',
  'NAS-SCORE-06':
    'Les compagnons rapportent 8 points par série d’un marin et d’un animal. Le marin de départ compte, les pirates non ; les animaux utilisés ou en attente comptent aussi.',
  'NAS-SCORE-07':
    'Pour votre chargement, comptez les caisses, les provisions et les marchandises de vos cales, vos récits en main, vos rhums, doublons, contrats, bombes et boussoles. Chaque tranche de 2 rapporte 1 point.',
  'NAS-SCORE-08':
    'Tous les points sont notés sur la piste de score dès qu’on les gagne ou les perd, pendant la partie comme au décompte final.',
  'NAS-SCORE-09': 'Après un tour de piste, votre jeton montre 100 ; après un second, il montre 200.',
  'NAS-SCORE-10': 'Le plus haut score gagne.',
  'NAS-SCORE-11': 'Les joueurs à égalité pour le plus haut score se partagent la victoire. Rien ne les départage.',
  'NAS-SCORE-12': 'Les pertes peuvent faire passer votre score sous 0. Il n’y a pas de limite.',

  'NAS-ITEM-01':
    'Les doublons paient la barge, le déplacement supplémentaire, les marchandises à cacher et le commerce avec le vieux loup de mer ; avec le pion Stefan Feld, ils paient aussi un second bonus.',
  'NAS-ITEM-02': 'Le rhum paie une pause en ville, une esquive ignorée et les récits au feu de camp.',
  'NAS-ITEM-03':
    'Après avoir infligé au moins 1 dégât à un adversaire, vous pouvez défausser un contrat pour recevoir la récompense une seconde fois. Les points ne comptent qu’une fois. Vous pouvez utiliser un contrat par combat ; avec le lézard, vous recevez la récompense trois fois, ou quatre si la table le choisit.',
  'NAS-ITEM-04':
    'Au début d’un combat contre un adversaire, vous pouvez défausser une bombe pour infliger aussitôt 2 dégâts. Il ne faut ni marin ni arme. Vous pouvez utiliser une bombe par combat.',
  'NAS-ITEM-05':
    'Si la bombe et les caisses déjà posées atteignent la force de l’adversaire, le combat est gagné sans jeton Combat : vous recevez la tuile, la récompense et les points.',
  'NAS-ITEM-06':
    'Si la bombe ne suffit pas, posez sur l’adversaire 2 caisses de votre réserve pour marquer ses dégâts, et le combat continue normalement. S’il en manque dans la réserve, elles viennent de vos cales.',
  'NAS-ITEM-07':
    'Au moment de naviguer, vous pouvez défausser une boussole pour placer votre bateau dans la zone du vieux loup de mer ou du Hollandais volant, quels que soient la distance et les krakens en chemin.',
  'NAS-ITEM-08':
    'Après la boussole, vous pouvez encore naviguer à partir de là avec toutes vos séries. Vous n’êtes pas obligé de rencontrer qui que ce soit. Vous ne pouvez utiliser qu’une boussole par tour.',
  'NAS-ITEM-09': 'Un tour avec une boussole coûte 1 provision comme un autre.',
  'NAS-ITEM-10': 'Un objet utilisé retourne à la réserve générale, à moins que l’esprit de singe ne l’épargne.',
};
