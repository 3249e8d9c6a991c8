import { expect, test } from 'vitest';
import { billOfMaterials, licenceOf } from '../scripts/materials.ts';

/** Licences under which a library may be delivered with Boucan. */
const FREE =
  /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|BSL-1\.0|CC0-1\.0|ISC|MIT|MIT-0|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense)$/u;

test('every library that is delivered is known, with a free licence', () => {
  const { components } = billOfMaterials();
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'zod']));
  for (const needless of ['vitest', 'typescript', 'playwright-core']) expect(names, needless).not.toContain(needless);
  const others = components
    .filter(
      (component) =>
        !licenceOf(component)
          .split(/ (?:AND|OR|or) |[()]/u)
          .filter(Boolean)
          .every((one) => FREE.test(one)),
    )
    .map((component) => `${component.name}: ${licenceOf(component)}`);
  expect(others).toEqual([]);
});
