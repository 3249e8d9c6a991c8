import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Choice, choice, Offering } from '../src/index.ts';

const LEFT_OVER = choice('left-over');

/** Any list a question could write: choices, each with any number of things that speak against it or do not. */
const lists = fc.array(fc.record({ noun: fc.nat(20), barred: fc.array(fc.boolean(), { maxLength: 3 }) }), { maxLength: 12 });
const written = (mentioned: readonly { noun: number; barred: readonly boolean[] }[]) => (o: Offering) => {
  for (const { noun, barred } of mentioned) {
    o.may(choice('take', noun));
    barred.forEach((b, i) => {
      o.unless(b, `RULE-${i}`, 'barred', { noun });
    });
  }
};

test('the lean list holds exactly the offers nothing speaks against, in their order', () => {
  fc.assert(
    fc.property(lists, (mentioned) => {
      const o = new Offering();
      const lean: Choice[] = [LEFT_OVER, LEFT_OVER];
      o.listInto(lean);
      written(mentioned)(o);
      const lawful = o.explain(written(mentioned)).filter((offer) => offer.because.length === 0);
      o.listInto(lean);
      written(mentioned)(o);
      expect(lean.slice(0, o.count)).toEqual(lawful.map((offer) => offer.choice));
    }),
  );
});

test('explaining keeps everything mentioned, with all that speaks against it', () => {
  const offers = new Offering().explain((o) => {
    o.may(choice('sail', 'nassau'))
      .unless(true, 'SEA-01', 'storm')
      .unless(false, 'SEA-02', 'calm')
      .unless(true, 'SEA-03', 'war', { flag: 1 });
    o.may(choice('stay')).unless(false, 'SEA-04', 'hunger');
  });
  expect(offers).toEqual([
    {
      choice: ['sail', 'nassau'],
      because: [
        { rule: 'SEA-01', text: 'storm' },
        { rule: 'SEA-03', text: 'war', with: { flag: 1 } },
      ],
    },
    { choice: ['stay'], because: [] },
  ]);
});

test('a list that is barred twice loses one choice, not two', () => {
  const o = new Offering();
  const lean: Choice[] = [];
  o.listInto(lean);
  o.may(choice('stay'));
  o.may(choice('sail')).unless(true, 'SEA-01', 'storm').unless(true, 'SEA-02', 'calm');
  expect(o.count).toBe(1);
  expect(lean[0]).toBe(choice('stay'));
});

test('to explain does not disturb a list that goes on', () => {
  const o = new Offering();
  const lean: Choice[] = [];
  o.listInto(lean);
  o.may(choice('stay'));
  o.explain((other) => other.may(choice('sing')));
  o.may(choice('sail'));
  expect(lean).toEqual([choice('stay'), choice('sail')]);
});

test('who explains is not lean, and is lean again afterwards', () => {
  const o = new Offering();
  const seen = [o.lean];
  o.explain(() => seen.push(o.lean));
  expect([...seen, o.lean]).toEqual([true, false, true]);
});
