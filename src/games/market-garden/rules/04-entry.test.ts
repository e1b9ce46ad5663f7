import { describe, expect, it } from 'vitest';
import { lay, type Table } from '../../../wargame/test-kit.ts';
import {
  advance,
  allied,
  alliedCombat,
  attack,
  attacker,
  costs,
  end,
  exit,
  fight,
  game,
  german,
  germanCombat,
  goTo,
  left,
  march,
  move,
  retreat,
  step,
  retreatHexes,
} from './movement.test-kit.ts';

const hexesOf = (place: string) => game.map.places.find(({ id }) => id === place)?.hexes ?? [];
const edge = (id: string) => game.map.edges.find((one) => one.id === id)?.hexes ?? [];

/** How far south a hex lies, in half hexes: odd columns lie half a hex lower. */
const south = (hex: string) => Number(hex.slice(2)) * 2 + (Number(hex.slice(0, 2)) % 2);

/** Hexes by which a waiting unit may enter: those it reaches with one step. */
const entries = (t: Table, unit: string): string[] => {
  t.play(move(unit));
  return t
    .legal('step')
    .map(({ to }) => String(to))
    .toSorted();
};

describe('4.2.1 entering the map', () => {
  const waiting = { 'G-406-1': 'off' }; // 1-2-4

  it('MG-4.2.1-a: the first hex costs what its ground costs', () => {
    expect(costs(german(waiting, { turn: 18 }), 'G-406-1', '2210')).toEqual([1]);
    const forest = german(waiting, { turn: 18, hexes: { '2210': 'forest' } });
    forest.play(move('G-406-1'), step('2210'));
    expect([forest.hexOf('G-406-1'), left(forest)]).toEqual(['2210', [2]]);
  });

  it('MG-4.2.1-a: by a road what the road costs; armour not into a swamp', () => {
    const unit = { 'G-PzBde-1': 'off' };
    const sides = [{ a: '2210', b: '2110', road: 'road' }];
    expect(costs(german(unit, { sides }), 'G-PzBde-1', '2210', '2110')).toEqual([0.5, 0.5]);
    expect(costs(german(unit), 'G-PzBde-1', '2210')).toEqual([1]);
    const swamp = german(unit, { hexes: { '2210': 'swamp' } });
    swamp.play(move('G-PzBde-1'));
    expect(swamp.refusal(step('2210'))).toMatchObject({ rule: '4.0', code: 'terrain-forbidden' });
  });

  it('MG-4.2.1-b, MG-4.1.2-b: beside an enemy it may enter: it engages and must attack; elsewhere it need not', () => {
    const t = german({ ...waiting, 'B-43-129': '2110' });
    expect(t.reach('G-406-1')['2210']).toMatchObject({ cost: 1, mustStop: '4.1.2' });
    expect(t.reach('G-406-1')['2208']?.mustStop).toBeNull();
    march(t, 'G-406-1', '2210');
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack', unit: 'G-406-1' });
  });

  it('MG-4.1.2-h: not where an enemy stands', () => {
    const t = german({ ...waiting, 'B-43-129': '2210' });
    t.play(move('G-406-1'));
    expect(t.refusal(step('2210'))).toMatchObject({ rule: '4.1.2', code: 'enemy-there' });
    expect(t.may(step('2208'))).toBe(true);
  });

  it('MG-4.1.1-a, MG-4.1.1-b: by a full hex only to go on', () => {
    const t = german({ ...waiting, 'G-406-2': '2210', 'G-406-3': '2210', 'G-406-4': '2210' });
    t.play(move('G-406-1'), step('2210'));
    expect(t.refusal({ type: 'stop' })).toMatchObject({ rule: '4.1.1', code: 'stacking' });
    t.play(step('2110'));
    expect(left(t)).toEqual([2]);
  });

  it('MG-4.2.1-a: one after the other by the same hex, each at the same price', () => {
    const t = german({ ...waiting, 'G-406-2': 'off' });
    march(t, 'G-406-1', '2210');
    expect(costs(t, 'G-406-2', '2210')).toEqual([1]);
  });

  it('MG-4.2.1-d: by the east edge only north of Helmond', () => {
    const helmond = hexesOf('helmond')[0] as string;
    const open = edge('east').filter((hex) => south(hex) < south(helmond));
    expect(entries(german({ 'G-Erdm-1': 'off' }), 'G-Erdm-1')).toEqual(open.toSorted());
    expect(open).toContain('2201');
    const t = german({ 'G-Erdm-1': 'off' });
    t.play(move('G-Erdm-1'));
    for (const hex of ['2220', '1121', '1128', '2118', '1010'])
      expect(t.refusal(step(hex))).toMatchObject({ rule: '4.2.1', code: 'not-entry-hex', hex });
  });

  it('MG-4.2.1-e: by the west edge only in its northern stretch', () => {
    const open = entries(german({ 'G-245-1': 'off' }), 'G-245-1');
    const west = edge('west').toSorted();
    expect(open).toEqual(west.slice(0, open.length));
    expect(open).toContain('0101');
    const t = german({ 'G-245-1': 'off' });
    t.play(move('G-245-1'));
    for (const hex of ['0124', '0128', '0210'])
      expect(t.refusal(step(hex))).toMatchObject({ rule: '4.2.1', code: 'not-entry-hex' });
  });

  it.each([
    [18, 'east', 'G-406-1 G-406-2 G-406-3 G-406-4'],
    [19, 'east', 'G-Erdm-1 G-Erdm-2 G-Erdm-3 G-AT-2 G-PzBde-1 G-ArtMec G-Art-1'],
    [19, 'west', 'G-245-1 G-245-2 G-245-3 G-Art-2'],
    [20, 'east', 'G-FJ-Esc G-Art-3'],
    [22, 'west', 'G-712-1 G-712-2 G-712-3'],
    [23, 'east', 'G-Art-4'],
    [24, 'east', 'G-PzBde-2'],
  ])('MG-4.2.1-a, MG-11.1-a, MG-4.2.3-f: from turn %i by the %s edge and no other: %s', (turn, by, ids) => {
    for (const unit of ids.split(' ')) {
      if (turn > 18)
        expect(german({ [unit]: 'off' }, { turn: turn - 1 }).refusal(move(unit))).toMatchObject({
          rule: '4.2.1',
          code: 'not-due',
        });
      const open = entries(german({ [unit]: 'off' }, { turn }), unit);
      expect(open.length).toBeGreaterThan(10);
      expect(open.filter((hex) => !edge(by).includes(hex))).toEqual([]);
      expect(german({ [unit]: 'off' }, { turn: 26 }).may(move(unit))).toBe(true);
    }
  });

  it('MG-4.2.1-c: Allied reinforcements come from the air only: they pay for no edge hex and need its ground', () => {
    const t = allied({ 'U-101-327': 'off' }, { turn: 19, hexes: { '0110': 'forest', '0428': 'swamp' } });
    t.play(move('U-101-327'));
    for (const hex of ['0110', '0428'])
      expect(t.refusal(step(hex))).toMatchObject({ rule: '4.2.3', code: 'not-entry-hex' });
    expect(allied({ 'U-101-327': 'off' }, { turn: 19 }).reach('U-101-327')['0428']?.cost).toBe(0);
  });
});

