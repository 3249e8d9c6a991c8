// What the others may know of rumours and missions.   FDM-INFO
import { portAction } from '../src/rules/port/port.ts';
import { acquireRumour, testRumour } from '../src/rules/ventures/rumour.ts';
import { afloat, at, hold, inPort, mission, offered, proven, rumour, scenario } from './kit.ts';
import { anne, doubted, hears } from './ventures-kit.ts';

scenario('FDM-INFO-08: nobody else sees the held Rumour, only that there is one')
  .given(inPort('anne', 'port-royal'))
  .given(rumour('anne', 'ambergris'))
  .dice('influence', 'anne', 5, 1, 1)
  .draws('rumour', 'anne', 'pearl-bank')
  .start(acquireRumour, hears)
  .expectView('anne', (v) => [v.board.players[0]?.rumour, v.board.heard], ['ambergris', ['pearl-bank']])
  .expectView('bart', (v) => [v.board.players[0]?.rumour, v.board.players[0]?.hasRumour], [null, true])
  .expectView('bart', (v) => [v.board.heard, v.board.heardCards], [null, 1])
  .expectView('table', (v) => [v.board.heard, v.board.players[0]?.rumour], [null, null])
  .expectNotToldTo('bart', 'rumour.heard', { heard: ['pearl-bank'] })
  .expectToldTo('bart', 'rumour.heard', { seat: 'anne', rumours: 1 })
  .expectToldTo('anne', 'rumour.heard', { heard: ['pearl-bank'] })
  .plays('anne believe ambergris')
  .expectToldTo('anne', 'rumour.kept', { rumour: 'ambergris' })
  .expectNotToldTo('bart', 'rumour.kept', { rumour: 'ambergris' })
  .expectView('bart', (v) => v.board.players[0]?.rumour, null);

scenario('FDM-INFO-08: until it is tested')
  .given(at('anne', 'tortuga'))
  .given(rumour('anne', 'cave-of-bones'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectToldTo('bart', 'rumour.shown', { seat: 'anne', rumour: 'cave-of-bones' })
  .expectView('bart', (v) => v.board.tested, 'cave-of-bones');

scenario('FDM-INFO-08: one that failed once is no secret any more')
  .given(inPort('anne', 'cartagena'))
  .given(rumour('anne', 'cave-of-bones'))
  .given(doubted('anne'))
  .start(portAction, anne)
  .expectView('bart', (v) => v.board.players[0]?.rumour, 'cave-of-bones');

scenario('FDM-INFO-09: proven Rumours that stay lie open (C-15), and so does the held Mission')
  .given(inPort('anne', 'cartagena'))
  .given(proven('anne', 'forged-documents'))
  .given(mission('anne', 'three-letters', 'spain'))
  .start(portAction, anne)
  .expectView('bart', (v) => v.board.players[0]?.proven, ['forged-documents'])
  .expectView('table', (v) => [v.board.players[0]?.mission, v.board.players[0]?.marks], ['three-letters', ['spain']]);

scenario('FDM-INFO-15: Missions on offer are public')
  .given(inPort('anne', 'cartagena'))
  .given(offered('night-cargo', 'rum-ration'))
  .start(portAction, anne)
  .expectView('table', (v) => v.board.offers, ['night-cargo', 'rum-ration']);

scenario('FDM-INFO-06: what is found adrift is known to its finder alone, as long as it is not left behind')
  .given(at('anne', 'bridgetown'))
  .given(rumour('anne', 'drifting-flute'))
  .dice('scouting', 'anne', 5, 1, 1)
  .draws('cargo', 'anne', 'rum-1', 'rum-2', 'cocoa-1', 'spices-1')
  .start(testRumour, anne)
  .expectView('bart', (v) => [v.board.market, v.board.marketCards], [null, 4])
  .expectView('anne', (v) => v.board.market, ['rum-1', 'rum-2', 'cocoa-1', 'spices-1'])
  .expectNotToldTo('bart', 'cargo.found', { goods: ['rum', 'rum', 'cocoa', 'spices'] })
  .plays('anne load rum')
  .expectToldTo('anne', 'cargo.loaded', { good: 'rum' })
  .expectNotToldTo('bart', 'cargo.loaded', { good: 'rum' });

scenario('FDM-INFO-08: whether the cards for a delivery are aboard is seen in no menu but the owner’s')
  .given(afloat('anne', 'felipe-barrios', 'sloop', 'la-habana'))
  .given(inPort('anne', 'la-habana'))
  .given(mission('anne', 'chocolate-for-the-viceroy'))
  .given(hold('anne', 'rum', 'food'))
  .start(portAction, anne)
  .expectAsked('anne', 'port.activity')
  .expectWhyNot('anne', 'deliver cocoa', 'FDM-PORT-02', 'not-an-option');
