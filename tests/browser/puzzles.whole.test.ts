import './puzzles.test.ts';
