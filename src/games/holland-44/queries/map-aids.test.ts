import { describe, expect, it } from 'vitest';
import { directionTo } from '../../../hex/grid.ts';
import { pick, seeded } from '../../../kernel/random.ts';
import { lay, type Sketch } from '../../../wargame/test-kit.ts';
import type { SupplyLine, Wargame } from '../../../wargame/wargame.ts';
import { HOLLAND_44 } from '../index.ts';
import { supplyQuery } from './map-aids.ts';
import { at } from '../play/play.ts';
import { hexOf, nameOf, type Position, type Side } from '../position/position.ts';
import { isBond, isBondAcross } from '../rules/07-zoc/zoc.ts';
import { SUPPLY } from '../data/tables.ts';
import { hasJustLanded } from '../rules/18-supply/supply.ts';
import { road, standWithEdges } from '../test-kit.ts';
import type { State } from '../position/state.ts';
import { numberOf } from '../position/units.ts';
import { hexNamed } from '../position/board.ts';

const game = HOLLAND_44 as unknown as Wargame;
const bonds = (s: object) => game.aids?.bonds?.(s) ?? [];
const supply = (s: object) => game.aids?.supply?.(s) ?? [];

/** Bonds as `side, both ends: hexes; those that are shut`. */
function bondsIn(units: Sketch['units'], more: Partial<Sketch> = {}): string[] {
  const { match } = lay(game, { turn: 9, phase: 'allied-movement', units, ...more });
  const named = bonds(match.state).map(({ side, from, to, at: hexes, shut }) => {
    const [ends, beside, closed] = [[from, to ?? 'off'], hexes, shut].map((list) => list.toSorted().join(' '));
    return `${side}, ${ends}: ${beside}; ${closed}`;
  });
  return named.toSorted();
}

/** Two German battalions with the hex 3011, or the hexside 3109/3110, between them. */
const OVER_HEX = { Budde: '3010', 'Zuber/719': '3012' };
const OVER_SIDE = { Budde: '3010', 'Zuber/719': '3210' };
const SIDE_SHUT = 'german, 3010 3210: 3109 3110; 3109 3110';
const river = (a: string, b: string, kind: string) => ({ a, b, river: kind });

describe('7.4 bonds on the map', () => {
  it('[H44-7.4.1-b] [H44-7.4.1-c] through a hex in line, along a hexside between two', () => {
    expect(bondsIn(OVER_HEX)).toEqual(['german, 3010 3012: 3011; 3011']);
    expect(bondsIn(OVER_SIDE)).toEqual([SIDE_SHUT]);
  });

  it('[H44-7.4.1-d] [H44-7.4.1-e] none of a single step, nor of a disrupted unit', () => {
    expect(bondsIn({ ...OVER_HEX, Budde: '3010 reduced' })).toEqual([]);
    expect(bondsIn({ ...OVER_HEX, Budde: '3010 disrupted' })).toEqual([]);
  });

  it('[H44-7.4.3-a] [H44-7.4.3-b] D-E and E-F: negated by enemies on both sides of the hexside, or in the hex', () => {
    const own = { '1/505/82': '3109', '2/505/82': '3110' };
    expect(bondsIn({ ...OVER_SIDE, ...own })).toContain('german, 3010 3210: 3109 3110; ');
    expect(bondsIn({ ...OVER_HEX, '1/505/82': '3011' })).toEqual(['german, 3010 3012: 3011; ']);
    expect(bondsIn({ ...OVER_SIDE, '1/505/82': '3109' })).toEqual(['german, 3010 3210: 3109 3110; 3110']);
  });

  it('[H44-7.4.4-a] F-G: bonds that cross are both there', () => {
    const found = bondsIn({ ...OVER_SIDE, '1/505/82': '3108', '2/505/82': '3110' });
    expect(found).toContain('allied, 3108 3110: 3109; 3109');
    expect(bondsIn({ ...OVER_HEX, '1/505/82': '3111', '2/505/82': '2910' })).toEqual([
      'allied, 2910 3111: 3011; 3011',
      'german, 3010 3012: 3011; 3011',
    ]);
  });

  it('[H44-7.4.5-a] H: from a unit to a friendly area off the map, along a hexside only', () => {
    expect(bondsIn({ Budde: '3201', 'Zuber/719': '3501' })).toEqual([
      'german, 3201 off: 3100 3200; 3100 3200',
      'german, 3201 off: 3200 3300; 3200 3300',
    ]);
  });

  it('[H44-7.4.6-a] [H44-7.4.6-b] not into a city, nor over a major river; over a minor one', () => {
    const minor = ['3010', '3012'].map((end) => river(end, '3011', 'minor'));
    expect(bondsIn(OVER_HEX, { sides: minor })).toHaveLength(1);
    expect(bondsIn(OVER_HEX, { sides: [river('3010', '3011', 'major')] })).toEqual([]);
    expect(bondsIn(OVER_HEX, { hexes: { '3011': 'city' } })).toEqual([]);
  });

  it('[H44-7.4.6-d] [H44-7.4.6-e] C-D and D-E: a hexside bond is pushed to the side that is open, and bars the way there alone', () => {
    const one = [river('3010', '3109', 'major')];
    expect(bondsIn(OVER_SIDE, { sides: one })).toEqual(['german, 3010 3210: 3109 3110; 3110']);
    expect(bondsIn(OVER_SIDE, { sides: [...one, river('3010', '3110', 'major')] })).toEqual([]);
    expect(bondsIn(OVER_SIDE, { hexes: { '3110': 'city' } })).toEqual(['german, 3010 3210: 3109 3110; 3109']);
    const among = { ...OVER_SIDE, '1/505/82': '3109' };
    expect(bondsIn(among, { hexes: { '3110': 'city' } })).toEqual(['german, 3010 3210: 3109 3110; ']);
  });
});

