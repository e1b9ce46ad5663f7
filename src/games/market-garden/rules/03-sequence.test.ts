import { describe, expect, it } from 'vitest';
import { lay, opening } from '../../../wargame/test-kit.ts';
import {
  air,
  allied,
  alliedCombat,
  advance,
  attack,
  attacker,
  blow,
  BRIDGE,
  commit,
  costs,
  end,
  exit,
  fight,
  game,
  german,
  germanCombat,
  goTo,
  march,
  move,
  now,
  overBridge,
  step,
} from './movement.test-kit.ts';

const apart = { 'G-Walther': '1005', 'B-43-129': '1015' };

describe('3.0 sequence of play', () => {
  it('MG-3.0-a: a turn is German movement, German combat, Allied movement, Allied combat, then the next turn', () => {
    const t = german(apart, { turn: 18 });
    const phases = [now(t)];
    for (let n = 0; n < 4; n++) {
      t.play(end);
      phases.push(now(t));
    }
    expect(phases).toEqual([
      '18 german-movement german',
      '18 german-combat german',
      '18 allied-movement allied',
      '18 allied-combat allied',
      '19 german-movement german',
    ]);
  });

  it('MG-3.0-a: only the side whose phase it is acts', () => {
    const t = german(apart, { turn: 18 });
    const order = { by: 'allied', ...move('B-43-129') };
    const early = { rule: '3.0', code: 'not-your-turn' };
    expect(t.refusal(order)).toMatchObject(early);
    t.play(end);
    expect(t.refusal(order)).toMatchObject(early);
    expect(t.refusal({ by: 'allied', ...attack('1005') })).toMatchObject(early);
    t.play(end);
    expect(t.refusal(order)).toBeUndefined();
    expect(t.refusal({ by: 'german', ...move('G-Walther') })).toMatchObject(early);
  });

  it('MG-3.0-a: there is no combat in a movement phase and no movement in a combat phase', () => {
    const engaged = { 'G-Walther': '1007', 'B-43-129': '1008' };
    expect(allied(engaged).refusal(attack('1007'))).toMatchObject({ rule: '3.0', code: 'not-now' });
    expect(alliedCombat(engaged).may(attack('1007'))).toBe(true);
    expect(alliedCombat(engaged).refusal(move('B-43-129'))).toMatchObject({ rule: '3.0', code: 'not-now' });
  });

  it('MG-3.0-b: on turn 17 the German does not play: the first phase is Allied movement', () => {
    const t = opening(game);
    while (t.prompt() === 'set-up') t.play(t.legal('place')[0] as object);
    expect(now(t)).toBe('17 allied-movement allied');
    for (const action of [move('G-Feldt-3'), attack('1711'), blow(BRIDGE.id)]) {
      expect(t.refusal({ by: 'german', ...action })).toMatchObject({ rule: '3.0', code: 'not-your-turn' });
    }
  });

  it('MG-3.0-b, MG-10.1-a: the first bridge may be blown on turn 18', () => {
    const t = allied(apart, { turn: 17, sides: overBridge });
    t.play(end, end);
    expect(now(t)).toBe('18 german-movement german');
    expect(t.may(blow(BRIDGE.id))).toBe(true);
  });

  it('MG-3.0-b, MG-7.0-c: no German unit recovers on turn 17, but on turn 18', () => {
    const t = allied({ 'G-Walther': '1005 reduced', 'B-43-129': '1015' }, { turn: 17 });
    t.play(end, end);
    expect(t.steps('G-Walther')).toBe(1);
    t.play(end);
    expect([now(t), t.steps('G-Walther')]).toEqual(['18 german-combat german', 2]);
  });

  it('MG-3.0-b, MG-6.1-b, MG-6.2-d: on turn 17 the German defends all the same, with his air points', () => {
    const units = { 'U-101-502': '0718', 'G-Chill-P': '0619' };
    const t = alliedCombat(units, { turn: 17, hexes: { '0619': 'city' } });
    const before = t.points()['german'] ?? 0;
    t.play(attack('0619'), attacker('U-101-502'));
    expect(t.refusal(air(1))).toMatchObject({ rule: '6.2', code: 'no-air-isolated' });
    t.play(commit, air(2), commit);
    t.dice(3, 4); // 3 against 4 + 2: 1-2; city 2 columns left: 1-3; 7: DVI AE
    expect(t.where('U-101-502')).toBe('eliminated');
    expect(t.points()['german']).toBe(before + 10);
    expect(t.view().pools['air']?.['german']).toBe(0);
  });

  it('MG-3.0-z, MG-4.1.2-g: nobody need move, but who begins engaged and stays must attack', () => {
    const t = lay(game, { turn: 17, phase: 'allied-movement', printed: true, others: true, units: {} });
    t.play(end); // 502/101 in 0718 stands beside Best 0619, a town
    expect(game.duties(t.match.state)).toMatchObject([{ rule: '4.1.2', code: 'must-attack', unit: 'U-101-502' }]);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack' });
  });

  it('MG-3.0-z: as many units move as the player likes, each once', () => {
    const t = allied({ 'B-43-129': '1015', 'B-43-130': '1215' });
    expect(t.may(end)).toBe(true);
    march(t, 'B-43-129', '1016');
    expect(t.may(end)).toBe(true);
    expect(t.refusal(move('B-43-129'))).toMatchObject({ rule: '4.0', code: 'already-moved' });
    march(t, 'B-43-130', '1216');
    expect([t.hexOf('B-43-129'), t.hexOf('B-43-130')]).toEqual(['1016', '1216']);
  });

  it('MG-5.0-a, MG-3.0-a: whoever moved last attacks; the other side never does in that phase', () => {
    const t = german({ 'G-Walther': '1006', 'B-43-129': '1008' });
    march(t, 'G-Walther', '1007');
    t.play(end);
    expect(t.refusal({ by: 'allied', ...attack('1007') })?.code).toBe('not-your-turn');
    expect(t.refusal(attack('1007'))?.code).toBe('no-enemy-there');
    fight(t, '1008', ['G-Walther'], [1, 1]); // 2 against 4: 1-2; 2: IMP
    t.play(end, end);
    expect(t.view().phase).toBe('allied-combat');
    expect(t.may(attack('1007'))).toBe(true);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack' });
  });

  it('MG-3.0-z, MG-5.2-a: an advance makes no new combat in the same phase', () => {
    const t = alliedCombat({ 'B-G-5': '1007', 'G-Sec': '1008 reduced', 'G-Walther': '1010' });
    fight(t, '1008', ['B-G-5'], [1, 4]); // 7 against 1: 7-1; 5: DRB AVI
    t.play(advance('B-G-5'), { type: 'advance-on', unit: 'B-G-5', to: '1009' });
    if (t.prompt() === 'advance') t.play({ type: 'done' });
    expect(t.hexOf('B-G-5')).toBe('1009');
    expect(t.may(attack('1010'))).toBe(false);
    t.play(end, end);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: 'G-Walther' });
    expect(t.may(attack('1009'))).toBe(true);
  });

  it('MG-4.1.2-c, MG-4.1.2-g: a unit engaged by an enemy advance leaves in its own phase, or attacks', () => {
    const t = germanCombat({ 'G-PzBde-1': '1006', 'D-PIB': '1007 reduced', 'B-43-129': '1008' }, { turn: 19 });
    fight(t, '1007', ['G-PzBde-1'], [1, 2]); // 6 against 2: 3-1; 3: DRB AVB
    t.play(advance('G-PzBde-1'));
    if (t.prompt() === 'advance') t.play({ type: 'done' });
    t.play(end);
    expect([now(t), t.hexOf('G-PzBde-1')]).toEqual(['19 allied-movement allied', '1007']);
    expect(t.reach('B-43-129')['1009']?.cost).toBe(2); // open 1 + 1
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack', unit: 'B-43-129' });
  });

  it('MG-2.4.1-a, MG-3.0-a, MG-3.0-b: ten Allied and nine German movement phases, and after turn 26 the points', () => {
    const t = allied({ 'G-Walther': '1005' }, { turn: 17 });
    const phases: string[] = [];
    for (let n = 0; n < 100 && t.toAct() !== 'over'; n++) {
      phases.push(t.view().phase);
      t.play(end);
    }
    expect(phases.filter((phase) => phase === 'allied-movement')).toHaveLength(10);
    expect(phases.filter((phase) => phase === 'german-movement')).toHaveLength(9);
    expect(phases.at(-1)).toBe('allied-combat');
    expect(t.view().turn).toBe(26);
    expect(t.outcome()?.points).toEqual(t.points());
  });

  it('MG-2.4.4-a: no dice for moving: not for breaking contact, engaging, crossing a river or leaving the map', () => {
    const units = { 'G-Walther': '1008', 'G-176-1': '0828', 'G-10SS-2': '2205', 'G-Sec': '1406', 'B-43-129': '1007' };
    const t = german({ ...units, 'B-43-130': '1209' }, { sides: [{ a: '1406', b: '1407', river: true }] });
    march(t, 'G-Walther', '1009', '1109');
    march(t, 'G-Sec', '1407');
    t.play(move('G-10SS-2'), exit);
    expect(t.toAct()).toBe('german');
    expect(t.where('G-10SS-2')).toBe('waiting');
  });

  it('MG-2.4.4-a, MG-9.0-b, MG-10.1-a: the dice of a movement phase come before its first move, one at a time', () => {
    const dice = (t: ReturnType<typeof german>) =>
      new Set(game.chance(t.match.state).map(([roll]) => (roll as unknown as { dice: number[] }).dice.length));
    const t = german({ 'G-Walther': '0201', 'P-1': '2220', 'U-82-504': '2010' }, { turn: 19, sides: overBridge });
    t.play(blow(BRIDGE.id));
    expect(dice(t)).toEqual(new Set([1]));
    t.dice(1);
    expect(t.may(move('G-Walther'))).toBe(true);
    t.play(end, end);
    for (const die of [6, 6]) {
      expect(now(t)).toBe('19 allied-movement chance');
      expect(dice(t)).toEqual(new Set([1]));
      t.dice(die);
    }
    expect(now(t)).toBe('19 allied-movement allied');
  });

  it('MG-2.4.4-a: a combat asks for two dice', () => {
    const t = alliedCombat({ 'B-43-129': '1008', 'G-Walther': '1007' });
    t.play(attack('1007'), attacker('B-43-129'), commit);
    if (t.prompt() === 'answer') t.play(commit);
    const lengths = game.chance(t.match.state).map(([roll]) => (roll as unknown as { dice: number[] }).dice.length);
    expect(new Set(lengths)).toEqual(new Set([2]));
  });

  it('MG-3.0-z, MG-2.4.4-a: the dice of a phase are gone once it has begun: no second thoughts', () => {
    const t = german({ 'G-Walther': '0201' }, { turn: 19, sides: overBridge });
    expect(costs(t, 'G-Walther', '0202')).toEqual([1]);
    t.play(step('0202'), { type: 'stop' });
    expect(t.refusal(blow(BRIDGE.id))).toMatchObject({ rule: '10.1', code: 'demolition-first' });
    goTo(t, 20, 'german-movement');
    expect(t.may(blow(BRIDGE.id))).toBe(true);
  });
});
