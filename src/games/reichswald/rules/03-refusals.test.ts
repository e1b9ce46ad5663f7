import { describe, expect, it, test } from 'vitest';
import { errorsOf, lay, type More, type Sketch, type Table } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

const game = gameById('reichswald') as Wargame;
const end = { type: 'end' };
const exit = { type: 'exit' };
const commit = { type: 'commit' };
const move = (unit: string) => ({ type: 'move', unit });
const join = (unit: string) => ({ type: 'join', unit });
const step = (to: string) => ({ type: 'step', to });
const embark = (unit: string) => ({ type: 'embark', unit });
const attack = (target: string) => ({ type: 'attack', target });
const attacker = (unit: string) => ({ type: 'attacker', unit });
const artillery = (unit: string) => ({ type: 'artillery', unit });
const retreat = (unit: string, to: string) => ({ type: 'retreat', unit, to });

const at = (phase: string, units: Sketch['units'], more: More = {}) =>
  lay(game, { turn: 18, weather: 'cloudy', pools: { air: { allied: 0 } }, phase, units, ...more });
const moving = (units: Sketch['units'], more: More = {}) => at('allied-movement', units, { weather: 'fair', ...more });
const allied = (units: Sketch['units'], more: More = {}) => at('allied-combat', units, more);
const german = (units: Sketch['units'], more: More = {}) => at('german-combat', units, more);

/** What the last action is refused with, after the others have been played. */
function refused(t: Table, ...actions: object[]) {
  t.play(...actions.slice(0, -1));
  return t.refusal(actions.at(-1) as object);
}

describe('a refusal names the rule, the unit and what was missing', () => {
  const pair = { 'B-44/15': '0910', 'B-46/15': '0708', 'G-2/2': '1010' };

  it('[RW-3.0-z] what belongs to another phase is not for now', () => {
    expect(moving(pair).refusal(attack('1010'))).toMatchObject({ rule: '3.0', code: 'not-now' });
  });

  it('[RW-3.0-z] while dice are due nobody else acts', () => {
    const t = allied(pair);
    t.play(attack('1010'), attacker('B-44/15'), commit);
    expect(t.refusal({ by: 'allied', type: 'end' })).toMatchObject({
      rule: '3.0',
      code: 'not-your-turn',
      args: { side: 'chance' },
    });
  });

  it('[RW-3.0-b] after the end nothing is played', () => {
    const t = at('final-movement', { 'B-44/15': '0910' }, { turn: 22 });
    t.play(end);
    expect(t.refusal({ by: 'allied', type: 'end' })).toMatchObject({ rule: '3.0', code: 'game-over' });
  });

  it('[RW-3.0-z] a reach is asked for in a movement phase', () => {
    expect(game.reach(allied(pair).match.state, 'B-44/15')).toMatchObject({
      error: { rule: '3.0', code: 'wrong-phase', unit: 'B-44/15' },
    });
  });

  it('[RW-4.0-b] a step that costs more than is left', () => {
    const path = ['1006', '1007', '1008', '1009', '1010'];
    const t = moving({ 'B-44/15': '1005' }, { hexes: { '1011': 'forest' } });
    expect(refused(t, move('B-44/15'), ...path.map(step), step('1011'))).toMatchObject({
      rule: '4.0',
      code: 'no-points',
      hex: '1011',
      unit: 'B-44/15',
      args: { need: 3, left: 2 },
    });
  });

  it('[RW-4.0-f] nobody joins a unit that has taken a step, not even where it has come to', () => {
    const t = moving({ 'B-44/15': '1010', 'B-9/34': '1011' });
    expect(refused(t, move('B-44/15'), step('1011'), join('B-9/34'))).toMatchObject({
      rule: '4.0',
      code: 'join-first',
      unit: 'B-9/34',
    });
  });

  it('[RW-4.1.2-b] a step after the move has ended by itself beside an enemy, by that', () => {
    const t = moving({ 'B-44/15': '1008', 'G-2/2': '1010' });
    t.play(move('B-44/15'), step('1009'));
    expect(t.refusal(step('1008'))).toMatchObject({ rule: '4.1.2', code: 'must-stop-in-zone', unit: 'B-44/15' });
    for (const action of [step('0505'), { type: 'stop' }, { type: 'join', unit: 'B-44/15' }])
      expect(t.refusal(action)).toMatchObject({ rule: '4.0', code: 'nobody-moves' });
  });

  it('[RW-5.2-a] an advance that is over, and answers that nothing asks for', () => {
    const t = allied(pair);
    expect(t.refusal({ type: 'advance', unit: 'B-44/15' })).toMatchObject({ rule: '5.2', code: 'not-a-candidate' });
    expect(t.refusal(retreat('B-44/15', '0810'))).toMatchObject({ rule: '5.3', code: 'over-already' });
  });

  it('[RW-4.1.1-c] a step into a full hex that is the last one', () => {
    const path = ['1006', '1007', '1008', '1009', '1010'];
    const t = moving({ 'B-44/15': '1005', 'B-46/15': '1011' });
    expect(refused(t, move('B-44/15'), ...path.map(step), step('1011'))).toMatchObject({
      rule: '4.1.1',
      code: 'stacking',
      hex: '1011',
    });
  });

  it('[RW-4.0-c] a reinforcement before its turn', () => {
    const t = lay(game, { turn: 8, phase: 'allied-movement', units: {}, printed: true, others: true });
    const [late] = t.view().units.filter(({ due }) => (due ?? 0) > 8);
    expect(t.refusal(move(late?.id ?? ''))).toMatchObject({
      rule: '4.2',
      code: 'not-due',
      unit: late?.id,
      args: { turn: late?.due },
    });
  });

  it('[RW-4.4-a] who has not moved yet lands nobody', () => {
    const t = moving({ 'B-11/33': '1005', 'C-8/3': '1005' }, { hexes: { '1006': 'inundation' } });
    expect(refused(t, move('B-11/33'), embark('C-8/3'), { type: 'land' })).toMatchObject({
      rule: '4.0',
      code: 'not-moved-yet',
      unit: 'B-11/33',
    });
  });

  it('[RW-5.0-a] an attacker that is not there', () => {
    expect(refused(allied(pair), attack('1010'), attacker('B-46/15'))).toMatchObject({ unit: 'B-46/15' });
  });

  it('[RW-8.0-a] a gun that is none', () => {
    expect(refused(allied(pair), attack('1010'), artillery('B-46/15'))).toMatchObject({
      rule: '8.0',
      code: 'not-artillery',
      unit: 'B-46/15',
    });
  });

  it('[RW-8.0-l] a bombardment by nobody', () => {
    expect(german({ 'G-2/2': '1010', 'B-44/15': '0705' }).refusal({ type: 'bombard', target: '0705' })).toMatchObject({
      rule: '6.2',
      code: 'no-strength',
      hex: '0705',
    });
  });

  it('[RW-5.1.1-a] odds with somebody unknown, or with somebody who is not there', () => {
    const { state } = allied({ ...pair, 'B-227/15': 'off' }).match;
    const odds = (unit: string) => game.odds(state, { target: '1010', attackers: [unit] });
    expect(odds('nobody')).toMatchObject({ error: { code: 'no-such-unit', unit: 'nobody', args: { unit: 'nobody' } } });
    expect(odds('B-227/15')).toMatchObject({ error: { rule: '5.0', code: 'not-on-map', unit: 'B-227/15' } });
  });

  it('[RW-5.1.8-a] a loss is not a retreat', () => {
    // 8 against 4: 2-1; row 6 reads DVB ARB
    const t = allied({ 'B-AD15': '0910', 'B-44/15': '0909', 'G-2/2': '1010' });
    t.play(attack('1010'), attacker('B-44/15'), attacker('B-AD15'), commit);
    t.dice(3, 3);
    expect(t.prompt()).toBe('loss');
    expect(t.refusal(retreat('B-44/15', '0810'))).toMatchObject({ rule: '5.1.8', code: 'not-now' });
  });
});

