import { describe, expect, test } from 'vitest';
import { HOLLAND_44 as game } from '../../index.ts';
import { sit, type Sitting } from '../../test-kit.ts';
import { ENGAGED, WAS_ATTACKED, type State } from '../../position/state.ts';
import { numberOf } from '../../position/units.ts';

const HEX = '3010';
const TANKS = '2IG/5/Gds';
const FOOT = '6DLI/151/50';
const GERMANS = 'I/vdH';

type Ground = Pick<Sitting, 'hexes' | 'sides'>;

const combat = (attackers: Record<string, string>, defenders: readonly string[], where: Ground, phase: string) =>
  sit(phase, {
    turn: 9,
    units: { ...attackers, ...Object.fromEntries(defenders.map((id) => [id, HEX])) },
    ...where,
  });

/** The odds of these attackers, each from its hex, against units in 3010. */
function odds(attackers: Record<string, string>, defenders: readonly string[], where: Ground = {}, by = 'allied') {
  const t = combat(attackers, defenders, where, `${by}-combat`);
  const found = game.odds(t.state(), { target: HEX, attackers: Object.keys(attackers) });
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  const { attack, defence, ratio, column, shifts } = found.value;
  const shiftBy = (rule: string): number => shifts.find((shift) => shift.rule === rule)?.amount ?? 0;
  return { attack, defence, ratio, column, armour: shiftBy('10.3.1') + shiftBy('10.3.2') };
}

test('[H44-9.3-c] the ratio is rounded in favour of the defender, above 1:1 and below', () => {
  const named = (attackers: Record<string, string>, foe: string) => {
    const { attack, defence, ratio, column } = odds(attackers, [foe]);
    return [`${attack} to ${defence}`, ratio, column];
  };
  expect(named({ [FOOT]: '3009', '8DLI/151/50': '3009' }, 'Jungwirth')).toEqual(['10 to 7', '1:1', '1:1']);
  expect(named({ [FOOT]: '3009' }, 'Jungwirth')).toEqual(['5 to 7', '1:2', '1:2']);
  expect(named({ [FOOT]: '3009' }, 'Henke')).toEqual(['5 to 4', '1:1', '1:1']);
});

describe('9.4 the limits of the table', () => {
  const [WEAK, STRONG] = [{ '14/Hoffmann': '3009' }, { 'I/vdH': '3009', '1/Erdmann': '3011' }];

  test('[H44-9.4.1-a] below 1:3 an attack is fought on 1:3, above 7:1 on 7:1', () => {
    const many = odds(WEAK, ['6DLI/151/50'], {}, 'german');
    expect(many).toMatchObject({ ratio: '1:7', column: '1:3' });
    const few = odds(STRONG, ['A/101 BD'], {}, 'german');
    expect(few).toMatchObject({ ratio: '8:1', column: '7:1' });
  });

  test('[H44-9.4.1-a] and has the results of that column: ENG on a 5, DMR on a 2', () => {
    const fought = (attackers: Record<string, string>, foe: string, die: number): State => {
      const t = combat(attackers, [foe], {}, 'german-combat').play({ type: 'attack', target: HEX });
      t.play(...Object.keys(attackers).map((unit) => ({ type: 'attacker', unit })), { type: 'commit' });
      return t.dice(die).state();
    };
    expect(fought(WEAK, FOOT, 5).marks[numberOf(FOOT)]).toBe(ENGAGED | WAS_ATTACKED);
    expect(fought(STRONG, 'A/101 BD', 2).frames[0]).toMatchObject({ kind: 'result', result: 'DMR' });
  });
});

