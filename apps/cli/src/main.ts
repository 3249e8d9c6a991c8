import { debuglog } from 'node:util';
import { BadInput, readArguments } from './arguments.ts';
import { type Command, commands, isCommand, usage, usageOf } from './commands.ts';
import { Output, printable } from './output.ts';

const OK = 0;
const DOES_NOT_HOLD = 1;
const BAD_INPUT = 2;

async function main([name, ...rest]: string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(usage());
    return OK;
  }
  if (name === undefined || !isCommand(name)) {
    if (name !== undefined) process.stderr.write(`boucan: there is no command ${printable(name)}\n`);
    process.stderr.write(usage());
    return BAD_INPUT;
  }
  const command: Command = await commands[name].load();
  const given = readArguments(name, rest, command);
  if (given.has('help')) {
    process.stdout.write(await usageOf(name));
    return OK;
  }
  return (await command.run(given, new Output(given.has('json')))) ? OK : DOES_NOT_HOLD;
}

// Whoever reads our output may have seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const { message, stack } = error as Error;
  debuglog('boucan')('%s', stack);
  process.stderr.write(`boucan: ${printable(message.replaceAll('\n', ' '))}\n`);
  process.exitCode = error instanceof BadInput ? BAD_INPUT : DOES_NOT_HOLD;
}
