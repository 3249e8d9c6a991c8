import './simulator.test.ts';
