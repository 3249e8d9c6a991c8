import './way-in.test.ts';
