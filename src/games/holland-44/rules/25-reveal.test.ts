import { describe, expect, test } from 'vitest';
import { after, position } from '../arrivals.test-kit.ts';
import { at } from '../play.ts';
import type { CombatFrame, State } from '../state.ts';
import { sumOf } from './10-odds.ts';

/** Two battalions of the 82nd in 3010, an unknown unit and others in 3011. */
const beside = (
  phase: string,
  unknown: string,
  others: readonly string[],
  attackers = ['1/505/82', '2/505/82'],
): State =>
  position(
    4,
    phase,
    [
      ...attackers.map((id) => [id, '3010'] as const),
      ...others.map((id) => [id, '3011'] as const),
      ['3/506/101', '5602'],
      ['Kauer', '5703'],
    ],
    { extra: { unknown: { '3011': unknown } } },
  );

/** The defence of the combat whose die is due. */
function defence(s: State): number {
  const combat = s.frames.at(-1) as CombatFrame;
  expect([combat.kind, combat.stage]).toEqual(['combat', 'dice']);
  return sumOf(at(s), combat).defence;
}

describe('25.4 an unknown unit with other Germans', () => {
  const attack = [{ type: 'attack', target: '3011' }, { type: 'attacker', unit: '1/505/82' }, { type: 'commit' }];

  test.each([
    ['Runge', ['Stephan'], 7],
    ['Runge', ['Stephan', 'Henke'], 11],
    ['Garrison 1', ['Stephan', 'Henke'], 9],
  ] as const)('[H44-25.4-c] %s with %o defend with %i', (unknown, others, all) => {
    expect(defence(after(beside('allied-combat', unknown, others), ...attack))).toBe(all);
  });
});
