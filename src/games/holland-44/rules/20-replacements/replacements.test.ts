import { describe, expect, test } from 'vitest';
import { position, road, side, unit, type Sitting } from '../../test-kit.ts';
import { at } from '../../play/play.ts';
import { AS_REMNANT, REPLACEMENT, SPENT } from '../../position/state.ts';
import { numberOf } from '../../position/units.ts';
import { eliminate } from '../11-results/losses.ts';

type Units = Parameters<typeof position>[2];
const replace = (id: string, to?: string) => ({ type: 'replace', unit: id, ...(to !== undefined && { to }) });
const german = (...units: Units) => position(11, 'german-movement', units);
const allied = (...units: Units) => position(11, 'allied-movement', units);

describe('replacements', () => {
  test('[H44-20.2.1-b] [H44-20.2.5-a] [H44-20.2.5-b] restores a step, under a marker; then the unit moves one hex', () => {
    const s = german(['Zuber/719', '3200', { steps: 1 }]).after(replace('Zuber/719'));
    expect(unit(s, 'Zuber/719')).toMatchObject({ steps: 2, marks: REPLACEMENT });
    const on = s.after({ type: 'move', unit: 'Zuber/719', mode: 'normal' }, { type: 'step', to: '3201' });
    expect(on.why({ type: 'move', unit: 'Zuber/719', mode: 'normal' })).toBe('8.1 already-moved');
  });

  test.each([
    [5, '20.2.1 night-turns-only'],
    [9, '20.2.1 night-turns-only'],
    [8, undefined],
    [20, undefined],
  ])('[H44-20.2.1-a] turn %i', (turn, refused) => {
    const s = position(turn, 'german-movement', [['Zuber/719', 'area:B', { steps: 1 }]]);
    expect(s.why(replace('Zuber/719'))).toBe(refused);
  });

  test('[H44-20.2.2-a] Germans have one from the west and one from the north or east', () => {
    const s = german(
      ['Zuber/719', 'area:B', { steps: 1 }],
      ['Budde', 'area:C', { steps: 1 }],
      ['Lewin', 'area:I', { steps: 1 }],
      ['Ear', 'area:H', { steps: 1 }],
      ['Isphording', 'area:E', { steps: 1 }],
    );
    expect(s.why(replace('Isphording'))).toBe('20.2.3 no-path');
    const west = s.after(replace('Zuber/719'));
    expect(west.why(replace('Budde'))).toBe('20.2.3 no-path');
    expect(west.why(replace('Ear'))).toBeUndefined();
    expect(west.after(replace('Lewin')).why(replace('Ear'))).toBe('20.2.2 no-replacement-left');
  });

  test('[H44-20.2.2-b] RUL-H44-148: the Allies have one from N, for Dutch and engineers too', () => {
    const s = allied(
      ['6DLI/151/50', 'area:N', { steps: 2 }],
      ['Princess Irene Bde', 'area:N', { steps: 2 }],
      ['8DLI/151/50', 'area:M', { steps: 2 }],
      ['43 Div Eng', null, { steps: 0 }],
    );
    expect(s.why(replace('43 Div Eng', 'area:N'))).toBeUndefined();
    expect(s.why(replace('8DLI/151/50'))).toBe('20.2.3 no-path');
    expect(s.after(replace('Princess Irene Bde')).why(replace('6DLI/151/50'))).toBe('20.2.2 no-replacement-left');
  });

  test('[H44-20.2.1-c] what is not used is lost: by night there is one, by day none, three turns later one again', () => {
    const s = german(['Zuber/719', 'area:B', { steps: 1 }], ['Zedlitz/719', 'area:B', { steps: 1 }]).after(
      replace('Zuber/719'),
    );
    const next = (state: typeof s) => state.after().until('allied-movement').after().until('german-movement');
    const day = next(s);
    expect([day.state().turn, day.why(replace('Zedlitz/719'))]).toEqual([12, '20.2.1 night-turns-only']);
    const night = next(next(day));
    expect([night.state().turn, night.why(replace('Zedlitz/719'))]).toEqual([14, undefined]);
  });

  test.each<[string, Units[number]]>([
    ['elite Germans', ['Hummel', '3010']],
    ['German vehicles', ['1+2/2107/107 Pz', '3010', { steps: 1 }]],
    ['German artillery', ['Chill Arty', '3010']],
    ['elite engineers', ['9 Lehr Eng', '3310']],
  ])('[H44-20.2.3-c] never %s', (_, given) => {
    expect(german(given).why(replace(given[0]))).toBe('20.2.3 never-replaced');
  });

  test('[H44-20.2.3-c] nor the remnant of an elite unit, in whose place that would come back', () => {
    const parents = { 'FJ REM A': 'Bloch', 'FJ REM B': 'Jungwirth' };
    const s = position(
      11,
      'german-movement',
      [
        ['Bloch', null],
        ['Jungwirth', null],
        ['FJ REM A', 'area:B'],
        ['FJ REM B', 'area:B'],
      ],
      { extra: { parents } },
    );
    expect(s.why(replace('FJ REM A'))).toBe('20.2.3 never-replaced');
    expect(s.why(replace('FJ REM B'))).toBeUndefined();
    expect(s.legal('replace').map(({ unit: id }) => id)).not.toContain('FJ REM A');
  });

  test('[H44-20.2.3-c] never airborne units nor Allied artillery; Allied tanks do', () => {
    const s = allied(
      ['1/505/82', '3010', { steps: 2 }],
      ['43 Div Arty', null, { steps: 0 }],
      ['2IG/5/Gds', 'area:N', { steps: 2 }],
    );
    expect(s.why(replace('1/505/82'))).toBe('20.2.3 never-replaced');
    expect(s.why(replace('43 Div Arty', 'area:N'))).toBe('20.2.3 never-replaced');
    expect(s.why(replace('2IG/5/Gds'))).toBeUndefined();
  });

  test('[H44-20.2.3-b] [H44-11.5.1-f] in good order and not engaged, beside the enemy too; not a complete unit, nor one that has moved (RUL-H44-147)', () => {
    const near = german(['Zuber/719', '3200', { steps: 1, marks: ['spent'] }], ['1/505/82', '3201'], ['Lewin', '3610']);
    expect(near.why(replace('Zuber/719'))).toBeUndefined();
    expect(near.why(replace('Lewin'))).toBe('20.2.1 not-reduced');
    expect(near.why(replace('1/505/82'))).toBe('20.2.1 not-your-unit');
    for (const mark of ['disrupted', 'full-retreat', 'engaged']) {
      const shaken = german(['Zuber/719', '3200', { steps: 1, marks: [mark] }]);
      expect(shaken.why(replace('Zuber/719'))).toBe('20.2.3 unfit-for-steps');
    }
    const parted = german(['Zuber/719', '3200']).after(
      { type: 'move', unit: 'Zuber/719', mode: 'normal' },
      { type: 'step', to: '3201' },
      { type: 'break-down', unit: 'Zuber/719', target: 'GE Inf BD A' },
      { type: 'move', unit: 'GE Inf BD A', mode: 'normal' },
      { type: 'stop' },
    );
    expect(parted.why(replace('Zuber/719'))).toBe('20.2.5 has-moved');
    expect(german(['Harder/9ss', null], ['Lewin', '3200']).why(replace('Harder/9ss'))).toBe('20.2.1 not-reduced');
    const moved = german(['Zuber/719', '3010', { steps: 1 }]).after(
      { type: 'move', unit: 'Zuber/719', mode: 'normal' },
      { type: 'step', to: '3011' },
      { type: 'stop' },
    );
    expect(moved.why(replace('Zuber/719'))).toBe('20.2.5 has-moved');
  });

  test('[H44-8.7-d] RUL-H44-343: not to a unit that has made an automatic DS without moving', () => {
    const s = german(['Zuber/719', '3200', { steps: 1, marks: ['auto-ds'] }], ['Lewin', '3200', { steps: 1 }]);
    expect(s.why(replace('Zuber/719'))).toBe('8.7 auto-ds');
    expect(s.legal('replace').map(({ unit }) => unit)).toEqual(['Lewin']);
  });

  test('RUL-H44-96: in the place of a remnant its parent comes back', () => {
    const s = position(11, 'allied-movement', [['BR Inf REM A', 'area:N', { marks: ['spent'] }]], {
      extra: { parents: { 'BR Inf REM A': '6DLI/151/50' } },
    });
    const done = s.after(replace('BR Inf REM A'));
    expect([unit(done, '6DLI/151/50'), unit(done, 'BR Inf REM A').hex]).toMatchObject([
      { hex: 'area:N', steps: 2 },
      -3,
    ]);
    expect(unit(s, '6DLI/151/50').hex).toBe(AS_REMNANT);
    expect(unit(done, '6DLI/151/50').marks).toBe(REPLACEMENT | SPENT);
  });
});

