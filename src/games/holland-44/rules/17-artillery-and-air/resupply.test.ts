import { describe, expect, it } from 'vitest';
import { FIRED, MOVED } from '../../position/state.ts';
import { settle } from '../../play/decide.ts';
import { drop, side, decide, isMarked, listed, refusedIn, standWithEdges } from '../../test-kit.ts';

type Set = Parameters<typeof standWithEdges>[1];
const fired = (hex: string, ...marks: string[]) => ({ hex, marks: ['fired', ...marks] });
const allied = (set: Set) => standWithEdges('allied-resupply', set);
const german = (set: Set) => standWithEdges('german-resupply', set);

describe('17.8.1 Allied artillery that is not airborne', () => {
  const units = {
    '5 AGRA': fired('1103'),
    'Gds Div Arty': fired('1104'),
    '50 Div Arty': fired('1203'),
    '3 Div Arty': fired('3010'),
  };

  it('[H44-17.8.1-a] two of those with a path to area N', () => {
    const p = allied({ units });
    expect(listed(p, 'ready')).toEqual(['Gds Div Arty', '5 AGRA', '50 Div Arty']);
    expect(refusedIn(p, 'ready', { unit: '3 Div Arty' })).toBe('17.8.1 no-path-to-n');
    expect(refusedIn(p, 'ready', { unit: '2L/9/3' })).toBe('17.8 not-your-artillery');
    decide(p, 'ready', { unit: '5 AGRA' });
    expect(refusedIn(p, 'ready', { unit: '5 AGRA' })).toBe('17.5 not-fired');
    expect([isMarked(p, '5 AGRA', FIRED), p.s.phase]).toEqual([false, 'allied-resupply']);
    decide(p, 'ready', { unit: '50 Div Arty' });
    expect(p.s.phase).not.toBe('allied-resupply');
    expect(isMarked(p, 'Gds Div Arty', FIRED)).toBe(true);
  });

  it('[H44-17.8.1-a] by night too', () => {
    expect(listed(allied({ turn: 8, units }), 'ready')).toHaveLength(3);
  });

  it('[H44-17.8.1-a] to area N alone, from an area besides (RUL-H44-133)', () => {
    const p = allied({
      units: { '5 AGRA': fired('1100'), '50 Div Arty': fired('1200'), '3 Div Arty': fired('area:M') },
    });
    expect(listed(p, 'ready')).toEqual(['5 AGRA', '3 Div Arty']);
  });

  it('[H44-17.8.4-a] what is not used is lost', () => {
    const p = allied({ units });
    decide(p, 'ready', { unit: '5 AGRA' });
    decide(p, 'end');
    expect(p.s.own.readied).toBeUndefined();
  });

  it('[H44-17.8.4-b] [H44-17.8.4-c] [H44-17.3-g] disordered ones not, engaged and moved ones can', () => {
    const p = allied({
      units: {
        '5 AGRA': fired('1103', 'disrupted'),
        'Gds Div Arty': fired('1103', 'full-retreat'),
        '50 Div Arty': fired('1104', 'engaged'),
        '3 Div Arty': fired('1104', 'moved'),
      },
    });
    expect(listed(p, 'ready')).toEqual(['50 Div Arty', '3 Div Arty']);
    expect(refusedIn(p, 'ready', { unit: '5 AGRA' })).toBe('17.8.4 artillery-disordered');
    decide(p, 'ready', { unit: '3 Div Arty' });
    expect(isMarked(p, '3 Div Arty', MOVED)).toBe(true);
  });

  it('[H44-18.4-d] not under the marker out of supply', () => {
    const p = allied({ units: { '5 AGRA': fired('1103', 'out-of-supply'), '50 Div Arty': fired('1104') } });
    expect(refusedIn(p, 'ready', { unit: '5 AGRA' })).toBe('18.4 artillery-out-of-supply');
  });

  it('[H44-17.5-b] the phase passes by itself when nothing can be made ready', () => {
    const p = allied({ units: { '5 AGRA': '1103', '3 Div Arty': fired('3010') } });
    settle(p);
    expect(p.s.phase).toBe('allied-movement');
  });
});

