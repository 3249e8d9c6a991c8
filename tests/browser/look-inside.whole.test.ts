import './look-inside.test.ts';
