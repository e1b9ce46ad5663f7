import { describe, expect, it } from 'vitest';
import { at } from '../../play/play.ts';
import { numberOf } from '../../position/units.ts';
import { END, sit, unit } from '../../test-kit.ts';
import { hasMoved } from '../21-breakdown/movement-so-far.ts';

const INF = '6DLI/151/50';
const CANAL = { river: 'canal' } as const;
/** 3010 lies between canals with a bridge to 3009; the side towards 3011 is open. */
const sides = {
  '3010-3009': { ...CANAL, bridge: 'road', road: 'minor' },
  '3010-3109': CANAL,
  '3010-3110': CANAL,
  '3010-2909': CANAL,
  '3010-2910': CANAL,
} as const;
const blown = [
  { type: 'step', to: '3009' },
  { type: 'blow', bridge: '3009-3010' },
] as const;

describe('5.4 a bridge blown under a move', () => {
  it('[H44-5.4-a] leaves who had no other way where he was, as if he had not been picked', () => {
    const t = sit('allied-movement', { units: { '44 RTR': '3010' }, sides: { ...sides, '3010-3011': CANAL } });
    t.play({ type: 'move', unit: '44 RTR', mode: 'normal' }, ...blown).dice(6);
    expect(t.state().frames).toEqual([]);
    expect(unit(t, '44 RTR').hex).toBe('3010');
    expect(t.refused({ type: 'end' })).toBeUndefined();
  });

  it('[H44-5.4-a] leaves him where he was, to go over the canal without it if he likes (RUL-H44-37)', () => {
    const t = sit('allied-movement', { units: { [INF]: '3010' }, sides });
    t.play({ type: 'move', unit: INF, mode: 'tactical' }, ...blown).dice(6);
    expect([unit(t, INF).hex, t.toAct()]).toEqual(['3010', 'allied']);
    t.play({ type: 'step', to: '3009' });
    expect(unit(t, INF).hex).toBe('3009');
  });

  it('[H44-5.4-a] lets him stay where he was: that ends his movement, but he has not moved (RUL-H44-320)', () => {
    const t = sit('allied-movement', { units: { [INF]: '3010' }, sides });
    t.play({ type: 'move', unit: INF, mode: 'normal' });
    expect(t.refused({ type: 'stop' })).toBe('not-moved-yet');
    t.play(...blown).dice(6);
    expect(t.legal('stop')).toHaveLength(1);
    t.play({ type: 'stop' });
    expect(t.refused({ type: 'move', unit: INF, mode: 'normal' })).toBe('already-moved');
    expect(hasMoved(at(t.state()), numberOf(INF))).toBe(false);
  });

  it('[H44-8.2.2-a] ends an extended move that cannot go on, among friends too', () => {
    const friends = { '2/505/82': '3011', '3/505/82': '3010' };
    const t = sit('allied-movement', { units: { '1/505/82': '3014', ...friends }, sides });
    t.play({ type: 'move', unit: '1/505/82', mode: 'extended' });
    for (const to of ['3013', '3012', '3011', '3010']) t.play({ type: 'step', to });
    t.play({ type: 'spare' });
    expect(t.refused({ type: 'stop' })).toBe('extended-with-friends');
    t.play(...blown).dice(6);
    expect(unit(t, '1/505/82').hex).toBe('3010');
    expect(t.state().frames).toEqual([]);
  });
});

describe('5.2 when bridges are blown', () => {
  const asked = (phase: string, ...units: [id: string, hex: string][]) =>
    sit(phase, { turn: 4, units: Object.fromEntries(units), sides });
  const up = (id: string) => [
    { type: 'move', unit: id, mode: 'normal' },
    { type: 'step', to: '3010' },
  ];
  const over = (id: string) => [{ type: 'attack', target: '3009' }, { type: 'attacker', unit: id }, { type: 'commit' }];
  const blow = (t: ReturnType<typeof sit>): string[] => t.legal('blow').map(({ bridge }) => bridge);

  it('[H44-5.2-b] as the Allies come up to them, and attack over them', () => {
    expect(blow(asked('allied-movement', [INF, '3011']).play(...up(INF)))).toEqual(['3009-3010']);
    expect(blow(asked('allied-combat', [INF, '3010'], ['Stephan', '3009']).play(...over(INF)))).toEqual(['3009-3010']);
  });

  it('[H44-5.2-b] not in the movement and combat of the Germans', () => {
    expect(blow(asked('german-movement', ['Stephan', '3011']).play(...up('Stephan')))).toEqual([]);
    const fight = asked('german-combat', ['Stephan', '3010'], [INF, '3009']).play(...over('Stephan'));
    expect([blow(fight), fight.toAct()]).toEqual([[], 'chance']);
  });
});

it('[H44-8.3.1-b] who has moved tactically may attack', () => {
  const t = sit('allied-movement', { turn: 9, units: { [INF]: '3010', Stephan: '3013' } });
  t.play({ type: 'move', unit: INF, mode: 'tactical' }, { type: 'step', to: '3011' }, { type: 'step', to: '3012' });
  t.play(END).play({ type: 'attack', target: '3013' });
  expect(t.refused({ type: 'attacker', unit: INF })).toBeUndefined();
});

