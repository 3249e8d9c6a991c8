import './nothing-lost.test.ts';
