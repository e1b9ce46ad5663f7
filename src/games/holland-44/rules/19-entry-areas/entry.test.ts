import { describe, expect, test } from 'vitest';
import type { SideChange } from '../../../../wargame/setup.ts';
import { HOLLAND_44 } from '../../index.ts';
import { ground, position, road, unit, type Played } from '../../test-kit.ts';
import { settle } from '../../play/decide.ts';
import { at } from '../../play/play.ts';
import { ENGAGED, WAITING, type CombatFrame } from '../../position/state.ts';
import type { ResultCode } from '../../data/tables.ts';
import { leadOf } from '../09-combat/lead.ts';
import { resolve } from '../11-results/results.ts';

describe('reinforcements', () => {
  test('[H44-19.1-a] RUL-H44-146: on their turn they are in their area as the movement phase begins', () => {
    const s = position(2, 'allied-reorganisation', [
      ['Euling/10ss', null],
      ['Harder/9ss', null],
      ['Brinkmann/10ss', null],
      ['6GH/69/50', '3010'],
    ]);
    const moving = s.after().until('german-movement');
    expect(unit(moving, 'Euling/10ss').hex).toBe('area:H');
    expect(unit(moving, 'Harder/9ss')).toMatchObject({ hex: 'area:G', steps: 1 });
    expect(unit(moving, 'Brinkmann/10ss').hex).toBe(WAITING);
    expect(unit(moving.after().until('allied-movement').after().until('german-movement'), 'Brinkmann/10ss').hex).toBe(
      'area:H',
    );
  });

  test('[H44-19.1-a] those of the other side wait for its own phase', () => {
    const s = position(2, 'allied-bridges', [
      ['Euling/10ss', null],
      ['50 Div Arty', null],
    ]);
    const moving = s.after().until('allied-movement');
    expect([unit(moving, '50 Div Arty').hex, unit(moving, 'Euling/10ss').hex]).toEqual(['area:N', WAITING]);
  });

  test('RUL-H44-145: nobody comes by an area that has been lost', () => {
    const s = position(8, 'german-bridges', [
      ['4/Erdmann', null],
      ['5/Erdmann', null],
    ]);
    const moving = s.after().until('german-movement');
    expect([unit(moving, '4/Erdmann').hex, unit(moving, '5/Erdmann').hex]).toEqual([WAITING, 'area:K']);
  });
});

describe('over the edge', () => {
  // 4300 and 4400 lie on the edge of area C, 1004 on that of area N.
  const move = (mode: string, id: string) => ({ type: 'move', unit: id, mode });
  const step = (to: string) => ({ type: 'step', to });

  test('[H44-19.3.1-e] an enemy there is not adjacent: recovery needs no die, extended movement passes', () => {
    const shaken = { marks: ['disrupted'] };
    const s = position(9, 'allied-combat', [
      ['1/501/101', '4300', shaken],
      ['Stephan', 'area:C', shaken],
    ]);
    expect(unit(s.after().until('german-movement'), '1/501/101').order).toBe(0);
    expect(unit(s.after().until('german-movement').after().until('allied-movement'), 'Stephan').order).toBe(0);
    const near = position(9, 'allied-movement', [
      ['1/501/101', '4301'],
      ['Stephan', 'area:C'],
    ]);
    expect(near.after(move('extended', '1/501/101')).why(step('4300'))).toBeUndefined();
  });

  test('[H44-8.6.1-a] [H44-19.1-b] RUL-H44-22: woods entered off road are the first that count', () => {
    const men = '1/501/101';
    const inside = (sides: SideChange[]) =>
      position(9, 'allied-movement', [[men, 'area:N']], {
        hexes: { ...ground('woods', '1004', '1104', '1204'), ...ground('lake', '1003', '1005', '1103', '1105') },
        sides,
      }).after(move('normal', men));
    const third = (t: Played) => t.after(step('1004'), step('1104')).why(step('1204'));
    const reaches = (t: Played) => {
      const reach = HOLLAND_44.reach(t.state(), men, 'normal');
      return reach.ok && reach.value.hexes.some(({ hex }) => hex === '1204');
    };
    const [offRoad, byRoad] = [inside([]), inside(road('1004', '1003'))];
    expect([third(offRoad), reaches(offRoad)]).toEqual(['8.1 no-points', false]);
    expect([third(byRoad), reaches(byRoad)]).toEqual([undefined, true]);
  });

  test('[H44-19.3.1-b] into an area for one point, which has to be left', () => {
    const goes = (from: string, ...hexes: string[]) =>
      position(9, 'allied-movement', [['6DLI/151/50', from]]).after(move('normal', '6DLI/151/50'), ...hexes.map(step));
    const there = goes('1204', '1104', '1004').after(step('area:N'));
    expect(unit(there, '6DLI/151/50')).toMatchObject({ hex: 'area:N', spent: 3 * 6 });
    expect(unit(goes('1304', '1204', '1104', '1004'), '6DLI/151/50').hex).toBe('1004');
    expect(goes('1304', '1204', '1104').why(step('area:N'))).toBe('19.3.1 not-beside-area');
  });

  test('[H44-19.3.1-b] who has come into an area stops there, and leaves it in a later movement phase', () => {
    const units = [
      ['3IG/32/Gds', '1004'],
      ['Stephan', '5010'],
    ] as const;
    const there = position(9, 'allied-movement', units).after(move('normal', '3IG/32/Gds'), step('area:N'));
    expect(there.state().frames).toEqual([]);
    for (const mode of ['normal', 'tactical']) expect(there.why(move(mode, '3IG/32/Gds'))).toBe('8.1 already-moved');
    const later = there.after().until('german-movement').after().until('allied-movement');
    expect(later.after(move('normal', '3IG/32/Gds')).why(step('1004'))).toBeUndefined();
  });

  test.each([
    ['woods', undefined, 12],
    ['woods', 'primary', 2],
    ['polder', undefined, 18],
  ])('[H44-19.3.1-c] into %s with road %s: %i sixths of a point for mechanised infantry', (terrain, road, spent) => {
    const sides = road ? [{ a: '1004', b: '1104', road }] : [];
    const s = position(9, 'allied-movement', [['3IG/32/Gds', 'area:N']], { hexes: { '1004': terrain }, sides });
    expect(unit(s.after(move('normal', '3IG/32/Gds'), step('1004')), '3IG/32/Gds').spent).toBe(spent);
  });
});

