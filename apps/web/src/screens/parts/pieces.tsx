// Cards, dice, cubes, tokens, marks.
import chest from 'icon:open-treasure-chest';
import gun from 'icon:pirate-cannon';
import sugar from 'icon:sugar-cane';
import coins from 'icon:two-coins';
import { Bag } from '../../boards/parts/bag.tsx';
import { Card, CardBack, CardPlace, TextCard } from '../../boards/parts/card.tsx';
import { Cubes } from '../../boards/parts/cubes.tsx';
import { Dice, Die, SKULL } from '../../boards/parts/die.tsx';
import { Hold } from '../../boards/parts/hold.tsx';
import { Chip, Count, Label, Note } from '../../boards/parts/label.tsx';
import { owned, SeatMark, SeatShape } from '../../boards/parts/seat-mark.tsx';
import { Coin, Disc, Glyph, Token, Unknown } from '../../boards/parts/token.tsx';
import { Comes } from '../../boards/parts/travels.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Specimen } from './specimen.tsx';

const Drawing = ({ children }: { readonly children: React.ReactNode }) => (
  <svg className="parts-drawing" viewBox="-50 -29 100 58" aria-hidden="true">
    {children}
  </svg>
);

export const Pieces = () => (
  <>
    <h2>Cards</h2>
    <div className="parts-row">
      <Specimen of="card/picture">
        <Card className="parts-big" label="Chest" art={<Icon body={chest} />} corner={3} pennant={2} />
      </Specimen>
      <Specimen of="card/named">
        <Card
          className="parts-big"
          label="Sugar, 4 gold"
          art={<Disc body={sugar} size={36} />}
          name="Sugar"
          foot={
            <>
              <b>4</b>
              <Icon body={gun} size={18} />
            </>
          }
        />
      </Specimen>
      <Specimen of="card/toned">
        <Card className="parts-big" label="Battle" tone="red" art={<Icon body={gun} />} />
      </Specimen>
      <Specimen of="card/small">
        <Card label="Chest" art={<Icon body={chest} />} corner={1} />
      </Specimen>
      <Specimen of="card/back">
        <CardBack className="parts-big" />
      </Specimen>
      <Specimen of="card/back, counted">
        <CardBack className="parts-big" tone="pine" n={12} />
      </Specimen>
      <Specimen of="card/back, seen by its owner">
        <CardBack className="parts-big" through={<Icon body={chest} />} corner={2} />
      </Specimen>
      <Specimen of="card/empty place">
        <CardPlace className="parts-big" />
      </Specimen>
      <Specimen of="card/text" tall>
        <TextCard
          tone="blue"
          head={
            <>
              <Icon body={gun} size={18} />
              <span>Sea</span>
              <span>2</span>
            </>
          }
          title="A fair wind"
          text="Move one zone further than you could, and draw a card if you end in a port."
          foot={<Count picture={<Icon body={coins} />} name="Gold" n={3} />}
        />
      </Specimen>
      <Specimen of="card/text, brief">
        <TextCard tone="violet" head={<span>Intrigue</span>} title="A word in season" />
      </Specimen>
    </div>

    <h2>Dice, cubes, tokens</h2>
    <div className="parts-row">
      <Specimen of="die/pips" wide>
        <span>
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <Die key={face} face={face} />
          ))}
        </span>
      </Specimen>
      <Specimen of="die/mark">
        <Die face={SKULL} />
      </Specimen>
      <Specimen of="dice/thrown">
        <Dice faces={[2, SKULL, SKULL]} words="Dice: 2, skull, skull" count="2 skulls" />
      </Specimen>
      <Specimen of="dice/with something under them">
        <Dice faces={[4, 1]} words="Dice: 4, 1" under={(i) => <span>{['hull', 'masts'][i]}</span>} />
      </Specimen>
      <Specimen of="cubes/some of some">
        <span style={owned(2)}>
          <Cubes n={3} of={5} />
        </span>
      </Specimen>
      <Specimen of="cubes/none left">
        <Cubes n={0} of={4} />
      </Specimen>
      <Specimen of="token/coin">
        <Drawing>
          <Token shape="coin" rimmed>
            <Glyph body={sugar} size={18} />
          </Token>
        </Drawing>
      </Specimen>
      <Specimen of="token/hex">
        <Drawing>
          <Token shape="hex" r={15}>
            <Glyph body={gun} size={17} />
          </Token>
        </Drawing>
      </Specimen>
      <Specimen of="token/tile">
        <Drawing>
          <Token shape="tile">
            <Glyph body={chest} size={19} />
          </Token>
        </Drawing>
      </Specimen>
      <Specimen of="token/face down">
        <Drawing>
          <Token shape="hex" r={15} hidden />
        </Drawing>
      </Specimen>
      <Specimen of="token/spoken of">
        <Drawing>
          <Token shape="coin" rimmed lit>
            <Glyph body={sugar} size={18} />
          </Token>
        </Drawing>
      </Specimen>
      <Specimen of="token/among words">
        <Label>
          <Disc body={sugar} /> <Unknown /> <Coin n={5} /> <Coin />
        </Label>
      </Specimen>
      <Specimen of="seat/shapes">
        <span>
          {[0, 1, 2, 3, 4, 5].map((seat) => (
            <SeatShape key={seat} seat={seat} />
          ))}
        </span>
      </Specimen>
      <Specimen of="seat/marks">
        <Drawing>
          {[0, 1, 2, 3, 4, 5].map((seat) => (
            <g key={seat} transform={`translate(${(seat - 2.5) * 17} 0)`}>
              <SeatMark seat={seat} />
            </g>
          ))}
        </Drawing>
      </Specimen>
      <Specimen of="label/three voices">
        <span>
          <Label>
            <Icon body={coins} size={18} /> A thing
          </Label>{' '}
          <Chip>A slip</Chip>
          <Note>A remark</Note>
        </span>
      </Specimen>
    </div>

    <h2>Bags and holds</h2>
    <div className="parts-row">
      <Specimen of="bag/full">
        <Bag n={14} />
      </Specimen>
      <Specimen of="bag/pulled from">
        <Bag n={11}>
          <Comes by="pulled" key="one">
            <Disc body={sugar} />
          </Comes>
          <Comes by="pulled" key="two">
            <Unknown />
          </Comes>
        </Bag>
      </Specimen>
      <Specimen of="bag/empty">
        <Bag n={0} />
      </Specimen>
      <Specimen of="hold/with room, full, lost" wide>
        <span className="parts-hold">
          <Hold name="Stern" room={3} peril="safe" things={[<Disc key="a" body={sugar} />]} />
          <Hold name="Midships" room={2} peril="risky" things={[<Disc key="a" body={sugar} />, <Disc key="b" body={chest} />]} />
          <Hold name="Bows" room={1} peril="lost" things={[]} />
        </span>
      </Specimen>
    </div>
  </>
);
