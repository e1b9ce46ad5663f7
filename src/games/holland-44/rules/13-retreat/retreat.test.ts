import { describe, expect, test } from 'vitest';
import { battle, choice, choices, choose, found, isMarked, retreat, type Sitting, type Units } from '../../test-kit.ts';
import { at, legal } from '../../play/play.ts';
import { mark } from '../../position/position.ts';
import { ENGAGED, FELL_BACK, MOVED, RETREATED } from '../../position/state.ts';
import { numberOf } from '../../position/units.ts';

// Around 3612, clockwise from the east: 3613, 3512, 3511, 3611, 3711, 3712.

/** The attackers of 3612. */
const ATTACK: Units = { '6DLI/151/50': '3611', '8DLI/151/50': '3611' };
/** One way out of 3612, by 3613 to 3614. */
const RING: Units = {
  '6DLI/151/50': '3611',
  '8DLI/151/50': '3711',
  '9DLI/151/50': '3511',
  'BR Inf BD A': '3512',
  'BR Inf BD B': '3712',
};
const driven = (units: Units, more?: Sitting): ReturnType<typeof battle> => battle({ ...ATTACK, ...units }, more);

describe('[H44-13.1.1-a] how far', () => {
  test('two hexes, no more and no fewer', () => {
    const s = choose(retreat(driven({ Henke: '3612' }), ['Henke']), 'Henke 3613');
    expect(choices(s)).toEqual(['Henke 3513', 'Henke 3614', 'Henke 3713']);
    expect(found(choose(s, 'Henke 3614'), 'Henke')).toBe('3614 2 disrupted');
  });

  test('two or three: the owner halts after two or goes on, in full retreat in any case', () => {
    const s = retreat(driven({ Henke: '3612' }), ['Henke'], { most: 3, order: 2 });
    const two = choose(s, 'Henke 3613', 'Henke 3614');
    expect(choices(two)).toContain('Henke halt');
    expect(found(choose(two, 'Henke halt'), 'Henke')).toBe('3614 2 full retreat');
    expect(found(choose(two, 'Henke 3615'), 'Henke')).toBe('3615 2 full retreat');
  });

  test('three: no halt after two', () => {
    const s = retreat(driven({ Henke: '3612' }), ['Henke'], { why: 'overrun', least: 3, most: 3 });
    expect(choices(choose(s, 'Henke 3613', 'Henke 3614'))).not.toContain('Henke halt');
  });
});

describe('[H44-13.1.2-a] [RUL-H44-105] unit by unit', () => {
  const s = retreat(driven({ Henke: '3612', Stephan: '3612' }), ['Henke', 'Stephan']);

  test('the owner picks who goes first, and that one goes to its end', () => {
    expect(choices(s)).toEqual(expect.arrayContaining(['Henke 3613', 'Stephan 3613']));
    const begun = choose(s, 'Stephan 3613');
    expect(choices(begun).every((choice) => choice.startsWith('Stephan'))).toBe(true);
    expect(begun.why(choice('Henke 3613')) ?? 'allowed').toBe('13.1.2 not-retreating');
  });

  test('they may part, or follow each other', () => {
    const gone = choose(s, 'Stephan 3613', 'Stephan 3614', 'Henke 3712');
    expect(choices(gone)).toEqual(['Henke 3713', 'Henke 3812', 'Henke 3813']);
    expect(choices(choose(s, 'Stephan 3613', 'Stephan 3614', 'Henke 3613'))).toContain('Henke 3614');
  });
});

