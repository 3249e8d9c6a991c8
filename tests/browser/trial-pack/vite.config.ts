// The web client with one pack more, as if its folder lay among the others.
import { join } from 'node:path';
import { mergeConfig, type Plugin } from 'vite';
import web from '../../../apps/web/vite.config.ts';

const here = import.meta.dirname;
const FACES = /boards\/fortunes\/packs\.ts$/u;

const trialPack = (): Plugin => ({
  name: 'trial-pack',
  enforce: 'pre',
  resolveId: (id) => (id === '@boucan/games' ? join(here, 'games.ts') : null),
  transform: (code, id) =>
    FACES.test(id)
      ? `import { face as trial } from ${JSON.stringify(join(here, 'face.tsx'))};\n${code}\nfaces['./packs/trial/face.tsx'] = trial;`
      : null,
});

export default mergeConfig(web, { plugins: [trialPack()], worker: { plugins: () => [trialPack()] } });
