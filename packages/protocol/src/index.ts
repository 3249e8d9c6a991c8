export * from './http.ts';
export * from './limits.ts';
export * from './socket.ts';