describe('[H44-13.1.3-a] guidelines', () => {
  test('[H44-13.1.3-c] 2: no end beside the battle hex while there is one farther away', () => {
    const s = choose(retreat(driven({ Henke: '3612' }), ['Henke']), 'Henke 3613');
    expect(s.why(choice('Henke 3512')) ?? 'allowed').toBe('13.1.3 retreat-guidelines');
    expect(s.why(choice('Henke 3612')) ?? 'allowed').toBe('13.2 retreat-eliminates');
  });

  test('[H44-13.1.3-d] [RUL-H44-303] 3: a friend opens an EZOC hex, whether or not he has retreated before', () => {
    const units: Units = { Henke: '3612', '5CG/32/Gds': '3513', '14/Hoffmann': '3613' };
    expect(choices(retreat(driven(units), ['Henke']))).toContain('Henke 3613');
    const s = driven(units);
    s.state().marks = s.state().marks.map((marks) => marks | FELL_BACK);
    expect(choices(retreat(s, ['Henke']))).toContain('Henke 3613');
    expect(choices(retreat(driven({ ...units, '14/Hoffmann': '3614' }), ['Henke']))).not.toContain('Henke 3613');
  });

  test('[H44-13.1.3-g] 4: no end with friends beside an enemy, unless a major river lies between', () => {
    const units: Units = {
      Henke: '3612',
      Stephan: '3614',
      'A/101 REM': { hex: '3615', steps: 1, marks: ['full-retreat'] },
    };
    const river: Sitting = { sides: [{ a: '3614', b: '3615', river: 'major' }] };
    const ends = (more?: Sitting): string[] => choices(choose(retreat(driven(units, more), ['Henke']), 'Henke 3613'));
    expect(ends()).toEqual(['Henke 3513', 'Henke 3713']);
    expect(ends(river)).toEqual(['Henke 3513', 'Henke 3614', 'Henke 3713']);
  });

  test('[H44-13.1.3-h] 5: an end in supply goes before one without', () => {
    const units: Units = { '1/501/101': '3612', '1/Erdmann': '3613' };
    expect(choices(retreat(battle(units), ['1/501/101']))).toEqual([
      '1/501/101 3511',
      '1/501/101 3611',
      '1/501/101 3711',
    ]);
    // 3610 alone is four hexes from the supply head.
    const s = retreat(battle({ ...units, '101 Supply Head': '3606' }), ['1/501/101']);
    expect(found(s, '1/501/101')).toBe('3610 3 disrupted');
  });

  describe('[H44-13.1.3-h] [RUL-H44-360] 5: supply is judged as if the unit stood in the end hex already', () => {
    // The zones of the attackers shut 6712 and what lies west of it off from the edge.
    const attack: Units = { '6DLI/151/50': '6711', '8DLI/151/50': '6713', Stephan: '6712' };
    const withFriend: Units = { ...attack, '14/Hoffmann': '6712' };

    test('it does not negate the EZOC that it leaves, but friends who are still there do', () => {
      expect(choices(retreat(battle(attack), ['Stephan']))).toEqual(['Stephan 6812', 'Stephan 6813']);
      expect(choices(retreat(battle(withFriend), ['Stephan']))).toContain('Stephan 6612');
    });

    test('what is open does not change while it is on its way', () => {
      const s = retreat(battle(withFriend), ['Stephan', '14/Hoffmann']);
      const first = choose(s, 'Stephan 6612', 'Stephan 6512');
      expect(found(first, 'Stephan')).toBe('6512 2 disrupted');
      expect(choices(first)).toEqual(['14/Hoffmann 6812', '14/Hoffmann 6813']);
      expect(found(choose(first, '14/Hoffmann 6812'), '14/Hoffmann')).toBe('area:F 1 disrupted');
    });
  });

  test('[H44-13.1.3-h] [RUL-H44-139] 5 does not bind supply heads', () => {
    const s = retreat(battle({ '101 Supply Head': '3612', '1/Erdmann': '3613' }), ['101 Supply Head']);
    expect(choices(s)).toEqual(['101 Supply Head 3511', '101 Supply Head 3611', '101 Supply Head 3711']);
  });

  test('[H44-13.1.3-a] 4 goes before 5: rather out of supply than with friends beside an enemy', () => {
    const units: Units = { '1/501/101': '3612', '1/Erdmann': '3613', '101 Supply Head': '3606', '2/501/101': '3610' };
    expect(found(retreat(battle(units), ['1/501/101']), '1/501/101')).toBe('3610 3 disrupted');
    const s = retreat(battle({ ...units, '14/Hoffmann': { hex: '3509', steps: 1, marks: ['full-retreat'] } }), [
      '1/501/101',
    ]);
    expect(choose(s, '1/501/101 3611').why(choice('1/501/101 3610')) ?? 'allowed').toBe('13.1.3 retreat-guidelines');
  });

  test('[H44-13.1.3-i] [RUL-H44-108] 6: not above nine steps while there is room', () => {
    const full = { '100/180': '3614', '489/22/180': '3614', '47/269/180': '3614' };
    const s = choose(retreat(driven({ Henke: '3612', ...full }), ['Henke']), 'Henke 3613');
    expect(choices(s)).toEqual(['Henke 3513', 'Henke 3713']);
    const room = choose(
      retreat(
        driven({
          Henke: '3612',
          ...full,
          '100/180': { hex: '3614', steps: 2 },
          '489/22/180': { hex: '3614', steps: 2 },
        }),
        ['Henke'],
      ),
      'Henke 3613',
    );
    expect(choices(room)).toContain('Henke 3614');
    expect(choices(room)).toHaveLength(3);
  });
});

