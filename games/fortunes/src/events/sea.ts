// Moving, scouting, raids, bounties, cargo at sea.
import type { Seat } from '@boucan/kernel';
import type { Good } from '../content/cargo.ts';
import type { Nation, ZoneId } from '../content/map.ts';

export interface SeaEvents {
  'ship.sailed': { seat: Seat; zone: ZoneId };
  'port.entered': { seat: Seat; zone: ZoneId };
  'port.left': { seat: Seat; zone: ZoneId };
  'bounty.gained': { seat: Seat; nation: Nation; bounties: number };
  'bounty.removed': { seat: Seat; nation: Nation; bounties: number };
  'cargo.dropped': { seat: Seat; good: Good };
  'cargo.lost': { seat: Seat; good: Good };
}
