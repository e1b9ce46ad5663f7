import { describe, expect, test } from 'vitest';
import { ARRIVALS, BRIDGES, COMES_REDUCED, DIVISION_406, DIVISION_DROPS, DROP_HEXES, MARKERS, STARTS, UNKNOWN_STARTS } from './arrivals.ts';
import { COUNTERS } from './counters.ts';

const ids = (arrival: (code: string) => boolean): string[] =>
  COUNTERS.filter((counter) => arrival(counter.arrival ?? '')).map(({ id }) => id);

/** The set-up card, unit by unit in the order of the formations. */
const CARD: readonly (readonly [id: string, hex: string])[] = [
  ['1GG/5/Gds', '1503'], ['3IG/32/Gds', '1503'], ['5CG/32/Gds', '1405'], ['1WG/32/Gds', '1405'],
  ['2IG/5/Gds', '1504'], ['2GG/5/Gds', '1504'], ['1CG/5/Gds', '1404'], ['2WG/Gds', '1404'], ['Gds Div Arty', '1303'],
  ['2 HC', '1303'], ['44 RTR', '1204'], ['30 Corps Eng', '1204'], ['5 AGRA', '1304'], ['30 Corps Bridging', '1103'],
  ['8 Corps Bridging', '1107'], ['6DLI/151/50', '1401'], ['8DLI/151/50', '1401'], ['9DLI/151/50', '1201'],
  ['1D/231/50', '1402'], ['2D/231/50', '1402'], ['1H/231/50', '1301'], ['2L/9/3', '1306'], ['2RUR/9/3', '1308'],
  ['1KOSB/9/3', '1109'], ['I/vdH', '1501'], ['Stephan', '1502'], ['6 Penal', '1603'], ['Kerutt(-)', '1605'],
  ['14/Hoffmann', '1806'], ['Segler/9ss', '1406'], ['Richter/10ss', '1408'], ['1/Erdmann', '1309'],
  ['2/Erdmann', '1110'], ['3/Erdmann', '2417'], ['559 StuG', '2107'], ['I/723/719', '3101'],
  ['I/3 Police(+)', '3104'], ['I/1034/59', '3602'], ['159 Eng/59', '3602'], ['Gothsche(-)', '3415'],
  ['Ewald(-)', '3903'], ['Bloch', '4301'], ['10 Training', '5908'], ['Henke', '5321'], ['Tiel Garrison', '5606'],
  ['Grabner/9ss', '5820'], ['9 Recon/9ss', '5820'], ['6/14 Training', '6113'], ['Schwappacher', '6025'],
  ['Krafft(-)', '6319'], ['Spindler/9ss', '6522'],
];

describe('set-up', () => {
  test('[H44-S1.1-c] [H44-2.3.11-a] every unit with a code in a white box stands where the card says, and nobody else', () => {
    expect(CARD.map(([id]) => id)).toEqual(ids((code) => code === 'set-up'));
    expect(STARTS).toEqual(Object.fromEntries(CARD));
  });

  /** Hexes that the rulebook gives. */
  test.each([
    ['Tiel Garrison', '5606', '23.6'],
    ['Bloch', '4301', '23.6'],
    ['Kerutt(-)', '1605', 'example'],
    ['559 StuG', '2107', 'example'],
    ['14/Hoffmann', '1806', 'example'],
    ['2IG/5/Gds', '1504', 'example'],
  ])('%s in %s (%s)', (id, hex) => {
    expect(STARTS[id]).toBe(hex);
  });

  test('[H44-25.5-a] twenty unknown units in twenty hexes, where nobody else is set up', () => {
    expect(ids((code) => code === '?')).toHaveLength(20);
    expect(new Set(UNKNOWN_STARTS).size).toBe(20);
    expect(UNKNOWN_STARTS.toSorted().join(' ')).toBe(
      '2608 2707 2708 2914 3108 3212 3507 3806 3810 4112 4721 4816 4922 5219 5221 5222 5320 6122 6314 6614',
    );
    for (const hex of UNKNOWN_STARTS) expect(Object.values(STARTS)).not.toContain(hex);
  });

  test('[H44-6.1-a] no hex is overstacked: two units at most', () => {
    const hexes = Object.values(STARTS);
    for (const hex of hexes) expect(hexes.filter((other) => other === hex).length, hex).toBeLessThanOrEqual(2);
  });
});

