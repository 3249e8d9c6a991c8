// A pack that is thrown away with the tests: a ship, a card of each deck, a token on the map, a secret of each player, an action of the
// turn and a changed price. It proves that a pack reaches every corner of the house; no file of the base knows it.
import { choice, openVars, type Pack, part, pick, rulebook, type Seat, takeAny, type Viewer } from '@boucan/kernel';
import type { Caribbean } from '../../src/board.ts';
import { addContent } from '../../src/box.ts';
import type { Good } from '../../src/content/cargo.ts';
import type { GloryId } from '../../src/content/glory.ts';
import { ZONE_IDS, type ZoneId } from '../../src/content/map.ts';
import type { Events } from '../../src/events.ts';
import { type CardPlay, register } from '../../src/rules/cards.ts';
import { gain } from '../../src/rules/purse.ts';
import { takeAction } from '../../src/rules/sea/actions.ts';
import { nextAction, turn } from '../../src/rules/sea/turn.ts';
import { deeds, doing } from '../../src/rules/ventures/deeds.ts';
import { en, fr } from './text.ts';

const PACK = 'trial';

/** A wreck lies in a zone; every player has drawn a lot in secret: how much gold the wreck holds for him. */
interface Wreck {
  zone: ZoneId;
  lots: number[]; // by seat; 0: spent
}
interface WreckView {
  readonly zone: ZoneId;
  readonly lots: readonly (number | null)[]; // null: somebody else's
}

const LOTS = [3, 4, 5, 6];

export const wreck = part<Caribbean, Wreck, WreckView>(PACK, {
  setup: (config, rng) => {
    const lots = LOTS.slice();
    return {
      zone: takeAny(rng, ZONE_IDS.slice()),
      lots: Array.from({ length: config.seats }, () => takeAny(rng, lots)),
    };
  },
  clone: ({ zone, lots }) => ({ zone, lots: lots.slice() }),
  look: ({ zone, lots }, who: Viewer) => ({ zone, lots: lots.map((lot, seat) => (lot === 0 || seat === who ? lot : null)) }),
  imagine: ({ zone, lots }, rng) => {
    const unseen = LOTS.filter((lot) => !lots.includes(lot));
    return { zone, lots: lots.map((lot) => lot ?? takeAny(rng, unseen)) };
  },
  // Which lots are left in the box nobody knows.
  knows: {
    zone: 'all',
    lots: {
      bySeat: {
        known: ({ thing, owner, who }) => thing === 0 || owner === who,
        redraw: ({ here, thing }, rng) =>
          pick(
            rng,
            LOTS.filter((lot) => lot === thing || !here.lots.includes(lot)),
          ),
      },
    },
  },
  faults: ({ lots }) => (lots.every((lot) => lot === 0 || LOTS.includes(lot)) ? [] : [`lots ${lots.join()}`]),
});

export interface TrialEvents extends Events {
  'wreck.dived': { seat: Seat; gold: number };
}
const { proc, offers, around } = rulebook<Caribbean, TrialEvents>();

const BRIG = `${PACK}/brig`;
const SPYGLASS = `${PACK}/spyglass`;

addContent(PACK, {
  ships: {
    [BRIG]: {
      resistance: 2,
      cargo: 4,
      crew: 2,
      cannons: 2,
      manoeuvrability: 3,
      buy: 20,
      sell: 5,
      start: false,
      glory: false,
      cards: 4,
      source: 'designed',
    },
  },
  abilities: { [`${PACK}/old-salt`]: { moments: [], adds: { 'manoeuvre-dice': 1 }, source: 'designed' } },
  captains: {
    [`${PACK}/mary-read`]: {
      home: 'nassau',
      manoeuvre: 2,
      scouting: 2,
      leadership: 3,
      influence: 2,
      abilities: [`${PACK}/old-salt` as never],
      source: 'designed',
    },
  },
  events: {
    [`${PACK}/doldrums`]: {
      kind: 'other',
      moments: ['turn.begin'],
      adds: { actions: -1 },
      after: 'round-end',
      icons: [],
      source: 'designed',
    },
  },
  glory: {
    [SPYGLASS]: { mark: 'sea', copies: 2, moments: ['turn.free'], source: 'designed' },
  },
  rumours: {
    [`${PACK}/sunken-bell`]: {
      where: 'sea',
      place: 'nassau',
      skill: 'scouting',
      promise: { gold: 7 },
      does: [
        { do: 'gain', gold: 7 },
        { do: 'arm', weapons: 'all' },
      ],
      after: 'discard',
      source: 'designed',
    },
  },
  missions: {
    [`${PACK}/parrots`]: {
      kind: 'deliver',
      port: 'nassau',
      accept: {},
      task: { do: 'deliver', port: 'caracas', good: 'food', cards: 1 },
      reward: { gold: 3 },
      source: 'designed',
    },
  },
  cargo: { [`${PACK}/pearls-1`]: { good: `${PACK}/pearls` as Good, value: 5, icon: 'flight' } },
  weapons: { [`${PACK}/fire-pots`]: { moments: ['raid.rolled'], copies: 4, source: 'designed' } },
  // A price that the pack changes for everybody.
  causes: { 'weapon-price': [{ what: `${PACK}/fire-pots` as GloryId, by: () => 1 }] },
});

const spyglass = proc('trial-spyglass', 'FDM-GLORY-11', openVars<CardPlay>(), {
  begin: (t, v) => t.call(deeds, doing(v.seat, [{ do: 'act', actions: 1 }]), 'over'),
  over: (t) => t.done(),
});
register({ [SPYGLASS]: { fits: (b: Caribbean, seat: Seat) => seat === b.turn.seat, play: spyglass } });

const DIVE = choice('dive');

/** A new action: dive to the wreck, once, at sea where it lies. */
const changes = [
  offers(nextAction, (base) => (o, b, v, seat) => {
    base(o, b, v, seat);
    const p = b.players[seat]!;
    const { zone, lots } = wreck.of(b);
    if (!p.inPort && p.zone === zone)
      o.may(DIVE)
        .unless(lots[seat] === 0, 'FDM-TURN-09', 'dived-already')
        .unless(b.turn.actions === 0, 'FDM-TURN-09', 'no-action-left');
  }),
  around(turn, 'chosen', (base) => (t, v, answer) => {
    if ((answer as unknown) !== DIVE) return base(t, v, answer);
    const { seat } = v;
    const { lots } = wreck.of(t.board);
    const gold = lots[seat]!;
    takeAction(t.board, 'scout');
    lots[seat] = 0;
    gain(t.board.players[seat]!, gold);
    t.reveal();
    t.tell?.('wreck.dived', { seat, gold });
    return t.go('act');
  }),
];

export const trial: Pack<Caribbean, TrialEvents> = {
  id: PACK,
  part: wreck,
  verbs: { dive: [] },
  procs: [spyglass],
  changes,
  text: { en, fr },
};
