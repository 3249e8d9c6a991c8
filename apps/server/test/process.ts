// The server as a process of its own, to be killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cleanUpLater } from './harness.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
}

export async function startProcess(data: string, port = 0): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      BOUCAN_DATA: data,
      BOUCAN_LOG: 'warn',
      BOUCAN_BOT_PAUSE: '0',
      BOUCAN_MOMENT: '0',
      BOUCAN_LOOPBACK_UNLIMITED: '1',
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  cleanUpLater(() => child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => resolve(code));
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const at = /Boucan is at (\S+)/.exec(said);
      if (at !== null) resolve(at[1]!);
    });
    void ended.then((code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return { url, child, ended };
}
