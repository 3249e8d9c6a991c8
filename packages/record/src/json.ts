import { RecordError } from './format.ts';

/** The JSON value in a text. A key that stands twice is refused: which of the two counts is a matter of who reads it. */
export function jsonIn(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const twice = repeatedKey(text);
  if (twice !== undefined) throw new RecordError(`${twice} stands there twice`);
  return value;
}

/** The first key that stands twice in an object of this text, which is JSON. */
function repeatedKey(text: string): string | undefined {
  const open: (Set<string> | null)[] = []; // the keys of each object around; null is a list
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '{') open.push(new Set());
    else if (char === '[') open.push(null);
    else if (char === '}' || char === ']') open.pop();
    else if (char === '"') {
      const from = at;
      for (at++; text[at] !== '"'; at++) if (text[at] === '\\') at++;
      const keys = open.at(-1);
      if (!keys || !isKey(text, at + 1)) continue;
      const key = JSON.parse(text.slice(from, at + 1)) as string;
      if (keys.has(key)) return key;
      keys.add(key);
    }
  }
  return undefined;
}

/** Whether a colon comes next. */
function isKey(text: string, at: number): boolean {
  let next = at;
  while (' \t\n\r'.includes(text[next] as string)) next++;
  return text[next] === ':';
}
