import { afterEach, describe, expect, test, vi } from 'vitest';
import { Wire } from '../../src/nodes/wire.ts';
import { cleanUpLater } from '../harness.ts';
import { hasNats, isOurNats, Nats } from './nats.ts';

afterEach(() => vi.restoreAllMocks());

const SILENT = { request: () => new Promise(() => {}), mail: () => {}, news: () => {} };

describe.skipIf(!(hasNats && isOurNats))('nodes talk over NATS', () => {
  async function two() {
    const nats = await Nats.start();
    cleanUpLater(() => nats.end());
    const wires = [await Wire.open(nats.url, 'test'), await Wire.open(nats.url, 'test')] as const;
    for (const wire of wires) cleanUpLater(() => wire.close());
    const [here, there] = wires;
    there.listenAs('there', SILENT);
    await there.flush();
    return { nats, here, there };
  }

  test('who was asked and is gone, or is nobody, or cannot be reached, is not waited for', async () => {
    const { nats, here } = await two();
    const ask = (): Promise<unknown> => here.ask('there', {}, 60_000).catch((error: Error) => error.message);
    const first = [ask(), ask()];
    here.giveUp('there');
    expect(await Promise.all(first)).toEqual(['a node is gone', 'a node is gone']);
    const nobody = vi.fn();
    here.onNobody = nobody;
    await expect(here.ask('nobody', {}, 60_000)).rejects.toThrow('no responders');
    expect(nobody).toHaveBeenCalledWith('nobody');
    const second = ask();
    await nats.down();
    expect(await second).toBe('a node is gone');
    expect(await ask()).toBe('NATS is away');
  });

  test('whose time of day is set back finds NATS again as soon as any other', async () => {
    const { nats, here } = await two();
    const now = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
    const up = vi.fn();
    here.onUp = up;
    await nats.down();
    await expect.poll(() => here.isUp).toBe(false);
    await nats.up();
    await expect.poll(() => here.isUp, { timeout: 3000 }).toBe(true);
    expect(up).toHaveBeenCalled();
  });
});
