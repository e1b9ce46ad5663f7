import { describe, expect, it } from 'vitest';
import { HOLLAND_44 as game } from '../index.ts';
import { END, sit, unit } from '../test-kit.ts';
import { fromSetup } from '../play/play.ts';
import { ELIMINATED, OUT } from '../position/state.ts';

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
    expect(unit(t, 'Runge').hex).toBe(OUT);
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

/** Errors of a set-up of the short game on the printed map, as path and code. */
function wrongIn(extra: object, more: object = {}): string[] {
  const setup = { game: 'holland-44', extra, ...more };
  const begun = fromSetup({ scenario: 'short', options: {}, setup });
  return begun.ok ? [] : begun.error.map(({ at, code }) => `${at} ${code}`);
}

const GUARDS = '1GG/5/Gds';

/** Where a unit of an area may step to: areas, or hexes of the map. */
function steps(kind: 'areas' | 'hexes', area: string, extra: object, unit = GUARDS): string[] {
  const t = sit(unit === GUARDS ? 'allied-movement' : 'german-movement', {
    turn: 8,
    units: { [unit]: `area:${area}` },
    extra: { ...extra },
  });
  if (t.legal('move').length === 0) return [];
  t.play({ type: 'move', unit, mode: 'normal' });
  const all = t.legal('step').map(({ to }) => to);
  return all.filter((to) => to.startsWith('area:') === (kind === 'areas')).toSorted();
}

describe('entry areas of a set-up', () => {
  it('[H44-19.6-a] touch those that it names, whichever list names them', () => {
    expect(steps('areas', 'M', {})).toEqual(['area:L', 'area:N']);
    expect(steps('areas', 'M', { areas: { M: ['O'] } })).toEqual(['area:O']);
    expect(steps('areas', 'O', { areas: { M: ['O'] } })).toEqual(['area:A', 'area:M', 'area:N']);
    expect(steps('areas', 'N', { areas: { M: ['O'] } })).toEqual(['area:O']);
    expect(steps('areas', 'H', { areas: { H: ['G', 'I'] } }, 'Stephan')).toEqual(['area:G', 'area:I']);
  });

  it('[H44-19.1-d] touch the hexes that it names, and no others', () => {
    expect(steps('hexes', 'M', {})).toEqual(['1006', '1007', '1008', '1009', '1010']);
    expect(steps('hexes', 'M', { areas: { M: ['1001'] } })).toEqual(['1001']);
    expect(steps('areas', 'M', { areas: { M: ['1001'] } })).toEqual(['area:L', 'area:N']);
    expect(steps('hexes', 'M', { areas: { M: ['O'] } })).toHaveLength(5);
    expect([...steps('hexes', 'M', { areas: { M: [] } }), ...steps('areas', 'M', { areas: { M: [] } })]).toEqual([]);
  });

  it('are shown as a set-up has them, only where one changes them, and are part of the position', () => {
    const { view, position, mapNow } = game;
    const plain = sit('allied-movement', { units: { [GUARDS]: 'area:M' } }).state();
    const changed = sit('allied-movement', {
      units: { [GUARDS]: 'area:M' },
      extra: { areas: { M: ['1001', 'O'] } },
    }).state();
    expect(view(plain, null).extra['areas']).toEqual({});
    expect(view(changed, null).extra['areas']).toEqual({ M: ['O', '1001'] });
    expect(position(changed)).toMatchObject({ extra: { areas: { M: ['O', '1001'] } } });
    expect(JSON.stringify(position(plain))).not.toContain('areas');
    expect(mapNow(changed).edges.find(({ id }) => id === 'M')?.hexes).toEqual(['1001']);
  });

  it.each([
    [{ M: 'O' }, 'extra.areas.M malformed'],
    [{ Z: ['O'] }, 'extra.areas.Z no-such-area'],
    [{ M: ['Z'] }, 'extra.areas.M no-such-hex'],
    [{ M: ['M'] }, 'extra.areas.M no-such-area'],
    [{ M: ['3010'] }, 'extra.areas.M not-at-edge'],
    [{ M: [7] }, 'extra.areas.M malformed'],
    [['M'], 'extra.areas malformed'],
  ])('are checked: %j', (areas, error) => {
    expect(wrongIn({ areas })).toEqual([error]);
  });
});

