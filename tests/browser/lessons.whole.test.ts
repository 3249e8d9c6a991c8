import './lessons.test.ts';
