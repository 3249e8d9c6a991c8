/// <reference lib="webworker" />
import { Table } from '@boucan/table';
import { isPartGone } from '../net/renew.ts';
import { findGame } from './find-game.ts';
import type { FromWorker, Passing, ToWorker } from './messages.ts';
import { loadLocal } from './open.ts';
import { type Page, Sitting } from './sitting.ts';

declare const self: DedicatedWorkerGlobalScope;
const say = (message: FromWorker): void => self.postMessage(message);

const page: Page = {
  show: (shown, fresh) => say({ type: 'shown', shown, fresh }),
  thinks: (seat, share) => say({ type: 'thinking', seat, share }),
};

let sitting: Sitting | null = null;

async function open(id: string, pause: number): Promise<void> {
  const loaded = await loadLocal(id);
  if (loaded === null) say({ type: 'trouble', trouble: { error: 'no-such-table', message: id } });
  else sitting = new Sitting(id, loaded.card.secret, loaded.table, pause, page);
}

/** A table that nobody keeps. */
async function openPassing(id: string, pause: number, { secret, entries, still = false }: Passing): Promise<void> {
  const first = entries[0];
  const game = first?.type === 'opened' ? await findGame(first.terms.game) : undefined;
  if (game === undefined) return say({ type: 'trouble', trouble: { error: 'no-such-game', message: id } });
  const table = new Table(game, secret, entries);
  sitting = new Sitting(id, null, table, pause, page, still);
}

/** A table is open in one tab at a time; the lock is held until this worker ends. */
async function openAlone(id: string, pause: number): Promise<void> {
  if (navigator.locks === undefined) return open(id, pause); // only on pages without a secure address
  const lock = `boucan.table.${id}`;
  const forever = new Promise<never>(() => undefined);
  const held = (taken: Lock | null) => (taken === null ? null : open(id, pause).then(() => forever));
  if ((await navigator.locks.request(lock, { ifAvailable: true }, held)) !== null) return;
  say({ type: 'trouble', trouble: { error: 'elsewhere', message: id } });
  await navigator.locks.request(lock, held);
}

/** Nobody waits for a table that cannot be opened. */
const failed = (error: unknown): void =>
  say(
    isPartGone(error) ? { type: 'parts-gone' } : { type: 'trouble', trouble: { error: 'unavailable', message: String(error) } },
  );

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'open':
      return void (
        data.passing === undefined ? openAlone(data.table, data.pause) : openPassing(data.table, data.pause, data.passing)
      ).catch(failed);
    case 'lift':
      return sitting?.lift();
    case 'reached':
      return sitting?.reached(data.n);
    case 'pause':
      return sitting?.takePause(data.pause);
    case 'hurry':
      return sitting?.hurry();
    case 'do':
      return void sitting?.do(data.command).then((reasons) => say({ type: 'answer', id: data.id, reasons }));
  }
};
