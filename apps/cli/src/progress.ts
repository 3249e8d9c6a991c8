const EVERY_MS = 100;

/** A line that counts on a terminal's standard error, and is gone when all is done. Silent anywhere else. */
export function progress(what: string): (done: number, all: number) => void {
  if (!process.stderr.isTTY) return () => {};
  let shown = 0;
  return (done, all) => {
    const now = performance.now();
    if (done < all && now - shown < EVERY_MS) return;
    shown = now;
    process.stderr.write(`\r\x1b[K${done < all ? `${what} ${done}/${all}` : ''}`);
  };
}
