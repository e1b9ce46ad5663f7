import { describe, expect, it } from 'vitest';
import { knownHex, makeGrid } from '../../../hex/grid.ts';
import type { Table } from '../../../wargame/test-kit.ts';
import {
  advance,
  air,
  allied,
  alliedCombat,
  around,
  attack,
  attacker,
  commit,
  end,
  fight,
  game,
  german,
  goTo,
  left,
  march,
  move,
  now,
  step,
  stop,
} from './movement.test-kit.ts';

const turn18 = { turn: 18 };

describe('4.2.3 landings on printed hexes', () => {
  const waiting = { 'B-4Para': 'off', 'B-1AL': '1403' };

  it('MG-4.2.3-b, MG-11.1-a: the brigade of turn 18 lands in 1403 and nowhere else, beside friends too', () => {
    const t = allied(waiting, turn18);
    t.play(move('B-4Para'));
    expect(t.legal('step')).toEqual([step('1403')]);
    expect(t.refusal(step('1404'))).toMatchObject({ rule: '4.2.3', code: 'not-entry-hex', hex: '1404' });
    t.play(step('1403'), stop);
    expect([t.hexOf('B-4Para'), t.hexOf('B-1AL')]).toEqual(['1403', '1403']);
  });

  it('MG-4.2.3-b: not before turn 18', () => {
    expect(allied(waiting, { turn: 17 }).refusal(move('B-4Para'))).toMatchObject({
      code: 'not-due',
      args: { turn: 18 },
    });
  });

  it('MG-4.2.3-b: a jump costs nothing, the unit may move on', () => {
    const t = allied(waiting, turn18);
    t.play(move('B-4Para'), step('1403'));
    expect(left(t)).toEqual([5]);
    expect(t.may(step('1402'))).toBe(true);
  });

  it('MG-4.2.3-b: it may not be put off (RUL-MG-13); where 1403 is full it waits, and later it lands where it likes', () => {
    const t = allied({ 'B-4Para': 'off' }, turn18);
    expect(t.refusal(end)).toMatchObject({ rule: '4.2.3', code: 'jump-due', unit: 'B-4Para', hex: '1403' });
    const full = { 'B-1AL': '1403', 'B-1Para': '1403', 'P-1': '1403' };
    expect(allied({ 'B-4Para': 'off', ...full }, turn18).may(end)).toBe(true);
    const later = allied({ 'B-4Para': 'off' }, { turn: 19 });
    later.play(move('B-4Para'));
    expect([later.may(step('1403')), later.may(step('1010'))]).toEqual([true, true]);
  });

  it('MG-4.2.3-b, MG-11.2.2-a: among enemies it is destroyed at once, without a combat', () => {
    const t = allied({ 'B-4Para': 'off', 'B-1AL': '1406', 'G-9SS-2': '1403' }, turn18);
    const before = t.points()['german'] ?? 0;
    t.play(move('B-4Para'));
    expect(t.legal('step')).toEqual([step('1403')]);
    t.play(step('1403'));
    const { event } = t.match.log.at(-1) as { event: object };
    expect(event).toMatchObject({ code: 'eliminated', rule: '4.2.3', args: { why: 'landing' } });
    expect([t.where('B-4Para'), t.hexOf('G-9SS-2'), t.prompt()]).toEqual(['eliminated', '1403', 'movement']);
    expect(t.points()['german']).toBe(before + 10);
    t.play(end);
    expect(t.may(end)).toBe(true);
  });

  it('MG-4.2.3-b: moved there by a computer player it is lost just so', () => {
    const t = allied({ 'B-4Para': 'off', 'B-1AL': '1406', 'G-9SS-2': '1403' }, turn18);
    const whole = game.copy(t.match.state);
    const unit = game.counters.findIndex(({ id }) => id === 'B-4Para');
    expect(game.search.move(whole, unit, knownHex(makeGrid(game.map.grid), '1403'))).toBe(true);
    t.play(move('B-4Para'), step('1403'));
    expect(whole).toEqual(t.match.state);
  });

  it('MG-4.2.3-b: who looks at the way there is told that the unit is lost', () => {
    const t = allied({ 'B-4Para': 'off', 'B-1AL': '1406', 'G-9SS-2': '1403' }, turn18);
    t.play(move('B-4Para'));
    expect(game.pathCost(t.match.state, ['1403'])).toMatchObject({ value: [{ hex: '1403', lost: '4.2.3' }] });
    const safe = allied({ 'B-4Para': 'off', 'B-1AL': '1406' }, turn18);
    safe.play(move('B-4Para'));
    const free = game.pathCost(safe.match.state, ['1403']);
    expect(free.ok && free.value[0]).not.toHaveProperty('lost');
  });

  const beside = { 'B-4Para': 'off', 'B-1AL': '1404', 'G-9SS-2': '1303' };

  it('MG-4.2.3-c: in an enemy’s zone it stops and must attack', () => {
    const t = allied(beside, turn18);
    march(t, 'B-1AL', '1405');
    t.play(move('B-4Para'), step('1403'));
    expect(t.prompt()).toBe('movement');
    t.play(end);
    expect(game.duties(t.match.state)).toMatchObject([{ rule: '4.1.2', code: 'must-attack', unit: 'B-4Para' }]);
    expect(t.odds({ target: '1303', attackers: ['B-4Para'] })).toMatchObject({ attack: 3, defence: 4, column: '1-1' });
    fight(t, '1303', ['B-4Para'], [2, 4]); // 6: DVI ARI
    expect(t.prompt()).toBe('retreat');
    expect(t.refusal({ type: 'retreat', unit: 'B-4Para', to: '1404' })?.code).toBe('enemy-zone');
    expect(t.may({ type: 'retreat', unit: 'B-4Para', to: '1402' })).toBe(true);
  });

  it('MG-4.2.3-c: with the brigade that is there already', () => {
    const t = allied(beside, turn18);
    march(t, 'B-4Para', '1403');
    t.play(end);
    expect(t.odds({ target: '1303', attackers: ['B-4Para', 'B-1AL'] }).attack).toBe(6);
    t.play(attack('1303'), attacker('B-4Para'));
    expect(t.may(attacker('B-1AL'))).toBe(true);
    expect(t.refusal(air(1))).toMatchObject({ rule: '6.2', code: 'no-air-isolated' });
  });

  it('MG-4.2.3-c, MG-4.1.2-f: a friend in a dominant town need not attack, who lands there must', () => {
    const t = allied({ ...beside, 'B-1AL': '1403' }, { ...turn18, hexes: { '1403': 'city' } });
    march(t, 'B-4Para', '1403');
    t.play(end);
    expect(game.duties(t.match.state)).toMatchObject([{ code: 'must-attack', unit: 'B-4Para' }]);
  });
});

