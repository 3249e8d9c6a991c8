import './nassau-questions.test.ts';
