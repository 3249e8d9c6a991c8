import './accessible.test.ts';
