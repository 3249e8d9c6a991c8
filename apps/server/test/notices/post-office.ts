// A real conversation with SMTP.
import { SMTPServer } from 'smtp-server';
import type { Smtp } from '../../src/notices/post/mail.ts';
import { cleanUpLater } from '../harness.ts';

export interface Posted {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

export async function postOffice(): Promise<{ letters: Posted[]; smtp: Smtp }> {
  const letters: Posted[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? Object.assign(new Error('no such person'), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        letters.push({
          from: (mailFrom as { address: string }).address,
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUpLater(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as { port: number };
  return { letters, smtp: { url: `smtp://127.0.0.1:${port}`, from: 'Boucan <boucan@example.org>' } };
}

/** A line ends with it; the name of a letter may have as many digits in a row. */
export const CODE = /\s(\d{8})\r?$/m;
/** The code in the last letter. */
export const codeIn = (letters: readonly Posted[]): string => CODE.exec(letters.at(-1)!.text)![1]!;
