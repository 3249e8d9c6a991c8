// Everything behind the door of a table on this device, in one piece: `app.tsx` has it when somebody goes there, and the lobby as soon as somebody is about to.
export { DeviceTable } from './local/device-table.tsx';
export { openLocal } from './local/open.ts';
export { TryTable } from './local/try-table.tsx';
