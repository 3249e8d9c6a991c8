import './whole-matches.test.ts';
