// A source without what does not matter: comments, white space, and the commas that a formatter puts at the end of a list.

const WORD = /[\w$]/u;
/** After these, a slash begins a regular expression. */
const BEFORE_PATTERN = /(^|[(,=:[!&|?{};+\-*%<>~^]|\b(return|typeof|case|in|of|do|else|void|delete|await|yield))$/u;

/** It need not understand everything: two sources that mean different things must not look alike, and a formatter's two ways should. */
export function bare(source: string): string {
  const kept: string[] = [];
  let last = ''; // what was kept last, a little of it
  let space = false;
  const keep = (text: string): void => {
    if (')]}'.includes(text[0]!) && last.endsWith(',')) kept[kept.length - 1] = kept.at(-1)!.slice(0, -1);
    if (space && WORD.test(last.at(-1) ?? '') && WORD.test(text[0]!)) kept.push(' ');
    if (space && '+-'.includes(text[0]!) && last.at(-1) === text[0]) kept.push(' ');
    kept.push(text);
    last = (last + (space ? ' ' : '') + text).slice(-12);
    space = false;
  };
  for (let at = 0; at < source.length; ) {
    const end = endOfToken(source, at, last);
    if (isNothing(source, at)) space = true;
    else keep(source.slice(at, end));
    at = end;
  }
  return kept.join('');
}

const isNothing = (source: string, at: number): boolean =>
  /\s/u.test(source[at]!) || source.startsWith('//', at) || source.startsWith('/*', at);

function endOfToken(source: string, at: number, last: string): number {
  const char = source[at]!;
  if (source.startsWith('//', at)) return indexAfter(source, '\n', at);
  if (source.startsWith('/*', at)) return indexAfter(source, '*/', at + 2);
  if (char === "'" || char === '"') return endOf(source, at, char);
  if (char === '`') return endOfTemplate(source, at);
  if (char === '/' && BEFORE_PATTERN.test(last)) return endOfPattern(source, at);
  let end = at + 1;
  if (WORD.test(char)) while (end < source.length && WORD.test(source[end]!)) end++;
  return end;
}

function indexAfter(source: string, what: string, from: number): number {
  const found = source.indexOf(what, from);
  return found < 0 ? source.length : found + what.length;
}

function endOf(source: string, from: number, quote: string): number {
  let at = from + 1;
  while (at < source.length && source[at] !== quote) at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** What stands between `${` and `}` is kept as it is. */
function endOfTemplate(source: string, from: number): number {
  let at = from + 1;
  while (at < source.length && source[at] !== '`')
    if (source[at] === '\\') at += 2;
    else if (source.startsWith('${', at)) at = endOfHole(source, at + 2);
    else at++;
  return at + 1;
}

function endOfHole(source: string, from: number): number {
  let at = from;
  for (let depth = 1; at < source.length && depth > 0; ) {
    const char = source[at]!;
    if (char === '`') at = endOfTemplate(source, at);
    else if (char === "'" || char === '"') at = endOf(source, at, char);
    else {
      if (char === '{') depth++;
      else if (char === '}') depth--;
      at++;
    }
  }
  return at;
}

function endOfPattern(source: string, from: number): number {
  let at = from + 1;
  for (let inClass = false; at < source.length && (inClass || source[at] !== '/') && source[at] !== '\n'; at++)
    if (source[at] === '\\') at++;
    else if (source[at] === '[') inClass = true;
    else if (source[at] === ']') inClass = false;
  return at + 1;
}