describe('10.3 armour', () => {
  const against = (foe: string): number => odds({ [TANKS]: '3009' }, [foe]).armour;

  test('[H44-2.3.10-a] the higher value is the better one, for the bonus and against it', () => {
    expect(['224 Pz', '12 StuG', 'Hummel'].map(against)).toEqual([1, 0, 0]);
  });

  test('[H44-2.3.10-a] in attack against better armour it halves, and serves for nothing else', () => {
    const attackOn = (foe: string): number => odds({ [TANKS]: '3009' }, [foe]).attack;
    expect(['224 Pz', '12 StuG', 'Hummel'].map(attackOn)).toEqual([9, 9, 5]);
    const byFoot = ['224 Pz', '12 StuG', 'Hummel'].map((foe) => odds({ [FOOT]: '3009' }, [foe]));
    expect(byFoot.map(({ attack, defence, armour }) => [attack, defence, armour])).toEqual([
      [5, 1, -1],
      [5, 2, -1],
      [5, 2, -1],
    ]);
  });

  test('[H44-10.3.3-a] a value in a box is one lower in attack: 4 does not beat 3, a plain 4 and a boxed 5 do', () => {
    const by = (tank: string): number => odds({ [tank]: '3009' }, [TANKS], {}, 'german').armour;
    expect(['PzJg/10ss', '3/506 Hv', '559 PzJg elmts'].map(by)).toEqual([0, 1, 1]);
  });

  test('[H44-10.3.3-a] in defence it counts in full', () => {
    expect(['PzJg/10ss', 'Ladewig'].map((foe) => odds({ [TANKS]: '3009' }, [foe]).attack)).toEqual([5, 5]);
  });

  test('[H44-TEC-j] the bonus is won in the open and in towns, not in woods, marsh and cities', () => {
    const into = (terrain: string): number =>
      odds({ [TANKS]: '3009' }, [GERMANS], { hexes: { [HEX]: terrain } }).armour;
    expect(['clear', 'town'].map(into)).toEqual([1, 1]);
    expect(['woods', 'polder', 'polder-woods', 'marsh', 'city'].map(into)).toEqual([0, 0, 0, 0, 0]);
  });

  test('[H44-TEC-j] along a road into polder, but not into woods in polder', () => {
    const along = (terrain: string): number =>
      odds({ [TANKS]: '3009' }, [GERMANS], { hexes: { [HEX]: terrain }, sides: { '3009-3010': { road: 'secondary' } } })
        .armour;
    expect(['polder', 'polder-woods', 'marsh'].map(along)).toEqual([1, 0, 0]);
  });
});

