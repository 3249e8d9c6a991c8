// `npm run pack`: tarballs of all packages, in .packages/tarballs. `-- --without-pages` leaves the client out.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pack } from './pack/pack.ts';

const isBare = process.argv.includes('--without-pages');
if (!isBare) execFileSync('npm', ['run', '-s', 'build'], { stdio: 'inherit' });
for (const [name, file] of pack(isBare ? null : resolve(import.meta.dirname, '../apps/web/dist')))
  console.log(`${name.padEnd(28)} ${String(Math.round(statSync(file).size / 1000)).padStart(6)} kB  ${file}`);
