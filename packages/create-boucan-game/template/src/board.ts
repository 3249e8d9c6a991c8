// How it looks. `h` is React's createElement, so there is nothing to build. Delete this file and its line in package.json, and a board that draws any game takes its place.
import { type BoardProps, h, isAllowed, Offers, Piece, Player, pageLang, useShown, Zone } from '@boucan/board';
import type { Card, TableSeen } from './table.ts';

const WORDS = {
  en: {
    pot: 'Pot',
    coins: 'Coins',
    hand: 'Hand',
    laid: 'This round',
    shown: 'Played before',
    offers: 'What you can do',
    turn: 'Playing',
  },
  fr: {
    pot: 'Pot',
    coins: 'Pièces',
    hand: 'Main',
    laid: 'Cette manche',
    shown: 'Cartes déjà jouées',
    offers: 'Ce que vous pouvez faire',
    turn: 'Joue',
  },
};

export function Board(props: BoardProps) {
  const { view, names, speaker, offers, choose, explain } = props;
  useShown(props);
  const say = WORDS[pageLang()];
  const board = view.match!.board as TableSeen;
  const press = (card: Card) => {
    const offer = offers.find((offer) => isAllowed(offer) && offer.choice[1] === card);
    return offer && (() => choose(offer.choice));
  };
  const piece = (card: Card, i: number) =>
    h(Piece, { key: i, press: press(card), label: press(card) && speaker.label(['play', card]) }, speaker.name(card));
  return h(
    'div',
    { className: 'bd-board' },
    h(
      'section',
      { className: 'bd-table' },
      h(Zone, { label: say.pot }, h(Piece, { lit: true }, board.pot)),
      h(
        Zone,
        { label: say.laid },
        h(
          'div',
          { className: 'bd-row' },
          board.laid.map((card, i) => h(Piece, { key: i }, speaker.name(card))),
        ),
      ),
      h(
        Zone,
        { label: say.shown },
        h(
          'div',
          { className: 'bd-row' },
          board.shown.map((card, i) => h(Piece, { key: i }, speaker.name(card))),
        ),
      ),
    ),
    h(
      'div',
      { className: 'bd-players' },
      board.players.map(({ coins, cards, hand }, seat) =>
        h(
          Player,
          { key: seat, seat, name: names[seat]!, active: view.match!.active === seat, note: say.turn },
          h(Zone, { label: say.coins }, h(Piece, { small: true }, coins)),
          h(
            Zone,
            { label: say.hand },
            h(
              'div',
              { className: 'bd-row' },
              hand?.map(piece) ?? Array.from({ length: cards }, (_, i) => h(Piece, { key: i }, '?')),
            ),
          ),
        ),
      ),
    ),
    offers.length > 0 && h(Offers, { offers, speaker, choose, explain, label: say.offers }),
  );
}
