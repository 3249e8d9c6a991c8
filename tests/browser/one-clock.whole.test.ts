import './one-clock.test.ts';
