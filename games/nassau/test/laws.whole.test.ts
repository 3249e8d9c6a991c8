import './laws.test.ts';
