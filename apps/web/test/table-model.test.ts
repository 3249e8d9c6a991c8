import type { HolderView, Notice, OfferView, TableTerms, TableView } from '@boucan/table';
import { describe, expect, it } from 'vitest';
import { toSay } from '../src/screens/table/model/announced.ts';
import { faceOf } from '../src/screens/table/model/clock.ts';
import { countedAtEnd } from '../src/screens/table/model/counted.ts';
import { finalityOf, groupsOf } from '../src/screens/table/model/groups.ts';
import { hear, helpFor, lastChoiceOf } from '../src/screens/table/model/guided.ts';
import { goesOn, questionKey, shortened } from '../src/screens/table/model/heard.ts';
import { growingLog, lastOwn, linesOf, spokenOf, takenBack, wouldGo } from '../src/screens/table/model/lines.ts';
import { strangersAt } from '../src/screens/table/model/strangers.ts';
import { sealedKey } from '../src/screens/table/model/use-words.ts';
import type { Shown } from '../src/table/source.ts';
import { en } from '../src/words/table.en.ts';
import { fr } from '../src/words/table.fr.ts';

const chose = (n: number, seat: number, ...events: Notice['events']): Notice => ({
  n,
  at: n,
  what: { type: 'chose', seat, by: 'person', choice: null },
  events,
});
const undone = (n: number, seat: number, ...taken: number[]): Notice => ({
  n,
  at: n,
  what: { type: 'undone', n, at: n, seat, taken, consent: false },
  events: [],
});

describe('the log', () => {
  const ship = { event: 'ship.played', with: { seat: 0, board: 'cartagena' } };
  const card = { event: 'card.played', with: { seat: 0, card: 'chest', board: 'veracruz' } };
  const turn = { event: 'turn.began', with: { seat: 1, turn: 2 } };

  const plain = { lines: <E>(told: readonly E[]) => told.map((e, from) => ({ text: '', from, events: [e], open: false })) };
  /** A card and the ship before it are one sentence; a ship alone may still become one. */
  const joined: Pick<Speaker, 'lines'> = {
    lines: (told) =>
      told[0]?.event === 'ship.played' && told[1]?.event === 'card.played'
        ? [
            { text: 'ship and card', from: 0, events: told.slice(0, 2), open: false },
            ...told.slice(2).map((e, i) => ({ text: e.event, from: i + 2, events: [e], open: false })),
          ]
        : told.map((e, from) => ({
            text: e.event,
            from,
            events: [e],
            open: e.event === 'ship.played' && from === told.length - 1,
          })),
  };

  it('says aloud each sentence once, and none before it is whole', () => {
    const [first, second] = [chose(5, 0, ship), chose(5, 0, ship, card)];
    const begun = toSay([first], [first], null, true, joined, undefined);
    expect(begun).toEqual({ lines: [], held: { n: 5, from: 0 } });
    const whole = toSay([{ ...second, events: [card], from: 1 }], [second], begun.held, false, joined, undefined);
    expect(whole.lines.map((line) => 'text' in line && line.text)).toEqual(['ship and card']);
    expect(whole.held).toBeNull();
    // Nothing more comes, or something else.
    const texts = (said: ReturnType<typeof toSay>) => said.lines.map((line) => 'text' in line && line.text);
    expect(texts(toSay([], [first], begun.held, false, joined, undefined))).toEqual(['ship.played']);
    const next = chose(6, 1, turn);
    expect(texts(toSay([next], [first, next], begun.held, true, joined, undefined))).toEqual(['ship.played', 'turn.began']);
    // What was said before is not said again.
    const later = chose(5, 0, ship, card, turn);
    expect(texts(toSay([{ ...later, events: [turn], from: 2 }], [later], null, false, joined, undefined))).toEqual([
      'turn.began',
    ]);
  });

  it('has a line for every event, and headings where a turn begins', () => {
    const lines = linesOf([chose(5, 0, card, turn)], plain, { 'turn.began': { heading: true } });
    expect(lines.map(({ key, kind }) => [key, kind])).toEqual([
      ['5.0', 'event'],
      ['5.1', 'heading'],
    ]);
  });

  it('puts what happened into words once, and again only if it is taken back', () => {
    let said = 0;
    const counting: Pick<Speaker, 'lines'> = {
      lines: (told) => {
        said++;
        return plain.lines(told);
      },
    };
    const lines = growingLog(counting, undefined);
    const [first, second] = [chose(1, 0, ship), chose(2, 1, card)];
    const before = lines([first]);
    const after = lines([first, second]);
    expect(after[0]).toBe(before[0]);
    expect(said).toBe(2);
    const all = [first, second, undone(3, 1, 1)];
    expect(lines(all)).toEqual(linesOf(all, plain, undefined, takenBack(all)));
    expect(lines(all)[0]).toBe(before[0]);
    expect(lines(all)[1]!.undone).toBe(true);
  });

  it('marks what was taken back, also after an earlier undo has shifted the count', () => {
    const notices = [chose(1, 0, ship), undone(2, 0, 0), chose(3, 0, ship), chose(4, 0, card), undone(5, 0, 1)];
    expect([...takenBack(notices)]).toEqual([1, 4]);
  });

  it('says what a seat would take back: its last choice that stands, and all after it', () => {
    const notices = [chose(1, 0, ship), chose(2, 0, card), undone(3, 0, 1), chose(4, 1, turn)];
    expect(wouldGo(notices, 0)).toEqual([ship, turn]);
    expect(wouldGo(notices, 1)).toEqual([turn]);
    expect(wouldGo(notices, 2)).toEqual([]);
  });

  it('lights up ids and seats, and no mere numbers', () => {
    expect(spokenOf({ seat: 2, board: 'cartagena', sails: 5, cards: ['chest', 'cannon'] })).toEqual([
      'seat-2',
      'cartagena',
      'chest',
      'cannon',
    ]);
    expect(spokenOf({ seats: [0, 3] })).toEqual(['seat-0', 'seat-3']);
  });
});

