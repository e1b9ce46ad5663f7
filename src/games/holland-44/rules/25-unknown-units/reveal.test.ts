import { describe, expect, test } from 'vitest';
import { after, position, unit, why } from '../../test-kit/arrivals.test-kit.ts';
import { HOLLAND_44 as game } from '../../index.ts';
import { opening } from '../../test-kit/phases.test-kit.ts';
import { at } from '../../play/play.ts';
import { AUTO_DS, OUT, type CombatFrame, type DiceFrame, type State } from '../../position/state.ts';
import { UNITS } from '../../position/units.ts';
import { sumOf } from '../10-odds/odds.ts';
import { askReveal, revealRolled } from './reveal.ts';

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

test('[H44-25.3.4-a] an attack that has revealed it stands', () => {
  const s = after(
    beside('allied-combat', 'Runge', [], ['1/505/82', '2GG/5/Gds']),
    { type: 'attack', target: '3011' },
    { type: 'attacker', unit: '1/505/82' },
    { type: 'attacker', unit: '2GG/5/Gds' },
  );
  expect(why(s, { type: 'cancel' })).toBeNull();
  const revealed = after(s, { type: 'commit' });
  expect(unit(revealed, 'Runge').hex).toBe('3011');
  expect(why(revealed, { type: 'cancel' })).toBe('9.3 attack-stands');
});

test('[H44-25.3.4-c] a garrison without strength leaves the hex without a die: bonus advance and breakthrough', () => {
  const s = after(
    beside('allied-combat', 'Garrison 1', [], ['1/505/82']),
    { type: 'attack', target: '3011' },
    { type: 'attacker', unit: '1/505/82' },
    { type: 'commit' },
  );
  expect(s.frames.at(-1)).toMatchObject({ kind: 'advance', reach: 'bonus', breakthrough: true });
});

describe('25.2.1 before it is revealed', () => {
  const german = (others: readonly string[]): State =>
    position(
      4,
      'german-movement',
      [['Segler/9ss', '3010'], ...others.map((id) => [id, '3011'] as const), ['1/505/82', '5602']],
      { extra: { unknown: { '3011': 'Runge' } } },
    );
  const move = (id: string) => ({ type: 'move', unit: id, mode: 'normal' });

  test('[H44-25.2.1-b] it does not move', () => {
    for (const mode of ['normal', 'extended', 'tactical'])
      expect(why(german([]), { type: 'move', unit: 'Runge', mode })).toBe('8.1 not-on-map');
  });

  test('[H44-25.2.1-c] it is none of the units in its hex', () => {
    const enter = (...others: string[]): string | null =>
      why(after(german(others), move('Segler/9ss')), { type: 'step', to: '3011' });
    expect(enter('Stephan', 'I/vdH', '159 Arty/59')).toBeNull();
    expect(enter('Stephan', 'I/vdH', 'Henke')).toBe('6.4.2 overstacked-tactical');
  });
});

describe('25.4 in the movement phase', () => {
  const TANKS = ['2IG/5/Gds', '2GG/5/Gds', '1CG/5/Gds'];
  /** The first commit of a 10:1 by these units against 3011, where a unit of defence 1 stands by an unknown one. */
  const named = (unknown: string, ids: readonly string[], other: Given = ['14/Hoffmann', ['disrupted']]): State =>
    after(
      position(
        4,
        'allied-movement',
        [
          ...ids.map((id, i) => [id, ['3010', '3110', '3111'][i >> 1] as string] as const),
          [other[0], '3011', { marks: other[1], ...(other[2] && { steps: other[2] }) }],
          ['Kauer', '5703'],
        ],
        { extra: unknown ? { unknown: { '3011': unknown } } : {} },
      ),
      { type: 'overrun', target: '3011' },
      ...ids.map((id) => ({ type: 'attacker', unit: id })),
    );
  type Given = readonly [id: string, marks: string[], steps?: number];
  const commit = { type: 'commit' };

  test('[H44-25.4-a] it counts 2: 25 against 3 are not enough, 30 are', () => {
    expect(why(named('', TANKS), commit)).toBeNull();
    expect(why(named('Runge', TANKS), commit)).toBe('8.7 not-ten-to-one');
    expect(why(named('Runge', [...TANKS, '5CG/32/Gds']), commit)).toBeNull();
  });

  test('[H44-25.4-a] it is of normal quality: green troops beside it give no shift', () => {
    const penal: Given = ['6 Penal', [], 1];
    const units = [...TANKS, '1WG/32/Gds', '3IG/32/Gds'];
    expect(why(named('', units, penal), commit)).toBeNull();
    expect(why(named('RR Security', units, penal), commit)).toBe('8.7 not-ten-to-one');
  });

  test.each(['Runge', '428 Flak(-)'])(
    '[H44-25.4-a] [RUL-H44-177] %s is turned up and driven out with the other',
    (id) => {
      const s = after(named(id, [...TANKS, '5CG/32/Gds']), commit);
      expect(s.unknown).toEqual([]);
      expect(unit(s, '2IG/5/Gds').marks).toBe(AUTO_DS);
      expect(s.frames.at(-1)?.kind).toBe('loss');
    },
  );
});

describe('25.5 before the game', () => {
  const HIDDEN = UNITS.filter(({ unknown }) => unknown);

  test('[H44-25.5-a] twenty lie in their hexes, and which lies where is settled for neither side, nor for anyone', () => {
    const s = opening('short').state();
    expect([s.unknown.length, s.fixed]).toEqual([20, Array(20).fill(-1)]);
    expect(HIDDEN.map(({ index }) => s.hex[index])).toEqual(Array(20).fill(OUT));
    for (const side of ['allied', 'german', null] as const) {
      const shown = game
        .view(s, side)
        .units.filter(({ id, hex }) => hex !== null && HIDDEN.some((one) => one.id === id));
      expect(shown).toEqual([]);
    }
  });

  test('[H44-25.5-a] each is drawn from all that nobody has seen', () => {
    const p = at(opening('short').state());
    const [first, second] = [...p.s.unknown] as [number, number];
    const draw = (hex: number, lot: number): number | undefined => {
      askReveal(p, hex);
      const dice = p.s.frames.pop() as DiceFrame;
      revealRolled(p, dice, [lot]);
      return dice.faces;
    };
    expect([draw(first, 20), draw(second, 19)]).toEqual([20, 19]);
    const seen = HIDDEN.filter(({ index }) => p.s.hex[index] !== OUT);
    expect(seen.map(({ id }) => id)).toEqual(HIDDEN.slice(18).map(({ id }) => id));
  });
});
