const SPACE = '\u202f';

// A colon that is followed by something else than a space stands in a time, an address or an ICU skeleton.
const SPACED = /[ \u00a0\u202f]+(?=[;!?]|:(?!:))/gu;
const CLOSE = /(?<=[^\s;:!?(«“])(?=[;:!?]+(?:$|[\s)\]}»”’…,.]))/gu;

// A number stays with what is counted, be it still a `#`.
const COUNTED = /(?<=[\d#]) (?=\p{L})/gu;

/** Sets the narrow space that French wants before ; : ! ? and inside « », whether a space was typed there or not, and ties numbers to nouns. */
export const french = (text: string): string =>
  text
    .replace(SPACED, SPACE)
    .replace(CLOSE, SPACE)
    .replace(/«\s*/gu, `«${SPACE}`)
    .replace(/\s*»/gu, `${SPACE}»`)
    .replace(COUNTED, '\u00a0');
