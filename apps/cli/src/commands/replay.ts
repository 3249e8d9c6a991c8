import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS, type Viewer } from '@boucan/kernel';
import { printNotation } from '@boucan/notation';
import { printRecord } from '@boucan/record';
import { speaker } from '@boucan/words';
import { type Spoken, spokenIn } from '../all-words.ts';
import { BadInput, type Given } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { readWords } from '../files.ts';
import { openMatch } from '../opened.ts';
import { printable } from '../output.ts';
import { replayWords } from '../replay-words.ts';
import { retell } from '../retell.ts';
import { story } from '../story.ts';

export const command: Command = {
  operands: ['FILE'],
  flags: { as: 'value', lang: 'value', words: 'value', full: 'switch', notation: 'switch', record: 'switch' },
  async run(given, out) {
    const spoken = languageOf(given);
    const match = await openMatch(given.operands[0] as string);
    const { lang } = spoken;
    if (given.has('notation') || given.has('record')) {
      const { record } = match;
      if (record === null) throw new BadInput(`${given.operands[0]}: only a record that holds can be written as one`);
      process.stdout.write(
        given.has('record') ? printRecord(record) : printNotation(match.game, record, lang === 'fr' ? 'fr' : 'en'),
      );
      return true;
    }
    const words = replayWords(lang, spoken.replay);
    const { id, def } = match.game;
    const text = { [lang]: spoken.text(id, def.text[lang === 'fr' ? 'fr' : 'en']) };
    const names = match.names?.map(printable) ?? Array.from({ length: match.seats }, (_, seat) => words.someone(seat));
    const teller = { game: match.game, names, speaker: speaker({ id, def: { verbs: def.verbs, text } }, lang, names), words };

    let turns = 0;
    for (const step of retell(match, viewerFrom(given, match.seats), teller.speaker, given.has('full'))) {
      const { after, ...row } = step;
      await out.line(row, story(step, turns, teller).join('\n'));
      turns = after.turns;
    }
    if (match.remark !== undefined) await out.line({ remark: match.remark }, `\n${printable(match.remark)}`);
    return match.holds;
  },
};

/** A language that comes along, or that of a file: of `--words`, of BOUCAN_WORDS, or of `de.po` in the folder that BOUCAN_WORDS names. */
function languageOf(given: Given): Spoken {
  const file = given.text('words', fileOf(process.env.BOUCAN_WORDS || undefined, given.text('lang', 'en')));
  const po = file === undefined ? undefined : readWords(file);
  const text = given.text('lang', given.has('words') && po !== undefined ? po.lang : 'en');
  if (po !== undefined && po.lang === text) return spokenIn(po);
  const lang = LANGS.find((l) => l === text);
  if (lang !== undefined) return spokenIn(lang);
  const known = [...LANGS, ...(po === undefined ? [] : [po.lang])].join(' or ');
  throw new BadInput(`--lang takes ${known}, not ${text}; --words names a file of another language`);
}

function fileOf(place: string | undefined, lang: string): string | undefined {
  if (place === undefined || !statSync(place, { throwIfNoEntry: false })?.isDirectory()) return place;
  const file = join(place, `${lang}.po`);
  return existsSync(file) ? file : undefined;
}

function viewerFrom(given: Given, seats: number): Viewer {
  const text = given.text('as', 'table');
  if (text === 'table') return text;
  if (/^\d+$/u.test(text) && Number(text) < seats) return Number(text);
  throw new BadInput(`--as takes table or a seat from 0 to ${seats - 1}, not ${text}`);
}
