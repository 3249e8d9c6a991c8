import './skull-looks.test.ts';
