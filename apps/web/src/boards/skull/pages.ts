// On a phone one moves between three pages; a question brings the one where it is answered to the front.
export const PAGES = ['sea', 'ship', 'log'] as const;
export type Page = (typeof PAGES)[number];

/** Answered on the ship: posts, orders, goods. */
const ON_SHIP = /^(stations|hold|prep|solo\.guard|heal|repair|hits|time|speed|boarding\.(post|return|orders|command))/u;

export const duePage = (question: string | null, staged: boolean): Page => {
  if (question === null) return 'sea';
  if (staged && !question.startsWith('boarding')) return 'sea';
  return ON_SHIP.test(question) ? 'ship' : 'sea';
};
