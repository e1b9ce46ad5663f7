import { describe, expect, it } from 'vitest';
import { gameById } from '../../../games/all.ts';
import { stepsOf } from '../../../wargame/steps.ts';
import type { UnitView, Wargame } from '../../../wargame/wargame.ts';
import { countersOf } from '../../counter/faces.ts';
import { orderOfBattle, partsIn, standingOf } from './order-of-battle.ts';

const game = gameById('reichswald') as Wargame;
const counters = countersOf(game);
function unit(id: string, change: Partial<UnitView> = {}): UnitView {
  const counter = counters.get(id);
  return { id, hex: '0305', steps: counter ? stepsOf(counter) : 1, marks: [], where: 'map', ...change };
}

describe('the order of battle', () => {
  it('has every counter of a side once, under its formation', () => {
    const units = game.counters.map(({ id }) => unit(id));
    for (const side of game.sides) {
      const ids = orderOfBattle(side, units, counters).flatMap(({ ranks }) => ranks.map((one) => one.unit.id));
      expect(ids.toSorted()).toEqual(game.counters.flatMap((one) => (one.side === side ? [one.id] : [])).toSorted());
    }
  });

  it('counts who stands on the map', () => {
    const units = [unit('C-4/2'), unit('C-5/2', { where: 'waiting', hex: null }), unit('C-6/2')];
    const [formation] = orderOfBattle('allied', units, counters);
    expect(formation).toMatchObject({ name: '2 Cdn', present: 2 });
    expect(formation?.ranks).toHaveLength(3);
    expect(orderOfBattle('german', units, counters)).toEqual([]);
  });

  it('says how many steps a formation has left of those it had, without those formed of other units', () => {
    const lost = unit('C-5/2', { where: 'eliminated', hex: null, steps: 0 });
    const units = [unit('C-4/2', { steps: 1 }), lost, unit('C-6/2', { where: 'waiting', hex: null })];
    expect(orderOfBattle('allied', units, counters)[0]).toMatchObject({ left: 3, full: 6 });
    expect(orderOfBattle('allied', units, counters, new Set(['C-6/2']))[0]).toMatchObject({ left: 3, full: 4 });
    expect(orderOfBattle('allied', [...units, unit('C-AD2', { steps: null })], counters)[0]?.left).toBeNull();
  });

  it('says how a unit stands, and nothing of steps that may not be known', () => {
    const counter = counters.get('C-5/2');
    if (!counter) throw new Error('no counter');
    const standing = (change: Partial<UnitView>): string => standingOf(unit('C-5/2', change), counter);
    expect(standing({})).toBe('fresh');
    expect(standing({ steps: stepsOf(counter) - 1 })).toBe('reduced');
    expect(standing({ steps: null })).toBe('unknown');
    const threeStep = { ...counter, steps: 3 };
    expect([3, 2].map((steps) => standingOf(unit('C-5/2', { steps }), threeStep))).toEqual(['fresh', 'reduced']);
    for (const where of ['waiting', 'eliminated', 'unformed', 'replaced', 'exited', 'removed'] as const) {
      expect(standing({ where, hex: null })).toBe(where);
    }
  });
});

it('parts of units that have not been formed yet, and counters that another one stands for, are not out of the game', () => {
  const holland = gameById('holland-44') as Wargame;
  expect([...partsIn(holland, 'short', {})]).toEqual(expect.arrayContaining(['B/82 BD', 'BR Inf REM A']));
  expect(partsIn(holland, 'short', {}).has('1/505/82')).toBe(false);
  const start = holland.fromSetup({ scenario: 'short', options: {}, setup: null });
  if (!start.ok) throw new Error('no start');
  const { units } = holland.view(start.value.state, 'allied');
  const where = (id: string) => units.find((one) => one.id === id)?.where;
  expect([where('B/82 BD'), where('BR Inf BD A'), where('BR Inf REM A')]).toEqual(['unformed', 'unformed', 'unformed']);
});
