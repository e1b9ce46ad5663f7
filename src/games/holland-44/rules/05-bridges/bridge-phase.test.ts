import { describe, expect, it } from 'vitest';
import { HOLLAND_44 } from '../../index.ts';
import { bridgeName } from '../../position/actions.ts';
import { hexNamed, MAJOR } from '../../position/board.ts';
import { at, legal, refusal } from '../../play/play.ts';
import { GERMAN, place } from '../../position/position.ts';
import { BLOWN, INTACT, REPAIR, SAFE, WIRED } from '../../position/state.ts';
import type { SidesByPair } from '../../../../wargame/test-kit.ts';
import { END, bridge, opening, sit, type Sitting } from '../../test-kit.ts';
import { numberOf } from '../../position/units.ts';
import { roadPathFrom } from '../18-supply/supply.ts';

const CANAL = { river: 'canal', bridge: 'road', road: 'minor' } as const;
const BRIDGE = '3010-3110';
type Set = Omit<Sitting, 'sides'> & { sides?: SidesByPair };
/** A bridge from 3010 north to 3110 over a canal. 3009 and 3011 lie beside its south end, 3109 and 3111 beside its north end. */
const one = (set: Set = {}): Set => ({
  ...set,
  sides: { [BRIDGE]: CANAL, ...set.sides },
});
const INF = '6DLI/151/50';
const ALSO = '8DLI/151/50';
const GER = 'I/vdH';
const PONTOONS = '30 Corps Bridging';
/** Somebody far away, so that the phase does something else than pass. */
const set = (phase: string, units: Sitting['units'], more: Set = {}) =>
  sit(phase, one({ ...more, ...(units ? { units } : {}) }));
const german = (units: Sitting['units'], more?: Set) => set('german-bridges', units, more);
const allied = (units: Sitting['units'], bridge: string, more: Set = {}) =>
  set('allied-bridges', units, { ...more, extra: { bridges: { [BRIDGE]: bridge }, ...more.extra } });
const blow = { type: 'blow', bridge: BRIDGE };
const repair = { type: 'repair', bridge: BRIDGE };

