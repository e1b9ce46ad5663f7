import { expect, test } from 'vitest';
import { lay, type Sketch } from '../../../wargame/test-kit.ts';
import type { VictoryItem, Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

const game = gameById('market-garden') as Wargame;
const itemsAt = (units: Sketch['units']): Record<string, VictoryItem> => {
  const { match } = lay(game, { turn: 20, phase: 'german-movement', units });
  return Object.fromEntries(game.victory(match.state).items.map((item) => [item.item, item]));
};

test('[MG-11.2-a] [MG-11.2.1-b] [MG-11.2.2-b] [MG-11.2.2-c] every item is there, with the units that count', () => {
  const items = itemsAt({ 'G-Walther': '0626', 'G-6FJR': '0625' });
  expect(items['arnhem']).toMatchObject({ worth: { german: 40, allied: 40 }, holder: 'german' });
  expect(items['north-edge']).toMatchObject({ worth: { allied: 25 }, holder: null, points: {} });
  expect(items['bridges']).toMatchObject({ worth: { german: -5 }, each: true, points: {} });
  expect(items['red-road']?.counted['german']?.toSorted()).toEqual(['G-6FJR', 'G-Walther']);
  expect(items['lost-allied']).toMatchObject({ worth: { german: 10 }, points: {} });
  expect(items['lost-german']).toMatchObject({ worth: { allied: 5 }, points: {} });
});
