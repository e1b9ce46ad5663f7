import { expect, test } from 'vitest';
import { lay } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

const game = gameById('third-world-war') as Wargame;
const denmark = (turn: number) => {
  const { match } = lay(game, { phase: 'pact-movement', turn, units: { 'SU-25': '2301' } });
  return game.search.stakes(match.state).find(({ item }) => item === 'denmark');
};

test('[TWW-4.0-h] [TWW-9.2.1-b] each of three divisions for Denmark saves a third of the fine, up to turn 5', () => {
  expect(denmark(4)).toMatchObject({ how: 'exit', units: 3, holder: -1, turns: 2 });
  expect(denmark(5)?.points[0]).toBeCloseTo(100 / 3, 9);
  expect(denmark(6)).toBeUndefined();
});