describe('5.5 demolition in the German bridge phase', () => {
  it('[H44-5.5-a] [H44-5.5-b] [H44-5.5-e] [H44-5.6-a] a German and an Allied unit within a hex; 3 blows, 2 does not', () => {
    const t = german({ [GER]: '3110', [INF]: '3010' });
    expect(t.refused(blow)).toBeUndefined();
    expect(bridge(t.play(blow).dice(3), BRIDGE)).toBe(BLOWN);
    expect(
      bridge(
        german({ [GER]: '3110', [INF]: '3010' })
          .play(blow)
          .dice(2),
        BRIDGE,
      ),
    ).toBe(INTACT);
  });

  it('[H44-5.6-b] on turn 1 a 3 is a 2', () => {
    const t = german({ [GER]: '3110', [INF]: '3010' }, { turn: 1 });
    expect(bridge(t.play(blow).dice(3), BRIDGE)).toBe(INTACT);
  });

  it('[H44-5.5-b] RUL-H44-33 the Allied unit may be next to an end, not further', () => {
    expect(german({ [GER]: '3110', [INF]: '3009' }).legal('blow')).toHaveLength(1);
    expect(german({ [GER]: '3110', [INF]: '3008' }).toAct()).not.toBe('chance');
    expect(german({ [GER]: '3110', [INF]: '3008' }).legal('blow')).toEqual([]);
    expect(german({ [GER]: '3110' }).legal('blow')).toEqual([]);
  });

  it('[H44-5.5-a] [H44-25.2.1-e] the German unit in good order, next to an end at most; an unknown unit will do', () => {
    const broken = { hex: '3110', marks: ['disrupted'] };
    expect(german({ [GER]: broken, [INF]: '3010' }).legal('blow')).toEqual([]);
    expect(german({ [GER]: '3210', [INF]: '3010' }).legal('blow')).toHaveLength(1);
    expect(german({ [GER]: '3310', [INF]: '3010' }).legal('blow')).toEqual([]);
    expect(german({ [INF]: '3010' }, { extra: { unknown: { '3110': null } } }).legal('blow')).toHaveLength(1);
  });

  it('[H44-5.5-c] RUL-H44-42 no path through an end that Allied units hold', () => {
    expect(german({ [GER]: '3210', [INF]: '3110' }).legal('blow')).toEqual([]);
    expect(german({ [GER]: '3009', [INF]: '3110' }).legal('blow')).toHaveLength(1);
  });

  it('[H44-5.5-c] no path into a bond, nor across one', () => {
    const bond = { [INF]: '3109', [ALSO]: '3111' };
    expect(german({ [GER]: '3210', ...bond }).legal('blow')).toEqual([]);
    expect(german({ [GER]: '3210', [INF]: '3109' }).legal('blow')).toHaveLength(1);
    const side = { [INF]: '3109', [ALSO]: '3211' };
    expect(german({ [GER]: '3210', ...side }).legal('blow')).toEqual([]);
  });

  it('[H44-5.5-d] [H44-5.3.1-c] [H44-5.7-a] only a wired bridge, and only Germans', () => {
    const far = { [GER]: '3110', [INF]: '3010' };
    const second = { sides: { '3012-3112': CANAL }, units: { ...far, '14/Hoffmann': '3112', [ALSO]: '3012' } };
    const t = sit('german-bridges', one({ ...second, extra: { bridges: { [BRIDGE]: 'intact' } } }));
    expect(t.refused(blow)).toBe('not-wired');
    expect(t.refused({ type: 'blow', bridge: '3010-3011' })).toBe('no-such-bridge');
    const safe = sit('german-bridges', {
      printed: true,
      units: { [GER]: '5421', [INF]: '5321', '14/Hoffmann': '4819', [ALSO]: '4820' },
    });
    expect(bridge(safe, '5321-5421')).toBe(SAFE);
    expect(safe.refused({ type: 'blow', bridge: '5321-5421' })).toBe('never-blown');
    expect(safe.refused({ type: 'blow', bridge: '4819-4820' })).toBeUndefined();
  });

  it('[H44-5.3.3-b] RUL-H44-41 one attempt a phase, and no wiring after it', () => {
    const units = { [GER]: '3110', [INF]: '3211', '14/Hoffmann': '3112', [ALSO]: '3012' };
    const t = german(units, { sides: { '3012-3112': CANAL } });
    t.play(blow).dice(1);
    expect(t.refused(blow)).toBe('not-wired');
    expect(bridge(t.play(END), BRIDGE)).toBe(INTACT);
  });

  it('[H44-5.3.3-a] not one that is wired when this phase ends', () => {
    const held = { [GER]: '3110', '14/Hoffmann': '3010', [INF]: '2909', Stephan: '3512', [ALSO]: '3412' };
    const second = { sides: { '3412-3512': CANAL }, extra: { bridges: { [BRIDGE]: 'intact' } } };
    const t = set('german-resupply', held, second);
    expect(t.refused(blow)).toBe('not-wired');
    expect(bridge(t.play(END), BRIDGE)).toBe(WIRED);
  });

  it('[H44-5.1-a] the phase passes by itself when nothing can be done', () => {
    expect(german({ [INF]: '3010' }).state().phase).toBe('german-movement');
  });
});

