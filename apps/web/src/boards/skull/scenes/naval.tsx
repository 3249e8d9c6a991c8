// Guns: whose, at whom, what the dice said, and where each impact landed.
import { Icon } from '../../../parts/icon.tsx';
import { Dice } from '../../parts/die.tsx';
import { latelyTold, type ToldStep } from '../../parts/tale.ts';
import { useTold } from '../../parts/teller.tsx';
import type { FoeId } from '../content.ts';
import { ICONS } from '../icons.ts';
import { Hull } from '../sea/hulls.tsx';
import { useVoyage } from '../table.tsx';
import './naval.css';

interface Volley {
  readonly from: 'ours' | 'theirs';
  readonly foe: string;
  readonly dice: readonly number[];
  readonly impacts: readonly { readonly at: 'ours' | 'theirs'; readonly where: string; readonly left: number }[];
}

/** The latest exchange among what has been told. */
export function volleyTold(steps: readonly ToldStep[]): Volley | null {
  const from = steps.findLastIndex(({ event }) => event === 'guns.fired' || event === 'foe.fired' || event === 'tower.fired');
  if (from < 0) return null;
  const first = steps[from]!;
  const ours = first.event === 'guns.fired';
  const foe = (ours ? first.with.target : (first.with.foe ?? 'watchtower')) as string;
  let volley: Volley = {
    from: ours ? 'ours' : 'theirs',
    foe,
    dice: (first.with.dice as readonly number[] | undefined) ?? [],
    impacts: [],
  };
  for (const { event, with: w } of steps.slice(from + 1)) {
    if (event === 'dice.rolled' || event === 'group.rolled')
      volley = {
        ...volley,
        dice: [...(event === 'dice.rolled' && w.roll !== 'cannon' ? [] : volley.dice), ...(w.dice as number[])],
      };
    else if (event === 'foe.hit')
      volley = { ...volley, impacts: [...volley.impacts, { at: 'theirs', where: w.field as string, left: w.left as number }] };
    else if (event === 'ship.hit') {
      const where = w.where as string;
      const left = where === 'rigging' ? (w.sails as number) : where === 'hold' ? (w.hold as number) : 0;
      volley = { ...volley, impacts: [...volley.impacts, { at: 'ours', where, left }] };
    } else if (/^(ship\.sailed|foe\.sailed|round|event|boarding|speed)/u.test(event)) return null;
  }
  return volley;
}

const FIELD_ICONS: Readonly<Record<string, string>> = {
  speed: ICONS.sail,
  rigging: ICONS.sail,
  combat: ICONS.sabre,
  deck: ICONS.deck,
  hold: ICONS.hold,
};

export function NavalCard() {
  const { say, speaker } = useVoyage();
  const telling = useTold();
  const volley = telling.going ? volleyTold(latelyTold(telling)) : null;
  if (volley === null) return null;
  const { from, foe, dice, impacts } = volley;
  const isSwimming = foe !== 'watchtower' && foe !== 'stone-crab';
  const side = (whose: 'ours' | 'theirs') => (
    <figure data-fires={from === whose}>
      <svg viewBox="-46 -46 92 92" width="110" height="110" aria-hidden="true">
        <g transform={`rotate(${whose === 'ours' ? 90 : -90})`}>
          {whose === 'ours' ? <Hull kind="ours" /> : isSwimming ? <Hull kind={foe as FoeId} /> : null}
        </g>
      </svg>
      <figcaption>{whose === 'ours' ? say('ownShip') : speaker.name(foe)}</figcaption>
      <span className="sku-impacts">
        {impacts
          .filter((i) => i.at === whose)
          .map((i, n) => (
            <span key={n} title={say('impact', { where: i.where, left: i.left })}>
              <Icon body={FIELD_ICONS[i.where] ?? ICONS.hold} size={20} label={say('impact', { where: i.where, left: i.left })} />
            </span>
          ))}
      </span>
    </figure>
  );
  return (
    <section className="sku-naval" aria-label={say('broadside')}>
      {side('ours')}
      <div>
        <Icon body={ICONS.cannon} size={34} />
        <Dice faces={dice} words={dice.join(', ')} />
      </div>
      {side('theirs')}
    </section>
  );
}
