import './fortunes-pieces.test.ts';
