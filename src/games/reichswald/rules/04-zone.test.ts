import { describe, expect, it } from 'vitest';
import { errorsOf, lay, type Sketch } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

const game = gameById('reichswald') as Wargame;
const end = { type: 'end' };
const move = (unit: string) => ({ type: 'move', unit });
const step = (to: string) => ({ type: 'step', to });
const fair = { turn: 14, weather: 'fair' } as const;

/** The six hexes around 1010, clockwise from north. */
const AROUND_1010 = ['1009', '1109', '1110', '1011', '0910', '0909'];
/** The six hexes around 1011, clockwise from north. */
const AROUND_1011 = ['1010', '1110', '1111', '1012', '0911', '0910'];
const moatOf1011 = AROUND_1011.map((b) => ({ a: '1011', b, river: true }));

/** 44/15 in 1011 starts its turn engaged by 1051/84 in 1010 and stays: must it attack? */
function mustAttack(sketch: Partial<Sketch>): boolean {
  const t = lay(game, {
    ...fair,
    phase: 'allied-movement',
    units: { 'B-44/15': '1011', 'G-1051/84': '1010' },
    ...sketch,
  });
  t.play(end);
  const refusal = t.refusal(end);
  if (refusal) expect(refusal).toMatchObject({ rule: '4.1.2', code: 'must-attack' });
  return refusal !== undefined;
}

const siegfried = { terrain: 'open', features: ['siegfried'] };
const fortification = { terrain: 'open', features: ['fortification'] };

