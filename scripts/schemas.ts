// `npm run schemas`: of every game here, the JSON schema of what a program is told of it.
import { writeFileSync } from 'node:fs';
import { GAMES } from '@boucan/games';
import { fileOf, schemasOf } from './schemas/schema.ts';

for (const [game, schema] of schemasOf(GAMES.map(({ id }) => id))) {
  writeFileSync(fileOf(game), `${JSON.stringify(schema, null, 2)}\n`);
  console.log(fileOf(game));
}
