import type { rules as en } from './rules.en.ts';

export const rules: { readonly [id in keyof typeof en]: string } = {
  'SEA-m4-01': 'Les améliorations sont mélangées, face cachée.',
  'SEA-m4-02': 'Un CNJ qui entre en fin de manche tire une amélioration.',
  'SEA-m4-03': 'Un jeton Amélioration marqué 0 ne donne rien.',
  'SEA-m4-04': 'Un jeton Amélioration marqué 2 donne deux améliorations : tirez-en deux, et remplacez tout 0.',
  'SEA-m4-05': 'Un capitaine qui en couvre un autre du même bateau tire une nouvelle amélioration ; l’ancienne s’en va.',
  'SEA-m4-06': 'Un capitaine qui revient de dessous tire une amélioration comme s’il entrait.',
  'SEA-m4-07': 'Si le CNJ survit au combat, une amélioration qu’il y a usée lui revient.',
  'SEA-m4-08': 'Après un combat d’équipage gagné contre un navire, vous pouvez prendre toute amélioration qu’il n’a pas usée.',
  'SEA-m4-09': 'Les améliorations prises respectent les limites : une de chaque sorte, aucune valeur au-dessus de 5.',
  'SEA-m4-10': 'Les améliorations d’un bateau coulé, ou laissées sur place, retournent avec les autres, que l’on mélange.',
  'SEA-m4-11': 'Les améliorations des CNJ sont face visible.',
  'SEA-m4-12': 'Le galion au trésor tire une amélioration en début de partie.',
  'SEA-m4-13': 'Des deux jetons tirés pour un 2, tout autre 2 ou 0 est remplacé : le bateau finit avec deux améliorations.',
  'SEA-m4-14':
    'Les améliorations tirées, on remet tout 0 et tout 2 avec le reste, que l’on mélange. S’il n’y a plus de vraie amélioration, on n’en a pas.',
  'SEA-m4-15':
    'Une amélioration fait pour tout CNJ ce que fait la modification ou l’arme spéciale qu’elle montre, jusqu’à une valeur de 5 ; une section relevée commence le combat relevée.',
  'SEA-m4-16':
    'Le joueur qui joue le CNJ utilise son amélioration, aux moments où un joueur le pourrait. Les armes ne servent pas à chercher.',
  'SEA-m4-17':
    'N’est pas usée : une arme non défaussée, une coque renforcée ou des canons chasseurs non retournés, et toute modification qui agit sans cesse.',
  'SEA-m4-18':
    'Une arme prise est une arme comme les vôtres ; une modification va sur votre bateau ou sur celui que vous prenez, s’il n’en a pas de pareille. Perdues, elles retournent aux améliorations, non aux ports.',
  'SEA-m4-19': 'Les améliorations d’un pirate non-joueur battu au combat d’équipage se prennent aussi.',
  'SEA-m4-20': 'Le galion au trésor retrouve lui aussi, s’il survit, une amélioration usée.',
};