describe('landings of turn 1', () => {
  test.each([
    ['S', '6418', ['1/1P/1', '2SS/1A/1 a', '2SS/1A/1 b']],
    ['X', '6217', ['2/1P/1', '3/1P/1', '7KOSB/1A/1 b']],
    ['Z', '6317', ['1B/1A/1 a', '1B/1A/1 b', '7KOSB/1A/1 a', '1/1 Arty', '1AB Supply Head']],
    ['N', '4824 or 4924', ['1/505/82', '2/505/82', '3/505/82', '3/508/82']],
    ['T', '5024', ['1/508/82', '2/508/82', '82 Supply Head']],
    ['O', '4818 or 4819', ['1/504/82', '3/504/82', '2/504/82']],
    ['O1', '4715', ['A/82 BD']],
    ['A2', '4008', ['1/501/101']],
    ['A', '3708', ['2/501/101', '3/501/101']],
    ['B', '3306', ['1/502/101', '2/502/101']],
    ['C', '3206 or 3207', ['3/502/101', '1/506/101', '2/506/101', '3/506/101', '101 Supply Head']],
  ])('[H44-22.2.1-a] %s: %s', (code, hexes, units) => {
    expect(ids((arrival) => arrival === `1 ${code}`).toSorted()).toEqual(units.toSorted());
    for (const id of units) expect(ARRIVALS[id], id).toEqual({ turn: 1, by: 'drop', at: code });
    expect(DROP_HEXES[code]).toEqual(hexes.split(' or '));
  });

  test('[H44-22.2.4-a] 1/501/101 lands at 4008, and hex Y of the example is 6516', () => {
    expect(ARRIVALS['1/501/101']?.at).toBe('A2');
    expect([DROP_HEXES['A2'], DROP_HEXES['Y']]).toEqual([['4008'], ['6516']]);
  });

  test('every code of a counter has a drop hex but that of the Poles', () => {
    const codes = Object.values(ARRIVALS).flatMap(({ by, at }) => (by === 'drop' ? at : []));
    expect([...new Set(codes)].filter((code) => !(code in DROP_HEXES))).toEqual(['P']);
  });
});

