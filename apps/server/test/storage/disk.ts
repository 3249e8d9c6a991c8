// A file system of its own that is small enough to be filled to the last byte. It lies in memory, and needs the right to mount.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const FILLING = 'filling-';

export class Disk {
  readonly folder: string;
  /** Where files may be put. */
  readonly inside: string;
  readonly #orphan = (): void => this.#unmount();

  private constructor(folder: string) {
    this.folder = folder;
    this.inside = join(folder, 'data');
    process.once('exit', this.#orphan);
  }

  /** Null where we are not allowed to. */
  static mount(megabytes: number): Disk | null {
    const folder = mkdtempSync(join(tmpdir(), 'boucan-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder], { stdio: 'ignore' });
      return new Disk(folder);
    } catch {
      rmdirSync(folder);
      return null;
    }
  }

  /** From now on nothing on it can grow. */
  async fill(): Promise<void> {
    const { bavail, bsize } = statfsSync(this.folder);
    if (bavail === 0) return;
    const file = join(this.folder, `${FILLING}${performance.now()}`);
    // Where somebody else takes some of it meanwhile, that fails, and what is left is little.
    await promisify(execFile)('fallocate', ['-l', String(bavail * bsize), file]).catch(() => {});
  }

  free(): void {
    for (const name of readdirSync(this.folder)) if (name.startsWith(FILLING)) rmSync(join(this.folder, name));
  }

  end(): void {
    process.off('exit', this.#orphan);
    this.#unmount();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #unmount(): void {
    execFileSync('umount', ['-l', this.folder], { stdio: 'ignore' });
  }
}
