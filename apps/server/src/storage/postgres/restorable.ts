import { type Client, codeOf } from './link.ts';

/** The database says that what it has on its disk is broken. */
export const isCorrupted = (error: unknown): boolean => /^(XX00[12]|58)/.test(codeOf(error) ?? '');

/** Touched since, or with a clock. */
const WANTED = `e.n = (select max(l.n) from entries l where l.tab = t.id) and (t.clock <> 'none' or e.at > $1)`;

/**
 * The tables that are not over, were touched since or have a clock, and fit. A broken page hides those on it and no others: they are given
 * as well, and whoever fetches one of them hears what is wrong.
 */
export function restorable(name: string, fits = 'true'): (client: Client, since: number) => Promise<string[]> {
  const ask = (what: string, text: string) => async (client: Client, values: readonly unknown[]) =>
    (await client.query<{ id: string }>({ name: `${name}${what}`, text, values: [...values] })).rows.map(({ id }) => id);
  const isOpen = `t.phase <> 'over' and ${fits}`;
  const all = ask('', `select t.id from tables t join entries e on e.tab = t.id where ${isOpen} and ${WANTED} order by t.opened`);
  const listed = ask('-listed', `select t.id from tables t where ${isOpen} order by t.opened`);
  const one = ask('-one', `select t.id from tables t join entries e on e.tab = t.id where t.id = $2 and ${WANTED}`);
  return async (client, since) => {
    try {
      return await all(client, [since]);
    } catch (error) {
      if (!isCorrupted(error)) throw error;
    }
    const found: string[] = [];
    for (const id of await listed(client, []))
      try {
        found.push(...(await one(client, [since, id])));
      } catch (error) {
        if (!isCorrupted(error)) throw error;
        found.push(id);
      }
    return found;
  };
}
