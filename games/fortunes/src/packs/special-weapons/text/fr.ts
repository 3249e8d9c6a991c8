import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';
import { rules } from './rules.fr.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Armes spéciales',
  blurb:
    'Trois armes de plus : le boulet enflammé met le feu, la double salve double vos touchés, la chausse-trappe fait trébucher l’abordage.',
  rules,
  prompts: {
    'naval.caltrops':
      '{runs, plural, =0 {On va vous aborder. Semer des chausse-trappes ? Votre adversaire} other {On va aborder {seat_the}. Semer des chausse-trappes ? L’adversaire}} lance 2 dés de moins.',
    'naval.double':
      '{runs, plural, =0 {Vos canons font} other {{seat_The} fait}} {hits, plural, one {# touché} other {# touchés}}. Charger la double salve ?',
  },
  choices: { strew: 'Semer des chausse-trappes', double: 'Charger la double salve' },
  events: {
    'caltrops.strewn': '{seat_The} sème des chausse-trappes devant {targetSeat_the}.',
    'shot.doubled':
      '{seat_The} tire une double salve : {hits, plural, one {# touché} other {# touchés}} en tout. Sections touchées en plus : {sections} ({dice}).',
    'fire.set': 'Boulets enflammés, tirés par {seat_the} : {targetSeat_the} brûle.',
    'fire.burned': 'Le feu gagne à bord ({seat}) : {section}, il en reste {left}.',
    'fire.out': 'Le feu est éteint à bord ({seat}).',
  },
  reasons: { 'section-gone': 'Cette section est détruite ; contre ce tir, un crâne va sur une section encore debout.' },
  names: {
    'heated-shot': 'Boulet enflammé',
    'double-shot': 'Double salve',
    caltrops: 'Chausse-trappe',
    'special-weapons/caltrops': 'la chausse-trappe',
  },
  cards: {
    'heated-shot':
      'Une fois connus les dés de section de vos canons : le bateau ennemi brûle. À la fin de chaque round, son propriétaire lance un dé pour un dégât de plus ; un crâne éteint le feu. Les touchés sur une section détruite sont perdus.',
    'double-shot':
      'Après la manœuvre, avant les dés de section de vos canons : deux fois plus de touchés. Les touchés sur une section détruite sont perdus.',
    caltrops: 'Quand votre adversaire a déclaré l’Abordage, avant la manœuvre : 2 dés de moins pour lui, mais au moins 1.',
  },
};
