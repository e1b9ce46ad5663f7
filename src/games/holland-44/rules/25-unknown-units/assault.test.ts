import { describe, expect, it } from 'vitest';
import { position, sit, unit, type Played } from '../../test-kit.ts';
import { IN_BOX, DONE, SPENT } from '../../position/state.ts';

const PART = 'A/82 BD';
const PARENT = '1/505/82';
/** A part of a battalion beside an unknown unit that turns out to be a weak one: 1:1, 3:1 by quality. */
const field = () =>
  sit('allied-movement', {
    units: { [PART]: '3011', [PARENT]: '2011' },
    extra: { unknown: { '3010': 'elmts I/6 Training' }, parents: { [PART]: PARENT } },
  }).play({ type: 'move', unit: PART, mode: 'normal' }, { type: 'step', to: '3010' });

describe('25.3 combat in movement', () => {
  it('[H44-25.3.3-a] who is eliminated does not occupy the hex', () => {
    const t = field().dice(2);
    expect(t.codes()).toContain('revealed');
    expect(unit(t, PART)).toMatchObject({ hex: IN_BOX });
    expect(t.state().frames).toEqual([]);
    expect(t.refused({ type: 'move', unit: PARENT, mode: 'normal' })).toBeUndefined();
  });

  it('[H44-25.3.3-a] who is left may', () => {
    const t = field().dice(6);
    expect(t.refused({ type: 'step', to: '3010' })).toBeUndefined();
    expect(unit(t.play({ type: 'step', to: '3010' }), PART)).toMatchObject({ hex: '3010' });
  });

  it('[H44-9.1-a] guns and supply heads do not enter the hex of an unknown unit', () => {
    for (const id of ['82 Supply Head', '82 Div Arty', '44 RTR']) {
      const t = sit('allied-movement', { units: { [id]: '3011' }, extra: { unknown: { '3010': 'Runge' } } });
      t.play({ type: 'move', unit: id, mode: 'tactical' });
      expect(t.refused({ type: 'step', to: '3010' })).toBe(id === '44 RTR' ? undefined : 'enemy-there');
    }
  });
});

const MEN = '1/505/82';
const step = (to: string) => ({ type: 'step', to });
const stop = { type: 'stop' };

/** A tactical move into the hex of a unit of strength 1: 4:1, elite 5:1. */
const enter = (die: number, unknown = 'Police'): Played =>
  position(
    4,
    'allied-movement',
    [
      [MEN, '3010'],
      ['3/506/101', '5602'],
      ['Stephan', '3110'],
    ],
    { extra: { unknown: { '3011': unknown } } },
  ).after({ type: 'move', unit: MEN, mode: 'tactical' }, step('3011'), die);

it('[H44-25.3.3-a] [H44-25.3.3-b] D1: they stop in its hex or where they were, and are spent', () => {
  const s = enter(5);
  expect([s.why(step('3011')), s.why(stop), s.why(step('2910'))]).toEqual([
    undefined,
    undefined,
    '25.3.3 occupy-or-stop',
  ]);
  for (const [choice, hex] of [
    [step('3011'), '3011'],
    [stop, '3010'],
  ] as const) {
    const done = s.after(choice);
    expect(unit(done, MEN)).toMatchObject({ hex, marks: SPENT | DONE });
    const fight = done.after().until('allied-combat');
    expect(fight.why({ type: 'attack', target: '3110' })).not.toBeUndefined();
  }
});

it('[H44-25.3.3-a] where it holds they stop where they were', () => {
  // Runge has a strength of 2: 2:1, elite 3:1; die 1 is ENG.
  const s = enter(1, 'Runge');
  expect(unit(s, MEN)).toMatchObject({ hex: '3010', marks: SPENT | DONE });
  expect(unit(s, 'Runge').hex).toBe('3011');
});
