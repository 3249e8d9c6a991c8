// Missions as far as they are alike, all of one shape, for the inner loop.
import type { Skill } from '../content/effect.ts';
import type { Task } from '../content/missions/mission.ts';
import { type MissionId, missionCard } from '../content/missions.ts';
import { PORT } from './captain.ts';
import { atSea, inPort } from './places.ts';
import { missionValue } from './values.ts';

export interface Errand {
  readonly id: MissionId;
  readonly task: Task;
  readonly value: number; // once it is done
  readonly at: number; // the place where it is accepted
  readonly isForAll: boolean; // whatever the captain, roll apart
  readonly roll: Skill | null; // to be trusted with it
  readonly port: number; // where it leads, by PORTS, and the same as a place; −1: to no port
  readonly harbour: number;
  readonly sea: number; // the zone where it leads, as a place at sea; −1: to none
}

const known: { [id in MissionId]?: Errand } = {};

export function errandOf(id: MissionId): Errand {
  known[id] ??= seen(id);
  return known[id];
}

const seen = (id: MissionId): Errand => {
  const { task, port, accept } = missionCard(id);
  const { roll, ...conditions } = accept;
  return {
    id,
    task,
    value: missionValue(id),
    at: inPort(port),
    isForAll: Object.keys(conditions).length === 0,
    roll: roll ?? null,
    port: 'port' in task ? PORT[task.port] : -1,
    harbour: 'port' in task ? inPort(task.port) : -1,
    sea: 'zone' in task ? atSea(task.zone) : -1,
  };
};
