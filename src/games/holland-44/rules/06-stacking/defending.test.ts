import { describe, expect, test } from 'vitest';
import { drop, land, landing, sit, type Sitting } from '../../test-kit.ts';
import { at, legal, prompt } from '../../play/play.ts';
import type { CombatFrame } from '../../position/state.ts';

import { defenceOf, sumOf } from '../10-odds/odds.ts';

const HEX = '3010';
const [FIRST, SECOND] = ['6DLI/151/50', '8DLI/151/50'];
const all = (...ids: string[]): NonNullable<Sitting['units']> => Object.fromEntries(ids.map((id) => [id, HEX]));
const defend = (unit: string) => ({ type: 'defend', unit });

/** Two battalions attack the units in the hex; the force is named. */
function attacked(units: Sitting['units'], more: Sitting = {}) {
  const t = sit('allied-combat', {
    turn: 9,
    ...more,
    units: { [FIRST]: '3009', [SECOND]: '3009', ...units, ...more.units },
  });
  t.play({ type: 'attack', target: HEX }, { type: 'attacker', unit: FIRST }, { type: 'attacker', unit: SECOND });
  return t;
}
type Table = ReturnType<typeof attacked>;
const asked = (t: Table): string[] => t.legal('defend').map(({ unit }) => unit);
const combat = (t: Pick<Table, 'state'>): CombatFrame =>
  t.state().frames.findLast(({ kind }) => kind === 'combat') as CombatFrame;
const defence = (t: Pick<Table, 'state'>): number => defenceOf(at(t.state()), combat(t));

/** A canal with a wired bridge. */
const CANAL = { river: 'canal', bridge: 'road', road: 'minor' } as const;
const CROWD = all('Stephan', '14/Hoffmann', 'rmnts 19/9ss');

