const shown = (value: unknown): string => (value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value)));

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether two values are the same as JSON sees them: a field that is undefined is a field that is not there. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  for (const key in a) if (!isSame(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}

/** Where two values first differ: `board.chest: 3 and 4`. Nothing if they are the same. */
export function difference(a: unknown, b: unknown, at = ''): string | null {
  if (isSame(a, b)) return null;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return `${at || 'all'}: ${shown(a)} and ${shown(b)}`;
  const key = [...Object.keys(a), ...Object.keys(b)].find((k) => !isSame(a[k], b[k])) as string;
  return difference(a[key], b[key], at === '' ? key : `${at}.${key}`);
}