describe('10.8 terrain', () => {
  const both = { [TANKS]: '3009', '5CG/32/Gds': '3009' };
  /** Attack of the tanks (9) and of the infantry (5) each alone, and the defence (5) against both. */
  const sums = (where: Ground): number[] => [
    odds({ [TANKS]: '3009' }, [GERMANS], where).attack,
    odds({ '5CG/32/Gds': '3009' }, [GERMANS], where).attack,
    odds(both, [GERMANS], where).defence,
  ];
  const over = (river: string, bridge = false): Ground => ({
    sides: { '3009-3010': bridge ? { river, bridge: 'road', road: 'primary' } : { river } },
  });

  test('[H44-10.8.2-a] vehicles attack at half across any river or canal, on a bridge too; infantry only across what is wider', () => {
    expect(sums({})).toEqual([9, 5, 5]);
    expect(sums(over('minor', true))).toEqual([5, 5, 10]);
    expect(sums(over('canal', true))).toEqual([5, 3, 10]);
    expect(sums(over('major', true))).toEqual([5, 3, 10]);
  });

  test('[H44-10.8.3-a] vehicles attack at half into marsh and out of it, infantry does not', () => {
    const [into, outOf] = [{ hexes: { [HEX]: 'marsh' } }, { hexes: { '3009': 'marsh' } }].map(sums);
    expect([into?.slice(0, 2), outOf?.slice(0, 2)]).toEqual([
      [5, 5],
      [5, 5],
    ]);
    expect(sums({ hexes: { '3011': 'marsh' } })).toEqual([9, 5, 5]);
  });

  test('[H44-10.8.4-b] vehicles attack at half into polder and out of it, along a road too; infantry does not', () => {
    const sides = { '3009-3010': { road: 'secondary' } };
    expect(sums({ hexes: { [HEX]: 'polder' }, sides })).toEqual([5, 5, 5]);
    expect(sums({ hexes: { '3009': 'polder' }, sides })).toEqual([5, 5, 5]);
  });

  test('[H44-10.8.3-c] the defence is doubled against attacks out of marsh alone, or out of marsh and over rivers', () => {
    const defence = (from: Record<string, string>, where: Ground): number => odds(from, [GERMANS], where).defence;
    const two = { [FOOT]: '3009', '8DLI/151/50': '3011' };
    expect(defence(two, { hexes: { '3009': 'marsh', '3011': 'marsh' } })).toBe(10);
    expect(defence(two, { hexes: { '3009': 'marsh' }, sides: { '3010-3011': { river: 'minor' } } })).toBe(10);
    expect(defence(two, { hexes: { '3009': 'marsh' } })).toBe(5);
    expect(defence(two, { hexes: { [HEX]: 'marsh' } })).toBe(5);
    expect(defence(two, { hexes: { '3009': 'polder', '3011': 'polder' } })).toBe(5);
  });

  test('[H44-TEC-i] town and city double the defence, but not of vehicles', () => {
    const defence = (id: string, terrain: string): number =>
      odds({ [FOOT]: '3009' }, [id], { hexes: { [HEX]: terrain } }).defence;
    const grounds = ['town', 'city', 'clear', 'woods', 'polder', 'polder-woods', 'marsh'];
    expect(grounds.map((terrain) => defence(GERMANS, terrain))).toEqual([10, 10, 5, 5, 5, 5, 5]);
    expect(grounds.map((terrain) => defence('559 StuG', terrain))).toEqual([2, 2, 2, 2, 2, 2, 2]);
  });
});

describe('10.7 air support', () => {
  const asked = (ally: string, hex: string, extra = {}): string | undefined => {
    const units = { '1/501/101': '3009', '3/1P/1': '3011', [GERMANS]: HEX, [ally]: hex };
    const t = sit('allied-combat', { turn: 4, units, extra }).play({ type: 'attack', target: HEX });
    return t.play({ type: 'attacker', unit: '1/501/101' }).refused({ type: 'air' });
  };

  test('[H44-10.7-c] a British unit that is not airborne is within four hexes of the target', () => {
    expect(asked(FOOT, '3014')).toBeUndefined();
    expect(asked(FOOT, '3015')).toBe('air-out-of-range');
    expect(asked('2/501/101', '3012')).toBe('air-out-of-range');
    expect(asked('Princess Irene Bde', '3012')).toBe('air-out-of-range');
  });

  test.each([
    [FOOT, undefined],
    ['Princess Irene Bde', 'air-out-of-range'],
  ])('[RUL-H44-21] the remnant of %s is of its nation', (parent, refused) => {
    expect(asked('BR Inf REM A', '3012', { parents: { 'BR Inf REM A': parent } })).toBe(refused);
  });
});

describe('17.6.2 artillery', () => {
  test('[H44-23.1.3-a] on turn 1 5 AGRA and the guns of the Guards give two columns each, later and others one', () => {
    const given = (gun: string, turn: number): number | undefined => {
      const t = sit('allied-combat', { turn, units: { '5CG/32/Gds': '3009', [GERMANS]: HEX, [gun]: '3008' } });
      const found = game.odds(t.state(), {
        target: HEX,
        attackers: ['5CG/32/Gds'],
        support: { attacker: { artillery: [gun] } },
      });
      if (!found.ok) throw new Error(JSON.stringify(found.error));
      return found.value.shifts.find(({ rule }) => rule === '17.6.2')?.amount;
    };
    expect(['5 AGRA', 'Gds Div Arty', '50 Div Arty'].map((gun) => given(gun, 1))).toEqual([2, 2, 1]);
    expect(['5 AGRA', 'Gds Div Arty'].map((gun) => given(gun, 3))).toEqual([1, 1]);
  });
});
