import { describe, expect, test } from 'vitest';
import { makeGrid } from '../../src/hex/grid.ts';
import { makeDestinations } from '../../src/wargame/search/contract.ts';
import { drill } from './drill/drill.ts';
import { amberFights, amberMoves, cyanMoves, end, fight, move, step, retreatHexes } from './drill/positions.ts';

const fly = (unit: string, ...hexes: string[]): object[] => [{ type: 'fly', unit }, ...hexes.map(step)];
const stop = { type: 'stop' };
const ids = (list: { hex: string }[]): string[] => list.map(({ hex }) => hex);

/** The flight of a unit as `reach` has it. */
function range(t: ReturnType<typeof amberMoves>, unit: string, mode?: string) {
  const reach = drill.reach(t.match.state as never, unit, mode);
  if (!reach.ok) throw new Error(reach.error.code);
  return Object.fromEntries(reach.value.hexes.map((hex) => [hex.hex, hex]));
}

describe('flights', () => {
  test('a hex costs one point, over a wood and over a river', () => {
    const t = amberMoves(
      { 'A-2': '0603' },
      { hexes: { '0604': 'wood' }, sides: [{ a: '0604', b: '0605', river: true }] },
    );
    const events = t.events(...fly('A-2', '0604', '0605'), stop);
    expect(events.map(({ code, args }) => [code, args?.['cost']])).toEqual([
      ['flight', 1],
      ['flight', 1],
      ['landed', undefined],
    ]);
    expect([t.hexOf('A-2'), t.unit('A-2').marks]).toEqual(['0605', ['moved', 'flown']]);
  });

  test('who has flown does not move any more, nor who has moved fly', () => {
    const t = amberMoves({ 'A-2': '0603' });
    t.play(...fly('A-2', '0604'), stop);
    expect(t.refusal({ type: 'move', unit: 'A-2' })?.code).toBe('already-moved');
    const other = amberMoves({ 'A-2': '0603 moved' });
    expect(other.refusal({ type: 'fly', unit: 'A-2' })?.code).toBe('already-moved');
  });

  test('nobody else flies, and nobody in a combat phase', () => {
    const t = amberMoves({ 'A-1': '0603', 'A-2': '0603' });
    expect(t.legal('fly')).toEqual([{ type: 'fly', unit: 'A-2' }]);
    expect(t.refusal({ type: 'fly', unit: 'A-1' })).toMatchObject({ rule: '2.7', code: 'no-glider' });
    expect(amberFights({ 'A-2': '0603' }).refusal({ type: 'fly', unit: 'A-2' })?.code).toBe('wrong-phase');
    expect(t.refusal({ type: 'fly', unit: 'nobody' })).toMatchObject({ rule: 'contract', code: 'no-such-unit' });
  });

  test('it may not land where it has not flown, in a wood, on an enemy or in a full hex', () => {
    const three = { 'A-1': '0604', 'A-3': '0604', 'A-4': '0604' };
    const t = amberMoves({ 'A-2': '0603', 'C-1': '0605', ...three }, { hexes: { '0503': 'wood' } });
    t.play(...fly('A-2'));
    expect(t.refusal(stop)?.code).toBe('not-moved-yet');
    t.play(step('0604'));
    expect(t.refusal(stop)).toMatchObject({ rule: '2.3', code: 'stacking' });
    t.play(step('0605'));
    t.dice(2);
    expect(t.refusal(stop)).toMatchObject({ rule: '2.4', code: 'enemy-there' });
    const wood = amberMoves({ 'A-2': '0603' }, { hexes: { '0604': 'wood' } });
    wood.play(...fly('A-2', '0604'));
    expect(wood.refusal(stop)).toMatchObject({ rule: '2.7', code: 'no-landing-here' });
  });

  test('it goes on over enemies and their zones, which do not stop it', () => {
    const t = amberMoves({ 'A-2': '0602', 'C-1': '0604' });
    t.play(...fly('A-2', '0603', '0604'));
    t.dice(6);
    t.play(step('0605'));
    t.dice(6);
    t.play(stop);
    expect(t.hexOf('A-2')).toBe('0605');
  });

  test('the first hex in contact is free, each later one asks for a die, and there is no second free one', () => {
    const t = amberMoves({ 'A-2': '0601', 'C-1': '0603' });
    t.play(...fly('A-2', '0602'));
    expect(t.toAct()).toBe('amber');
    t.play(step('0702'));
    expect([t.toAct(), t.prompt()]).toEqual(['amber', 'flying']);
    t.play(step('0703'));
    expect([t.toAct(), t.prompt()]).toEqual(['chance', 'dice-shot']);
    t.dice(2);
    expect(t.steps('A-2')).toBe(2);
  });

  test('the hex where it takes off counts as the first, and breaking contact costs a point', () => {
    const t = amberMoves({ 'A-2': '0602', 'C-1': '0603' });
    const [hop] = t.events(...fly('A-2', '0703'));
    expect(hop?.args?.['cost']).toBe(2);
    expect(t.toAct()).toBe('chance');
  });

  test('a one costs a step, and the last step the unit', () => {
    const t = amberMoves({ 'A-2': '0602 reduced', 'A-1': '0101', 'C-1': '0603' });
    t.play(...fly('A-2', '0703'));
    t.dice(1);
    expect([t.where('A-2'), t.prompt()]).toEqual(['eliminated', 'movement']);
    const whole = amberMoves({ 'A-2': '0602', 'C-1': '0603' });
    whole.play(...fly('A-2', '0703'));
    whole.dice(1);
    expect([whole.steps('A-2'), whole.prompt()]).toEqual([1, 'flying']);
  });

  test('until it lands it is shown where it flies, and neither engages nor takes a town', () => {
    const t = amberMoves({ 'A-2': '0605', 'C-1': '0609' }, { printed: true, extra: { amber: [] } });
    t.play(...fly('A-2', '0606'));
    expect([t.hexOf('A-2'), t.hexOf('C-1')]).toEqual(['0606', '0609']);
    expect(drill.tableView(t.match.state as never, null).objectives['0606']).toBe('cyan');
    const [landed, taken] = t.events(stop);
    expect([landed?.code, taken?.code]).toEqual(['landed', 'taken']);
  });

  test('a step after which it could not land any more is refused', () => {
    const woods = Object.fromEntries(
      ['0605', '0606', '0607', '0705', '0706', '0707', '0505', '0506', '0507'].map((hex) => [hex, 'wood']),
    );
    const t = amberMoves({ 'A-2': '0603' }, { hexes: woods });
    t.play(...fly('A-2', '0604', '0605'));
    expect(t.refusal(step('0606'))).toMatchObject({ code: 'nowhere-to-stop' });
    expect(t.legal('step').length).toBeGreaterThan(0);
  });

  test('it does not take off where no landing is in reach', () => {
    const woods = Object.fromEntries(makeGrid(drill.map.grid).names.map((hex) => [hex, 'wood']));
    const t = amberMoves({ 'A-2': '0603' }, { hexes: woods });
    expect(t.refusal({ type: 'fly', unit: 'A-2' })?.code).toBe('cannot-move');
  });

  test('nor does it take off to come down where it stood; once in the air it may come back there', () => {
    const woods = Object.fromEntries(makeGrid(drill.map.grid).names.map((hex) => [hex, 'wood']));
    const t = amberMoves({ 'A-2': '0603' }, { hexes: { ...woods, '0603': 'open' } });
    expect(t.refusal({ type: 'fly', unit: 'A-2' })?.code).toBe('cannot-move');
    const other = amberMoves({ 'A-2': '0603' }, { hexes: { ...woods, '0603': 'open', '0606': 'open' } });
    expect(range(other, 'A-2', 'flight')).toHaveProperty('0602');
    other.play(...fly('A-2', '0602', '0603'), stop);
    expect(other.hexOf('A-2')).toBe('0603');
  });

  test('it must fight where it comes down beside an enemy', () => {
    const t = amberMoves({ 'A-2': '0601', 'C-1': '0604' });
    t.play(...fly('A-2', '0602', '0603'), stop);
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: 'A-2' });
  });

  test('the duty to break contact can be done by air', () => {
    const t = amberMoves({ 'A-2': '0602', 'C-1': '0603' });
    t.play(...fly('A-2', '0601'), stop, end);
    expect(t.may(end)).toBe(true);
  });
});

