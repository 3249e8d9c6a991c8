import './taking-back.test.ts';
