import { expect, test } from 'vitest';
import { position, unit } from '../../test-kit.ts';
import { AS_REMNANT, DONE, ELIMINATED, ENGAGED, SPENT } from '../../position/state.ts';

type Units = Parameters<typeof position>[2];
const german = (...units: Units) => position(9, 'german-movement', units);
const merge = (id: string, target: string) => ({ type: 'merge', unit: id, target });
const move = (id: string) => ({ type: 'move', unit: id, mode: 'normal' });

test('[H44-21.5-a] RUL-H44-155: a unit gives a step and is turned; neither moves afterwards', () => {
  const s = german(['Zuber/719', '3010'], ['Zedlitz/719', '3010', { steps: 1 }]).after(
    merge('Zuber/719', 'Zedlitz/719'),
  );
  expect([unit(s, 'Zuber/719').steps, unit(s, 'Zedlitz/719').steps]).toEqual([1, 2]);
  expect(s.why(move('Zuber/719'))).toBe('8.1 already-moved');
  expect(s.why(move('Zedlitz/719'))).toBe('8.1 already-moved');
});

test('[H44-21.5-a] RUL-H44-155: a giver of one step goes among the eliminated', () => {
  const s = german(['Zuber/719', '3010', { steps: 1 }], ['Zedlitz/719', '3010', { steps: 1 }]);
  expect(unit(s.after(merge('Zuber/719', 'Zedlitz/719')), 'Zuber/719').hex).toBe(ELIMINATED);
});

test('[H44-21.5-a] RUL-H44-96, RUL-H44-155: of three steps, remnants come and go', () => {
  const s = german(['100/180', '3010', { steps: 2 }], ['489/22/180', '3010', { steps: 2 }], ['16/22/180', '3010']);
  const once = s.after(merge('100/180', '489/22/180'));
  expect([unit(once, '100/180').hex, unit(once, 'GE Inf REM A').hex, unit(once, '489/22/180').steps]).toEqual([
    AS_REMNANT,
    '3010',
    3,
  ]);
  const back = once.after(merge('16/22/180', 'GE Inf REM A'));
  expect([unit(back, '100/180'), unit(back, 'GE Inf REM A').hex]).toMatchObject([{ hex: '3010', steps: 2 }, -3]);
});

test.each<[string, Units, string]>([
  [
    'in another hex',
    [
      ['Zuber/719', '3011'],
      ['Zedlitz/719', '3010', { steps: 1 }],
    ],
    '21.5 not-stacked',
  ],
  [
    'to a complete unit',
    [
      ['Zuber/719', '3010'],
      ['Zedlitz/719', '3010'],
    ],
    '21.5 other-not-reduced',
  ],
])('[H44-21.5-b] not %s', (_, units, refused) => {
  expect(german(...units).why(merge('Zuber/719', 'Zedlitz/719'))).toBe(refused);
});

test('[H44-21.5-b] [H44-10.2.2-a] not to another formation, [AMB-H44-32] nor to another type', () => {
  const s = german(
    ['Zuber/719', '3010'],
    ['Dryer/85', '3010', { steps: 1 }],
    ['Helle', '3010', { steps: 1 }],
    ['159 Field Ers/59', '3010', { steps: 1 }],
  );
  expect(s.why(merge('Zuber/719', 'Dryer/85'))).toBeUndefined();
  expect(s.why(merge('Zuber/719', 'Helle'))).toBe('21.5 merge-other-formation');
  expect(s.why(merge('Zuber/719', '159 Field Ers/59'))).toBe('21.5 other-type');
});

test('[H44-21.5-c] green troops give nothing to better ones, better ones do to green', () => {
  const s = german(['Knaust', '3010'], ['Allworden/9ss', '3010', { steps: 1 }], ['Bruhns', '3010', { steps: 1 }]);
  expect(s.why(merge('Knaust', 'Allworden/9ss'))).toBe('21.5 worse-quality');
  expect(s.why(merge('Knaust', 'Bruhns'))).toBeUndefined();
  const better = german(['Allworden/9ss', '3010'], ['Bruhns', '3010', { steps: 1 }]);
  expect(better.why(merge('Allworden/9ss', 'Bruhns'))).toBeUndefined();
});

