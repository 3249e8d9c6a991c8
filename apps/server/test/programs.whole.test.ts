import './programs.test.ts';
