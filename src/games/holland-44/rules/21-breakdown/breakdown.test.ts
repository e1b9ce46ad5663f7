import { describe, expect, test } from 'vitest';
import { ground, join, position, sit, unit } from '../../test-kit.ts';
import { at, play } from '../../play/play.ts';
import { AS_REMNANT, DONE, ENGAGED, IN_BOX, SCATTERED, SPENT } from '../../position/state.ts';
import { numberOf } from '../../position/units.ts';
import { eliminate } from '../11-results/losses.ts';

const allied = (...units: Parameters<typeof position>[2]) => position(9, 'allied-movement', units);
const german = (...units: Parameters<typeof position>[2]) => position(9, 'german-movement', units);
const breakDown = (id: string, target: string) => ({ type: 'break-down', unit: id, target });
const move = (id: string, mode = 'normal') => ({ type: 'move', unit: id, mode });
const step = (to: string) => ({ type: 'step', to });
const stop = { type: 'stop' };

describe('breaking down', () => {
  test('[H44-21.1-a] [H44-21.1-c] [H44-21.1-d] a battalion is reduced by a step, which stands in its hex and moves by itself', () => {
    const s = allied(['1/505/82', '3010']).after(breakDown('1/505/82', 'B/82 BD'));
    expect([unit(s, '1/505/82').steps, unit(s, 'B/82 BD')]).toMatchObject([2, { hex: '3010', steps: 1, order: 0 }]);
    expect(s.why(move('B/82 BD'))).toBeUndefined();
    expect(s.why(move('1/505/82'))).toBeUndefined();
  });

  test('[H44-8.2.2-c] [H44-21.1-d] a unit whose only path is closed by the part it leaves behind is not on the move', () => {
    const lake = (hexes: string) => Object.fromEntries(hexes.split(' ').map((hex) => [hex, { terrain: 'lake' }]));
    const t = sit('allied-movement', {
      turn: 9,
      units: { '6DLI/151/50': '3010', '8DLI/151/50': '3110', 'BR Inf BD A': 'off' },
      hexes: lake('3109 2910 2909 3009 3011 3209 3210 3211 3111'),
    });
    t.play(move('6DLI/151/50', 'extended'), breakDown('6DLI/151/50', 'BR Inf BD A'));
    expect(t.match.state).toMatchObject({ frames: [] });
    expect(t.may(move('6DLI/151/50', 'tactical'))).toBe(true);
  });

  test.each([
    ['airborne units of another division', '1/505/82', 'A/101 BD', '21.1 other-kind'],
    ['generic counters for airborne units', '1/505/82', 'BR Inf BD A', '21.1 other-kind'],
    ['tank counters for infantry', '6DLI/151/50', 'Armd BD A', '21.1 other-kind'],
    ['infantry counters for tanks', '2IG/5/Gds', 'BR Inf BD A', '21.1 other-kind'],
    ['a battalion for a counter', '6DLI/151/50', '8DLI/151/50', '21.1 other-kind'],
    ['the Dutch', 'Princess Irene Bde', 'BR Inf BD A', '21.2 no-breakdown-units'],
    ['one step', '43 Div Eng', 'BR Inf BD A', '21.1 one-step'],
  ])('[H44-21.1-a] [H44-21.2-a] [H44-21.2-b] not %s', (_, id, target, refused) => {
    expect(allied([id, '3010']).why(breakDown(id, target))).toBe(refused);
  });

  test('[H44-21.2-b] British tanks, reconnaissance and infantry form counters of their kinds', () => {
    const s = allied(['2IG/5/Gds', '3010'], ['43 Recon/43', '3310'], ['6DLI/151/50', '3610']);
    expect(s.why(breakDown('2IG/5/Gds', 'Armd BD A'))).toBeUndefined();
    expect(s.why(breakDown('43 Recon/43', 'BR Inf BD A'))).toBeUndefined();
    expect(s.why(breakDown('6DLI/151/50', 'BR Inf BD B'))).toBeUndefined();
  });

  test.each([
    ['disrupted', '21.3 not-in-good-order'],
    ['full-retreat', '21.3 not-in-good-order'],
    ['scattered', '21.3 not-in-good-order'],
  ])('[H44-21.3-e] a unit that is %s does not break down', (mark, refused) => {
    const s = allied(['1/505/82', '3010', { marks: [mark] }]);
    expect(s.why(breakDown('1/505/82', 'B/82 BD'))).toBe(refused);
  });

  test('[H44-21.3-c] supply, EZOC and Engaged markers do not matter, and the part has them too', () => {
    const s = allied(['1/505/82', '3010', { marks: ['engaged', 'out-of-supply'] }], ['Budde', '3011']);
    const done = s.after(breakDown('1/505/82', 'B/82 BD'));
    expect(unit(done, 'B/82 BD').marks).toBe(unit(done, '1/505/82').marks);
    expect(unit(done, 'B/82 BD').marks & ENGAGED).toBe(ENGAGED);
  });

  test('[H44-21.3-d] not in the turn of the enemy', () => {
    const s = german(['1/505/82', '3010'], ['Budde', '3015']);
    expect(s.why(breakDown('1/505/82', 'B/82 BD'))).toBe('21.3 not-your-unit');
    expect(s.why(breakDown('Budde', 'GE Inf BD A'))).toBeUndefined();
  });

  test('[H44-21.3-f] no more than there are counters; a counter on the map is none', () => {
    const s = german(['Budde', '3010'], ['Zuber/719', '3310'], ['GE Inf BD A', '3610'], ['GE Inf BD B', '3611']);
    expect(s.why(breakDown('Budde', 'GE Inf BD A'))).toBe('21.3 no-counter-left');
    expect(s.why(breakDown('Budde', 'GE Inf BD C'))).toBeUndefined();
    const done = s.after(breakDown('Budde', 'GE Inf BD C'));
    expect(done.why(breakDown('Zuber/719', 'GE Inf BD C'))).toBe('21.3 no-counter-left');
  });

  test('[H44-21.1-e] one that is lost goes back to its box, from where it may be formed again', () => {
    const s = allied(['1/505/82', '3010']).after(breakDown('1/505/82', 'B/82 BD'));
    eliminate(at(s.state()), numberOf('B/82 BD'), 'combat');
    expect(unit(s, 'B/82 BD').hex).toBe(IN_BOX);
    const again = s
      .after()
      .until('german-movement')
      .after()
      .until('allied-movement')
      .after(breakDown('1/505/82', 'B/82 BD'));
    expect(unit(again, 'B/82 BD')).toMatchObject({ hex: '3010', steps: 1 });
  });

  test('[H44-21.1-a] RUL-H44-150: the last of three steps stays as a remnant, or the unit does not break down', () => {
    const s = allied(['1/505/82', '3010', { steps: 2 }]);
    const done = s.after(breakDown('1/505/82', 'B/82 BD'));
    expect([unit(done, '1/505/82').hex, unit(done, 'A/82 REM').hex]).toEqual([AS_REMNANT, '3010']);
    const taken = allied(
      ['1/505/82', '3010', { steps: 2 }],
      ['A/82 REM', '3310'],
      ['B/82 REM', '3311'],
      ['C/82 REM', '3312'],
    );
    expect(taken.why(breakDown('1/505/82', 'B/82 BD'))).toBe('21.1 no-remnant-left');
  });

  test('[H44-23.6-a] a garrison that may not move sends nobody out', () => {
    expect(german(['Bloch', '4301']).why(breakDown('Bloch', 'GE Inf BD A'))).toBe('23.6 frozen');
    const near = german(['Bloch', '4301'], ['1/505/82', '4303']);
    expect(near.why(breakDown('Bloch', 'GE Inf BD A'))).toBeUndefined();
  });

  test('[H44-21.3-a] [H44-21.3-b] after its move a unit leaves a part that has spent as much, and goes on with the rest', () => {
    const s = allied(['1/505/82', '3010']).after(move('1/505/82'), step('3011'), stop);
    const done = s.after(breakDown('1/505/82', 'B/82 BD'));
    expect(unit(done, 'B/82 BD').spent).toBe(6);
    expect(done.why(move('1/505/82'))).toBe('8.1 already-moved');
    expect(done.why(move('B/82 BD', 'tactical'))).toBe('21.3 same-mode');
    expect(unit(done.after(move('B/82 BD'), step('3012'), step('3013')), 'B/82 BD').hex).toBe('3013');
  });

  test('[H44-7.2-a] [H44-21.3-b] the part does not start afresh with a unit that has not moved', () => {
    const s = allied(['1/505/82', '3010'], ['2/505/82', '3011'], ['Budde', '3012']);
    const parted = s.after(move('1/505/82'), step('3011'), breakDown('1/505/82', 'B/82 BD'), move('2/505/82'));
    expect([parted.why(join('B/82 BD')), parted.legal('join')]).toEqual(['8.1 already-moved', []]);
  });

  test('[H44-7.2-a] after a move that ended in EZOC the part stays too', () => {
    const s = allied(['1/505/82', '3010'], ['Budde', '3012']).after(move('1/505/82'), step('3011'));
    expect(s.after(breakDown('1/505/82', 'B/82 BD')).why(move('B/82 BD'))).toBe('8.1 cannot-move');
  });

  test('[H44-21.3-b] [H44-21.4-f] a counter that has moved and is formed again has moved as its new parent has', () => {
    const s = allied(['1/505/82', '3010'], ['2/505/82', '3310']).after(breakDown('1/505/82', 'B/82 BD'));
    const back = s.after(move('B/82 BD'), step('3011'), step('3010'), stop, {
      type: 'rebuild',
      unit: 'B/82 BD',
      target: '1/505/82',
    });
    const again = back.after(breakDown('2/505/82', 'B/82 BD'));
    for (const mode of ['normal', 'tactical']) expect(again.why(move('B/82 BD', mode))).toBeUndefined();
  });

  test('[H44-21.3-b] the remnant has moved as its parent has', () => {
    const s = allied(['1/505/82', '3010', { steps: 2 }]).after(move('1/505/82'), step('3011'));
    const parted = s.after(breakDown('1/505/82', 'B/82 BD'), move('B/82 BD'), step('3012'), stop);
    expect(parted.why(move('A/82 REM', 'extended'))).toBe('21.3 same-mode');
    expect(parted.why(move('A/82 REM'))).toBeUndefined();
  });
});

