import spyglass from 'icon:spyglass';
import type { FollowsReply } from '@boucan/protocol';
import { useEffect, useState } from 'react';
import { request } from '../../../net/api.ts';
import { Icon } from '../../../parts/icon.tsx';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';

/** A table that one follows stands among one's own in the lobby. */
export function Follow() {
  const { t } = useLang();
  const { shown } = useTable();
  const [on, setOn] = useState<boolean | null>(null);
  const heard = ({ tables }: FollowsReply) => setOn(tables.some(({ table }) => table === shown.table));
  useEffect(() => {
    request<FollowsReply>('GET', '/api/follows').then(
      ({ tables }) => setOn(tables.some(({ table }) => table === shown.table)),
      () => {}, // nobody without a name follows anything
    );
  }, [shown.table]);
  if (on === null) return null;
  const follow = () =>
    request<FollowsReply>('POST', '/api/follows', { kind: 'table', what: shown.table, on: !on }).then(heard, () => {});
  return (
    <button type="button" aria-pressed={on} onClick={() => void follow()}>
      <Icon body={spyglass} /> {t(on ? 'table.unfollow' : 'table.follow')}
    </button>
  );
}
