import { useEffect, useState } from 'react';
import type { TableSource } from '../table/source.ts';

/** A table for as long as the screen stands; it is closed with it. */
export function useTable(open: () => TableSource): TableSource | null {
  const [source, setSource] = useState<TableSource | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table is opened once; another one is another component
  useEffect(() => {
    const opened = open();
    setSource(opened);
    return () => opened.close();
  }, []);
  return source;
}