describe('queries about flights', () => {
  test('the range before take-off and in the air', () => {
    const t = amberMoves({ 'A-2': '0601', 'C-1': '0603' }, { hexes: { '0605': 'wood' } });
    expect(range(t, 'A-2', 'flight')['0603']).toMatchObject({ cost: 2, mayStop: false });
    expect(range(t, 'A-2', 'flight')['0604']).toMatchObject({ cost: 3, mayStop: true, mustStop: null });
    expect(range(t, 'A-2', 'flight')).not.toHaveProperty('0605');
    expect(range(t, 'A-2', 'ground')).not.toHaveProperty('0604');
    expect(range(t, 'A-2')['0604']).toMatchObject({ cost: 3, mode: 'flight' });
    t.play(...fly('A-2', '0602'));
    expect(range(t, 'A-2')['0604']?.cost).toBe(2);
    expect(drill.reach(t.match.state as never, 'A-1', 'flight').ok).toBe(false);
  });

  test('every hex of the range can be flown to', () => {
    const t = amberMoves({ 'A-2': '0602', 'C-1': '0603', 'C-2': '0605' }, { printed: true });
    const state = t.match.state as never;
    for (const { hex, path, cost, mayStop, dice } of Object.values(range(t, 'A-2', 'flight'))) {
      const copy = drill.copy(state);
      let due = 0;
      const fly = { by: 'amber', type: 'fly', unit: 'A-2' };
      drill.playUnchecked(copy, fly);
      const paid = drill.pathCost(copy, path);
      if (!paid.ok) throw new Error(`${hex}: ${paid.error.code}`);
      const sum = (of: 'cost' | 'dice'): number => paid.value.reduce((total, one) => total + (one[of] ?? 0), 0);
      expect([hex, sum('cost'), sum('dice')]).toEqual([hex, cost, dice]);
      for (const to of path) {
        const step = { by: 'amber', type: 'step', to };
        expect(drill.refusal(copy, step)).toBeUndefined();
        drill.playUnchecked(copy, step);
        if (drill.toAct(copy) !== 'chance') continue;
        drill.playUnchecked(copy, { by: 'chance', dice: [6] });
        due++;
      }
      expect([hex, due]).toEqual([hex, dice]);
      expect([hex, drill.refusal(copy, { by: 'amber', ...stop }) === undefined]).toEqual([hex, mayStop]);
    }
  });

  test('of paths of one length the range has one with the fewest dice, and says which hexes are in contact', () => {
    const t = amberMoves({ 'A-2': '0601', 'C-1': '0603' });
    const flights = range(t, 'A-2', 'flight');
    expect(flights['0503']).toMatchObject({ cost: 2, dice: 0 });
    expect(flights['0703']).toMatchObject({ cost: 2, dice: 0 });
    expect(flights['0505']).toMatchObject({ cost: 4, dice: 1 });
    expect([flights['0602']?.contact, flights['0701']?.contact]).toEqual([true, undefined]);
    expect(range(t, 'A-2')['0502']?.dice).toBeUndefined();
  });

  test('the range begins with the nearest hexes, those of one cost in the order of their numbers', () => {
    const reach = drill.reach(amberMoves({ 'A-2': '0605' }).match.state as never, 'A-2', 'flight');
    const listed = reach.ok ? reach.value.hexes.map(({ cost, hex }) => `${cost} ${hex}`) : [];
    expect(listed.length).toBeGreaterThan(6);
    expect(listed).toEqual(listed.toSorted());
  });

  test('a path in the air is paid hex by hex, with the point for breaking contact', () => {
    const t = amberMoves({ 'A-2': '0602', 'C-1': '0603' });
    t.play(...fly('A-2'));
    const path = drill.pathCost(t.match.state as never, ['0601', '0501']);
    expect(path.ok && path.value.map(({ cost, left }) => [cost, left])).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  test('the next range is that on the ground and in the air', () => {
    const t = cyanMoves({ 'A-2': '0601', 'C-1': '0603', 'C-2': '1010' });
    const next = drill.nextReach(t.match.state as never, 'A-2');
    expect(next.ok && ids([...next.value.hexes]).includes('0604')).toBe(true);
  });

  test('who flies at all is told apart from who may now', () => {
    const t = amberMoves({ 'A-1': '0601', 'A-2': '0603 moved' });
    expect(drill.aids.fliers(t.match.state as never)).toEqual(['A-2']);
    expect(t.legal('fly')).toEqual([]);
    expect(drill.aids.fliers(cyanMoves({ 'A-2': '0603' }).match.state as never)).toEqual([]);
  });

  test('computer players are told where a flight can end', () => {
    const t = amberMoves({ 'A-2': '0602', 'C-1': '0603' }, { printed: true });
    const grid = makeGrid(drill.map.grid);
    const found = drill.search.landings(t.match.state as never, 1, makeDestinations(grid.size));
    const hexes = Array.from({ length: found.count }, (_, i) => grid.names[found.hexes[i] as number] as string);
    const stops = Object.values(range(t, 'A-2', 'flight')).filter(({ mayStop }) => mayStop);
    expect(hexes.toSorted()).toEqual(ids(stops).toSorted());
    expect(drill.search.landings(t.match.state as never, 0, makeDestinations(grid.size)).count).toBe(0);
  });
});

/** Attacks and rolls a seven; the defender leaves his hex. */
function winning(t: ReturnType<typeof amberFights>, target: string, attackers: readonly string[]) {
  t.play({ type: 'attack', target }, ...attackers.map((unit) => ({ type: 'attacker', unit })), { type: 'commit' });
  if (t.toAct() !== 'chance') t.play({ type: 'commit' });
  const events = t.events(3, 4);
  while (t.legal('retreat').length > 0) events.push(...t.events(t.legal('retreat')[0] as object));
  while (t.legal('loss').length > 0) events.push(...t.events(t.legal('loss')[0] as object));
  return events;
}

describe('hexes closed for good', () => {
  test('the estate is closed to amber, on foot, in the air, in advance and in retreat; not to cyan', () => {
    const t = amberMoves({ 'A-1': '1108', 'A-2': '1108' });
    t.play(...move('A-1'));
    expect(t.refusal(step('1208'))).toMatchObject({ rule: '2.8', code: 'estate' });
    expect(amberMoves({ 'A-1': '1108' }).reach('A-1')).not.toHaveProperty('1208');
    const air = amberMoves({ 'A-2': '1108' });
    air.play(...fly('A-2'));
    expect(air.refusal(step('1208'))).toMatchObject({ rule: '2.8', code: 'estate' });
    const cyan = cyanMoves({ 'C-1': '1108' });
    cyan.play(...move('C-1', '1208'), stop);
    expect(cyan.hexOf('C-1')).toBe('1208');
  });

  test('nobody advances into it', () => {
    const t = amberFights({ 'A-1': '1108', 'A-4': '1108', 'A-5': '1108', 'C-1': '1208 reduced' });
    const events = winning(t, '1208', ['A-1', 'A-4', 'A-5']);
    expect(events).toContainEqual(expect.objectContaining({ code: 'no-advance', rule: '2.8' }));
    expect(t.hexOf('A-4')).toBe('1108');
  });

  test('nobody retreats into it', () => {
    const t = amberFights({ 'A-7': '1109', 'C-1': '1108', 'C-2': '1108' });
    fight(t, '1108', ['A-7'], [3, 4]); // 3 against 10: 1-3
    expect(retreatHexes(t, 'A-7').filter((hex) => ['1208', '1209', '1210'].includes(hex))).toEqual([]);
  });

  test('no set-up puts anybody there', () => {
    expect(() => amberMoves({ 'A-1': '1208' })).toThrow('estate');
  });

  test('ruined hexes let only tracks pass, and nobody stop', () => {
    const ruined = { extra: { ruined: ['0604'] } };
    const foot = amberMoves({ 'A-1': '0603' }, ruined);
    foot.play(...move('A-1'));
    expect(foot.refusal(step('0604'))).toMatchObject({ code: 'ruined' });
    const tracks = amberMoves({ 'A-4': '0603' }, ruined);
    expect(tracks.reach('A-4')['0604']).toMatchObject({ mayStop: false });
    tracks.play(...move('A-4', '0604'));
    expect(tracks.refusal(stop)).toMatchObject({ rule: '2.8', code: 'ruined' });
    expect(drill.tableView(tracks.match.state as never, null).ruined).toEqual(['0604']);
  });
});

describe('retreats and ruined hexes', () => {
  /** in 0604 between enemies; only 0504 is free of their zones. */
  const beaten = (unit: string) => {
    const t = amberFights(
      { [unit]: '0604', 'C-1': '0605', 'C-2': '0705', 'C-3': '0603' },
      { extra: { ruined: ['0504'] } },
    );
    fight(t, '0605', [unit], [1, 4]);
    return t;
  };

  test('nobody retreats into one to stay', () => expect(retreatHexes(beaten('A-7'), 'A-7')).not.toContain('0504'));
  test('a unit that may pass it is driven through it', () => {
    const t = beaten('A-4');
    expect(retreatHexes(t, 'A-4')).toContain('0504');
    t.play({ type: 'retreat', unit: 'A-4', to: '0504' });
    expect(t.prompt()).toBe('retreat-on');
    expect(retreatHexes(t, 'A-4')).not.toContain('0504');
    t.play({ type: 'retreat', unit: 'A-4', to: retreatHexes(t, 'A-4')[0] as string });
    expect(t.steps('A-4')).toBe(1);
  });
});

test('a unit that enters where its move ends goes no further', () => {
  const t = cyanMoves({ 'C-6': 'off' }, { printed: true });
  t.play({ type: 'move', unit: 'C-6' }, step('1008'));
  expect([t.prompt(), t.hexOf('C-6'), t.unit('C-6').marks]).toEqual(['movement', '1008', ['moved']]);
  const other = cyanMoves({ 'C-6': 'off' }, { printed: true });
  expect(other.reach('C-6')['1008']).toMatchObject({ mayStop: true, mustStop: '2.5' });
  expect(other.reach('C-6')).not.toHaveProperty('1009');
});