describe('what is no action is refused with what is wrong with it', () => {
  const { state } = moving({ 'B-44/15': '0910' }).match;

  test.each([
    [7, 'action'],
    [null, 'action'],
    [[], 'action'],
    [{}, 'by'],
    [{ by: 'allied', type: 'move' }, 'unit'],
    [{ by: 'allied', type: 'end', ['x'.repeat(50)]: 1 }, 'x'.repeat(40)],
  ])('[RW-3.0-z] %j', (action, what) => {
    expect(game.refusal(state, action)).toEqual({ rule: 'contract', code: 'malformed', args: { what } });
  });

  test('[RW-3.0-z] an unknown unit', () => {
    expect(game.refusal(state, { by: 'allied', type: 'move', unit: 'nobody' })).toEqual({
      rule: 'contract',
      code: 'no-such-unit',
      unit: 'nobody',
      args: { unit: 'nobody' },
    });
  });
});

describe('what is listed', () => {
  it('[RW-4.1.2-d] the phase does not end while somebody has to do something', () => {
    const t = lay(game, { turn: 8, phase: 'allied-movement', units: { 'C-5/2': '0305' } });
    expect(t.legal('end')).toEqual([]);
  });

  it('[RW-8.0-c] guns in range of an attack', () => {
    const t = allied({ 'B-44/15': '0910', 'B-AD15': '0705', 'G-2/2': '1010' });
    t.play(attack('1010'));
    expect(t.legal('artillery')).toEqual([artillery('B-AD15')]);
  });

  it('[RW-8.0-d] targets of guns that reach them', () => {
    const t = allied({ 'B-AD15': '0705', 'B-AD51': '0705', 'G-2/2': '1010' });
    expect(t.legal('bombard')).toEqual([{ type: 'bombard', target: '1010' }]);
  });
});

