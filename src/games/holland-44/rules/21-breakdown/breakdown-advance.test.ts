import { describe, expect, it } from 'vitest';
import { numberOf } from '../../position/units.ts';
import { BONUS, DONE, advance, advanceTo, ask, isOver, playedFrom, road, unit } from '../../test-kit.ts';

const MEN = '6DLI/151/50';
const GUARDS = '3IG/32/Gds';
const PART = 'BR Inf BD A';
const part = (target = PART, unit = MEN) => ({ type: 'break-down', unit, target });

/** MEN have won 3612 from 3611; two of their kind of breakdown units are in their box. */
const won = (gain: object = {}, units: Record<string, string> = {}, ids = MEN, sketch: object = {}) =>
  advance(
    { units: { [MEN]: '3611', [PART]: 'off', 'BR Inf BD B': 'off', ...units }, ...sketch },
    { hex: '3612', units: ids, ...gain },
  );

describe('21.3 breaking down in an advance', () => {
  it('[H44-21.1-b] [H44-21.3-a] before it: the part goes and the parent stays, or the other way round', () => {
    const t = won().play(part());
    expect([t.state().steps[numberOf(MEN)], unit(t, PART).hex]).toEqual([2, '3611']);
    expect([ask(t, advanceTo(PART, '3612')), ask(t, advanceTo(MEN, '3612'))]).toEqual(['ok', 'ok']);
    t.play(advanceTo(PART, '3612'), DONE);
    expect([unit(t, MEN).hex, unit(t, PART).hex, isOver(t)]).toEqual(['3611', '3612', true]);
  });

  it('[H44-21.3-b] a part goes no farther than its parent may', () => {
    const t = won().play(part(), advanceTo(PART, '3612'));
    expect(unit(t, PART).hex).toBe('3612');
    expect(ask(t, advanceTo(PART, '3613'))).toBe('15.1');
    const two = won(BONUS).play(part(), advanceTo(PART, '3612'));
    expect(ask(two, advanceTo(PART, '3613'))).toBe('ok');
  });

  it('[H44-21.3-a] [H44-21.3-b] after it: the unit has ended, its part has the hexes left that it had', () => {
    const t = won(BONUS, { '8DLI/151/50': '3611' }, `${MEN}, 8DLI/151/50`).play(advanceTo(MEN, '3612'), part());
    expect([unit(t, PART).hex, ask(t, advanceTo(PART, '3613')), ask(t, advanceTo(MEN, '3613'))]).toEqual([
      '3612',
      'ok',
      '15.1',
    ]);
    expect(ask(t, advanceTo('8DLI/151/50', '3612'))).toBe('ok');
    t.play(advanceTo(PART, '3613'));
    expect([unit(t, PART).hex, ask(t, advanceTo(PART, '3614'))]).toEqual(['3613', '15.1']);
    expect(
      ask(
        won({}, { '8DLI/151/50': '3611' }, `${MEN}, 8DLI/151/50`).play(advanceTo(MEN, '3612'), part()),
        advanceTo(PART, '3613'),
      ),
    ).toBe('15.1');
  });

  it('[H44-21.3-a] also of one that has ended, while others advance, if there is room (15.1)', () => {
    const others = ['8DLI/151/50', '9DLI/151/50'];
    const units = { '8DLI/151/50': '3611', '9DLI/151/50': '3611' };
    const t = won({}, units, [MEN, ...others].join(', ')).play(advanceTo(MEN, '3612'));
    expect(ask(t, part())).toBe('ok');
    expect(ask(t.play(advanceTo('8DLI/151/50', '3612')), part())).toBe('15.1');
  });

  it('[H44-21.1-b] nobody who had no part in the combat, nor by units that cannot (21.3)', () => {
    const t = won({}, { '8DLI/151/50': '3611' });
    expect(ask(t, part(PART, '8DLI/151/50'))).toBe('15.1');
    expect(ask(won({}, { [MEN]: '3611 scattered' }), part())).toBe('21.3');
    expect(ask(won(), part('Armd BD A'))).toBe('21.1');
  });

  it('[H44-21.3-b] the last of three steps stays as a remnant that may advance', () => {
    const t = won({}, { 'BR Inf REM A': 'off' }).play(part(), part('BR Inf BD B'));
    expect([ask(t, advanceTo('BR Inf REM A', '3612')), ask(t, advanceTo(PART, '3612'))]).toEqual(['ok', 'ok']);
  });

  it('[H44-21.3-a] after an advance that is over, until its side does anything else in the phase (RUL-H44-122)', () => {
    const t = won({}, { '8DLI/151/50': '3611', Henke: '3510' }).play(advanceTo(MEN, '3612'));
    expect([isOver(t), ask(t, part()), ask(t, part(PART, '8DLI/151/50'))]).toEqual([true, 'ok', '21.3']);
    const after = t.state();
    t.play(part());
    expect([t.state().steps[numberOf(MEN)], unit(t, PART).hex, ask(t, advanceTo(PART, '3613'))]).toEqual([
      2,
      '3612',
      '15.1',
    ]);
    const later = playedFrom(after).play({ type: 'attack', target: '3510' }, { type: 'cancel' });
    expect(ask(later, part())).toBe('21.3');
  });

  it('[H44-15.4-a] not where it ended by the additional hex of the road, as both would have used it', () => {
    const t = won({}, { [GUARDS]: '3611' }, GUARDS, { sides: road('3611', '3612', '3613') }).play(
      advanceTo(GUARDS, '3612'),
    );
    expect(ask(t, part(PART, GUARDS))).toBe('ok');
    t.play(advanceTo(GUARDS, '3613'));
    expect([isOver(t), ask(t, part(PART, GUARDS))]).toEqual([true, '15.4']);
  });
});
