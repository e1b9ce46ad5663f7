import { describe, expect, it } from 'vitest';
import { errorsOf, lay, type Sketch } from '../../../wargame/test-kit.ts';
import {
  alliedCombat,
  allied,
  BRIDGE,
  costs,
  game,
  german,
  goTo,
  join,
  left,
  march,
  move,
  overBridge,
  step,
  stop,
} from './movement.test-kit.ts';

/** Units of the three columns of the terrain table, on either side. */
const FOOT = 'B-43-129'; // 4-4-5
const MOTOR = 'B-G-32'; // 5-5-8
const ARMOUR = 'B-G-5'; // 7-5-8

/** Cost of the step from 1008 to 1007; undefined where it is not allowed. */
function price(unit: string, sketch: Partial<Sketch>): number | undefined {
  const side = game.counters.find(({ id }) => id === unit)?.side;
  const t = lay(game, { turn: 20, phase: `${side}-movement`, units: { [unit]: '1008' }, ...sketch });
  t.play(move(unit));
  const path = game.pathCost(t.match.state, ['1007']);
  return path.ok ? path.value[0]?.cost : undefined;
}
const river = { a: '1008', b: '1007', river: true };
const road = (...hexes: string[]) => hexes.slice(1).map((b, i) => ({ a: hexes[i] as string, b, road: 'road' }));

