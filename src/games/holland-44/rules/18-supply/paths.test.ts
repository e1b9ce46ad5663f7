import { describe, expect, it } from 'vitest';
import { directionTo } from '../../../../hex/grid.ts';
import { numberOf } from '../../position/units.ts';
import { note, place, type Position } from '../../position/position.ts';
import { hold } from '../26-victory/holders.ts';
import { hasSupply, hasSupplyIn, pathTo } from './supply.ts';
import type { SideChange } from '../../../../wargame/setup.ts';
import { road, side, standWithEdges } from '../../test-kit.ts';
import { hexNamed } from '../../position/board.ts';

const INF = '6DLI/151/50';
type Set = Parameters<typeof standWithEdges>[1];

/** Is the British battalion in supply, the first hex south of it leading to area N? */
const supplied = (hex: string, set: Set = {}): boolean => {
  const p = standWithEdges('allied-supply', { ...set, units: { [INF]: hex, ...set.units } });
  return hasSupply(p, numberOf(INF));
};
/** And a German battalion, area H lying to the east? */
const germans = (hex: string, set: Set = {}): boolean => {
  const p = standWithEdges('german-supply', { ...set, units: { 'I/vdH': hex, ...set.units } });
  return hasSupply(p, numberOf('I/vdH'));
};
/** Hexes north of area N, in line. */
const UP = ['1004', '1103', '1203', '1302', '1402', '1501', '1601', '1700', '1800'];
const river = (kind: string, more = {}) => ({ river: kind, ...more });
/** With one of the hexsides changed. */
const changed = (sides: readonly SideChange[], pair: string, change: Omit<SideChange, 'a' | 'b'>): SideChange[] =>
  sides.map((one) => (`${one.a}-${one.b}` === pair ? { ...one, ...change } : one));

