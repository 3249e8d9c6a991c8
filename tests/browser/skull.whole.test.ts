import './skull.test.ts';
