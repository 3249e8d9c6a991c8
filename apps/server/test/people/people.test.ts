import { expect, test } from 'vitest';
import { appoint } from '../../src/people/operator.ts';
import { People } from '../../src/people/people.ts';
import { inBoth } from '../storage/both.ts';

const anne = { id: 'a', name: 'Anne' };
const bob = { id: 'b', name: 'Bob' };

inBoth((newPlace) => {
  const fresh = async () => {
    const storage = await (await newPlace()).open();
    for (const player of [anne, bob, { id: 'c', name: 'Апnе' }]) await storage.keepPlayer(player);
    return { people: new People(storage.rows, () => 7), storage };
  };

  test('who stays has an account, and a guest has none', async () => {
    const { people } = await fresh();
    await people.stay(anne);
    expect(await people.of(anne)).toEqual({
      ...anne,
      account: { made: 7, kind: 'person', isOperator: false, silenced: null, banned: null },
    });
    expect(await people.of(bob)).toEqual({ ...bob, account: null });
    expect(await people.byId('b')).toBeNull();
    expect((await people.stay(anne, 'bot')).account!.kind, 'who stays already').toBe('person');
    expect((await people.stay(bob, 'bot')).account!.kind).toBe('bot');
  });

  test('a name that looks like that of somebody who stays is nobody else’s', async () => {
    const { people } = await fresh();
    await people.stay(anne);
    await expect(people.stay({ id: 'c', name: 'Апnе' }), 'in Cyrillic').rejects.toThrow('belongs to somebody else');
    await expect(people.mustBeFree('ANNE', null), 'a guest').rejects.toThrow('belongs to somebody else');
    await people.mustBeFree('ANNE', 'a');
    await people.mustBeFree('Bob', null);
    await people.stay(bob);
    await expect(people.rename(bob, 'anne')).rejects.toThrow('belongs to somebody else');
    const told: unknown[] = [];
    people.onRename = (player) => told.push(player);
    await people.rename(anne, 'Mary');
    expect(told).toEqual([{ id: 'a', name: 'Mary' }]);
    await people.rename(bob, 'anne');
    expect(await people.named('Anne'), 'it is free again').toMatchObject({ id: 'b', name: 'anne' });
    expect(await people.named('Mary')).toMatchObject({ id: 'a', name: 'Mary' });
  });

  test('of two who want to stay under one name at the same time, one does', async () => {
    const { people } = await fresh();
    const both = await Promise.allSettled([people.stay(anne), people.stay({ id: 'c', name: 'Anne' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('the command line makes operators of people who stay, and takes it back', async () => {
    const place = await newPlace();
    const storage = await place.open();
    await storage.keepPlayer(anne);
    await new People(storage.rows, () => 7).stay(anne);
    await storage.close();
    const { data = '', database = null } = place.options;
    await appoint(data, database, 'anne');
    await expect(appoint(data, database, 'Bob')).rejects.toThrow('nobody who stays is called Bob');
    const isOperator = async (): Promise<boolean> => {
      const again = await place.open();
      const { account } = await new People(again.rows, () => 8).of(anne);
      await again.close();
      return account!.isOperator;
    };
    expect(await isOperator()).toBe(true);
    await appoint(data, database, '-Anne');
    expect(await isOperator()).toBe(false);
  });
});
