import { Dialog } from '../../parts/dialog.tsx';
import { NameForm } from '../../parts/name-form.tsx';
import { useLang } from '../../words/lang.tsx';

/** Comes with its form: a dialog that opened before it would put the focus on the cross, and whoever types at once would type nowhere. */
export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLang();
  return (
    <Dialog title={t('name.title')} onClose={onClose}>
      <NameForm onDone={onClose} />
    </Dialog>
  );
}
