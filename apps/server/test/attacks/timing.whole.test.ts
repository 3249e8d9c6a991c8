import './timing.test.ts';