describe('5.3.2 rewiring', () => {
  const intact = { extra: { bridges: { [BRIDGE]: 'intact' } } };
  const after = (units: Sitting['units'], more = intact) => bridge(german(units, more), BRIDGE);

  it('[H44-5.3.2-a] [H44-5.3.2-b] a unit at one end and the other free: wired again', () => {
    expect(after({ [GER]: '3110' })).toBe(WIRED);
    expect(after({ [GER]: '3110', [INF]: '3010' })).toBe(INTACT);
    expect(after({ [GER]: '3210' })).toBe(INTACT);
  });

  it('[H44-5.3.2-b] Allied ZOC at the other end keeps it; an unknown unit controls like others', () => {
    expect(after({ [GER]: '3110', [INF]: '2910' })).toBe(INTACT);
    expect(after({ [INF]: '1010' }, { extra: { ...intact.extra, unknown: { '3010': null } } } as never)).toBe(WIRED);
  });

  it('[H44-5.3.2-c] Germans at both ends negate ZOC', () => {
    expect(after({ [GER]: '3110', '14/Hoffmann': '3010', [INF]: '2910' })).toBe(WIRED);
  });

  it('[H44-5.3.2-a] not in the Allied bridge phase', () => {
    expect(bridge(allied({ [GER]: '3110' }, 'intact'), BRIDGE)).toBe(INTACT);
  });
});

describe('5.3.1 the beginning', () => {
  it('[H44-5.3.1-a] every bridge is wired but the four that are blown, the intact one and the three that are never blown', () => {
    const p = at(opening('campaign').state());
    const names = p.board.spans.map((_, span) => bridgeName(p, span));
    const { bridges } = p.s;
    const those = (how: number) => names.filter((_, span) => bridges[span] === how).toSorted();
    expect(those(BLOWN)).toEqual(['1109-1210', '1306-1407', '1307-1408', '1402-1502']);
    expect([those(INTACT), those(REPAIR)]).toEqual([['1303-1404'], []]);
    expect(those(SAFE)).toEqual(['5321-5421', '6022-6122', '6123-6124']);
    expect(those(WIRED)).toHaveLength(names.length - 4 - 1 - 3);
  });
});

describe('5.4 in the Allied turn', () => {
  it('[H44-5.4-c] AMB-H44-35 nothing has to be tried; spared, a bridge stays wired, and the next who comes to it asks again', () => {
    const t = sit('allied-movement', one({ units: { [INF]: '2909', [ALSO]: '2910' } }));
    const comes = (id: string) => t.play({ type: 'move', unit: id, mode: 'normal' }, { type: 'step', to: '3010' });
    expect(comes(INF).legal('spare')).toHaveLength(1);
    t.play({ type: 'spare' });
    expect([t.toAct(), bridge(t, BRIDGE)]).toEqual(['allied', WIRED]);
    t.play({ type: 'stop' });
    expect([comes(ALSO).toAct(), t.refused(blow)]).toEqual(['german', undefined]);
  });
});

describe('5.7 Grave', () => {
  const GRAVE = '4816-4817';
  const grave = (units: Sitting['units'], turn = 1) =>
    sit('allied-supply', { turn, ...(units ? { units } : {}), sides: { [GRAVE]: { river: 'major', bridge: 'road' } } });

  it('[H44-5.7-c] RUL-H44-40 taken by the end of the Allied turn 1 it is intact', () => {
    expect(bridge(grave({ [INF]: '4816' }), GRAVE)).toBe(INTACT);
    expect(bridge(grave({ [INF]: '4817' }), GRAVE)).toBe(INTACT);
  });

  it('[H44-5.7-d] not beside it, not with Germans or their ZOC at the other end, not on turn 2', () => {
    expect(bridge(grave({ [INF]: '4716' }), GRAVE)).toBe(WIRED);
    expect(bridge(grave({ [INF]: '4816', [GER]: '4817' }), GRAVE)).toBe(WIRED);
    expect(bridge(grave({ [INF]: '4816', [GER]: '4818' }), GRAVE)).toBe(WIRED);
    expect(bridge(grave({ [INF]: '4816', [ALSO]: '4817', [GER]: '4818' }), GRAVE)).toBe(INTACT);
    expect(bridge(grave({ [INF]: '4816' }, 2), GRAVE)).toBe(WIRED);
  });

  it('[H44-5.7-b] no attempt in the Allied turn 1, one in the German turn', () => {
    const step = { turn: 1, units: { [INF]: '4716' }, sides: { [GRAVE]: { river: 'major', bridge: 'road' } } };
    const t = sit('allied-movement', step);
    t.play({ type: 'move', unit: INF, mode: 'normal' }, { type: 'step', to: '4816' });
    expect([t.toAct(), bridge(t, GRAVE)]).toEqual(['allied', WIRED]);
    const later = sit('german-bridges', { ...step, units: { [INF]: '4816', [GER]: '4817' } });
    expect(later.refused({ type: 'blow', bridge: GRAVE })).toBeUndefined();
  });
});