describe('17.8.2 airborne artillery', () => {
  const guns = { '1/1 Arty': fired('6010'), '82 Div Arty': fired('5010'), '101 Div Arty': fired('3010') };
  const heads = { '1AB Supply Head': '6012', '82 Supply Head': '5012', '101 Supply Head': '3012' };
  const drops = { '6013': drop('Z'), '5013': drop('T'), '3013': drop('C') };
  const supplied = (more: Set = {}) => allied({ hexes: drops, ...more, units: { ...guns, ...heads, ...more.units } });

  it('[H44-17.8.2-a] three in clear weather, one in cloudy, none in overcast and by night', () => {
    const p = supplied({ weather: 'clear' });
    for (const unit of Object.keys(guns)) decide(p, 'ready', { unit });
    expect(p.s.phase).not.toBe('allied-resupply');
    const q = supplied({ weather: 'cloudy' });
    expect(listed(q, 'ready')).toHaveLength(3);
    decide(q, 'ready', { unit: '1/1 Arty' });
    expect(q.s.phase).not.toBe('allied-resupply');
    expect(isMarked(q, '82 Div Arty', FIRED)).toBe(true);
    for (const set of [{ weather: 'overcast' }, { weather: 'clear', turn: 8 }]) {
      const r = supplied({ ...set, units: { '5 AGRA': fired('1103') } });
      expect(refusedIn(r, 'ready', { unit: '1/1 Arty' })).toBe('17.8.2 no-airdrop-left');
      expect(listed(r, 'ready')).toEqual(['5 AGRA']);
    }
  });

  it('[H44-17.8.1-b] never through area N, and not counted with the others', () => {
    const p = allied({ units: { '82 Div Arty': fired('1104'), '5 AGRA': fired('1103') } });
    expect(refusedIn(p, 'ready', { unit: '82 Div Arty' })).toBe('17.8.2 no-path-to-head');
    const q = supplied({ units: { '5 AGRA': fired('1103'), '50 Div Arty': fired('1103') } });
    for (const unit of ['1/1 Arty', '82 Div Arty', '5 AGRA', '50 Div Arty', '101 Div Arty'])
      decide(q, 'ready', { unit });
    expect(q.s.phase).not.toBe('allied-resupply');
  });

  /** Only the 82nd's, and another gun that keeps the phase open. */
  const only = (set: Set) => {
    const p = allied({
      hexes: drops,
      ...set,
      units: { '82 Div Arty': guns['82 Div Arty'], '5 AGRA': fired('1103'), ...set.units },
    });
    return refusedIn(p, 'ready', { unit: '82 Div Arty' });
  };

  it('[H44-17.8.2-b] four hexes overland to the head of its division, no road', () => {
    expect(only({ units: { '82 Supply Head': '5014' } })).toBeUndefined();
    const sides = ['5010-5011', '5011-5012', '5012-5013', '5013-5014', '5014-5015'].map((pair) =>
      side(pair, { road: 'minor' }),
    );
    expect(only({ units: { '82 Supply Head': '5015' }, sides })).toBe('17.8.2 no-path-to-head');
    expect(only({ units: { '101 Supply Head': '5012' } })).toBe('17.8.2 no-path-to-head');
  });

  it('[H44-17.8.2-c] and four more to a drop hex of the division', () => {
    const from = (hex: string, code: string) =>
      only({ turn: 4, units: { '82 Supply Head': '5012' }, hexes: { [hex]: drop(code) } });
    expect(from('5016', 'N')).toBeUndefined();
    expect(from('5017', 'N')).toBe('17.8.2 no-path-to-drop-hex');
    expect(from('5013', 'Z')).toBe('17.8.2 no-path-to-drop-hex');
  });

  it('[RUL-H44-132] the drop hexes of the Poles are not those of the 1st Airborne', () => {
    const at = (code: string) =>
      refusedIn(
        allied({
          turn: 4,
          units: { '1/1 Arty': fired('6010'), '1AB Supply Head': '6010', '5 AGRA': fired('1103') },
          hexes: { '6012': drop(code) },
        }),
        'ready',
        { unit: '1/1 Arty' },
      );
    expect(at('X')).toBeUndefined();
    expect(at('P')).toBe('17.8.2 no-path-to-drop-hex');
  });

  it('[H44-17.8.2-d] clear or polder, outside EZOC unless a friend stands there', () => {
    const set = (terrain: string, units = {}): Set => ({
      turn: 4,
      units: { '82 Supply Head': '5012', ...units },
      hexes: { '5014': { terrain, features: ['drop:T', 'village'] } },
    });
    for (const terrain of ['clear', 'polder', 'polder-woods']) expect(only(set(terrain))).toBeUndefined();
    for (const terrain of ['woods', 'town']) expect(only(set(terrain))).toBe('17.8.2 no-path-to-drop-hex');
    const enemy = { 'I/vdH': { hex: '5015', steps: 1 } };
    expect(only(set('clear', enemy))).toBe('17.8.2 no-path-to-drop-hex');
    expect(only(set('clear', { ...enemy, '1/505/82': '5014' }))).toBeUndefined();
  });

  it('[H44-17.8.2-e] [H44-17.8.2-f] after turn 5 the hex of the head, depleted or not, and those around it', () => {
    const set = (turn: number, terrain: string): Set => ({
      turn,
      units: { '82 Supply Head': { hex: '5012', marks: ['depleted'] } },
      hexes: Object.fromEntries(['5012', '5011', '5013', '5111', '5112', '4911'].map((hex) => [hex, terrain])),
    });
    expect(only(set(4, 'clear'))).toBe('17.8.2 no-path-to-drop-hex');
    expect(only(set(6, 'woods'))).toBeUndefined();
    const wooded = { ...set(6, 'woods').hexes, '4912': 'woods' };
    expect(only({ ...set(6, 'woods'), hexes: wooded })).toBe('17.8.2 no-path-to-drop-hex');
    expect(only({ ...set(6, 'woods'), hexes: { ...wooded, '5012': 'polder' } })).toBeUndefined();
  });
});

