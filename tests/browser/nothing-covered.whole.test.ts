import './nothing-covered.test.ts';
