import { isPlain, lengthOf } from '@boucan/table';
import { LIMITS } from './limits.ts';

/** Whether others can read it as a name: not empty, nothing invisible, so many characters as they are seen. Pages ask this too. */
export const isName = (text: string): boolean =>
  text !== '' && text.length <= LIMITS.nameUnits && isPlain(text) && !/[<>]/.test(text) && lengthOf(text) <= LIMITS.name;