describe('[H44-13.2-a] elimination', () => {
  test('[H44-13.2-c] not into a hex with an enemy, be he in full retreat', () => {
    const s = retreat(driven({ Henke: '3612', 'A/101 REM': { hex: '3613', steps: 1, marks: ['full-retreat'] } }), [
      'Henke',
    ]);
    expect(s.why(choice('Henke 3613')) ?? 'allowed').toBe('13.2 retreat-eliminates');
  });

  test('[H44-13.2-e] two hexes of EZOC in a row on the only way: nobody is left, and the retreat is over', () => {
    const s = retreat(battle({ ...RING, '1D/231/50': '3615', Henke: '3612' }), ['Henke']);
    expect(found(s, 'Henke')).toBe('gone');
    expect(s.state().frames).toEqual([]);
    const beyond: Units = { ...RING, 'BR Inf BD C': '3514', Henke: '3612' };
    expect(found(retreat(battle(beyond), ['Henke'], { least: 3, most: 3 }), 'Henke')).toBe('gone');
    expect(found(retreat(battle({ ...RING, Henke: '3612' }), ['Henke']), 'Henke')).toBe('3614 2 disrupted');
  });

  test('[H44-13.2-e] [RUL-H44-303] a hex with a friend who retreated before is not empty, but nobody ends there in EZOC', () => {
    // 3613 and 3614 are in EZOC, what lies beyond is not.
    const withFriend = (hex: string, least: number): string => {
      const s = battle({ ...RING, 'BR Inf BD C': '3514', Henke: '3612', Stephan: hex });
      s.state().marks = s.state().marks.with(numberOf('Stephan'), FELL_BACK);
      const gone = retreat(s, ['Henke'], { least, most: least });
      return choices(gone).join() || found(gone, 'Henke');
    };
    expect(withFriend('3610', 3)).toBe('gone');
    for (const hex of ['3613', '3614']) expect(withFriend(hex, 3)).not.toBe('gone');
    expect(withFriend('3614', 2)).toBe('gone');
  });

  test('[H44-13.2-d] [RUL-H44-110] neither into a bond hex nor over a bond hexside, unless a friend is there', () => {
    const through = (a: string, b: string, more: Units = {}): string =>
      retreat(battle({ '6DLI/151/50': a, '8DLI/151/50': b, Henke: '3612', Ear: '3511', ...more }), ['Henke']).why(
        choice('Henke 3613'),
      ) ?? 'allowed';
    expect(through('3512', '3713')).toBe('13.2 retreat-eliminates');
    expect(through('3512', '3712')).toBe('13.2 retreat-eliminates');
    expect(through('3512', '3712', { Stephan: '3613' })).toBe('allowed');
  });

  test('[H44-13.2-g] [H44-13.2-i] not over a canal but by its bridge; a ferry is none', () => {
    const over = (side: object): string[] =>
      choices(
        retreat(driven({ Henke: '3612' }, { sides: [{ a: '3612', b: '3613', river: 'canal', ...side }] }), ['Henke']),
      );
    expect(over({})).toEqual(['Henke 3512', 'Henke 3712']);
    expect(over({ ferry: true })).toEqual(['Henke 3512', 'Henke 3712']);
    expect(over({ road: 'minor' })).toContain('Henke 3613');
  });

  test('[H44-13.2-a] an allowance of 0: lost before anybody goes', () => {
    const s = retreat(driven({ '1/18 Flak': '3612', Henke: '3612' }), ['1/18 Flak', 'Henke']);
    expect(found(s, '1/18 Flak')).toBe('gone');
    expect(choices(s)).toContain('Henke 3613');
  });

  test('[H44-13.5-b] who retreated onto friends in this phase is lost in the next combat, not in a breakthrough combat', () => {
    const again = (why: 'combat' | 'breakthrough'): ReturnType<typeof battle> => {
      const s = driven({ Henke: '3612' });
      s.state().marks = s.state().marks.map((marks) => marks | RETREATED);
      return retreat(s, ['Henke'], { why });
    };
    expect(found(again('combat'), 'Henke')).toBe('gone');
    expect(choices(again('breakthrough'))).toContain('Henke 3613');
  });

  test('[H44-6.1-d] [RUL-H44-49] a supply head does not end with another', () => {
    const heads: Units = {
      '101 Supply Head': '3612',
      '82 Supply Head': '3614',
      '1/Erdmann': '3611',
      '2/Erdmann': '3611',
    };
    const s = choose(retreat(battle(heads), ['101 Supply Head']), '101 Supply Head 3613');
    expect(choices(s)).toEqual(['101 Supply Head 3513', '101 Supply Head 3713']);
  });
});

