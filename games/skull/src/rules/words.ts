// Choices that many questions share, made once.
import { choice, choices, type Said } from '@boucan/kernel';
import { CLASS_IDS, type ClassId } from '../content/characters.ts';
import { GROUP_IDS, type GroupId } from '../content/groups.ts';

export const ENOUGH = choice('enough');
export const PASS = choice('pass');
export const YES = choice('yes');
export const NO = choice('no');
/** Once a day, at any moment, a rum marker for the crew.   SKU-GOODS-07 */
export const RUM = choice('rum');
export const CALL = choices('call', CLASS_IDS);
export const GROUP = choices('group', GROUP_IDS);

export type Enough = Said<'enough'>;
export type Pass = Said<'pass'>;
export type YesOrNo = Said<'yes'> | Said<'no'>;
export type Rum = Said<'rum'>;
export type Call = Said<'call', [who: ClassId]>;
export type OfGroup = Said<'group', [group: GroupId]>;

export const personOf = (people: readonly { readonly cls: ClassId }[], cls: ClassId): number =>
  people.findIndex((p) => p.cls === cls);
