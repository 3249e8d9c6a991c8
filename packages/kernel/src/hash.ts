// One fingerprint for one position, the same in every engine: keys are sorted, numbers are written as JSON writes them.
import type { Seed } from './types.ts';

/** The value as JSON with sorted keys: equal values, equal text. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i > 0 ? ',' : '') + canonical(value[i]);
    return `${text}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const record = value as Record<string, unknown>;
  let text = '';
  for (const key of Object.keys(record).sort()) {
    if (record[key] !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(record[key])}`;
  }
  return `{${text}}`;
}

/** Ids and keys, which is nearly every text in a position, need no escapes. */
const PLAIN = /^[\w .:-]*$/;
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

/** Four lanes of 32 bits over the UTF-16 units of a text. Not for secrets: for telling positions apart. */
function lanes(text: string): [number, number, number, number] {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  const all = h1 ^ h2 ^ h3 ^ h4;
  return [all >>> 0, (h2 ^ all) >>> 0, (h3 ^ all) >>> 0, (h4 ^ all) >>> 0];
}

const hex = (word: number): string => word.toString(16).padStart(8, '0');

/** Sixteen hex digits that tell this value from any other. */
export function hashOf(value: unknown): string {
  const [a, b] = lanes(canonical(value));
  return hex(a) + hex(b);
}

/** The seed that a text stands for. */
export const seedOf = (text: string): Seed => lanes(text);
