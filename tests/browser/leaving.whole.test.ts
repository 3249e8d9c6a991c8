import './leaving.test.ts';
