import { existsSync } from 'node:fs';
import { foundOrInstalled } from '../debian.ts';

/** The proxy before several nodes, where it is or can be installed. */
export const nginx = foundOrInstalled(
  () => ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file)),
  'nginx',
);
