import './fortunes-scenes.test.ts';
