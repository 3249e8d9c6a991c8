// Two people in one study on two nodes.
import { studyFrom } from '@boucan/protocol';
import { describe, expect, test } from 'vitest';
import { Guest } from '../harness.ts';
import { canHaveNodes, cluster } from '../nodes/cluster.ts';
import { change, join, Looker, look, opened, table } from './parts.ts';

describe.skipIf(!canHaveNodes)('nodes', () => {
  const shared = cluster();

  test('two people in one study on two nodes; one leaves, returns and finds everything', { timeout: 60_000 }, async () => {
    const { servers } = await shared.open(2);
    const [one, two] = servers.map(({ url }) => url) as [string, string];
    const [anne, bart] = [await Guest.named(one, 'Anne'), await Guest.named(two, 'Bart')];
    const study = await opened(anne, (await table(anne, bart, true)).table);
    expect(await join(bart, anne, study)).toBe(200);
    const a = await Looker.come(anne, study, 4);
    // Who comes later is told of those who were there before, at the other node.
    let b = await Looker.come(bart, study);
    for (const looker of [a, b]) await expect.poll(() => looker.places).toEqual({ Anne: 4, Bart: 0 });
    a.at(7);
    await expect.poll(() => b.places).toMatchObject({ Anne: 7 });
    a.line.send({ type: 'point', study, at: { place: 'bank' } });
    await expect.poll(() => b.points).toMatchObject([{ player: anne.player, at: { place: 'bank' } }]);

    // Bart leaves; Anne goes on writing, and both do at once.
    b.line.socket.close();
    await expect.poll(() => a.places).toEqual({ Anne: 7 });
    const place = { line: 0, at: 3 } as const;
    const writes = [anne, bart, anne, bart].map((who, i) => change(who, study, { do: 'comment', place, text: `comment ${i}` }));
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await change(anne, study, { do: 'mark', place, mark: { kind: 'arrow', from: { place: 'bank' }, to: { x: 1, y: 0 } } });
    await expect.poll(() => a.now?.n).toBe(6);

    // He returns, to the other node even, and finds everything.
    b = await Looker.come(bart, study, 7);
    await expect.poll(() => b.now?.n).toBe(6);
    await expect.poll(() => b.places).toEqual({ Anne: 7, Bart: 7 });
    for (const url of [one, two]) {
      const { comments, marks } = studyFrom((await look(bart.at(url), study)).entries);
      expect(comments.map(({ text }) => text).sort()).toEqual([0, 1, 2, 3].map((i) => `comment ${i}`));
      expect(marks).toMatchObject([{ mark: { kind: 'arrow' }, by: anne.player }]);
    }
    // Written at one node, told at the other.
    await change(anne, study, { do: 'lead', leader: bart.player });
    await expect.poll(() => b.now?.n).toBe(7);

    // A node goes, and with it those who were there.
    await servers[0]!.close();
    await expect.poll(() => b.places).toEqual({ Bart: 7 });
    const back = await Looker.come(anne.at(two), study, 2);
    await expect.poll(() => back.places).toEqual({ Anne: 2, Bart: 7 });
    expect(back.now?.n).toBe(7);
  });
});
