// A narrow space before ; ! ? and a whole one before a colon and inside « »: neither lets a line break.
const NARROW = '\u202f';
const WHOLE = '\u00a0';

// A colon that is followed by something else than a space stands in a time, an address or an ICU skeleton.
const COLON = /[ \u00a0\u202f]+(?=:(?!:))|(?<=[^\s;:!?(«“])(?=:[;:!?]*(?:$|[\s)\]}»”’…,.]))/gu;
const SPACED = /[ \u00a0\u202f]+(?=[;!?])/gu;
const CLOSE = /(?<=[^\s;:!?(«“])(?=[;!?][;:!?]*(?:$|[\s)\]}»”’…,.]))/gu;

// A number stays with what is counted and with its percent sign, be it still a `#`.
const COUNTED = /(?<=[\d#]) (?=[\p{L}%])/gu;

/** Sets the spaces that French wants before ; : ! ? and inside « », whether a space was typed there or not, and ties numbers to nouns. */
export const french = (text: string): string =>
  text
    .replace(COLON, WHOLE)
    .replace(SPACED, NARROW)
    .replace(CLOSE, NARROW)
    .replace(/«\s*/gu, `«${WHOLE}`)
    .replace(/\s*»/gu, `${WHOLE}»`)
    .replace(COUNTED, WHOLE);

/** A number that was filled in stays with what it counts, too: no other space is touched, and no sign. */
export const tied = (text: string): string => text.replace(COUNTED, WHOLE);