describe('what a set-up may not say', () => {
  const sketch = { turn: 18, phase: 'allied-movement', weather: 'fair', units: {} };

  it.each([
    ['a hex that is none', { bombed: ['9999'] }, 'no-such-hex'],
    ['hexes that are no list', { bombed: 'cleve' }, 'no-such-field'],
    ['a field that is none', { sunny: true }, 'no-such-field'],
    ['a side that is none', { points: { french: 3 } }, 'no-such-side'],
  ])('[RW-2.1-a] %s', (_, extra, code) => {
    expect(errorsOf(game, { ...sketch, extra: extra as NonNullable<Sketch['extra']> })).toEqual([code]);
  });

  it.each([
    ['paved', []],
    [null, []],
    ['rails', ['no-such-road']],
    [true, ['no-such-road']],
  ])('[RW-2.1-a] a road has its kind: %s', (road, codes) => {
    const sides = [{ a: '1010', b: '1011', road }] as NonNullable<Sketch['sides']>;
    expect(errorsOf(game, { ...sketch, sides })).toEqual(codes);
  });
});

describe('what is told', () => {
  it('[RW-4.1.2-b] who has come into an enemy zone, and where', () => {
    const t = moving({ 'B-44/15': '1012', 'G-2/2': '1010' });
    expect(t.events(move('B-44/15'), step('1011'))).toContainEqual({
      code: 'engaged',
      rule: '4.1.2',
      args: { unit: 'B-44/15', hex: '1011' },
    });
  });

  it('[RW-5.1.1-f] a declaration lays support open', () => {
    const t = allied({ 'B-44/15': '0910', 'G-2/2': '1010' });
    const events = t.events(attack('1010'), attacker('B-44/15'), commit);
    expect(events.find(({ code }) => code === 'declared')?.reveals).toBe(true);
  });

  it('[RW-5.1.1-e] played blind, the sum lays the steps of the defender open; played open, it tells nothing new', () => {
    const sum = (blind: string) => {
      const t = allied({ 'B-44/15': '0910', 'G-2/2': '1010' }, { options: { 'blind-declaration': blind } });
      return t.events(attack('1010'), attacker('B-44/15'), commit).find(({ code }) => code === 'committed')?.reveals;
    };
    expect([sum('on'), sum('off')]).toEqual([true, undefined]);
  });

  it('[RW-5.1.1-f] the table shows the combat whose dice are due', () => {
    const t = allied({ 'B-44/15': '0910', 'G-2/2': '1010' });
    t.play(attack('1010'), attacker('B-44/15'), commit);
    expect(t.view().pending).toMatchObject([{ kind: 'combat', stage: 'dice', dice: 2, hex: '1010' }]);
  });
});

describe('leaving over the south edge', () => {
  it('[RW-11.2-c] needs a point, and says how many are left', () => {
    const path = ['1012', '1013', '1014', '1015', '1016', '1017', '1018'];
    const t = moving({ 'B-44/15': path[0] as string });
    expect(refused(t, move('B-44/15'), ...path.slice(1).map(step), exit)).toMatchObject({
      rule: '4.0',
      code: 'no-points',
      unit: 'B-44/15',
      args: { need: 1, left: 0 },
    });
  });

  it('[RW-11.2-c] [RW-4.1.1-f] needs two out of the hex of a British brigade', () => {
    const path = ['1009', '1010', '1011', '1012', '1013', '1014', '1015', '1016', '1017', '1018'];
    const t = moving({ 'B-9/34': path[0] as string, 'B-44/15': '1018' });
    expect(refused(t, move('B-9/34'), ...path.slice(1).map(step), exit)).toMatchObject({
      code: 'no-points',
      args: { need: 2, left: 0 },
    });
  });

  it('[RW-11.2-c] [RW-4.1.1-a] a full hex on the way out is open to who can leave from it, not to who takes along one who cannot', () => {
    const full = { 'C-8/3': '1018', 'B-9/34': '1018', 'B-107/34': '1018' };
    const wet = ['0917', '0918', '1117', '1118'].map((hex) => [hex, 'inundation'] as const);
    const hexes = { ...Object.fromEntries(wet), '1018': 'village' };
    const t = moving({ 'B-44/15': '1013', 'B-Pont': '1013', ...full }, { hexes });
    const out = ['1014', '1015', '1016', '1017'].map(step);
    const alone = t.after(move('B-44/15'), ...out, step('1018'), exit);
    expect(alone.where('B-44/15')).toBe('exited');
    expect(refused(t, move('B-44/15'), join('B-Pont'), ...out, step('1018'))).toMatchObject({
      rule: '4.1.1',
      code: 'stacking',
      hex: '1018',
    });
  });
});
