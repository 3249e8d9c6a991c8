// What tests need of a machine beside Node: on a bare Debian one, with the right to, it is installed; elsewhere they do without.
import { execFileSync } from 'node:child_process';

/** What is found, if need be after installing this package. */
export function foundOrInstalled<T>(find: () => T | undefined, debian: string): T | undefined {
  const found = find();
  if (found !== undefined || process.getuid?.() !== 0) return found;
  try {
    // No service is started: whoever needs one starts its own.
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } } as const;
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', debian], quiet);
  } catch {
    return undefined;
  }
  return find();
}
