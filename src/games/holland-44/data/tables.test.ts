import { describe, expect, test } from 'vitest';
import { ABOUT } from '../position/about.ts';
import { type ResultCode, ADVANCE, CRT, DEMOLITION, DETERMINED, DISENGAGEMENT, LANDING, RESULTS, TURNS, WEATHER } from './tables.ts';
import * as tables from './tables.ts';

const DIE = [1, 2, 3, 4, 5, 6] as const;

/** The printed combat table read again, column by column, from roll 1 down to roll 6. */
const READ_DOWN: [odds: string, codes: string][] = [
  ['1:3', 'A1, A1, A1, A1/ENG, ENG, EX'],
  ['1:2', 'A1, A1, A1/ENG, ENG, EX, A1/DR'],
  ['1:1', 'A1, A1/ENG, ENG, EX, A1/DR, D1'],
  ['2:1', 'A1/ENG, ENG, EX, A1/DR, DR, D1'],
  ['3:1', 'ENG, EX, DR, DR, A1/D1, D1'],
  ['4:1', 'EX, DR, DR, A1/D1, D1, D1'],
  ['5:1', 'DR, DRX, A1/D1, DMR, D1, DS'],
  ['6:1', 'DRX, A1/D1, DMR, DMR, DS, DS'],
  ['7:1', 'A1/D1, DMR, DMR, DMR, DS, DS'],
];

/** All results from the worst for the attacker to the best. */
const ORDER: readonly ResultCode[] = ['A1', 'A1/ENG', 'ENG', 'EX', 'A1/DR', 'DR', 'DRX', 'A1/D1', 'DMR', 'D1', 'DS'];

const columnAt = (odds: string): ResultCode[] => {
  const column = (CRT.columns as readonly string[]).indexOf(odds);
  return DIE.map((roll) => CRT.rows[roll][column] as ResultCode);
};

