// Texts of people as others will read them: nothing invisible in them, nothing that turns other texts round.

/** Emoji may be joined from several; everything else that cannot be seen is refused. */
const PLAIN = /^(?:\p{RGI_Emoji}|[^\p{C}\p{Zl}\p{Zp}\u{115f}\u{1160}\u{3164}\u{ffa0}\u{2800}])*$/v;

/** Whether a text is free of signs that are not seen or turn others around. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

/** Length of a text in characters as a reader sees them. */
export const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;