describe('supply heads of a set-up', () => {
  const HEAD = '82 Supply Head';

  it('stand in the hex that is named, or are eliminated', () => {
    const t = sit('allied-movement', {
      units: { '1/505/82': '3010' },
      extra: { supplyHeads: { '82': '3010', '101': null } },
    });
    expect(unit(t, HEAD).hex).toBe(unit(t, '1/505/82').hex);
    expect(unit(t, '101 Supply Head')).toMatchObject({ hex: ELIMINATED, steps: 0 });
    expect(game.view(t.state(), null).extra['supplyHeads']).toEqual({ '82': '3010', '101': null });
  });

  it('are shown where they stand', () => {
    const t = sit('allied-movement', { units: { [HEAD]: '3010' } });
    expect(game.view(t.state(), null).extra['supplyHeads']).toEqual({ '82': '3010' });
  });

  it('[H44-18.2.3-a] one that is eliminated comes back in the Allied Supply Phase', () => {
    const t = sit('allied-reorganisation', { units: { '1/505/82': '3010' }, extra: { supplyHeads: { '82': null } } });
    t.play(END);
    expect(game.view(t.state(), null).extra['supplyHeads']).toEqual({ '82': '3010' });
  });

  it.each([
    [{ '43': '3010' }, 'extra.supplyHeads.43 no-such-formation'],
    [{ '82': '9999' }, 'extra.supplyHeads.82 no-such-hex'],
    [{ '82': 7 }, 'extra.supplyHeads.82 no-such-hex'],
    [{ '82': '3010', '101': '3010' }, 'extra.supplyHeads.101 one-supply-head'],
    ['82', 'extra.supplyHeads malformed'],
  ])('are checked: %j', (supplyHeads, error) => {
    expect(wrongIn({ supplyHeads }, { only: true })).toEqual([error]);
  });
});

describe('22.7 steps that come back', () => {
  const shown = (extra: Readonly<Record<string, unknown>>) =>
    game.view(sit('allied-movement', { extra }).state(), null).extra;

  it('are shown with those of this turn, and those given back in it', () => {
    const extra = { returned: { '82': 3, '101': 1 }, returnedNew: { '82': 1 }, returnedGiven: { '101': 1 } };
    expect(shown(extra)).toMatchObject(extra);
    expect(shown({ returned: { '82': 2 } })).toMatchObject({
      returned: { '82': 2 },
      returnedNew: {},
      returnedGiven: {},
    });
  });

  it('[H44-22.7-b] those of this turn are not given back in it', () => {
    const reduced = { hex: '3010', steps: 2 };
    const returns = (extra: Readonly<Record<string, unknown>>) => {
      const units = { '1/505/82': reduced, [`82 Supply Head`]: '3010' };
      return sit('allied-movement', { units, extra }).legal('return').length > 0;
    };
    expect(returns({ returned: { '82': 1 } })).toBe(true);
    expect(returns({ returned: { '82': 1 }, returnedNew: { '82': 1 } })).toBe(false);
    expect(returns({ returned: { '82': 2 }, returnedNew: { '82': 1 } })).toBe(true);
    expect(returns({ returned: { '82': 1 }, returnedGiven: { '82': 1 } })).toBe(false);
  });

  it('are not more of this turn than in all', () => {
    expect(wrongIn({ returnedNew: { '82': 1 } })).toEqual(['extra.returnedNew.82 no-such-amount']);
    expect(wrongIn({ returned: { '43': 1 } })).toEqual(['extra.returned.43 no-such-formation']);
  });
});

it('what is shown of a position sets it up again', () => {
  const extra = {
    areas: { H: ['G', 'I'], M: ['1006'] },
    supplyHeads: { '82': '3010', '1AB': null },
    returned: { '82': 3 },
    returnedNew: { '82': 1 },
    returnedGiven: { '101': 1 },
    points: { allied: 2.5 },
    traffic: { 2: '3510' },
    unknown: { '3110': null },
  };
  const first = sit('allied-movement', { extra }).state();
  const shown = game.view(first, null).extra;
  expect(shown).toMatchObject(extra);
  expect(game.position(sit('allied-movement', { extra: shown }).state())).toEqual(game.position(first));
});

describe('holders of a set-up', () => {
  const holdersOf = (more: object): unknown =>
    (
      game.view(sit('allied-movement', { printed: true, units: { '1/505/82': '6222' }, ...more }).state(), null)
        .extra as {
        holders: unknown;
      }
    ).holders;

  it('who stands in a victory hex holds it, unless the set-up names another holder (RUL-S-08)', () => {
    expect(holdersOf({})).toMatchObject({ '6222': 'allied', '2608': 'german' });
    expect(holdersOf({ units: {} })).toMatchObject({ '6222': 'german' });
    expect(holdersOf({ extra: { holders: { '6222': 'german' } } })).toMatchObject({ '6222': 'german' });
  });
});

it('RUL-H44-138: a supply head holds the city in which a set-up puts it, unless it says otherwise', () => {
  const holderIn = (extra: object) => {
    const t = sit('allied-movement', { units: {}, hexes: { '3010': 'city' }, extra: { ...extra } });
    return t.state().holders;
  };
  expect(holderIn({ supplyHeads: { '82': '3010' } })).toEqual(holderIn({ holders: { '3010': 'allied' } }));
  expect(holderIn({ holders: { '3010': 'german' }, supplyHeads: { '82': '3010' } })).toEqual(holderIn({}));
});
