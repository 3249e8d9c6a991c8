import type { GameText, Lang, Params } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { describe, expect, test } from 'vitest';
import { asking, isolated, speaker } from '../src/index.ts';

const N = '\u202f';
const W = '\u00a0';
const names = ['Anne', 'Mary', 'Jack'];
const en = speaker(toy, 'en', names);
const fr = speaker(toy, 'fr', names);

/** Speaks one message as an event of an otherwise empty game. */
function said(lang: Lang, message: string, params: Params): string {
  const text: GameText = {
    ...{ title: '', blurb: '', rules: {}, prompts: {}, choices: {}, reasons: {}, cards: {}, options: {}, packs: {}, ends: {} },
    events: { it: message },
    names: {
      sloop: lang === 'en' ? 'sloop' : 'sloop de guerre',
      'sloop:the': lang === 'en' ? 'the sloop' : 'le sloop',
      'sloop:a': lang === 'en' ? 'a sloop' : 'un sloop',
      'sloop:of': lang === 'en' ? 'of the sloop' : 'du sloop',
      'sloop:at': lang === 'en' ? 'off the sloop' : 'près du sloop',
      rum: lang === 'en' ? 'Rum' : 'Rhum',
      'rum:the': lang === 'en' ? 'the rum' : 'le rhum',
      'rum:counted': lang === 'en' ? '{n} rum' : '{n, plural, one {# rhum} other {# rhums}}',
    },
  };
  return speaker({ id: 'empty', def: { verbs: {}, text: { en: text, fr: text } } }, lang, names).event({
    event: 'it',
    with: params,
  });
}

test('what each has is told by name', () => {
  expect(said('en', 'Chests: {chestsOfEach}.', { chestsOfEach: [2, 0, 5] })).toBe(
    'Chests: Anne\u00a02, Mary\u00a00, Jack\u00a05.',
  );
  expect(said('fr', 'Coffres : {chestsOfEach}.', { chestsOfEach: [2, 0, 5] })).toContain('Anne\u00a02, Mary\u00a00, Jack\u00a05');
});

test('a message chooses by the thing, whatever it is called in this language, and says its name elsewhere', () => {
  const message = '{what, select, sloop {{n, plural, one {a small one} other {# small ones}}} other {{what}}}';
  for (const lang of ['en', 'fr'] as const) {
    expect(said(lang, message, { what: 'sloop', n: 1 })).toBe('a small one');
    expect(said(lang, message, { what: 'frigate', n: 1 })).toBe('frigate');
  }
  expect(said('fr', '{what, select, brig {b} other {{what}}}', { what: 'sloop' })).toBe('sloop de guerre');
});

test('equal things of a list are counted, and joined as in a sentence', () => {
  const goods = ['rum', 'sloop', 'rum'];
  expect(said('en', 'Sells {goods_counted}.', { goods })).toBe('Sells 2 rum and sloop.');
  expect(said('fr', 'Vend {goods_counted}.', { goods })).toBe(`Vend 2${W}rhums et sloop de guerre.`);
  expect(said('en', 'Sells {goods_counted}.', { goods: ['sloop', 'sloop'] })).toBe(`Sells 2${W}sloop.`);
  expect(said('fr', 'Vend {good_counted}.', { good: 'rum' })).toBe(`Vend 1${W}rhum.`);
  expect(said('fr', 'Laisse {goods_the}.', { goods })).toBe('Laisse le rhum, le sloop et le rhum.');
});

test('a title is set apart where the language wants it', () => {
  const by = ['rum', 'sloop'];
  expect(said('en', 'Thanks to {by_quoted}.', { by })).toBe('Thanks to Rum and sloop.');
  expect(said('fr', 'Grâce à {by_quoted}.', { by })).toBe(`Grâce à «${W}Rhum${W}» et «${W}sloop de guerre${W}».`);
  expect(said('fr', 'Compte tenu de {by_quoted}.', { by: ['rum'] })).toBe(`Compte tenu de «${W}Rhum${W}».`);
});

test('where something is has a form of its own, or that of “at”', () => {
  expect(said('en', '{what_at}', { what: 'sloop' })).toBe('off the sloop');
  expect(said('fr', '{what_at}', { what: 'sloop' })).toBe('près du sloop');
  expect(said('en', '{what_at}', { what: 'rum' })).toBe('at the rum');
  expect(said('fr', '{what_at}', { what: 'rum' })).toBe('au rhum');
  expect(said('fr', '{what_at}', { what: 'Nassau' })).toBe('à Nassau');
});

test('a verb agrees with how many a list names', () => {
  const message = '{seats} {seats_count, plural, one {wins} other {share the victory}}.';
  expect(said('en', message, { seats: [1] })).toBe('Mary wins.');
  expect(said('en', message, { seats: [0, 2] })).toBe('Anne and Jack share the victory.');
});

test('a change is told by its way and its size', () => {
  const message = 'Morale {by_way, select, up {rises} down {falls} other {stays}} by {by_points}.';
  expect(said('en', message, { by: -2 })).toBe('Morale falls by 2.');
  expect(said('en', message, { by: 3 })).toBe('Morale rises by 3.');
  expect(said('en', message, { by: 0 })).toBe('Morale stays by 0.');
});