describe('4.2.2 leaving the map', () => {
  it.each([
    ['B-43-129', '0128'],
    ['B-43-129', '0828'],
    ['B-8Armd', '1501'],
    ['U-82-504', '2210'],
  ])('MG-4.2.2-a: no Allied unit leaves: %s in %s', (unit, hex) => {
    const t = allied({ [unit]: hex });
    t.play(move(unit));
    expect(t.refusal(exit)).toMatchObject({ rule: '4.2.2', code: 'no-exit-here', unit });
  });

  const pressed = { 'B-43-129': '0110', 'G-245-1': '0111', 'G-245-2': '0109' };

  it('MG-4.2.2-a, MG-5.3-a: forced to retreat, an Allied unit does not leave but goes through the zones, with a loss', () => {
    const t = germanCombat(pressed);
    const { shifts } = t.odds({ target: '0110', attackers: ['G-245-1', 'G-245-2'] });
    expect(shifts.map(({ why, amount }) => [why, amount])).toEqual([['surrounded', 1]]);
    fight(t, '0110', ['G-245-1', 'G-245-2'], [1, 2]); // 4 against 4: 1-1, surrounded: 2-1; 3: DRI AVB
    while (t.toAct() === 'german') t.play(t.legal()[0] as object);
    expect(t.legal('retreat').map(({ to }) => to)).toEqual(['0210', '0211']);
    expect(t.may(retreat('B-43-129', 'west'))).toBe(false);
    t.play(retreat('B-43-129', '0210'), retreat('B-43-129', '0310'));
    expect([t.hexOf('B-43-129'), t.steps('B-43-129')]).toEqual(['0310', 1]);
  });

  it('MG-4.2.2-a, MG-11.2.2-a: with no other way than over the edge it is destroyed', () => {
    const t = germanCombat({ ...pressed, 'G-245-3': '0211', 'G-712-1': '0210' });
    const before = t.points()['german'] ?? 0;
    fight(t, '0110', ['G-245-1', 'G-245-2', 'G-245-3', 'G-712-1'], [1, 2]); // 7 against 4: 1-1, surrounded: 2-1; 3: DRI AVB
    while (t.prompt() === 'loss') t.play(t.legal()[0] as object);
    expect(t.where('B-43-129')).toBe('eliminated');
    expect(t.points()['german']).toBe(before + 10);
  });

  it.each([
    ['G-10SS-2', '2205', 19, 'east'],
    ['G-245-1', '0110', 20, 'west'],
    ['G-9SS-2', '1501', 20, 'north'],
  ])(
    'MG-4.2.2-b: %s leaves from %s on turn %i and comes back two turns later by any hex of the %s edge (RUL-MG-61)',
    (unit, hex, turn, by) => {
      const t = german({ [unit]: hex }, { turn });
      const before = t.points();
      t.play(move(unit), exit);
      expect([t.where(unit), t.points()]).toEqual(['waiting', before]);
      goTo(t, turn + 1, 'german-movement');
      expect(t.refusal(move(unit))).toMatchObject({ code: 'not-due', args: { turn: turn + 2 } });
      goTo(t, turn + 2, 'german-movement');
      expect(entries(t, unit)).toEqual(edge(by).toSorted());
      expect(t.refusal(step('1010'))).toMatchObject({ rule: '4.2.2', code: 'not-entry-hex' });
      t.play(step(hex));
      expect(left(t)).toEqual([(unit === 'G-245-1' ? 4 : 9) - 1]);
    },
  );

  it('MG-4.2.2-b: the north edge is row 01', () => {
    expect(edge('north').every((hex) => hex.endsWith('01'))).toBe(true);
    expect(edge('north')).toContain('0101');
  });

  it('MG-4.2.2-b: who leaves on turn 25 does not come back, and is not destroyed', () => {
    const t = german({ 'G-9SS-2': '1501' }, { turn: 25 });
    const before = t.points();
    t.play(move('G-9SS-2'), exit);
    goTo(t, 26, 'german-movement');
    expect(t.may(move('G-9SS-2'))).toBe(false);
    t.play(end, end, end, end);
    expect([t.toAct(), t.where('G-9SS-2'), t.points()]).toEqual(['over', 'waiting', before]);
  });

  it.each(['0428', '0828', '1620'])(
    'MG-4.2.2-c: nobody leaves over the south edge of his own will: %s (RUL-MG-60)',
    (hex) => {
      const t = german({ 'G-176-1': hex });
      expect(t.reach('G-176-1')[hex]?.exit ?? false).toBe(false);
      t.play(move('G-176-1'));
      expect(t.refusal(exit)).toMatchObject({ rule: '4.2.2', code: 'no-exit-here', unit: 'G-176-1' });
      expect(t.legal('exit')).toEqual([]);
    },
  );

  it.each([
    ['0128', 'west'],
    ['1128', 'east'],
    ['2220', 'east'],
  ])('MG-4.2.2-b, MG-4.2.2-c: a corner of the south edge is left over the other edge: %s, %s', (hex, by) => {
    const t = german({ 'G-Sec': hex });
    t.play(move('G-Sec'), exit);
    expect(t.where('G-Sec')).toBe('waiting');
    goTo(t, 22, 'german-movement');
    expect(entries(t, 'G-Sec')).toEqual(edge(by).toSorted());
  });

  it.each(['north', 'east'])('MG-4.2.2-b: who retreats from a corner comes back over the edge it names: %s', (by) => {
    const units = { 'G-Tettau-1': '2201', 'B-50-69': '2101', 'B-50-151': '2101', 'B-50-231': '2202' };
    const t = lay(game, { turn: 18, phase: 'allied-combat', units });
    const attackers = ['B-50-69', 'B-50-151', 'B-50-231'].map((unit) => ({ type: 'attacker', unit }));
    t.play({ type: 'attack', target: '2201' }, ...attackers, { type: 'commit' });
    if (t.toAct() === 'german') t.play({ type: 'commit' });
    t.dice(3, 3);
    t.play({ type: 'retreat', unit: 'G-Tettau-1', to: by });
    while (t.toAct() === 'allied' && !t.may(end)) t.play(t.legal()[0] as object);
    goTo(t, 20, 'german-movement');
    expect(t.unit('G-Tettau-1')).toMatchObject({ entry: by });
    expect(entries(t, 'G-Tettau-1')).toEqual(
      edge(by)
        .filter((hex) => hex !== '2201')
        .toSorted(),
    );
  });

  it('MG-4.2.2-b: from a corner of the north edge either of its edges is the one it left by (RUL-MG-63)', () => {
    const t = german({ 'G-Sec': '0101' });
    t.play(move('G-Sec'), exit);
    goTo(t, 22, 'german-movement');
    expect(entries(t, 'G-Sec')).toEqual([...new Set([...edge('north'), ...edge('west')])].toSorted());
  });

  it('MG-4.2.2-b: units that move together leave one after the other', () => {
    const t = german({ 'G-Sec': '0207', 'G-AT-1': '0207' });
    t.play(move('G-Sec'), { type: 'join', unit: 'G-AT-1' }, step('0107'), exit);
    expect([t.where('G-Sec'), t.hexOf('G-AT-1')]).toEqual(['waiting', '0107']);
    t.play(exit);
    expect([t.where('G-AT-1'), t.prompt()]).toEqual(['waiting', 'movement']);
  });

  it('MG-4.2.2-b: leaving costs 1, and 1 more for breaking contact', () => {
    const far = german({ 'G-Sec': '1805' }); // four points to 2205
    far.play(move('G-Sec'), ...['1905', '2005', '2105', '2205'].map(step));
    expect(far.refusal(exit)).toMatchObject({ code: 'no-points', args: { need: 1, left: 0 } });
    const near = german({ 'G-Sec': '1905' });
    near.play(move('G-Sec'), ...['2005', '2105', '2205'].map(step));
    expect(near.may(exit)).toBe(true);
    const inside = german({ 'G-Sec': '2105' });
    inside.play(move('G-Sec'));
    expect(inside.may(exit)).toBe(false);
  });

  it('MG-4.2.2-b, MG-4.1.2-c: a unit in contact may leave the map to break it', () => {
    const t = german({ 'G-Sec': '2210', 'B-43-129': '2110' });
    t.play(move('G-Sec'), exit);
    expect(t.where('G-Sec')).toBe('waiting');
    t.play(end);
    expect(t.may(end)).toBe(true);
  });

  it('MG-4.2.2-b, MG-4.1.2-b: who has just engaged has stopped and does not leave', () => {
    const t = german({ 'G-Sec': '2208', 'B-43-129': '2110' });
    t.play(move('G-Sec'), step('2209'), step('2210'));
    expect(t.prompt()).toBe('movement');
    expect(t.hexOf('G-Sec')).toBe('2210');
  });

  const beaten = { 'G-245-1': '0110', 'B-43-129': '0111', 'B-43-130': '0109', 'B-43-214': '1520' };

  it('MG-4.2.2-b, MG-5.1.3-a, MG-5.3-a: an edge to come back over is a way out: no surrounding, a retreat without loss', () => {
    const t = alliedCombat(beaten);
    const odds = t.odds({ target: '0110', attackers: ['B-43-129', 'B-43-130'] });
    expect([odds.ratio, odds.shifts]).toEqual(['2-1', []]);
    fight(t, '0110', ['B-43-129', 'B-43-130'], [1, 1]); // 8 against 3: 2-1; 2: DRB AVB
    if (t.prompt() === 'loss') t.play({ type: 'loss', unit: 'B-43-130' });
    t.play(retreat('G-245-1', 'west'));
    if (t.prompt() === 'loss') t.play({ type: 'loss', unit: 'B-43-130' });
    expect([t.where('G-245-1'), t.steps('G-245-1'), t.steps('B-43-130')]).toEqual(['waiting', 1, 1]);
    expect(t.may(advance('B-43-129'))).toBe(true);
    t.play({ type: 'done' });
    goTo(t, 21, 'german-movement');
    expect(t.may(move('G-245-1'))).toBe(false);
    goTo(t, 22, 'german-movement');
    expect([t.steps('G-245-1'), t.may(move('G-245-1'))]).toEqual([1, true]);
    t.play(move('G-245-1'));
    expect(t.may(step('0108'))).toBe(true);
    expect(t.may(step('2210'))).toBe(false);
  });

  it('MG-7.0-c, MG-4.2.2-b: off the map nobody recovers', () => {
    const t = german({ 'G-245-1': '0110 reduced', 'G-245-2': '0115 reduced' });
    t.play(move('G-245-1'), exit);
    goTo(t, 22, 'german-movement');
    expect([t.steps('G-245-1'), t.steps('G-245-2')]).toEqual([1, 2]);
  });

  it('MG-4.2.2-c, RUL-S-06: the last step goes over the south edge rather than into a river that destroys it', () => {
    for (const [unit, dice] of [
      ['G-Feldt-1', [5, 4]],
      ['G-PzBde-1', [5, 6]],
    ] as const) {
      const t = alliedCombat({ 'B-43-129': '2220', [unit]: '2120 reduced' }, { printed: true, turn: 22 });
      t.play(attack('2120'), attacker('B-43-129'), { type: 'commit' });
      if (t.prompt() === 'answer') t.play({ type: 'commit' });
      t.dice(...dice);
      expect(t.legal('retreat').map(({ to }) => to)).toEqual(['south']);
    }
  });

  it('MG-4.2.2-c, MG-5.1.3-a: the south edge is no way out, but a unit forced to retreat may take it and is not destroyed', () => {
    const units = { 'G-176-1': '0828', 'B-43-129': '0827', 'B-50-69': '0728', 'B-50-151': '0928' };
    const t = alliedCombat(units);
    const before = t.points();
    const { shifts } = t.odds({ target: '0828', attackers: ['B-43-129'] });
    expect(shifts.map(({ why, amount }) => [why, amount])).toEqual([['surrounded', 1]]);
    t.play(attack('0828'), ...['B-43-129', 'B-50-69', 'B-50-151'].map(attacker), { type: 'commit' });
    if (t.prompt() === 'answer') t.play({ type: 'commit' });
    t.dice(2, 3); // 12 against 3: 4-1, surrounded and the 50th: 6-1; 5: DRI AVI
    expect(t.legal('retreat').map(({ to }) => to)).toEqual(['south']);
    t.play(retreat('G-176-1', 'south'));
    expect([t.where('G-176-1'), t.points()]).toEqual(['removed', before]);
    t.play({ type: 'done' });
    goTo(t, 22, 'german-movement');
    expect(t.refusal(move('G-176-1'))).toMatchObject({ code: 'not-on-map' });
  });

  it.each([
    ['0828', '0827', ['0728', '0928']],
    ['0128', '0228', ['west']],
  ])('MG-4.2.2-c: nor in a retreat that can go elsewhere: from %s (RUL-MG-60)', (hex, from, open) => {
    const t = alliedCombat({ 'G-176-1': hex, 'B-43-129': from, 'B-8Armd': from });
    fight(t, hex, ['B-43-129', 'B-8Armd'], [1, 2]); // 9 or more against 3: 3-1; 3: DRI AVI or DRB AVB
    while (t.prompt() === 'loss') t.play(t.legal()[0] as object);
    expect(retreatHexes(t, 'G-176-1')).toEqual(open);
  });
});

