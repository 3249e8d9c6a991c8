// The Favour track, as data.   SEA-SET-78, SEA-SET-79, SEA-SET-80
export const PACK = 'favours';

/** From none, where everybody starts, to this many.   SEA-m10-01, SEA-m10-05 */
export const MOST = 5;
/** What one costs at the end of a Port action.   SEA-m10-04 */
export const PRICE = 2;