describe('6.4.2 who defends an overstacked hex', () => {
  test('[H44-6.4.2-a] the owner says it, not the attacker: he may leave out the strongest', () => {
    const t = attacked(CROWD).play({ type: 'commit' });
    expect([t.toAct(), prompt(t.state())]).toEqual([
      'german',
      { rule: '6.4.2', code: 'defenders', args: { hex: HEX, n: 0 } },
    ]);
    expect(asked(t)).toEqual(['Stephan', '14/Hoffmann', 'rmnts 19/9ss']);
    expect(defence(t)).toBe(5 + 2);
    t.play(defend('14/Hoffmann'));
    expect(asked(t)).toEqual(['Stephan', 'rmnts 19/9ss']);
    t.play(defend('rmnts 19/9ss'));
    expect([t.toAct(), defence(t), t.codes().at(-1)]).toEqual(['allied', 2 + 2, 'defends']);
  });

  test('it is over as soon as the rest makes no difference', () => {
    const t = attacked(all('Stephan', 'I/vdH', 'Henke')).play({ type: 'commit' }, defend('Henke'));
    expect([t.toAct(), defence(t)]).toEqual(['allied', 5 + 4]);
  });

  test('nobody is asked where all units count the same, nor in a hex that is not overstacked', () => {
    expect(
      attacked(all('Stephan', 'I/vdH', 'Budde'))
        .play({ type: 'commit' })
        .toAct(),
    ).toBe('chance');
    expect(
      attacked(all('Stephan', 'Henke', '159 Eng/59'))
        .play({ type: 'commit' })
        .toAct(),
    ).toBe('chance');
  });

  test('who defends in any case is not asked about, who is in full retreat or just came there cannot, nor can a third', () => {
    const routed = { hex: HEX, marks: ['full-retreat'] };
    const t = attacked({ ...CROWD, Henke: HEX, Budde: routed, '159 Eng/59': HEX }).play({ type: 'commit' });
    expect(asked(t)).toEqual(['Stephan', '14/Hoffmann', 'Henke', 'rmnts 19/9ss']);
    expect(t.refused(defend('159 Eng/59'))).toBe('already-listed');
    expect(t.refused(defend('Budde'))).toBe('cannot-defend');
    expect(t.refused(defend(FIRST))).toBe('cannot-defend');
    expect(t.refused({ type: 'commit' })).toBe('choose-defenders');
    t.play(defend('Stephan'));
    expect(t.refused(defend('Stephan'))).toBe('already-listed');
    const two = attacked({ ...all('559 StuG', '280 StuG', 'Henke', 'Stephan', '159 Eng/59', '9 Lehr Eng') });
    two.play({ type: 'commit' }, defend('159 Eng/59'), defend('9 Lehr Eng'));
    expect(two.refused(defend('Stephan'))).toBeUndefined();
    expect(two.play(defend('Stephan')).toAct()).toBe('allied');
  });

  test('[H44-9.3-d] support is named once the defenders are known, and then the attack stands (RUL-H44-227)', () => {
    const t = attacked(CROWD, { units: { '50 Div Arty': '3007' } });
    const gun = { type: 'artillery', unit: '50 Div Arty' };
    expect(t.refused(gun)).toBe('support-after-reveal');
    t.play({ type: 'commit' }, defend('Stephan'));
    expect([t.toAct(), combat(t).stage, t.refused(gun)]).toEqual(['allied', 'support', undefined]);
    expect(t.refused({ type: 'attacker', unit: '9DLI/151/50' })).toBe('force-complete');
    expect(t.refused({ type: 'cancel' })).toBe('attack-stands');
  });

  test('[H44-9.3-b] after a bridge was blown the attacker says first whether he goes on (RUL-H44-227)', () => {
    const t = attacked(CROWD, { sides: { '3009-3010': CANAL }, units: { '50 Div Arty': '3007' } });
    const gun = { type: 'artillery', unit: '50 Div Arty' };
    t.play({ type: 'commit' }, { type: 'blow', bridge: '3009-3010' }).dice(5);
    expect([t.toAct(), prompt(t.state()).code, combat(t).stage]).toEqual(['allied', 'declare-after-bridge', 'blown']);
    expect(legal(t.state()).map((action) => 'type' in action && action.type)).toEqual(['lead', 'cancel', 'commit']);
    expect(t.refused(gun)).toBe('support-after-reveal');
    const gone = attacked(CROWD, { sides: { '3009-3010': CANAL } });
    gone.play({ type: 'commit' }, { type: 'blow', bridge: '3009-3010' }).dice(5).play({ type: 'cancel' });
    expect([gone.toAct(), gone.state().frames]).toEqual(['allied', []]);
    t.play({ type: 'commit' });
    expect([t.toAct(), asked(t)]).toEqual(['german', ['Stephan', '14/Hoffmann', 'rmnts 19/9ss']]);
    t.play(defend('Stephan'));
    expect([t.toAct(), combat(t).stage, t.refused(gun)]).toEqual(['allied', 'support', undefined]);
    expect(t.refused({ type: 'cancel' })).toBe('attack-stands');
  });

  test('[H44-9.3-b] a bridge that stands leaves him no such choice, nor do defenders who are known anyway', () => {
    const spared = attacked(CROWD, { sides: { '3009-3010': CANAL } });
    expect(spared.play({ type: 'commit' }, { type: 'spare' }).legal('defend')).toHaveLength(3);
    const plain = attacked(all('Stephan', 'Henke'), { sides: { '3009-3010': CANAL } });
    plain.play({ type: 'commit' }, { type: 'blow', bridge: '3009-3010' }).dice(5);
    expect([combat(plain).stage, plain.refused({ type: 'cancel' })]).toEqual(['support', undefined]);
  });

  test('[H44-11.2-a] who is left out may take the loss and goes as well', () => {
    const t = attacked(CROWD).play({ type: 'commit' }, defend('14/Hoffmann'), defend('rmnts 19/9ss'));
    t.play({ type: 'commit' }).dice(6);
    expect(t.refused({ type: 'loss', unit: 'Stephan' })).toBeUndefined();
    t.play({ type: 'loss', unit: '14/Hoffmann' }, { type: 'yield' });
    expect(t.legal('retreat').map(({ unit }) => unit)).toEqual(expect.arrayContaining(['Stephan', 'rmnts 19/9ss']));
  });

  test('[H44-10.5.2-a] tanks are supported by infantry that is left out beside them', () => {
    const t = attacked(all('559 StuG', '280 StuG', 'Henke')).play({ type: 'commit' });
    t.play(defend('559 StuG'), defend('280 StuG'));
    const { defence: strength, shifts } = sumOf(at(t.state()), combat(t));
    expect([strength, shifts.map(({ why }) => why)]).toEqual([4, ['armour-defence']]);
  });

  test('[H44-25.4-c] an unknown unit that is turned up defends besides', () => {
    const t = attacked(CROWD, { extra: { unknown: { [HEX]: 'Runge' } } }).play({ type: 'commit' });
    expect(asked(t)).toEqual(['Stephan', '14/Hoffmann', 'rmnts 19/9ss']);
    t.play(defend('14/Hoffmann'), defend('rmnts 19/9ss'));
    expect(defence(t)).toBe(2 + 2 + 2);
  });

  test('[H44-25.4-c] [RUL-H44-361] in a later attack it is one of the others', () => {
    const t = sit('allied-movement', {
      turn: 9,
      units: { '6DLI/151/50': '3611', '9DLI/151/50': '3616', Stephan: '3614', 'Kerutt(-)': '3614' },
      extra: { unknown: { '3612': 'Runge' } },
    });
    t.play({ type: 'move', unit: '6DLI/151/50', mode: 'tactical' }, { type: 'step', to: '3612' }).dice(5);
    const back = ['3613', '3614'].map((to) => ({ type: 'retreat', unit: 'Runge', to }));
    t.play({ type: 'yield' }, ...back, { type: 'stop' });
    t.play({ type: 'move', unit: '9DLI/151/50', mode: 'normal' }, { type: 'step', to: '3615' }, { type: 'end' });
    t.play({ type: 'attack', target: '3614' }, { type: 'attacker', unit: '9DLI/151/50' }, { type: 'commit' });
    expect(asked(t)).toEqual(['Stephan', 'Kerutt(-)', 'Runge']);
  });

  test('[H44-22.6-a] those who are landed on choose, too', () => {
    const units = { '10/4P/1': 'off', '1/505/82': 'off', '3/506/101': '5602', ...(CROWD as Record<string, string>) };
    const t = landing({ turn: 9, units, hexes: { [HEX]: drop('Y') } });
    t.play(land('10/4P/1', HEX), land('1/505/82', HEX), { type: 'fight', target: HEX });
    expect(t.toAct()).toBe('german');
    t.play(defend('14/Hoffmann'), defend('rmnts 19/9ss'));
    expect([t.toAct(), defence(t)]).toEqual(['allied', 2 * (2 + 2)]);
  });
});

describe('8.7 an automatic DS against an overstacked hex', () => {
  const GUARDS = {
    '2IG/5/Gds': '3009',
    '2GG/5/Gds': '3009',
    '1CG/5/Gds': '3011',
    '2WG/Gds': '3011',
    '1GG/5/Gds': '2910',
  };
  const named = (...enemies: string[]) => {
    const t = sit('allied-movement', { turn: 9, units: { ...GUARDS, ...all(...enemies) } });
    return t.play({ type: 'overrun', target: HEX }, ...Object.keys(GUARDS).map((unit) => ({ type: 'attacker', unit })));
  };

  test('[H44-8.7-a] nobody is asked: 10:1 must be certain whoever would defend (RUL-H44-227)', () => {
    const t = named('14/Hoffmann', 'rmnts 19/9ss', '1 Pchute Army Coy');
    expect(t.play({ type: 'commit' }).codes().at(-1)).toBe('auto-ds');
    const armoured = named('14/Hoffmann', 'rmnts 19/9ss', 'PzJg/10ss', 'Hummel');
    expect(defence(armoured)).toBe(2 + 2);
    expect(armoured.refused({ type: 'commit' })).toBe('not-ten-to-one');
  });
});
