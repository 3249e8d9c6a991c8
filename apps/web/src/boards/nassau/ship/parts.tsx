// The parts of a ship, each drawn from what lies on it: sails, crew, holds, weapons, the rail.
import lock from 'icon:padlock';
import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { Thing } from '../../parts/offer.tsx';
import { offerOf, offersOf } from '../../parts/offers.ts';
import { ANIMALS, type Animal, GOODS, type Good, ITEMS, type Item, MOST, type ShipView, tale, WEAPONS } from '../content.ts';
import { ANIMAL_ICONS, ICONS, WEAPON_ICONS, WORD_ICONS } from '../icons.ts';
import { Crate, Fire, GoodPiece, Pirate } from '../pieces.tsx';
import { HELPS } from '../stage.ts';
import { useNassau } from '../table.tsx';
import './parts.css';

interface Of {
  readonly ship: ShipView;
  readonly seat: number;
}

/** What of it can be chosen now: only on one's own ship. */
const useMine = (seat: number): readonly OfferView[] => {
  const { me, offers } = useNassau();
  return me === seat ? offers : [];
};

const Row = ({
  className,
  label,
  children,
}: {
  readonly className: string;
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <fieldset className={`nas-row ${className}`} aria-label={label} title={label}>
    {children}
  </fieldset>
);

/** Up to five on the masts. */
export function Sails({ ship }: Of) {
  const { say } = useNassau();
  return (
    <Row className="nas-sails" label={say('sails', { n: ship.sails, of: MOST.sails })}>
      {Array.from({ length: MOST.sails }, (_, i) => (
        <span key={i} className="nas-sail" data-there={i < ship.sails} aria-hidden="true" />
      ))}
    </Row>
  );
}

const seated = (ship: ShipView): Animal[] => ANIMALS.filter((a) => ship.animals[a] === 'ready' || ship.animals[a] === 'used');
const idle = (ship: ShipView): Animal[] => ANIMALS.filter((a) => ship.animals[a] === 'idle' || ship.animals[a] === 'idle-used');

/** Its help, unless there is more than one way to give it; or that it loses its hat. */
function animalOffer(offers: readonly OfferView[], animal: Animal | undefined): OfferView | undefined {
  if (animal === undefined) return undefined;
  const helps = offersOf(offers, HELPS[animal]);
  return offerOf(offers, 'unseat', animal) ?? (helps.length === 1 ? helps[0] : undefined);
}

/** Sailors with the animals on their hats, and the pirates: standing, or lying for the rest of the round. */
export function Deck({ ship, seat }: Of) {
  const { say, speaker } = useNassau();
  const offers = useMine(seat);
  const hats = seated(ship);
  return (
    <Row className="nas-deck" label={say('crew', { sailors: ship.sailors, standing: ship.standing, lying: ship.lying })}>
      {Array.from({ length: MOST.sailors }, (_, i) => {
        const animal = hats[i];
        const perch = animal === undefined ? undefined : ship.animals[animal];
        return (
          <Thing key={i} offer={animalOffer(offers, animal)} className="nas-sailor">
            <span data-there={i < ship.sailors} className="nas-sailor-hat">
              <Icon body={ICONS.sailor} size={22} />
            </span>
            {animal !== undefined && (
              <AnimalPiece
                animal={animal}
                turned={perch === 'used'}
                words={say(perch === 'used' ? 'animalUsed' : 'animalReady', { animal: speaker.name(animal) })}
              />
            )}
          </Thing>
        );
      })}
      {idle(ship).map((animal) => (
        <Thing key={animal} offer={offerOf(offers, 'hat', animal)} className="nas-sailor nas-idle">
          <AnimalPiece animal={animal} turned words={say('animalIdle', { animal: speaker.name(animal) })} />
        </Thing>
      ))}
      <span className="nas-pirates" aria-hidden="true">
        {Array.from({ length: ship.standing }, (_, i) => (
          <Pirate key={`up-${i}`} seat={seat} />
        ))}
        {Array.from({ length: ship.lying }, (_, i) => (
          <Pirate key={`down-${i}`} seat={seat} lying />
        ))}
      </span>
    </Row>
  );
}

export const AnimalPiece = ({
  animal,
  turned = false,
  words,
}: {
  readonly animal: Animal;
  readonly turned?: boolean;
  readonly words: string;
}) => (
  <span className="round nas-animal" data-turned={turned} title={words}>
    <Icon body={ANIMAL_ICONS[animal]} size={20} />
    <span className="sr-only">{words}</span>
  </span>
);

const isGood = (cargo: string): cargo is Good => (GOODS as readonly string[]).includes(cargo);

/** Five compartments: what lies in each and the room left; those not yet opened are shut. */
export function Holds({ ship, seat }: Of) {
  const { say, speaker } = useNassau();
  const offers = useMine(seat);
  const { loads, room } = ship.sums;
  const last = new Map(loads.map(({ cargo }, i) => [cargo, i]));
  return (
    <Row
      className="nas-holds"
      label={say('holds', {
        n: ship.holds,
        of: MOST.holds,
        full: loads.length,
        crates: room.crate,
        provisions: room.provision,
        goods: room.good,
      })}
    >
      {Array.from({ length: Math.max(MOST.holds, loads.length) }, (_, i) => {
        const load = loads[i];
        if (load === undefined)
          return (
            <span key={i} className="nas-hold" data-shut={i >= ship.holds} aria-hidden="true">
              {i >= ship.holds && <Icon body={lock} size={16} />}
            </span>
          );
        const { cargo, n, of } = load;
        const drop = last.get(cargo) === i ? offersOf(offers, 'drop', cargo)[0] : undefined;
        return (
          <Thing key={i} offer={drop} className="nas-hold">
            <span className="sr-only">{say('load', { n, what: speaker.name(cargo) })}</span>
            {Array.from({ length: of }, (_s, k) => (
              <span key={k} className="nas-slot" data-there={k < n} aria-hidden="true">
                {isGood(cargo) ? (
                  <GoodPiece good={cargo} size={26} />
                ) : cargo === 'crates' ? (
                  <Crate seat={seat} size={15} />
                ) : (
                  <Icon body={ICONS.ham} size={18} />
                )}
              </span>
            ))}
          </Thing>
        );
      })}
    </Row>
  );
}

/** Five hooks: weapons of each type, the printed one included, and how many crates they fire now. */
export function Rack({ ship, seat }: Of) {
  const { say, speaker } = useNassau();
  const offers = useMine(seat);
  return (
    <div className="nas-rack">
      {WEAPONS.map((weapon) => {
        const { most, sailors } = ship.sums.shots[weapon];
        const words = say('weapons', { weapon: speaker.name(weapon), n: ship.sums.weapons[weapon], most, sailors });
        return (
          <Thing key={weapon} offer={offerOf(offers, 'arm', weapon) ?? offerOf(offers, 'lose', weapon)} className="nas-hook">
            <span className="nas-hook-in" title={words}>
              <Icon body={WEAPON_ICONS[weapon]} size={24} />
              <b aria-hidden="true">{ship.sums.weapons[weapon]}</b>
              <span className="sr-only">{words}</span>
            </span>
          </Thing>
        );
      })}
    </div>
  );
}

/** What lies on the rail, and the crates in reserve. */
export function Rail({ ship, seat }: Of) {
  const { say, speaker, params } = useNassau();
  const offers = useMine(seat);
  const steers = offersOf(offers, 'steer');
  const spend = (item: Item): OfferView | undefined => (params.item === item ? offerOf(offers, 'spend') : undefined);
  const use: Readonly<Record<Item, OfferView | undefined>> = {
    doubloon: spend('doubloon'),
    rum: spend('rum') ?? offerOf(offers, 'ignore-dodge') ?? offerOf(offers, 'pause') ?? offerOf(offers, 'pour'),
    bomb: spend('bomb') ?? offerOf(offers, 'bomb'),
    contract: spend('contract') ?? offerOf(offers, 'contract'),
    compass: spend('compass') ?? (steers.length === 1 ? steers[0] : undefined),
  };
  return (
    <div className="nas-rail">
      {ITEMS.map((item) => (
        <Thing key={item} offer={ship[item] > 0 ? use[item] : undefined} className="nas-item">
          <span className="nas-item-in" data-none={ship[item] === 0} title={speaker.name(item)}>
            <Icon body={WORD_ICONS[item]} size={20} />
            <span className="sr-only">{speaker.name(item)} </span>
            <b>{ship[item]}</b>
          </span>
        </Thing>
      ))}
      <span className="nas-item nas-item-in" title={say('reserve', { n: ship.reserve })}>
        <Crate seat={seat} size={18} />
        <span className="sr-only">{say('reserve', { n: ship.reserve })}</span>
        <b aria-hidden="true">{ship.reserve}</b>
      </span>
    </div>
  );
}

const points = (tales: readonly number[]): number => tales.reduce((sum, card) => sum + tale(card).points, 0);

/** How long one can stay at sea, and what a fire would bring now; without rum there is none. */
export function Turns({ ship }: { readonly ship: ShipView }) {
  const { say } = useNassau();
  const told = ship.hand?.filter((_, i) => ship.sums.tales![i]!.have >= ship.sums.tales![i]!.need) ?? null;
  return (
    <span className="nas-turns" data-low={ship.provisions < 2}>
      <Icon body={ICONS.ham} size={20} />
      <span>{say('turnsLeft', { n: ship.provisions })}</span>
      {told !== null && (
        <>
          <Fire size={18} />
          <span>
            {say('talesNow', { n: told.length, points: points(told), dry: told.length > 0 && ship.rum === 0 ? 'yes' : 'no' })}
          </span>
        </>
      )}
    </span>
  );
}