describe('eliminated units', () => {
  const CITY = { hexes: { '3201': 'city' } };
  /** To area I. */
  const EAST = ['5321', '5322', '5323', '5324', '5325', '5326', '5227'];

  test('[H44-20.2.4-a] come back with their last step to the area of the replacement', () => {
    const s = german(['Zuber/719', null, { steps: 0 }]);
    expect(s.why(replace('Zuber/719'))).toBe('20.2.4 say-where');
    expect(s.why(replace('Zuber/719', 'area:D'))).toBe('20.2.4 not-there');
    expect(s.why(replace('Zuber/719', '3010'))).toBe('20.2.4 not-there');
    const done = s.after(replace('Zuber/719', 'area:C'));
    expect(unit(done, 'Zuber/719')).toMatchObject({ hex: 'area:C', steps: 1, marks: REPLACEMENT });
    expect(done.why(replace('Zuber/719', 'area:G'))).toBe('20.2.4 not-eliminated');
  });

  test('[H44-20.2.5-b] RUL-H44-147: and move a hex, in either way, when they were lost after a move of this phase', () => {
    const hexes = ['3201', '3202', '3203'].map((to) => ({ type: 'step', to }));
    const s = german(['Zuber/719', '3200', { steps: 1 }]).after(
      { type: 'move', unit: 'Zuber/719', mode: 'normal' },
      ...hexes,
    );
    eliminate(at(s.state()), numberOf('Zuber/719'), 'combat');
    const back = s.after(replace('Zuber/719', 'area:B'));
    const ways = (mode: string) => back.after({ type: 'move', unit: 'Zuber/719', mode }).legal('step').length;
    expect([ways('normal') > 0, ways('tactical') > 0]).toEqual([true, true]);
  });

  test('[H44-20.2.4-a] each replacement has its own areas', () => {
    const s = german(['Zuber/719', null, { steps: 0 }], ['Lewin', null, { steps: 0 }]);
    const done = s.after(replace('Zuber/719', 'area:B'));
    expect(done.why(replace('Lewin', 'area:C'))).toBe('20.2.4 not-there');
    expect(done.why(replace('Lewin', 'area:H'))).toBeUndefined();
  });

  test('[H44-20.2.4-b] or to a city of the side with a path, outside EZOC', () => {
    const start = (units: Units, extra: Sitting['extra'] = {}) =>
      position(11, 'german-movement', [['Zuber/719', null, { steps: 0 }], ...units], { ...CITY, extra });
    expect(unit(start([]).after(replace('Zuber/719', '3201')), 'Zuber/719').hex).toBe('3201');
    expect(start([['1/505/82', '3202']]).why(replace('Zuber/719', '3201'))).toBe('20.2.4 not-there');
    const town = { hexes: { '3201': { terrain: 'town', features: ['victory'] } } };
    const s = position(11, 'german-movement', [['Zuber/719', null, { steps: 0 }]], town);
    expect(s.why(replace('Zuber/719', '3201'))).toBe('20.2.4 not-there');
    expect(start([], { holders: { '3201': 'allied' } }).why(replace('Zuber/719', '3201'))).toBe('20.2.4 not-there');
  });

  test('[H44-20.2.4-b] RUL-H44-03: who comes back at a bridge without a marker was the last to be at it', () => {
    const city = { hexes: { '5321': 'city' } };
    const sides = [side('5321-5421', { river: 'major', bridge: 'road' }), ...road(...EAST)];
    const units: Units = [
      ['Zuber/719', null, { steps: 0 }],
      ['6DLI/151/50', '5421', { marks: ['full-retreat'] }],
    ];
    const keepers = (t: ReturnType<typeof position>) => Object.values(t.state().own.keepers);
    const s = position(11, 'german-movement', units, { ...city, sides });
    expect([keepers(s), keepers(s.after(replace('Zuber/719', '5321')))]).toEqual([[0], [1]]);
  });

  test('[H44-20.2.4-c] RUL-H44-149: a unit of three steps comes back as a remnant, or not', () => {
    const s = allied(['6DLI/151/50', null, { steps: 0 }]);
    const done = s.after(replace('6DLI/151/50', 'area:N'));
    expect([unit(done, '6DLI/151/50').hex, unit(done, 'BR Inf REM A')]).toMatchObject([
      AS_REMNANT,
      { hex: 'area:N', steps: 1, marks: REPLACEMENT },
    ]);
    const nights = [12, 13, 14].reduce(
      (state) => state.after().until('german-movement').after().until('allied-movement'),
      done,
    );
    expect(unit(nights.after(replace('BR Inf REM A')), '6DLI/151/50').steps).toBe(2);
    const used = allied(
      ['6DLI/151/50', null, { steps: 0 }],
      ...(['A', 'B', 'C', 'D'] as const).map((x, i) => [`BR Inf REM ${x}`, `33${10 + i}`] as const),
    );
    expect(used.why(replace('6DLI/151/50', 'area:N'))).toBe('20.2.4 no-remnant-left');
  });

  test('[H44-11.4-c] a remnant that was eliminated does not come back', () => {
    const s = german(['Zuber/719', '3010']);
    expect(s.why(replace('GE Inf REM A', 'area:B'))).toBe('20.2.4 not-eliminated');
  });
});