describe('an attack out of an area', () => {
  /** I/vdH has attacked 4300 from area C with this result. */
  function attacked(result: ResultCode, defender: string): Played {
    const units = [
      ['I/vdH', 'area:C'],
      [defender, '4300'],
      ['2/502/101', '5702'],
      ['Kauer', '5703'],
    ] as const;
    const attack = [
      { type: 'attack', target: '4300' },
      { type: 'attacker', unit: 'I/vdH' },
    ];
    const s = position(9, 'german-combat', units).after(...attack);
    const p = at(s.state());
    const combat = p.s.frames.pop() as CombatFrame;
    resolve(p, { ...combat, lead: leadOf(p, combat) }, result);
    settle(p);
    return s;
  }
  const advance = { type: 'advance', unit: 'I/vdH', to: '4300' };

  test('[H44-19.7-c] who has not driven the defender off stays there, though the result gives an advance', () => {
    const s = attacked('EX', '1/501/101');
    expect(unit(s, '1/501/101')).toMatchObject({ hex: '4300', steps: 2 });
    expect(unit(s, 'I/vdH')).toMatchObject({ hex: 'area:C', steps: 1 });
    expect([s.state().frames, s.why(advance)]).toEqual([[], '15.1 may-not-advance']);
  });

  test('[H44-19.7-c] also where the defender has held', () => {
    const s = attacked('DR', '1/501/101').after({ type: 'stand', unit: '1/501/101' }, 5);
    expect([unit(s, '1/501/101').hex, unit(s, 'I/vdH').hex, s.state().frames]).toEqual(['4300', 'area:C', []]);
  });

  test('[H44-19.7-c] who has may come onto the map', () => {
    expect(unit(attacked('EX', 'A/101 REM').after(advance), 'I/vdH').hex).toBe('4300');
  });
});

describe('RUL-H44-307: who may not attack out of an area', () => {
  // 1004 lies on the edge of area N, 4300 on that of area C.
  const WILTS = '5W/129/43';
  const PART = 'BR Inf BD A';
  const move = (id: string) => ({ type: 'move', unit: id, mode: 'normal' });
  const step = (to: string) => ({ type: 'step', to });
  const attack = (target: string) => ({ type: 'attack', target });
  const attacker = (id: string) => ({ type: 'attacker', unit: id });
  const end = { type: 'end' };
  const SHIFTED = '19.6 moved-between-areas';
  const wilts = () =>
    position(9, 'allied-movement', [
      [WILTS, 'area:M'],
      ['1D/231/50', '1003'],
      ['Police', '1004', { steps: 1 }],
    ]).after(move(WILTS), step('area:N'));
  const breakDown = { type: 'break-down', unit: WILTS, target: PART };

  test('[H44-19.6-b] [H44-21.3-b] a part of a unit that has gone from area to area', () => {
    const fight = wilts().after(breakDown, end, attack('1004'));
    expect([fight.why(attacker(WILTS)), fight.why(attacker(PART))]).toEqual([SHIFTED, SHIFTED]);
    expect(fight.why(attacker('1D/231/50'))).toBeUndefined();
  });

  test('[H44-19.6-b] only in that turn', () => {
    const later = wilts().after(breakDown).until('german-movement').until('allied-combat').after(attack('1004'));
    expect([later.why(attacker(WILTS)), later.why(attacker(PART))]).toEqual([undefined, undefined]);
  });

  test('[H44-19.6-b] [H44-19.7-a] not a unit that has come into the area from the map', () => {
    const there = position(9, 'allied-movement', [
      ['1D/231/50', '1003'],
      ['Stephan', '1004'],
    ]).after(move('1D/231/50'), step('area:N'), end, attack('1004'));
    expect(there.why(attacker('1D/231/50'))).toBeUndefined();
  });

  test('[H44-21.5-f] nor one that has only gained a step there, or given one', () => {
    const s = position(9, 'german-movement', [
      ['Stephan', 'area:K', { steps: 1 }],
      ['Kerutt(-)', 'area:K'],
      ['1/501/101', '2827'],
    ]).after({ type: 'merge', unit: 'Kerutt(-)', target: 'Stephan' }, end, attack('2827'));
    expect([s.why(attacker('Stephan')), s.why(attacker('Kerutt(-)'))]).toEqual([undefined, undefined]);
  });

  describe('a merger of units that have gone from area to area', () => {
    const merge = { type: 'merge', unit: 'III/vdH', target: 'I/vdH' };
    /** III/vdH goes from B to C and gives I/vdH a step, which was there or has gone there too. */
    const merged = (from: string) => {
      const s = position(9, 'german-movement', [
        ['III/vdH', 'area:B'],
        ['I/vdH', from, { steps: 1 }],
        ['Stephan', 'area:C'],
        ['1/501/101', '4300'],
      ]).after(move('III/vdH'), ...(from === 'area:B' ? [{ type: 'join', unit: 'I/vdH' }] : []), step('area:C'));
      return s.after(merge, end, attack('4300'));
    };

    test('[H44-19.6-b] [H44-21.5-e] [H44-21.5-f] bars the giver, not the receiver that was there', () => {
      expect([merged('area:C').why(attacker('III/vdH')), merged('area:C').why(attacker('I/vdH'))]).toEqual([
        SHIFTED,
        undefined,
      ]);
    });

    test('[H44-19.6-b] bars a receiver that has come too', () => {
      expect(merged('area:B').why(attacker('I/vdH'))).toBe(SHIFTED);
    });
  });
});

