import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { type Decks, decksText, decksToRecord, type Pin, pinAll, pinLists, playAsRecorded, recordedDecks } from '../src/index.ts';

const path = mkdtempSync(join(tmpdir(), 'boucan-pin-'));
afterAll(() => rmSync(path, { recursive: true }));

/** A folder of golden matches with these decks, or without any. */
function folderWith(decks?: Decks): URL {
  const folder = pathToFileURL(`${mkdtempSync(join(path, 'golden-'))}/`);
  if (decks !== undefined) writeFileSync(recordedDecks(folder), decksText(decks));
  return folder;
}

const tales = ['kraken', 'kraken', 'mutiny'];
const isles = [{ id: 'tortuga', ports: 1 }];

test('from the pin on a list is as it was recorded, and afterwards as it was before', () => {
  const list = [...tales, 'mermaid'];
  const undo = playAsRecorded(pinLists({ tales: list }), folderWith({ tales }));
  expect(list).toEqual(tales);
  undo();
  expect(list).toEqual([...tales, 'mermaid']);
});

test('several pins are undone together, and rows of a table are recorded as they are', () => {
  const [one, two] = [tales.slice(), [{ id: 'tortuga', ports: 2 }]];
  const pin = pinAll(pinLists({ tales: one }), pinLists({ isles: two }));
  expect(pin.today()).toEqual({ tales, isles: two });
  const undo = playAsRecorded(pin, folderWith({ tales: ['kraken'], isles }));
  expect([one, two]).toEqual([['kraken'], isles]);
  undo();
  expect([one, two]).toEqual([tales, [{ id: 'tortuga', ports: 2 }]]);
});

test('a deck that nobody has recorded is that of today', () => {
  const list = tales.slice();
  for (const folder of [folderWith(), folderWith({ isles })]) {
    playAsRecorded(pinLists({ tales: list }), folder)();
    expect(list).toEqual(tales);
  }
});

test('what was recorded and is gone is named, and what to do', () => {
  const pin = pinLists({ tales: ['kraken'] });
  expect(() => playAsRecorded(pin, folderWith({ tales }))).toThrow(/: tales mutiny\. Migrate: npm run golden/u);
});

test('matches are recorded with the decks of before, as long as nothing is gone from them or it is asked for', () => {
  const pin: Pin = pinLists({ tales: [...tales, 'mermaid'], isles });
  expect(decksToRecord(pin, folderWith(), false)).toEqual(pin.today());
  expect(decksToRecord(pin, folderWith({ tales }), false)).toEqual({ tales, isles });
  expect(decksToRecord(pin, folderWith({ tales }), true)).toEqual(pin.today());
  expect(decksToRecord(pin, folderWith({ tales: ['siren'] }), false)).toEqual(pin.today());
});
