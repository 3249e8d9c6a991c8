// Starts the server: PORT, HOST, BOUCAN_DATA and the rest as docs/server.md says.
import { placesFor, rulesIn } from '@boucan/registry/node';
import { answerErrands } from './backup.ts';
import { gamesAt, PLACES } from './games.ts';
import { DEFAULTS, fromEnvironment } from './options.ts';
import { startServer } from './server.ts';

/** Time limits for a shutdown, in milliseconds. Handing tables over to other nodes takes longer. */
const PATIENCE = 5000;
const HANDING_OVER = 20_000;

try {
  const places = await placesFor(PLACES, process.env, process.cwd());
  const games = places.outside.length === 0 ? {} : { places, games: await gamesAt(places), rules: rulesIn(places) };
  const options = { ...fromEnvironment(process.env), ...games };
  const server = await startServer(options);
  // Errands go to PostgreSQL directly; only the running server has its SQLite file open.
  const endErrands = options.database ? () => {} : answerErrands(options.data ?? DEFAULTS.data, server);
  process.stderr.write(`Boucan is at ${server.url}\n`);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), options.nats ? HANDING_OVER : PATIENCE).unref();
    await server.close();
    endErrands();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('disconnect', () => void stop()); // the parent process is gone
} catch (error) {
  process.stderr.write(`boucan: ${(error as Error).message}\n`);
  process.exit(1); // an open thread or connection would keep the process alive, and a supervisor would not restart it
}
