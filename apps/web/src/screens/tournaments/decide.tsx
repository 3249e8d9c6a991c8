import type { TournamentCommand, TournamentReply } from '@boucan/protocol';
import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { useLang } from '../../words/lang.tsx';

interface Props {
  readonly table: string;
  readonly seats: TournamentReply['rounds'][number]['tables'][number]['seats'];
  readonly act: (command: TournamentCommand) => void;
}

/** The host settles a dispute, and says why. */
export function Decide({ table, seats, act }: Props) {
  const { t } = useLang();
  const [open, setOpen] = useState(false);
  const [places, setPlaces] = useState(seats.map(({ place }, i) => place ?? i + 1));
  const [note, setNote] = useState('');
  if (!open)
    return (
      <button type="button" className="quiet" onClick={() => setOpen(true)}>
        {t('cup.decide')}
      </button>
    );
  return (
    <Dialog title={t('cup.decide')} onClose={() => setOpen(false)} className="club">
      <form
        onSubmit={(e) => {
          e.preventDefault();
          act({ do: 'decide', table, places, note });
          setOpen(false);
        }}
      >
        {seats.map(({ player, name }, seat) => (
          <label key={player}>
            {t('cup.decide.place', { name })}
            <select value={places[seat]} onChange={(e) => setPlaces(places.with(seat, Number(e.target.value)))}>
              {seats.map((_, i) => (
                <option key={i} value={i + 1}>
                  {i + 1}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          {t('cup.decide.why')}
          <textarea required rows={3} maxLength={300} value={note} onChange={(e) => setNote(e.target.value)} />
        </label>
        <button type="submit" className="primary" disabled={note.trim() === ''}>
          {t('cup.decide.send')}
        </button>
      </form>
    </Dialog>
  );
}
