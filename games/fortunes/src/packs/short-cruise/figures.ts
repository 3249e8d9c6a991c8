/** The chest is worth half the target at most, rounded down: three.   SEA-VAR-01 */
export const TARGET = 7;
export const EVENTS_USED = 24;
