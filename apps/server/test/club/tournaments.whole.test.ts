import './tournaments.test.ts';
