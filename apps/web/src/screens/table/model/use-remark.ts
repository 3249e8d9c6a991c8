import type { OfferView } from '@boucan/table';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from './context.ts';

/** What one should know before a choice, once the board is here that knows it. */
export function useRemark(): (offer: OfferView) => string | null {
  const { lang } = useLang();
  const { face, view, speaker, names } = useTable();
  return (offer) => (view.match === null ? null : (face?.remark?.(offer, { view, speaker, lang, names }) ?? null));
}