describe('breaking down on the way', () => {
  const halfway = () =>
    allied(['1/505/82', '3010']).after(move('1/505/82'), step('3011'), breakDown('1/505/82', 'B/82 BD'));

  test('[H44-21.3-a] [H44-21.3-b] the parent goes on; later the part goes on with the points that were left, in the same mode', () => {
    const s = halfway().after(step('3012'), step('3013'));
    expect(unit(s, '1/505/82').hex).toBe('3013');
    expect(s.why(move('B/82 BD', 'extended'))).toBe('21.3 same-mode');
    expect(s.why(move('B/82 BD', 'tactical'))).toBe('21.3 same-mode');
    const done = s.after(move('B/82 BD'), step('3111'), step('3112'));
    expect(unit(done, 'B/82 BD')).toMatchObject({ hex: '3112', spent: 18 });
    expect(done.why(move('B/82 BD'))).toBe('8.1 already-moved');
  });

  test('[H44-21.3-a] RUL-H44-151: the part may go on first, and the parent waits', () => {
    const s = halfway().after(move('B/82 BD'), step('3111'), stop);
    expect(unit(s, 'B/82 BD').hex).toBe('3111');
    expect(s.why(move('1/505/82', 'tactical'))).toBe('21.3 same-mode');
    expect(unit(s.after(move('1/505/82'), step('3012')), '1/505/82').spent).toBe(12);
  });

  test('[H44-21.3-a] the other goes on in the same mode, if it has not finished, and only those that have just parted', () => {
    expect(halfway().why(move('B/82 BD', 'tactical'))).toBe('21.3 not-parted-here');
    expect(halfway().why(move('1/505/82'))).toBe('21.3 not-parted-here');
    const back = halfway().after(move('B/82 BD'), stop, move('1/505/82'));
    expect(back.why(move('B/82 BD'))).toBe('21.3 not-parted-here');
    const strangers = allied(['1/505/82', '3010'], ['2/505/82', '3110']).after(
      move('1/505/82'),
      step('3011'),
      breakDown('1/505/82', 'B/82 BD'),
      step('3012'),
      stop,
      move('2/505/82'),
      step('3011'),
    );
    expect(strangers.why(move('B/82 BD'))).toBe('21.3 not-parted-here');
  });

  test('[H44-21.3-b] a remnant that waits goes on as its parent would have', () => {
    const s = halfway().after(move('B/82 BD'), step('3111'), stop, breakDown('1/505/82', 'A/82 BD'));
    expect(s.why(move('A/82 REM', 'tactical'))).toBe('21.3 same-mode');
    expect(s.why(move('A/82 REM'))).toBeUndefined();
  });

  test('[H44-8.1-a] on the next turn all is as ever', () => {
    const s = halfway().after(stop).after().until('german-movement').after().until('allied-movement');
    expect(s.why(move('B/82 BD', 'tactical'))).toBeUndefined();
    expect(s.why(move('1/505/82', 'tactical'))).toBeUndefined();
  });

  test('[H44-8.3.1-a] hexes of a tactical move are counted on', () => {
    const s = allied(['1/505/82', '3010']).after(
      move('1/505/82', 'tactical'),
      step('3011'),
      breakDown('1/505/82', 'B/82 BD'),
      stop,
      move('B/82 BD', 'tactical'),
      step('3012'),
    );
    expect(unit(s, 'B/82 BD').hex).toBe('3012');
    expect(s.why(move('B/82 BD', 'tactical'))).toBe('8.1 already-moved');
  });

  test('[H44-21.3-c] RUL-H44-151: both may end together by extended movement, but not beside strangers', () => {
    const s = allied(['1/505/82', '3010']).after(move('1/505/82', 'extended'), step('3011'));
    const parted = s.after(breakDown('1/505/82', 'B/82 BD'));
    expect(parted.why(stop)).toBeUndefined();
    const among = allied(['1/505/82', '3010'], ['2/505/82', '3011']).after(move('1/505/82', 'extended'), step('3011'));
    expect(among.why(breakDown('1/505/82', 'B/82 BD'))).toBe('8.2.2 extended-with-friends');
  });

  test('[H44-8.2.2-c] RUL-H44-151: nor two of one unit that parted before either moved', () => {
    const apart = allied(['1/505/82', '3010']).after(breakDown('1/505/82', 'B/82 BD'), move('1/505/82', 'extended'));
    const there = apart.after(step('3011'), step('3012'), stop, move('B/82 BD', 'extended'), step('3011'));
    expect(there.after(step('3012')).why(stop)).toBe('8.2.2 extended-with-friends');
  });

  test('RUL-H44-151: two that parted on the way may meet again farther on', () => {
    const parted = allied(['1/505/82', '3010']).after(move('1/505/82', 'extended'), step('3011'));
    const first = parted.after(breakDown('1/505/82', 'B/82 BD'), step('3012'), stop);
    expect(first.after(move('B/82 BD', 'extended'), step('3012')).why(stop)).toBeUndefined();
  });

  test('[H44-21.3-a] only units on the move, and only of these', () => {
    const s = allied(['1/505/82', '3010'], ['2/505/82', '3310']).after(move('1/505/82'), step('3011'));
    expect(s.why(breakDown('2/505/82', 'B/82 BD'))).toBe('21.3 not-on-the-move');
  });

  test('[H44-8.5.7-a] [H44-8.5.7-b] a part, here a generic one, crosses by a ferry, which its parent could not', () => {
    const river = { sides: [{ a: '3011', b: '3012', river: 'major', ferry: true }] };
    const s = position(9, 'allied-movement', [['6DLI/151/50', '3010']], river);
    const bank = s.after(move('6DLI/151/50', 'tactical'), step('3011'));
    expect(bank.why(step('3012'))).toBe('8.5.5 ferry-one-step');
    const done = bank.after(breakDown('6DLI/151/50', 'BR Inf BD A'), move('BR Inf BD A', 'tactical'), step('3012'));
    expect(unit(done, 'BR Inf BD A').hex).toBe('3012');
  });

  test('[H44-8.6.1-a] hexes of woods entered before count for the part', () => {
    const s = position(9, 'allied-movement', [['1/505/82', '3010']], {
      hexes: ground('woods', '3011', '3012', '3013'),
    });
    const there = s.after(move('1/505/82'), step('3011'), step('3012'));
    const parted = there.after(breakDown('1/505/82', 'B/82 BD'), stop, move('B/82 BD'));
    expect(parted.why(step('3013'))).toBe('8.1 no-points');
    expect(parted.why(step('3112'))).toBeUndefined();
  });
});

