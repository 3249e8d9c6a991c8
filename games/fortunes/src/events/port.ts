// Business in port.

export type PortEvents = Record<never, never>;
