import nest from 'icon:crow-nest';
import figurehead from 'icon:figurehead';
import plank from 'icon:planks';
import hold from 'icon:secret-door';
import { CARVED_HULL, CROWS_NEST, PLANK, SMUGGLERS_HOLD } from '@boucan/fortunes/packs/modifications';
import type { PackFace } from '../../packs.ts';

export const face: PackFace = {
  icons: { [CARVED_HULL]: figurehead, [CROWS_NEST]: nest, [SMUGGLERS_HOLD]: hold, [PLANK]: plank },
};