describe('combat results', () => {
  test.each(READ_DOWN)('[H44-CRT-a] [H44-CRT-b] [H44-CRT-c] [H44-CRT-d] [H44-CRT-e] [H44-CRT-f] [H44-CRT-g] [H44-CRT-h] [H44-CRT-i] column %s as printed', (odds, codes) => {
    expect(columnAt(odds).join(', ')).toBe(codes);
  });

  test('nine columns, and a result in each for every roll', () => {
    expect(CRT.columns).toEqual(READ_DOWN.map(([odds]) => odds));
    expect(Object.keys(CRT.rows)).toEqual(DIE.map(String));
    for (const roll of DIE) expect(CRT.rows[roll], String(roll)).toHaveLength(9);
  });

  /** Column after shifts, roll, result. The book prints the one of Veghel on turn 2 as DE (AMB-H44-37). */
  test.each([
    ['3:1', 6, 'D1', 'Krafft'],
    ['2:1', 2, 'ENG', 'Nijmegen'],
    ['4:1', 3, 'DR', 'Mook'],
    ['3:1', 4, 'DR', 'Grave'],
    ['3:1', 1, 'ENG', 'Veghel'],
    ['5:1', 2, 'DRX', 'St Oedenrode'],
    ['4:1', 4, 'A1/D1', 'Son'],
    ['7:1', 4, 'DMR', 'Kerutt'],
    ['6:1', 4, 'DMR', '6 Penal'],
    ['2:1', 5, 'DR', 'the 406th'],
    ['4:1', 2, 'DR', 'Arnhem'],
    ['4:1', 1, 'EX', 'Goebel'],
    ['4:1', 5, 'D1', 'Veghel again'],
    ['5:1', 3, 'A1/D1', 'Valkenswaard'],
  ])('the extended example: %s and a %s are %s (%s)', (odds, roll, code) => {
    expect(columnAt(odds)[roll - 1]).toBe(code);
  });

  test('better odds and a higher roll never give the attacker a worse result', () => {
    const ranks = (codes: readonly ResultCode[]): number[] => codes.map((code) => ORDER.indexOf(code));
    const lines = [...DIE.map((roll) => ranks(CRT.rows[roll])), ...CRT.columns.map((odds) => ranks(columnAt(odds)))];
    for (const line of lines) expect(line).toEqual(line.toSorted((a, b) => a - b));
    expect(new Set(ORDER)).toEqual(new Set(DIE.flatMap((roll) => CRT.rows[roll])));
  });

  test('[H44-11.1-b] only 5:1 and better destroys a stack; [H44-11.1-c] only there it must retreat', () => {
    const from = (code: ResultCode): string | undefined => CRT.columns.find((odds) => columnAt(odds).includes(code));
    expect([from('DS'), from('DMR'), from('D1'), from('DR')]).toEqual(['5:1', '5:1', '1:1', '2:1']);
  });

  /** As 11.1 tells them: steps of attacker and defender, who chooses, retreat, what the defender becomes, determined defence, advance, breakthrough. */
  test.each<[code: ResultCode, text: string]>([
    ['DS', '0 1 owner 2-3 full-retreat - bonus breakthrough'],
    ['DMR', '0 0 owner 2-3 full-retreat - bonus breakthrough'],
    ['D1', '0 1 owner 2-2 disrupted determined normal -'],
    ['A1/D1', '1 1 owner 2-2 disrupted determined normal -'],
    ['DR', '0 0 owner 2-2 disrupted determined normal -'],
    ['A1/DR', '1 0 owner 2-2 disrupted determined normal -'],
    ['DRX', '1 1 opponent 2-2 disrupted determined normal -'],
    ['EX', '1 1 opponent - - - limited -'],
    ['ENG', '0 0 owner - engaged - - -'],
    ['A1/ENG', '1 0 owner - engaged - - -'],
    ['A1', '1 0 owner - - - - -'],
  ])('[H44-11.1-b] [H44-11.1-c] [H44-11.1-d] [H44-11.1-e] [H44-11.1-f] [H44-11.1-g] [H44-11.1-h] [H44-11.1-i] [H44-11.1-k] [H44-11.1-l] [H44-11.1-m] %s means %s', (code, text) => {
    const { attacker, defender, chosenBy, retreat, state, determined, advance, breakthrough } = RESULTS[code];
    const words = [attacker, defender, chosenBy, retreat?.join('-'), state, determined && 'determined', advance];
    expect([...words, breakthrough && 'breakthrough'].map((word) => word || (word === 0 ? 0 : '-')).join(' ')).toBe(text);
  });

  test('a code says itself who loses steps: A1 the attacker, D1 and DS the defender, an exchange both', () => {
    for (const code of ORDER) {
      expect(RESULTS[code].attacker, code).toBe(/A1|X/.test(code) ? 1 : 0);
      expect(RESULTS[code].defender, code).toBe(/D1|DS|X/.test(code) ? 1 : 0);
    }
  });

  test.each([
    ['limited', 1, 1],
    ['normal', 1, 2],
    ['bonus', 2, 3],
  ] as const)('[H44-15.2-a] [H44-15.2-b] [H44-15.2-c] [H44-15.2-d] a %s advance is %s hexes, by road %s', (kind, hexes, byRoad) => {
    expect(ADVANCE[kind]).toEqual({ hexes, byRoad });
  });

  test('[H44-8.7-a] [H44-8.7-c] [H44-16.3.1-a] 10:1 is an automatic DS, which retreats three hexes; a breakthrough combat costs a hex', () => {
    expect(tables.AUTOMATIC).toEqual({ odds: 10, retreat: 3 });
    expect(tables.BREAKTHROUGH_COST).toBe(1);
  });
});

describe('determined defence', () => {
  /** Column by column, from roll 1 up to roll 7. */
  test.each([
    ['clear', '0/1 - - - •0/1 •1/1 •1/0'],
    ['other', '0/1 - - •0/1 •1/1 •0/0 •1/0'],
    ['city', '0/1 - •0/1 •1/1 •0/0 •0/0 •1/0'],
  ] as const)('[H44-12.2-a] [H44-12.2-b] [H44-12.2-c] column %s', (column, codes) => {
    const at = DETERMINED.columns.indexOf(column);
    expect(([1, 2, 3, 4, 5, 6, 7] as const).map((roll) => DETERMINED.rows[roll][at]).join(' ')).toBe(codes);
  });

  test('[H44-12.2-d] artillery and an elite lead unit add 1, a green one takes 1', () => {
    expect(DETERMINED.modifiers).toEqual({ artillery: 1, elite: 1, green: -1 });
  });

  test('the example of 12.4: in a city 2 fails, 1 costs a step, 4 holds for a step each', () => {
    expect(([2, 1, 4] as const).map((roll) => DETERMINED.rows[roll][2])).toEqual(['-', '0/1', '•1/1']);
  });

  test('better cover never makes success rarer', () => {
    const held = DETERMINED.columns.map((_, at) => Object.values(DETERMINED.rows).filter((row) => row[at]?.startsWith('•')).length);
    expect(held).toEqual([3, 4, 5]);
  });
});

