// What comes of an assault as its cards lie: everything it is made of lies open.
import { kindOf, type LocationId } from '@boucan/fortunes/packs/locations';
import { CARGO, type CargoId, SECTIONS, type Section, type Ship } from '../../content.ts';

export interface AssaultAhead {
  readonly ends: 'ashore' | 'broken' | 'sunk';
  readonly gold: number;
  /** Sections that would be destroyed. */
  readonly destroyed: readonly Section[];
  readonly hits: number;
  /** Flight icons: as many may be lost ashore, one for each that Leadership does not stop. */
  readonly flights: number;
  /** They raise the alarm: two hits more. */
  readonly alarm: boolean;
}

export function assaultAhead(location: LocationId, cards: readonly CargoId[], ship: Ship, nimble: number): AssaultAhead {
  const harmless = kindOf(location) === 'missionary';
  const icons = cards.map((card) => CARGO[card].icon);
  const hitsOn = (section: Section): number => (harmless ? 0 : icons.filter((icon) => icon === section).length);
  const destroyed = SECTIONS.filter((section) => hitsOn(section) > 0 && hitsOn(section) >= ship[section]);
  const flights = icons.filter((icon) => icon === 'flight').length;
  return {
    ends: destroyed.includes('hull') ? 'sunk' : destroyed.length > 0 ? 'broken' : 'ashore',
    gold: cards.reduce((sum, card) => sum + CARGO[card].value, 0),
    destroyed,
    hits: SECTIONS.reduce((sum, section) => sum + hitsOn(section), 0),
    flights,
    alarm: flights >= nimble,
  };
}
