import './skull-alone.test.ts';
