// Which words a message chooses by: `{coin, select, gold {…} other {…}}` is about the thing, whatever it is called in this language.
const known = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();
const NONE: ReadonlyMap<string, ReadonlySet<string>> = new Map();

/** By parameter, the ids that the message has words of its own for. */
export function selectsIn(message: string): ReadonlyMap<string, ReadonlySet<string>> {
  if (!message.includes(', select,')) return NONE;
  let found = known.get(message);
  if (found === undefined) {
    const selects = new Map<string, Set<string>>();
    for (const { 0: head, 1: param, index } of message.matchAll(/\{(\w+), select,/gu))
      selects.set(param!, new Set([...(selects.get(param!) ?? []), ...casesFrom(message, index + head.length)]));
    found = selects;
    known.set(message, found);
  }
  return found;
}

/** The words before each brace of this depth, up to the brace that closes it. */
function casesFrom(message: string, from: number): string[] {
  const cases: string[] = [];
  let word = '';
  let depth = 0;
  for (let i = from; i < message.length && depth >= 0; i++) {
    const char = message[i]!;
    if (char === '{' && depth++ === 0) cases.push(word.trim());
    else if (char === '}') depth--;
    word = depth > 0 ? '' : char === '}' || char === '{' ? '' : word + char;
  }
  return cases;
}