describe('airborne steps', () => {
  const back = (id: string) => ({ type: 'return', unit: id });
  const start = (units: Units, returned: object = { '101': 2 }, turn = 2) =>
    position(turn, 'allied-movement', units, { extra: { returned } });
  const TWO: Units = [
    ['1/502/101', '3010', { steps: 2 }],
    ['2/502/101', '3010', { steps: 2 }],
    ['101 Supply Head', '3010'],
  ];

  test('[H44-22.7-a] [H44-22.7-c] H44-EX-T2-returnee-101: a division gets one a turn, by day too, under a marker', () => {
    const s = start(TWO).after(back('1/502/101'));
    expect(unit(s, '1/502/101')).toMatchObject({ steps: 3, marks: REPLACEMENT });
    expect(s.why(back('2/502/101'))).toBe('22.7 one-a-turn');
    const next = s.after().until('german-movement').after().until('allied-movement');
    expect([next.state().turn, next.why(back('2/502/101'))]).toEqual([3, undefined]);
    const none = next.after(back('2/502/101')).after().until('german-movement').after().until('allied-movement');
    expect(none.why(back('1/502/101'))).toBe('22.7 no-step-left');
  });

  test('[H44-22.7-a] steps of one division are not for another', () => {
    expect(start([['1/505/82', '3010', { steps: 2 }]]).why(back('1/505/82'))).toBe('22.7 no-step-left');
    expect(start([['1/1 Pol', '3010', { steps: 2 }]], { '1AB': 1 }).why(back('1/1 Pol'))).toBe('22.7 no-step-left');
    expect(start([['6DLI/151/50', '3010', { steps: 2 }]]).why(back('6DLI/151/50'))).toBe('22.7 not-airborne');
  });

  test('[H44-22.7-b] a step recorded in this turn comes back from the next one on', () => {
    const units: Units = [
      ['1/502/101', '3010'],
      ['2/502/101', '3010', { steps: 2 }],
      ['101 Supply Head', '3010'],
      ['3/502/101', '3010'],
      ['1/506/101', '3011', { steps: 2 }],
      ...(['A', 'B', 'C'] as const).map((x, i) => [`${x}/101 REM`, `33${10 + i}`] as const),
    ];
    const into = [{ type: 'move', unit: '1/506/101', mode: 'normal' }, { type: 'step', to: '3010' }, { type: 'stop' }];
    const s = start(units, {}).after(...into, { type: 'end' }, { type: 'drop', unit: '1/506/101' });
    expect([s.state().own.returnedNew['101'], s.state().own.returned['101']]).toEqual([1, undefined]);
    const next = s.after().until('german-movement').after().until('allied-movement');
    expect([next.state().own.returnedNew['101'], next.state().own.returned['101']]).toEqual([undefined, 1]);
    expect(next.why(back('2/502/101'))).toBeUndefined();
  });

  test('[H44-22.7-d] [H44-22.7-e] in good order, in EZOC too, on the map', () => {
    const near = start([...TWO, ['Budde', '3011']]);
    expect(near.why(back('1/502/101'))).toBeUndefined();
    for (const mark of ['disrupted', 'engaged']) {
      const shaken = start([['1/502/101', '3010', { steps: 2, marks: [mark] }]]);
      expect(shaken.why(back('1/502/101'))).toBe('22.7 unfit-for-steps');
    }
    expect(start([['1/502/101', null, { steps: 0 }]]).why(back('1/502/101'))).toBe('22.7 not-on-map');
    expect(start([['1/502/101', '3010']]).why(back('1/502/101'))).toBe('22.7 not-reduced');
  });

  test('RUL-H44-147, RUL-H44-166: not a unit that has moved', () => {
    const s = start(TWO).after(
      { type: 'move', unit: '1/502/101', mode: 'normal' },
      { type: 'step', to: '3011' },
      { type: 'stop' },
    );
    expect(s.why(back('1/502/101'))).toBe('20.2.5 has-moved');
  });

  test('RUL-H44-343: nor one that has made an automatic DS', () => {
    const s = start([
      ['1/502/101', '3010', { steps: 2, marks: ['auto-ds'] }],
      ['101 Supply Head', '3010'],
    ]);
    expect(s.why(back('1/502/101'))).toBe('8.7 auto-ds');
  });

  test('[H44-22.7-a] not in the German phase', () => {
    const s = position(2, 'german-movement', TWO, { extra: { returned: { '101': 1 } } });
    expect(s.why(back('1/502/101'))).toBe('22.7 allied-movement-only');
  });
});
