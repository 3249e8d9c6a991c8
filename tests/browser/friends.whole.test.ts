import './friends.test.ts';
