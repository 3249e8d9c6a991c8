// Before the first test of the server PostgreSQL, NATS and nginx are looked for, and installed where that can be done: once, for files that run side by side.
import './nodes/nats.ts';
import './nodes/nginx.ts';
import './storage/database.ts';

export default function setup(): void {}