const AIRBORNE = '1/505/82';
const HEAD = '82 Supply Head';
const INF = '6DLI/151/50';
type Set = Parameters<typeof standWithEdges>[1];
/** The line of a unit on the board of the supply tests, where the south leads to areas O and N. */
const lineOf = (unit: string, set: Set) =>
  supplyQuery(standWithEdges('allied-supply', set)).find((line) => line.unit === unit) ?? 'none';

describe('18 supply on the map', () => {
  it('[H44-18.3.1-a] overland, the area being the fourth hex', () => {
    const line = lineOf(INF, { units: { [INF]: '1302' } });
    expect(line).toMatchObject({ supplied: true, overland: 4, source: { area: 'N' } });
    expect(line).toHaveProperty('path.length', 4);
    expect(lineOf(INF, { units: { [INF]: '1402' } })).toEqual({ unit: INF, supplied: false, path: [], overland: 0 });
  });

  it('[H44-18.3-a] [H44-18.3.2-a] overland to the road, then along it to the edge', () => {
    const sides = road('1004', '1103', '1203', '1302', '1402');
    const line = lineOf(INF, { units: { [INF]: '1800' }, sides });
    expect(line).toMatchObject({ supplied: true, overland: 4, source: { area: 'N' } });
    const { path } = line as SupplyLine;
    expect([path[0], ...path.slice(4)]).toEqual(['1800', '1402', '1302', '1203', '1103', '1004']);
  });

  it('[H44-18.2.2-a] [H44-18.5-b] to the supply head of the division, a line of its own', () => {
    const set = { turn: 4, units: { [AIRBORNE]: '3014', [HEAD]: '3010' } };
    const path = ['3014', '3013', '3012', '3011', '3010'];
    expect(lineOf(AIRBORNE, set)).toEqual({
      unit: AIRBORNE,
      supplied: true,
      path,
      overland: 4,
      source: { unit: HEAD },
    });
    expect(lineOf(AIRBORNE, { ...set, turn: 7 })).toMatchObject({ supplied: true });
    const depleted = { ...set, units: { ...set.units, [HEAD]: { hex: '3010', marks: ['depleted'] } } };
    expect(lineOf(AIRBORNE, depleted)).toMatchObject({ supplied: false, path: [] });
  });

  it('[RUL-H44-139] [H44-18.5-a] supply heads have no line; who has just landed, or is in a friendly area, needs none', () => {
    expect(lineOf(HEAD, { turn: 4, units: { [HEAD]: '3010' } })).toBe('none');
    const without = { supplied: true, path: [], overland: 0 };
    expect(lineOf(AIRBORNE, { turn: 1, units: { [AIRBORNE]: '3010' } })).toEqual({ unit: AIRBORNE, ...without });
    expect(lineOf(INF, { units: { [INF]: 'area:N' } })).toEqual({ unit: INF, ...without });
  });

  it('[H44-18.3.1-c] [H44-18.3.2-c] what is stopped leads as far as the enemy lets it', () => {
    const sides = road('1004', '1103', '1203', '1302', '1402', '1501');
    const units = (enemy: string) => ({ units: { [INF]: '1501', 'I/vdH': { hex: enemy, steps: 1 } }, sides });
    expect(lineOf(INF, units('4010'))).toMatchObject({
      supplied: true,
      path: ['1501', '1402', '1302', '1203', '1103', '1004'],
    });
    // next to 1203, 1103 and 1104 of the road to 1004
    const stopped = ['1501', '1402', '1302', '1203'];
    expect(lineOf(INF, units('1204'))).toEqual({ unit: INF, supplied: false, path: [], overland: 0, stopped });
    // too far without enemies, too
    expect(lineOf(INF, { ...units('1204'), sides: [] })).not.toHaveProperty('stopped');
  });

  it('[H44-18.3.1-c] goes round what bars it', () => {
    const units = { [INF]: '1302', '1/Erdmann': '1304', '2/Erdmann': '1201' };
    const { path } = lineOf(INF, { units }) as SupplyLine;
    expect(path.slice(0, 2)).toEqual(['1302', '1203']);
  });
});

