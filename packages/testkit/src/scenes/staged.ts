import { choice, defineGame, type Game, type GameDef, openVars, type Proc, type Question, rulebook } from '@boucan/kernel';

/** Which procedure a scene is about, and the variables it starts with. */
export interface Opening {
  proc: string;
  vars: unknown;
}

export const READY = choice('ready');
export const SCENE_DONE = 'scene-done';

/** The game, waiting for a word before its first procedure; when that procedure is done, so is the scene. */
export function staged<B, P, E>({ def }: Game<B, P, E>): Game<B, P, E> {
  const { proc, question } = rulebook<B, E>();
  const curtain = question<Opening>('scene.curtain', 'KERNEL', (o) => o.may(READY));
  const scene = proc('scene', 'KERNEL', openVars<Opening>(), {
    begin: (t) => t.ask(curtain, 0, 'ready'),
    ready: (t, v) => t.call({ id: v.proc } as Proc<B, E, unknown>, v.vars, 'done'),
    done: (t, _v, result: unknown) => {
      (t.tell as ((event: string, params: object) => void) | undefined)?.(SCENE_DONE, { result });
      return t.end({ winners: [], scores: [], end: SCENE_DONE });
    },
  });
  const more: Partial<GameDef<B, P, E>> = {
    procs: [...def.procs, scene as Proc<B, E, unknown>],
    questions: [...def.questions, curtain as Question<B, unknown>],
    opening: 'scene',
  };
  return defineGame({ ...def, ...more });
}
