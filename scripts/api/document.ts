// The document of the interface as it is now, and as it was promised last.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../apps/server/src/http/declared.ts';
import { type OpenApi, openApi } from '../../apps/server/src/http/openapi.ts';

export const FILE = join(import.meta.dirname, '../../docs/api/v1.json');

export const documentNow = async (): Promise<OpenApi> =>
  JSON.parse(JSON.stringify(openApi((await routes()).desk.declared))) as OpenApi;
export const promised = (): OpenApi | null => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as OpenApi) : null);
