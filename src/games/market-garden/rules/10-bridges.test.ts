import { describe, expect, it } from 'vitest';
import type { Sketch, Table } from '../../../wargame/test-kit.ts';
import {
  advance,
  allBridges,
  allied,
  alliedCombat,
  attack,
  attacker,
  blow,
  BRIDGE,
  commit,
  costs,
  end,
  FERRY,
  fight,
  game,
  german,
  germanCombat,
  goTo,
  march,
  move,
  overBridge,
  overFerry,
  step,
} from './movement.test-kit.ts';

const { id, near, far, back, beyond, outside } = BRIDGE;
const bridge = { turn: 18, sides: overBridge };
/** Far from every bridge. */
const AWAY = { 'G-Walther': '2203' };

const stateOf = (t: Table): unknown => (t.view().extra['bridges'] as Record<string, string>)[id];
const refused = (t: Table) => t.refusal(blow(id));
/** Allied units leave the bridge alone until the German movement phase of the turn. */
const toGermans = (t: Table, turn: number): Table => {
  goTo(t, turn, 'german-movement');
  return t;
};

describe('10.1 blowing bridges', () => {
  it.each([1, 2, 3, 4, 5, 6])('MG-10.1-a, MG-11.2.2-c: a die of %i: only a one lets it stand', (die) => {
    const t = german(AWAY, bridge);
    const before = t.points()['german'] ?? 0;
    t.play(blow(id));
    t.dice(die);
    expect(stateOf(t)).toBe(die === 1 ? 'german' : 'destroyed');
    expect(t.points()['german']).toBe(before - (die === 1 ? 0 : 5));
  });

  it('MG-10.1-a: nobody need try', () => {
    const t = german(AWAY, bridge);
    expect(t.legal('blow')).toEqual([blow(id)]);
    expect([t.may(end), t.may(move('G-Walther'))]).toEqual([true, true]);
  });

  it('MG-10.1-a: the Germans are asked about bridges as long as one may be blown', () => {
    const t = german(AWAY, bridge);
    expect([t.prompt(), game.prompt(t.match.state as never).rule]).toEqual(['bridges-or-movement', '10.1']);
    t.play(blow(id));
    t.dice(1);
    expect(t.prompt()).toBe('movement');
    const moving = german({ ...AWAY, 'G-Sec': '2210' }, bridge);
    march(moving, 'G-Walther', '2204');
    expect(moving.prompt()).toBe('movement');
    expect(allied({ 'U-82-504': '2203' }, bridge).prompt()).toBe('movement');
  });

  it('MG-10.1-a: only a bridge of the red road, named by its two hexes', () => {
    const t = german(AWAY, { turn: 18, sides: [...overBridge, { a: '2201', b: '2202', river: true, bridge: true }] });
    expect(t.refusal(blow('2201-2202'))).toMatchObject({ rule: '10.1', code: 'no-such-bridge' });
    expect(t.may(blow(`${far}-${near}`))).toBe(true);
  });

  it('MG-10.1-b, MG-10.1-a: with one end taken it may be blown, and who stands there is not hurt', () => {
    const t = german({ ...AWAY, 'B-43-129': near }, bridge);
    t.play(blow(id));
    t.dice(2);
    expect([stateOf(t), t.hexOf('B-43-129'), t.steps('B-43-129')]).toEqual(['destroyed', near, 2]);
  });

  it('MG-10.1-b: one unit that has passed both ends makes it Allied, though both are empty', () => {
    const t = allied({ ...AWAY, 'B-G-32': back }, bridge);
    march(t, 'B-G-32', near, far, beyond);
    expect(stateOf(t)).toBe('allied');
    expect(refused(toGermans(t, 19))).toMatchObject({ rule: '10.1', code: 'bridge-allied', args: { bridge: id } });
    expect(t.legal('blow')).toEqual([]);
    expect(refused(toGermans(t, 22))).toMatchObject({ code: 'bridge-allied' });
  });

  it('MG-10.1-b: two units, an end each', () => {
    const t = allied({ ...AWAY, 'U-82-504': far, 'B-43-129': back }, bridge);
    expect(stateOf(t)).toBe('german');
    march(t, 'B-43-129', near);
    expect(stateOf(t)).toBe('allied');
    expect(refused(toGermans(t, 19))?.code).toBe('bridge-allied');
  });

  it('MG-10.1-b: the ends need not be taken at the same time', () => {
    const t = allied({ ...AWAY, 'U-82-504': far, 'B-43-129': back }, { ...bridge, turn: 17 });
    march(t, 'U-82-504', beyond);
    expect(toGermans(t, 18).may(blow(id))).toBe(true);
    goTo(t, 19, 'allied-movement');
    march(t, 'B-43-129', near);
    expect([stateOf(t), refused(toGermans(t, 20))?.code]).toEqual(['allied', 'bridge-allied']);
  });

  it('MG-10.1-b: no German takes it back, in one end or in both (RUL-MG-16)', () => {
    const held = { ...bridge, turn: 20, extra: { bridges: { [id]: 'allied' } } };
    const one = german({ 'G-Sec': beyond }, held);
    march(one, 'G-Sec', far);
    expect([stateOf(one), refused(toGermans(one, 21))?.code]).toEqual(['allied', 'bridge-allied']);
    march(one, 'G-Sec', near);
    expect([stateOf(one), refused(toGermans(one, 22))?.code]).toEqual(['allied', 'bridge-allied']);
  });

  it('MG-3.0-b, MG-10.1-a, MG-11.1-a: where a unit stands at the start counts: both ends on turn 17, no try on turn 18', () => {
    const t = allied({ ...AWAY, 'U-82-504': near }, { ...bridge, turn: 17 });
    expect(costs(t, 'U-82-504', far)).toEqual([1]); // by road over the bridge
    t.play(step(far), { type: 'stop' });
    expect(refused(toGermans(t, 18))?.code).toBe('bridge-allied');
  });

  it('MG-10.1-a: each bridge has a die of its own, in any order; one that stands may be tried again next turn', () => {
    const t = german(AWAY, { turn: 18, sides: allBridges });
    const [first, second, third] = t.legal('blow').map(({ bridge: name }) => String(name)) as [string, string, string];
    t.play(blow(second));
    t.dice(4);
    t.play(blow(first));
    t.dice(1);
    expect(t.refusal(blow(first))).toMatchObject({ rule: '10.1', code: 'bridge-tried' });
    expect(t.refusal(blow(second))).toMatchObject({ rule: '10.1', code: 'bridge-blown' });
    expect(t.may(blow(third))).toBe(true);
    toGermans(t, 19);
    expect([first, second, third].map((name) => t.may(blow(name)))).toEqual([true, false, true]);
  });

  it('MG-10.1-a: only at the start of the German movement phase', () => {
    const t = german(AWAY, bridge);
    march(t, 'G-Walther', '2204');
    expect(refused(t)).toMatchObject({ rule: '10.1', code: 'demolition-first' });
    const fighting = germanCombat(AWAY, bridge);
    expect(refused(fighting)).toMatchObject({ rule: '10.1', code: 'wrong-phase' });
    const theirs = allied({ ...AWAY, 'B-43-129': '0128' }, bridge);
    expect(refused(theirs)).toMatchObject({ rule: '10.1', code: 'wrong-phase' });
    expect(theirs.refusal({ by: 'german', ...blow(id) })).toMatchObject({ rule: '3.0', code: 'not-your-turn' });
  });

  it('MG-10.1-a: a unit that has only entered, or left, the map has moved', () => {
    const entered = german({ 'G-406-1': 'off' }, bridge);
    march(entered, 'G-406-1', '2203');
    expect(refused(entered)?.code).toBe('demolition-first');
    const gone = german(AWAY, bridge);
    gone.play(move('G-Walther'), { type: 'exit' });
    expect(refused(gone)?.code).toBe('demolition-first');
  });

  it('MG-10.1-a, MG-3.0-a: the die comes before the Allied move of the same turn', () => {
    const t = allied({ ...AWAY, 'B-43-129': back }, bridge);
    march(t, 'B-43-129', near);
    toGermans(t, 19).play(blow(id));
    t.dice(6);
    goTo(t, 19, 'allied-movement');
    expect(costs(t, 'B-43-129', far)).toEqual([2]); // river 1, open 1
  });

  const ruin = (units: Sketch['units'], turn = 20) =>
    allied(units, { turn, sides: overBridge, extra: { bridges: { [id]: 'destroyed' } } });

  it('MG-10.1-c, MG-10.1-b: the marker is there for the rest of the turn, and off in the Allied movement phase of the next', () => {
    const t = ruin({ ...AWAY, 'B-43-129': near, 'B-G-5': near, 'B-43-130': beyond });
    const before = t.points()['german'];
    march(t, 'B-43-130', far);
    expect(stateOf(t)).toBe('destroyed');
    t.play(move('B-G-5'));
    expect(t.refusal(step(far))).toMatchObject({ code: 'river-needs-bridge' });
    t.play(step(back), { type: 'stop' });
    expect(t.reach('B-43-129')[far]?.cost).toBe(2);
    goTo(t, 21, 'allied-movement');
    expect(stateOf(t)).toBe('allied');
    expect(costs(t, 'B-G-5', near, far)).toEqual([0.5, 0.5]);
    expect(t.points()['german']).toBe(before);
  });

  it('MG-10.1-c, MG-2.4.3-a: as long as an end is missing it stays', () => {
    const t = ruin({ ...AWAY, 'B-43-129': near });
    goTo(t, 23, 'allied-movement');
    expect(stateOf(t)).toBe('destroyed');
    const shown = game.mapNow(t.match.state).sides.find(({ a, b }) => `${a}-${b}` === id);
    expect([shown?.river, shown?.bridge, shown?.road]).toEqual([true, undefined, undefined]);
  });

  it('MG-10.1-b, MG-10.1-c: a unit on foot takes the far end over the ruins', () => {
    const t = ruin({ ...AWAY, 'B-43-129': near });
    expect(costs(t, 'B-43-129', far)).toEqual([2]);
    t.play(step(far), { type: 'stop' });
    goTo(t, 21, 'allied-movement');
    expect(stateOf(t)).toBe('allied');
  });

  it('MG-10.1-a, MG-11.2.2-c: a mended bridge is Allied: no second try, one loss of points', () => {
    const t = german({ ...AWAY, 'B-43-129': near, 'B-43-130': beyond }, { ...bridge, turn: 19 });
    t.play(blow(id));
    t.dice(5);
    goTo(t, 20, 'allied-movement');
    march(t, 'B-43-130', far);
    expect(refused(toGermans(t, 21))?.code).toBe('bridge-blown');
    expect(refused(toGermans(t, 22))?.code).toBe('bridge-allied');
    expect(game.ledger(t.match.state)).toContainEqual({ rule: '11.2.2', item: 'bridges', side: 'german', points: -5 });
  });

  it('MG-10.1-b, MG-5.2-a: an advance after combat takes an end', () => {
    const t = alliedCombat({ 'B-8Armd': near, 'G-Sec': `${far} reduced` }, bridge);
    fight(t, far, ['B-8Armd'], [3, 3]); // 6 against 1: 6-1; river 2 left: 4-1; 6: IMP
    expect(stateOf(t)).toBe('german');
    const won = alliedCombat({ 'B-8Armd': near, 'G-Sec': `${far} reduced` }, bridge);
    fight(won, far, ['B-8Armd'], [1, 1]); // 4-1; 2: DRB AVI
    won.play(advance('B-8Armd'));
    expect([won.hexOf('B-8Armd'), stateOf(won)]).toEqual([far, 'allied']);
  });

  it('MG-10.1-b, MG-5.3-a: a retreat as well', () => {
    const units = { 'B-43-129': back, 'B-43-130': far, 'G-PzBde-2': outside };
    const held = germanCombat(units, bridge);
    fight(held, back, ['G-PzBde-2'], [1, 2]); // 7 against 4: 1-1; 3: IMP
    expect(stateOf(held)).toBe('german');
    const driven = germanCombat(units, bridge);
    fight(driven, back, ['G-PzBde-2'], [1, 1]); // 2: DRI AVB
    while (driven.prompt() === 'loss') driven.play(driven.legal()[0] as object);
    driven.play({ type: 'retreat', unit: 'B-43-129', to: near });
    expect(stateOf(driven)).toBe('allied');
  });

  it('MG-10.1-c: taken by a retreat in the German half of a turn, it is mended a turn later all the same', () => {
    const extra = { bridges: { [id]: 'destroyed' } };
    const t = germanCombat({ 'B-43-129': back, 'B-43-130': far, 'G-PzBde-2': outside }, { sides: overBridge, extra });
    fight(t, back, ['G-PzBde-2'], [1, 1]); // 7 against 4: 1-1; 2: DRI AVB
    while (t.prompt() === 'loss') t.play(t.legal()[0] as object);
    t.play({ type: 'retreat', unit: 'B-43-129', to: near });
    if (t.prompt() === 'advance') t.play({ type: 'done' });
    goTo(t, 20, 'allied-movement');
    expect(stateOf(t)).toBe('destroyed');
    goTo(t, 21, 'allied-movement');
    expect(stateOf(t)).toBe('allied');
  });

  it('MG-5.1.2-a, MG-5.3.3-d: behind a bridge the defender has the columns of the river', () => {
    const units = { 'G-9SS-1': far, 'G-Sec': far, 'B-G-5': near, 'B-G-32': near, 'B-8Armd': near };
    const t = alliedCombat(units, { sides: overBridge });
    const odds = t.odds({ target: far, attackers: ['B-G-5', 'B-G-32', 'B-8Armd'] });
    expect([odds.attack, odds.defence, odds.ratio, odds.column]).toEqual([18, 5, '3-1', '2-1']);
    expect(new Set(odds.shifts.map(({ amount }) => amount))).toEqual(new Set([-2, 1]));
    fight(t, far, ['B-G-5', 'B-G-32', 'B-8Armd'], [2, 3]); // 5: DVB ARI
    while (t.prompt() === 'loss') t.play(t.legal()[0] as object);
    expect(t.prompt()).toBe('retreat');
    expect(t.may({ type: 'retreat', unit: 'B-8Armd', to: back })).toBe(true);
  });

  it('MG-10.1-a, MG-10.1-b, MG-5.1.3-b: it is blown from under surrounded paratroops at one end, not when they held both', () => {
    const units = { 'B-1Para': far, 'G-Sec': beyond, 'G-9SS-2': near };
    const t = german(units, bridge);
    t.play(blow(id));
    t.dice(3);
    expect([stateOf(t), t.hexOf('B-1Para')]).toEqual(['destroyed', far]);
    t.play(end);
    const { shifts } = t.odds({ target: far, attackers: ['G-Sec', 'G-9SS-2'] });
    expect(shifts.filter(({ why }) => why === 'surrounded').map(({ amount }) => amount)).toEqual([-1]);
    const held = german(units, { ...bridge, extra: { bridges: { [id]: 'allied' } } });
    expect(refused(held)?.code).toBe('bridge-allied');
  });
});

