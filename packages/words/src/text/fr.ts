import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'not-asked': 'Ce n’est pas à vous de répondre.',
  'already-answered': 'Vous avez déjà répondu. Les autres réfléchissent encore.',
  'not-an-option': 'Ce choix n’est pas possible.',
  'match-is-over': 'La partie est finie.',
  'seats-out-of-range': 'Ce jeu se joue de {min} à {max} joueurs, et non à {seats}.',
  'unknown-pack': 'Ce jeu n’a pas d’extension nommée « {pack} ».',
  'pack-twice': 'L’extension « {pack} » est nommée deux fois. Nommez-la une seule fois.',
  'pack-needs': '« {pack} » ne se joue qu’avec « {other} ».',
  'pack-conflicts': '« {pack} » et « {other} » ne se jouent pas ensemble.',
  'option-of-pack': 'L’option « {option} » appartient à l’extension « {pack} », que cette table n’utilise pas.',
  'unknown-option': 'Ce jeu n’a pas d’option nommée « {option} ».',
  'unknown-option-value': 'L’option « {option} » ne peut pas valoir « {value} ».',
  'form-of': 'de {words}',
  'form-to': 'à {words}',
  'form-at': 'à {words}',
  'form-quoted': '« {words} »',
  'form-because': 'à cause de {words}',
};