describe('5.8 repair', () => {
  it('[H44-5.8-g] [H44-5.8-h] two phases; then it is intact', () => {
    const t = allied({ [PONTOONS]: '3010' }, 'blown');
    expect(bridge(t.play(repair), BRIDGE)).toBe(REPAIR);
    expect(t.state().phase).not.toBe('allied-bridges');
    expect(bridge(allied({ [PONTOONS]: '3010' }, 'repair').play(repair), BRIDGE)).toBe(INTACT);
  });

  it('[H44-5.8-g] one step a phase', () => {
    const t = allied({ [PONTOONS]: '3010', '8 Corps Bridging': '3012' }, 'blown', {
      sides: { '3012-3112': { ...CANAL, blown: true } },
    });
    expect(t.play(repair).refused(repair)).toBe('repair-step-done');
    expect(t.refused({ type: 'repair', bridge: '3012-3112' })).toBeUndefined();
    expect(t.refused({ type: 'blow', bridge: '3012-3112' })).toBe('only-germans-blow');
  });

  const isRepaired = (units: Sitting['units'], sides: Set['sides'] = {}): boolean =>
    allied(units, 'blown', { sides }).legal('repair').length > 0;

  it('[H44-5.8-e] a bridging unit at an end, in good order, supplied, not engaged', () => {
    expect(isRepaired({ [PONTOONS]: '3110' })).toBe(true);
    expect(isRepaired({ [INF]: '3110', [GER]: '1010' })).toBe(false);
    expect(isRepaired({ [PONTOONS]: '3009', [GER]: '3310' })).toBe(false);
    for (const mark of ['disrupted', 'out-of-supply', 'engaged'])
      expect(isRepaired({ [PONTOONS]: { hex: '3010', marks: [mark] } })).toBe(false);
  });

  it('[H44-5.8-d] ends free of enemies and EZOC, which friends negate', () => {
    expect(isRepaired({ [PONTOONS]: '3010', [GER]: '3110' })).toBe(false);
    expect(isRepaired({ [PONTOONS]: '3010', [GER]: '3210' })).toBe(false);
    expect(isRepaired({ [PONTOONS]: '3010', [GER]: '3210', [INF]: '3110' })).toBe(true);
    expect(isRepaired({ [PONTOONS]: '3010', [GER]: '2910' })).toBe(true);
  });

  it('[H44-5.8-b] no railway bridge over a major river; one over a canal', () => {
    const rail = (river: string) => ({ [BRIDGE]: { river, bridge: 'rail' } });
    expect(isRepaired({ [PONTOONS]: '3010' }, rail('canal'))).toBe(true);
    expect(isRepaired({ [PONTOONS]: '3010' }, rail('major'))).toBe(false);
  });

  it('[H44-5.8-a] only where a bridge stood', () => {
    const t = allied({ [PONTOONS]: '3010' }, 'blown', { sides: { '3010-3011': { river: 'canal' } } });
    expect(t.refused({ type: 'repair', bridge: '3010-3011' })).toBe('no-such-bridge');
  });

  it('[H44-5.8-c] of the bridges over major rivers Grave alone can be blown and repaired', () => {
    const p = at(opening('campaign').state());
    const major = p.board.spans.flatMap(({ river }, span) => (river === MAJOR ? [span] : []));
    const mends = major.filter((span) => {
      const bridge = bridgeName(p, span);
      const units = { [PONTOONS]: bridge.slice(0, 4), '8 Corps Bridging': bridge.slice(5) };
      const t = sit('allied-bridges', { printed: true, units, extra: { bridges: { [bridge]: 'blown' } } });
      return p.s.bridges[span] !== SAFE && t.legal('repair').some((action) => action.bridge === bridge);
    });
    expect([major.length, mends.map((span) => bridgeName(p, span))]).toEqual([11, ['4816-4817']]);
  });

  it('[H44-5.8-i] [H44-5.8-j] the work waits while one end is free, and is lost with both', () => {
    for (const hex of ['3210', '2910']) expect(bridge(allied({ [GER]: hex }, 'repair'), BRIDGE)).toBe(REPAIR);
    expect(bridge(allied({ [GER]: '3110', '14/Hoffmann': '2910' }, 'repair'), BRIDGE)).toBe(BLOWN);
    expect(bridge(allied({ [GER]: '3110', '14/Hoffmann': '2910', [INF]: '3010' }, 'repair'), BRIDGE)).toBe(REPAIR);
  });

  it('RUL-H44-46 Germans do not finish what the Allies began', () => {
    const begun = allied({ [PONTOONS]: '3010' }, 'blown', {
      sides: { ...westward, '3105-3205': { ...CANAL, blown: true } },
    }).play(repair);
    const s = { ...begun.state(), phase: 'german-bridges', hex: begun.state().hex.map(() => -1) };
    expect(legal(s)).toContainEqual({ by: 'german', type: 'repair', bridge: '3105-3205' });
    expect(refusal(s, { by: 'german', ...repair })?.code).toBe('enemy-repair');
    const unsaid = german({}, { ...GERMAN_ROAD, extra: { bridges: { [BRIDGE]: 'repair' } } });
    expect(bridge(unsaid.play(repair), BRIDGE)).toBe(WIRED);
  });
});

