import './fortunes-verdicts.test.ts';
