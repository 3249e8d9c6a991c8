// Whether anybody is there. A board that bobs and glows for nobody costs a phone its battery.

/** How long nothing has been touched before nobody is thought to be there, in milliseconds. */
const PATIENCE = 15_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'focus'] as const;

/** Marks the page as left while nobody moves a finger. */
export function noticeWhoIsThere(at: EventTarget, page: { readonly dataset: DOMStringMap }): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stir = (): void => {
    delete page.dataset.left;
    clearTimeout(timer);
    timer = setTimeout(() => {
      page.dataset.left = '';
    }, PATIENCE);
  };
  for (const sign of SIGNS) at.addEventListener(sign, stir, { passive: true, capture: true });
  stir();
}
