import { defineGame, openVars, type Proc, rulebook } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { describe, expect, test } from 'vitest';
import { Scene, type Tally } from '../src/scenario.ts';

type Toy = typeof toy extends { def: { procs: readonly Proc<infer B, infer E, unknown>[] } } ? { board: B; events: E } : never;
const named = (id: string) => toy.def.procs.find((p) => p.id === id) as Proc<Toy['board'], Toy['events'], unknown>;
const [duel, reaction] = [named('duel'), named('reaction')];

const tally: Tally<Toy['board']> = (d, names) => ({
  ...Object.fromEntries(names.map((name, seat) => [`${name}.coins`, d.duellists[seat]?.coins ?? 0])),
  first: names[d.first] ?? '',
  chest: d.chest,
});

/** Three at the table; the match is about to begin. */
const scene = () => new Scene(toy, tally).seats('anne', 'bart', 'cleo');
/** Anne attacks. */
const attack = () => scene().start(duel, { seat: 0, rival: -1, card: null, total: 0 });

const fails = (s: { run(): void }, message: string | RegExp) => expect(() => s.run()).toThrow(message);

describe('a scene that is as it says passes', () => {
  test('questions, options and reasons', () => {
    attack()
      .expectAsked('anne', 'duel.aim')
      .expectNotAsked('bart')
      .expectPrompt('anne', {})
      .expectOptions('anne', ['aim bart', 'aim cleo'])
      .expectCan('anne', 'aim bart')
      .expectCan('anne', 'aim 1')
      .expectWhyNot('anne', 'aim anne', 'TOY-05')
      .expectWhyNot('anne', 'aim anne', 'TOY-05', 'not-oneself')
      .expectWhyNot('bart', 'aim cleo', 'TOY-05', 'not-asked')
      .expectFinality('anne', 'aim bart', 'free')
      .run();
  });

  test('scripted dice and draws, events, changes and the end of a procedure', () => {
    attack()
      .given((d, seat) => {
        d.duellists[seat('anne')]!.hand = ['lunge'];
      })
      .dice('blow', 'anne', 2)
      .draws('card', 'anne', 'parry')
      .plays('anne aim bart', 'anne play lunge', 'bart pass')
      .expectTold('die.rolled', { seat: 'anne', die: 2 })
      .expectToldInOrder(['die.rolled', { seat: 'anne' }], ['blow.landed'], ['card.drawn'])
      .expectTold('card.drawn', { seat: 0, card: 'parry' })
      .expectToldTo('anne', 'card.drawn', { card: 'parry' })
      .expectToldTo('table', 'card.drawn')
      .expectNotToldTo('cleo', 'card.drawn', { card: 'parry' })
      .expectNotTold('blow.missed')
      .expectChange({ 'anne.coins': 2, 'bart.coins': -2 })
      .expectView('bart', (view, seat) => view.board.duellists[seat('anne')]?.cards, 1)
      .expectBoard((d, seat) => d.duellists[seat('anne')]?.hand, ['parry'])
      .expectDone()
      .expectNothingLeft()
      .run();
  });

  test('a procedure gives its result, and its variables may name seats', () => {
    scene()
      .start(reaction, (seat) => ({ seat: seat('cleo') }))
      .plays('cleo pass')
      .expectDone(0)
      .run();
  });

  test('the variables a scene starts with are copied', () => {
    const { proc } = rulebook<Toy['board'], Toy['events']>();
    const counting = proc('counting', 'TOY-01', openVars<{ n: number }>(), { begin: (t, v) => t.done(++v.n) });
    const game = defineGame({ ...toy.def, procs: [...toy.def.procs, counting as Proc<Toy['board'], Toy['events'], unknown>] });
    const vars = { n: 0 };
    for (let i = 0; i < 2; i++) new Scene(game).seats('anne', 'bart').start(counting, vars).expectDone(1).run();
    expect(vars).toEqual({ n: 0 });
  });

  test('without a start the whole match begins by itself, with what was agreed', () => {
    scene()
      .options({ rounds: 3 })
      .packs('heavy-sea')
      .seed('another')
      .expectTold('round.began', { round: 1, seat: 'anne' })
      .expectChange({ first: 'anne' })
      .playsAtRandom('any')
      .expectBoard((d) => d.round, 3)
      .expectResult({ end: 'rounds-played' })
      .run();
  });

  test('what is given before the start lies there when the match begins', () => {
    scene()
      .given((d) => {
        d.round = d.rounds;
        d.duellists[1]!.coins = 6;
      })
      .start()
      .expectResult({ winners: ['bart'], scores: [5, 6, 5], end: 'rounds-played' })
      .run();
  });
});

