import './in-the-way.test.ts';
