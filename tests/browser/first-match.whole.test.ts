import './first-match.test.ts';
