// Starts the server: PORT, HOST, BOUCAN_DATA and the rest as docs/server.md says.
import { answerBackups } from './backup.ts';
import { DEFAULTS, fromEnvironment } from './options.ts';
import { startServer } from './server.ts';

/** Whoever is not gone by then is left behind. To hand tables over to other nodes takes longer. */
const PATIENCE = 5000;
const HANDING_OVER = 20_000;

try {
  const options = fromEnvironment(process.env);
  const server = await startServer(options);
  // PostgreSQL can be read by whoever makes a backup; a file is the server's alone.
  const endBackups = options.database ? () => {} : answerBackups(options.data ?? DEFAULTS.data, server.backup);
  process.stderr.write(`Boucan is at ${server.url}\n`);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), options.nats ? HANDING_OVER : PATIENCE).unref();
    await server.close();
    endBackups();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('disconnect', () => void stop()); // whoever started us is gone
} catch (error) {
  process.stderr.write(`boucan: ${(error as Error).message}\n`);
  process.exit(1); // whatever was begun, a thread or a connection, would keep us here, and nobody would start us again
}
