import { kept, useKept } from './kept.ts';

export type Theme = 'day' | 'night' | 'system';
export const THEMES: readonly Theme[] = ['system', 'day', 'night'];

const theme = kept<Theme>('boucan.theme', 'system', (v) => THEMES.includes(v as Theme));
const dark = matchMedia('(prefers-color-scheme: dark)');

function paint(): void {
  const chosen = theme.get();
  const night = chosen === 'night' || (chosen === 'system' && dark.matches);
  document.documentElement.dataset.theme = night ? 'night' : 'day';
}

/** Colours the page before anything is drawn, and again when the device or its owner changes its mind. */
export function startTheme(): void {
  paint();
  dark.addEventListener('change', paint);
  theme.subscribe(paint);
}

export const useTheme = () => useKept(theme);
