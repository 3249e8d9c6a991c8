export type { Fresh, Notice, OfferView, TableView } from '@boucan/table';
export type { Speaker } from '@boucan/words';
export type { Banter, Cue, Says } from './banter.ts';
export type * from './contract.ts';
export { defaultDescribe, defaultFace, defaultHelp } from './default-board.ts';
export { h, isAllowed, Offer, Offers, Piece, Player, pageLang, useShown, Zone } from './parts.ts';
export { type Laid, labelOf, laid, laidOut, nameOf, offersAt, offersWith, type Thing } from './things.ts';
