/** Scrolls to the foot before the next picture is drawn. At once, the page would wait until the last one is finished: long, where the machine is busy. */
export function toFoot(list: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => list.scrollTo({ top: list.scrollHeight }));
  return () => cancelAnimationFrame(frame);
}
