import './schemas.test.ts';
