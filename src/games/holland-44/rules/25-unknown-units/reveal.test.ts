import { describe, expect, test } from 'vitest';
import { opening, position, side, unit, type Played } from '../../test-kit.ts';
import { HOLLAND_44 as game } from '../../index.ts';

import { at } from '../../play/play.ts';
import { AUTO_DS, OUT, type CombatFrame, type DiceFrame } from '../../position/state.ts';
import { UNITS } from '../../position/units.ts';
import { sumOf } from '../10-odds/odds.ts';
import { askReveal, revealRolled } from './reveal.ts';

/** Two battalions of the 82nd in 3010, an unknown unit and others in 3011. */
const beside = (
  phase: string,
  unknown: string,
  others: readonly string[],
  attackers = ['1/505/82', '2/505/82'],
): Played =>
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
function defence(s: Played): number {
  const combat = s.state().frames.at(-1) as CombatFrame;
  expect([combat.kind, combat.stage]).toEqual(['combat', 'dice']);
  return sumOf(at(s.state()), combat).defence;
}

describe('25.4 an unknown unit with other Germans', () => {
  const attack = [{ type: 'attack', target: '3011' }, { type: 'attacker', unit: '1/505/82' }, { type: 'commit' }];

  test.each([
    ['Runge', ['Stephan'], 7],
    ['Runge', ['Stephan', 'Henke'], 11],
    ['Garrison 1', ['Stephan', 'Henke'], 9],
  ] as const)('[H44-25.4-c] %s with %o defend with %i', (unknown, others, all) => {
    expect(defence(beside('allied-combat', unknown, others).after(...attack))).toBe(all);
  });
});

test('[H44-25.3.4-a] an attack that has revealed it stands', () => {
  const s = beside('allied-combat', 'Runge', [], ['1/505/82', '2GG/5/Gds']).after(
    { type: 'attack', target: '3011' },
    { type: 'attacker', unit: '1/505/82' },
    { type: 'attacker', unit: '2GG/5/Gds' },
  );
  expect(s.why({ type: 'cancel' })).toBeUndefined();
  const revealed = s.after({ type: 'commit' });
  expect(unit(revealed, 'Runge').hex).toBe('3011');
  expect(revealed.why({ type: 'cancel' })).toBe('9.3 attack-stands');
});

test('[H44-25.3.4-c] a garrison without strength leaves the hex without a die: bonus advance and breakthrough', () => {
  const s = beside('allied-combat', 'Garrison 1', [], ['1/505/82']).after(
    { type: 'attack', target: '3011' },
    { type: 'attacker', unit: '1/505/82' },
    { type: 'commit' },
  );
  expect(s.state().frames.at(-1)).toMatchObject({ kind: 'advance', reach: 'bonus', breakthrough: true });
});

test('[H44-23.3.2-b] [RUL-H44-180] engineers who helped in an assault on such a garrison help in no other', () => {
  const bank: Parameters<typeof position>[2] = ['6DLI/151/50', '8DLI/151/50', '30 Corps Eng'].map((id) => [id, '3010']);
  const s = position(9, 'allied-combat', [...bank, ['Henke', '2910']], {
    sides: [side('3010-3011', { river: 'major' }), side('3010-2910', { river: 'major' })],
    extra: { unknown: { '3011': 'Garrison 1' } },
  });
  const again = { type: 'attack', target: '2910' };
  expect(s.why(again)).toBeUndefined();
  const won = s.after(
    { type: 'attack', target: '3011' },
    { type: 'attacker', unit: '6DLI/151/50' },
    { type: 'commit' },
    { type: 'done' },
  );
  expect(won.why(again)).toBe('9.5.1 attack-needs-bridge');
});

