import './never-lost.test.ts';