describe('18.3.1 the overland part', () => {
  it('[H44-18.3.1-a] four hexes, the area counting as one', () => {
    expect(supplied('1302')).toBe(true);
    expect(supplied('1402')).toBe(false);
  });

  it('[H44-18.3.1-a] four hexes to a road, counted without the own hex', () => {
    const sides = road('1004', '1103', '1203', '1302', '1402');
    expect(supplied('1800', { sides })).toBe(true);
    expect(supplied('1900', { sides })).toBe(false);
  });

  it('[H44-18.3.1-a] any terrain, lakes apart', () => {
    const wall = (terrain: string) =>
      Object.fromEntries(['1202', '1203', '1204', '1102', '1103', '1104'].map((hex) => [hex, terrain]));
    expect(supplied('1302', { hexes: wall('marsh') })).toBe(true);
    expect(supplied('1302', { hexes: wall('lake') })).toBe(false);
  });

  /** A major river south of row 12. */
  const MAJOR = [
    '1203-1103',
    '1203-1102',
    '1202-1102',
    '1202-1101',
    '1204-1103',
    '1204-1104',
    '1205-1104',
    '1205-1105',
  ];
  const banks = (special: Record<string, object> = {}): Set => ({
    sides: ['1200-1100', '1201-1100', '1201-1101', '1206-1105', '1206-1106', '1207-1106', ...MAJOR].map((pair) =>
      side(pair, river('major', special[pair])),
    ),
  });

  it('[H44-18.3.1-b] no major river without a bridge', () => {
    expect(supplied('1203')).toBe(true);
    expect(supplied('1203', banks())).toBe(false);
    expect(supplied('1203', banks({ '1203-1103': { bridge: 'road' } }))).toBe(true);
    expect(
      supplied('1203', { ...banks({ '1203-1103': { bridge: 'road' } }), extra: { bridges: { '1103-1203': 'blown' } } }),
    ).toBe(false);
  });

  it('[H44-18.3.1-b] a ferry outside enemy ZOCs will do', () => {
    const ferry = banks({ '1203-1103': { ferry: true } });
    expect(supplied('1203', ferry)).toBe(true);
    // 1302 is next to 1203
    expect(supplied('1203', { ...ferry, units: { 'I/vdH': '1302' } })).toBe(false);
  });

  it('[H44-18.3.1-b] [H44-23.3.3] an engineer makes one, in an enemy ZOC too, in good order only', () => {
    const by = (marks: string[]): Set => ({
      ...banks(),
      units: { '30 Corps Eng': { hex: '1203', marks }, 'I/vdH': '1302' },
    });
    expect(supplied('1203', by([]))).toBe(true);
    expect(supplied('1203', by(['disrupted']))).toBe(false);
    expect(supplied('1203', { ...banks(), units: { '159 Eng/59': '1302' } })).toBe(false);
  });

  it('[H44-23.3.3] after it has carried somebody, at that hexside alone', () => {
    const p = standWithEdges('allied-supply', { ...banks(), units: { [INF]: '1203', '30 Corps Eng': '1203' } });
    const [at, to] = ['1203', '1103'].map((hex) => hexNamed(p.board.grid, hex)) as [number, number];
    const used = (side: number) => note(p, 'ferrySides', numberOf('30 Corps Eng'), 1 + side);
    // the ferry is at the lower of the two numbers of a hexside
    const forth = at * 6 + directionTo(p.board.grid, at, to);
    const back = to * 6 + directionTo(p.board.grid, to, at);
    used(Math.min(forth, back));
    expect(hasSupply(p, numberOf(INF))).toBe(true);
    used(at * 6);
    expect(hasSupply(p, numberOf(INF))).toBe(false);
  });

  it('[H44-23.3.3-d] RUL-H44-342 not after it has helped in a river assault', () => {
    const p = standWithEdges('allied-supply', { ...banks(), units: { [INF]: '1203', '30 Corps Eng': '1203' } });
    expect(hasSupply(p, numberOf(INF))).toBe(true);
    note(p, 'assaults', numberOf('30 Corps Eng'), 1);
    expect(hasSupply(p, numberOf(INF))).toBe(false);
  });

  it('[H44-18.3.1-b] [H44-23.3.3] an engineer has his ferry with him where he would be', () => {
    const p = standWithEdges('allied-supply', { ...banks(), units: { [INF]: '4010', '30 Corps Eng': '4010' } });
    const at = hexNamed(p.board.grid, '1203');
    expect(hasSupplyIn(p, numberOf(INF), at)).toBe(false);
    expect(hasSupplyIn(p, numberOf('30 Corps Eng'), at)).toBe(true);
  });

  it('[H44-18.3.1-c] not through the enemy', () => {
    // the units around leave the way over 1203 alone
    const ring = { '1/Erdmann': '1304', '2/Erdmann': '1201' };
    expect(supplied('1302', { units: ring })).toBe(true);
    expect(supplied('1302', { units: { ...ring, 'I/vdH': { hex: '1203', steps: 1 } } })).toBe(false);
  });

  it('[H44-18.3.1-c] not into or across a bond', () => {
    const wall = { 'I/vdH': '1202', '1/Erdmann': '1204', '2/Erdmann': '1200', '3/Erdmann': '1206' };
    const single = Object.fromEntries(Object.entries(wall).map(([id, hex]) => [id, { hex, steps: 1 }]));
    // bonds lie in 1203, 1201 and 1205; with single steps there are none, and 1203 and 1103 need a friend
    const friend = { '2L/9/3': '1103' };
    expect(supplied('1302', { units: { ...single, ...friend } })).toBe(true);
    expect(supplied('1302', { units: { ...wall, ...friend } })).toBe(false);
  });

  it('[H44-18.3.1-c] not across a bond on a hexside', () => {
    // from 1203 the only way leads to 1103
    const hexes = Object.fromEntries(['1202', '1302', '1303'].map((hex) => [hex, 'lake']));
    const pair = (steps: number) => ({ 'I/vdH': { hex: '1102', steps }, '1/Erdmann': { hex: '1204', steps } });
    expect(supplied('1203', { hexes, units: pair(1) })).toBe(true);
    expect(supplied('1203', { hexes, units: pair(2) })).toBe(false);
  });

  it('[H44-18.3.1-c] [H44-7.4.3-a] not across it where friends stand on one side alone', () => {
    // from 1303 the only short way leads over 1203 and 1103
    const hexes = { '1202': 'lake', '1302': 'lake' };
    const pair = (steps: number) => ({ 'I/vdH': { hex: '1102', steps }, '1/Erdmann': { hex: '1204', steps } });
    const beyond = { '2L/9/3': '1103' };
    expect(supplied('1303', { hexes, units: { ...pair(1), ...beyond } })).toBe(true);
    expect(supplied('1303', { hexes, units: { ...pair(2), ...beyond } })).toBe(false);
    expect(supplied('1303', { hexes, units: { ...pair(2), '2RUR/9/3': '1203' } })).toBe(false);
    expect(supplied('1303', { hexes, units: { ...pair(2), ...beyond, '2RUR/9/3': '1203' } })).toBe(true);
  });

  it('[H44-18.3.1-d] one empty hex in EZOC, not two in a row; a friend makes it as good as free', () => {
    // from 1303 the only short way leads over 1203 and 1103
    const hexes = { '1204': 'lake' };
    const at = (hex: string) => ({ 'I/vdH': { hex, steps: 1 } });
    expect(supplied('1303', { hexes })).toBe(true);
    expect(supplied('1303', { hexes, units: at('1302') })).toBe(true);
    expect(supplied('1303', { hexes, units: at('1102') })).toBe(false);
    expect(supplied('1303', { hexes, units: { ...at('1102'), '2L/9/3': '1103' } })).toBe(true);
    expect(supplied('1303', { hexes, units: { ...at('1102'), '2L/9/3': '1203' } })).toBe(true);
  });
});

