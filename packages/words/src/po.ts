// gettext PO, as translation tools read and write it. Plurals are ICU, inside the messages, so that each language has its own.

/** A message of such a catalogue. */
export interface PoEntry {
  /** What tells it from others with the same English words. */
  readonly context: string;
  readonly notes: readonly string[];
  readonly source: string;
  readonly translation: string;
}

/** A catalogue for translators, in the format of gettext. */
export interface Po {
  readonly lang: string;
  readonly entries: readonly PoEntry[];
}

const quoted = (text: string): string =>
  `"${text.replace(/[\\"]/gu, '\\$&').replace(/\n/gu, '\\n').replace(/\t/gu, '\\t').replace(/\r/gu, '\\r')}"`;

const HEADER = (lang: string): string =>
  [
    `Language: ${lang}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    'X-Generator: boucan words',
  ]
    .map((line) => quoted(`${line}\n`))
    .join('\n');

/** Such a catalogue as a text. */
export function writePo({ lang, entries }: Po): string {
  const one = ({ context, notes, source, translation }: PoEntry): string =>
    [
      ...notes.map((note) => `#. ${note}`),
      '#, icu-message-format',
      `msgctxt ${quoted(context)}`,
      `msgid ${quoted(source)}`,
      `msgstr ${quoted(translation)}`,
    ].join('\n');
  return `${[`msgid ""\nmsgstr ""\n${HEADER(lang)}`, ...entries.map(one)].join('\n\n')}\n`;
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '"': '"', '\\': '\\' };
const FIELD = /^(?:(?<field>msgctxt|msgid|msgstr)\s+)?"(?<text>(?:[^"\\]|\\.)*)"\s*$/u;

/** Throws with the number of the line that cannot be read. Comments are left aside, and so is what is marked as obsolete. */
export function readPo(text: string): Po {
  const entries: PoEntry[] = [];
  let lang = '';
  let fields: Record<string, string> = {};
  let field = '';
  const close = (): void => {
    const { msgctxt, msgid, msgstr } = fields;
    if (msgid === '' && msgctxt === undefined) lang = /^Language:\s*(.+)$/mu.exec(msgstr ?? '')?.[1]?.trim() ?? '';
    else if (msgid !== undefined) entries.push({ context: msgctxt ?? '', notes: [], source: msgid, translation: msgstr ?? '' });
    fields = {};
    field = '';
  };
  for (const [i, line] of text
    .replace(/^\ufeff/u, '')
    .split(/\r?\n/u)
    .entries()) {
    if (line.trim() === '' || line.startsWith('#')) {
      if (fields.msgstr !== undefined) close();
      continue;
    }
    const found = FIELD.exec(line)?.groups;
    if (found === undefined) throw new Error(`line ${i + 1} is not PO: ${line.slice(0, 60)}`);
    if (found.field !== undefined) {
      if (found.field !== 'msgstr' && fields.msgstr !== undefined) close();
      field = found.field;
    }
    if (field === '') throw new Error(`line ${i + 1} belongs to nothing: ${line.slice(0, 60)}`);
    fields[field] = (fields[field] ?? '') + found.text!.replace(/\\(.)/gu, (_, char: string) => ESCAPED[char] ?? char);
  }
  close();
  if (lang === '') throw new Error('its header does not say which language it is: "Language: de\\n"');
  return { lang, entries };
}
