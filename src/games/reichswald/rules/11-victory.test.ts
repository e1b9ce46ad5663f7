import { expect, test } from 'vitest';
import { lay, type Sketch } from '../../../wargame/test-kit.ts';
import type { VictoryItem, Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

const game = gameById('reichswald') as Wargame;
const at = (units: Sketch['units'], more: Partial<Sketch> = {}) =>
  lay(game, { phase: 'allied-movement', turn: 15, units, ...more });
const itemOf = ({ match }: ReturnType<typeof at>, id: string): VictoryItem | undefined =>
  game.victory(match.state).items.find(({ item }) => item === id);

test('[RW-11.2-a] a city with hexes of both sides is nobody’s, and it is said whose they are', () => {
  const goch = game.map.places.find(({ id }) => id === 'goch')?.hexes ?? [];
  const [taken = '', ...others] = goch;
  expect(itemOf(at({}), 'goch')).toMatchObject({ worth: { allied: 30, german: 60 }, points: { german: 60 } });
  expect(itemOf(at({ 'B-44/15': taken }), 'goch')).toMatchObject({
    holder: null,
    points: {},
    parts: { allied: [taken], german: others },
  });
});

test('[RW-11.2-b] the Reichswald is the Germans’ as long as any of them stands in it, and they are named', () => {
  expect(itemOf(at({ 'G-1062/84': '0609' }), 'reichswald')).toMatchObject({
    holder: 'german',
    worth: { allied: 30 },
    points: {},
    against: ['G-1062/84'],
  });
  expect(itemOf(at({ 'B-44/15': '0609' }), 'reichswald')).toMatchObject({ holder: 'allied', points: { allied: 30 } });
});

test('[RW-11.2-c] brigades that have left are counted, by the second sector only once Goch has fallen', () => {
  const t = at({ 'B-44/15': '1018' });
  expect(itemOf(t, 'exit-a')).toMatchObject({ holder: 'german', points: { german: 20 }, count: { now: 0, needed: 3 } });
  t.play({ type: 'move', unit: 'B-44/15' }, { type: 'exit' });
  expect(itemOf(t, 'exit-a')).toMatchObject({ holder: null, points: {}, count: { now: 1, needed: 3 } });
  expect(itemOf(t, 'exit-b')).toMatchObject({ after: 'goch', count: { now: 0, needed: 6 } });
  const goch = game.map.places.find(({ id }) => id === 'goch')?.hexes ?? [];
  const fallen = at({ 'B-44/15': goch[0] ?? '', 'B-46/15': goch[1] ?? '' });
  expect(itemOf(fallen, 'goch')?.holder).toBe('allied');
  expect(itemOf(fallen, 'exit-b')?.after).toBeUndefined();
});

test('[RW-11.2-d] units destroyed are items by side and kind, also while there are none', () => {
  const lost = game.victory(at({}).match.state).items.filter(({ item }) => item.startsWith('lost-'));
  expect(lost.map(({ item, worth }) => [item, worth])).toEqual([
    ['lost-german-infantry', { allied: 2 }],
    ['lost-german', { allied: 5 }],
    ['lost-allied-infantry', { german: 10 }],
    ['lost-allied', { german: 5 }],
  ]);
});