describe('18.3.2 the road part', () => {
  const sides = road(...UP);
  const far = '1900';

  it('[H44-18.3.2-a] any length, along roads of any class', () => {
    expect(supplied(far)).toBe(false);
    expect(supplied(far, { sides })).toBe(true);
    expect(supplied(far, { sides: sides.map((one) => ({ ...one, road: 'minor' })) })).toBe(true);
    expect(supplied(far, { sides: sides.filter((_, i) => i !== 1) })).toBe(false);
  });

  it('[H44-18.3.2-b] [H44-18.3.2-c] not through the enemy nor EZOC, even where a friend stands', () => {
    expect(supplied(far, { sides, units: { 'I/vdH': '1302' } })).toBe(false);
    expect(supplied(far, { sides, units: { 'I/vdH': { hex: '1302', marks: ['full-retreat'] } } })).toBe(false);
    expect(supplied(far, { sides, units: { 'I/vdH': '1303' } })).toBe(false);
    expect(supplied(far, { sides, units: { 'I/vdH': '1303', '2L/9/3': '1302', '2RUR/9/3': '1402' } })).toBe(false);
  });

  it('[H44-18.3.2-d] an empty city hex that the enemy held last', () => {
    const city = { sides, hexes: { '1302': 'city' } };
    expect(supplied(far, city)).toBe(false);
    expect(supplied(far, { ...city, extra: { holders: { '1302': 'allied' } } })).toBe(true);
    expect(supplied(far, { ...city, units: { '2L/9/3': '1302' }, extra: { holders: { '1302': 'german' } } })).toBe(
      true,
    );
  });

  it('[H44-18.3.2-d] units of a set-up hold the city they stand in', () => {
    const p = standWithEdges('allied-supply', {
      units: { [INF]: far, '2L/9/3': '1302' },
      sides,
      hexes: { '1302': 'city' },
    });
    place(p, numberOf('2L/9/3'), hexNamed(p.board.grid, '1402'));
    expect(hasSupply(p, numberOf(INF))).toBe(true);
  });

  const bridged = changed(sides, '1203-1302', { river: 'canal' });
  const bridge = (how: string) => ({ sides: bridged, extra: { bridges: { '1203-1302': how } } });

  it('[H44-18.3.2-e] [H44-18.3.2-g] the Allies need an intact bridge', () => {
    expect(supplied(far, bridge('intact'))).toBe(true);
    for (const how of ['wired', 'blown', 'repair']) expect(supplied(far, bridge(how))).toBe(false);
  });

  it('[H44-18.3.2-e] [H44-18.3.2-f] the Germans one without the marker', () => {
    const east = road('5727', '5726', '5725', '5724', '5723', '5722');
    const over = (how: string): Set => ({
      sides: changed(east, '5725-5724', { river: 'canal' }),
      extra: { bridges: { '5724-5725': how } },
    });
    expect(germans('5719', over('wired'))).toBe(true);
    for (const how of ['intact', 'blown', 'repair']) expect(germans('5719', over(how))).toBe(false);
  });

  it('[H44-18.3.2-e] no ferry', () => {
    const ferry = changed(sides, '1203-1302', { river: 'major', ferry: true, road: null });
    expect(supplied(far, { sides: ferry })).toBe(false);
    // as the overland part it is good: 1203 has a road south of it
    expect(supplied('1402', { sides: ferry })).toBe(true);
  });

  it('[RUL-H44-136] overland any bridge that stands is a bridge', () => {
    expect(supplied('1402', bridge('wired'))).toBe(true);
  });
});

