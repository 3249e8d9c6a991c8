import type { enemies as en } from './enemies.en.ts';

export const enemies: { readonly [id in keyof typeof en]: string } = {
  'SKU-ENEMY-01': 'Au tour des ennemis, le Capitaine choisit l’ordre des ennemis et lance les dés pour eux.',
  'SKU-ENEMY-02':
    'Une fiche montre le nom de l’ennemi ; sa vitesse, sa puissance de feu et sa capacité de combat, avec les dés et les faces qui réussissent ; sa cale ou son abdomen ; le moral gagné s’il est vaincu (gris) et perdu s’il est fui (rouge) ; et son type : drapeau rouge pour hostile, blanc pour neutre, bleu pour passif.',
  'SKU-ENEMY-03':
    'La zone d’effet d’un ennemi couvre toutes les cases à 5 ou moins de lui. Tant que le navire y est, l’ennemi est actif.',
  'SKU-ENEMY-04':
    'Chaque fois que le navire se retrouve à plus de 5 cases d’un ennemi, peu importe lequel a bougé, le moral baisse de la valeur rouge de l’ennemi et celui-ci devient inactif.',
  'SKU-ENEMY-05': 'Un ennemi inactif reste en jeu et peut redevenir actif.',
  'SKU-ENEMY-06': 'Un ennemi qui se déplace a toujours 1 case de déplacement.',
  'SKU-ENEMY-07':
    'Un ennemi actif fait aussi un jet de vitesse, avec autant de dés que sa vitesse actuelle : chaque succès ajoute 1 case.',
  'SKU-ENEMY-08': 'Un ennemi inactif ne fait pas de jet de vitesse.',
  'SKU-ENEMY-09': 'Un ennemi se déplace comme les flèches blanches de son marqueur le permettent.',
  'SKU-ENEMY-10': 'Pendant son déplacement, un ennemi peut tirer une fois, puis aborder une fois.',
  'SKU-ENEMY-11':
    'Un ennemi hostile actif va là où il peut tirer. Après son tir, il se dirige vers votre case pour vous aborder.',
  'SKU-ENEMY-12': 'Un ennemi hostile inactif se rapproche de vous d’une case.',
  'SKU-ENEMY-13': 'Un ennemi hostile dont la vitesse est de 0 avance encore d’une case, mais il est désormais passif.',
  'SKU-ENEMY-14': 'Un ennemi neutre ne fait rien tant que vous ne le combattez pas ; alors il devient hostile.',
  'SKU-ENEMY-15': 'Un ennemi neutre inactif reste où il est.',
  'SKU-ENEMY-16': 'Un ennemi passif actif vous fuit aussi vite qu’il peut ; s’il peut tirer, il le fait avant de bouger.',
  'SKU-ENEMY-17': 'Les ennemis passifs n’abordent jamais. Leur capacité de combat ne leur sert qu’à se défendre.',
  'SKU-ENEMY-18':
    'Un ennemi passif inactif se dirige vers l’île la plus proche. S’il l’atteint, il s’échappe, et son marqueur est retiré.',
  'SKU-ENEMY-19':
    'Quand sa cale ou son abdomen est à 0, un ennemi est vaincu et coule : vous gagnez sa valeur grise en moral et son marqueur est retiré.',
  'SKU-ENEMY-20': 'À une vitesse de 0, un ennemi garde sa case de déplacement, mais chaque tir le touche.',
  'SKU-ENEMY-21':
    'Un ennemi dont la capacité de combat est tombée à 0 est vaincu, et vous gagnez sa valeur grise en moral. Un ennemi sans capacité de combat ne peut pas être vaincu ainsi.',
  'SKU-ENEMY-22':
    'Si un ennemi vaincu par la perte de sa capacité de combat est un navire sur votre case, vous pouvez le piller avant qu’il ne soit retiré.',
  'SKU-ENEMY-23': 'Le marqueur d’un ennemi vaincu est toujours retiré.',
  'SKU-ENEMY-24': 'Un ennemi qui s’échappe, ou qui est retiré sans être vaincu, ne rapporte pas de moral.',
  'SKU-ENEMY-25': 'Un navire coulé ne peut pas être pillé.',
  'SKU-ENEMY-26': 'Après chaque déplacement, de part ou d’autre, on vérifie quels ennemis sont actifs.',
  'SKU-ENEMY-27':
    'Un ennemi hostile armé de canons va à la place la plus proche d’où il peut tirer, tire une fois, et utilise le reste de son déplacement pour rejoindre votre case par le plus court chemin.',
  'SKU-ENEMY-28':
    'Un ennemi hostile sans canons, ou qui n’a aucune place d’où tirer, rejoint votre case par le plus court chemin.',
  'SKU-ENEMY-29':
    'Un ennemi passif actif tire d’abord s’il le peut de sa case, puis finit aussi loin de vous que possible, de préférence vers son île. Une option de table le fait toujours aller vers son île.',
  'SKU-ENEMY-30':
    'Pour un ennemi qui a un cap, pivoter de 60° coûte 1 case de déplacement, et avancer tourne la proue, comme pour votre navire.',
  'SKU-ENEMY-31':
    'Si avancer d’une case ne rapproche pas un ennemi de son but, il pivote de 60° vers lui. Si une terre barre la route, il fait le premier pas d’un plus court chemin.',
  'SKU-ENEMY-32':
    'Les ennemis n’entrent jamais à terre et ne quittent jamais le plateau. Sans déplacement permis, ils restent sur place.',
  'SKU-ENEMY-33': 'Le Capitaine tranche ce qui reste indécis dans les déplacements d’un ennemi.',
  'SKU-ENEMY-34':
    'Un navire hostile à qui il reste de la capacité de combat vous aborde aussitôt s’il arrive sur votre case ou s’y trouve à son tour. Les créatures et le Vaisseau fantôme ne le font jamais.',
  'SKU-ENEMY-35': 'Les ennemis ne réparent pas, ne se fatiguent pas et n’ont pas de moral.',
  'SKU-ENEMY-36': 'Une créature rendue passive par une vitesse de 0 ne charge plus et n’utilise plus ses tentacules.',
  'SKU-ENEMY-37': 'Un ennemi atteint son île en entrant sur la zone d’amarrage de celle-ci, actif ou non.',
};
