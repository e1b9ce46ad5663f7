import { describe, expect, it } from 'vitest';
import type { ReachHex } from '../../../wargame/wargame.ts';
import { ground, position, type Given, type Played } from '../test-kit.ts';
import { HOLLAND_44 as game } from '../index.ts';

const MEN = '1/505/82';

/** A battalion of strength 4 beside an unknown unit in the open that a set-up may have laid. */
const facing = (unknown: string | null, terrain = 'clear'): Played =>
  position(4, 'allied-combat', [[MEN, '3010']], {
    extra: { unknown: { '3011': unknown } },
    hexes: ground(terrain, '3010', '3011'),
  });

describe('RUL-H44-231: odds against an unknown unit', () => {
  it.each([
    ['clear', 2, '2:1', '3:1'],
    ['town', 4, '1:1', '2:1'],
  ])('count it as infantry of defence 2, in %s %i', (terrain, defence, ratio, column) => {
    const odds = game.odds(facing(null, terrain).state(), { target: '3011', attackers: [MEN] });
    expect(odds).toMatchObject({ ok: true, value: { attack: 4, defence, ratio, column, allowed: true } });
    expect(odds.ok && odds.value.retreatHexes).toBeGreaterThan(0);
  });

  it('are the same whatever lies there, and clear the hex where the table makes it retreat', () => {
    const [none, ...laid] = [null, 'Police', 'Runge', 'Garrison 1'].map((id) =>
      game.odds(facing(id).state(), { target: '3011', attackers: [MEN] }),
    );
    for (const odds of laid) expect(odds).toEqual(none);
    expect(none?.ok && none.value.cleared).toBeLessThan(1);
  });

  it('[H44-10.5.2-a] let it support the tanks beside it', () => {
    const tank = (extra: Record<string, object>) =>
      position(
        4,
        'allied-combat',
        [
          [MEN, '3010'],
          ['559 StuG', '3011'],
        ],
        { extra },
      );
    const shifts = (extra: Record<string, object>) => {
      const odds = game.odds(tank(extra).state(), { target: '3011', attackers: [MEN] });
      return odds.ok && odds.value.shifts.map(({ why }) => why);
    };
    expect(shifts({})).toContain('unsupported-tanks');
    expect(shifts({ unknown: { '3011': null } })).not.toContain('unsupported-tanks');
  });
});

describe('RUL-H44-227: odds against an overstacked hex', () => {
  const CROWD = ['Stephan', '14/Hoffmann', 'rmnts 19/9ss'];
  const crowded = (...more: [string, string][]): Played =>
    position(9, 'allied-combat', [
      ...CROWD.map((id): [string, string] => [id, '3011']),
      ['6DLI/151/50', '3010'],
      ['8DLI/151/50', '3010'],
      ...more,
    ]);
  const asked = (state: Played, attackers = ['6DLI/151/50', '8DLI/151/50']) => {
    const odds = game.odds(state.state(), { target: '3011', attackers });
    if (!odds.ok) throw new Error(JSON.stringify(odds.error));
    return odds.value;
  };

  it('count the strongest and say so while the owner has not chosen', () => {
    const { defence, defenders, shifts } = asked(crowded());
    expect([defence, defenders?.length, defenders?.includes('Stephan')]).toEqual([7, 2, true]);
    expect(shifts).toEqual([{ rule: '6.4.2', amount: 0, why: 'strongest-counted' }]);
  });

  it('say nothing where everybody defends, nor of a choice that makes no difference', () => {
    const few = position(9, 'allied-combat', [
      ['Stephan', '3011'],
      ['6DLI/151/50', '3010'],
    ]);
    expect(asked(few, ['6DLI/151/50'])).toMatchObject({ shifts: [] });
    expect(asked(few, ['6DLI/151/50']).defenders).toBeUndefined();
    const alike = position(9, 'allied-combat', [
      ['Stephan', '3011'],
      ['I/vdH', '3011'],
      ['Budde', '3011'],
      ['6DLI/151/50', '3010'],
    ]);
    expect(asked(alike, ['6DLI/151/50'])).toMatchObject({ shifts: [], defenders: { length: 2 } });
  });
});