const entryIn = (t: Table): object | undefined => t.match.log.find(({ event }) => event.code === 'enter')?.event;

describe('4.2.3 in the log', () => {
  it('MG-4.2.3-b, MG-4.2.3-d: who lands is told so, under the rule of landings', () => {
    for (const [unit, hex, turn] of [
      ['B-4Para', '1403', 18],
      ['P-1', '1010', 21],
    ] as const) {
      const t = allied({ [unit]: 'off' }, { turn });
      t.play(move(unit), step(hex));
      expect(entryIn(t)).toMatchObject({ rule: '4.2.3', args: { unit, to: hex, by: 'air' } });
    }
  });
});

describe('4.2.3 later landings', () => {
  it('MG-4.2.3-d: on open ground, in towns and on heights, by a road or not; not in forest or swamp', () => {
    const hexes = { '1010': 'city', '1011': 'height', '1012': 'forest', '1013': 'swamp', '1110': 'forest' };
    const sides = [{ a: '1110', b: '1111', road: 'road' }];
    const t = allied({ 'U-101-327': 'off' }, { turn: 19, hexes, sides });
    t.play(move('U-101-327'));
    for (const hex of ['1009', '1010', '1011', '1111', '0228']) expect([hex, t.may(step(hex))]).toEqual([hex, true]);
    for (const hex of ['1012', '1013', '1110'])
      expect(t.refusal(step(hex))).toMatchObject({ rule: '4.2.3', code: 'not-entry-hex', hex });
  });

  it.each([
    ['U-101-327', 19],
    ['P-1', 21],
    ['U-82-325', 23],
  ])('MG-4.2.3-d, MG-11.1-a: %s lands from turn %i on, at no cost', (unit, turn) => {
    expect(allied({ [unit]: 'off' }, { turn: turn - 1 }).refusal(move(unit))).toMatchObject({ code: 'not-due' });
    for (const day of [turn, 26]) {
      const t = allied({ [unit]: 'off' }, { turn: day });
      t.play(move(unit), step('1010'));
      expect(left(t)).toEqual([5]);
    }
  });

  const brigade = { 'P-1': 'off', 'G-Sec': '1008' };

  it('MG-4.2.3-d, MG-4.2.3-c: beside an enemy it engages and must attack, without aircraft', () => {
    const t = allied(brigade, { turn: 21 });
    march(t, 'P-1', '1007');
    expect([t.hexOf('P-1'), t.prompt()]).toEqual(['1007', 'movement']);
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack', unit: 'P-1' });
    expect(t.odds({ target: '1008', attackers: ['P-1'] })).toMatchObject({ attack: 3, defence: 2, column: '1-1' });
    t.play(attack('1008'), attacker('P-1'));
    expect(t.refusal(air(1))).toMatchObject({ rule: '6.2', code: 'no-air-isolated' });
  });

  it('MG-4.2.3-b, MG-4.1.2-h: nobody chooses to land on an enemy', () => {
    const t = allied(brigade, { turn: 21 });
    t.play(move('P-1'));
    expect(t.refusal(step('1008'))).toMatchObject({ rule: '4.2.3', code: 'not-entry-hex' });
  });

  it('MG-4.1.1-a, MG-4.2.3-d: nobody lands where three stand, to go on either (RUL-MG-62)', () => {
    const three = { 'U-82-504': '1711', 'U-82-505': '1711', 'U-82-508': '1711' };
    const t = allied({ ...three, 'U-82-325': 'off' }, { turn: 23 });
    expect(t.reach('U-82-325')['1711']).toMatchObject({ mayStop: false });
    t.play(move('U-82-325'));
    expect(t.refusal(step('1711'))).toMatchObject({ rule: '4.1.1', code: 'stacking', hex: '1711' });
    expect(t.legal('step')).not.toContainEqual(step('1711'));
    const near = allied({ ...three, 'U-82-325': 'off' }, { turn: 23 });
    march(near, 'U-82-325', '1710');
    expect(near.hexOf('U-82-325')).toBe('1710');
  });

  it('MG-4.2.3-d, MG-9.0-g, MG-6.2-d: beside XXX Corps it is in contact: aircraft at once, no die for supply any more', () => {
    const t = allied({ 'P-1': 'off', 'B-43-129': '1009', 'G-Walther': '1007' }, { turn: 21 });
    march(t, 'P-1', '1008');
    t.play(end, attack('1007'), attacker('P-1'), air(2), commit);
    if (t.prompt() === 'answer') t.play(commit);
    t.dice(1, 2); // 5 against 4: 1-1; 3: IMP
    t.play(end);
    march(t, 'G-Walther', '1006', '1005');
    t.play(end, end);
    expect(now(t)).toBe('22 allied-movement allied');
    const alone = allied({ 'P-1': 'off', 'B-43-129': '1019' }, { turn: 21 });
    march(alone, 'P-1', '1008');
    alone.play(end, end, end, end);
    expect(now(alone)).toBe('22 allied-movement chance');
  });

  it.each([
    ['G-FJ-Esc', 20],
    ['G-Erdm-1', 19],
  ])('MG-4.2.3-f: German paratroops do not jump: %s', (unit, turn) => {
    const t = german({ [unit]: 'off' }, { turn });
    t.play(move(unit));
    expect(t.refusal(step('1010'))).toMatchObject({ rule: '4.2.1', code: 'not-entry-hex' });
    t.play(step('2205'));
    expect(left(t)?.[0]).toBe((unit === 'G-FJ-Esc' ? 5 : 4) - 1);
  });
});

