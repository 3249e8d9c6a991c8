import { type ComponentType, lazy } from 'react';
import type { BoardProps, StandingProps } from '../boards/board.ts';
import { GAMES } from '../games.ts';

interface Drawn {
  readonly Board: ComponentType<BoardProps>;
  readonly Standing: ComponentType<StandingProps>;
}

const made = new Map<string, Drawn>();

/** What draws a game, as components that load it with the first picture: each is made once, for React tells them apart by themselves. */
export function faceOf(id: string): Drawn {
  const known = made.get(id);
  if (known !== undefined) return known;
  const face = () => GAMES[id]!.face();
  const drawn = {
    Board: lazy(async () => ({ default: (await face()).Board })),
    Standing: lazy(async () => ({ default: (await face()).Standing })),
  };
  made.set(id, drawn);
  return drawn;
}
