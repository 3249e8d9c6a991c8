/** The same, and nobody changes it. */
export type Frozen<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly unknown[]
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T extends object
      ? { readonly [K in keyof T]: Frozen<T[K]> }
      : T;