describe('RUL-H44-03 bridges that never carry a marker', () => {
  const all = road(
    '5727',
    '5627',
    '5526',
    '5426',
    '5325',
    '5324',
    '5323',
    '5322',
    '5422',
    '5321',
    '5320',
    '5319',
    '5318',
  );
  const sides = changed(all, '5422-5321', { river: 'major' });

  it('[H44-18.3.2-g] the Germans use it until an Allied unit has been at an end of it', () => {
    const p = standWithEdges('german-supply', { units: { 'I/vdH': '5315', [INF]: '5015' }, sides });
    const [german, end] = [numberOf('I/vdH'), hexNamed(p.board.grid, '5422')];
    expect(hasSupply(p, german)).toBe(true);
    hold(p, 0, end);
    expect(hasSupply(p, german)).toBe(false);
    hold(p, 1, end);
    expect(hasSupply(p, german)).toBe(true);
  });

  it('[H44-18.3.2-g] other bridges go by their markers alone', () => {
    const canal = changed(sides, '5323-5322', { river: 'canal' });
    const p = standWithEdges('german-supply', { units: { 'I/vdH': '5315', [INF]: '5015' }, sides: canal });
    const before = p.s.own;
    hold(p, 0, hexNamed(p.board.grid, '5323'));
    expect(p.s.own).toBe(before);
    expect(hasSupply(p, numberOf('I/vdH'))).toBe(true);
  });

  it('[H44-18.3.2-g] in a set-up Allied units at an end have it', () => {
    const p = standWithEdges('german-supply', { units: { 'I/vdH': '5315', [INF]: '5422' }, sides });
    place(p, numberOf(INF), hexNamed(p.board.grid, '1004'));
    expect(hasSupply(p, numberOf('I/vdH'))).toBe(false);
  });
});

