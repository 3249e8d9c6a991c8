import { afterEach, describe, expect, test, vi } from 'vitest';
import { Wire } from '../../src/nodes/wire.ts';
import { cleanUpLater } from '../harness.ts';
import { hasNats, isOurNats, Nats } from './nats.ts';

afterEach(() => vi.restoreAllMocks());

describe.skipIf(!(hasNats && isOurNats))('nodes talk over NATS', () => {
  test('whose time of day is set back finds NATS again as soon as any other', async () => {
    const nats = await Nats.start();
    cleanUpLater(() => nats.end());
    const here = await Wire.open(nats.url, 'test');
    cleanUpLater(() => here.close());
    const now = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
    const up = vi.fn();
    here.onUp = up;
    await nats.down();
    await expect.poll(() => here.isUp).toBe(false);
    await nats.up();
    await expect.poll(() => here.isUp).toBe(true);
    expect(up).toHaveBeenCalled();
  });
});
