import type { dutchmanMerchant as en } from './dutchman-merchant.en.ts';

export const dutchmanMerchant: { readonly [id in keyof typeof en]: string } = {
  'NAS-DUTCH-01':
    'Le Hollandais volant est une extension. Jouez-le avec le vieux loup de mer ou à sa place ; sans lui, ni rencontre ni offrande, et la boussole ne mène qu’au Hollandais.',
  'NAS-DUTCH-02': 'Le plateau du Hollandais se range près de celui du vieux loup de mer.',
  'NAS-DUTCH-03':
    'Quatre des 8 tuiles Hollandais volant, tirées au hasard, s’alignent face cachée. Les 4 autres quittent le jeu sans être vues.',
  'NAS-DUTCH-04':
    'On retourne la tuile Hollandais volant de gauche : elle nomme la zone où croise le Hollandais volant, de B à I.',
  'NAS-DUTCH-05':
    'Au-dessus de chacune des quatre tuiles Hollandais volant, une des 5 armes du Hollandais est posée face visible, au hasard : celles des quatre manches sont connues dès le début. La cinquième quitte le jeu.',
  'NAS-DUTCH-06':
    'En phase II, une action de plus s’offre à vous : attaquer le Hollandais volant. Elle tient lieu d’action du tour.',
  'NAS-DUTCH-07': 'Vous ne pouvez attaquer le Hollandais que dans sa zone.',
  'NAS-DUTCH-08': 'Contre le Hollandais, employez l’arme qui surmonte la tuile de la manche.',
  'NAS-DUTCH-09':
    'Contre le Hollandais, chaque série d’un marin et d’une arme du bon type, arme de départ comprise, met 1 caisse de vos cales sur la tuile de la manche.',
  'NAS-DUTCH-10':
    'Le Hollandais vous fait piocher 2 jetons Combat à la manche 1, 3 à la manche 2, 4 à la manche 3 et 5 à la manche 4.',
  'NAS-DUTCH-11':
    'Les jetons Combat du Hollandais se règlent comme contre un adversaire. Le rhum y sert, le crabe aussi, avec un jeton de moins ; bombe, contrat, chat et lézard n’y servent pas, mais la table peut admettre chat et bombe, ou refuser le crabe. Une bombe met alors 2 caisses sur la tuile, de votre réserve ou, à défaut, de vos cales.',
  'NAS-DUTCH-12': 'Après avoir attaqué le Hollandais, vous recevez 2 rhums, même si aucune de vos caisses n’est restée.',
  'NAS-DUTCH-13':
    'Attaquer le Hollandais ne rapporte sur le moment ni points ni tuile. Il n’est jamais vaincu : les caisses de toutes les attaques s’accumulent.',
  'NAS-DUTCH-14':
    'En fin de manche, celui qui a le plus de caisses sur la tuile Hollandais volant marque les points qu’elle porte.',
  'NAS-DUTCH-15': 'Si plusieurs ont autant de caisses sur la tuile Hollandais volant, chacun d’eux en marque tous les points.',
  'NAS-DUTCH-16': 'Si vous gagnez une tuile Hollandais volant, déplacez 1 de vos caisses sur le petit quai, dessous.',
  'NAS-DUTCH-17': 'Toutes les autres caisses de la tuile Hollandais volant passent au grand quai, en bas à droite.',
  'NAS-DUTCH-18': 'Les caisses des quais du Hollandais y restent jusqu’au bout : leurs propriétaires n’en disposent plus.',
  'NAS-DUTCH-19': 'S’il n’y a aucune caisse sur la tuile Hollandais volant, personne ne la marque.',
  'NAS-DUTCH-20':
    'En phase III, on retourne la tuile Hollandais volant suivante et le Hollandais rejoint sa zone. À la manche 4, il n’y en a plus.',
  'NAS-DUTCH-21':
    'En fin de partie, vos caisses du grand quai font un classement : 25 points à la première place, 15 à la deuxième, 10 à la troisième et 5 à la quatrième.',
  'NAS-DUTCH-22':
    'À égalité sur le grand quai, tous marquent la place partagée, et les places qui suivent sont sautées d’autant : après deux premiers vient le troisième.',
  'NAS-DUTCH-23': 'Sans caisse sur le grand quai, vous n’êtes pas classé et ne marquez rien.',
  'NAS-DUTCH-24': 'Les caisses des petits quais du Hollandais n’entrent pas dans le classement.',
  'NAS-DUTCH-25':
    'Le Hollandais n’est pas un adversaire. Il ne rapporte aucun récit au port d’attache, n’en rend aucun vrai et ne compte pas parmi vos adversaires à la fin.',
  'NAS-DUTCH-26': 'Une boussole peut vous mener à la zone du Hollandais.',
  'NAS-DUTCH-27':
    'Pour attaquer le Hollandais, il faut au moins 1 caisse en cale et 1 série. Chaque série que vous formez tire une caisse, tant qu’il y en a ; seul le nombre de pirates couchés est à votre choix. La table peut vous laisser choisir le nombre de caisses.',
  'NAS-DUTCH-28': 'Une caisse que le Hollandais esquive va à votre réserve et ne compte nulle part sur son plateau.',
  'NAS-DUTCH-29':
    'La tuile Hollandais volant de chaque manche se marque une fois, en phase III, après la comparaison des récits et avant de retourner la suivante. À la manche 4, cela précède encore le décompte final.',

  'NAS-FELD-01':
    'Dans cette variante, le pion Stefan Feld est un marchand ambulant qui court la ville, et c’est le dauphin qui désigne le premier joueur.',
  'NAS-FELD-02': 'Le marchand commence sur une case du quartier inférieur gauche, que le hasard désigne.',
  'NAS-FELD-03': 'Si le capitaine part du quartier inférieur gauche, le marchand commence dans le quartier supérieur droit.',
  'NAS-FELD-04':
    'Amenez le capitaine sur la case du marchand et vous aurez, outre l’équipement de la case, un bonus de votre choix : 1 provision, 1 rhum ou 1 caisse.',
  'NAS-FELD-05': 'Pour 1 doublon, le marchand vous donne en plus un autre des trois bonus.',
  'NAS-FELD-06': 'Deux bonus, c’est tout ce que le marchand donne en une rencontre.',
  'NAS-FELD-07':
    'Le marchand rencontré, vous le renvoyez plus loin : sur la case de votre choix du quartier d’angle suivant, dans le sens horaire.',
  'NAS-FELD-08':
    'Autrement, le marchand ne bouge pas, pas même entre les manches. Poser sur sa case un capitaine bloqué, ce n’est pas le rencontrer.',
};
