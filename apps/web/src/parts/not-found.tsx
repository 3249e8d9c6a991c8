import { useLang } from '../words/lang.tsx';
import { Notice } from './notice.tsx';
import { useTitle } from './title.ts';

export function NotFound() {
  const { t } = useLang();
  useTitle(t('trouble.uncharted'));
  return <Notice title={t('trouble.uncharted')} text={t('trouble.uncharted.text')} />;
}