describe('18.2.1 entry areas', () => {
  it('[H44-18.2.1-a] friendly ones; L changes hands on turn 7', () => {
    expect(supplied('1026', { turn: 6 })).toBe(false);
    expect(supplied('1026', { turn: 7 })).toBe(true);
    expect(germans('1026', { turn: 6 })).toBe(true);
    expect(germans('1026', { turn: 7 })).toBe(false);
  });

  it('[RUL-H44-139] units in an area are in supply', () => {
    expect(supplied('area:N')).toBe(true);
    const p = standWithEdges('german-movement', { units: { 'I/vdH': 'area:B' } });
    expect(
      [
        ['B', 'C'],
        ['F', 'G'],
      ].map((areas) => pathTo(p, numberOf('I/vdH'), areas)),
    ).toEqual([true, false]);
  });

  it('[RUL-H44-134] a path does not run through an area', () => {
    const p = standWithEdges('allied-resupply', { units: { [INF]: '1000' } });
    expect(hasSupply(p, numberOf(INF))).toBe(true);
    // 1003 is three hexes away, and N a fourth
    expect(pathTo(p, numberOf(INF), ['N'])).toBe(true);
    place(p, numberOf(INF), hexNamed(p.board.grid, '1100'));
    expect(pathTo(p, numberOf(INF), ['N'])).toBe(true);
    place(p, numberOf(INF), hexNamed(p.board.grid, '1200'));
    expect(pathTo(p, numberOf(INF), ['O'])).toBe(true);
    expect(pathTo(p, numberOf(INF), ['N'])).toBe(false);
  });

  it('[H44-19.3.2-a] [RUL-H44-71] the ferry of Pannerden leads to area H', () => {
    const wall = ['5726-5626', '5725-5626', '5625-5626', '5627-5626', '5526-5626', '5525-5626'];
    const sides = wall.map((pair) => side(pair, river('major')));
    expect(germans('5626', { sides })).toBe(true);
    expect(germans('5626', { sides: sides.slice(0, 4), units: { '5CG/32/Gds': '5526' } })).toBe(false);
    expect(supplied('5626', { sides })).toBe(false);
  });
});

describe('18.3 paths from where a unit is not', () => {
  const from = (hex: string, set: Set = {}) => {
    const p = standWithEdges('allied-movement', { ...set, units: { [INF]: '4010', ...set.units } });
    return hasSupplyIn(p, numberOf(INF), hexNamed(p.board.grid, hex));
  };

  it('[H44-18.3.1-a] as if it were there', () => {
    expect([from('1302'), from('1402')]).toEqual([true, false]);
  });

  it('[H44-18.3.1-d] it would negate the EZOC there', () => {
    // 1203 and 1103 are both in the zone of 1102
    const set = { hexes: { '1204': 'lake', '1202': 'lake' }, units: { 'I/vdH': { hex: '1102', steps: 1 } } };
    expect([from('1203', set), from('1303', set)]).toEqual([true, false]);
  });

  it('[H44-18.3.1-d] [RUL-H44-360] it does not negate the EZOC where it stands now', () => {
    const set = {
      hexes: { '1204': 'lake', '1202': 'lake' },
      units: { 'I/vdH': { hex: '1102', steps: 1 }, [INF]: '1203' },
    };
    expect([from('1203', set), from('1303', set)]).toEqual([true, false]);
  });

  it('[H44-18.3.1-b] [H44-18.3.1-c] rivers and enemies bar it all the same', () => {
    const hexes = { '1204': 'lake', '1202': 'lake' };
    const units = { 'I/vdH': { hex: '1102', steps: 1 } };
    expect(from('1203', { hexes, units, sides: [side('1203-1103', river('major'))] })).toBe(false);
    expect(from('1203', { hexes: { ...hexes, '1102': 'lake' }, units: { 'I/vdH': { hex: '1103', steps: 1 } } })).toBe(
      false,
    );
  });
});

describe('18 paths are searched once', () => {
  const moved = (p: Position, unit: string, hex: string) => place(p, numberOf(unit), hexNamed(p.board.grid, hex));

  it('[H44-18.3-a] a unit that moves, an enemy that comes or is routed are noticed', () => {
    const p = standWithEdges('allied-supply', { units: { [INF]: '1303', 'I/vdH': '3010' }, hexes: { '1204': 'lake' } });
    const u = numberOf(INF);
    expect(hasSupply(p, u)).toBe(true);
    moved(p, 'I/vdH', '1102');
    expect(hasSupply(p, u)).toBe(false);
    p.s.order = p.s.order.with(numberOf('I/vdH'), 2);
    expect(hasSupply(p, u)).toBe(true);
    moved(p, INF, '1403');
    expect(hasSupply(p, u)).toBe(false);
  });
});