describe('what is sealed', () => {
  const bot = { kind: 'bot', level: 'greedy', name: 'Bot' } as const;
  const person = { kind: 'person', player: 'p', name: 'Anne', standIn: null } as const;
  const at = (visibility: TableTerms['visibility'], ...seats: HolderView[]) =>
    sealedKey({ terms: { visibility } as TableTerms, seats });

  it('is said to be the operator’s where bots alone play on a server, and only there', () => {
    expect(at('public', bot, bot)).toBe('table.log.sealed.bots');
    expect(at('public', bot, person)).toBe('table.log.sealed');
    expect(at('local', bot, bot)).toBe('table.log.sealed');
    for (const words of [en, fr]) expect(words['table.log.sealed.bots']).not.toBe(words['table.log.sealed']);
    expect(en['table.log.sealed.bots']).toContain('could choose the dice');
    expect(fr['table.log.sealed.bots']).toContain('pourrait choisir les dés');
  });
});

describe('the choices in words', () => {
  const offer = (finality: OfferView['finality'], ...choice: [string, ...string[]]): OfferView => ({
    choice,
    finality,
    because: finality === null ? [{ rule: 'X', text: 'no' }] : [],
  });

  it('are grouped by verb, what is allowed first', () => {
    const [group] = groupsOf([offer(null, 'take', 'chest'), offer('free', 'take', 'cannon')]);
    expect(group?.offers.map(({ choice }) => choice[1])).toEqual(['cannon', 'chest']);
    expect(group?.noun).toBeNull();
  });

  it('are cut by their first noun where a list would be too long', () => {
    const boards = ['a', 'b', 'c', 'd'];
    const groups = groupsOf(['galleon', 'schooner'].flatMap((ship) => boards.map((board) => offer('free', 'ship', ship, board))));
    expect(groups.map(({ noun }) => noun)).toEqual(['galleon', 'schooner']);
  });

  it('have what is seldom wanted last', () => {
    const groups = groupsOf([offer('free', 'reassign', 'a'), offer('free', 'order', 'b'), offer('free', 'enough')], ['reassign']);
    expect(groups.map(({ key }) => key)).toEqual(['order', 'enough', 'reassign']);
  });

  it('say together how final they are only if all are alike', () => {
    expect(finalityOf([offer('final', 'a'), offer(null, 'b'), offer('final', 'c')])).toBe('final');
    expect(finalityOf([offer('final', 'a'), offer('free', 'b')])).toBeNull();
    expect(finalityOf([])).toBeNull();
  });
});