describe('rebuilding', () => {
  const rebuild = (id: string, target: string) => ({ type: 'rebuild', unit: id, target });
  const pair = (...marks: string[]) =>
    allied(['1/505/82', '3010', { steps: 2 }], ['B/82 BD', '3010', { marks }], ['1/506/101', '3010', { steps: 2 }]);

  test('[H44-21.4-a] [H44-21.4-d] [H44-21.4-f] an airborne part joins any reduced unit of its division; its counter is free again', () => {
    const s = pair();
    expect(s.why(rebuild('B/82 BD', '1/506/101'))).toBe('21.4 other-division');
    const done = s.after(rebuild('B/82 BD', '1/505/82'));
    expect([unit(done, '1/505/82').steps, unit(done, 'B/82 BD').hex]).toEqual([3, IN_BOX]);
    expect(done.why(breakDown('1/505/82', 'B/82 BD'))).toBeUndefined();
    expect(done.why(rebuild('B/82 BD', '1/505/82'))).toBe('21.4 not-stacked');
  });

  test('[H44-21.4-a] not a unit that has lost nothing, nor one elsewhere', () => {
    const s = allied(['1/505/82', '3010'], ['2/505/82', '3011', { steps: 2 }], ['B/82 BD', '3010']);
    expect(s.why(rebuild('B/82 BD', '1/505/82'))).toBe('21.4 other-not-reduced');
    expect(s.why(rebuild('B/82 BD', '2/505/82'))).toBe('21.4 not-stacked');
    expect(s.why(rebuild('2/505/82', '1/505/82'))).toBe('21.4 no-breakdown-unit');
  });

  test.each([
    ['spent', SPENT],
    ['engaged', ENGAGED],
    ['scattered', 0],
  ])('[H44-21.4-b] a part that is %s', (mark, passed) => {
    const done = pair(mark).after(rebuild('B/82 BD', '1/505/82'));
    expect(unit(done, '1/505/82').marks & (SPENT | ENGAGED | SCATTERED)).toBe(passed);
  });

  test('[H44-21.4-b] disorder is passed on, the worse of the two, and takes the place of an Engaged marker', () => {
    expect(unit(pair('full-retreat').after(rebuild('B/82 BD', '1/505/82')), '1/505/82').order).toBe(2);
    const worse = allied(
      ['1/505/82', '3010', { steps: 2, marks: ['full-retreat'] }],
      ['B/82 BD', '3010', { marks: ['disrupted'] }],
    );
    expect(unit(worse.after(rebuild('B/82 BD', '1/505/82')), '1/505/82').order).toBe(2);
    const s = allied(
      ['1/505/82', '3010', { steps: 2, marks: ['engaged'] }],
      ['B/82 BD', '3010', { marks: ['disrupted'] }],
    );
    const done = s.after(rebuild('B/82 BD', '1/505/82'));
    expect([unit(done, '1/505/82').order, unit(done, '1/505/82').marks & ENGAGED]).toEqual([1, 0]);
  });

  test('[H44-21.4-e] [H44-8.5.7-c] a generic part joins its parent alone, or the remnant that stands for it', () => {
    const s = position(
      9,
      'german-movement',
      [
        ['Budde', '3010', { steps: 1 }],
        ['Lewin', '3010', { steps: 1 }],
        ['GE Inf BD A', '3010'],
      ],
      { extra: { parents: { 'GE Inf BD A': 'Lewin' } } },
    );
    expect(s.why(rebuild('GE Inf BD A', 'Budde'))).toBe('21.4 not-its-parent');
    expect(s.why(rebuild('GE Inf BD A', 'Lewin'))).toBeUndefined();
    const broken = german(['100/180', '3010', { steps: 2 }]).after(
      breakDown('100/180', 'GE Inf BD B'),
      rebuild('GE Inf BD B', 'GE Inf REM A'),
    );
    expect([unit(broken, '100/180'), unit(broken, 'GE Inf REM A').hex]).toMatchObject([
      { hex: '3010', steps: 2 },
      IN_BOX,
    ]);
  });

  test('RUL-H44-153: the unit has spent what the part has, and goes on with the rest in its mode', () => {
    const s = allied(['1/505/82', '3010', { steps: 2 }], ['B/82 BD', '3012']);
    const met = s.after(move('B/82 BD'), step('3011'), step('3010'), stop, rebuild('B/82 BD', '1/505/82'));
    expect(unit(met, '1/505/82')).toMatchObject({ steps: 3, spent: 12 });
    expect(met.why(move('1/505/82', 'tactical'))).toBe('21.3 same-mode');
    const done = met.after(move('1/505/82'), step('3009'));
    expect(unit(done, '1/505/82').marks & DONE).toBe(DONE);
  });

  test('RUL-H44-153: a unit that has finished its move does not go on', () => {
    const s = allied(['1/505/82', '3010', { steps: 2 }], ['B/82 BD', '3011']);
    const met = s.after(move('1/505/82'), step('3011'), stop, rebuild('B/82 BD', '1/505/82'));
    expect(met.why(move('1/505/82'))).toBe('8.1 already-moved');
  });

  test('RUL-H44-153: what leaves it again has spent the more of what both had spent', () => {
    const s = allied(['1/505/82', '3010', { steps: 2 }], ['B/82 BD', '3014']);
    const met = s.after(
      move('1/505/82'),
      step('3011'),
      stop,
      move('B/82 BD'),
      step('3013'),
      step('3012'),
      step('3011'),
    );
    const again = met.after(rebuild('B/82 BD', '1/505/82'), breakDown('1/505/82', 'B/82 BD'));
    expect(again.why(move('B/82 BD'))).toBe('8.1 cannot-move');
  });

  test('RUL-H44-151: what has joined it and left again does not take the place of a unit that has not gone a step since', () => {
    const picked = allied(['1/505/82', '3010', { steps: 2 }], ['B/82 BD', '3011']).after(
      move('B/82 BD', 'tactical'),
      step('3010'),
      stop,
      rebuild('B/82 BD', '1/505/82'),
      breakDown('1/505/82', 'B/82 BD'),
      move('1/505/82', 'tactical'),
    );
    expect(picked.why(move('B/82 BD', 'tactical'))).toBe('21.3 not-parted-here');
  });

  test('RUL-H44-153: a unit that waits in the middle of a move of another mode has finished', () => {
    const s = allied(['1/505/82', '3010'], ['A/82 BD', '3013']).after(
      move('1/505/82', 'tactical'),
      step('3011'),
      breakDown('1/505/82', 'B/82 BD'),
      move('B/82 BD', 'tactical'),
      step('3111'),
      move('A/82 BD'),
      step('3012'),
      step('3011'),
      stop,
    );
    expect(s.why(move('1/505/82', 'tactical'))).toBeUndefined();
    const met = s.after(rebuild('A/82 BD', '1/505/82'));
    expect(met.why(move('1/505/82', 'tactical'))).toBe('8.1 already-moved');
    expect(met.why(move('1/505/82'))).toBe('8.1 already-moved');
    const again = met.after(breakDown('1/505/82', 'A/82 BD'));
    expect(again.why(move('A/82 BD', 'tactical'))).toBe('8.1 already-moved');
  });
});

test('a step that goes over to a breakdown unit is not said to be lost', () => {
  const played = play(allied(['1/505/82', '3010']).state(), { by: 'allied', ...breakDown('1/505/82', 'B/82 BD') });
  expect(played.ok && played.value.events.map(({ code }) => code)).toEqual(['breaks-down']);
});