test('“of” and “to” follow from the article, which French draws together with them', () => {
  const things = {
    navy: ['the navy', 'la marine'],
    sloop: ['the sloop', 'le sloop'],
    topmen: ['the Topmen', 'les Gabiers'],
    island: ['the island', 'l’île'],
  };
  const text = (at: 0 | 1): GameText => ({
    ...{ title: '', blurb: '', rules: {}, prompts: {}, choices: {}, reasons: {}, cards: {}, options: {}, packs: {}, ends: {} },
    events: { it: '{what_of}, {what_to}, {what_The}' },
    names: Object.fromEntries(
      Object.entries(things).flatMap(([id, the]) => [
        [id, id],
        [`${id}:the`, the[at]!],
      ]),
    ),
  });
  const spoken = { id: 'empty', def: { verbs: {}, text: { en: text(0), fr: text(1) } } };
  const all = (lang: Lang) =>
    Object.keys(things).map((what) => speaker(spoken, lang, names).event({ event: 'it', with: { what } }));
  expect(all('en')).toEqual([
    'of the navy, to the navy, The navy',
    'of the sloop, to the sloop, The sloop',
    'of the Topmen, to the Topmen, The Topmen',
    'of the island, to the island, The island',
  ]);
  expect(all('fr')).toEqual([
    'de la marine, à la marine, La marine',
    'du sloop, au sloop, Le sloop',
    'des Gabiers, aux Gabiers, Les Gabiers',
    'de l’île, à l’île, L’île',
  ]);
});

describe('a game speaks', () => {
  test('rules', () => expect(fr.rule('TOY-07')).toBe('Le coup vaut un dé plus la carte.'));
  test('questions', () => {
    expect(en.prompt({ question: 'match.bid', with: { round: 2 } })).toBe('Round 2: how many coins do you bid?');
    expect(fr.prompt({ question: 'match.bid', with: { round: 2 } })).toBe(`Manche 2${W}: combien de pièces misez-vous${N}?`);
  });
  test('choices, by the names of their nouns', () => {
    expect(en.label(['bid', 1])).toBe('Bid 1 coin');
    expect(fr.label(['bid', 0])).toBe('Ne rien miser');
    expect(en.label(['aim', 2])).toBe('Attack Jack');
    expect(fr.label(['play', 'lunge'])).toBe('Jouer une botte');
    expect(en.label(['pass'])).toBe('No');
  });
  test('events, and what only some may know of them', () => {
    expect(en.event({ event: 'blow.landed', with: { seat: 0, rivalSeat: 2, coins: 2 } })).toBe(
      'It lands! Anne takes 2 coins from Jack.',
    );
    const [drawn] = toy.witness([{ event: 'card.drawn', with: { seat: 1 }, secret: { seats: [1], with: { card: 'parry' } } }], 1);
    expect(en.event(drawn!)).toBe('Mary draws a parry.');
  });
  test('reasons, its own and the kernel’s', () => {
    expect(en.reason({ rule: 'TOY-03', text: 'too-few-coins', with: { coins: 1 } })).toBe('You have only 1 coin.');
    for (const reason of toy.whyNotStart({ seats: 9, packs: ['x'], options: { y: 1, rounds: 4 } })) {
      expect(en.reason(reason)).toMatch(/^(This game|The option) .*\.$/u);
      expect(fr.reason(reason)).toMatch(/^(Ce jeu|L’option) .*\.$/u);
    }
    for (const text of ['not-asked', 'already-answered', 'not-an-option', 'match-is-over'])
      expect(fr.reason({ rule: 'KERNEL', text })).not.toBe(en.reason({ rule: 'KERNEL', text }));
  });
  test('names, packs, options and ends', () => {
    expect([fr.title, fr.name('feint'), fr.pack('heavy-sea'), fr.option('rounds'), fr.option('rounds', 3)]).toEqual([
      'Duel aux dés',
      'feinte',
      'Gros temps',
      `Combien de manches${N}?`,
      'Trois',
    ]);
    expect(en.end('rounds-played')).toBe('The last round has been played.');
  });
});

