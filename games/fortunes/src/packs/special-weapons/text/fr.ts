import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';
import { rules } from './rules.fr.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Armes spéciales',
  blurb:
    'Trois armes de plus : le boulet enflammé met le feu, la double salve double vos touchés, les chausse-trappes gênent l’abordage.',
  rules,
  prompts: {
    'naval.caltrops':
      '{runs, plural, =0 {L’adversaire a déclaré Abordage. Semer des chausse-trappes pour qu’il} other {On va aborder {seat_the}. Semer des chausse-trappes pour que l’adversaire}} lance 2 dés de moins ?',
    'naval.double':
      '{runs, plural, =0 {Votre bordée fait} other {{seat_The} fait}} {hits, plural, one {# touché} other {# touchés}}. Utiliser la double salve ?',
  },
  choices: { strew: 'Semer des chausse-trappes', double: 'Utiliser la double salve' },
  events: {
    'caltrops.strewn': '{seat_The} sème des chausse-trappes contre {targetSeat_the}.',
    'shot.doubled':
      '{seat_The} utilise la double salve, pour {hits, plural, one {# touché} other {# touchés}} en tout, et touche aussi : {sections}.',
    'fire.set': 'Le boulet enflammé {seat_of} met le feu {targetSeat_to}.',
    'fire.burned': 'Le feu à bord {seat_of} réduit {section_the} à {left, plural, one {# point} other {# points}}.',
    'fire.out': 'Le feu à bord {seat_of} est éteint.',
  },
  reasons: { 'section-gone': 'Cette section est détruite. Contre ce tir, un crâne va sur une section encore debout.' },
  names: {
    'heated-shot:a': 'un boulet enflammé',
    'heated-shot:the': 'le boulet enflammé',
    'double-shot:a': 'une double salve',
    'double-shot:the': 'la double salve',
    'caltrops:a': 'des chausse-trappes',
    'caltrops:the': 'les chausse-trappes',
    'heated-shot': 'Boulet enflammé',
    'double-shot': 'Double salve',
    caltrops: 'Chausse-trappe',
    'special-weapons/caltrops': 'Chausse-trappe',
  },
  cards: {
    'heated-shot':
      'À utiliser quand vous voyez les dés de localisation de votre bordée : le bateau ennemi prend feu. À la fin de chaque tour de combat, son propriétaire lance un dé pour 1 dégât de plus ; un crâne éteint le feu. Les touchés sur une section détruite sont perdus.',
    'double-shot':
      'À utiliser après le concours de manœuvre, avant les dés de localisation de votre bordée : elle fait deux fois plus de touchés. Les touchés sur une section détruite sont perdus.',
    caltrops:
      'À utiliser quand votre adversaire a déclaré Abordage, avant le concours : il lance 2 dés de moins, mais au moins 1.',
  },
};
