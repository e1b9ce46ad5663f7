import { describe, expect, it } from 'vitest';
import { sit } from './phases.test-kit.ts';
import { fromSetup } from './play.ts';
import { OUT } from './state.ts';

interface Doc {
  unknown?: Readonly<Record<string, string | null>>;
  units?: readonly { id: string; hex: string }[];
}

/** Codes of the errors of a set-up of the printed campaign with these changes. */
function errorsOf({ unknown, units = [] }: Doc): string[] {
  const extra = unknown ? { extra: { unknown } } : {};
  const begun = fromSetup({ scenario: 'campaign', options: {}, setup: { game: 'holland-44', units, ...extra } });
  return begun.ok ? [] : begun.error.map(({ at, code }) => `${at} ${code}`);
}

describe('25 unknown units of a set-up', () => {
  it('one may be fixed', () => {
    expect(errorsOf({ unknown: { '6122': 'Runge', '5320': null } })).toEqual([]);
  });

  it('none is in two places', () => {
    expect(errorsOf({ unknown: { '6122': 'Runge', '5320': 'Runge' } })).toEqual(['extra.unknown.6122 unit-twice']);
    expect(errorsOf({ unknown: { '6122': 'Runge' }, units: [{ id: 'Runge', hex: '3010' }] })).toEqual([
      'extra.unknown.6122 unit-twice',
    ]);
  });

  it('named among the units in its hex it lies there face down', () => {
    const t = sit('allied-movement', { units: { Runge: '3010' }, extra: { unknown: { '3010': 'Runge' } } });
    expect(t.unit('Runge').hex).toBe(OUT);
    expect(t.state().unknown).toHaveLength(1);
  });

  it('none lies in a lake or among Allied units', () => {
    expect(errorsOf({ unknown: { '1503': null } })).toEqual(['extra.unknown.1503 enemy-there']);
    const drowned = { map: { hexes: { '3010': { terrain: 'lake' } } }, extra: { unknown: { '3010': null } } };
    const begun = fromSetup({ scenario: 'short', options: {}, setup: { game: 'holland-44', ...drowned } });
    expect(begun.ok ? [] : begun.error).toMatchObject([{ rule: '7.1', code: 'lake', hex: '3010' }]);
  });

  it('there are no more than can be turned up', () => {
    expect(errorsOf({ units: [{ id: 'Runge', hex: '3010' }] })).toEqual(['extra.unknown no-such-amount']);
    expect(errorsOf({ units: [{ id: 'Runge', hex: '3010' }], unknown: { '6122': null } })).toEqual([]);
  });
});
