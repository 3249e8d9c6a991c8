import type { Game } from '@boucan/kernel';
import type { Try } from '../boards/board.ts';
import { GAMES } from '../games.ts';
import { randomHex } from '../net/random.ts';
import { nameHere } from '../net/session.ts';
import { useTable } from '../net/use-table.ts';
import { Loading } from '../parts/loading.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { useLoaded } from '../screens/table/model/use-source.ts';
import { LoadFailed, TableScreen } from '../screens/table/table-screen.tsx';
import { useLang } from '../words/lang.tsx';
import { begunUntil } from './begun.ts';
import { LocalTable } from './local-table.ts';
import { openingOf } from './opening.ts';

/** A table to see how something goes: begun by others, kept nowhere. */
export function TryTable({ game: id, what }: { readonly game: string; readonly what: string }) {
  const listed = GAMES[id];
  const loaded = useLoaded(async () => listed && Promise.all([listed.load(), listed.help()]), id);
  if (loaded.state === 'failed') return <LoadFailed again={loaded.again} />;
  if (loaded.state !== 'here') return <Loading />;
  const [game, help] = loaded.value ?? [];
  const wanted = help?.tries?.find((one) => one.id === what);
  return game === undefined || wanted === undefined ? <NotFound /> : <Begun game={game} wanted={wanted} />;
}

function Begun({ game, wanted }: { readonly game: Game; readonly wanted: Try }) {
  const { lang } = useLang();
  const source = useTable(() => {
    const name = nameHere(lang);
    const sitters = Array.from({ length: wanted.seats }, (_, seat) => (seat === 0 ? { name } : { bot: 'level2' }));
    const dice = { secret: randomHex(32), entropy: sitters.map(() => randomHex(16)) };
    const from = begunUntil(game, wanted, ['', ...sitters.slice(1).map((_, i) => `${i + 2}`)]);
    const entries = openingOf(game, { seats: wanted.seats }, sitters, dice, from);
    return new LocalTable(`try-${randomHex(4)}`, { secret: dice.secret, entries, path: `/try/${game.id}/${wanted.id}` });
  });
  return source === null ? <Loading /> : <TableScreen source={source} />;
}
