import type { ModificationId, WeaponId } from '../../../content/tokens.ts';
import type { Entries } from '../entry.ts';

export const modifications: Entries<ModificationId> = {
  'extra-hammocks': {
    name: 'Extra Hammocks',
    text: 'Your ship’s Crew value is 1 higher, at most 5. The new hammock is empty until you recruit.',
  },
  'special-rigging': {
    name: 'Special Rigging and Sails',
    text: 'Your ship’s Manoeuvrability is 1 higher, at most 5.',
  },
  'reinforced-hull': {
    name: 'Reinforced Hull',
    text: 'When the hits on your ship have found their sections, turn this over to cancel 1 of them, whatever its section; in a raid it cancels 1 Hit icon. Turned over it is useless until you pay 3 gold at a shipyard to restore it.',
  },
  'extended-hold': {
    name: 'Extended Hold',
    text: 'Your ship’s Cargo is 1 higher, value and cube, at most 5.',
  },
  chasers: {
    name: 'Chasers',
    text: 'Once per combat, when you or your opponent have declared Flee, you may fire these before the contest: 1 hit, placed by a location die, with no roll needed and even without Cannons. If both declared Flee, they may still fire before the ships part. Chain or grapeshot may be spent on this hit.',
  },
  'extra-gun-port': {
    name: 'Extra Gun Port',
    text: 'Your ship’s Cannons are 1 higher, value and cube, at most 5.',
  },
  'swivel-guns': {
    name: 'Swivel Guns',
    text: 'Before a crew combat at sea, no matter who boards, roll 2 dice: with at least one skull, the enemy loses 1 Crew. They do not fire ashore.',
  },
  'long-range-guns': {
    name: 'Long-range Guns',
    text: 'At the opening of a naval combat, roll one die per Cannon: each skull is a hit, placed by a location die. Chain and grapeshot cannot steer these hits.',
  },
};

export const weapons: Entries<WeaponId> = {
  grapple: {
    name: 'Grapple',
    text: 'In a combat round in which you declared Board, discard this after the Manoeuvre roll to re-roll any of your own dice, once. In a raid, discard it to turn one failed die into a success.',
  },
  'chain-shot': {
    name: 'Chain Shot',
    text: 'When you see the location dice of your volley, discard this: all its skulls hit the enemy Masts. Hits on Masts already destroyed are lost. In a raid, discard it to turn one failed die into a success.',
  },
  'grape-shot': {
    name: 'Grapeshot',
    text: 'When you see the location dice of your volley, discard this: all its skulls hit the enemy Crew. Hits on a Crew already destroyed are lost. In a raid, discard it to turn one failed die into a success.',
  },
};