describe('what a table shows of units to come', () => {
  const arrivalOf = (t: Table, unit: string) => {
    const { due, entry, entryHex } = t.unit(unit) ?? {};
    return [due, entry, entryHex];
  };

  it('MG-11.1-a: by an edge, from the air, onto the printed hex, or raised; from which turn', () => {
    const t = lay(game, { turn: 17, phase: 'allied-movement', units: {}, others: true });
    expect(arrivalOf(t, 'G-406-1')).toEqual([18, 'east', undefined]);
    expect(arrivalOf(t, 'G-245-1')).toEqual([19, 'west', undefined]);
    expect(arrivalOf(t, 'B-4Para')).toEqual([18, 'air', '1403']);
    expect(arrivalOf(t, 'P-1')).toEqual([21, 'air', undefined]);
    expect(arrivalOf(t, 'B-52-155')).toEqual([null, 'arnhem', undefined]);
    expect(arrivalOf(t, 'G-Inf-124')).toEqual([21, 'north-of-waal', undefined]);
  });

  it('MG-4.2.3-d: from turn 19 on the printed hex no longer binds', () => {
    expect(arrivalOf(allied({ 'B-4Para': 'off' }, { turn: 19 }), 'B-4Para')).toEqual([18, 'air', undefined]);
  });

  it('MG-4.2.2-b: whoever left comes back over the same edge', () => {
    const t = german({ 'G-Sec': '0105' }, { turn: 20 });
    t.play(move('G-Sec'), exit);
    expect(arrivalOf(t, 'G-Sec')).toEqual([22, 'west', undefined]);
  });
});
