import './skull-crew.test.ts';