test('[H44-21.5-c] in the place of a remnant its parent is restored, whose quality counts', () => {
  const ofParent = (parent: string) =>
    position(
      9,
      'german-movement',
      [
        ['Jungwirth', '3010'],
        [parent, null],
        ['FJ REM A', '3010'],
      ],
      {
        extra: { parents: { 'FJ REM A': parent } },
      },
    );
  expect(ofParent('Bloch').why(merge('Jungwirth', 'FJ REM A'))).toBe('21.5 worse-quality');
  const jungwirth = position(
    9,
    'german-movement',
    [
      ['Bloch', '3010'],
      ['Jungwirth', null],
      ['FJ REM A', '3010'],
    ],
    {
      extra: { parents: { 'FJ REM A': 'Jungwirth' } },
    },
  );
  expect(jungwirth.why(merge('Bloch', 'FJ REM A'))).toBeUndefined();
});

test('[H44-21.4-e] a breakdown unit rebuilds its parent, and gives no step to others', () => {
  const s = position(
    9,
    'german-movement',
    [
      ['Ohler/85', '3010', { steps: 1 }],
      ['GE Inf BD A', '3010'],
    ],
    {
      extra: { parents: { 'GE Inf BD A': 'Dryer/85' } },
    },
  );
  expect(s.why(merge('GE Inf BD A', 'Ohler/85'))).toBe('21.4 not-its-parent');
});

test('[H44-21.5-a] Germans alone, in their own turn', () => {
  const s = position(9, 'allied-movement', [
    ['6DLI/151/50', '3010'],
    ['8DLI/151/50', '3010', { steps: 2 }],
    ['Zuber/719', '3310'],
    ['Zedlitz/719', '3310', { steps: 1 }],
  ]);
  expect(s.why(merge('6DLI/151/50', '8DLI/151/50'))).toBe('21.5 germans-only');
  expect(s.why(merge('Zuber/719', 'Zedlitz/719'))).toBe('21.5 germans-only');
});

test('[H44-21.5-d] [H44-21.5-e] the receiver is engaged, spent or in disorder as the giver; supply and enemies do not matter', () => {
  const spent = german(
    ['Zuber/719', '3010', { marks: ['spent', 'engaged', 'out-of-supply'] }],
    ['Zedlitz/719', '3010', { steps: 1 }],
    ['1/505/82', '3011'],
  );
  expect(unit(spent.after(merge('Zuber/719', 'Zedlitz/719')), 'Zedlitz/719').marks).toBe(SPENT | ENGAGED | DONE);
  const shaken = german(
    ['Zuber/719', '3010', { marks: ['full-retreat'] }],
    ['Zedlitz/719', '3010', { steps: 1, marks: ['engaged'] }],
  );
  expect(unit(shaken.after(merge('Zuber/719', 'Zedlitz/719')), 'Zedlitz/719')).toMatchObject({
    order: 2,
    marks: DONE,
  });
});

test('RUL-H44-155: nor does what leaves it later in the phase', () => {
  const s = german(['Zuber/719', '3010'], ['Zedlitz/719', '3010', { steps: 1 }]);
  const moved = s.after(
    move('Zedlitz/719'),
    { type: 'join', unit: 'Zuber/719' },
    { type: 'step', to: '3011' },
    { type: 'stop' },
  );
  const met = moved.after(merge('Zuber/719', 'Zedlitz/719'), {
    type: 'break-down',
    unit: 'Zedlitz/719',
    target: 'GE Inf BD A',
  });
  expect(met.why(move('GE Inf BD A'))).toBe('8.1 already-moved');
});

test('RUL-H44-155: nor when a breakdown unit has come to it since', () => {
  const s = position(
    9,
    'german-movement',
    [
      ['Zuber/719', '3010'],
      ['Zedlitz/719', '3010', { steps: 1 }],
      ['GE Inf BD A', '3011'],
    ],
    { extra: { parents: { 'GE Inf BD A': 'Zuber/719' } } },
  );
  const joined = s.after(
    merge('Zuber/719', 'Zedlitz/719'),
    move('GE Inf BD A'),
    { type: 'step', to: '3010' },
    { type: 'stop' },
    { type: 'rebuild', unit: 'GE Inf BD A', target: 'Zuber/719' },
    { type: 'break-down', unit: 'Zuber/719', target: 'GE Inf BD B' },
  );
  expect(joined.why(move('GE Inf BD B'))).toBe('8.1 already-moved');
});

test('[H44-21.5-f] who has gained a step may attack, but not who is spent by it', () => {
  const may = (marks: string[]): string | undefined => {
    const s = german(['Zuber/719', '3010', { marks }], ['Zedlitz/719', '3010', { steps: 1 }], ['6DLI/151/50', '3011']);
    const fight = s.after(merge('Zuber/719', 'Zedlitz/719'), { type: 'end' });
    return fight.why({ type: 'attack', target: '3011' });
  };
  expect(may([])).toBeUndefined();
  expect(may(['spent'])).toBe('8.3.3 spent');
});
