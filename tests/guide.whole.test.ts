import './guide.test.ts';
