import { LANGS } from '@boucan/kernel';
import { entriesOf, faultsIn, writePo } from '@boucan/words/catalogue';
import { allWords } from '../all-words.ts';
import { BadInput } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { readWords, writeWhole } from '../files.ts';

/** `fr`, `de`, `pt-BR`. */
const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/u;

export const command: Command = {
  operands: [],
  flags: { lang: 'value', out: 'value', check: 'value' },
  async run(given, out) {
    const file = given.text('check', undefined);
    if (file !== undefined) {
      if (given.has('out') || given.has('lang')) throw new BadInput('words takes --check FILE, or --lang L --out FILE, not both');
      const { lang, entries } = readWords(file);
      const faults = faultsIn(entries, await allWords('en'));
      for (const fault of faults) await out.line(fault, `${fault.key}: ${fault.fault}`);
      const done = entries.filter(({ translation }) => translation !== '').length;
      await out.say(`${lang}: ${done} of ${entries.length} messages translated, ${faults.length} faults`);
      return faults.length === 0;
    }
    const lang = given.text('lang', undefined);
    const to = given.text('out', undefined);
    if (lang === undefined || to === undefined) throw new BadInput('words takes --lang L --out FILE, or --check FILE');
    if (!TAG.test(lang)) throw new BadInput(`--lang takes a language like fr, de or pt-BR, not ${lang}`);
    const shipped = LANGS.find((one) => one === lang);
    const entries = entriesOf(await allWords('en'), shipped === undefined ? null : await allWords(shipped));
    writeWhole(to, writePo({ lang, entries }));
    const translated = entries.filter(({ translation }) => translation !== '').length;
    await out.line(
      { lang, file: to, messages: entries.length, translated },
      `${to}: ${entries.length} messages, ${translated} translated`,
    );
    return true;
  },
};