describe('4.0 movement', () => {
  it.each([
    // terrain, on foot, motorised, armoured
    ['open', 1, 1, 1],
    ['city', 1, 1, 1],
    ['forest', 2, 3, 3],
    ['swamp', 2, 3, undefined],
    ['height', 2, 3, 3],
  ])('MG-4.0-a, MG-4.0-i: %s costs %s on foot, %s motorised, %s armoured', (terrain, foot, motor, armour) => {
    const hexes = { '1007': terrain };
    expect([FOOT, MOTOR, ARMOUR].map((unit) => price(unit, { hexes }))).toEqual([foot, motor, armour]);
  });

  it.each(['road', 'red-road'])('MG-4.0-a: along a %s every hex costs 1 on foot and a half to the others', (kind) => {
    for (const terrain of ['open', 'city', 'forest', 'height']) {
      const sketch = { hexes: { '1007': terrain }, sides: [{ a: '1008', b: '1007', road: kind }] };
      expect([FOOT, MOTOR, ARMOUR].map((unit) => price(unit, sketch))).toEqual([1, 0.5, 0.5]);
    }
  });

  it('MG-4.0-a: a river costs 1 on foot and 2 motorised, beside the hex; over a bridge nothing', () => {
    expect([FOOT, MOTOR, ARMOUR].map((unit) => price(unit, { sides: [river] }))).toEqual([2, 3, undefined]);
    const hexes = { '1007': 'forest' };
    expect([FOOT, MOTOR].map((unit) => price(unit, { hexes, sides: [river] }))).toEqual([3, 5]);
    const bridged = { sides: [{ ...river, bridge: true }] };
    expect([FOOT, MOTOR, ARMOUR].map((unit) => price(unit, bridged))).toEqual([1, 1, 1]);
    const onRoad = { sides: [{ ...river, bridge: true, road: 'red-road' }] };
    expect([FOOT, MOTOR, ARMOUR].map((unit) => price(unit, onRoad))).toEqual([1, 0.5, 0.5]);
  });

  const example = {
    turn: 18,
    hexes: { '1707': 'swamp', '2205': 'city' },
    sides: [
      ...road('2201', '2202', '2203', '2204', '2205', '2105', '2006'),
      { a: '2006', b: '1906', river: true, ferry: true },
      ...road('1707', '1708'),
    ],
  };
  const toFerry = ['2202', '2203', '2204', '2205', '2105', '2006'];

  it('MG-4.0-a, MG-10.2-a: the example: 3-4-9 by road, ferry and open ground into the swamp, 2 + 1 + 1 + 2 + 3 = 9', () => {
    const t = german({ 'G-10SS-2': '2201' }, example);
    const spent = costs(t, 'G-10SS-2', ...toFerry, '1906', '1807', '1707');
    expect(spent).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 2, 1, 3]);
    t.play(...[...toFerry, '1906', '1807', '1707'].map(step));
    expect(left(t)).toEqual([0]);
  });

  it('MG-4.0-b: with nothing left not even a step by road is allowed', () => {
    const t = german({ 'G-10SS-2': '2201' }, example);
    t.play(move('G-10SS-2'), ...[...toFerry, '1906', '1807', '1707'].map(step));
    expect(t.refusal(step('1708'))).toMatchObject({ rule: '4.0', code: 'no-points', args: { need: 0.5, left: 0 } });
    const open = german({ 'G-10SS-2': '2201' }, { ...example, hexes: {} });
    open.play(move('G-10SS-2'), ...[...toFerry, '1906', '1807', '1707'].map(step));
    expect(left(open)).toEqual([2]);
    expect(open.may(step('1708'))).toBe(true);
  });

  const wood = { hexes: { '0926': 'forest', '0925': 'forest', '1026': 'forest' }, sides: road('0927', '0926', '0925') };

  it.each([
    [MOTOR, [0.5, 0.5], [0.5, 3], 3],
    [FOOT, [1, 1], [1, 2], 2],
  ])('MG-4.0-a: %s in the forest, along the road %j, from the road into the trees %j', (unit, along, off, trees) => {
    expect(costs(allied({ [unit]: '0927' }, wood), unit, '0926', '0925')).toEqual(along);
    expect(costs(allied({ [unit]: '0927' }, wood), unit, '0926', '1026')).toEqual(off);
    expect(allied({ [unit]: '0927' }, wood).reach(unit)['1027']?.cost).toBe(1);
    expect(costs(allied({ [unit]: '0927' }, { hexes: wood.hexes }), unit, '0926')).toEqual([trees]);
  });

  it('MG-4.0-a: the road serves only who comes along it', () => {
    const t = allied({ [MOTOR]: '0826' }, wood);
    expect(costs(t, MOTOR, '0926')).toEqual([3]);
  });

  it('MG-4.0-a, MG-4.0-b: rivers and hexes add up on foot: 3 + 1 leave too little for another river, 2 + 1 do not', () => {
    const sides = [river, { a: '1006', b: '1005', river: true }];
    const forest = allied({ [FOOT]: '1008' }, { sides, hexes: { '1007': 'forest' } });
    forest.play(move(FOOT), step('1007'), step('1006'));
    expect(left(forest)).toEqual([1]);
    expect(forest.refusal(step('1005'))).toMatchObject({ rule: '4.0', code: 'no-points', args: { need: 2, left: 1 } });
    const open = allied({ [FOOT]: '1008' }, { sides });
    open.play(move(FOOT), ...['1007', '1006', '1005'].map(step));
    expect(left(open)).toEqual([0]);
  });

  it.each(['B-G-32', 'G-SS-Esc'])('MG-4.0-a, MG-4.0-b: %s: river 2, forest 3 and height 3 use up 8 points', (unit) => {
    const hexes = { '1007': 'forest', '1006': 'height' };
    const t = (unit === MOTOR ? allied : german)(
      { [unit]: '1008' },
      { hexes, sides: [river, ...road('1006', '1005')] },
    );
    t.play(move(unit), step('1007'), step('1006'));
    expect(left(t)).toEqual([0]);
    expect(t.refusal(step('1005'))).toMatchObject({ code: 'no-points', args: { need: 0.5, left: 0 } });
  });

  it('MG-4.0-h: armour crosses rivers over bridges only, whatever points it has; motorised infantry anywhere', () => {
    const sides = [
      { ...river, bridge: true, road: 'red-road' },
      { a: '1008', b: '1107', river: true },
      { a: '1008', b: '0907', river: true },
    ];
    const t = allied({ [ARMOUR]: '1008', [MOTOR]: '1008' }, { sides });
    t.play(move(ARMOUR));
    for (const hex of ['1107', '0907']) {
      expect(t.refusal(step(hex))).toMatchObject({ rule: '4.0', code: 'river-needs-bridge', unit: ARMOUR });
    }
    t.play(step('1007'));
    expect(left(t)).toEqual([7.5]);
    t.play(stop);
    expect(t.reach(MOTOR)['1107']?.cost).toBe(1.5); // by the bridge
    expect(costs(t, MOTOR, '1107')).toEqual([3]); // 2 + 1
  });

  it.each(['B-8Armd', 'G-PzBde-1', 'G-10SS-1', 'G-AT-2', 'G-9SS-1'])('MG-4.0-h, MG-4.0-i: %s is armoured', (unit) => {
    expect(price(unit, { sides: [river] })).toBeUndefined();
    expect(price(unit, { hexes: { '1007': 'swamp' } })).toBeUndefined();
    expect(price(unit, { sides: [{ ...river, bridge: true }] })).toBe(1);
  });

  it.each(['G-AT-1', 'G-Art-1', 'G-SS-Esc', 'G-Chill-P'])('MG-4.0-h, MG-4.0-i: %s is not armoured', (unit) => {
    expect(price(unit, { sides: [river] })).toBeDefined();
    expect(price(unit, { hexes: { '1007': 'swamp' } })).toBeDefined();
  });

  it('MG-4.0-i: armour neither enters nor passes a swamp; others do', () => {
    const hexes = { '1007': 'swamp' };
    const t = german({ 'G-PzBde-1': '1008', 'G-10SS-2': '1008', 'G-Walther': '1008' }, { hexes });
    t.play(move('G-PzBde-1'));
    expect(t.refusal(step('1007'))).toMatchObject({ rule: '4.0', code: 'terrain-forbidden', hex: '1007' });
    t.play(step('1009'), stop);
    expect(t.reach('G-10SS-2')['1007']).toMatchObject({ cost: 3, mayStop: true });
    expect(t.reach('G-Walther')['1007']).toMatchObject({ cost: 2, mayStop: true });
  });

  it('MG-4.0-a, MG-4.0-h, MG-10.1-c: a destroyed bridge is river, and its road is gone; the next road hex is road again', () => {
    const { near, far, beyond } = BRIDGE;
    const sketch = { sides: overBridge, extra: { bridges: { [BRIDGE.id]: 'destroyed' } } };
    expect(costs(german({ 'G-9SS-2': near }, sketch), 'G-9SS-2', far, beyond)).toEqual([3, 0.5]); // 2 + 1
    expect(costs(german({ 'G-Walther': near }, sketch), 'G-Walther', far)).toEqual([2]); // 1 + 1
    const armour = german({ 'G-PzBde-1': near }, sketch);
    armour.play(move('G-PzBde-1'));
    expect(armour.refusal(step(far))).toMatchObject({ rule: '4.0', code: 'river-needs-bridge' });
    const whole = german({ 'G-PzBde-1': near }, { sides: overBridge });
    expect(costs(whole, 'G-PzBde-1', far, beyond)).toEqual([0.5, 0.5]);
  });

  it('MG-10.1-c, RUL-MG-01: a road that ends at a ferry is worth nothing across the river', () => {
    const sides = [{ a: '1009', b: '1010', river: true, ferry: true, road: 'road' }];
    const whole = german({ 'G-9SS-2': '1010' }, { sides: [{ a: '1009', b: '1010', road: 'road' }] });
    expect(costs(whole, 'G-9SS-2', '1009')).toEqual([0.5]);
    expect(costs(german({ 'G-9SS-2': '1010' }, { sides }), 'G-9SS-2', '1009')).toEqual([2]);
  });

  it.each([
    ['U-82-504', 3, 5],
    ['B-1AL', 3, 5],
    ['B-43-130', 5, 5],
    ['B-8Armd', 8, 8],
  ])('MG-4.0-g: %s has %i points on turn 17 and %i on turn 18', (unit, first, then) => {
    for (const [turn, points] of [
      [17, first],
      [18, then],
    ] as const) {
      const t = allied({ [unit]: '1010' }, { turn });
      const reach = game.reach(t.match.state, unit);
      expect(reach.ok && reach.value.allowance).toBe(points);
      expect(Math.max(...Object.values(t.reach(unit)).map(({ cost }) => cost))).toBe(points);
    }
  });

  it('MG-4.0-g: on turn 17 the fourth open hex is refused to airborne units', () => {
    const t = allied({ 'U-82-504': '1310' }, { turn: 17 });
    t.play(move('U-82-504'), ...['1210', '1110', '1010'].map(step));
    expect(t.refusal(step('0910'))).toMatchObject({ rule: '4.0', code: 'no-points' });
  });

  const best = { turn: 17, hexes: { '0619': 'city' } };
  const beside = { 'U-101-502': '0718', 'G-Chill-P': '0619' };

  it('MG-4.0-g, MG-4.1.2-c: on turn 17 an airborne unit may break contact out of its three points', () => {
    const t = allied(beside, best);
    for (const hex of ['0717', '0818', '0819']) expect(t.reach('U-101-502')[hex]?.cost).toBe(2);
    t.play(move('U-101-502'));
    for (const hex of ['0719', '0618'])
      expect(t.refusal(step(hex))).toMatchObject({ rule: '4.1.2', code: 'must-break-contact' });
    t.play(step('0818'));
    expect(left(t)).toEqual([1]);
    expect(t.may(step('0917'))).toBe(true);
  });

  it('MG-4.0-b, MG-4.0-g, MG-4.1.2-c: into forest it takes all three, over a river into forest more than it has', () => {
    const hexes = { ...best.hexes, '0818': 'forest' };
    const dry = allied(beside, { ...best, hexes });
    expect(costs(dry, 'U-101-502', '0818')).toEqual([3]);
    const wet = allied(beside, { ...best, hexes, sides: [{ a: '0718', b: '0818', river: true }] });
    wet.play(move('U-101-502'));
    expect(wet.refusal(step('0818'))).toMatchObject({ rule: '4.0', code: 'no-points', args: { need: 4, left: 3 } });
  });

  it('MG-4.0-c, MG-4.0-d: a unit may stop with points unspent, and has no more of them next turn', () => {
    const t = allied({ [FOOT]: '1005' }, { turn: 20 });
    march(t, FOOT, '1006', '1007');
    expect(t.hexOf(FOOT)).toBe('1007');
    goTo(t, 21, 'allied-movement');
    expect(t.reach(FOOT)['1012']?.cost).toBe(5);
    expect(t.reach(FOOT)['1013']).toBeUndefined();
  });

  it('MG-4.0-e: points of a unit that stays are of no use to another', () => {
    const t = allied({ [FOOT]: '1005', 'B-43-130': '1005' });
    march(t, FOOT, '1006');
    expect(t.reach('B-43-130')['1010']?.cost).toBe(5);
    expect(t.reach('B-43-130')['1011']).toBeUndefined();
  });

  it('MG-4.0-f: units that move together go as far as each of them may', () => {
    const t = allied({ [FOOT]: '1005', [MOTOR]: '1005' });
    t.play(move(MOTOR), join(FOOT), ...['1006', '1007', '1008', '1009', '1010'].map(step));
    expect(left(t)).toEqual([3, 0]);
    expect(t.refusal(step('1011'))).toMatchObject({ rule: '4.0', code: 'no-points', unit: FOOT });
  });

  it('MG-4.0-b: fifteen road hexes leave half a point: for the sixteenth road hex, not for open ground or a seventeenth', () => {
    const rows = Array.from({ length: 19 }, (_, i) => `10${String(i + 2).padStart(2, '0')}`);
    const t = allied({ 'B-8Armd': '1002' }, { sides: road(...rows) });
    t.play(move('B-8Armd'), ...rows.slice(1, 16).map(step));
    expect([t.hexOf('B-8Armd'), left(t)]).toEqual(['1017', [0.5]]);
    expect(t.refusal(step('1117'))).toMatchObject({ code: 'no-points', args: { need: 1, left: 0.5 } });
    t.play(step('1018'));
    expect(t.refusal(step('1019'))).toMatchObject({ code: 'no-points', args: { need: 0.5, left: 0 } });
  });

  it('MG-4.0-a: a town by road costs what the road costs, without it 1', () => {
    const hexes = { '1007': 'city' };
    expect(price(MOTOR, { hexes, sides: road('1008', '1007') })).toBe(0.5);
    expect(price(MOTOR, { hexes })).toBe(1);
  });

  it('MG-7.0-b: a reduced unit moves as far as a fresh one', () => {
    for (const steps of ['', ' reduced']) {
      const t = german({ 'G-10SS-2': `1005${steps}` });
      expect(t.reach('G-10SS-2')['1014']?.cost).toBe(9);
      expect(t.reach('G-10SS-2')['1015']).toBeUndefined();
    }
  });

  it('MG-8.0-a: artillery moves as infantry', () => {
    const hexes = { '1007': 'forest', '1006': 'forest', '0907': 'forest' };
    const t = german({ 'G-Art-1': '1008' }, { hexes, sides: road('1008', '1007', '1006', '1005', '1004') });
    expect(t.reach('G-Art-1')['1005']?.cost).toBe(3);
    expect(t.reach('G-Art-1')['1004']).toBeUndefined();
    expect(t.reach('G-Art-1')['0907']?.cost).toBe(2);
  });

  it('MG-8.0-a, MG-4.1.2-c: three points take a gun out of contact into forest, not over a river as well', () => {
    const hexes = { '1009': 'forest' };
    const sides = [{ a: '1008', b: '1009', river: true }];
    const units = { 'G-Art-1': '1008', [FOOT]: '1007' };
    expect(costs(german(units, { hexes }), 'G-Art-1', '1009')).toEqual([3]);
    const wet = german(units, { hexes, sides });
    wet.play(move('G-Art-1'));
    expect(wet.refusal(step('1009'))).toMatchObject({ code: 'no-points', args: { need: 4, left: 3 } });
    expect(costs(german({ 'G-Art-1': '1008' }, { hexes, sides }), 'G-Art-1', '1009')).toEqual([3]);
  });
});

