// What can happen, chapter by chapter: each event with its parameters.
import type { CombatEvents } from './events/combat.ts';
import type { CourseEvents } from './events/course.ts';
import type { NpcEvents } from './events/npc.ts';
import type { PortEvents } from './events/port.ts';
import type { SeaEvents } from './events/sea.ts';
import type { VentureEvents } from './events/ventures.ts';

export interface Events extends CourseEvents, SeaEvents, PortEvents, VentureEvents, NpcEvents, CombatEvents {}
