import { parseArgs } from 'node:util';

/** The one who asked has to ask differently; the message says how. */
export class BadInput extends Error {
  override name = 'BadInput';
}

/** What a command takes: operands in order (`[GAME]` may be left out), and flags with or without a value. */
export interface Takes {
  readonly operands: readonly string[];
  readonly flags: { readonly [flag: string]: 'value' | 'switch' };
}

const EVERYWHERE = { json: 'switch', help: 'switch' } as const;

/** The arguments of a command, read and checked. */
export class Given {
  readonly operands: readonly string[];
  readonly #flags: ReadonlyMap<string, readonly string[]>;

  constructor(operands: readonly string[], flags: ReadonlyMap<string, readonly string[]>) {
    this.operands = operands;
    this.#flags = flags;
  }

  has(flag: string): boolean {
    return this.#flags.has(flag);
  }

  /** Every value of a flag that may be repeated. */
  all(flag: string): readonly string[] {
    return this.#flags.get(flag) ?? [];
  }

  text<T>(flag: string, otherwise: T): string | T {
    return this.all(flag).at(-1) ?? otherwise;
  }

  /** Values with commas between them. */
  list(flag: string, otherwise: readonly string[]): readonly string[] {
    return this.text(flag, undefined)?.split(',') ?? otherwise;
  }

  whole(flag: string, otherwise: number, least: number, most: number = Number.MAX_SAFE_INTEGER): number {
    const text = this.text(flag, undefined);
    if (text === undefined) return otherwise;
    const number = Number(text);
    if (/^\d+$/u.test(text) && number >= least && number <= most) return number;
    const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} up` : `from ${least} to ${most}`;
    throw new BadInput(`--${flag} takes a whole number ${range}, not ${text}`);
  }
}

export function readArguments(command: string, args: readonly string[], takes: Takes): Given {
  const known: Takes['flags'] = { ...takes.flags, ...EVERYWHERE };
  // Not strict: `--games -4` is then a value to complain about, and the complaints are ours.
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(known).map(([flag, kind]) => [flag, { type: kind === 'value' ? 'string' : 'boolean' } as const]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });

  const operands: string[] = [];
  const flags = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const kind = Object.hasOwn(known, token.name) && token.rawName.startsWith('--') ? known[token.name] : undefined;
    if (kind === undefined) {
      const names = Object.keys(known).map((flag) => `--${flag}`);
      throw new BadInput(`there is no flag ${token.rawName}; ${command} takes ${names.join(', ')}`);
    }
    if (kind === 'switch' && token.value !== undefined) throw new BadInput(`${token.rawName} takes no value`);
    if (kind === 'value' && (token.value === undefined || token.value === '' || token.value.startsWith('--')))
      throw new BadInput(`${token.rawName} needs a value`);
    flags.set(token.name, [...(flags.get(token.name) ?? []), token.value ?? '']);
  }

  if (!flags.has('help')) {
    const missing = takes.operands[operands.length];
    if (missing !== undefined && !missing.startsWith('['))
      throw new BadInput(`${command} needs a ${missing}; see boucan ${command} --help`);
    const surplus = operands[takes.operands.length];
    if (surplus !== undefined) throw new BadInput(`${command} has no use for ${surplus}; see boucan ${command} --help`);
  }
  return new Given(operands, flags);
}
