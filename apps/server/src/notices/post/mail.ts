// E-mail, by the operator's own SMTP server.
import { createTransport } from 'nodemailer';
import { sha256 } from '../../random.ts';
import type { Message } from '../message.ts';
import type { Target, Way, Wish } from '../ways.ts';
import { WORDS } from '../words.ts';
import type { Outcome } from './outcome.ts';

export interface Smtp {
  readonly url: string; // smtp://USER:PASSWORD@HOST:587
  readonly from: string;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly id?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** No such person there. */
const NOBODY = [550, 551, 553, 554];
const WITHIN = 20_000;

export class Mailer {
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #from: string;

  constructor({ url, from }: Smtp) {
    this.#from = from;
    this.#transport = createTransport(url, { from });
    Object.assign(this.#transport.options, {
      connectionTimeout: WITHIN,
      greetingTimeout: WITHIN,
      socketTimeout: WITHIN,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text, id, headers = {} }: Letter): Promise<Outcome> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        subject,
        text,
        ...(id !== undefined && { messageId: id }),
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      });
      return { is: 'sent' };
    } catch (error) {
      const { message, responseCode, command } = error as Error & { responseCode?: number; command?: string };
      const isGone = command === 'RCPT TO' && responseCode !== undefined && NOBODY.includes(responseCode);
      return { is: isGone ? 'gone' : 'later', why: message };
    }
  }

  /** Whether the SMTP server answers and lets us in. */
  async check(): Promise<void> {
    await this.#transport.verify();
  }

  close(): void {
    this.#transport.close();
  }
}

/** A notice as a letter, with the way to end it in one press (RFC 8058). */
export function letterOf({ target, origin }: Way, { lang }: Wish, message: Message): Letter {
  const words = WORDS[lang];
  const { host } = new URL(origin);
  return {
    to: (target as Extract<Target, { kind: 'mail' }>).address,
    subject: message.title,
    text: [message.text, `${words.open} ${message.url}`, `-- \n${words.why(host)}\n${words.stop} ${message.stop}`].join('\n\n'),
    // Sent again after a crash, it is the same letter.
    id: `<${sha256(message.id)}@${host.replace(/:\d+$/u, '')}>`,
    headers: { 'List-Unsubscribe': `<${message.stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
