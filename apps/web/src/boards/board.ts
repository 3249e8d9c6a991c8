export type * from '@boucan/board';
