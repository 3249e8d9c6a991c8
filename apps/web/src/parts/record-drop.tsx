import scroll from 'icon:scroll-unfurled';
import { type DragEvent, useId, useState } from 'react';
import { useLang } from '../words/lang.tsx';
import { Icon } from './icon.tsx';
import './record-drop.css';

/** Takes a record file, chosen or dropped, and gives what is written in it. */
export function RecordDrop({ onText }: { readonly onText: (text: string) => void }) {
  const { t } = useLang();
  const id = useId();
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (file !== undefined) onText(await file.text());
  };
  const drop = (e: DragEvent) => {
    e.preventDefault();
    setOver(false);
    void take(e.dataTransfer.files[0]);
  };
  return (
    <label
      htmlFor={id}
      className={over ? 'record-drop over' : 'record-drop'}
      onDragOver={(e) => {
        e.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon body={scroll} size={36} />
      <span>{t('record.drop')}</span>
      <input id={id} type="file" accept=".json,application/json" onChange={(e) => void take(e.target.files?.[0])} />
    </label>
  );
}
