import { ZONE_IDS } from '../../../content/map.ts';
import { formsOf, sayOf } from '../entry.ts';
import { zones as names } from './names.ts';

/** A ship at sea in the zone of a port lies off it. */
export const zones = {
  ...formsOf(sayOf(ZONE_IDS, (id) => ({ the: names[id], of: `of ${names[id]}`, to: `to ${names[id]}`, at: `off ${names[id]}` }))),
  'caribbean-sea:the': 'the Caribbean Sea',
  'caribbean-sea:of': 'of the Caribbean Sea',
  'caribbean-sea:to': 'to the Caribbean Sea',
  'caribbean-sea:at': 'in the Caribbean Sea',
} as const;