/** A road from the bridge to area B in the west, along row 31. */
const westward = Object.fromEntries(
  Array.from({ length: 10 }, (_, i) => [
    `31${String(i).padStart(2, '0')}-31${String(i + 1).padStart(2, '0')}`,
    { road: 'minor' },
  ]),
);
const GERMAN_ROAD: Set = { sides: westward };
/** And one from the south, column by column, for the Allies: from area N through 1004. */
const southward = Object.fromEntries(
  Array.from({ length: 20 }, (_, i) => {
    const at = (row: number) => `${row}${String(4).padStart(2, '0')}`;
    return [`${at(10 + i)}-${at(11 + i)}`, { road: 'minor' }];
  }),
);

describe('5.4 a bridge blown under an attack', () => {
  it('RUL-H44-39 the attack over it may be called off, though it could go on', () => {
    const t = sit('allied-combat', one({ units: { [INF]: '3010', [GER]: '3110' } }));
    t.play({ type: 'attack', target: '3110' }, { type: 'attacker', unit: INF }, { type: 'commit' }, blow).dice(5);
    expect([t.refused({ type: 'cancel' }), t.refused({ type: 'commit' })]).toEqual([undefined, undefined]);
    const fails = sit('allied-combat', one({ units: { [INF]: '3010', [GER]: '3110' } }));
    fails.play({ type: 'attack', target: '3110' }, { type: 'attacker', unit: INF }, { type: 'commit' }, blow).dice(2);
    expect(fails.refused({ type: 'cancel' })).toBe('attack-stands');
  });
});

