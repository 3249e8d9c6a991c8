import './nassau.test.ts';
