import { describe, expect, it } from 'vitest';
import { sit } from '../phases.test-kit.ts';

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
    expect(t.unit('44 RTR').hex).toBe('3010');
    expect(t.refused({ type: 'end' })).toBeUndefined();
  });

  it('[H44-8.2.2-a] ends an extended move that cannot go on, among friends too', () => {
    const friends = { '2/505/82': '3011', '3/505/82': '3010' };
    const t = sit('allied-movement', { units: { '1/505/82': '3014', ...friends }, sides });
    t.play({ type: 'move', unit: '1/505/82', mode: 'extended' });
    for (const to of ['3013', '3012', '3011', '3010']) t.play({ type: 'step', to });
    t.play({ type: 'spare' });
    expect(t.refused({ type: 'stop' })).toBe('extended-with-friends');
    t.play(...blown).dice(6);
    expect(t.unit('1/505/82').hex).toBe('3010');
    expect(t.state().frames).toEqual([]);
  });
});

it('[H44-8.3.1-b] who has moved tactically may attack', () => {
  const t = sit('allied-movement', { turn: 9, units: { [INF]: '3010', Stephan: '3013' } });
  t.play({ type: 'move', unit: INF, mode: 'tactical' }, { type: 'step', to: '3011' }, { type: 'step', to: '3012' });
  t.end().play({ type: 'attack', target: '3013' });
  expect(t.refused({ type: 'attacker', unit: INF })).toBeUndefined();
});
