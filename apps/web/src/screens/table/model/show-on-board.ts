import type { Side } from './context.ts';

/** Here the log lies over the board. */
const OVER = '(max-width: 999px)';

/** Whatever is lit comes into sight: the panel that lies over it goes, and the chart moves there. */
export function showOnBoard(openSide: (side: Side | null) => void): void {
  if (matchMedia(OVER).matches) openSide(null);
  // What is lit is drawn with the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const [place] = document.querySelectorAll('.tb-board [data-lit=true], .tb-board .bp-lit');
      place?.dispatchEvent(new CustomEvent('show-place', { bubbles: true }));
      place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }),
  );
}
