import './nothing-leaks.test.ts';
