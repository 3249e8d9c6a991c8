// How scenes speak when something is not as it should be.
import type { Reason, Told } from '@boucan/kernel';

/** A noun or a parameter called `seat`, or ending in `Seat`, is a seat. */
export const isSeatNoun = (name: string | undefined): boolean => name === 'seat' || name?.endsWith('Seat') === true;

export const listed = (things: readonly string[]): string => (things.length === 0 ? 'nothing' : things.join(', '));

export const because = (reasons: readonly Reason[]): string => reasons.map((r) => `${r.rule} ${r.text}`).join(' and ');

export const recounted = ({ event, with: params }: Told): string => `${event} ${JSON.stringify(params)}`;

/** An event with its secret part, as the one who may know all of it hears it. */
export const outspoken = ({ event, with: open, secret }: Told): Told => ({ event, with: { ...open, ...secret?.with } });
