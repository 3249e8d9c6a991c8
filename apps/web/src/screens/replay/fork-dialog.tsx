import type { Game, Seat } from '@boucan/kernel';
import { upTo } from '@boucan/record';
import { isolated } from '@boucan/words';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { openLocal } from '../../local/open.ts';
import { nameHere } from '../../net/session.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useLang } from '../../words/lang.tsx';
import { LEVELS, type Level } from '../new-table/sitters.ts';
import type { Tape } from './tape.ts';

interface Props {
  readonly tape: Tape;
  readonly game: Game;
  readonly at: number;
  readonly onClose: () => void;
}

/** From here on it could have gone otherwise: the match so far, a seat, and bots for the others. */
export function ForkDialog({ tape: { played, eyes, mine }, game, at, onClose }: Props) {
  const { t, lang } = useLang();
  const [, go] = useLocation();
  const seats: readonly Seat[] = eyes?.length === 1 ? eyes : [...played.names.keys()];
  const [seat, setSeat] = useState<Seat>((mine !== null && seats.includes(mine) ? mine : seats[0]) ?? 0);
  const [level, setLevel] = useState<Level>('level3');
  const playOn = async () => {
    const sitters = played.names.map((_, i) => (i === seat ? { name: nameHere(lang) } : { bot: level }));
    go(await openLocal(game, played, sitters, upTo(played, at)));
  };
  return (
    <Dialog title={t('fork.title')} onClose={onClose}>
      <p>{t('fork.text', { at })}</p>
      <label className="field">
        {t('fork.seat')}
        <select value={seat} onChange={(e) => setSeat(Number(e.target.value))}>
          {seats.map((one) => (
            <option key={one} value={one}>
              {isolated(played.names[one]!)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {t('fork.bots')}
        <select value={level} onChange={(e) => setLevel(e.target.value as Level)}>
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {t(`bot.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="primary" onClick={() => void playOn()}>
        {t('fork.go')}
      </button>
    </Dialog>
  );
}