describe('small tables', () => {
  test('[H44-27.1.2-f] [H44-27.1.2-e] [H44-27.1.2-h] disengagement: no on 1 and 2, a step on 3, yes from 4; one or two hexes', () => {
    expect(DIE.map((roll) => DISENGAGEMENT.rows[roll]).join(' ')).toBe('No No Yes-1 Yes Yes Yes');
    expect(DISENGAGEMENT.modifiers).toEqual({ armoured: 1, elite: 1, green: -1 });
    expect(DISENGAGEMENT.retreat).toEqual([1, 2]);
  });

  test('[H44-5.6-a] [H44-5.6-b] a bridge is blown on 3 to 6, on turn 1 by a 4 to 6', () => {
    const blownOn = (turn: number): number[] =>
      DIE.filter((roll) => {
        const modifiers: Readonly<Record<number, number>> = DEMOLITION.modifiers;
        return DEMOLITION.rows[(roll + (modifiers[turn] ?? 0)) as 0 | 6] === 'blown';
      });
    expect(blownOn(1)).toEqual([4, 5, 6]);
    for (const { turn } of TURNS.slice(1)) expect(blownOn(turn), String(turn)).toEqual([3, 4, 5, 6]);
    expect(Object.keys(DEMOLITION.rows)).toHaveLength(7);
  });

  test('[H44-5.5-a] [H44-5.9-a] demolition needs units one hex away, automatic repair none within four', () => {
    expect(tables.BRIDGE_RANGE).toEqual({ demolition: 1, repair: 5 });
  });

  test.each([
    [1, '-'],
    [4, '-'],
    [5, 'S'],
    [6, 'S1'],
    [7, 'S1'],
    [8, 'S2'],
    [14, 'S2'],
  ])('[H44-22.3.3-a] landing: a %s is %s', (roll, result) => {
    expect(LANDING.rows.find(({ upTo }) => roll <= upTo)?.result).toBe(result);
  });

  test('[H44-22.3.2-a] the example: contested 2, contested woods 6, enemy-held woods 7, woods 4', () => {
    const { contested, enemyHeld, townOrWoods, polder } = LANDING.modifiers;
    expect([contested, contested + townOrWoods, enemyHeld + townOrWoods, townOrWoods, polder]).toEqual([2, 6, 7, 4, 1]);
  });

  test('[H44-22.2.3-a] [H44-22.2.3-b] [H44-22.2.3-d] nobody lands in city, marsh or lake; gliders and artillery in clear alone; nine steps', () => {
    const { para, other, steps } = tables.LANDING_GROUND;
    const barred = ABOUT.vocabulary.terrain.filter((id) => !(para as readonly string[]).includes(id));
    expect(barred).toEqual(['marsh', 'city', 'lake']);
    expect([other.join(' '), steps]).toEqual(['clear', 9]);
  });

  test('[H44-22.2.1-a] [H44-22.2.1-b] [H44-22.2.1-c] [H44-22.2.1-d] landings are freer from turn 3, 6 and 9 on', () => {
    const at = (turn: number): string | undefined => tables.LANDING_FREEDOM.findLast(({ from }) => turn >= from)?.at;
    expect([1, 3, 4, 6, 7, 9, 10, 18].map(at).join(' ')).toBe('hex beside beside division division any any any');
  });

  test('[H44-14.4.2-a] recovery beside the enemy on 4 to 6: 3 to 6 for elite units, 5 and 6 for green ones', () => {
    const { from, modifiers } = tables.RECOVERY;
    const on = (modifier: number): number[] => DIE.filter((roll) => roll + modifier >= from);
    expect([on(0), on(modifiers.elite), on(modifiers.green)]).toEqual([[4, 5, 6], [3, 4, 5, 6], [5, 6]]);
  });

  test('[H44-27.2.2-a] [H44-27.2.3-a] isolation: elite in reach of a city lose a step on 1, green Germans in none on 1 to 5', () => {
    const { upTo, modifiers } = tables.ISOLATION;
    const on = (modifier: number): number[] => DIE.filter((roll) => roll + modifier <= upTo);
    expect([on(0), on(modifiers.eliteOrAllied + modifiers.city), on(modifiers.green)]).toEqual([
      [1, 2, 3, 4],
      [1],
      [1, 2, 3, 4, 5],
    ]);
  });
});

