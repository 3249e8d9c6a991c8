import wheel from 'icon:ship-wheel';
import { useLang } from '../words/lang.tsx';
import { Icon } from './icon.tsx';
import './loading.css';

/** Something is on its way. */
export function Loading() {
  const { t } = useLang();
  return (
    <p className="loading" role="status">
      <Icon body={wheel} size={32} />
      <span>{t('shell.loading')}</span>
    </p>
  );
}
