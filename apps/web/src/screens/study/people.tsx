import wheel from 'icon:ship-wheel';
import { Icon } from '../../parts/icon.tsx';
import type { Shown } from './room.ts';
import type { Say } from './use-words.ts';

interface Props {
  readonly shown: Shown;
  readonly me: string | null;
  readonly leader: string;
  readonly follows: boolean;
  readonly follow: (on: boolean) => void;
  readonly lead: (player: string) => void;
  readonly t: Say;
}

/** Who looks at it now, who leads, and whether I follow. */
export function People({ shown: { present, reply, link }, me, leader, follows, follow, lead, t }: Props) {
  const leading = present.find(({ player }) => player === leader);
  const name = leading?.name ?? reply.names[leader] ?? t('people.nobody');
  const iLead = leader === me;
  const state = iLead
    ? t('lead.you')
    : leading === undefined
      ? t('lead.absent', { name })
      : follows
        ? t('lead.following', { name })
        : t('lead.own');
  const may = (player: string): boolean => player === reply.owner.player || reply.members.some((one) => one.player === player);
  return (
    <section className="study-people" aria-label={t('people.here')}>
      <ul>
        {present.map((one) => (
          <li key={one.player} data-leads={one.player === leader} data-me={one.player === me}>
            {one.player === leader && <Icon body={wheel} size={18} />}
            <bdi>{one.name === '' ? t('people.nobody') : one.name}</bdi>
            <small>
              {[
                one.player === me ? t('people.you') : null,
                one.player === leader ? t('people.leads') : t(one.follows ? 'people.follows' : 'people.away'),
              ]
                .filter((word) => word !== null)
                .join(', ')}
            </small>
            {one.player !== leader && one.player !== me && (iLead || reply.owns) && may(one.player) && (
              <button type="button" className="quiet" onClick={() => lead(one.player)}>
                {t('lead.give', { name: one.name })}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="row study-follow">
        <span role="status">{link === 'lost' ? t('people.lost') : present.length <= 1 && iLead ? t('people.alone') : state}</span>
        {!iLead && leading !== undefined && (
          <button type="button" className={follows ? '' : 'primary'} onClick={() => follow(!follows)}>
            {follows ? t('lead.wander') : t('lead.back', { name })}
          </button>
        )}
        {!iLead && reply.writes && me !== null && (
          <button type="button" className="quiet" onClick={() => lead(me)}>
            {t('lead.take')}
          </button>
        )}
      </div>
    </section>
  );
}
