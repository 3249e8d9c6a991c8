import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Packing } from '@boucan/table';

/** The level beyond which more time saves little room; and a buffer of the size that most logs need: four times as large ones made a third of the work. */
const QUICK = { level: 3, chunkSize: 4096 } as const;

/** Old lines of tables in memory, a character for each byte: a tenth of what they are unpacked. */
export const PACKING: Packing = {
  pack: (text) => deflateRawSync(text, QUICK).toString('latin1'),
  unpack: (packed) => inflateRawSync(Buffer.from(packed, 'latin1')).toString(),
};
