// The smallest bot: any offer, each as likely as the others. Any runtime of JavaScript will do; nothing of Boucan is imported.
import { createInterface } from 'node:readline';

interface Message {
  readonly type: string;
  readonly offers: readonly unknown[];
}

const say = (message: object): unknown => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const { type, offers } = JSON.parse(line) as Message;
  if (type === 'hello') say({ type: 'hello', name: 'random in TypeScript', words: null });
  if (type === 'ask') say({ type: 'choose', choice: Math.floor(Math.random() * offers.length) });
}