describe('8.3.2 tactical movement', () => {
  it('[H44-6.1-d] a supply head passes another one only where it can stop after it', () => {
    const heads = { '101 Supply Head': '3010', '82 Supply Head': '3012' };
    const mover = (units: Record<string, string>) =>
      sit('allied-movement', { units }).play({ type: 'move', unit: '101 Supply Head', mode: 'tactical' });
    const second = mover(heads).play({ type: 'step', to: '3011' });
    expect(second.refused({ type: 'step', to: '3012' })).toBe('one-supply-head');
    expect(second.legal('step')).not.toContainEqual({ type: 'step', to: '3012' });
    const past = mover({ ...heads, '82 Supply Head': '3011' }).play({ type: 'step', to: '3011' });
    expect(past.refused({ type: 'stop' })).toBe('one-supply-head');
    expect(past.play({ type: 'step', to: '3012' }).state().frames).toEqual([]);
    const held = mover({ ...heads, '82 Supply Head': '3011', Stephan: '3012' });
    expect(held.refused({ type: 'step', to: '3011' })).toBe('one-supply-head');
  });

  it('[H44-19.3.1-a] a supply head goes into an entry area like any unit (RUL-H44-363)', () => {
    const t = sit('allied-movement', { turn: 9, units: { '101 Supply Head': '1004' } });
    t.play({ type: 'move', unit: '101 Supply Head', mode: 'tactical' });
    expect(t.legal('step').map(({ to }) => to)).toContain('area:N');
  });

  const tactical = (units: Record<string, string>, more: Parameters<typeof sit>[1] = {}) =>
    sit('allied-movement', { turn: 9, units, ...more }).play({
      type: 'move',
      unit: Object.keys(units)[0] as string,
      mode: 'tactical',
    });
  const step = (to: string) => ({ type: 'step', to });

  it('[H44-8.3.2-a] goes two hexes where no other rule is against it, and not into an enemy', () => {
    expect(
      tactical({ [INF]: '3010' })
        .play(step('3011'))
        .refused(step('3012')),
    ).toBeUndefined();
    expect(tactical({ [INF]: '3010', Stephan: '3011' }).refused(step('3011'))).toBe('enemy-there');
  });

  it('[H44-8.3.2-a] stops in an EZOC', () => {
    const t = tactical({ [INF]: '3010', Stephan: '3111' }).play(step('3011'));
    expect([unit(t, INF).hex, t.state().frames]).toEqual(['3011', []]);
  });

  it('[H44-8.3.2-a] does not enter what the terrain chart closes to the unit', () => {
    const hexes = { '3009': 'lake', '3011': 'polder' };
    const sides = { '3010-3110': { river: 'minor' } } as const;
    const refusedTo = (id: string) =>
      ['3009', '3011', '3110', '2910'].map(
        (to) => tactical({ [id]: '3010' }, { hexes, sides }).refused(step(to)) !== undefined,
      );
    expect(refusedTo('44 RTR')).toEqual([true, true, true, false]);
    expect(refusedTo(INF)).toEqual([true, false, false, false]);
  });
});

describe('8.2.2 extended movement in company', () => {
  const pair = { '1/505/82': '3010', '2/505/82': '3010' };
  const picked = (mode: string, units: Record<string, string> = pair) =>
    sit('allied-movement', { turn: 9, units }).play({ type: 'move', unit: '1/505/82', mode });

  it.each(['3010', 'area:N'])('[H44-8.2.2-c] RUL-H44-60: nobody comes along, from %s: units move singly', (from) => {
    const units = { '1/505/82': from, '2/505/82': from };
    const t = picked('extended', units);
    expect(t.why({ type: 'join', unit: '2/505/82' })).toBe('8.2.2 extended-alone');
    expect(t.legal('join')).toEqual([]);
    for (const mode of ['normal', 'tactical']) expect(picked(mode, units).legal('join')).toHaveLength(1);
  });

  it('[H44-8.2.2-c] one after the other they end in different hexes', () => {
    const t = picked('extended').play({ type: 'step', to: '3011' }, { type: 'step', to: '3012' }, { type: 'stop' });
    t.play({ type: 'move', unit: '2/505/82', mode: 'extended' }, { type: 'step', to: '3011' });
    t.play({ type: 'step', to: '3012' });
    expect(t.refused({ type: 'stop' })).toBe('extended-with-friends');
    t.play({ type: 'step', to: '3013' }, { type: 'stop' });
    expect(['1/505/82', '2/505/82'].map((id) => unit(t, id).hex)).toEqual(['3012', '3013']);
  });
});

describe('14.3.2 units on the move together', () => {
  it('[H44-14.3.2-f] a step into an EZOC is refused to the one in full retreat, whoever leads', () => {
    const routed = { hex: '3010', marks: ['full-retreat'] };
    const t = sit('allied-movement', { turn: 9, units: { '2/505/82': '3010', '1/505/82': routed, Stephan: '3012' } });
    t.play({ type: 'move', unit: '2/505/82', mode: 'normal' }, { type: 'join', unit: '1/505/82' });
    expect(t.refusal({ type: 'step', to: '3011' })).toMatchObject({
      rule: '14.3.2',
      code: 'full-retreat-near-enemy',
      unit: '1/505/82',
    });
  });

  it('[H44-8.1-d] too few points are those of the unit that has the fewest', () => {
    const t = sit('allied-movement', {
      turn: 9,
      units: { '4KSLI/159/11': '3010', '1/505/82': '3010' },
      hexes: { '3007': 'marsh' },
    });
    t.play({ type: 'move', unit: '4KSLI/159/11', mode: 'normal' }, { type: 'join', unit: '1/505/82' });
    for (const to of ['3009', '3008']) t.play({ type: 'step', to });
    expect(t.refusal({ type: 'step', to: '3007' })).toMatchObject({ code: 'no-points', unit: '1/505/82' });
  });
});
