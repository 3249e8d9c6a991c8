// What an API token may be allowed to do. Whoever makes one chooses among these.
export const SCOPES = [
  'tables:read', // see my tables and what my seat sees
  'tables:write', // open tables, sit down, choose
  'talk', // say something at a table
  'people:read', // my name, friends, record
  'people:write', // change them
] as const;
export type Scope = (typeof SCOPES)[number];
