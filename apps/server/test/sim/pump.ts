import type { Clockwork } from './clockwork.ts';

/** Lets simulated time run on by itself, as fast as it can, for a test that waits for what comes of it. Gives how to stop it. */
export function pump(clockwork: Clockwork): () => void {
  let isOn = true;
  const turn = async (): Promise<void> => {
    while (isOn) {
      await clockwork.run(clockwork.now + 0.05, () => {});
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  };
  void turn();
  return () => {
    isOn = false;
  };
}
