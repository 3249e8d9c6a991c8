import { ZONE_IDS } from '../../../content/map.ts';
import { formsOf, sayOf } from '../entry.ts';
import { zones as names } from './names.ts';

/** Un bateau en mer dans la zone d’un port est au large. */
export const zones = {
  ...formsOf(
    sayOf(ZONE_IDS, (id) => ({ the: names[id], of: `de ${names[id]}`, to: `à ${names[id]}`, at: `au large de ${names[id]}` })),
  ),
  'tortuga:the': 'l’île de la Tortue',
  'tortuga:of': 'de l’île de la Tortue',
  'tortuga:to': 'à l’île de la Tortue',
  'tortuga:at': 'au large de l’île de la Tortue',
  'caribbean-sea:the': 'la mer des Caraïbes',
  'caribbean-sea:of': 'de la mer des Caraïbes',
  'caribbean-sea:to': 'en mer des Caraïbes',
  'caribbean-sea:at': 'en mer des Caraïbes',
} as const;