it('the arithmetic of the end is what was counted last, sums apart from steps', () => {
  const chests = { event: 'chests.counted', with: { chestsOfEach: [1, 2] } };
  const sums = [0, 1].map((seat) => ({ event: 'hoard.counted', with: { seat, treasure: seat, pot: 0, total: seat } }));
  const won = { event: 'match.won', with: { seats: [1] } };
  const taken = { event: 'card.taken', with: { seat: 0, card: 'chest' } };
  const began = { event: 'end.began', with: {} };
  // The pot brought nobody anything: it has no row.
  const telling = { 'end.began': { heading: true }, 'hoard.counted': { count: ['treasure', 'pot'] } } as const;
  const notices = [chose(9, 0, taken, began, chests, ...sums, won)];
  expect(countedAtEnd(notices, telling, 2)).toEqual({ sums, sources: ['treasure'], steps: [chests, won] });
  expect(countedAtEnd(notices, {}, 2), 'a game that counts nothing').toEqual({ sums: [null, null], sources: [], steps: [] });
});

it('where a game says what reckons, nothing else is told with the scores', () => {
  const [sold, sailed] = [
    { event: 'cargo.sold', with: { seat: 0, gold: 6 } },
    { event: 'npc.sailed', with: {} },
  ];
  const declared = { event: 'victory.declared', with: { seat: 0, points: 10, chest: 0 } };
  const opened = { event: 'chest.opened', with: { seat: 0, total: 10 } };
  const telling = { 'victory.declared': { reckons: true }, 'chest.opened': { count: ['trade'] } } as const;
  const stepsOf = (...events: Notice['events']) => countedAtEnd([chose(9, 0, ...events)], telling, 1).steps;
  expect(stepsOf(sold, declared, sailed, opened)).toEqual([declared]);
  expect(stepsOf(sold, sailed, opened), 'nobody has declared anything: the cards have run out').toEqual([]);
});

describe('help for a first game', () => {
  const about = (title: string) => ({ title, text: '' });
  const ship = about('a brig');
  const guide = {
    opening: [],
    moments: {
      'port.buy': about('goods'),
      'event.drawn': about('events'),
      'bounty.gained': about('bounties'),
      'may exchange brig': ship,
      'may sail': ship,
    },
  };
  const drawn = { event: 'event.drawn', with: { seat: 1 } };
  const wanted = (seat: number) => ({ event: 'bounty.gained', with: { seat } });
  const keysFor = (asked: string | null, notices: readonly Notice[]) =>
    helpFor(
      guide,
      asked === null ? null : { question: asked, offers: [] },
      hear({}, notices, 0, ['bounty.gained']),
      lastChoiceOf(notices, 0),
    ).map(([key]) => key);

  it('speaks of what is asked first, then of what has happened', () => {
    expect(keysFor('port.buy', [chose(1, 1, drawn)])).toEqual(['port.buy', 'event.drawn']);
  });

  it('speaks of what may be chosen, and once of what two moments share', () => {
    const offers = [
      { choice: ['exchange', 'brig'], because: [] },
      { choice: ['sail'], because: [] },
    ] as unknown as readonly OfferView[];
    const keys = (of: readonly OfferView[]) => helpFor(guide, { question: 'port.buy', offers: of }, {}, 0).map(([key]) => key);
    expect(keys(offers)).toEqual(['port.buy', 'may exchange brig']);
    expect(keys(offers.slice(1))).toEqual(['port.buy', 'may exchange brig']);
    expect(keys(offers.map((one) => ({ ...one, because: [['no-gold']] })) as never)).toEqual(['port.buy']);
  });

  it('is gone once one has chosen on', () => {
    expect(keysFor(null, [chose(1, 0, drawn)]), 'one’s own choice brought it about').toEqual(['event.drawn']);
    expect(keysFor(null, [chose(1, 1, drawn), chose(2, 0)])).toEqual([]);
  });

  it('stays when something was let pass', () => {
    const passed: Notice = { ...chose(2, 0), what: { type: 'chose', seat: 0, by: 'person', choice: ['pass'] } };
    expect([lastChoiceOf([chose(1, 0), passed], 0, ['pass']), lastChoiceOf([chose(1, 0), passed], 0)]).toEqual([1, 2]);
  });

  it('says nothing of what happens to others and not to me', () => {
    expect(keysFor(null, [chose(1, 1, wanted(1))])).toEqual([]);
    expect(keysFor(null, [chose(1, 1, wanted(0))])).toEqual(['bounty.gained']);
  });
});