describe('odds with air support (10.7)', () => {
  const BRITONS = '6DLI/151/50';
  /** Airborne men attack 3011 of Stephan's; the British infantry stands where it is said to. */
  const aloft = (hex: string, more: { phase?: string; weather?: string; turn?: number } = {}): Played => {
    const { turn = 4, phase = 'allied-combat', weather = 'clear' } = more;
    const given: Given[] = [
      [MEN, '3010'],
      ['Stephan', '3011'],
      [BRITONS, hex],
    ];
    return position(turn, phase, given, { weather });
  };
  const allowed = (t: Played, air: number, attackers = [MEN], target = '3011') => {
    const odds = game.odds(t.state(), { target, attackers, support: { attacker: { air } } });
    if (!odds.ok) throw new Error(JSON.stringify(odds.error));
    return odds.value.allowed;
  };
  const refused = (code: string, hex = '3011') => ({ rule: '10.7', code, hex });

  it('[H44-10.7-c] is answered as in play: a British unit has to be within four hexes', () => {
    expect(allowed(aloft('3015'), 1)).toBe(true);
    expect(allowed(aloft('3016'), 1)).toMatchObject(refused('air-out-of-range'));
    expect(allowed(aloft('3016'), 0)).toBe(true);
  });

  it('[H44-10.7-a] not in weather without aircraft', () => {
    expect(allowed(aloft('3015', { weather: 'overcast' }), 1)).toMatchObject(refused('no-air'));
  });

  it('[H44-10.7-b] one aircraft in a combat', () => {
    expect(allowed(aloft('3015'), 2)).toMatchObject(refused('air-once'));
  });

  it('[H44-10.7-b] one that has been named in the attack asked about is not named twice', () => {
    const begun = aloft('3015').play(
      { type: 'attack', target: '3011' },
      { type: 'attacker', unit: MEN },
      { type: 'air' },
    );
    expect(begun.refused({ type: 'air' })).toBe('air-once');
    expect(allowed(begun, 1)).toBe(true);
  });

  it('[H44-10.7-e] nor for the Germans', () => {
    expect(allowed(aloft('3015', { phase: 'german-combat' }), 1, ['Stephan'], '3010')).toMatchObject(
      refused('no-air', '3010'),
    );
  });
});

describe('the hexes a unit can enter', () => {
  const reachOf = (t: Played, id: string, mode: string): readonly ReachHex[] => {
    const reach = game.reach(t.state(), id, mode);
    if (!reach.ok) throw new Error(JSON.stringify(reach.error));
    return reach.value.hexes;
  };

  it('[H44-8.2.2-c] by extended movement are not those where it would have to end with friends', () => {
    const before = (friend: string): readonly ReachHex[] => {
      const t = position(9, 'allied-movement', [
        ['6DLI/151/50', '3010'],
        ['8DLI/151/50', friend],
      ]);
      return reachOf(t, '6DLI/151/50', 'extended').filter(({ hex }) => hex === friend);
    };
    expect([before('3015'), before('3014')]).toMatchObject([[], [{ cost: 4, mayStop: false }]]);
  });

  it('[H44-25.3.1-a] include that of an unknown unit on the edge of its area', () => {
    const t = position(9, 'allied-movement', [['1GG/5/Gds', 'area:N']], {
      extra: { unknown: { '1003': 'Garrison 1' } },
    });
    const there = reachOf(t, '1GG/5/Gds', 'normal').find(({ hex }) => hex === '1003');
    expect(there).toMatchObject({ cost: 1, path: ['1003'], mustStop: '25.3.1', contact: true });
  });
});
