// `npm run reference`: what the public packages export, with the sentence that stands beside it in the sources, as a page to read.
import { writeFileSync } from 'node:fs';
import { FILE, page } from './reference/page.ts';

writeFileSync(FILE, page());
console.log(FILE);
