import { describe, expect, it } from 'vitest';
import { planFor, stepsAlong } from '../plan.ts';
import { tableAt } from '../test-kit.ts';
import { onTheWay } from './on-the-way.ts';

const FLIER = 'SU-103';
const at = (flier: string) =>
  tableAt(
    {
      turn: 5,
      phase: 'pact-movement',
      printed: true,
      units: { [FLIER]: flier, 'NL-4DIMec': '1808', 'WG-7DB': '1810', 'WG-1DB': '1812' },
    },
    1,
    'third-world-war',
  );

/** A flight with so many dice, and how it may end. */
function flight(flier: string, dice: number) {
  const { game, state } = at(flier).seat;
  const { orders } = planFor({ game, state }, [FLIER], 'fly');
  const picked = game.play(state, { by: game.toAct(state), ...orders[0] });
  const reach = picked.ok ? game.reach(picked.value.state, FLIER) : undefined;
  const hex = reach?.ok ? reach.value.hexes.find((one) => one.dice === dice) : undefined;
  return hex && onTheWay(game, state, [...orders, ...stepsAlong(hex.path)], FLIER);
}

describe('a flight past enemies', () => {
  it('may lose a step at each die, one time in six, and no more than it has', () => {
    const one = flight('1706 reduced', 1);
    expect(one?.rule).toBe('4.3');
    expect(one?.ends.map(({ lost, isGone }) => [lost, isGone])).toEqual([
      [0, false],
      [1, true],
    ]);
    expect(one?.ends[0]?.probability).toBeCloseTo(5 / 6);
    const two = flight('1706', 2);
    expect(two?.ends.map(({ lost, isGone }) => [lost, isGone])).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ]);
    expect(two?.ends.map(({ probability }) => probability * 36)).toEqual(
      [25, 10, 1].map((n) => expect.closeTo(n) as number),
    );
  });

  it('without dice has nothing to tell', () => {
    expect(flight('1706', 0)).toBeUndefined();
  });
});