describe('parameters become words', () => {
  test('seats are players', () => {
    expect(said('en', '{seats} gain on {rivalSeat}', { seats: [0, 1, 2], rivalSeat: 0 })).toBe(
      'Anne, Mary, and Jack gain on Anne',
    );
    expect(said('fr', '{luckySeats} gagnent', { luckySeats: [0, 2] })).toBe('Anne et Jack gagnent');
  });
  test('a number of seats is a number', () => expect(said('en', '{seats} players', { seats: 2 })).toBe('2 players'));
  test('ids are named, alone and in lists', () =>
    expect(said('fr', '{ship} : {list}', { ship: 'sloop', list: ['sloop', 'brig', 3] })).toBe(
      `sloop de guerre${W}: sloop de guerre, brig, 3`,
    ));
  test('a thing has its article, a person a name', () => {
    expect(said('fr', '{ship_The} chasse {seat_the}, la proie {ship_of}.', { ship: 'sloop', seat: 1 })).toBe(
      'Le sloop chasse Mary, la proie du sloop.',
    );
    expect(said('fr', 'la prise {seat_of}, la part {rivalSeat_of}, {seats_to}', { seat: 0, rivalSeat: 1, seats: [0, 1] })).toBe(
      'la prise d’Anne, la part de Mary, à Anne et à Mary',
    );
    expect(said('en', '{ship_The} hunts {other_the}.', { ship: 'sloop', other: 'brig' })).toBe('The sloop hunts brig.');
    expect(said('fr', '{seat_a} voit {ship_a} et {other_a}.', { seat: 1, ship: 'sloop', other: 'brig' })).toBe(
      'Mary voit un sloop et brig.',
    );
  });
  test('truth and absence choose a branch', () => {
    expect(said('en', '{won, select, true {won} other {lost}}', { won: false })).toBe('lost');
    expect(said('en', 'nothing{x}', { x: null })).toBe('nothing');
  });
  test('de loses its vowel before a name that begins with one', () => {
    expect(said('fr', 'Récits de {seat} et de {rivalSeat}, {n} de {n}.', { seat: 0, rivalSeat: 1, n: 3 })).toBe(
      'Récits d’Anne et de Mary, 3 de 3.'.replace('3 de', `3${W}de`),
    );
  });
  test('a number stays with what it counts', () => {
    expect(said('fr', '{seat} perd {n} voiles sur {n}.', { seat: 0, n: 2 })).toBe(`Anne perd 2${W}voiles sur 2.`);
    expect(said('en', '{seat} loses {n} sails.', { seat: 0, n: 2 })).toBe('Anne loses 2 sails.');
  });
  test('a player’s name is not corrected', () =>
    expect(speaker(toy, 'fr', ['Qui?', 'Moi']).label(['aim', 0])).toBe('Attaquer Qui?'));
});

describe('a gap is an error that says where', () => {
  test('no sentence', () =>
    expect(() => en.event({ event: 'ship.sunk', with: {} })).toThrow('toy, en, events, ship.sunk: there is no'));
  test('no inherited sentence', () => expect(() => en.name('constructor')).toThrow('no such sentence'));
  test('no parameter', () =>
    expect(() => fr.event({ event: 'bid.won', with: { seat: 0 } })).toThrow(/^toy, fr, events, bid\.won: .*"bid"/u));
  test('no such seat', () => expect(() => en.label(['aim', 7])).toThrow('nobody sits on seat 7'));
  test('a noun without a name', () => expect(() => en.label(['bid', 1, 2])).toThrow('bid has 2 nouns, but names for 1'));
});

describe('names that run from right to left', () => {
  const [open, shut] = ['\u2068', '\u2069'];
  const [sarah, amina] = ['שרה', 'أمينة'];
  const guests = speaker(toy, 'en', [sarah, 'Mary', amina]);

  test('are fenced in, so that a score beside them stays there', () => {
    expect(guests.event({ event: 'blow.landed', with: { seat: 0, rivalSeat: 2, coins: 2 } })).toBe(
      `It lands! ${open}${sarah}${shut} takes 2 coins from ${open}${amina}${shut}.`,
    );
  });
  test('each of a list, once', () => {
    expect(isolated(isolated(sarah))).toBe(`${open}${sarah}${shut}`);
    const names = [sarah, amina].map(isolated);
    expect(speaker(toy, 'fr', [...names, 'Mary']).label(['aim', 1])).toBe(`Attaquer ${names[1]}`);
  });
  test('and no others', () => expect(isolated('Ænn O’Malley 🏴‍☠️ 安娜')).toBe('Ænn O’Malley 🏴‍☠️ 安娜'));
});

describe('a game that has more words for the same', () => {
  const text: GameText = {
    ...{ title: '', blurb: '', rules: {}, prompts: {}, reasons: {}, cards: {}, options: {}, packs: {}, ends: {} },
    choices: { pass: 'Pass', 'pass@throw': 'Roll' },
    events: { moved: 'To {cell}, in {n} steps.' },
    names: { 'cell:7': '2-1' },
  };
  const one = speaker({ id: 'one', def: { verbs: { pass: [] }, text: { en: text, fr: text } } }, 'en', names);

  test('a choice is called what it means in answer to a question', () => {
    expect([one.label(['pass']), one.label(['pass'], 'throw'), one.label(['pass'], 'another')]).toEqual(['Pass', 'Roll', 'Pass']);
    expect(asking(one, 'throw').label(['pass'])).toBe('Roll');
    expect(asking(one, undefined).label(['pass'])).toBe('Pass');
  });

  test('a number that stands for a place is called by its name, and no other number', () => {
    expect(one.event({ event: 'moved', with: { cell: 7, n: 7 } })).toBe('To 2-1, in 7 steps.');
    expect(one.event({ event: 'moved', with: { cell: 8, n: 7 } })).toBe('To 8, in 7 steps.');
  });
});
