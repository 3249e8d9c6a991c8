import { lazy, Suspense } from 'react';
import { useTable } from '../net/use-table.ts';
import { Loading } from '../parts/loading.tsx';
import { isFirst } from '../screens/learn/first.ts';
import { TableScreen } from '../screens/table/table-screen.tsx';
import { LocalTable } from './local-table.ts';

const Companion = lazy(async () => ({ default: (await import('../screens/learn/companion.tsx')).Companion }));

/** A table on this device; at a first match somebody sits beside one. */
export function DeviceTable({ id }: { readonly id: string }) {
  const source = useTable(() => new LocalTable(id));
  if (source === null) return <Loading />;
  const companion = isFirst(id) && (
    <Suspense>
      <Companion />
    </Suspense>
  );
  return <TableScreen source={source} {...(companion && { companion })} />;
}
