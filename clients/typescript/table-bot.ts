// Plays a match of every game at a server, any offer as likely as the others.
//
//   BOUCAN_TOKEN=boucan_… node table-bot.ts https://boucan.example [GAME…]
import { Boucan } from './boucan.ts';

const [urls = 'http://localhost:8080', ...wanted] = process.argv.slice(2);
const me = new Boucan(urls.split(','), process.env.BOUCAN_TOKEN ?? '');
for (const { id, seats } of await me.games()) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const players = Math.max(2, seats.fewest);
  const table = await me.open(id, { seats: players, bots: [null, ...Array<string>(players - 1).fill('random')], start: true });
  const { result } = await me.play(table, ({ asked }) => Math.floor(Math.random() * asked!.offers.length));
  console.log(id, table, 'winners', result!.winners, 'scores', result!.scores);
}
