import type { refitScore as en } from './refit-score.en.ts';

export const refitScore: { readonly [id in keyof typeof en]: string } = {
  'NAS-REFIT-01': 'L’apprêt commence : les pirates couchés sur les ponts supérieurs se relèvent.',
  'NAS-REFIT-02':
    'À l’apprêt, les pirates des allées regagnent leur pont supérieur. Ceux des avant-postes et de la taverne restent.',
  'NAS-REFIT-03': 'À l’apprêt, tous les animaux utilisés repassent face visible.',
  'NAS-REFIT-04':
    'Additionnez les récits que chacun a racontés cette manche, une mauvaise blague comptant 1 : la plus forte somme gagne 5 points. Si personne n’en a raconté, personne ne les gagne.',
  'NAS-REFIT-05': 'Si plusieurs ont les meilleurs récits, à égalité de points, chacun d’eux gagne les 5 points.',
  'NAS-REFIT-06': 'Si vous n’avez raconté aucun récit cette manche, pas même une mauvaise blague, vous perdez 5 points.',
  'NAS-REFIT-07': 'Si vous avez raconté des récits sans être en tête, la comparaison ne vous fait ni gagner ni perdre.',
  'NAS-REFIT-08': 'Une fois comparés, les récits racontés sont défaussés.',
  'NAS-REFIT-09': 'À l’apprêt, les animaux encore visibles sur leur île sortent du jeu, et l’on en retourne trois autres.',
  'NAS-REFIT-10':
    'À l’apprêt, on retourne la tuile Vieux loup de mer suivante : le vieux loup de mer rejoint la zone qu’elle nomme, de B à I.',
  'NAS-REFIT-11':
    'À l’apprêt, l’offrande de la manche sort du jeu, les caisses qu’elle portait regagnent vos réserves, et l’on retourne la suivante.',
  'NAS-REFIT-12': 'Comptez les tuiles Vieux loup de mer visibles : c’est le numéro de la manche.',
  'NAS-REFIT-13': 'À l’apprêt, chaque comptoir vide tire une marchandise du sac de marchandises.',
  'NAS-REFIT-14': 'Qui a le dauphin commence la phase I de la nouvelle manche.',
  'NAS-REFIT-15': 'À la manche 4, il n’y a plus de tuile ni d’offrande suivante à retourner. On compare quand même les récits.',
  'NAS-REFIT-16':
    'Les étapes de l’apprêt se suivent dans l’ordre où elles sont données ici, des pirates qui se relèvent au début de la manche suivante.',

  'NAS-SCORE-01': 'Après la phase III de la manche 4, la partie est finie et l’on fait le décompte final.',
  'NAS-SCORE-02': 'Tours de guet : comptez vos caisses sur l’ensemble et multipliez par le nombre de tours que vous occupez.',
  'NAS-SCORE-03':
    'Adversaires : additionnez les points de tous ceux que vous avez à bord et multipliez par le nombre de types différents.',
  'NAS-SCORE-04':
    'Marchandises cachées : additionnez les valeurs des cases remplies de votre cachette, la case centrale valant 0, et multipliez par le nombre de marchandises qui s’y trouvent.',
  'NAS-SCORE-05':
    'Armes : prenez le type que vous avez en plus grand nombre, arme de départ comprise, et multipliez par toutes vos armes gagnées, armes de départ exclues. Celle qu’on vous a distribuée compte parmi les gagnées.',
  'NAS-SCORE-06':
    'Compagnons : 8 points pour chaque marin que vous pouvez associer à un animal. Le marin de départ compte, les pirates non ; un animal utilisé ou en attente vaut comme un autre.',
  'NAS-SCORE-07':
    'Chargement : comptez caisses, provisions et marchandises de vos cales, vos récits en main, vos rhums, doublons, contrats, bombes et boussoles. Chaque paire complète fait 1 point.',
  'NAS-SCORE-08':
    'Tous les points, en cours de partie comme à la fin, vont sur la piste de score à mesure qu’on les gagne ou les perd.',
  'NAS-SCORE-09': 'Après un tour de piste, votre jeton montre 100 ; après un second, il montre 200.',
  'NAS-SCORE-10': 'Le plus haut score gagne.',
  'NAS-SCORE-11': 'Si plusieurs partagent le plus haut score, ils partagent la victoire. Rien ne les départage.',
  'NAS-SCORE-12': 'Les pertes peuvent vous faire passer sous 0, et aussi bas qu’il le faut.',

  'NAS-ITEM-01':
    'Les doublons paient la barge, le déplacement supplémentaire, la cache des marchandises et le commerce avec le vieux loup de mer ; avec le pion Stefan Feld, un second bonus aussi.',
  'NAS-ITEM-02': 'Le rhum paie une pause en ville, une esquive ignorée et les récits au coin du feu.',
  'NAS-ITEM-03':
    'Contrat : quand vous avez fait au moins 1 dégât à un adversaire, défaussez-le pour prendre la récompense une seconde fois. Les points ne viennent qu’une fois. Un contrat par combat ; avec le lézard, la récompense vient trois fois, ou quatre si la table le veut.',
  'NAS-ITEM-04':
    'Bombe : défaussez-la au début d’un combat contre un adversaire, elle fait aussitôt 2 dégâts. Il n’y faut ni marin ni arme ; une seule par combat.',
  'NAS-ITEM-05':
    'Si la bombe, avec les caisses déjà là, suffit à la force de l’adversaire, le combat est gagné sans un jeton Combat : tuile, récompense et points sont à vous.',
  'NAS-ITEM-06':
    'Si la bombe ne suffit pas, 2 caisses de votre réserve marquent ses dégâts, et le combat suit son cours. Ce qui manque à la réserve vient de vos cales.',
  'NAS-ITEM-07':
    'Boussole : défaussez-la au moment de naviguer, et votre bateau est dans la zone du vieux loup de mer ou du Hollandais volant, si loin qu’elle soit et quels que soient les krakens en chemin.',
  'NAS-ITEM-08':
    'Après la boussole, vous pouvez encore naviguer de là avec toutes vos séries. Rien ne vous oblige à rencontrer qui que ce soit. Une boussole par tour suffit : une seconde n’est pas proposée.',
  'NAS-ITEM-09': 'Un tour à la boussole coûte sa provision comme un autre.',
  'NAS-ITEM-10': 'Un objet utilisé retourne à la réserve générale, à moins que l’esprit de singe ne l’épargne.',
};