describe('weather', () => {
  test('[H44-4.3-a] AM: clear on 1, cloudy on 2 and 3, overcast from 4; [H44-4.3-b] PM: clear to 3, cloudy on 4 and 5, overcast on 6', () => {
    expect(DIE.map((roll) => WEATHER.rows[roll][0]).join(' ')).toBe('clear cloudy cloudy overcast overcast overcast');
    expect(DIE.map((roll) => WEATHER.rows[roll][1]).join(' ')).toBe('clear clear clear cloudy cloudy overcast');
  });

  test('[H44-4.2-a] -1 for the 18th, +2 for the 19th', () => {
    const dated = TURNS.filter(({ part }) => part !== 'night').map(({ turn, date }) => {
      const modifiers: Readonly<Record<number, number>> = WEATHER.modifiers;
      return [date.slice(-2), modifiers[turn] ?? 0];
    });
    expect(dated.filter(([, modifier]) => modifier !== 0)).toEqual([['18', -1], ['18', -1], ['19', 2], ['19', 2]]);
  });

  test.each([
    ['clear', 8, 2, 3],
    ['cloudy', 4, 1, 1],
    ['overcast', 0, 0, 0],
  ] as const)('[H44-4.4-a] [H44-4.4-b] [H44-4.4-c] %s: %s landing points, %s air units, %s airborne artillery', (sky, landing, air, artillery) => {
    expect(tables.WEATHER_EFFECTS[sky]).toEqual({ landing, air, artillery });
    expect(Object.keys(tables.WEATHER_EFFECTS)).toEqual(ABOUT.vocabulary.weather);
  });
});

