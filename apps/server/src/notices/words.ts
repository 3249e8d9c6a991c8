// What notices say, in the languages of the server.
export type Lang = 'en' | 'fr';

interface Words {
  readonly turn: (game: string) => string;
  readonly reminder: (game: string) => string;
  readonly invite: (game: string) => string;
  readonly invites: (name: string) => string;
  readonly ready: (game: string) => string;
  readonly round: (tournament: string, round: number) => string;
  readonly turns: (tables: number) => string;
  readonly begun: string;
  readonly undone: (name: string) => string;
  readonly replaced: (name: string) => string;
  readonly left: (time: string) => string;
  readonly soon: string;
  readonly noClock: string;
  readonly open: string;
  readonly why: (site: string) => string;
  readonly stop: string;
  readonly trial: string;
}

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    turn: (game) => `Your turn: ${game}`,
    reminder: (game) => `Time is running out: ${game}`,
    invite: (game) => `An invitation: ${game}`,
    invites: (name) => `${name} wants to play again with you.`,
    ready: (game) => `Your table is ready: ${game}`,
    round: (tournament, round) => `Round ${round} of “${tournament}” begins. Take your seat.`,
    turns: (tables) => `Your turn at ${tables} tables`,
    begun: 'The game begins.',
    undone: (name) => `${name} takes a move back.`,
    replaced: (name) => `A bot now plays for ${name}.`,
    left: (time) => `You have ${time} left.`,
    soon: 'You have less than a minute left.',
    noClock: 'Take your time: there is no clock.',
    open: 'Open the table:',
    why: (site) => `You asked for these messages at ${site}.`,
    stop: 'Stop these messages:',
    trial: 'This is how you will hear that it is your turn.',
  },
  fr: {
    turn: (game) => `À vous de jouer : ${game}`,
    reminder: (game) => `Le temps presse : ${game}`,
    invite: (game) => `Une invitation : ${game}`,
    invites: (name) => `${name} veut rejouer avec vous.`,
    ready: (game) => `Votre table est prête : ${game}`,
    round: (tournament, round) => `La ronde ${round} de « ${tournament} » commence. Prenez place.`,
    turns: (tables) => `À vous de jouer à ${tables} tables`,
    begun: 'La partie commence.',
    undone: (name) => `${name} reprend un coup.`,
    replaced: (name) => `Un bot joue désormais pour ${name}.`,
    left: (time) => `Il vous reste ${time}.`,
    soon: 'Il vous reste moins d’une minute.',
    noClock: 'Prenez votre temps : il n’y a pas d’horloge.',
    open: 'Ouvrir la table :',
    why: (site) => `Vous avez demandé ces messages sur ${site}.`,
    stop: 'Ne plus recevoir ces messages :',
    trial: 'C’est ainsi que vous saurez que c’est à vous de jouer.',
  },
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** How long that is, in two units at most; of days only days and hours. */
export function duration(lang: Lang, ms: number): string {
  const first = UNITS.findIndex(([, length]) => ms >= length);
  const parts = UNITS.slice(first, first + 2).flatMap(([unit, length], i) => {
    const n = Math.floor((i === 0 ? ms : ms % UNITS[first]![1]) / length);
    return n === 0 ? [] : [new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(n)];
  });
  return new Intl.ListFormat(lang).format(parts);
}

/** The sentence that says how much time is left. */
export function leftIn(lang: Lang, ends: number | null, now: number): string {
  const words = WORDS[lang];
  if (ends === null) return words.noClock;
  return ends - now < MINUTE ? words.soon : words.left(duration(lang, ends - now));
}