describe('turn 7', () => {
  const before = () =>
    position(6, 'german-supply', [
      ['4/Erdmann', 'area:L', { marks: ['engaged'] }],
      ['III/vdH', 'area:A', { marks: ['disrupted'] }],
      ['Budde', 'area:A', { marks: ['full-retreat'] }],
      ['5/Erdmann', 'area:K'],
      ['Zuber/719', '3010'],
    ]);

  test('[H44-19.2.2-b] RUL-H44-144: as it begins Germans in A and L go to B and K, one state worse', () => {
    const s = before().after().until('allied-movement');
    expect([s.state().turn, unit(s, '4/Erdmann')]).toMatchObject([7, { hex: 'area:K', order: 1 }]);
    expect(unit(s, '4/Erdmann').marks & ENGAGED).toBe(0);
    expect(unit(s, 'III/vdH')).toMatchObject({ hex: 'area:B', order: 2 });
    expect(unit(s, 'Budde')).toMatchObject({ hex: 'area:B', order: 2 });
    expect([unit(s, '5/Erdmann'), unit(s, 'Zuber/719')]).toMatchObject([{ hex: 'area:K', order: 0 }, { order: 0 }]);
  });

  test('[H44-19.2.1-a] [H44-19.2.2-a] before it nobody is displaced', () => {
    const s = position(5, 'german-supply', [['4/Erdmann', 'area:L']]);
    expect(unit(s.after().until('allied-movement'), '4/Erdmann')).toMatchObject({ hex: 'area:L', order: 0 });
  });
});

describe('the 406th', () => {
  const SIX = ['Jenkel', 'Stargaard', 'Greshick', 'Kempton', 'Goebel', '406 Arty'] as const;
  const begin = (turn: number, ...there: string[]) =>
    position(
      turn,
      'german-bridges',
      SIX.map((id) => [id, there.includes(id) ? 'area:I' : null] as const),
    )
      .after()
      .until('german-movement');

  test('[H44-23.5-a] H44-EX-T1-406: a die for each as the German movement phase begins: 1 or 2 comes, 3 to 6 waits', () => {
    const s = begin(1).after(2, 5, 5, 1, 1, 2);
    expect(SIX.map((id) => unit(s, id).hex)).toEqual(['area:I', WAITING, WAITING, 'area:I', 'area:I', 'area:I']);
    expect(s.why({ type: 'end' })).toBeUndefined();
  });

  test('[H44-23.5-a] only those that have not come roll', () => {
    const s = begin(2, 'Jenkel', 'Kempton', 'Goebel', '406 Arty').after(3, 1);
    expect([unit(s, 'Stargaard').hex, unit(s, 'Greshick').hex]).toEqual([WAITING, 'area:I']);
    expect(s.why({ type: 'end' })).toBeUndefined();
  });

  test('[H44-23.5-a] no die in the Allied phase', () => {
    const s = position(2, 'allied-bridges', [
      ['Jenkel', null],
      ['1/505/82', '3010'],
    ])
      .after()
      .until('allied-movement');
    expect(s.why({ type: 'end' })).toBeUndefined();
  });

  test('[H44-23.5-b] on turn 4 all come without a die', () => {
    expect(SIX.map((id) => unit(begin(4), id).hex)).toEqual(SIX.map(() => 'area:I'));
  });
});
