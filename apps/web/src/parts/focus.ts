/** Whatever had the focus before has it again; if it is gone, the place of the page that takes it (`data-home`). */
export function giveBackFocus(before: Element | null): void {
  const known = before instanceof HTMLElement || before instanceof SVGElement ? before : null;
  const here = known?.isConnected && known !== document.body && known.checkVisibility();
  const to = here ? known : document.querySelector<HTMLElement>('[data-home]');
  to?.focus({ preventScroll: true });
}
