import './laws-together.test.ts';
