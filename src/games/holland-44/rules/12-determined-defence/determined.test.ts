import { describe, expect, test } from 'vitest';
import { position, unit, type Played, type Sitting } from '../../test-kit.ts';
import { settle } from '../../play/decide.ts';
import { at } from '../../play/play.ts';
import { RETREATED, type CombatFrame, type CombatMode } from '../../position/state.ts';
import { mark } from '../../position/position.ts';
import { numberOf } from '../../position/units.ts';
import { leadOf } from '../09-combat/lead.ts';
import { resolve } from '../11-results/results.ts';

type Units = Parameters<typeof position>[2];

const HEX = '3612';
const FOOT = '6DLI/151/50';
const field = (terrain: string, ...features: string[]): Sitting => ({ hexes: { [HEX]: { terrain, features } } });

interface Attacked {
  mode?: CombatMode;
  /** Units that have retreated onto the others in this phase. */
  retreated?: readonly string[];
}

/** A battalion at 3611 has attacked 3612, and the result is DR: the defender may stand. */
function driven(units: Units, where: Sitting = {}, { mode = 'phase', retreated = [] }: Attacked = {}): Played {
  const all: Units = [[FOOT, '3611'], ...units];
  const s = position(9, 'allied-combat', all, { weather: 'overcast', ...where }).after(
    { type: 'attack', target: HEX },
    { type: 'attacker', unit: FOOT },
  );
  const p = at(s.state());
  for (const id of retreated) mark(p, numberOf(id), RETREATED);
  const combat = p.s.frames.pop() as CombatFrame;
  resolve(p, { ...combat, mode, lead: leadOf(p, combat) }, 'DR');
  settle(p);
  return s;
}

/** What is said of the die for a defence. */
function stood(s: Played, lead: string, die: number): Record<string, unknown> & { state: Played } {
  const due = s.after({ type: 'stand', unit: lead });
  const said = due.events(die).find(({ code }) => code === 'stand');
  return { ...(said?.args as Record<string, unknown>), state: due };
}

describe('12.1.3 the column', () => {
  const column = (id: string, terrain: string, ...features: string[]) =>
    stood(driven([[id, HEX]], field(terrain, ...features)), id, 4);

  test.each([
    ['clear', 'clear'],
    ['polder', 'clear'],
    ['woods', 'other'],
    ['marsh', 'other'],
    ['town', 'other'],
    ['city', 'city'],
  ])('[H44-12.1.3-a] a defence in %s is looked up under %s', (terrain, name) => {
    expect(column('Stephan', terrain)['column']).toBe(name);
  });

  test('[H44-12.1.3-a] a 4 fails in the open, holds with a loss in the woods, and in a city with one each', () => {
    const lines = ['clear', 'woods', 'city'].map((terrain) => column('Stephan', terrain));
    expect(lines.map(({ result, attack, defence }) => [result, attack, defence])).toEqual([
      ['fails', 0, 0],
      ['holds', 0, 1],
      ['holds', 1, 1],
    ]);
  });

  test('[H44-12.1.3-b] a village in the open or in polder is looked up as other ground', () => {
    expect(['clear', 'polder'].map((terrain) => column('Stephan', terrain, 'village')['column'])).toEqual([
      'other',
      'other',
    ]);
    expect(column('Stephan', 'city', 'village')['column']).toBe('city');
  });

  test('[H44-12.1.3-c] vehicles in marsh are looked up as in the open, elsewhere like all others', () => {
    expect(['marsh', 'woods', 'city'].map((terrain) => column('559 StuG', terrain)['column'])).toEqual([
      'clear',
      'other',
      'city',
    ]);
  });
});

describe('12.2 the die', () => {
  const holds = (s: Played, lead: string, die: number) => stood(s, lead, die)['result'];

  test('[H44-12.2-d] elite troops add one, green ones take one', () => {
    const least = (id: string): number =>
      [1, 2, 3, 4, 5, 6].find((die) => holds(driven([[id, HEX]]), id, die) === 'holds') ?? 7;
    expect(['Bloch', 'Stephan', '41 Fortress MG'].map(least)).toEqual([4, 5, 6]);
  });

  test('[H44-12.2-d] a gun adds one, to that of elite troops too', () => {
    const withGun = (id: string): Played =>
      driven([
        [id, HEX],
        ['191 Arko', '3614'],
      ]).after({ type: 'artillery', unit: '191 Arko' });
    expect([3, 4].map((die) => holds(withGun('Stephan'), 'Stephan', die))).toEqual(['fails', 'holds']);
    expect([2, 3].map((die) => holds(withGun('Bloch'), 'Bloch', die))).toEqual(['fails', 'holds']);
  });
});

describe('12.4 desperate defence', () => {
  const ENEMIES = ['8DLI/151/50', '9DLI/151/50', '5EY/69/50', '6GH/69/50', '7GH/69/50'];
  const AROUND = ['3711', '3511', '3512', '3712', '3613'];
  const ring: Units = ENEMIES.map((id, i) => [id, AROUND[i] as string]);

  test('[H44-12.4-c] where all would be lost a failure without loss costs a step, the first one too', () => {
    const cut = driven([['Jungwirth', HEX], ...ring]);
    const once = stood(cut, 'Jungwirth', 3).state;
    expect(unit(once, 'Jungwirth').steps).toBe(2);
    expect(once.why({ type: 'stand', unit: 'Jungwirth' })).toBeUndefined();
    expect(stood(driven([['Jungwirth', HEX], ...ring]), 'Jungwirth', 4)).toMatchObject({ result: 'fails', defence: 1 });
  });

  test('[H44-17.6.3-a] [RUL-H44-100] its gun is named before the first roll or not at all', () => {
    const gun = { type: 'artillery', unit: '191 Arko' };
    const cut = driven([['Jungwirth', HEX], ['191 Arko', '3615'], ...ring]);
    expect(cut.why(gun)).toBeUndefined();
    const once = stood(cut, 'Jungwirth', 3).state;
    expect([once.why(gun), once.legal('artillery')]).toEqual(['12.4 gun-after-roll', []]);
  });

  test('[H44-12.4-c] not where there is a way out', () => {
    const open = stood(driven([['Jungwirth', HEX]]), 'Jungwirth', 3);
    expect(open).toMatchObject({ result: 'fails', defence: 0 });
    expect(unit(open.state, 'Jungwirth').steps).toBe(3);
    expect(open.state.why({ type: 'stand', unit: 'Jungwirth' })).not.toBeUndefined();
  });
});

test('[H44-12.1.2-d] [H44-13.5-a] [RUL-H44-127] who retreated onto others leads a defence only against a breakthrough', () => {
  const leads = (mode: CombatMode) => {
    const units: Units = [
      ['Stephan', HEX],
      ['Henke', HEX],
    ];
    return driven(units, {}, { mode, retreated: ['Stephan'] })
      .legal('stand')
      .map((stand) => stand.unit);
  };
  expect([leads('phase'), leads('breakthrough')]).toEqual([['Henke'], ['Stephan', 'Henke']]);
});