describe('[H44-13.3-a] stopping after one hex', () => {
  const woods: Sitting = { hexes: { '3613': { terrain: 'woods' }, '3712': { terrain: 'woods' } } };

  test('at the price of a step, in good order', () => {
    const s = choose(retreat(driven({ Henke: '3612' }, woods), ['Henke']), 'Henke 3613', 'Henke halt');
    expect(found(s, 'Henke')).toBe('3613 1');
    expect(isMarked(s, 'Henke', FELL_BACK)).toBe(true);
  });

  test('woods in polder are polder', () => {
    const polder: Sitting = { hexes: { '3613': { terrain: 'polder-woods' } } };
    const s = choose(retreat(driven({ Henke: '3612' }, polder), ['Henke']), 'Henke 3613');
    expect(s.why(choice('Henke halt')) ?? 'allowed').toBe('13.3 no-stop-here');
  });

  test('[RUL-H44-111] not the only step there is', () => {
    const s = retreat(driven({ '14/Hoffmann': '3612' }, woods), ['14/Hoffmann']);
    expect(choose(s, '14/Hoffmann 3613').why(choice('14/Hoffmann halt')) ?? 'allowed').toBe('13.3 no-stop-here');
  });

  describe('[H44-13.3-a] [RUL-H44-301] a stack of one-step units pays one of its steps', () => {
    const ALARM = 'Alarm';
    const stack = () => retreat(driven({ '14/Hoffmann': '3612', [ALARM]: '3612' }, woods), ['14/Hoffmann', ALARM]);
    test('a unit of the choice of its owner, and the other stops there', () => {
      const one = choose(stack(), '14/Hoffmann 3613', '14/Hoffmann halt');
      expect([choices(one), one.why(choice(`${ALARM} 3712`)) ?? 'allowed']).toEqual([
        [`${ALARM} 3613`],
        '13.3 stop-with-others',
      ]);
      const both = choose(one, `${ALARM} 3613`, `${ALARM} halt`);
      expect(legal(both.state())).toMatchObject([{ type: 'loss' }, { type: 'loss' }]);
      const paid = choose(both, 'loss 14/Hoffmann');
      expect([found(paid, '14/Hoffmann'), found(paid, ALARM)]).toEqual(['gone', '3613 1']);
      expect(found(choose(both, `loss ${ALARM}`), '14/Hoffmann')).toBe('3613 1');
    });

    test('whoever stops first is joined by another before anybody goes elsewhere', () => {
      const three = retreat(driven({ '14/Hoffmann': '3612', [ALARM]: '3612', Henke: '3612' }, woods), [
        '14/Hoffmann',
        ALARM,
        'Henke',
      ]);
      const stopped = choose(three, '14/Hoffmann 3613', '14/Hoffmann halt');
      expect(choices(stopped)).toEqual([`${ALARM} 3613`, 'Henke 3613']);
      expect(stopped.why(choice('Henke 3712')) ?? 'allowed').toBe('13.3 stop-with-others');
      expect(choices(choose(stopped, `${ALARM} 3613`, `${ALARM} halt`))).toEqual([
        'Henke 3512',
        'Henke 3613',
        'Henke 3712',
      ]);
    });

    test('not where nobody can join it', () => {
      // Ladewig is a vehicle, which does not go through the river.
      const river: Sitting = { ...woods, sides: [{ a: '3612', b: '3613', river: 'minor' }] };
      const s = retreat(driven({ '14/Hoffmann': '3612', Ladewig: { hex: '3612', steps: 1 } }, river), [
        '14/Hoffmann',
        'Ladewig',
      ]);
      expect(choose(s, '14/Hoffmann 3613').why(choice('14/Hoffmann halt')) ?? 'allowed').toBe('13.3 no-stop-here');
    });

    test('a unit with more steps joins it, before it or after it', () => {
      const s = retreat(driven({ Henke: '3612', '14/Hoffmann': '3612' }, woods), ['Henke', '14/Hoffmann']);
      const after = choose(s, '14/Hoffmann 3613', '14/Hoffmann halt', 'Henke 3613', 'Henke halt', 'loss Henke');
      expect([found(after, 'Henke'), found(after, '14/Hoffmann')]).toEqual(['3613 1', '3613 1']);
      const before = choose(s, 'Henke 3613', 'Henke halt', '14/Hoffmann 3613');
      expect(choices(before)).toContain('14/Hoffmann halt');
    });
  });

  test('[RUL-H44-24] one step for all who stop in a hex, and the owner chooses who pays; parted, each pays', () => {
    const s = retreat(driven({ Henke: '3612', Stephan: '3612' }, woods), ['Henke', 'Stephan']);
    const together = choose(s, 'Henke 3613', 'Henke halt', 'Stephan 3613', 'Stephan halt');
    const paid = choose(together, 'loss Stephan');
    expect([found(paid, 'Henke'), found(paid, 'Stephan')]).toEqual(['3613 2', '3613 1']);
    const parted = choose(s, 'Henke 3613', 'Henke halt', 'Stephan 3712', 'Stephan halt');
    expect([found(parted, 'Henke'), found(parted, 'Stephan')]).toEqual(['3613 1', '3712 1']);
  });

  test('[RUL-H44-11] guideline 4 does not bind who stops, 6 does', () => {
    const stops = (units: Units): string[] => {
      const s = retreat(driven({ Henke: '3612', ...units }, woods), ['Henke']);
      return ['3613', '3712'].filter((hex) => choices(choose(s, `Henke ${hex}`)).includes('Henke halt'));
    };
    expect(stops({ Stephan: '3613', 'A/101 REM': { hex: '3614', steps: 1, marks: ['full-retreat'] } })).toEqual([
      '3613',
      '3712',
    ]);
    expect(stops({ '100/180': '3613', '489/22/180': '3613', '47/269/180': '3613' })).toEqual(['3712']);
  });

  test('[H44-13.3-d] in EZOC with a friend who is not disrupted', () => {
    const mayStop = (...marks: string[]): boolean => {
      const units: Units = { Henke: '3612', '5CG/32/Gds': '3513', Stephan: { hex: '3613', steps: 2, marks: marks } };
      return choices(choose(retreat(driven(units), ['Henke']), 'Henke 3613')).includes('Henke halt');
    };
    expect([mayStop(), mayStop('disrupted')]).toEqual([true, false]);
  });

  test('disengaging units have no use for it: one hex is a whole retreat, free of charge, and disrupts', () => {
    const s = choose(
      retreat(driven({ Henke: '3612' }), ['Henke'], { why: 'disengage', least: 1 }),
      'Henke 3613',
      'Henke halt',
    );
    expect(found(s, 'Henke')).toBe('3613 2 disrupted');
  });

  test('[H44-27.1.1-b] disengaging units enter no EZOC, and stay where there is nothing else', () => {
    const free = { why: 'disengage', least: 1 } as const;
    const s = retreat(driven({ Henke: '3612', '5CG/32/Gds': '3513' }), ['Henke'], free);
    expect(choices(s)).toEqual(['Henke 3712', 'Henke halt']);
    expect(found(choose(s, 'Henke halt'), 'Henke')).toBe('3612 2');
    const shut = retreat(battle({ ...RING, Henke: '3612' }), ['Henke'], free);
    expect([found(shut, 'Henke'), shut.state().frames]).toEqual(['3612 2', []]);
  });
});

