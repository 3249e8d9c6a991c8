// Tournaments and clubs over HTTP.
import { z } from 'zod';
import { clock } from './http.ts';
import { LIMITS } from './limits.ts';

const id = z.string().min(1).max(LIMITS.noun);
/** One line that people read. */
export const title = z.string().trim().min(1).max(60);

export const OfTournament = z.object({ id });
export const InClub = z.object({ club: id.optional() });

export const TournamentRequest = z.strictObject({
  name: title,
  game: id,
  packs: z.array(id).max(20),
  options: z.record(id, z.union([z.string().max(LIMITS.noun), z.number(), z.boolean()])),
  clock,
  form: z.enum(['swiss', 'all', 'knockout']),
  seats: z.int().min(2).max(5),
  least: z.int().min(2).max(5),
  rounds: z.int().min(1).max(20),
  tieBreaks: z.array(z.enum(['victories', 'opponents'])).max(2),
  most: z.int().min(2).max(256),
  late: z.boolean(),
  auto: z.boolean(),
  /** Milliseconds in which people take their seats. */
  within: z
    .int()
    .min(1000)
    .max(7 * 24 * 3_600_000),
  club: id.nullable(),
});
export type TournamentRequest = z.infer<typeof TournamentRequest>;

export const TournamentOpened = z.object({ tournament: z.string() });

const card = z.object({
  id: z.string(),
  name: z.string(),
  game: z.string(),
  club: z.string().nullable(),
  phase: z.enum(['gathering', 'playing', 'over']),
  at: z.number(),
});
export const TournamentsReply = z.object({ tournaments: z.array(card) });
export type TournamentsReply = z.infer<typeof TournamentsReply>;

const standing = z.object({
  player: z.string(),
  name: z.string(),
  place: z.number(),
  points: z.number(), // in victories
  victories: z.number(),
  opponents: z.number(), // in victories
  played: z.number(),
  byes: z.number(),
  isIn: z.boolean(), // of a knock-out
  left: z.boolean(),
});

const seat = z.object({ player: z.string(), name: z.string(), place: z.number().nullable(), points: z.number().nullable() });

export const TournamentReply = z.object({
  id: z.string(),
  terms: TournamentRequest,
  host: z.object({ player: z.string(), name: z.string() }),
  phase: z.enum(['gathering', 'playing', 'over']),
  closed: z.enum(['played', 'host']).nullable(),
  at: z.number(),
  standings: z.array(standing),
  rounds: z.array(
    z.object({
      at: z.number(),
      byes: z.array(z.string()), // names
      tables: z.array(
        z.object({
          id: z.string(),
          seats: z.array(seat),
          /** What the host decided, in his words. */
          decided: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** Of the one who asks. */
  entered: z.boolean(),
  isHost: z.boolean(),
  mayEnter: z.boolean(),
  /** The table where he is to sit now. */
  table: z.string().nullable(),
});
export type TournamentReply = z.infer<typeof TournamentReply>;

export const TournamentCommand = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('enter') }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('remove'), player: id }),
  z.strictObject({ do: z.literal('draw') }),
  z.strictObject({ do: z.literal('close') }),
  z.strictObject({
    do: z.literal('decide'),
    table: id,
    places: z.array(z.int().min(1).max(LIMITS.seats)).max(LIMITS.seats),
    note: z.string().trim().min(1).max(300),
  }),
]);
export type TournamentCommand = z.infer<typeof TournamentCommand>;

export const ClubRequest = z.strictObject({ name: title, about: z.string().trim().max(500) });
export type ClubRequest = z.infer<typeof ClubRequest>;
export const ClubOpened = z.object({ club: z.string() });
/** The key is in the link by which people come in. */
export const ClubJoin = z.strictObject({ key: z.string().max(60) });

const clubCard = z.object({ id: z.string(), name: z.string(), members: z.number() });
export const ClubsReply = z.object({ clubs: z.array(clubCard) });
export type ClubsReply = z.infer<typeof ClubsReply>;

export const ClubReply = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  host: z.string(), // a name
  isHost: z.boolean(),
  isMember: z.boolean(),
  /** For members, to hand on. */
  key: z.string().nullable(),
  members: z.array(z.object({ player: z.string(), name: z.string(), at: z.number() })),
  tournaments: z.array(card),
  /** The latest matches in which two of them or more played. */
  matches: z.array(
    z.object({ table: z.string(), game: z.string(), at: z.number(), names: z.array(z.string()), winners: z.array(z.string()) }),
  ),
});
export type ClubReply = z.infer<typeof ClubReply>;