describe('4.1.1 friendly units', () => {
  const three = { 'B-43-129': '1008', 'B-43-130': '1008', 'B-Art-1': '1008' };

  it('MG-4.1.1-a: three units of any kind may stand in a hex, a fourth may not end there', () => {
    const t = allied({ ...three, [ARMOUR]: '1009' });
    t.play(move(ARMOUR), step('1008'));
    expect(t.refusal(stop)).toMatchObject({ rule: '4.1.1', code: 'stacking', hex: '1008' });
    const room = allied({ ...three, [ARMOUR]: '1009' });
    march(room, 'B-Art-1', '1007');
    march(room, ARMOUR, '1008');
    expect(room.hexOf(ARMOUR)).toBe('1008');
  });

  it.each([
    ['allied', ['U-101-506', 'D-PIB', 'B-G-32'], 'P-1'],
    ['allied', ['B-Art-1', 'B-Art-2', 'B-8Armd'], 'B-43-129'],
    ['german', ['N-Pro', 'G-Art-1', 'G-PzBde-1'], 'G-Sec'],
  ])('MG-4.1.1-a: %s: %j may stand together, with %s they may not', (side, stack, fourth) => {
    const sketch = { turn: 20, phase: `${side}-movement` };
    const units = Object.fromEntries(stack.map((unit) => [unit, '1010']));
    expect(errorsOf(game, { ...sketch, units })).toEqual([]);
    expect(errorsOf(game, { ...sketch, units: { ...units, [fourth]: '1010' } })).toEqual(['stacking']);
  });

  it('MG-4.1.1-b: a full hex may be passed, by who has the points to leave it again', () => {
    const sides = road('1009', '1008', '1007');
    const t = allied({ ...three, [ARMOUR]: '1009' }, { sides });
    expect(t.reach(ARMOUR)['1008']).toMatchObject({ cost: 0.5, mayStop: false });
    march(t, ARMOUR, '1008', '1007');
    expect(t.hexOf(ARMOUR)).toBe('1007');
  });

  it('MG-4.1.1-b: who could not leave it again does not enter it', () => {
    const rows = Array.from({ length: 16 }, (_, i) => `10${String(24 - i).padStart(2, '0')}`); // 1024 to 1009
    const sides = road(...rows, '1008');
    const t = allied({ ...three, [ARMOUR]: '1024' }, { sides });
    t.play(move(ARMOUR), ...rows.slice(1).map(step));
    expect([t.hexOf(ARMOUR), left(t)]).toEqual(['1009', [0.5]]);
    expect(t.refusal(step('1008'))).toMatchObject({ rule: '4.1.1', code: 'stacking' });
  });

  it('MG-4.1.1-b, MG-4.1.2-b: a full hex in an enemy’s zone cannot be passed', () => {
    const sides = road('1009', '1008', '1007');
    const t = allied({ ...three, [ARMOUR]: '1009', 'G-Walther': '0907' }, { sides });
    expect(t.reach(ARMOUR)['1008']).toBeUndefined();
    t.play(move(ARMOUR));
    expect(t.refusal(step('1008'))).toMatchObject({ rule: '4.1.1', code: 'stacking' });
  });

  it('MG-4.1.2-h: an enemy’s hex is neither entered nor passed; when he has gone it is', () => {
    const units = { [FOOT]: '1013' };
    const held = allied({ ...units, 'G-Feldt-4': '1014' });
    held.play(move(FOOT));
    expect(held.refusal(step('1014'))).toMatchObject({ rule: '4.1.2', code: 'enemy-there', hex: '1014' });
    const gone = allied({ ...units, 'G-Feldt-4': '2014' });
    gone.play(move(FOOT));
    expect(gone.may(step('1014'))).toBe(true);
  });

  it('MG-4.1.2-h: nor does anybody retreat there, and no set-up has both in a hex', () => {
    const t = alliedCombat({ [FOOT]: '1013', 'G-Feldt-4': '1014', 'G-Sec': '0912' });
    t.play({ type: 'attack', target: '1014' }, { type: 'attacker', unit: FOOT }, { type: 'commit' });
    if (t.prompt() === 'answer') t.play({ type: 'commit' });
    t.dice(3, 4); // 4 against 2: 2-1; 7: DVB ARI
    while (t.prompt() === 'loss') t.play(t.legal()[0] as object);
    expect(t.refusal({ type: 'retreat', unit: FOOT, to: '1014' })?.code).toBe('enemy-there');
    expect(t.refusal({ type: 'retreat', unit: FOOT, to: '1012' })?.code).toBe('enemy-zone');
    const both = { turn: 20, phase: 'allied-movement', units: { [FOOT]: '1010', 'G-Sec': '1010' } };
    expect(errorsOf(game, both)).toContain('enemy-there');
  });
});
