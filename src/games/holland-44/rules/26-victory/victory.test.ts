import { describe, expect, it } from 'vitest';
import { END, items, opening, sit, unit, type Sitting } from '../../test-kit.ts';
import { at } from '../../play/play.ts';
import { eliminate, loseStep } from '../11-results/losses.ts';
import { ELIMINATED } from '../../position/state.ts';
import { numberOf } from '../../position/units.ts';

const INF = '6DLI/151/50';
const PARA = '1/1P/1';
/** North of the Lower Rhine; between it and the Waal; south of both. */
const [NORTH, ISLAND, SOUTH] = ['6316', '5715', '4010'];
/** Arnhem and its bridge with the road to it in Allied hands, which is two points; the bridge carries no marker, so that somebody stands at it. */
const LINE = {
  units: { '8DLI/151/50': '5421' },
  extra: {
    bridges: { '4816-4817': 'intact', '5219-5220': 'intact' },
    holders: { '5320': 'allied', '5321': 'allied' },
  },
};
const HELD = { 'allied 5320': 1, 'allied 5321': 1 };
const victory = (set: Sitting = {}) => sit('victory', { printed: true, turn: 9, ...set });
const points = (allied: number, german: number, more: object = {}) => ({ points: { allied, german }, ...more });
const supplied = (units: Sitting['units']) => victory({ units: { ...LINE.units, ...units }, extra: LINE.extra });
const winner = (set: Sitting) => victory(set).outcome()?.winner ?? 'nobody';

describe('26.5.1 points of the Allies', () => {
  const held = (...hexes: string[]) => ({ holders: Object.fromEntries(hexes.map((hex) => [hex, 'allied'])) });

  it('[H44-26.5.1-a] [H44-26.5.1-b] [H44-26.5.1-c] a point for each city hex, Overloon and Venray', () => {
    expect(items(victory({ extra: held('2608', '2707', '5321') }))).toEqual({
      'allied 2608': 1,
      'allied 2707': 1,
      'allied 5321': 1,
    });
    expect(items(victory({ extra: held('3524', '3225') }))).toEqual({ 'allied 3524': 1, 'allied 3225': 1 });
    expect(items(sit('allied-movement', { extra: held('3524', '3225') }))).toEqual({
      'allied 3524': 1,
      'allied 3225': 1,
    });
    expect(items(victory())).toEqual({});
  });

  it('[H44-26.5.1-e] a hex taken back is lost', () => {
    const t = sit('german-movement', { printed: true, units: { 'I/vdH': '2913' }, extra: held('2914') });
    expect(items(t)).toEqual({ 'allied 2914': 1 });
    t.play({ type: 'move', unit: 'I/vdH', mode: 'normal' }, { type: 'step', to: '2914' });
    expect(items(t)).toEqual({});
  });

  it('[H44-26.5.1-d] AMB-H44-13 units north of the Lower Rhine that are not airborne', () => {
    const units = {
      [INF]: NORTH,
      [PARA]: '6317',
      '30 Corps Eng': '6417',
      '43 Div Arty': '6416',
      '1AB Supply Head': NORTH,
    };
    expect(items(victory({ units }))).toEqual({});
    expect(items(supplied(units))).toEqual({
      ...HELD,
      [`allied north ${INF}`]: 1,
      'allied north 30 Corps Eng': 1,
      'allied north 43 Div Arty': 1,
    });
    expect(items(supplied({ [INF]: ISLAND }))).toEqual(HELD);
    expect(items(supplied({ [INF]: { hex: NORTH, marks: ['out-of-supply'] } }))).toMatchObject({
      [`allied north ${INF}`]: 1,
    });
    expect(items(supplied({ 'BR Inf BD A': NORTH, 'BR Inf REM A': '6416' }))).toEqual({
      ...HELD,
      'allied north BR Inf REM A': 1,
    });
  });

  it('RUL-H44-181 both banks of the IJssel are north of the Lower Rhine', () => {
    for (const hex of ['6226', '5926'])
      expect(items(supplied({ [INF]: hex }))).toEqual({ ...HELD, [`allied north ${INF}`]: 1 });
    expect(items(supplied({ [INF]: '5824' }))).toEqual(HELD);
  });
});

describe('26.5.2 points of the Germans', () => {
  const lost = (...ids: string[]) => {
    const t = victory({ units: Object.fromEntries(ids.map((id, i) => [id, `20${10 + i}`])) });
    for (const id of ids) eliminate(at(t.state()), numberOf(id), 'combat');
    return items(t);
  };

  it('[H44-26.5.2-a] [H44-26.5.2-b] a point for three steps, half a point for others', () => {
    expect(lost(INF, '2 HC', '5 AGRA')).toEqual({ [`german ${INF}`]: 1, 'german 2 HC': 0.5, 'german 5 AGRA': 0.5 });
    expect(lost('I/vdH')).toEqual({});
  });

  it('AMB-H44-14 a remnant counts as its parent', () => {
    expect(lost('BR Inf REM A')).toEqual({ 'german BR Inf REM A': 1 });
  });

  it('[H44-26.5.2-c] none for breakdown units and supply heads', () => {
    expect(lost('BR Inf BD A', '1AB Supply Head')).toEqual({});
  });

  it('[H44-26.5.2-a] three steps are lost with the remnant', () => {
    const t = victory({ units: { [INF]: SOUTH, 'BR Inf REM A': null } });
    const p = at(t.state());
    loseStep(p, numberOf(INF), 'combat');
    loseStep(p, numberOf(INF), 'combat');
    const remnant = p.s.parents.indexOf(numberOf(INF));
    expect([remnant >= 0, items(t)]).toEqual([true, {}]);
    loseStep(p, remnant, 'combat');
    expect(unit(t, INF).hex).toBe(ELIMINATED);
    expect(items(t)).toEqual({ [`german ${INF}`]: 1 });
  });
});