describe('10.2 ferries', () => {
  const ferry = { sides: overFerry };
  const lost = { sides: overFerry, extra: { ferries: { [FERRY.id]: 'destroyed' } } };
  const ferryState = (t: Table): unknown => (t.view().extra['ferries'] as Record<string, string>)[FERRY.id];

  it.each([
    ['G-PzBde-1', 2, undefined],
    ['G-Sec', 2, 2],
    ['G-9SS-2', 2, 3],
  ])('MG-10.2-a: %s pays %i at the ferry, %s where there is none', (unit, crossing, elsewhere) => {
    expect(costs(german({ [unit]: FERRY.near }, ferry), unit, FERRY.far)).toEqual([crossing]);
    const river = german({ [unit]: FERRY.near }, { sides: [{ a: FERRY.near, b: FERRY.far, river: true }] });
    river.play(move(unit));
    const path = game.pathCost(river.match.state, [FERRY.far]);
    expect(path.ok ? path.value[0]?.cost : undefined).toBe(elsewhere);
  });

  it('MG-10.2-a, MG-10.2-b: the Allies do not use it: coming to it destroys it', () => {
    const t = allied({ 'B-G-5': FERRY.back, 'B-G-32': FERRY.back }, ferry);
    t.play(move('B-G-5'), step(FERRY.near));
    expect(ferryState(t)).toBe('destroyed');
    expect(t.refusal(step(FERRY.far))).toMatchObject({ rule: '4.0', code: 'river-needs-bridge' });
    t.play({ type: 'stop' });
    expect(costs(t, 'B-G-32', FERRY.near, FERRY.far)).toEqual([1, 3]);
  });

  it.each(['near', 'far'] as const)(
    'MG-10.2-b: an Allied unit in its %s end destroys it, passing through or staying',
    (endOf) => {
      const from = endOf === 'near' ? FERRY.back : FERRY.beyond;
      const t = allied({ 'U-82-505': from, 'G-PzBde-1': '2220', 'G-Sec': '0101' }, { turn: 18, ...ferry });
      expect(ferryState(t)).toBe('intact');
      const before = t.points();
      const events = (t.events(move('U-82-505')), t.events(step(FERRY[endOf]), step(from)));
      t.play({ type: 'stop' });
      expect(events.filter(({ code }) => code === 'ferry-lost')).toHaveLength(1);
      expect([ferryState(t), t.points()]).toEqual(['destroyed', before]);
    },
  );

  it('MG-10.2-b: then it is river like any other', () => {
    const tanks = german({ 'G-PzBde-1': FERRY.near }, lost);
    tanks.play(move('G-PzBde-1'));
    expect(tanks.refusal(step(FERRY.far))).toMatchObject({ rule: '4.0', code: 'river-needs-bridge' });
    expect(costs(german({ 'G-Sec': FERRY.near }, lost), 'G-Sec', FERRY.far)).toEqual([2]);
    expect(costs(german({ 'G-9SS-2': FERRY.near }, lost), 'G-9SS-2', FERRY.far)).toEqual([3]);
    const shown = game.mapNow(german({}, lost).match.state).sides.find(({ a, b }) => `${a}-${b}` === FERRY.id);
    expect([shown?.river, shown?.ferry]).toEqual([true, undefined]);
  });

  it('MG-10.2-b: for good, whoever holds its ends', () => {
    const t = allied({ 'U-82-505': FERRY.near, 'G-PzBde-1': '2220', 'G-9SS-2': '0101' }, { turn: 18, ...ferry });
    expect(ferryState(t)).toBe('destroyed');
    march(t, 'U-82-505', FERRY.back);
    const later = german({ 'G-PzBde-1': FERRY.near, 'G-9SS-2': FERRY.far }, { turn: 20, ...lost });
    expect(ferryState(later)).toBe('destroyed');
    goTo(later, 22, 'german-movement');
    expect(ferryState(later)).toBe('destroyed');
  });

  it('MG-10.2-b, MG-4.1.2-b: an Allied unit beside an end leaves it working; who crosses stops in its zone', () => {
    const t = german({ 'U-82-505': FERRY.flank, 'G-PzBde-1': FERRY.near }, ferry);
    expect([ferryState(t), t.reach('G-PzBde-1')[FERRY.far]]).toMatchObject(['intact', { cost: 2, mustStop: '4.1.2' }]);
    march(t, 'G-PzBde-1', FERRY.far);
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: 'G-PzBde-1' });
  });

  it.each([
    ['working', {}],
    ['destroyed', lost.extra],
  ])('MG-10.2-a, MG-5.1.2-a, MG-5.3.3-d: an attack over a ferry, %s, is one over a river', (_, extra) => {
    const units = { 'G-PzBde-1': FERRY.near, 'G-9SS-2': FERRY.near, 'G-9SS-3': FERRY.near, 'D-PIB': FERRY.far };
    const t = germanCombat(units, { ...ferry, extra });
    const odds = t.odds({ target: FERRY.far, attackers: ['G-PzBde-1', 'G-9SS-2', 'G-9SS-3'] });
    expect([odds.attack, odds.defence, odds.ratio, odds.column]).toEqual([12, 3, '4-1', '2-1']);
    t.play(attack(FERRY.far), attacker('G-PzBde-1'));
    expect(t.refusal(commit)).toMatchObject({ code: 'must-join' });
  });

  it('MG-10.2-b, MG-4.2.3-d: a landing destroys it as well', () => {
    const t = allied({ 'P-1': 'off' }, { turn: 21, ...ferry });
    expect(ferryState(t)).toBe('intact');
    march(t, 'P-1', FERRY.far);
    expect(ferryState(t)).toBe('destroyed');
  });
});
