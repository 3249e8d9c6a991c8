import { InviteField } from '../../../parts/invite-field.tsx';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import './links.css';

/** Links to hand on: one to sit down, one to look on; at an open table it is the same, as long as it gathers. */
export function Links() {
  const { t } = useLang();
  const { shown, view, source, speaker } = useTable();
  if (source.local) return null;
  const address = (key: string | null) => `${location.origin}/t/${shown.table}${key === null ? '' : `?k=${key}`}`;
  const { invite, watch } = shown.keys;
  const open = view.terms.visibility !== 'invitation';
  const gathers = view.phase === 'gathering';
  return (
    <div className="tb-links">
      {gathers && open && <InviteField title={speaker.title} label={t('table.link-both')} value={address(null)} />}
      {gathers && invite !== null && <InviteField title={speaker.title} label={t('table.link-invite')} value={address(invite)} />}
      {(watch !== null || (open && !gathers)) && (
        <InviteField title={speaker.title} label={t('table.link-watch')} value={address(watch)} />
      )}
    </div>
  );
}
