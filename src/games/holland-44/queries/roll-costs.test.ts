import { expect, test } from 'vitest';
import type { RollCost } from '../../../wargame/wargame.ts';
import { HOLLAND_44 as game } from '../index.ts';
import { sit, type Sitting } from '../test-kit.ts';

const HEX = '3612';
const PLACES = { '6DLI/151/50': '3611', '8DLI/151/50': '3611', '9DLI/151/50': '3711', '1D/231/50': '3711' } as const;
/** Canals leave 3612 the way to 3611 only, where the attackers are. */
const SHUT = Object.fromEntries(
  ['3612-3613', '3512-3612', '3511-3612', '3612-3711', '3612-3712'].map((pair) => [pair, { river: 'canal' }]),
) as NonNullable<Sitting['sides']>;

/** An attack by these, up to its die. */
function attacked(men: readonly (keyof typeof PLACES)[], foes: readonly string[], more: Sitting) {
  const units = {
    ...Object.fromEntries(men.map((unit) => [unit, PLACES[unit]])),
    ...Object.fromEntries(foes.map((unit) => [unit, HEX])),
  };
  const t = sit('allied-combat', { ...more, units, turn: 9 });
  t.play({ type: 'attack', target: HEX }, ...men.map((unit) => ({ type: 'attacker', unit })));
  if ([...game.legal(t.state())].some((action) => 'type' in action && action.type === 'lead'))
    t.play({ type: 'lead', formation: '50' });
  return t.play({ type: 'commit' });
}

const cost = (allied: number, german: number, cleared: number): RollCost => ({ lost: [allied, german], cleared });
const costsOf = (t: ReturnType<typeof attacked>): readonly RollCost[] => game.aids?.rollCosts?.(t.state())?.costs ?? [];

test('[H44-12.2-c] a defence that holds gives back the hex that the attack has counted as cleared', () => {
  const foes = ['Henke', '14/Hoffmann'];
  const t = attacked(['6DLI/151/50', '8DLI/151/50', '9DLI/151/50', '1D/231/50'], foes, { hexes: { [HEX]: 'city' } });
  const attack = costsOf(t);
  // A1, ENG, EX, A1/DR, D1: of the last two the defender retreats.
  expect(attack.slice(3)).toEqual([cost(1, 1, 0), cost(1, 0, 1), cost(0, 1, 1)]);
  t.play({ dice: [5] }, { type: 'loss', unit: '6DLI/151/50' }, { type: 'stand', unit: 'Henke' });
  // City: 0/1, -, •0/1, •1/1, •0/0, •0/0.
  const held = [cost(0, 1, -1), cost(1, 1, -1), cost(0, 0, -1), cost(0, 0, -1)];
  expect(costsOf(t)).toEqual([cost(0, 1, 0), cost(0, 0, 0), ...held]);
});

test('[H44-12.4-a] a desperate defence that holds gives back everybody who is left', () => {
  const t = attacked(['6DLI/151/50', '8DLI/151/50'], ['Stephan', '14/Hoffmann'], { sides: SHUT });
  // Three steps that have nowhere to go.
  expect(costsOf(t).slice(4)).toEqual([cost(1, 3, 1), cost(0, 3, 1)]);
  t.play({ dice: [5] }, { type: 'loss', unit: '6DLI/151/50' }, { type: 'stand', unit: 'Stephan' });
  // Open ground: 0/1 up to 4, •0/1, •1/1; whoever fails is lost anyway.
  expect(costsOf(t)).toEqual([...Array(4).fill(cost(0, 0, 0)), cost(0, -2, -1), cost(1, -2, -1)]);
});
