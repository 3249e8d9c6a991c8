import { expect, test } from 'vitest';
import { type Letter, Outbox, unpacked } from '../../src/nodes/mail.ts';
import type { Wire } from '../../src/nodes/wire.ts';

/** What arrives of what is added. */
function post(add: (outbox: Outbox) => void): { sizes: number[]; numbers: number[]; letters: Letter[] } {
  const mail: Uint8Array[] = [];
  const wire = { mail: (_: string, data: Uint8Array) => mail.push(data) } as unknown as Wire;
  const outbox = new Outbox(wire, 'here', 'there');
  add(outbox);
  outbox.flush();
  const pieces = mail.map(unpacked);
  return {
    sizes: mail.map(({ length }) => length),
    numbers: pieces.map(({ number }) => number),
    letters: pieces.flatMap(({ letters }) => letters),
  };
}

test('what several are told travels once, in one piece with whatever else there is', () => {
  const [news, other] = [Buffer.from('news'), Buffer.from('other news')];
  const { letters, numbers } = post((outbox) => {
    outbox.add('send', 1, [news], 7);
    outbox.add('send', 2, [news], 7);
    outbox.add('in-turn', 3, [other, news], 9);
    outbox.add('moved', 4);
  });
  expect(numbers).toEqual([1]);
  expect(letters.map(({ kind, to, n, frames }) => [kind, to, n, frames.map(String)])).toEqual([
    ['send', [1, 2], 7, ['news']],
    ['in-turn', [3], 9, ['other news', 'news']],
    ['moved', [4], undefined, []],
  ]);
});

test('what is too long for one piece comes in several, none too long, and is whole again', () => {
  const long = Buffer.alloc(1_700_000, 'abc');
  const { sizes, numbers, letters } = post((outbox) => {
    outbox.add('in-turn', 1, [Buffer.from('first'), long, Buffer.from('last')], 5);
    outbox.add('send', 2, [Buffer.from('short')]);
  });
  expect(Math.max(...sizes)).toBeLessThan(1_000_000);
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  expect(letters.map(({ kind }) => kind)).toEqual(['in-turn', 'part', 'part', 'in-turn', 'send']);
  const parts = letters.slice(1, 3).flatMap(({ frames }) => frames);
  const [end, last] = letters[3]!.frames;
  expect(Buffer.concat([...parts, end!]).equals(long)).toBe(true);
  expect(String(last)).toBe('last');
});
