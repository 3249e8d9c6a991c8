import './without-eyes.test.ts';
