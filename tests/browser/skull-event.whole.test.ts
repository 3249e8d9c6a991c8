import './skull-event.test.ts';
