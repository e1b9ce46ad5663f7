import { expect, test } from 'vitest';
import { lay } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

const game = gameById('reichswald') as Wargame;
const stakeOf = (state: object, item: string) => game.search.stakes(state).find((one) => one.item === item);

test('[RW-11.2-c] the first to leave takes the points of the Germans, the others bring their share', () => {
  const brigades = { 'B-44/15': '1018' };
  const t = lay(game, { phase: 'allied-movement', turn: 15, units: brigades });
  expect(stakeOf(t.match.state, 'exit-a')).toMatchObject({ how: 'exit', points: [20, 0], units: 1, holder: -1 });
  t.play({ type: 'move', unit: 'B-44/15' }, { type: 'exit' });
  expect(stakeOf(t.match.state, 'exit-a')?.points[0]).toBeCloseTo(10 / 3, 9);
  expect(stakeOf(t.match.state, 'exit-b')).toMatchObject({ points: [40, 0], units: 1 });
});

test('[RW-11.2-b] the forest is worth its points to the Allies, who have them when no German stands in it', () => {
  const wood = (unit: string) =>
    lay(game, { phase: 'allied-movement', turn: 15, units: { [unit]: '0609' } }).match.state;
  expect(stakeOf(wood('G-1062/84'), 'reichswald')).toMatchObject({ how: 'clear', points: [30, 0], holder: -1 });
  expect(stakeOf(wood('B-44/15'), 'reichswald')).toMatchObject({ holder: 0 });
});