const ARNHEM = game.map.places.find(({ id }) => id === 'arnhem')?.hexes ?? [];
const [TOWN = ''] = ARNHEM;
const [NORTH, , , SOUTH] = around(TOWN) as [string, string, string, string];
const [, , , FURTHER] = around(SOUTH) as [string, string, string, string];
const isAllied = { holders: Object.fromEntries(ARNHEM.map((hex) => [hex, 'allied'])) };
const LOWLAND = { 'B-52-155': 'off', 'B-52-156': 'off', 'B-52-157': 'off' };

/** The unit of XXX Corps comes up from the south, two hexes from Arnhem. */
const relief = (units: Record<string, string>, corps = 'D-PIB', turn = 22): Table =>
  allied({ ...LOWLAND, [corps]: FURTHER, ...units }, { turn, extra: isAllied });

const due = (t: Table) => t.unit('B-52-155').due;

describe('4.2.3 the 52nd Division', () => {
  it('MG-4.2.3-e, MG-11.1-c: two turns after the contact in Arnhem it comes, there only and not before', () => {
    const t = relief({ 'B-1Para': TOWN });
    expect(t.may(move('B-52-155'))).toBe(false);
    march(t, 'D-PIB', SOUTH);
    expect(due(t)).toBe(24);
    goTo(t, 23, 'allied-movement');
    expect(t.refusal(move('B-52-155'))).toMatchObject({ code: 'not-due', args: { turn: 24 } });
    goTo(t, 24, 'allied-movement');
    t.play(move('B-52-155'));
    expect(t.legal('step').map(({ to }) => to)).toEqual(ARNHEM);
    expect(t.refusal(step(NORTH))).toMatchObject({ rule: '4.2.3', code: 'not-entry-hex' });
  });

  it('MG-4.2.3-e, MG-9.0-g: a set-up with both beside each other in Arnhem has made the contact and the town (RUL-S-08)', () => {
    const t = allied({ ...LOWLAND, 'B-1Para': TOWN, 'D-PIB': SOUTH }, { turn: 22 });
    expect([due(t), t.view().extra['contact']]).toEqual([24, ['1 Abn']]);
    goTo(t, 24, 'allied-movement');
    expect(t.may(move('B-52-155'))).toBe(true);
  });

  it('MG-4.2.3-e, MG-4.1.1-a: two brigades join the one in the town, a third finds no room and waits (RUL-MG-62)', () => {
    const t = relief({ 'B-1Para': TOWN });
    march(t, 'D-PIB', SOUTH);
    goTo(t, 24, 'allied-movement');
    march(t, 'B-52-155', TOWN);
    march(t, 'B-52-156', TOWN);
    expect(t.refusal(move('B-52-157'))).toMatchObject({ code: 'cannot-move', unit: 'B-52-157' });
    march(t, 'B-1Para', NORTH);
    expect(t.may(move('B-52-157'))).toBe(true);
  });

  it('MG-4.2.3-e: a contact outside Arnhem calls nobody', () => {
    const t = relief({ 'B-1Para': around(FURTHER)[3] as string });
    expect(due(t)).toBeNull();
    march(t, 'D-PIB', SOUTH);
    expect(due(t)).toBeNull();
  });

  it('MG-4.2.3-e: nor XXX Corps in Arnhem itself beside airborne troops outside it', () => {
    const t = relief({ 'B-1Para': NORTH });
    march(t, 'D-PIB', SOUTH, TOWN);
    expect(due(t)).toBeNull();
  });

  it('MG-4.2.3-e, MG-11.1-c: never without a contact: not on the map, not destroyed, no points', () => {
    const t = relief({ 'B-1Para': TOWN }, 'D-PIB', 26);
    const before = t.points();
    t.play(end, end);
    expect([t.toAct(), t.where('B-52-155'), t.points()]).toEqual(['over', 'waiting', before]);
  });

  it('MG-4.2.3-e, MG-11.1-c: not while Arnhem is German; once it is retaken, from the date on', () => {
    const guards = { 'B-G-5': FURTHER, 'B-G-32': FURTHER, 'B-8Armd': FURTHER };
    const t = allied(
      { ...LOWLAND, 'B-1Para': TOWN, 'D-PIB': '0128', 'G-9SS-2': '2201', ...guards },
      { turn: 21, extra: isAllied },
    );
    march(t, 'B-G-5', SOUTH);
    expect(due(t)).toBe(23);
    goTo(t, 22, 'allied-movement');
    march(t, 'B-1Para', around(TOWN)[4] as string);
    march(t, 'B-G-5', FURTHER, around(FURTHER)[3] as string);
    goTo(t, 23, 'german-movement');
    march(t, 'G-9SS-2', ...pathTo(t, 'G-9SS-2', TOWN));
    expect(t.hexOf('G-9SS-2')).toBe(TOWN);
    t.play(end);
    fight(t, t.hexOf('B-1Para') as string, ['G-9SS-2'], [1, 2]); // 3 against 5: 1-1; 3: IMP
    goTo(t, 23, 'allied-movement');
    expect(t.refusal(move('B-52-155'))).toMatchObject({ rule: '4.2.3', code: 'not-in-arnhem' });
    for (const unit of Object.keys(guards)) march(t, unit, ...pathTo(t, unit, SOUTH));
    t.play(end);
    fight(t, TOWN, [...Object.keys(guards), 'B-1Para'], [1, 1]); // 21 against 4: 5-1, the Guards: 6-1; 2: EMP
    for (let n = 0; n < 9 && t.prompt() !== 'advance'; n++) t.play(t.legal()[0] as object);
    t.play(t.legal('advance')[0] as object, { type: 'done' });
    goTo(t, 24, 'allied-movement');
    expect(t.may(move('B-52-155'))).toBe(true);
  });

  it('MG-4.2.3-e, MG-2.4.1-a: a contact on turn 25 comes too late; the division is not destroyed', () => {
    const t = relief({ 'B-1Para': TOWN }, 'D-PIB', 25);
    march(t, 'D-PIB', SOUTH);
    expect(due(t)).toBe(27);
    goTo(t, 26, 'allied-movement');
    expect(t.refusal(move('B-52-155'))).toMatchObject({ code: 'not-due' });
    expect(t.where('B-52-155')).toBe('waiting');
  });

  it('MG-4.2.3-a, MG-4.2.3-e: the Polish brigade is airborne as well', () => {
    const t = relief({ 'P-1': TOWN }, 'B-43-214', 23);
    march(t, 'B-43-214', SOUTH);
    expect(due(t)).toBe(25);
  });

  it('MG-4.2.3-a: the 52nd is not: XXX Corps beside it calls nobody', () => {
    const t = allied({ ...LOWLAND, 'B-52-157': TOWN, 'D-PIB': FURTHER }, { turn: 22, extra: isAllied });
    march(t, 'D-PIB', SOUTH);
    expect(due(t)).toBeNull();
  });

  it('MG-4.2.3-e, MG-9.0-g: an advance after combat makes contact as well', () => {
    const units = { ...LOWLAND, 'B-1Para': TOWN, 'B-G-5': FURTHER, 'G-Sec': `${SOUTH} reduced` };
    const t = alliedCombat(units, { turn: 22, extra: isAllied });
    expect(due(t)).toBeNull();
    fight(t, SOUTH, ['B-G-5', 'B-1Para'], [3, 4]); // 10 against 1: 9-1; 7: DRB AVI
    t.play(advance('B-G-5'));
    expect([t.hexOf('B-G-5'), due(t)]).toEqual([SOUTH, 24]);
  });
});

/** The cheapest way of a unit to a hex. */
const pathTo = (t: Table, unit: string, hex: string): readonly string[] => t.reach(unit)[hex]?.path ?? [];
