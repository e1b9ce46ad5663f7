import { expect, test } from 'vitest';
import { lay, type Sketch } from '../../../wargame/test-kit.ts';
import type { VictoryItem, Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

const game = gameById('third-world-war') as Wargame;
const itemsAt = (sketch: Sketch): Record<string, VictoryItem> =>
  Object.fromEntries(game.victory(lay(game, sketch).match.state).items.map((item) => [item.item, item]));

test('[TWW-9.2.2-b] a city that is cut off is its holder’s without points', () => {
  const ring = { 'NL-4DIMec': '2109', 'WG-7DB': '2111', 'WG-1DB': '2211', 'WG-3DB': '2010' };
  const taken: Sketch = { turn: 9, phase: 'pact-movement', printed: true, units: { 'SU-103': '2110', ...ring } };
  expect(itemsAt(taken)['hannover']).toMatchObject({ holder: 'pact', points: {}, cutOff: ['2110'], rule: '9.2.1' });
  expect(itemsAt(taken)['kassel']).toMatchObject({ holder: 'nato', worth: { pact: 10 }, points: {} });
  expect(itemsAt(taken)['kassel']?.cutOff).toBeUndefined();
});

test('[TWW-9.2.1-b] divisions for Denmark are counted, by turn 5', () => {
  const items = itemsAt({ turn: 4, phase: 'pact-movement', units: { 'SU-25': '2301' } });
  expect(items['denmark']).toMatchObject({ worth: { pact: -100 }, count: { now: 0, needed: 3 }, until: 5 });
});

test('[TWW-8.0-b] a nuclear weapon has three prices', () => {
  const items = itemsAt({ turn: 4, phase: 'pact-movement', units: { 'SU-25': '2301' } });
  const prices = ['city', 'other', 'retaliation'].map((kind) => items[`strike-${kind}`]?.worth['nato']);
  expect(prices).toEqual([-50, -30, -20]);
});
