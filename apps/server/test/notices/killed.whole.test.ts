import './killed.test.ts';
