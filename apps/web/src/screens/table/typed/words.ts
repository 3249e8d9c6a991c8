// What the typed line says by itself. Everything else it takes from the offers, the log and the board in words.
import { type Says, says } from '@boucan/words';

const en = {
  line: 'Type a move or a question',
  hint: 'a choice · why … · where is … · clock · log · odds · help',
  close: 'Close',
  suggestions: 'Suggestions',
  which: '{count, plural, other {# choices match}}: {choices}. Which one?',
  unknown: 'Nothing you can do now is called “{typed}”. Type “choices” for a list.',
  notAsked: 'It’s not your turn.',
  notFound: 'Nothing on the board mentions “{typed}”.',
  played: '{choice}.',
  noReason: '“{choice}” is possible now.',
  choices: '{count, plural, one {# choice} other {# choices}}: {choices}.',
  noOdds: 'Nothing on the board gives a chance right now.',
  noClock: 'There is no clock.',
  clock: '{name}: {time} left.',
  noLog: 'Nothing has happened since your last turn.',
  help: 'Type a choice, or its first letters. Also: choices, question, why …, where is …, clock, log, standing, odds, undo.',
} as const;

const fr: { readonly [key in keyof typeof en]: string } = {
  line: 'Tapez un coup ou une question',
  hint: 'un choix · pourquoi … · où est … · pendule · journal · chances · aide',
  close: 'Fermer',
  suggestions: 'Suggestions',
  which: '{count, plural, other {# choix correspondent}} : {choices}. Lequel ?',
  unknown: 'Aucun choix ne s’appelle « {typed} » en ce moment. Tapez « choix » pour la liste.',
  notAsked: 'Ce n’est pas votre tour.',
  notFound: 'Rien sur le plateau ne parle de « {typed} ».',
  played: '{choice}.',
  noReason: '« {choice} » est possible en ce moment.',
  choices: '{count, plural, other {# choix}} : {choices}.',
  noOdds: 'Aucune chance à calculer sur le plateau pour l’instant.',
  noClock: 'Il n’y a pas de pendule.',
  clock: '{name} : encore {time}.',
  noLog: 'Rien ne s’est passé depuis votre dernier tour.',
  help: 'Tapez un choix ou ses premières lettres. Aussi : choix, question, pourquoi …, où est …, pendule, journal, score, chances, annuler.',
};

export type TypedSay = Says<typeof en>;
export const words = { en, fr };
export const typedSay = says(words);