describe('a formal question', () => {
  /** Bart is asked whether he parries, and holds no parry. */
  const struck = () =>
    attack()
      .given((d, seat) => {
        d.duellists[seat('bart')]!.hand = ['lunge'];
      })
      .dice('blow', 'anne', 6)
      .plays('anne aim bart', 'anne pass');
  const BLOW = { 'anne.coins': 2, 'bart.coins': -2 };

  test('is open until it is answered, and may be answered', () => {
    struck().expectAsked('bart', 'reaction.answer').expectOptions('bart', ['pass']).plays('bart pass').expectDone().run();
    fails(struck().expectNotAsked('bart').expectDone(), 'but bart is asked reaction.answer: pass');
  });

  test('is answered as the table would where what is said or expected comes after it', () => {
    struck().expectTold('blow.landed').expectChange(BLOW).expectDone().run();
    struck().expectNothingLeft().run();
    scene()
      .start()
      .plays('anne bid 2', 'bart bid 1', 'cleo bid 0', 'anne aim bart')
      .given((d, seat) => {
        d.duellists[seat('bart')]!.hand = ['lunge'];
      })
      .dice('blow', 'anne', 6)
      .plays('anne pass', 'cleo bid 1')
      .expectBoard((d) => d.round, 2)
      .run();
  });

  test('is not answered where there is a choice, nor for what never comes', () => {
    const parrying = struck().given((d, seat) => {
      d.duellists[seat('bart')]!.hand = ['parry'];
    });
    fails(parrying.expectDone(), 'the procedure is not done. bart is asked reaction.answer: play parry, pass.');
    fails(struck().expectTold('blow.missed'), 'blow.missed was not told, but blow.aimed');
    fails(struck().plays('cleo bid 2').expectDone(), 'cleo cannot bid 2: TOY-08 not-asked. bart is asked reaction.answer: pass.');
  });
});