/** The reinforcements after the landings of turn 1, turn by turn. */
const SCHEDULE: readonly (readonly [turn: number, by: string, at: string, units: readonly string[]])[] = [
  [2, 'supply-head', '1AB Supply Head', ['1+2 GP/1']],
  [2, 'area', 'N', ['50 Div Arty', '15/19KRH/11']],
  [2, 'area', 'M', ['3 Div Arty', '3M/159/11', '4KSLI/159/11']],
  [3, 'drop', 'Y', ['10/4P/1', '11/4P/1', '156/4P/1']],
  [3, 'drop', 'T', ['82 Div Arty']],
  [3, 'drop', 'C', ['2/327/101 a', '2/327/101 b', '1/401/101 a', '1/401/101 b', '101 Div Arty']],
  [3, 'area', 'N', ['5EY/69/50', '6GH/69/50', '7GH/69/50']],
  [3, 'area', 'M', ['23H/29/11', '2FFY/29/11', '3RTR/29/11', '8RB/29/11']],
  [4, 'area', 'M', ['1H/159/11', '11 Arm Div Arty']],
  [6, 'drop', 'P', ['1/1 Pol', '2/1 Pol', '3/1 Pol']],
  [6, 'drop', 'T', ['1/325/82 a', '1/325/82 b', '2/325/82 a', '2/325/82 b', '2/401/82 a', '2/401/82 b']],
  [6, 'drop', 'C', ['1/327/101 a', '1/327/101 b']],
  [8, 'area', 'N', ['SRY/8']],
  [9, 'area', 'N', ['4D/130/43', '5D/130/43', '7H/130/43', '43 Recon/43', '12KRRC/8']],
  [10, 'area', 'N', ['1W/214/43', '5DCLI/214/43', '7SLI/214/43', '4/7RDG/8']],
  [11, 'area', 'N', ['Princess Irene Bde', 'Princess Irene Recon', '43 Div Arty', '43 Div Eng']],
  [12, 'area', 'N', ['4SLI/129/43', '4W/129/43', '5W/129/43', '13/18RH/8']],
  [13, 'area', 'O', ['2GH/46/15', '7SH/46/15']],
  [14, 'area', 'N', ['20+23 RCE']],
  [15, 'area', 'O', ['6KOSB/44/15', '6RSF/44/15']],
  [18, 'area', 'O', ['9C/46/15']],
  [1, 'area', 'G', ['Allworden/9ss']],
  [1, 'area', 'F', ['Helle']],
  [2, 'area', 'L', ['4/Erdmann']],
  [2, 'area', 'G', ['Harder/9ss']],
  [2, 'area', 'H', ['Euling/10ss']],
  [2, 'area', 'F', ['184 Artillery (as inf)', '2 Fortress']],
  [2, 'area', 'J', ['1 Pchute Army Coy']],
  [2, 'area', 'C', ['LXXXVIII Corps Coy']],
  [3, 'area', 'A', ['III/vdH']],
  [3, 'area', 'G', ['rmnts 19/9ss', 'Knaust']],
  [3, 'area', 'H', ['Brinkmann/10ss', 'Reinhold/10ss']],
  [3, 'area', 'F', ['Schulz']],
  [3, 'area', 'I', ['Furstenberg']],
  [3, 'area', 'K', ['I/21 FJ', 'Krause Arty']],
  [3, 'area', 'B', ['II/1034/59', '347 Field Ers']],
  [4, 'area', 'K', ['5/Erdmann']],
  [4, 'area', 'G', ['rmnts 20/9ss', 'Mielke']],
  [4, 'area', 'H', ['Hartung/10ss']],
  [4, 'area', 'F', ['Eberwein', '224 Pz']],
  [4, 'area', 'B', ['II/1035/59', '159 Arty/59']],
  [5, 'area', 'K', ['6/Erdmann']],
  [5, 'area', 'H', ['PzJg/10ss', '10 Arty/10ss']],
  [5, 'area', 'G', ['Bruhns']],
  [5, 'area', 'B', ['I/1036/59']],
  [6, 'area', 'H', ['I/22/10ss']],
  [6, 'area', 'G', ['280 StuG', '37 Fortress MG']],
  [6, 'area', 'I', ['Ear']],
  [6, 'area', 'J', ['100/180']],
  [6, 'area', 'K', ['1+2/2107/107 Pz', 'A/2107/107 PzGr']],
  [6, 'area', 'B', ['I/1035/59']],
  [7, 'area', 'H', ['II/22/10ss']],
  [7, 'area', 'G', ['41 Fortress MG']],
  [7, 'area', 'F', ['Wos/HG']],
  [7, 'area', 'J', ['489/22/180']],
  [7, 'area', 'B', ['Zuber/719']],
  [8, 'area', 'G', ['Ladewig']],
  [8, 'area', 'I', ['Herman/5 FJ']],
  [8, 'area', 'J', ['30/180 Eng']],
  [8, 'area', 'K', ['3+4/2107/107 Pz', 'B/2107/107 PzGr', '107 Eng']],
  [9, 'area', 'G', ['19 Flak', '191 Arko']],
  [9, 'area', 'F', ['II/26 Sec']],
  [9, 'area', 'I', ['Becker/3 FJ', '12 StuG', 'Isphording']],
  [10, 'area', 'G', ['Hummel', 'Neuman', 'III/Landstorm Ndl']],
  [10, 'area', 'F', ['Oelkers']],
  [10, 'area', 'I', ['Budde']],
  [11, 'area', 'H', ['2/10/10ss Pz']],
  [11, 'area', 'F', ['I/26 Sec']],
  [11, 'area', 'J', ['47/269/180']],
  [11, 'area', 'B', ['Zedlitz/719']],
  [12, 'area', 'G', ['Schorken']],
  [12, 'area', 'F', ['30 Fortress MG']],
  [12, 'area', 'I', ['Lewin', 'Molzer Eng']],
  [12, 'area', 'J', ['22/180 Arty']],
  [12, 'area', 'K', ['Roestel/10ss']],
  [12, 'area', 'C', ['159 Field Ers/59']],
  [13, 'area', 'G', ['2/9/9ss Pz']],
  [13, 'area', 'F', ['3 Fortress', 'Kohnen']],
  [13, 'area', 'J', ['16/22/180']],
  [14, 'area', 'G', ['Junghans']],
  [14, 'area', 'F', ['1409 Fortress']],
  [14, 'area', 'J', ['65/269/180']],
  [14, 'area', 'C', ['Jungwirth', '559 PzJg elmts']],
  [15, 'area', 'G', ['9 Lehr Eng']],
  [15, 'area', 'B', ['Finzel/2 FJ']],
  [16, 'area', 'F', ['Mattusch']],
  [17, 'area', 'C', ['IV/vdH']],
  [17, 'area', 'F', ['Kauer']],
  [18, 'area', 'F', ['1 Fortress']],
  [18, 'area', 'C', ['Dryer/85', 'Ohler/85', 'Chill Arty']],
  [20, 'area', 'G', ['3/506 Hv']],
];

