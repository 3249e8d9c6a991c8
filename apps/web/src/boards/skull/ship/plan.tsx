// The Captain's plan in one line: course, guns, look-out, orders and guard, as the posts are manned now.
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { type Speaking, speaks } from '../../parts/speaks.ts';
import { Sum } from '../../parts/sum.tsx';
import { EXHAUSTED, groupsAt, personAt, quantities } from '../content.ts';
import { ICONS, POST_ICONS } from '../icons.ts';
import { ofCard, ofThing } from '../speech.ts';
import { useVoyage } from '../table.tsx';
import { tenths } from '../words.ts';
import './plan.css';

export function Plan() {
  const at = useVoyage();
  const { board, say, speaker, lang } = at;
  const speed = quantities.speedOf(board);
  const command = quantities.summed((why) => quantities.commandPoints(board, why));
  const { gunners, group } = quantities.salvoOf(board);
  const dice = gunners.length + group;
  const guns = quantities.cannonsOf(board);
  const aloft = personAt(board, 'crows-nest');
  const sight = aloft < 0 ? null : quantities.summed((why) => quantities.sightOf(board, board.people[aloft]!, why));
  const rail = board.groups.filter((g) => g.post === 'rail' && g.fatigue < EXHAUSTED).length;
  const guarded = groupsAt(board, 'guard');
  const how = say('speedHow', { sure: speed.sure, dice: speed.dice, over: speed.load.value });
  return (
    <dl className="sku-plan" aria-label={say('plan')}>
      <Fact
        icon={ICONS.sail}
        name={say('speed')}
        said={ofThing(
          at,
          'speed',
          speed.steered ? say('speedAbout', { n: tenths(lang, speed.expected), how }) : say('nobodySteers'),
        )}
        bad={!speed.steered}
      >
        <b>{speed.steered ? `≈ ${tenths(lang, speed.expected)}` : 0}</b>
      </Fact>
      <Fact
        icon={ICONS.cannon}
        name={say('guns')}
        said={ofThing(at, 'guns', say('gunsReady', { n: guns, dice }))}
        bad={dice === 0}
      >
        <b>{dice}</b>
      </Fact>
      <Fact
        icon={POST_ICONS['crows-nest']}
        name={say('lookout')}
        said={ofThing(at, 'crows-nest', sight === null ? say('nobodyLooks') : say('cells', { n: sight.value }))}
        bad={sight === null}
      >
        {sight === null ? (
          <b>0</b>
        ) : (
          <Sum of={sight} name={say('cells', { n: sight.value })} nameOf={(what) => speaker.name(what)}>
            <b>{sight.value}</b>
          </Sum>
        )}
      </Fact>
      <Fact icon={ICONS.shout} name={say('command')} said={ofThing(at, 'command', say('command'))}>
        <Sum of={command} name={say('command')} nameOf={(what) => speaker.name(what)}>
          <b>{command.value}</b>
        </Sum>
      </Fact>
      <Fact
        icon={POST_ICONS.rail}
        name={speaker.name('rail')}
        said={ofThing(at, 'rail', say('atRail', { n: rail }))}
        bad={rail === 0}
      >
        <b>{rail}</b>
      </Fact>
      {board.registers.length > 1 && (
        <Fact
          icon={POST_ICONS.guard}
          name={speaker.name('guard')}
          said={ofThing(at, 'guard', say('guarded', { is: guarded > 0 ? 'yes' : 'no' }))}
        >
          <b>{guarded}</b>
        </Fact>
      )}
      {[...board.ship.upgrades, ...board.ship.ammo].map((thing, i) => (
        <div key={`${thing}-${i}`} className="sku-upgrade" {...speaks(ofCard(at, thing, 'SKU-SHIP-14'))}>
          <dt className="sr-only">{say('upgrade')}</dt>
          <dd>{speaker.name(thing)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FactProps {
  readonly icon: string;
  readonly name: string;
  readonly said: Speaking;
  readonly bad?: boolean;
  readonly children: ReactNode;
}

const Fact = ({ icon, name, said, bad = false, children }: FactProps) => (
  <div data-bad={bad} {...speaks(said)}>
    <dt>
      <Icon body={icon} size={16} />
      <span className="sku-fact-name">{name}</span>
    </dt>
    <dd>{children}</dd>
  </div>
);
