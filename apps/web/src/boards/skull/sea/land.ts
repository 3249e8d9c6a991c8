// What stands on each island.
import anvil from 'icon:anvil';
import camp from 'icon:campfire';
import sabre from 'icon:crossed-sabres';
import dunes from 'icon:desert';
import jaguar from 'icon:feline';
import wood from 'icon:forest';
import hills from 'icon:hills';
import tentacle from 'icon:kraken-tentacle';
import lantern from 'icon:lighthouse';
import mountains from 'icon:mountains';
import palm from 'icon:palm-tree';
import peak from 'icon:peaks';
import gallows from 'icon:pirate-grave';
import bell from 'icon:ringing-bell';
import tortoise from 'icon:tortoise';
import volcano from 'icon:volcano';
import type { IslandId } from '../content.ts';

export const LAND_ICONS: Readonly<Record<IslandId, readonly string[]>> = {
  A: [anvil, palm, hills],
  B: [bell, mountains, palm],
  C: [sabre, palm, wood, hills],
  D: [tortoise, palm, hills],
  E: [volcano, palm, peak],
  F: [dunes, palm, camp],
  G: [gallows, hills, palm],
  H: [hills, wood, palm, mountains],
  I: [peak, mountains],
  J: [jaguar, wood],
  K: [tentacle, mountains, palm],
  L: [lantern, palm],
};
