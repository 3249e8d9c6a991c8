export { type Analysis, analyse, type Count, type Figure, type Mistake, type Step, type Turn } from './analysis.ts';
export { type Bot, PATIENCE, type Thinking } from './bot.ts';
export { characterIn } from './characters.ts';
export { greedyOver } from './greedy.ts';
export { CHARACTERS, charactersOf } from './judging/character.ts';
export { type Judged, judged } from './judging/judged.ts';
export { DECIDED } from './judging/judgement.ts';
export { learnedOf } from './judging/learned.ts';
export { fitting, judge, MOST_HIDDEN, type Net, netOf, netSize, weightsOf } from './judging/net.ts';
export { agreed, isShared, type Shared, THOROUGH } from './level6.ts';
export { type Matter, RIVALS } from './matter.ts';
export { fallible, type Pitfall, pitfalls } from './mistakes.ts';
export { BOT_NAMES, botNamed } from './named.ts';
export { type NextStep, type Plan, planOf } from './plan.ts';
export { type Budget, explore, type Searched, search, type Tally } from './search.ts';
export {
  chances,
  type Foreseen,
  foreseen,
  matterOf,
  type Standing,
  standing,
  type Why,
  why,
} from './why.ts';
