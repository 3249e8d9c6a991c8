import type { rules as en } from './rules.en.ts';

export const rules: { readonly [id in keyof typeof en]: string } = {
  'SEA-m2-01': 'Chacun prend une extension de tableau, la même que pour les modifications en plus.',
  'SEA-m2-02': 'L’extension ne fait que donner de la place aux jetons et aux cartes. Votre main de Gloire reste de quatre.',
  'SEA-m2-03': 'Il y a trois armes spéciales de plus : boulets enflammés, double salve et chausse-trappes.',
  'SEA-m2-04':
    'Les nouvelles armes spéciales s’achètent 3 pièces d’or et se revendent 1 dans tous les ports, une de chaque sorte. Vous pouvez avoir six armes à bord.',
  'SEA-m2-05':
    'En raid, chacune des nouvelles armes spéciales fait d’un dé raté un crâne. Dans un bombardement, elles ne servent à rien.',
  'SEA-m2-06':
    'Boulets enflammés : quand vous voyez les dés de localisation de votre volée et avez touché au moins une fois, défaussez-les pour mettre le feu au bateau ennemi.',
  'SEA-m2-07':
    'À la fin de chaque tour de combat naval, le propriétaire d’un bateau en feu lance un dé : de 1 à 4, un dégât à cette section, ou à la Coque si elle est détruite ; un crâne éteint le feu. Une coque renforcée n’y peut rien.',
  'SEA-m2-08':
    'Le feu s’éteint dès que le combat naval finit, par abordage, fuite ou autrement. Un bateau déjà en feu ne brûle pas deux fois.',
  'SEA-m2-09': 'Si le feu coule un bateau, son adversaire l’a vaincu, pourvu qu’il soit encore à flot.',
  'SEA-m2-10':
    'Double salve : après le concours, avant les dés de localisation de votre volée, défaussez-la pour doubler vos touchés.',
  'SEA-m2-11':
    'Dans une bordée aux boulets enflammés ou en double salve, les touchés à des sections détruites sont perdus et ne vont pas à la Coque. Le propriétaire du bateau touché met chaque crâne sur une section qui n’est pas détruite, Coque comprise.',
  'SEA-m2-12':
    'Chausse-trappes : quand l’adversaire a déclaré Abordage, défaussez-les avant le concours, et il lance 2 dés de moins à ce tour de combat, mais au moins 1.',
  'SEA-m2-13': 'Les chausse-trappes passent avant le harpeau, qui ne relance que des dés lancés.',
  'SEA-m2-14':
    'Une volée prend une arme parmi boulets enchaînés, mitraille, boulets enflammés et double salve. Aucune ne va avec les canons de longue portée ; boulets enflammés et double salve ne vont pas non plus avec les canons chasseurs.',
  'SEA-m2-15': 'Employées, les nouvelles armes spéciales retournent à la vente, et elles se pillent comme les autres.',
};
