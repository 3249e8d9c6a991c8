import './brethren-pieces.test.ts';