describe('a scene that is not as it says fails', () => {
  test('a question that is not asked', () => {
    fails(attack().expectAsked('anne', 'match.bid'), 'anne is not asked match.bid. anne is asked duel.aim: aim bart, aim cleo.');
    fails(attack().expectAsked('bart', 'duel.aim'), 'bart is not asked duel.aim');
    fails(attack().expectNotAsked('anne'), 'but anne is asked duel.aim');
    fails(attack().expectPrompt('anne', { round: 1 }), 'the prompt duel.aim: expected {"round":1}, but it is {}');
    fails(attack().expectPrompt('bart', {}), 'bart is not asked anything. anne is asked duel.aim');
  });

  test('options that are missing, too many or in another order', () => {
    fails(attack().expectOptions('anne', ['aim bart']), 'expected that anne may aim bart, but it is aim bart, aim cleo');
    fails(attack().expectOptions('anne', ['aim cleo', 'aim bart']), 'but it is aim bart, aim cleo');
    fails(attack().expectOptions('bart', ['aim anne']), 'but it is nothing');
  });

  test('a choice that is not lawful, or that is', () => {
    fails(attack().expectCan('anne', 'aim anne'), 'anne cannot aim anne: TOY-05 not-oneself. anne is asked duel.aim');
    fails(attack().expectWhyNot('anne', 'aim bart', 'TOY-05'), 'anne can aim bart: TOY-05 does not forbid it');
    fails(attack().expectWhyNot('anne', 'aim anne', 'TOY-06'), 'because of TOY-05 not-oneself, and not of TOY-06');
    fails(attack().expectWhyNot('anne', 'aim anne', 'TOY-05', 'not-asked'), 'and not of TOY-05 not-asked');
    fails(attack().plays('anne aim anne'), 'expects nothing');
    fails(
      attack().plays('anne aim anne').expectDone(),
      'anne cannot aim 0: TOY-05 not-oneself. anne is asked duel.aim: aim bart',
    );
    fails(attack().plays('bart aim anne').expectDone(), 'bart cannot aim 0: TOY-05 not-asked');
  });

  test('a finality that is another', () => {
    fails(attack().expectFinality('anne', 'aim bart', 'final'), `'anne aim bart': expected "final", but it is "free"`);
    fails(attack().expectFinality('anne', 'aim anne', 'free'), 'anne cannot aim anne');
  });

  test('an event that was not told, or that was', () => {
    const aimed = () => attack().plays('anne aim bart');
    fails(aimed().expectTold('blow.landed'), 'blow.landed was not told, but blow.aimed {"seat":0,"rivalSeat":1}');
    fails(aimed().expectTold('blow.aimed', { rivalSeat: 'cleo' }), 'blow.aimed {"rivalSeat":"cleo"} was not told');
    fails(aimed().expectNotTold('blow.aimed'), 'but it was told: blow.aimed');
    fails(aimed().expectToldTo('cleo', 'card.drawn'), 'card.drawn was not told');
    fails(aimed().expectNotToldTo('table', 'blow.aimed', { seat: 'anne' }), 'but it was told');
  });

  test('only what was told since the last thing said counts', () => {
    fails(scene().plays('anne bid 0').plays('bart bid 0').expectTold('round.began'), 'round.began was not told, but nothing');
  });

  test('a view, a board or a change that is another', () => {
    fails(
      scene().expectView('bart', (view) => view.board.chest, 1),
      'seen by bart: expected 1, but it is 0',
    );
    fails(
      scene().expectBoard((d) => d.duellists.length, 2),
      'board: expected 2, but it is 3',
    );
    const paid = () => scene().plays('anne bid 2', 'bart bid 0', 'cleo bid 0');
    fails(paid().expectChange({ 'anne.coins': -2 }), 'change: expected {"anne.coins":-2}, but it is {"anne.coins":-2,"chest":2}');
    fails(paid().expectChange({}), 'change: expected {}');
    fails(new Scene(toy).expectChange({}), 'use scenariosOf(game, { tally })');
  });

  test('a result that is another, or none', () => {
    fails(scene().expectResult({ end: 'rounds-played' }), 'the match is not over. anne is asked match.bid');
    const over = () =>
      scene().given((d) => {
        d.round = d.rounds;
      });
    fails(over().expectResult({ winners: ['anne'] }), 'winners: expected ["anne"], but it is ["anne","bart","cleo"]');
    fails(over().expectResult({ scores: [1, 2, 3] }), 'scores: expected [1,2,3], but it is [5,5,5]');
    fails(over().expectResult({ end: 'storm' }), 'end: expected "storm", but it is "rounds-played"');
    fails(over().expectDone(), 'the procedure is not done. The match is over: rounds-played.');
    fails(attack().expectDone(), 'the procedure is not done. anne is asked duel.aim');
    const blow = () => attack().dice('blow', 'anne', 6).plays('anne aim bart', 'anne pass', 'bart pass');
    fails(blow().expectToldInOrder(['blow.landed'], ['die.rolled']), 'die.rolled was not told');
    fails(blow().expectToldInOrder(['die.rolled'], ['die.rolled']), 'die.rolled was not told');
    fails(scene().start(reaction, { seat: 0 }).plays('anne pass').expectDone(-2), 'result: expected -2, but it is 0');
  });

  test('dice and draws that were scripted and never used', () => {
    fails(
      attack().dice('blow', 'anne', 6).expectAsked('anne', 'duel.aim'),
      'scripted, but never rolled or drawn: blow of anne 6',
    );
    fails(attack().draws('card', 'bart', 'lunge').expectNothingLeft(), 'never rolled or drawn: card of bart lunge');
  });

  test('names nobody has, and a scene that begins twice', () => {
    fails(attack().expectAsked('dora', 'duel.aim'), 'nobody is called dora: there are anne, bart, cleo');
    fails(attack().start(reaction, { seat: 0 }).expectDone(), 'the scene has already begun');
    fails(new Scene(toy).seats('anne').expectDone(), 'toy cannot start: seats-out-of-range');
  });

  test('a scene that expects nothing', () => {
    fails(attack().plays('anne aim bart'), 'a scenario that expects nothing proves nothing');
  });
});

test('a step that fails points at the line where it is written', () => {
  const here = Number(/scene\.test\.ts:(\d+)/u.exec(new Error().stack ?? '')?.[1]);
  const wrong = attack()
    .expectAsked('anne', 'duel.aim')
    .expectOptions('anne', ['aim cleo'])
    .expectNotAsked('bart')
    .expectNotAsked('cleo')
    .expectNothingLeft();
  let stack = '';
  try {
    wrong.run();
  } catch (error) {
    stack = (error as Error).stack ?? '';
  }
  expect(stack.split('\n')[0]).toContain('SceneError: expected that anne may aim cleo');
  expect(stack.split('\n')[1]).toContain(`scene.test.ts:${here + 3}:`);
});