describe('25.2.1 before it is revealed', () => {
  const german = (others: readonly string[]): Played =>
    position(
      4,
      'german-movement',
      [['Segler/9ss', '3010'], ...others.map((id) => [id, '3011'] as const), ['1/505/82', '5602']],
      { extra: { unknown: { '3011': 'Runge' } } },
    );
  const move = (id: string) => ({ type: 'move', unit: id, mode: 'normal' });

  test('[H44-25.2.1-b] it does not move', () => {
    for (const mode of ['normal', 'extended', 'tactical'])
      expect(german([]).why({ type: 'move', unit: 'Runge', mode })).toBe('8.1 not-on-map');
  });

  test('[H44-25.2.1-c] it is none of the units in its hex', () => {
    const enter = (...others: string[]): string | undefined =>
      german(others).after(move('Segler/9ss')).why({ type: 'step', to: '3011' });
    expect(enter('Stephan', 'I/vdH', '159 Arty/59')).toBeUndefined();
    expect(enter('Stephan', 'I/vdH', 'Henke')).toBe('6.4.2 overstacked-tactical');
  });
});

describe('25.4 in the movement phase', () => {
  const TANKS = ['2IG/5/Gds', '2GG/5/Gds', '1CG/5/Gds'];
  /** The first commit of a 10:1 by these units against 3011, where a unit of defence 1 stands by an unknown one. */
  const named = (unknown: string, ids: readonly string[], other: Given = ['14/Hoffmann', ['disrupted']]): Played =>
    position(
      4,
      'allied-movement',
      [
        ...ids.map((id, i) => [id, ['3010', '3110', '3111'][i >> 1] as string] as const),
        [other[0], '3011', { marks: other[1], ...(other[2] && { steps: other[2] }) }],
        ['Kauer', '5703'],
      ],
      { extra: unknown ? { unknown: { '3011': unknown } } : {} },
    ).after({ type: 'overrun', target: '3011' }, ...ids.map((id) => ({ type: 'attacker', unit: id })));
  type Given = readonly [id: string, marks: string[], steps?: number];
  const commit = { type: 'commit' };

  test('[H44-25.4-a] it counts 2: 25 against 3 are not enough, 30 are', () => {
    expect(named('', TANKS).why(commit)).toBeUndefined();
    expect(named('Runge', TANKS).why(commit)).toBe('8.7 not-ten-to-one');
    expect(named('Runge', [...TANKS, '5CG/32/Gds']).why(commit)).toBeUndefined();
  });

  test('[H44-8.7-a] RUL-H44-382: nobody is revealed to a force that is not 10:1 whoever of its formations leads', () => {
    const mixed = named('Runge', ['44 RTR', ...TANKS, '5CG/32/Gds']);
    expect(mixed.why(commit)).toBeUndefined();
    const few = mixed.after({ type: 'cancel' }, { type: 'overrun', target: '3011' });
    const weak = ['44 RTR', '5CG/32/Gds'].map((unit) => ({ type: 'attacker', unit }));
    expect(few.after(...weak).why(commit)).toBe('8.7 not-ten-to-one');
    const led = mixed.after(commit, { type: 'lead', formation: 'CORPS' });
    expect([led.why(commit), led.why({ type: 'cancel' })]).toEqual(['8.7 not-ten-to-one', '9.3 attack-stands']);
    expect(led.after({ type: 'lead', formation: 'Gds' }).why(commit)).toBeUndefined();
  });

  test('[H44-25.4-a] it is of normal quality: green troops beside it give no shift', () => {
    const penal: Given = ['6 Penal', [], 1];
    const units = [...TANKS, '1WG/32/Gds', '3IG/32/Gds'];
    expect(named('', units, penal).why(commit)).toBeUndefined();
    expect(named('RR Security', units, penal).why(commit)).toBe('8.7 not-ten-to-one');
  });

  test.each(['Runge', '428 Flak(-)'])(
    '[H44-25.4-a] [RUL-H44-177] %s is turned up and driven out with the other',
    (id) => {
      const s = named(id, [...TANKS, '5CG/32/Gds']).after(commit);
      expect(s.state().unknown).toEqual([]);
      expect(unit(s, '2IG/5/Gds').marks).toBe(AUTO_DS);
      expect(s.state().frames.at(-1)?.kind).toBe('loss');
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
