import type { enemies as en } from './enemies.en.ts';

export const enemies: { readonly [id in keyof typeof en]: string } = {
  'SKU-ENEMY-01': 'Au tour des ennemis, le Capitaine choisit l’ordre et lance pour tous.',
  'SKU-ENEMY-02':
    'Une fiche donne le nom de l’ennemi, sa vitesse, sa puissance de feu et sa capacité de combat, avec leurs dés et les faces qui réussissent, sa cale ou son abdomen, le moral qu’il vaut, gris si on le vainc, rouge si on le fuit, et son type par son drapeau : rouge hostile, blanc neutre, bleu passif.',
  'SKU-ENEMY-03':
    'La zone d’effet d’un ennemi couvre toutes les cases à 5 ou moins de lui. Tant que le navire y est, l’ennemi est actif.',
  'SKU-ENEMY-04':
    'Chaque fois que le navire se retrouve à plus de 5 cases d’un ennemi, quel que soit celui qui a bougé, le moral baisse de sa valeur rouge et il devient inactif.',
  'SKU-ENEMY-05': 'Un ennemi inactif reste en jeu et peut redevenir actif.',
  'SKU-ENEMY-06': 'Un ennemi qui se déplace a toujours 1 case de déplacement.',
  'SKU-ENEMY-07':
    'Un ennemi actif fait de plus un jet de vitesse, un dé par point de sa vitesse du moment : 1 case de plus par succès.',
  'SKU-ENEMY-08': 'Un ennemi inactif ne fait pas de jet de vitesse.',
  'SKU-ENEMY-09': 'Un ennemi va où les flèches blanches de son marqueur le permettent.',
  'SKU-ENEMY-10': 'En chemin, un ennemi peut tirer une fois, puis aborder une fois.',
  'SKU-ENEMY-11': 'Un ennemi hostile actif cherche d’où tirer ; son tir fait, il rejoint votre case pour vous aborder.',
  'SKU-ENEMY-12': 'Un ennemi hostile inactif se rapproche de vous d’une case.',
  'SKU-ENEMY-13': 'Un ennemi hostile réduit à une vitesse de 0 avance encore d’une case, mais il est passif désormais.',
  'SKU-ENEMY-14': 'Un ennemi neutre ne fait rien tant que vous ne le combattez pas ; alors il devient hostile.',
  'SKU-ENEMY-15': 'Un ennemi neutre inactif reste où il est.',
  'SKU-ENEMY-16': 'Un ennemi passif actif vous fuit aussi vite qu’il peut ; s’il peut tirer, il le fait avant de bouger.',
  'SKU-ENEMY-17': 'Les ennemis passifs n’abordent jamais. Leur capacité de combat ne leur sert qu’à se défendre.',
  'SKU-ENEMY-18':
    'Un ennemi passif inactif se dirige vers l’île la plus proche. S’il l’atteint, il s’est échappé, et son marqueur est retiré.',
  'SKU-ENEMY-19': 'Cale ou abdomen à 0, un ennemi est vaincu et coulé : vous gagnez son moral gris et il disparaît.',
  'SKU-ENEMY-20': 'À une vitesse de 0, un ennemi garde sa case de déplacement, mais aucun tir ne le manque.',
  'SKU-ENEMY-21':
    'Un ennemi dont la capacité de combat est tombée à 0 est vaincu, et vous gagnez son moral gris. Celui qui n’en a jamais eu ne se vainc pas ainsi.',
  'SKU-ENEMY-22':
    'Si l’ennemi vaincu faute de capacité de combat est un navire sur votre case, vous pouvez le piller avant qu’il ne disparaisse.',
  'SKU-ENEMY-23': 'Le marqueur d’un ennemi vaincu quitte toujours le plateau.',
  'SKU-ENEMY-24': 'Un ennemi qui s’échappe, ou disparaît sans être vaincu, ne donne pas de moral.',
  'SKU-ENEMY-25': 'Un navire coulé ne se pille pas.',
  'SKU-ENEMY-26': 'À chaque mouvement, de part ou d’autre, on revoit qui est actif.',
  'SKU-ENEMY-27':
    'Un ennemi hostile armé prend la place la plus proche d’où il peut tirer, tire une fois, et use du reste pour rejoindre votre case au plus court.',
  'SKU-ENEMY-28': 'Un ennemi hostile sans canons, ou sans place d’où tirer, rejoint votre case au plus court.',
  'SKU-ENEMY-29':
    'Un ennemi passif actif tire d’abord s’il le peut d’où il est, puis finit aussi loin de vous que possible, plutôt du côté de son île. La table peut vouloir qu’il se dirige toujours vers son île.',
  'SKU-ENEMY-30':
    'Pour un ennemi qui a un cap, pivoter de 60° coûte 1 case de déplacement, et avancer tourne la proue, comme pour votre navire.',
  'SKU-ENEMY-31':
    'Si avancer d’une case ne peut rapprocher un ennemi de son but, son seul déplacement est de pivoter de 60° vers lui. Si une terre barre la route, il fait le premier pas d’un plus court chemin.',
  'SKU-ENEMY-32': 'Les ennemis ne vont ni à terre ni hors du plateau. Sans mouvement permis, ils restent.',
  'SKU-ENEMY-33': 'Ce qui reste indécis dans les mouvements d’un ennemi, le Capitaine le tranche.',
  'SKU-ENEMY-34':
    'Un navire hostile à qui il reste de la capacité de combat, s’il arrive sur votre case ou s’y trouve à son tour, vous aborde aussitôt. Les créatures et le Vaisseau fantôme, jamais.',
  'SKU-ENEMY-35': 'Les ennemis ne réparent pas, ne se fatiguent pas et n’ont pas de moral à perdre.',
  'SKU-ENEMY-36': 'Une créature rendue passive par une vitesse de 0 ne charge plus et n’use plus de ses tentacules.',
  'SKU-ENEMY-37': 'Un ennemi atteint son île en entrant sur la zone d’amarrage de celle-ci, actif ou non.',
};
