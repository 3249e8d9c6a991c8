import './on-this-device.test.ts';
