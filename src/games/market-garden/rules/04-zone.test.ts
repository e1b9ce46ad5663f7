import { describe, expect, it } from 'vitest';
import type { Sketch, Table } from '../../../wargame/test-kit.ts';
import {
  air,
  allied,
  alliedCombat,
  attack,
  attacker,
  commit,
  costs,
  end,
  fight,
  game,
  german,
  germanCombat,
  left,
  march,
  move,
  step,
} from './movement.test-kit.ts';

const AROUND_1008 = ['1007', '1107', '1108', '1009', '0908', '0907'];
const BRIGADE = 'B-43-129'; // 4-4-5
const ENEMY = 'G-Walther'; // 2-4-4

const zoneFor = (t: Table, unit: string): string[] =>
  Object.values(t.reach(unit))
    .filter(({ mustStop }) => mustStop === '4.1.2')
    .map(({ hex }) => hex)
    .toSorted();

/** A unit in 1008 begins its movement phase beside an enemy in 1007 and stays: must it attack? */
function mustAttack(more: Partial<Sketch>, unit = BRIGADE): boolean {
  const t = allied({ [unit]: '1008', [ENEMY]: '1007' }, more);
  t.play(end);
  const refusal = t.refusal(end);
  if (refusal) expect(refusal).toMatchObject({ rule: '4.1.2', code: 'must-attack', unit });
  return refusal !== undefined;
}

