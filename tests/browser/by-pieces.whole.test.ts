import './by-pieces.test.ts';
