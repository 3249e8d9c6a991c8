// Every puzzle that ships, not one in ten.
import './shipped.test.ts';