describe('in games played at random', () => {
  /** Positions of a game, one in so many actions. */
  function* positions(seed: number, every: number): Iterable<Position> {
    const begun = HOLLAND_44.fromSetup({ scenario: 'campaign', options: {}, setup: null });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const random = seeded(seed);
    let { state } = begun.value as { state: State };
    for (let n = 0; n < 1200; n++) {
      if (n % every === 0) yield at(state);
      const played = HOLLAND_44.play(state, pick([...HOLLAND_44.legal(state)], random));
      if (!played.ok) throw new Error(JSON.stringify(played.error));
      ({ state } = played.value);
    }
  }

  it('[H44-7.4.2-a] bonds are drawn exactly where the rules bar a hex or the way over a hexside', () => {
    for (const p of positions(3, 300)) {
      const drawn = bonds(p.s).flatMap(({ side, at: hexes, shut }) =>
        shut.map((into) => [side, ...hexes.filter((hex) => hex !== into), into].join(' ')),
      );
      expect([...new Set(drawn)].toSorted()).toEqual(barredIn(p).toSorted());
    }
  });

  it('[H44-18.3-a] a line leads from hex to hex, from the unit to its source, with four steps at most without road', () => {
    let seen = 0;
    for (const p of positions(4, 150)) {
      for (const { unit, supplied, path, overland, source } of supply(p.s)) {
        const u = numberOf(unit);
        if (path.length === 0) {
          expect(supplied, unit).toBe(hexOf(p, u) < -1 ? supplied : hasJustLanded(p, u));
          continue;
        }
        seen++;
        expect([supplied, path[0], overland <= SUPPLY.overland]).toEqual([true, nameOf(p, hexOf(p, u)), true]);
        path.slice(1).forEach((hex, i) => expect(areBeside(p, path[i] as string, hex), path.join(' ')).toBe(true));
        const end = path.at(-1) as string;
        if (source && 'unit' in source) expect(end).toBe(nameOf(p, hexOf(p, numberOf(source.unit))));
        else expect(leadsTo(p, end), `${unit} ${path.join(' ')}`).toContain(source?.area);
      }
    }
    expect(seen).toBeGreaterThan(500);
  });
});

const number = ({ board }: Position, name: string): number => hexNamed(board.grid, name);

const areBeside = (p: Position, a: string, b: string): boolean =>
  directionTo(p.board.grid, number(p, a), number(p, b)) >= 0;

const leadsTo = (p: Position, hex: string): string[] =>
  [...p.board.edges]
    .flatMap(([area, hexes]) => (hexes.includes(number(p, hex)) ? [area] : []))
    .concat(hex === '5626' ? ['H'] : []);

/** What the rules bar to each side's enemy: `side hex`, or `side from into`. */
function barredIn(p: Position): string[] {
  const { names, neighbours } = p.board.grid;
  return HOLLAND_44.sides.flatMap((side, i) =>
    names.flatMap((name, hex) => [
      ...(isBond(p, i as Side, hex) ? [`${side} ${name}`] : []),
      ...[0, 1, 2, 3, 4, 5].flatMap((d) =>
        isBondAcross(p, i as Side, hex * 6 + d) ? [`${side} ${name} ${names[neighbours[hex * 6 + d] ?? -1]}`] : [],
      ),
    ]),
  );
}