describe('5.9 automatic repair', () => {
  const blown = { bridges: { [BRIDGE]: 'blown' } };
  const far = { units: { [GER]: '3500' } };

  it('[H44-5.8-f] [H44-5.9-c] [H44-5.9-f] Germans with a road to an entry area; wired when finished', () => {
    const t = german(far.units, { ...GERMAN_ROAD, extra: blown });
    expect(bridge(t.play(repair), BRIDGE)).toBe(REPAIR);
    expect(german(far.units, { extra: blown }).state().phase).toBe('german-movement');
  });

  it('[H44-5.9-d] [H44-5.9-f] the second step is for a later phase; then it is wired', () => {
    const t = german(far.units, { ...GERMAN_ROAD, extra: blown }).play(repair);
    let guard = 0;
    while (t.state().phase !== 'german-bridges' || t.toAct() === 'chance') {
      if (guard++ > 60) throw new Error('The next bridge phase does not come.');
      if (t.toAct() === 'chance')
        t.dice(...((t.state().frames.at(-1) as { count: number }).count === 2 ? [1, 2] : [1]));
      else t.play(END);
    }
    expect(t.state().turn).toBe(5);
    expect(bridge(t.play(repair), BRIDGE)).toBe(WIRED);
  });

  it('[H44-5.9-a] [H44-5.9-b] RUL-H44-14 five hexes from every enemy on the map, from the nearer end', () => {
    const near = (hex: string) =>
      german({ ...far.units, [INF]: hex }, { ...GERMAN_ROAD, extra: blown }).legal('repair').length;
    expect(near('3014')).toBe(0);
    expect(near('3015')).toBe(1);
    expect(near('3115')).toBe(1);
    expect(near('3114')).toBe(0);
    expect([near('2610'), near('3510')]).toEqual([0, 0]);
    expect(near('area:N')).toBe(1);
  });

  it('[H44-5.9-c] a road that enemies, their ZOC, an intact bridge or a blown one cut', () => {
    const along = (units: Sitting['units'], sides: SidesByPair = {}, bridges = {}) =>
      german(
        { ...far.units, ...units },
        { sides: { ...westward, ...sides }, extra: { bridges: { [BRIDGE]: 'blown', ...bridges } } },
      )
        .legal('repair')
        .filter(({ bridge }) => bridge === BRIDGE).length;
    expect(along({})).toBe(1);
    expect(along({ [INF]: '3102' })).toBe(0);
    expect(along({ [INF]: '3202' })).toBe(0);
    expect(along({ [INF]: '3202', '14/Hoffmann': '3102' })).toBe(0);
    const water = { '3102-3103': CANAL };
    expect(along({}, water)).toBe(1);
    expect(along({}, water, { '3102-3103': 'intact' })).toBe(0);
    expect(along({}, water, { '3102-3103': 'blown' })).toBe(0);
  });

  it('[H44-5.9-c] roads are looked at anew when something has moved', () => {
    const p = at(german(far.units, { ...GERMAN_ROAD, extra: blown }).state());
    const end = hexNamed(p.board.grid, '3110');
    expect(roadPathFrom(p, GERMAN, end)).toBe(true);
    place(p, numberOf(INF), hexNamed(p.board.grid, '3105'));
    expect(roadPathFrom(p, GERMAN, end)).toBe(false);
  });

  const NEAR = '1504-1604';
  const south = (units: Sitting['units'], extra = {}) =>
    sit('allied-bridges', {
      units: { ...units },
      sides: { ...southward, [NEAR]: { ...CANAL, blown: true } },
      extra,
    }).legal('repair').length;

  it('[H44-5.9-e] RUL-H44-47 Allied ones only south of their northernmost bridging unit', () => {
    expect(south({ [PONTOONS]: '1710' })).toBe(1);
    expect(south({ [PONTOONS]: '1610' })).toBe(0);
    expect(south({ [INF]: '1710' })).toBe(0);
    expect(south({ [PONTOONS]: 'area:N' })).toBe(0);
  });

  it('[H44-5.9-a] unknown units are enemies', () => {
    expect(south({ [PONTOONS]: '1710' }, { unknown: { '1608': null } })).toBe(0);
    expect(south({ [PONTOONS]: '1710' }, { unknown: { '1609': null } })).toBe(1);
  });
});

it('[H44-5.8-g] a repair says which of its two steps it is', () => {
  const stepOf = (how: string) =>
    HOLLAND_44.aids?.details?.(allied({ [PONTOONS]: '3010' }, how).state(), {
      by: 'allied',
      type: 'repair',
      bridge: BRIDGE,
    })?.args;
  expect([stepOf('blown'), stepOf('repair')]).toEqual([{ step: 'first' }, { step: 'last' }]);
});
