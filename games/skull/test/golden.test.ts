import { goldenTests } from '@boucan/testkit/golden-tests';
import { game, goldens, pin } from './golden/index.ts';

goldenTests(game, goldens, new URL('./golden/', import.meta.url), pin);
