import './added-language.test.ts';