describe('the turn track', () => {
  test('17 September PM to 23 September night, three turns a day', () => {
    const days = [...new Set(TURNS.map(({ date }) => date))];
    expect(days).toEqual(['17', '18', '19', '20', '21', '22', '23'].map((day) => `1944-09-${day}`));
    const parts = days.map((day) => TURNS.flatMap(({ date, part }) => (date === day ? [part] : [])).join(' '));
    expect(parts).toEqual(['pm night', ...Array.from({ length: 6 }, () => 'am pm night')]);
    expect(TURNS.map(({ turn }) => turn)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  test('[H44-20.2.1-a] night is on 2, 5, 8, 11, 14, 17, 20, replacements from 8 on', () => {
    const nights = TURNS.filter(({ part }) => part === 'night').map(({ turn }) => turn);
    expect(nights).toEqual([2, 5, 8, 11, 14, 17, 20]);
    expect(nights).toContain(tables.REPLACEMENTS.from);
  });

  test('[H44-S1.1-a] [H44-S2.1-a] the short game ends in the night of the 20th, the campaign with the track', () => {
    const ends = ABOUT.scenarios.map(({ lastTurn }) => TURNS[lastTurn - 1]);
    expect(ends).toEqual([
      { turn: 11, date: '1944-09-20', part: 'night' },
      { turn: 20, date: '1944-09-23', part: 'night' },
    ]);
  });

  test('[H44-20.2.2-a] [H44-20.2.2-b] two German replacements of infantry, from the west and from north or east; one Allied, from the south', () => {
    const { allied, german } = tables.REPLACEMENTS;
    expect(german.map(({ areas }) => areas.join(''))).toEqual(['BC', 'FGHI']);
    expect(german.every(({ infantryOnly }) => infantryOnly)).toBe(true);
    expect(allied).toEqual([{ areas: ['N'], infantryOnly: false }]);
  });

  test('[H44-24.5-a] [H44-24.5-b] three traffic markers on turn 1, one more on each of 2, 3 and 4', () => {
    const held = [1, 2, 3, 4, 5].map((turn) =>
      Object.entries(tables.TRAFFIC_MARKERS).flatMap(([from, markers]) => (Number(from) <= turn ? markers : [])),
    );
    expect(held.map((markers) => markers.join(''))).toEqual(['123', '1234', '12345', '123456', '123456']);
  });

  test('[H44-19.2.1-a] [H44-19.2.2-a] fifteen areas from A to O, each once, two of which change hands on turn 7', () => {
    const { allied, german, change } = tables.ENTRY_AREAS;
    expect([...allied, ...german, ...change.areas].toSorted().join('')).toBe('ABCDEFGHIJKLMNO');
    expect([allied.join(''), change.areas.join(''), change.turn]).toEqual(['MNO', 'AL', 7]);
  });
});

describe('numbers that the rules name', () => {
  test('[H44-6.1-a] [H44-6.4.1-a] two units and a free-stacking one, nine steps; [H44-7.4.1-a] two steps form a bond', () => {
    expect(tables.STACKING).toEqual({ units: 2, free: 1, steps: 9 });
    expect(tables.BOND_STEPS).toBe(2);
  });

  test('[H44-8.5.6-a] [H44-8.5.6-d] [H44-23.3.3-a] a ferry carries one step, an engineer six, one of them of vehicles', () => {
    expect(tables.FERRY).toEqual({ steps: 1, engineerSteps: 6, engineerVehicles: 1 });
  });

  test('[H44-10.7-c] air support reaches four hexes from a British unit', () => {
    expect(tables.AIR_RANGE).toBe(4);
  });

  test('[H44-17.8.1-a] [H44-17.8.3-a] [H44-17.8.3-b] [H44-17.3-f] two artillery units a turn, all German ones at night; three and two Moved markers', () => {
    expect(tables.RESUPPLY).toEqual({ allied: 2, german: 2, germanAtNight: Infinity });
    expect(tables.MOVED_MARKERS).toEqual({ german: 2, allied: 3 });
  });

  test('[H44-18.3.1-a] [H44-18.2.2-c] four hexes overland; supply heads until turn 5', () => {
    expect(tables.SUPPLY).toEqual({ overland: 4, headsUntil: 5 });
  });

  test('[H44-22.7-c] one returned step a division and turn; [H44-23.4-a] [H44-23.4-d] one hex past a boundary until turn 6', () => {
    expect(tables.RETURNED).toBe(1);
    expect(tables.BOUNDARY).toEqual({ past: 1, until: 6 });
  });

  test('[H44-23.5-a] [H44-23.5-b] a 1 or 2 brings a unit of the 406th, turn 4 the rest; [H44-23.6-a] garrisons wake at two hexes', () => {
    expect(tables.DIVISION_406).toEqual({ upTo: 2, all: 4 });
    expect(tables.GARRISON_RANGE).toBe(2);
  });

  test('[H44-25.5-a] [H44-25.6-a] [H44-25.4-a] twenty unknown units, moved from turn 3 on, worth 2 for a certain 10:1', () => {
    expect(tables.UNKNOWN).toEqual({ count: 20, moveFrom: 3, defence: 2 });
  });

  test('[H44-26.5.1-a] [H44-26.5.1-b] [H44-26.5.1-c] [H44-26.5.1-d] a city hex, Overloon, Venray, a unit north of the river: a point each', () => {
    expect(tables.HALF_POINTS.allied).toEqual({ city: 2, towns: { '3524': 2, '3225': 2 }, unitNorth: 2 });
  });

  test('[H44-26.5.2-a] [H44-26.5.2-b] a unit of three steps is a point, any other half a point', () => {
    expect(tables.HALF_POINTS.german).toEqual({ threeSteps: 2, other: 1 });
  });

  test('[H44-26.2-b] [H44-26.3-a] [H44-S1.3-a] 12 points, 10 points, four steps over the Waal', () => {
    expect(tables.VICTORY).toEqual({ german: 12, allied: 10, shortSteps: 4 });
  });
});
