import { describe, expect, it } from 'vitest';
import { sit, type Sitting } from '../../test-kit.ts';
import { HOLLAND_44 as game } from '../../index.ts';

const HEX = '3010';
const FOOT = '6DLI/151/50';
const TANKS = '2IG/5/Gds';
const GERMANS = 'I/vdH';

function odds(units: NonNullable<Sitting['units']>, attackers: readonly string[], more: Sitting = {}, from = {}) {
  const t = sit('allied-combat', { turn: 9, units, ...more });
  const found = game.odds(t.state(), { target: HEX, attackers, ...(Object.keys(from).length > 0 && { from }) });
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

describe('10.1 what each unit gives', () => {
  it('is told with the rule by which it is halved or doubled', () => {
    const river = { a: '3009', b: HEX, river: 'minor', bridge: 'road', road: 'minor' } as const;
    const { shares, attack, defence } = odds({ [FOOT]: '3009', [TANKS]: '3009', [GERMANS]: HEX }, [FOOT, TANKS], {
      sides: [river],
    });
    expect(shares.attacker.map(({ unit }) => unit)).toEqual([FOOT, TANKS]);
    expect(shares.attacker.reduce((sum, { counts }) => sum + counts, 0)).toBe(attack);
    expect(shares.defender).toMatchObject([{ unit: GERMANS, why: [{ rule: '10.8.2', why: 'twice-water' }] }]);
    expect(shares.defender[0]?.counts).toBe(defence);
  });

  it('tells who is not of the lead formation, and who is disrupted', () => {
    const { shares } = odds({ [FOOT]: '3009', [TANKS]: '3009', [GERMANS]: { hex: HEX, marks: ['disrupted'] } }, [
      FOOT,
      TANKS,
    ]);
    const whys = [...shares.attacker, ...shares.defender].flatMap(({ why }) => why.map((one) => one.why));
    expect(whys).toEqual(['half-others', 'half-disrupted']);
  });

  it('is as many parts as the strength has, whatever is rounded', () => {
    const { shares, attack, next, column } = odds({ [FOOT]: '3009', [GERMANS]: HEX }, [FOOT]);
    expect(shares.attacker).toEqual([{ unit: FOOT, factor: attack, counts: attack, why: [] }]);
    expect([column, next]).toEqual(['1:1', 5]);
  });
});

describe('an attack by units that are to move first', () => {
  it('is worked out from where they will stand', () => {
    const units = { [FOOT]: '3009', [GERMANS]: HEX };
    const away = odds({ ...units, [FOOT]: '3007' }, [FOOT], {}, { [FOOT]: '3009' });
    expect(away).toEqual(odds(units, [FOOT]));
    expect(odds({ ...units, [FOOT]: '3007' }, [FOOT]).allowed).not.toBe(true);
  });

  it('may be on a hex where the defender is still to come', () => {
    const units = { [FOOT]: '3009', [GERMANS]: '3015' };
    expect(odds(units, [FOOT], {}, { [GERMANS]: HEX }).defence).toBe(5);
  });
});
