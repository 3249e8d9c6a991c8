// What lies over the table when it is called for: it comes then.

export { DaysOff } from './days-off.tsx';
export { Keys } from './keys.tsx';
export { Leave } from './leave.tsx';
export { Menu } from './menu.tsx';
export { Notes } from './notes.tsx';
export { Report } from './report.tsx';
export { Scores } from './scores.tsx';
