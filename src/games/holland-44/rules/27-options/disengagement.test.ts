import { describe, expect, it } from 'vitest';
import { sit, unit, type Sitting } from '../../test-kit.ts';
import { at } from '../../play/play.ts';
import { hexNamed } from '../../position/board.ts';
import { GERMAN } from '../../position/position.ts';
import { DISRUPTED, GOOD } from '../../position/state.ts';
import { numberOf } from '../../position/units.ts';
import { combatFrame } from '../09-combat/combat-frame.ts';
import { defendersOf } from '../10-odds/defenders.ts';

const INF = '6DLI/151/50';
const ALSO = '8DLI/151/50';
const GER = 'I/vdH';
const on = { disengagement: 'on' };
const combat = (units: Sitting['units'], more: Sitting = {}) =>
  sit('allied-combat', { options: on, ...more, ...(units ? { units } : {}) });
const leave = (unit = INF) => ({ type: 'disengage', unit });
const beside = (id = INF) => combat({ [id]: '3010', [GER]: '3011' });

describe('27.1 disengagement', () => {
  it('[H44-27.1.2-a] with the option, in the own combat phase, beside an enemy, in good order', () => {
    expect(beside().refused(leave())).toBeUndefined();
    expect(combat({ [INF]: '3010', [GER]: '3011' }, { options: {} }).refused(leave())).toBe('option-off');
    expect(combat({ [INF]: '3010', [GER]: '3012' }).refused(leave())).toBe('no-enemy-beside');
    expect(combat({ [INF]: { hex: '3010', marks: ['disrupted'] }, [GER]: '3011' }).refused(leave())).toBe('disrupted');
    expect(combat({ [INF]: { hex: '3010', marks: ['spent'] }, [GER]: '3011' }).refused(leave())).toBe(
      'attacked-or-spent',
    );
    expect(beside().refused(leave(GER))).toBe('not-your-unit');
    expect(combat({ [INF]: '3010' }, { extra: { unknown: { '3011': null } } }).refused(leave())).toBeUndefined();
  });

  it('[H44-27.1.2-a] not without a movement allowance', () => {
    const units = { '1/18 Flak': '3010', [INF]: '3011' };
    expect(sit('german-combat', { options: on, units }).refused(leave('1/18 Flak'))).toBe('immobile');
  });

  it('[H44-27.1.2-f] [H44-27.1.2-h] 2 does not let it go; nor may it try again or attack', () => {
    const t = beside().play(leave()).dice(2);
    expect(unit(t, INF)).toMatchObject({ hex: '3010', steps: 3, order: GOOD });
    expect(t.refused(leave())).toBe('attacked-or-spent');
    expect(t.legal('attack')).toEqual([]);
  });

  it('[H44-27.1.2-b] before and after attacks of others', () => {
    const units = { [INF]: '3010', [ALSO]: '3111', [GER]: '3011', Stephan: '3112' };
    const attack = [{ type: 'attack', target: '3112' }, { type: 'attacker', unit: ALSO }, { type: 'commit' }];
    const t = combat(units).play(leave()).dice(1);
    expect(t.refused({ type: 'attack', target: '3112' })).toBeUndefined();
    const later = combat(units)
      .play(...attack)
      .dice(1);
    expect(later.refused(leave())).toBeUndefined();
  });

  it.each([
    ['BR Inf BD A', '3111'],
    [INF, '5703'],
  ])(
    '[H44-27.1.2-d] strengths do not matter: %s with Stephan in %s stays on 2, goes at a loss on 3, without on 4',
    (id, hex) => {
      const loss = (die: number): boolean | undefined => {
        const t = combat({ [id]: '3010', [GER]: '3011', Stephan: hex })
          .play(leave(id))
          .dice(die);
        const top = t.state().frames.at(-1);
        return top?.kind === 'leave' ? top.loss : undefined;
      };
      expect([2, 3, 4].map(loss)).toEqual([undefined, true, false]);
    },
  );

  it('[H44-27.1.1-b] [H44-27.1.2-g] 4 lets it go one hex; it is disrupted', () => {
    const t = beside().play(leave()).dice(4);
    t.play({ type: 'retreat', unit: INF, to: '3009' }, { type: 'halt', unit: INF });
    expect(unit(t, INF)).toMatchObject({ hex: '3009', steps: 3, order: DISRUPTED });
    expect(t.refused({ type: 'end' })).toBeUndefined();
  });

  it('[H44-13.5-a] with friends it has gone back to it defends as they do: nobody attacks it in this phase', () => {
    const t = combat({ [INF]: '3010', [GER]: '3011', [ALSO]: '3009' })
      .play(leave())
      .dice(4);
    t.play({ type: 'retreat', unit: INF, to: '3009' }, { type: 'halt', unit: INF });
    const p = at(t.state());
    const there = hexNamed(p.board.grid, '3009');
    expect(defendersOf(p, combatFrame(GERMAN, there, 'overrun'))).toEqual([INF, ALSO].map(numberOf));
  });

  it('[H44-27.1.2-h] or two', () => {
    const t = beside().play(leave()).dice(6);
    t.play({ type: 'retreat', unit: INF, to: '3009' }, { type: 'retreat', unit: INF, to: '3008' });
    expect(unit(t, INF)).toMatchObject({ hex: '3008', steps: 3, order: DISRUPTED });
  });

  it('[H44-27.1.1-c] not into EZOC but where a friend stands', () => {
    const t = combat({ [INF]: '3010', [GER]: '3011', [ALSO]: '2910' })
      .play(leave())
      .dice(4);
    expect(t.refused({ type: 'retreat', unit: INF, to: '3110' })).toBeDefined();
    expect(t.refused({ type: 'retreat', unit: INF, to: '2910' })).toBeUndefined();
    expect(
      combat({ [INF]: '3010', [GER]: '3011' })
        .play(leave())
        .dice(4)
        .refused({ type: 'retreat', unit: INF, to: '2910' }),
    ).toBeDefined();
  });

  it('[H44-27.1.1-c] where the only way is an EZOC it stays, unless a friend stands there', () => {
    const hexes = Object.fromEntries(['3009', '3110', '3109', '2909'].map((hex) => [hex, 'lake']));
    const alone = combat({ [INF]: '3010', [GER]: '3011' }, { hexes })
      .play(leave())
      .dice(6);
    expect([alone.legal('retreat'), unit(alone, INF)]).toMatchObject([[], { hex: '3010', steps: 3, order: GOOD }]);
    const t = combat({ [INF]: '3010', [GER]: '3011', [ALSO]: '2910' }, { hexes })
      .play(leave())
      .dice(6);
    expect(t.refused({ type: 'retreat', unit: INF, to: '2910' })).toBeUndefined();
  });

  it('RUL-H44-344 by the guidelines of 13.1.3: not to friends beside the enemy while there is another hex', () => {
    const t = combat({ [INF]: '3010', [GER]: '3011', [ALSO]: '2910' })
      .play(leave())
      .dice(4);
    t.play({ type: 'retreat', unit: INF, to: '2909' });
    expect(t.refusal({ type: 'retreat', unit: INF, to: '2910' })).toMatchObject({ code: 'retreat-guidelines' });
  });

  it('RUL-H44-188 it may stay after a success, without loss', () => {
    const t = beside().play(leave()).dice(3);
    t.play({ type: 'halt', unit: INF });
    expect(unit(t, INF)).toMatchObject({ hex: '3010', steps: 3, order: GOOD });
    expect(t.refused(leave())).toBe('attacked-or-spent');
  });

  it('[H44-27.1.2-f] 3 costs a step when it goes', () => {
    const t = beside().play(leave()).dice(3);
    t.play({ type: 'retreat', unit: INF, to: '3009' }, { type: 'halt', unit: INF });
    expect(unit(t, INF)).toMatchObject({ hex: '3009', steps: 2, order: DISRUPTED });
  });

  it('[H44-27.1.2-f] a step that makes a remnant, or the last one', () => {
    const two = combat({ [INF]: { hex: '3010', steps: 2 }, 'BR Inf REM A': null, [GER]: '3011' })
      .play(leave())
      .dice(3);
    two.play({ type: 'retreat', unit: INF, to: '3009' });
    const [remnant] = two.legal('halt').map(({ unit }) => unit);
    expect(unit(two.play({ type: 'halt', unit: remnant }), remnant as string)).toMatchObject({
      hex: '3009',
      steps: 1,
      order: DISRUPTED,
    });
    const last = combat({ '30 Corps Eng': '3010', [GER]: '3011' })
      .play(leave('30 Corps Eng'))
      .dice(3);
    last.play({ type: 'retreat', unit: '30 Corps Eng', to: '3009' });
    expect([unit(last, '30 Corps Eng').hex, last.toAct(), last.refused({ type: 'end' })]).toEqual([
      -2,
      'allied',
      undefined,
    ]);
  });

  it('[H44-27.1.2-e] elite and armour +1, green -1, each result kept between 1 and 6', () => {
    const goes = (id: string, die: number, phase = 'allied-combat'): boolean => {
      const enemy = phase === 'allied-combat' ? GER : INF;
      const t = sit(phase, { options: on, units: { [id]: '3010', [enemy]: '3011' } });
      return t.play(leave(id)).dice(die).legal('halt').length > 0;
    };
    expect([goes(INF, 2), goes(INF, 3)]).toEqual([false, true]);
    expect([goes('2IG/5/Gds', 1), goes('2IG/5/Gds', 2), goes('2IG/5/Gds', 6)]).toEqual([false, true, true]);
    expect([goes('1/1P/1', 1), goes('1/1P/1', 2)]).toEqual([false, true]);
    expect([goes('6 Penal', 1, 'german-combat'), goes('Ladewig', 2, 'german-combat')]).toEqual([false, false]);
    expect([goes('6 Penal', 3, 'german-combat'), goes('6 Penal', 4, 'german-combat')]).toEqual([false, true]);
  });

  it('RUL-H44-188 who has nowhere to go stays', () => {
    const t = combat({ [INF]: '3010', [GER]: '3011', Stephan: '3009' })
      .play(leave())
      .dice(6);
    expect([unit(t, INF).hex, unit(t, INF).order, t.refused({ type: 'end' })]).toEqual(['3010', GOOD, undefined]);
  });
});