describe('4.1.2 engagement zones', () => {
  it('MG-4.1.2-a: the zone of a unit is the six hexes around it', () => {
    expect(zoneFor(allied({ 'B-G-32': '1004', [ENEMY]: '1008' }), 'B-G-32')).toEqual(AROUND_1008.toSorted());
  });

  it.each(['G-Art-1', 'G-Art-1 reduced', 'G-AT-1', 'N-Pro', 'G-Sec reduced'])('MG-4.1.2-a: %s has one', (unit) => {
    const [id = '', steps = ''] = unit.split(' ');
    const t = allied({ 'B-G-32': '1004', [id]: `1008 ${steps}`.trim() });
    expect(zoneFor(t, 'B-G-32')).toEqual(AROUND_1008.toSorted());
  });

  it('MG-4.1.2-a: Allied units have one as well, and none against their friends', () => {
    const t = german({ 'G-10SS-2': '1004', 'B-Art-1': '1008' });
    expect(zoneFor(t, 'G-10SS-2')).toEqual(AROUND_1008.toSorted());
    expect(zoneFor(allied({ 'B-G-32': '1004', 'B-Art-1': '1008' }), 'B-G-32')).toEqual([]);
  });

  it('MG-4.1.2-b: beside it a unit may pass, in it it stops, whatever points it has left', () => {
    const t = allied({ 'B-G-32': '1206', [ENEMY]: '1008' });
    expect(t.reach('B-G-32')['1106']?.mustStop).toBeNull();
    t.play(move('B-G-32'), step('1106'));
    expect(t.prompt()).toBe('moving');
    t.play(step('1107'));
    expect([t.prompt(), t.hexOf('B-G-32')]).toEqual(['movement', '1107']);
    expect(t.refusal(move('B-G-32'))).toMatchObject({ rule: '4.0', code: 'already-moved' });
  });

  it('MG-4.1.2-b: a road does not help', () => {
    const hexes = ['1110', '1109', '1108', '1107'];
    const sides = hexes.slice(1).map((b, i) => ({ a: hexes[i] as string, b, road: 'red-road' }));
    const t = allied({ 'B-8Armd': '1110', 'G-Sec': '1008' }, { sides });
    expect(t.reach('B-8Armd')['1108']).toMatchObject({ cost: 1, mustStop: '4.1.2' });
    t.play(move('B-8Armd'), step('1109'));
    expect(left(t)).toEqual([7.5]);
    t.play(step('1108'));
    expect([t.prompt(), t.hexOf('B-8Armd')]).toEqual(['movement', '1108']);
  });

  const moat = AROUND_1008.map((b) => ({ a: '1008', b, river: true }));

  it('MG-4.1.2-a, MG-5.1.5-b: rivers and swamp do not cut it: armour engages where it cannot go', () => {
    const more = { sides: moat, hexes: { '1107': 'swamp' } };
    const t = allied({ [BRIGADE]: '1206', 'B-43-130': '1011', 'G-PzBde-1': '1008' }, more);
    march(t, 'B-43-130', '1010');
    expect(t.reach(BRIGADE)['1107']?.mustStop).toBe('4.1.2');
    march(t, BRIGADE, '1106', '1107');
    t.play(end);
    expect(game.duties(t.match.state)).toMatchObject([{ code: 'must-attack', unit: BRIGADE }]);
    const tanks = germanCombat({ [BRIGADE]: '1107', 'G-PzBde-1': '1008' }, more);
    expect(tanks.may(attack('1107'))).toBe(true);
  });

  const face = { [BRIGADE]: '1008', [ENEMY]: '1007' };

  it('MG-4.1.2-c: breaking contact costs a point more, once', () => {
    const t = allied(face);
    expect(t.reach(BRIGADE)['1009']?.cost).toBe(2); // 1 + 1
    expect(t.reach(BRIGADE)['1108']?.cost).toBe(2);
    expect(t.reach(BRIGADE)['1012']?.cost).toBe(5);
    expect(costs(allied(face), BRIGADE, '1009', '1010', '1011', '1012')).toEqual([2, 1, 1, 1]);
    expect(allied({ [BRIGADE]: '1008', [ENEMY]: '1006' }).reach(BRIGADE)['1009']?.cost).toBe(1);
  });

  it('MG-4.1.2-c: two enemies in contact cost the same single point', () => {
    const t = allied({ [BRIGADE]: '1008', [ENEMY]: '1007', 'G-Sec': '1107' });
    expect(t.reach(BRIGADE)['1009']?.cost).toBe(2);
  });

  it('MG-4.1.2-c: the first step leaves the zone it was engaged in', () => {
    const t = allied(face);
    t.play(move(BRIGADE));
    for (const hex of ['1107', '0907'])
      expect(t.refusal(step(hex))).toMatchObject({ rule: '4.1.2', code: 'must-break-contact', hex });
    expect(t.may(step('1108'))).toBe(true);
  });

  it('MG-4.1.2-c, MG-4.1.2-b, MG-4.1.2-f: it may go on into the zone of another and must attack that one', () => {
    const t = allied({ ...face, 'G-Sec': '1110' });
    expect(t.reach(BRIGADE)['1109']).toMatchObject({ cost: 3, mustStop: '4.1.2' });
    march(t, BRIGADE, '1009', '1109');
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: BRIGADE });
    expect(t.may(attack('1110'))).toBe(true);
    expect(t.may(attack('1007'))).toBe(false);
  });

  it('MG-4.1.2-c, MG-4.1.2-b: with the first step already, if it leaves the one zone', () => {
    const t = allied({ ...face, 'G-Sec': '1010' });
    expect(t.reach(BRIGADE)['1009']).toMatchObject({ cost: 2, mustStop: '4.1.2' });
    march(t, BRIGADE, '1009');
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: BRIGADE });
  });

  it('MG-4.1.2-c, MG-4.1.2-b: once out it may come back to the same enemy, and must attack', () => {
    const t = allied(face);
    expect(costs(t, BRIGADE, '1009', '1108', '1107')).toEqual([2, 1, 1]);
    t.play(...['1009', '1108', '1107'].map(step));
    expect(t.prompt()).toBe('movement');
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: BRIGADE });
  });

  const wooded = { '1108': 'forest', '1009': 'forest', '0908': 'forest' };
  const streams = Object.keys(wooded).map((b) => ({ a: '1008', b, river: true }));

  it('MG-4.1.2-g, MG-4.0-b: who has too few points to break contact must attack', () => {
    const units = { 'G-Art-1': '1008', [BRIGADE]: '1007' };
    const t = german(units, { hexes: wooded, sides: streams }); // 1 + 1 + 2 of 3
    expect(t.refusal(move('G-Art-1'))).toMatchObject({ rule: '4.0', code: 'cannot-move' });
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack', unit: 'G-Art-1' });
    const dry = german(units, { hexes: wooded });
    expect(dry.reach('G-Art-1')['1009']?.cost).toBe(3);
  });

  it('MG-4.1.2-g: who finds every neighbour in the zones that engage it must attack one of them, not both', () => {
    const t = allied({ 'U-82-504': '1008', 'G-PzBde-1': '1007', 'G-9SS-2': '1009' });
    expect(t.may(move('U-82-504'))).toBe(false);
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: 'U-82-504' });
    expect([t.may(attack('1007')), t.may(attack('1009'))]).toEqual([true, true]);
    fight(t, '1009', ['U-82-504'], [1, 2]); // 3 against 4: 1-1; 3: IMP
    expect(t.may(end)).toBe(true);
    expect(t.may(attack('1007'))).toBe(false);
  });

  it('MG-4.1.2-d, MG-4.1.2-e: the example: in a town beside an enemy in the open it may stay, attack or leave', () => {
    const units = { [ENEMY]: '1008', [BRIGADE]: '1007' };
    const hexes = { '1008': 'city' };
    const t = german(units, { hexes });
    expect(t.reach(ENEMY)['1009']?.cost).toBe(2);
    t.play(end);
    expect(t.may(attack('1007'))).toBe(true);
    expect(t.may(end)).toBe(true);
    const open = german(units);
    open.play(end);
    expect(open.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack' });
  });

  it.each(['1107', '1008'])('MG-4.1.2-f: a newcomer in %s must attack, the unit in the town need not', (hex) => {
    const units = { [ENEMY]: '1008', [BRIGADE]: '1007', 'G-Sec': hex === '1107' ? '1207' : '1009' };
    const t = german(units, { hexes: { '1008': 'city' } });
    march(t, 'G-Sec', hex);
    t.play(end);
    expect(game.duties(t.match.state)).toMatchObject([{ code: 'must-attack', unit: 'G-Sec' }]);
    t.play(attack('1007'), attacker('G-Sec'));
    expect(t.may(attacker(ENEMY))).toBe(true);
    expect(t.may(commit)).toBe(true);
  });

  it.each([
    ['city', 'forest'],
    ['height', 'swamp'],
    ['forest', 'open'],
    ['swamp', 'open'],
    ['city', 'open'],
  ])('MG-4.1.2-d, MG-4.1.2-e: %s dominates %s', (own, enemy) => {
    expect(mustAttack({ hexes: { '1008': own, '1007': enemy } })).toBe(false);
  });

  it.each([
    ['city', 'height'],
    ['height', 'city'],
    ['forest', 'swamp'],
    ['open', 'open'],
    ['forest', 'city'],
    ['open', 'swamp'],
  ])('MG-4.1.2-d, MG-4.1.2-e: %s does not dominate %s', (own, enemy) => {
    expect(mustAttack({ hexes: { '1008': own, '1007': enemy } })).toBe(true);
  });

  it('MG-4.1.2-e: roads and rivers make nobody dominant', () => {
    expect(mustAttack({ sides: [{ a: '1008', b: '1009', road: 'road' }] })).toBe(true);
    expect(mustAttack({ sides: [{ a: '1008', b: '1007', river: true }] })).toBe(true);
    expect(mustAttack({ hexes: { '1008': 'swamp' }, sides: [{ a: '1007', b: '1006', road: 'road' }] })).toBe(false);
  });

  it('MG-4.1.2-d: it must dominate all who engage it', () => {
    const units = { [ENEMY]: '1008', [BRIGADE]: '1007', 'B-43-130': '1009' };
    const above = german(units, { hexes: { '1008': 'forest' } });
    above.play(end);
    expect(above.may(end)).toBe(true);
    const one = german(units, { hexes: { '1008': 'forest', '1009': 'height' } });
    expect(one.may(move(ENEMY))).toBe(false);
    one.play(end);
    expect(one.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack' });
    expect([one.may(attack('1007')), one.may(attack('1009'))]).toEqual([true, true]);
  });

  const pair = { [BRIGADE]: '1008', 'B-43-130': '1008', [ENEMY]: '1007', 'G-Sec': '1009' };

  it.each([
    ['1007', [2, 3]], // 8 against 4: 2-1; all of the 43rd in play: 3-1; 5: IMP
    ['1009', [3, 4]], // 8 against 2: 4-1; the 43rd: 5-1; 7: IMP
  ] as const)('MG-4.1.2-g, MG-5.0-a: two units between two enemies may both attack %s', (target, dice) => {
    const t = alliedCombat(pair);
    fight(t, target, [BRIGADE, 'B-43-130'], dice);
    expect(t.may(end)).toBe(true);
  });

  it('MG-4.1.2-g, MG-5.0-a: or one on each; but not one of them alone', () => {
    const t = alliedCombat(pair);
    fight(t, '1007', [BRIGADE], [1, 2]); // 4 against 4: 1-1; 3: IMP
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: 'B-43-130' });
    fight(t, '1009', ['B-43-130'], [1, 3]); // 4 against 2: 2-1; 4: IMP
    expect(t.may(end)).toBe(true);
  });

  it('MG-4.1.2-g: a stack is attacked whole', () => {
    const t = alliedCombat({ [BRIGADE]: '1008', [ENEMY]: '1007', 'G-Sec': '1007' });
    expect(t.odds({ target: '1007', attackers: [BRIGADE] }).defence).toBe(6); // 4 + 2
  });

  it('MG-4.1.2-g, MG-5.1.2-c: guns and aircraft do not take the only target of a unit that must attack it', () => {
    const t = alliedCombat({ ...face, 'B-Art-1': '1011' });
    expect(t.refusal({ type: 'bombard', target: '1007' })).toMatchObject({ rule: '4.1.2', unit: BRIGADE });
    t.play(attack('1007'), attacker(BRIGADE));
    expect(t.may({ type: 'artillery', unit: 'B-Art-1' })).toBe(true);
    expect(t.may(air(1))).toBe(true);
    const free = alliedCombat({ [ENEMY]: '1007', 'B-Art-1': '1011' });
    expect(free.may({ type: 'bombard', target: '1007' })).toBe(true);
  });

  const starved = { turn: 21, extra: { unsupplied: { '82 Abn': 3 } } };

  it('MG-4.1.2-g, MG-9.0-e: a unit that may not attack must break contact', () => {
    const t = allied({ 'U-82-504': '1008', [ENEMY]: '1007' }, starved);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-leave', unit: 'U-82-504' });
    for (const hex of ['1009', '1108', '0908']) expect(t.reach('U-82-504')[hex]?.cost).toBe(2);
    march(t, 'U-82-504', '1009');
    expect(t.may(end)).toBe(true);
  });

  it('MG-4.1.2-g, MG-9.0-e: if it cannot, it stays engaged and nobody attacks', () => {
    const t = allied({ 'U-82-504': '1008', [ENEMY]: '1007', 'G-Sec': '1009' }, starved);
    expect(t.may(move('U-82-504'))).toBe(false);
    t.play(end);
    expect(t.may(attack('1007'))).toBe(false);
    expect(t.may(end)).toBe(true);
  });
});
