import { useTable } from '../net/use-table.ts';
import { Loading } from '../parts/loading.tsx';
import { TableScreen } from '../screens/table/table-screen.tsx';
import { LocalTable } from './local-table.ts';

/** A table on this device. */
export function DeviceTable({ id }: { readonly id: string }) {
  const source = useTable(() => new LocalTable(id));
  return source === null ? <Loading /> : <TableScreen source={source} />;
}