describe('[H44-14.1.2-a] disorder', () => {
  test('a disrupted unit goes into full retreat, one in full retreat stays so', () => {
    const after = (mark: string): string =>
      found(
        choose(
          retreat(driven({ Henke: { hex: '3612', steps: 2, marks: [mark] } }), ['Henke']),
          'Henke 3613',
          'Henke 3614',
        ),
        'Henke',
      );
    expect(after('disrupted')).toBe('3614 2 full retreat');
    expect(after('full-retreat')).toBe('3614 2 full retreat');
  });

  describe('[H44-16.4-a] [RUL-H44-304] the second retreat, from a breakthrough combat, is full retreat', () => {
    const woods: Sitting = { hexes: { '3613': { terrain: 'woods' } } };
    /** Henke in good order, who has stopped after one hex before; retreats again, as told. */
    const again = (why: 'combat' | 'breakthrough', ...path: string[]): string => {
      const s = driven({ Henke: '3612' }, woods);
      s.state().marks = s.state().marks.with(numberOf('Henke'), FELL_BACK);
      return found(choose(retreat(s, ['Henke'], { why }), ...path.map((to) => `Henke ${to}`)), 'Henke');
    };

    test('after a first one that was stopped after one hex', () => {
      expect(again('breakthrough', '3613', '3614')).toBe('3614 2 full retreat');
      expect(again('combat', '3613', '3614')).toBe('3614 2 disrupted');
    });

    test('if the second is stopped itself', () => {
      expect(again('breakthrough', '3613', 'halt')).toBe('3613 1 full retreat');
      expect(again('combat', '3613', 'halt')).toBe('3613 1');
    });

    test('a first retreat from a breakthrough combat is like any other', () => {
      const s = retreat(driven({ Henke: '3612' }, woods), ['Henke'], { why: 'breakthrough' });
      expect(found(choose(s, 'Henke 3613', 'Henke halt'), 'Henke')).toBe('3613 1');
    });
  });

  test('[H44-11.5.2-a] an engaged unit is disrupted, by one hex too', () => {
    const woods: Sitting = { hexes: { '3613': { terrain: 'woods' } } };
    const s = choose(
      retreat(driven({ Henke: { hex: '3612', steps: 2, marks: ['engaged'] } }, woods), ['Henke']),
      'Henke 3613',
      'Henke halt',
    );
    expect(found(s, 'Henke')).toBe('3613 1 disrupted');
    expect(isMarked(s, 'Henke', ENGAGED)).toBe(false);
  });

  test('[H44-17.3-j] artillery loses its Moved marker', () => {
    const s = retreat(driven({ '406 Arty': { hex: '3612', steps: 1, marks: ['moved'] } }), ['406 Arty']);
    expect(isMarked(s, '406 Arty', MOVED)).toBe(true);
    expect(isMarked(choose(s, '406 Arty 3613', '406 Arty 3614'), '406 Arty', MOVED)).toBe(false);
  });

  test('[H44-13.5-a] [H44-16.4-a] who goes on from friends to where there are none is marked no longer', () => {
    const s = driven({ Henke: '3612' });
    mark(at(s.state()), numberOf('Henke'), RETREATED);
    const gone = choose(retreat(s, ['Henke'], { why: 'breakthrough' }), 'Henke 3613', 'Henke 3614');
    expect(isMarked(gone, 'Henke', RETREATED)).toBe(false);
  });

  test('[H44-13.5-a] who ends with friends in a combat phase is marked, not he who ends alone or with his companions', () => {
    const s = retreat(driven({ Henke: '3612', Stephan: '3612', '14/Hoffmann': '3614' }), ['Henke', 'Stephan']);
    const to = (hex: string): boolean[] => {
      const end = choose(s, 'Henke 3613', `Henke ${hex}`, 'Stephan 3613', `Stephan ${hex}`);
      return [isMarked(end, 'Henke', RETREATED), isMarked(end, 'Stephan', RETREATED)];
    };
    expect([to('3614'), to('3713')]).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});

describe('unknown units', () => {
  const unknown = (hex: string): Sitting => ({ extra: { unknown: { [hex]: null } } });

  test('[H44-25.2.1-g] one of them negates the EZOC of its hex', () => {
    // 3613 and 3614 are in EZOC.
    const units = { ...RING, '1/505/82': '3615', Henke: '3612' };
    expect(found(retreat(battle(units), ['Henke']), 'Henke')).toBe('gone');
    expect(found(retreat(battle(units, unknown('3614')), ['Henke']), 'Henke')).toBe('3614 2 disrupted');
  });

  test('[H44-25.2.1-g] no Allied unit retreats into its hex', () => {
    const ring: Units = {
      Henke: '3611',
      Stephan: '3711',
      'I/vdH': '3511',
      '14/Hoffmann': '3512',
      'Grabner/9ss': '3712',
    };
    const units = { ...ring, '1/505/82': '3612', '2/505/82': '3614' };
    expect(found(retreat(battle(units), ['1/505/82']), '1/505/82')).toBe('3614 3 disrupted');
    expect(found(retreat(battle(units, unknown('3613')), ['1/505/82']), '1/505/82')).toBe('gone');
  });
});

test('[RUL-H44-138] [RUL-H44-360] a city passed in a retreat is held once the unit has come to rest', () => {
  const s = battle({ Henke: '3611', Stephan: '3611', '1/501/101': '3612' }, { hexes: { '3613': { terrain: 'city' } } });
  const onItsWay = choose(retreat(s, ['1/501/101']), '1/501/101 3613');
  expect(onItsWay.state().holders).not.toContain(0);
  expect(choose(onItsWay, '1/501/101 3614').state().holders).toContain(0);
});

describe('[H44-19.5-b] [RUL-H44-109] off the map', () => {
  test('[H44-19.5-b] into a friendly area after one hex: disrupted or in full retreat, and the retreat is over', () => {
    // 3400 lies on the edge of area B; both hexes beside it on the edge are EZOC.
    const edge = (): ReturnType<typeof battle> => battle({ '6DLI/151/50': '3401', Henke: '3400' }, { printed: true });
    expect(found(retreat(edge(), ['Henke']), 'Henke')).toBe('area:B 2 disrupted');
    expect(found(retreat(edge(), ['Henke'], { most: 3, order: 2 }), 'Henke')).toBe('area:B 2 full retreat');
  });

  test('[H44-19.3.1-a] [RUL-H44-109] Germans on turn 1 too, when they may not move there', () => {
    const s = battle({ '6DLI/151/50': '3401', Henke: '3400' }, { printed: true, turn: 1 });
    expect(found(retreat(s, ['Henke']), 'Henke')).toBe('area:B 2 disrupted');
  });

  test('[H44-19.5-a] never into an area of the enemy', () => {
    const s = retreat(battle({ Henke: '3401', '6DLI/151/50': '3400' }, { printed: true }), ['6DLI/151/50']);
    expect(choices(s).filter((choice) => choice.includes('area:'))).toEqual([]);
  });
});