describe('reinforcements', () => {
  test.each(SCHEDULE)('[H44-2.3.11-a] turn %s, %s %s', (turn, by, at, units) => {
    const coming = Object.entries(ARRIVALS).filter(([, one]) => one.turn === turn && one.by === by && one.at === at);
    expect(coming.map(([id]) => id).toSorted()).toEqual(units.toSorted());
  });

  test('[H44-22.1.3-a] the glider pilots come to the supply head of their division on turn 2', () => {
    expect(ARRIVALS['1+2 GP/1']).toEqual({ turn: 2, by: 'supply-head', at: '1AB Supply Head' });
  });

  test('[H44-23.5-a] [H44-23.5-b] six units of the 406th Division come by a die, on turn 4 at the latest', () => {
    expect(Object.keys(ARRIVALS).filter((id) => ARRIVALS[id]?.by === 'die')).toEqual([
      'Jenkel', 'Stargaard', 'Greshick', 'Kempton', 'Goebel', '406 Arty',
    ]);
    expect(ARRIVALS['Goebel']).toEqual({ turn: 1, by: 'die', at: 'I' });
    expect(DIVISION_406).toEqual({ first: 1, last: 4, results: [1, 2], area: 'I' });
  });

  test('everybody is in the schedule, lands on turn 1, or comes by a die', () => {
    const scheduled = SCHEDULE.flatMap(([, , , units]) => units);
    const others = Object.entries(ARRIVALS).filter(([, { turn, by }]) => by === 'die' || (turn === 1 && by === 'drop'));
    expect([...scheduled, ...others.map(([id]) => id)].toSorted()).toEqual(Object.keys(ARRIVALS).toSorted());
  });

  test('[H44-22.4-a] nine counters land on turn 3 and eleven on turn 6', () => {
    const landing = (on: number) => Object.values(ARRIVALS).filter(({ turn, by }) => turn === on && by === 'drop').length;
    expect([landing(3), landing(6)]).toEqual([9, 11]);
  });

  test('[H44-22.2.1-c] [H44-22.5.2-a] drop hexes of a division: those of its units, A1, and for Poles those of the 1st Airborne', () => {
    const own = (division: string) =>
      new Set(COUNTERS.flatMap(({ id, formation }) => (formation === division && ARRIVALS[id]?.by === 'drop' ? [ARRIVALS[id].at] : [])));
    const all = { '1AB': own('1AB'), POL: [...own('POL'), ...own('1AB')], '82': own('82'), '101': own('101').add('A1') };
    for (const [division, codes] of Object.entries(all))
      expect(DIVISION_DROPS[division]?.toSorted(), division).toEqual([...codes].toSorted());
  });

  test('five units come reduced, all of several steps', () => {
    expect(COMES_REDUCED).toEqual(['2/504/82', 'Allworden/9ss', 'Harder/9ss', 'I/22/10ss', 'II/22/10ss']);
    for (const id of COMES_REDUCED) expect(COUNTERS.find((counter) => counter.id === id)?.faces, id).toHaveLength(2);
  });

  test('every counter is set up, unknown, comes, or waits in a pool', () => {
    const pool = COUNTERS.filter(({ size }) => size === 'BD' || size === 'REM').map(({ id }) => id);
    const waiting = pool.filter((id) => !(id in ARRIVALS));
    expect(pool.filter((id) => id in ARRIVALS)).toEqual(['A/82 BD']);
    expect([...Object.keys(STARTS), ...ids((code) => code === '?'), ...Object.keys(ARRIVALS), ...waiting].toSorted()).toEqual(
      COUNTERS.map(({ id }) => id).toSorted(),
    );
  });
});

describe('markers at the start', () => {
  test('[H44-S1.2-a] [H44-24.5-a] [H44-24.5-b] three traffic markers, one more on each of turns 2, 3 and 4', () => {
    const on = (turn: number) => Object.values(MARKERS.traffic).filter((from) => from <= turn).length;
    expect([1, 2, 3, 4, 5].map(on)).toEqual([3, 4, 5, 6, 6]);
  });

  test('[H44-S1.2-b] [H44-S1.2-d] [H44-17.3-f] air units, markers of movement, replacements, weather', () => {
    expect(MARKERS).toMatchObject({ weather: 'clear', air: 2, moved: { allied: 3, german: 2 } });
    expect(MARKERS.returned).toEqual({ '1AB': 0, POL: 0, '82': 0, '101': 0 });
  });

  test('[H44-S1.2-c] four bridges are blown, one is intact', () => {
    const named = (bridges: readonly (readonly string[])[]) => bridges.map((ends) => ends.join('/'));
    expect(named(BRIDGES.blown)).toEqual(['1402/1502', '1306/1407', '1307/1408', '1109/1210']);
    expect(named(BRIDGES.intact)).toEqual(['1303/1404']);
  });
});