describe('17.8.3 German artillery', () => {
  const units = {
    '406 Arty': fired('5726'),
    '10 Arty/10ss': fired('5725'),
    '191 Arko': fired('area:G'),
    'Krause Arty': fired('3010'),
  };

  it('[H44-17.8.3-a] two by day, with a path to any friendly area', () => {
    const p = german({ units });
    expect(listed(p, 'ready')).toEqual(['406 Arty', '10 Arty/10ss', '191 Arko']);
    expect(refusedIn(p, 'ready', { unit: 'Krause Arty' })).toBe('17.8.3 no-path-to-area');
    decide(p, 'ready', { unit: '406 Arty' });
    decide(p, 'ready', { unit: '191 Arko' });
    expect(p.s.phase).toBe('german-movement');
    expect(isMarked(p, '10 Arty/10ss', FIRED)).toBe(true);
  });

  it('[H44-17.8.3-b] all by night', () => {
    const p = german({ turn: 8, units });
    for (const unit of ['406 Arty', '191 Arko', '10 Arty/10ss']) decide(p, 'ready', { unit });
    expect(p.s.phase).toBe('german-movement');
  });

  it('[H44-17.8.3-a] the limit of each phase is its own', () => {
    const p = german({ units });
    decide(p, 'ready', { unit: '406 Arty' });
    expect(refusedIn(p, 'end')).toBeUndefined();
    decide(p, 'ready', { unit: '10 Arty/10ss' });
    expect(p.s.own.readied).toBeUndefined();
  });
});
