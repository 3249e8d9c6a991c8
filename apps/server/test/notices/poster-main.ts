// A node that sends what is in the queue, as a process of its own, to be killed.
import { pino } from 'pino';
import { guard } from '../../src/net-guard.ts';
import { Notices } from '../../src/notices/notices.ts';
import { Queue } from '../../src/notices/queue.ts';
import { PACE } from '../../src/notices/turns.ts';
import { postgresStorage } from '../../src/storage/postgres/postgres-storage.ts';
import { sqliteStorage } from '../../src/storage/sqlite-storage.ts';
import { MACHINE } from '../../src/time.ts';

const { PLACE = '', LEASE = '1000' } = process.env;
const storage = await (PLACE.startsWith('postgres') ? postgresStorage(PLACE, () => {}) : sqliteStorage(PLACE, () => {}));
const notices = await Notices.open({
  storage,
  guard: guard(() => true),
  smtp: null,
  machine: MACHINE,
  metrics: { noticesSent: 0, noticesFailed: 0, waysDropped: 0 },
  log: pino({ level: 'silent' }),
  pace: PACE,
  lease: Number(LEASE),
});
notices.start();
// Whoever asks is told how many still wait. It goes on until it is killed.
const queue = new Queue(storage.rows, 'asked', 1);
process.on('message', async () => process.send?.((await queue.counts(Date.now())).waiting));
process.send?.('ready');
