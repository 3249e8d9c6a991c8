import './another-device.test.ts';
