import type { dutchmanMerchant as en } from './dutchman-merchant.en.ts';

export const dutchmanMerchant: { readonly [id in keyof typeof en]: string } = {
  'NAS-DUTCH-01':
    'Le Hollandais volant est une extension. Vous le jouez avec le vieux loup de mer ou à sa place. Sans le vieux loup de mer, il n’y a ni rencontre ni offrande, et la boussole ne mène qu’au Hollandais.',
  'NAS-DUTCH-02': 'Le plateau Hollandais volant se place près du plateau Vieux loup de mer.',
  'NAS-DUTCH-03':
    'On pose en ligne, face cachée, quatre des 8 tuiles Hollandais volant, tirées au hasard. Les 4 autres quittent le jeu sans être vues.',
  'NAS-DUTCH-04': 'On révèle la tuile Hollandais volant de gauche : elle indique la zone du Hollandais volant, de B à I.',
  'NAS-DUTCH-05':
    'Au-dessus de chacune des quatre tuiles Hollandais volant, on pose au hasard, face visible, une des 5 armes du Hollandais : celles de toutes les manches sont donc connues dès le début. La cinquième quitte le jeu.',
  'NAS-DUTCH-06':
    'En phase II, vous avez une action de plus au choix : attaquer le Hollandais volant. C’est votre action du tour.',
  'NAS-DUTCH-07': 'Vous ne pouvez attaquer le Hollandais que dans sa zone.',
  'NAS-DUTCH-08': 'Contre le Hollandais, vous utilisez le type d’arme placé au-dessus de la tuile de la manche.',
  'NAS-DUTCH-09':
    'Contre le Hollandais, pour chaque série d’un marin et d’une arme du type demandé, arme de départ comprise, vous posez 1 caisse de vos cales sur la tuile de la manche.',
  'NAS-DUTCH-10':
    'Contre le Hollandais, vous piochez 2 jetons Combat à la manche 1, 3 à la manche 2, 4 à la manche 3 et 5 à la manche 4.',
  'NAS-DUTCH-11':
    'Les jetons Combat se règlent comme contre un adversaire. Le rhum peut servir, et le crabe aussi, pour un jeton de moins. La bombe, le contrat, le chat et le lézard ne peuvent pas servir. Une option de table autorise le chat et la bombe, ou interdit le crabe. Une bombe pose alors 2 caisses sur la tuile, de votre réserve ou, à défaut, de vos cales.',
  'NAS-DUTCH-12':
    'Après avoir attaqué le Hollandais, vous recevez 2 rhums, même si aucune de vos caisses n’est restée sur la tuile.',
  'NAS-DUTCH-13':
    'Attaquer le Hollandais ne rapporte sur le moment ni points ni tuile. Il n’est jamais vaincu : les caisses de toutes les attaques s’accumulent.',
  'NAS-DUTCH-14':
    'En fin de manche, le joueur qui a le plus de caisses sur la tuile Hollandais volant marque les points imprimés dessus.',
  'NAS-DUTCH-15':
    'Si plusieurs joueurs sont à égalité pour le plus de caisses sur la tuile Hollandais volant, chacun d’eux en marque tous les points.',
  'NAS-DUTCH-16': 'Si vous gagnez une tuile Hollandais volant, déplacez 1 de vos caisses sur le petit quai en dessous.',
  'NAS-DUTCH-17': 'Toutes les autres caisses de la tuile Hollandais volant vont sur le grand quai, en bas à droite.',
  'NAS-DUTCH-18':
    'Les caisses des quais du Hollandais y restent jusqu’à la fin. Leurs propriétaires ne peuvent plus les utiliser.',
  'NAS-DUTCH-19': 'S’il n’y a aucune caisse sur la tuile Hollandais volant, personne ne marque ses points.',
  'NAS-DUTCH-20':
    'En phase III, on révèle la tuile Hollandais volant suivante et le Hollandais va dans sa zone. Après la manche 4, il n’y en a plus.',
  'NAS-DUTCH-21':
    'En fin de partie, les joueurs sont classés selon leurs caisses sur le grand quai : 25 points pour la première place, 15 pour la deuxième, 10 pour la troisième et 5 pour la quatrième.',
  'NAS-DUTCH-22':
    'Les joueurs à égalité sur le grand quai marquent tous la place partagée, et les places suivantes sont sautées d’autant : après deux premiers vient le troisième.',
  'NAS-DUTCH-23': 'Sans caisse sur le grand quai, vous n’entrez pas dans le classement et ne marquez rien.',
  'NAS-DUTCH-24': 'Les caisses des petits quais du Hollandais n’entrent pas dans le classement.',
  'NAS-DUTCH-25':
    'Le Hollandais n’est pas un adversaire. Il ne rapporte aucun récit au port d’attache, ne remplit la condition d’aucun récit et ne compte pas parmi vos adversaires à la fin.',
  'NAS-DUTCH-26': 'Une boussole peut vous mener à la zone du Hollandais.',
  'NAS-DUTCH-27':
    'Pour attaquer le Hollandais, il faut au moins 1 caisse en cale et 1 série. Chaque série que vous formez tire une caisse, tant qu’il y en a ; vous choisissez seulement combien de pirates vous couchez. Une option de table vous laisse choisir le nombre de caisses.',
  'NAS-DUTCH-28': 'Une caisse que le Hollandais esquive va à votre réserve et ne compte nulle part sur son plateau.',
  'NAS-DUTCH-29':
    'La tuile Hollandais volant de chaque manche est décomptée une fois, en phase III, après la comparaison des récits et avant de révéler la suivante. À la manche 4, cela précède le décompte final.',

  'NAS-FELD-01':
    'Dans cette variante, le pion Stefan Feld est un marchand ambulant dans la ville, et le dauphin désigne le premier joueur.',
  'NAS-FELD-02': 'Le marchand commence sur une case du quartier inférieur gauche, tirée au hasard.',
  'NAS-FELD-03': 'Si le capitaine part du quartier inférieur gauche, le marchand commence dans le quartier supérieur droit.',
  'NAS-FELD-04':
    'Si vous amenez le capitaine sur la case du marchand, vous recevez l’équipement de la case et un bonus de votre choix : 1 provision, 1 rhum ou 1 caisse.',
  'NAS-FELD-05': 'Quand vous rencontrez le marchand, vous pouvez payer 1 doublon pour un autre des trois bonus.',
  'NAS-FELD-06': 'Le marchand vous donne au plus deux bonus par rencontre.',
  'NAS-FELD-07':
    'Après la rencontre, vous placez le marchand sur la case de votre choix du quartier d’angle suivant, dans le sens horaire.',
  'NAS-FELD-08':
    'Sinon, le marchand ne bouge pas, même entre les manches. Poser un capitaine bloqué sur sa case ne compte pas comme une rencontre.',
};
