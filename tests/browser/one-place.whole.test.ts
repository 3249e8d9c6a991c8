import './one-place.test.ts';
