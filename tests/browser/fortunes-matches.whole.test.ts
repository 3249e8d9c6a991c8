import './fortunes-matches.test.ts';
