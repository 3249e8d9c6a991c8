import heated from 'icon:burning-round-shot';
import caltrops from 'icon:caltrops';
import double from 'icon:double-shot';
import { CALTROPS, DOUBLE_SHOT, HEATED_SHOT } from '@boucan/fortunes/packs/special-weapons';
import type { PackFace } from '../../packs.ts';

export const face: PackFace = { icons: { [HEATED_SHOT]: heated, [DOUBLE_SHOT]: double, [CALTROPS]: caltrops } };