it('a clock shows minutes and seconds, and hours when there are some', () => {
  expect([0, 900, 65_000, 3_725_000].map(faceOf)).toEqual(['0:00', '0:01', '1:05', '1:02:05']);
});

describe('strangers', () => {
  const said = (n: number, player: string, name: string): Notice => ({
    n,
    at: n,
    what: { type: 'said', n, at: n, player, name, text: 'ahoy' },
    events: [],
  });
  const away: Notice = { n: 9, at: 9, what: { type: 'turned-away', n: 9, at: 9, player: 'eve', name: null }, events: [] };
  const seats = [{ kind: 'person', player: 'anne', name: 'Anne', standIn: null }, { kind: 'empty' }];

  it('are those who look on or have spoken, have no seat, and were not turned away', () => {
    const shown = {
      view: { host: 'anne', seats },
      present: [
        { player: 'anne', name: 'Anne' },
        { player: 'bea', name: 'Bea' },
        { player: 'me', name: 'Me' },
      ],
      notices: [said(1, 'anne', 'Anne'), said(2, 'carl', 'Carl'), said(3, 'eve', 'Eve'), away],
    } as unknown as Shown;
    expect(strangersAt(shown, 'me')).toEqual([
      { player: 'carl', name: 'Carl', here: false },
      { player: 'bea', name: 'Bea', here: true },
    ]);
  });
});

describe('what is said aloud', () => {
  const asked = { question: 'turn', with: {}, offers: [] } as unknown as TableView['asked'];
  const view = { asked } as TableView;
  const said = (n: number): Notice => ({
    n,
    at: n,
    what: { type: 'said', n, at: n, player: 'p', name: 'Bea', text: 'hello' },
    events: [],
  });

  it('says a question once: talk does not make it another one, a choice does', () => {
    const notices = [chose(1, 0)];
    const key = questionKey(view, notices, 1);
    expect(questionKey(view, [...notices, said(2), said(3), chose(4, 0)], 1)).toBe(key);
    expect(questionKey(view, [...notices, chose(2, 1)], 1)).not.toBe(key);
    expect(questionKey({ asked: null } as TableView, notices, 1)).toBeNull();
  });

  it('says that it is one’s turn when somebody else has chosen, not at each question of it', () => {
    expect(goesOn([chose(1, 1), chose(2, 0)], 0)).toBe(true);
    expect(goesOn([chose(1, 0), chose(2, 1)], 0)).toBe(false);
  });

  it('is short: of many lines the last six, and how many went before', () => {
    const lines = Array.from({ length: 9 }, (_, i) => `line ${i}`);
    expect(shortened(lines, (count) => `${count} more`)).toEqual(['3 more', ...lines.slice(3)]);
    expect(shortened(lines.slice(0, 6), () => '')).toEqual(lines.slice(0, 6));
  });

  it('counts what is new since one’s last turn, also in the middle of the next', () => {
    const notices = [chose(1, 0), chose(2, 1), chose(3, 2)];
    expect(lastOwn(notices, 0)).toBe(1);
    expect(lastOwn([...notices, chose(4, 0), chose(5, 0)], 0)).toBe(1);
    expect(lastOwn([chose(1, 1)], 0)).toBe(0);
  });
});
