import { LANGS, type Lang, type Viewer } from '@boucan/kernel';
import { printNotation } from '@boucan/notation';
import { printRecord } from '@boucan/record';
import { speaker } from '@boucan/words';
import { BadInput, type Given } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { openMatch } from '../opened.ts';
import { printable } from '../output.ts';
import { replayWords } from '../replay-words.ts';
import { retell } from '../retell.ts';
import { story } from '../story.ts';

export const command: Command = {
  operands: ['FILE'],
  flags: { as: 'value', lang: 'value', full: 'switch', notation: 'switch', record: 'switch' },
  async run(given, out) {
    const lang = langFrom(given);
    const match = await openMatch(given.operands[0] as string);
    if (given.has('notation') || given.has('record')) {
      const { record } = match;
      if (record === null) throw new BadInput(`${given.operands[0]}: only a record that holds can be written as one`);
      process.stdout.write(given.has('record') ? printRecord(record) : printNotation(match.game, record, lang));
      return true;
    }
    const words = replayWords[lang];
    const names = match.names?.map(printable) ?? Array.from({ length: match.seats }, (_, seat) => words.someone(seat));
    const teller = { game: match.game, names, speaker: speaker(match.game, lang, names), words };

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

function langFrom(given: Given): Lang {
  const text = given.text('lang', 'en');
  const lang = LANGS.find((l) => l === text);
  if (lang === undefined) throw new BadInput(`--lang takes ${LANGS.join(' or ')}, not ${text}`);
  return lang;
}

function viewerFrom(given: Given, seats: number): Viewer {
  const text = given.text('as', 'table');
  if (text === 'table') return text;
  if (/^\d+$/u.test(text) && Number(text) < seats) return Number(text);
  throw new BadInput(`--as takes table or a seat from 0 to ${seats - 1}, not ${text}`);
}
