// `npm run api`: writes down what the HTTP interface promises, with what was added. What would break a promise is not written.
import { writeFileSync } from 'node:fs';
import { documentNow, FILE, promised } from './api/document.ts';
import { brokenIn } from './api/drift.ts';

const [was, next] = [promised(), await documentNow()];
const broken = was === null ? [] : brokenIn(was, next);
for (const one of broken) console.error(one);
if (broken.length > 0) {
  console.error('Programs were promised this. Keep it, or begin another version of the interface.');
  process.exit(1);
}
writeFileSync(FILE, `${JSON.stringify(next, null, 2)}\n`);
console.log(FILE);
process.exit(0);
