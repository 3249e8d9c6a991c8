import './fortunes-replay.test.ts';