describe('4.1.2 engagement zones', () => {
  it('[RW-4.1.2-a] the engagement zone of a unit is the six hexes around it', () => {
    const t = lay(game, { ...fair, phase: 'allied-movement', units: { 'B-9/34': '1013', 'G-1051/84': '1010' } });
    const zone = Object.values(t.reach('B-9/34')).filter((hex) => hex.mustStop === '4.1.2');
    expect(zone.map((hex) => hex.hex).toSorted()).toEqual(AROUND_1010.toSorted());
  });

  it('[RW-4.1.2-a] every unit has one, artillery and reduced units too; a river does not cut it', () => {
    const units = { 'B-44/15': '1013', 'G-184A': '1010 reduced' };
    const sides = [{ a: '1010', b: '1011', river: true }];
    const t = lay(game, { ...fair, phase: 'allied-movement', units, sides });
    expect(t.reach('B-44/15')['1011']?.mustStop).toBe('4.1.2');
    expect(t.reach('B-44/15')['1012']?.mustStop).toBeNull();
  });

  it('[RW-4.1.2-a] a unit in inundation has one too', () => {
    const hexes = { '1010': 'inundation' };
    const t = lay(game, { ...fair, phase: 'german-movement', units: { 'C-8/3': '1010', 'G-1051/84': '1013' }, hexes });
    expect(t.reach('G-1051/84')['1011']?.mustStop).toBe('4.1.2');
  });

  it('[RW-4.1.2-a] friends have no engagement zone against each other', () => {
    const t = lay(game, { ...fair, phase: 'allied-movement', units: { 'B-44/15': '1013', 'C-7/3': '1010' } });
    expect(Object.values(t.reach('B-44/15')).filter((hex) => hex.mustStop !== null)).toEqual([]);
  });

  it('[RW-4.1.2-b] a unit that enters an enemy engagement zone must stop', () => {
    const t = lay(game, { ...fair, phase: 'allied-movement', units: { 'B-44/15': '1012', 'G-1051/84': '1010' } });
    t.play(move('B-44/15'), step('1011'));
    expect(t.hexOf('B-44/15')).toBe('1011');
    expect(t.prompt()).toBe('movement'); // its move is over with 10 points unspent
    expect(t.refusal(move('B-44/15'))?.code).toBe('already-moved');
  });

  it('[RW-4.1.2-b] outside the zone it may go on', () => {
    const t = lay(game, { ...fair, phase: 'allied-movement', units: { 'B-44/15': '1013', 'G-1051/84': '1010' } });
    t.play(move('B-44/15'), step('1012'));
    expect(t.prompt()).toBe('moving');
    expect(t.may(step('1111'))).toBe(true);
  });

  it('[RW-4.1.2-b] nobody passes through a zone: a defile held by an enemy zone is closed', () => {
    // 1010 and 1011 are the only dry hexes between 1009 and 1012; the German in 1111 reaches 1011 but not 1010
    const wet = ['0909', '0910', '1109', '1110', '0911'];
    const hexes = Object.fromEntries(wet.map((hex) => [hex, 'inundation']));
    const sketch = { ...fair, phase: 'allied-movement', hexes };
    const held = lay(game, { ...sketch, units: { 'B-44/15': '1010', 'G-1051/84': '1111' } });
    expect(held.reach('B-44/15')['1011']?.mustStop).toBe('4.1.2');
    expect(held.reach('B-44/15')['1012']).toBeUndefined();
    const free = lay(game, { ...sketch, units: { 'B-44/15': '1010' } });
    expect(free.reach('B-44/15')['1012']?.cost).toBe(4); // 2 + 2
  });

  it('[RW-4.1.2-c] breaking contact costs 1 point more', () => {
    const engaged = lay(game, { ...fair, phase: 'allied-movement', units: { 'B-44/15': '1011', 'G-1051/84': '1010' } });
    expect(engaged.reach('B-44/15')['1012']?.cost).toBe(3); // open 2 + 1
    expect(engaged.reach('B-44/15')['1013']?.cost).toBe(5); // paid once: 3 + 2
    const free = lay(game, { ...fair, phase: 'allied-movement', units: { 'B-44/15': '1011', 'G-1051/84': '1009' } });
    expect(free.reach('B-44/15')['1012']?.cost).toBe(2);
  });

  it('[RW-4.1.2-c] two enemies in contact cost the same single point', () => {
    const units = { 'B-44/15': '1011', 'G-1051/84': '1010', 'G-1052/84': '1110' };
    const t = lay(game, { ...fair, phase: 'allied-movement', units });
    expect(t.reach('B-44/15')['1012']?.cost).toBe(3);
  });

  it('[RW-4.1.2-c] a unit that breaks contact must leave that enemy’s zone', () => {
    const t = lay(game, { ...fair, phase: 'allied-movement', units: { 'B-44/15': '1011', 'G-1051/84': '1010' } });
    t.play(move('B-44/15'));
    expect(t.may(step('0911'))).toBe(true); // two hexes from 1010
    expect(t.refusal(step('1110'))).toMatchObject({ rule: '4.1.2', code: 'must-break-contact' });
    expect(t.refusal(step('0910'))).toMatchObject({ rule: '4.1.2', code: 'must-break-contact' });
  });

  it('[RW-4.1.2-c] it may leave one enemy’s zone straight into another’s, and stops there', () => {
    const units = { 'B-44/15': '1011', 'G-1051/84': '1010', 'G-1052/84': '1013' };
    const t = lay(game, { ...fair, phase: 'allied-movement', units });
    expect(t.reach('B-44/15')['1012']).toMatchObject({ cost: 3, mustStop: '4.1.2' });
    t.play(move('B-44/15'), step('1012'));
    expect(t.prompt()).toBe('movement');
  });

  it('[RW-4.1.2-c] the Germans break contact by the same rule', () => {
    const t = lay(game, { ...fair, phase: 'german-movement', units: { 'G-1051/84': '1011', 'B-44/15': '1010' } });
    expect(t.reach('G-1051/84')['1012']?.cost).toBe(3); // open 2 + 1
    t.play(move('G-1051/84'));
    expect(t.refusal(step('1110'))).toMatchObject({ rule: '4.1.2', code: 'must-break-contact' });
  });

  it('[RW-4.1.2-d] a unit in dominant terrain may stay without attacking; on equal ground it must attack', () => {
    expect(mustAttack({ hexes: { '1011': 'village' } })).toBe(false);
    expect(mustAttack({})).toBe(true);
  });

  it('[RW-4.1.2-d] a unit in dominant terrain may attack or break contact all the same', () => {
    const sketch = { ...fair, units: { 'B-44/15': '1011', 'G-1051/84': '1010' }, hexes: { '1011': 'village' } };
    const moving = lay(game, { ...sketch, phase: 'allied-movement' });
    expect(moving.reach('B-44/15')['1012']?.cost).toBe(3);
    moving.play(end);
    expect(moving.may({ type: 'attack', target: '1010' })).toBe(true);
  });

  it('[RW-4.1.2-d] it must dominate every enemy that engages it', () => {
    const units = { 'B-44/15': '1011', 'G-1051/84': '1010', 'G-1052/84': '1110' };
    expect(mustAttack({ units, hexes: { '1011': 'village' } })).toBe(false);
    expect(mustAttack({ units, hexes: { '1011': 'village', '1110': 'forest' } })).toBe(true);
  });

  it('[RW-4.1.2-d] it holds for the Germans as well', () => {
    const units = { 'G-1051/84': '1011', 'B-44/15': '1010' };
    const above = lay(game, { ...fair, phase: 'german-movement', units, hexes: { '1011': 'village' } });
    above.play(end);
    expect(above.may(end)).toBe(true);
    const level = lay(game, { ...fair, phase: 'german-movement', units });
    level.play(end);
    expect(level.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack' });
  });

  it.each([
    // columns of the unit's own hex against those of the enemy's hex
    ['village 1 over open 0', 'village', 'open'],
    ['forest 2 over village 1', 'forest', 'village'],
    ['city 2 over village 1', 'city', 'village'],
    ['crest 3 over forest 2', 'crest', 'forest'],
    ['crest 3 over city 2', 'crest', 'city'],
    ['Siegfried line 3 over city 2', siegfried, 'city'],
    ['fortification 2 over village 1', fortification, 'village'],
    ['crest 3 over fortification 2', 'crest', fortification],
  ])('[RW-4.1.2-e] dominant: %s', (_, own, enemy) => {
    expect(mustAttack({ hexes: { '1011': own, '1010': enemy } })).toBe(false);
  });

  it.each([
    ['open 0, open 0', 'open', 'open'],
    ['village 1, village 1', 'village', 'village'],
    ['city 2, forest 2', 'city', 'forest'],
    ['village 1 under forest 2', 'village', 'forest'],
    ['fortification 2, city 2', fortification, 'city'],
    ['fortification 2 under crest 3', fortification, 'crest'],
    ['crest 3, Siegfried line 3', 'crest', siegfried],
  ])('[RW-4.1.2-e] not dominant: %s', (_, own, enemy) => {
    expect(mustAttack({ hexes: { '1011': own, '1010': enemy } })).toBe(true);
  });

  it('[RW-4.1.2-e] a river between them makes nobody dominant', () => {
    expect(mustAttack({ sides: [{ a: '1010', b: '1011', river: true }] })).toBe(true);
  });

  it('[RW-4.1.2-f] another unit that moves into the zone must attack; the one already there need not', () => {
    const t = lay(game, {
      ...fair,
      phase: 'allied-movement',
      units: { 'B-44/15': '1011', 'B-9/34': '1012', 'G-1051/84': '1010' },
      hexes: { '1011': 'village' },
    });
    t.play(move('B-9/34'), step('1011'), end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack' });
    t.play({ type: 'attack', target: '1010' }, { type: 'attacker', unit: 'B-9/34' }, { type: 'commit' });
    if (t.prompt() === 'answer') t.play({ type: 'commit' });
    t.dice(5, 6); // 3 against 2: 3/2 = 1.5, column 1-1; 11: IMP
    expect(t.may(end)).toBe(true);
  });

  it('[RW-4.1.2-f] moving into dominant terrain in the zone does not excuse from attacking', () => {
    const t = lay(game, {
      ...fair,
      phase: 'allied-movement',
      units: { 'B-44/15': '1012', 'G-1051/84': '1010' },
      hexes: { '1011': 'village' },
    });
    t.play(move('B-44/15'), step('1011'), end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack' });
  });

  it('[RW-4.1.2-g] a unit that cannot break contact must attack', () => {
    // tanks on an island: rivers on all six sides, no bridge
    const sketch = { ...fair, phase: 'allied-movement', sides: moatOf1011 };
    const t = lay(game, { ...sketch, units: { 'B-9/34': '1011', 'G-1051/84': '1010' } });
    expect(t.may(move('B-9/34'))).toBe(false);
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack' });
  });

  it('[RW-4.1.2-g] unless it stands in dominant terrain', () => {
    const sketch = { ...fair, phase: 'allied-movement', sides: moatOf1011, hexes: { '1011': 'village' } };
    const t = lay(game, { ...sketch, units: { 'B-9/34': '1011', 'G-1051/84': '1010' } });
    expect(t.may(move('B-9/34'))).toBe(false);
    t.play(end);
    expect(t.may(end)).toBe(true);
  });

  it('[RW-4.1.2-g] a unit hemmed in by zones of the enemies that engage it cannot leave and must attack', () => {
    // 1010, 1110 and 0910 lie in the zone of 1010; 1012, 1111 and 0911 in that of 1012
    const units = { 'B-44/15': '1011', 'G-1051/84': '1010', 'G-1052/84': '1012' };
    const t = lay(game, { ...fair, phase: 'allied-movement', units });
    expect(t.may(move('B-44/15'))).toBe(false);
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack' });
  });

  it('[RW-4.1.2-h] enemies are never in the same hex', () => {
    const t = lay(game, { ...fair, phase: 'allied-movement', units: { 'B-44/15': '1011', 'G-1051/84': '1010' } });
    t.play(move('B-44/15'));
    expect(t.refusal(step('1010'))).toMatchObject({ rule: '4.1.2', code: 'enemy-there' });
    expect(t.may(step('1012'))).toBe(true);
  });

  it('[RW-4.1.2-h] nor in a set-up', () => {
    const sketch = { ...fair, phase: 'allied-movement' };
    expect(errorsOf(game, { ...sketch, units: { 'B-44/15': '1010', 'G-1051/84': '1011' } })).toEqual([]);
    expect(errorsOf(game, { ...sketch, units: { 'B-44/15': '1010', 'G-1051/84': '1010' } })).toContain('enemy-there');
  });

  it('[RW-4.1.2-d] [RW-EX-4.1.2] Allied on a crest, German in a village: no need to retreat or attack', () => {
    const hexes = { '1011': 'crest', '1010': 'village' };
    expect(mustAttack({ hexes })).toBe(false);
  });

  it('[RW-4.1.2-f] [RW-EX-4.1.2] any other unit that moves into that zone has to attack', () => {
    const t = lay(game, {
      ...fair,
      phase: 'allied-movement',
      units: { 'B-44/15': '1011', 'B-152/51': '0812', 'G-1051/84': '1010' },
      hexes: { '1011': 'crest', '1010': 'village' },
    });
    t.play(move('B-152/51'), step('0811'), step('0910'), end);
    const refusal = t.refusal(end);
    expect(refusal).toMatchObject({ rule: '4.1.2', code: 'must-attack' });
    expect(refusal?.unit ?? refusal?.args?.['unit']).toBe('B-152/51');
  });
});