describe('26.2, 26.3 automatic victory', () => {
  const ground = (allied: number, german: number) => ({
    units: { ...LINE.units, [INF]: NORTH },
    extra: points(allied, german, LINE.extra),
  });

  it('[H44-26.3-a] ten points and a unit that is not airborne north of the Lower Rhine', () => {
    expect(winner(ground(7, 0))).toBe('allied');
    expect(winner(ground(6, 0))).toBe('nobody');
    expect(winner({ units: { [PARA]: NORTH, [INF]: ISLAND }, extra: points(15, 0) })).toBe('nobody');
  });

  it('[H44-26.3-b] RUL-H44-183 German points do not matter then', () => {
    expect(winner(ground(7, 20))).toBe('allied');
  });

  it('[H44-26.2-b] twelve points', () => {
    expect(winner({ units: { [PARA]: NORTH }, extra: points(0, 12) })).toBe('german');
    expect(winner({ units: { [PARA]: NORTH }, extra: points(0, 11.5) })).toBe('nobody');
  });

  it('[H44-26.2-a] [H44-26.2-c] nobody left north of the Lower Rhine who was there', () => {
    expect(winner({ units: { [INF]: SOUTH } })).toBe('nobody');
    const t = sit('german-traffic', { printed: true, units: { [PARA]: NORTH } });
    expect(t.state().turn).toBe(5);
    const gone = sit('german-supply', { printed: true, units: { [PARA]: NORTH, '2IG/5/Gds': '2010' } });
    expect(gone.state().phase).toBe('german-traffic');
    eliminate(at(gone.state()), numberOf(PARA), 'combat');
    expect(gone.play(END).outcome()?.winner).toBe('german');
    expect(gone.codes()).toContain('over');
  });

  it('RUL-H44-184 breakdown units and supply heads are units too', () => {
    for (const id of ['BR Inf BD A', '1AB Supply Head']) {
      const t = sit('german-supply', { printed: true, units: { [id]: NORTH, [PARA]: '6317', '2IG/5/Gds': '2010' } });
      eliminate(at(t.state()), numberOf(PARA), 'combat');
      expect([id, t.play(END).state().turn]).toEqual([id, 5]);
    }
  });

  it('[H44-26.1-a] the game is over at once', () => {
    const t = victory(ground(7, 0));
    expect([t.toAct(), t.state().turn, t.refused({ type: 'end' })]).toEqual(['over', 9, 'game-over']);
    expect(t.outcome()).toEqual({ winner: 'allied', points: { allied: 10, german: 0 } });
  });
});

describe('26.4 the end', () => {
  const last = (allied: number, german: number) =>
    winner({ turn: 20, units: { [PARA]: NORTH }, extra: points(allied, german) });

  it('[H44-26.4-a] [H44-26.4-b] [H44-S2.1-a] after turn 20 the side with more points; the Germans when even', () => {
    expect([last(5, 4), last(4, 5), last(5, 5)]).toEqual(['allied', 'german', 'german']);
    expect(winner({ turn: 19, units: { [PARA]: NORTH }, extra: points(5, 4) })).toBe('nobody');
  });

  const short = (units: Sitting['units'], turn = 11, extra = {}) =>
    winner({ scenario: 'short', turn, extra, ...(units ? { units } : {}) });

  it('[H44-S1.1-a] [H44-S1.3-a] the short game: four steps north of the Waal after turn 11', () => {
    expect(short({ [INF]: ISLAND, '2 HC': { hex: '5716', steps: 1 } })).toBe('allied');
    expect(short({ [INF]: ISLAND })).toBe('german');
    expect(short({ [INF]: NORTH, '2 HC': '5716' })).toBe('allied');
    expect(short({ [INF]: ISLAND, [PARA]: NORTH })).toBe('german');
    expect(short({ [INF]: ISLAND, '1AB Supply Head': NORTH })).toBe('german');
    expect(short({ [INF]: ISLAND, 'BR Inf BD A': ISLAND })).toBe('allied');
    expect(short({ [INF]: ISLAND, '2 HC': '5716' }, 10)).toBe('nobody');
  });

  it('RUL-H44-182 no automatic victory in the short game, and no points', () => {
    expect(short({ [INF]: NORTH }, 9, points(10, 12))).toBe('nobody');
    expect(victory({ scenario: 'short', turn: 11, units: { [INF]: NORTH } }).outcome()?.points).toEqual({
      allied: 0,
      german: 0,
    });
  });

  it('[H44-S1.1-a] [H44-S2.1-a] a game knows its scenario', () => {
    expect(['short', 'campaign'].map((id) => opening(id).state().scenario)).toEqual(['short', 'campaign']);
  });
});
