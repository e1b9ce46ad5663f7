import { describe, expect, it } from 'vitest';
import type { Sketch, Table } from '../../../wargame/test-kit.ts';
import {
  advance,
  air,
  attack,
  attacker,
  blocked,
  bomb,
  bombard,
  commit,
  costs,
  declare,
  each,
  end,
  fight,
  fly,
  game,
  left,
  lineIn,
  march,
  move,
  nato,
  natoFights,
  oddsOf,
  pact,
  pactFights,
  refused,
  retreat,
  river,
  state,
  step,
  retreatHexes,
} from './play.test-kit.ts';

const AROUND_2008 = ['2007', '2107', '2108', '2009', '1908', '1907'];

/** Hexes in which a unit has to stop. */
const zoneFor = (t: Table, unit: string): string[] =>
  Object.values(t.reach(unit))
    .filter(({ mustStop }) => mustStop === '4.1.2')
    .map(({ hex }) => hex)
    .toSorted();

/** Who has to attack before the phase can end. */
const owing = (t: Table): (string | undefined)[] => game.duties(t.match.state).map(({ unit }) => unit);

/** The first refusal of ending movement, then combat. */
function combat(t: Table): Table {
  t.play(end);
  return t;
}

describe('4.1.2 engagement zones', () => {
  it('TWW-4.1.2-a, TWW-4.1.2-b: the six hexes around a unit; beside them one passes, in them one stops', () => {
    const t = pact({ 'WG-Bde-Bonn': '2008', 'SU-25': '2206' });
    expect(zoneFor(pact({ 'WG-Bde-Bonn': '2008', 'SU-25': '2004' }), 'SU-25')).toEqual(AROUND_2008.toSorted());
    expect(t.reach('SU-25')['2106']?.mustStop).toBeNull();
    t.play(move('SU-25'), step('2106'));
    expect(t.prompt()).toBe('moving');
    t.play(step('2107'));
    expect([t.prompt(), t.hexOf('SU-25')]).toEqual(['movement', '2107']);
    expect(t.refusal(move('SU-25'))).toMatchObject({ rule: '4.0', code: 'already-moved' });
  });

  const moat = AROUND_2008.map((b) => ({ a: '2008', b, river: true, frontier: true }));
  const hexes = { '2107': 'forest', '2108': { features: ['halt-line'] } };

  it.each(['BE-Bde-I reduced', 'AT-1DM', 'US-82DAet', 'EG-10DB', 'SU-103'])(
    'TWW-4.1.2-a: %s has one, over rivers, frontiers, the halt line and into forest',
    (unit) => {
      const [id = '', steps = ''] = unit.split(' ');
      const isPact = ['EG-10DB', 'SU-103'].includes(id);
      const mover = isPact ? 'US-2DB' : 'SU-25';
      const units = { [id]: `2008 ${steps}`.trim(), [mover]: '2004' };
      const t = (isPact ? nato : pact)(units, { sides: moat, hexes, extra: { eastGermany: 'passive' } });
      expect(zoneFor(t, mover)).toEqual(AROUND_2008.toSorted());
    },
  );

  it('TWW-4.1.2-a: friends have none for each other', () => {
    expect(zoneFor(pact({ 'SU-25': '2004', 'PO-16DB': '2008' }), 'SU-25')).toEqual([]);
  });
});

describe('4.1.2 breaking contact', () => {
  const face = { 'US-6DB': '2008', 'SU-25': '2007' };

  it('TWW-4.1.2-c: costs a point more, once, and the first hex lies outside the zone', () => {
    const t = nato(face);
    for (const hex of ['1908', '2009', '2108']) expect(t.reach('US-6DB')[hex]?.cost).toBe(2);
    expect(costs(t, 'US-6DB', '2009', '2010', '2011')).toEqual([2, 1, 1]);
    t.play(move('US-6DB'));
    for (const hex of ['2107', '1907'])
      expect(t.refusal(step(hex))).toMatchObject({ rule: '4.1.2', code: 'must-break-contact', hex });
    t.play(step('2009'));
    expect(left(t)).toBe(10);
  });

  it('TWW-4.1.2-c, TWW-4.0-a: beside river and forest', () => {
    const t = nato(face, { hexes: { '2009': 'forest' }, sides: [river('2008', '2009')] });
    expect(costs(t, 'US-6DB', '2009')).toEqual([6]);
  });

  it.each([
    ['2009', '2010'],
    ['1908', '1909'],
  ])('TWW-4.1.2-c, TWW-4.1.2-b, TWW-4.1.2-f: it may lead to %s, into the zone of %s', (hex, enemy) => {
    const t = nato({ ...face, 'SU-26': enemy });
    expect(t.reach('US-6DB')[hex]).toMatchObject({ cost: 2, mustStop: '4.1.2' });
    t.play(move('US-6DB'), step(hex));
    expect(t.prompt()).toBe('movement');
    combat(t);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack', unit: 'US-6DB' });
    expect([t.may(attack(enemy)), t.may(attack('2007'))]).toEqual([true, false]);
  });

  it('TWW-4.1.2-c, TWW-4.1.2-b: and back to the same enemy, who must then be attacked', () => {
    const t = nato(face);
    expect(costs(t, 'US-6DB', '2108', '2107')).toEqual([2, 1]);
    t.play(move('US-6DB'), step('2108'), step('2107'));
    expect(t.prompt()).toBe('movement');
    expect(owing(combat(t))).toEqual(['US-6DB']);
  });

  it('TWW-4.1.2-c, TWW-4.1.2-g: each unit of a stack for itself; those who stay all attack', () => {
    const t = nato({ ...face, 'US-4DIMec': '2008', 'US-Bde-A': '2008' });
    march(t, 'US-6DB', '2009');
    expect(owing(combat(t))).toEqual(['US-4DIMec', 'US-Bde-A']);
    t.play(attack('2007'), attacker('US-4DIMec'));
    expect(t.refusal(commit)).toMatchObject({ rule: '4.1.2', code: 'must-join', unit: 'US-Bde-A' });
    t.play(attacker('US-Bde-A'));
    expect(t.may(commit)).toBe(true);
  });

  it('TWW-4.1.2-g: who has no way out attacks one of those around him, not both', () => {
    const t = nato({ 'US-82DAet': '2008', 'SU-25': '2007', 'SU-26': '2009' });
    expect(t.refusal(move('US-82DAet'))).toMatchObject({ rule: '4.0', code: 'cannot-move' });
    expect(t.may(fly('US-82DAet'))).toBe(true);
    combat(t);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: 'US-82DAet' });
    expect([t.may(attack('2007')), t.may(attack('2009'))]).toEqual([true, true]);
    expect(fight(t, '2009', ['US-82DAet'], 4)).toBe('1-1: IMP'); // 5 against 6
    expect([t.may(end), t.may(attack('2007'))]).toEqual([true, false]);
  });

  it('TWW-4.1.2-g, TWW-4.0-b, TWW-5.1.2-c: mountains shut in armour, not mechanised infantry', () => {
    const more = { hexes: each('2108 2009 1908', 'mountain') };
    const t = pact({ 'SU-25': '2008', 'US-3DIMec': '2007' }, more);
    expect(t.refusal(move('SU-25'))).toMatchObject({ code: 'cannot-move' });
    combat(t);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: 'SU-25' });
    const foot = pact({ 'SU-21M': '2008', 'US-3DIMec': '2007' }, more);
    for (const hex of ['2108', '2009', '1908']) expect(foot.reach('SU-21M')[hex]?.cost).toBe(4);
  });

  it('TWW-4.1.2-g, TWW-4.1.1-c: the halt line shuts in the Pact, not NATO', () => {
    const line = { hexes: lineIn(20) };
    const t = pact({ 'SU-25': '2008', 'US-3DIMec': '2107', 'US-4DIMec': '2009' }, line);
    expect(t.refusal(move('SU-25'))).toMatchObject({ code: 'cannot-move' });
    combat(t);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: 'SU-25' });
    expect([t.may(attack('2107')), t.may(attack('2009'))]).toEqual([true, true]);
    const other = nato({ 'US-6DB': '2008', 'SU-25': '2107', 'SU-26': '2009' }, line);
    expect(other.reach('US-6DB')['1907']?.cost).toBe(2);
    expect(other.reach('US-6DB')['2007']).toMatchObject({ cost: 3, mustStop: '4.1.2' });
  });
});

describe('4.1.2 dominant terrain', () => {
  const units = { 'SU-25': '2008', 'US-3DIMec': '2007', 'SU-26': '2210' };
  const town = { hexes: { '2008': 'city' } };

  it('TWW-4.1.2-d: the example: in a city beside an enemy in the open one stays, attacks or leaves', () => {
    const t = pact(units, town);
    expect(t.reach('SU-25')['2009']?.cost).toBe(2);
    combat(t);
    expect([t.may(attack('2007')), t.may(end)]).toEqual([true, true]);
  });

  it.each([['2209', '2108', '2107'] as const, ['2209', '2109', '2009', '2008'] as const])(
    'TWW-4.1.2-f, TWW-4.1.2-d: whoever comes by %s %s %s has to attack, the city notwithstanding; who stayed may join',
    (...path) => {
      const t = pact(units, town);
      march(t, 'SU-26', ...path);
      expect(owing(combat(t))).toEqual(['SU-26']);
      t.play(attack('2007'), attacker('SU-26'));
      expect([t.may(attacker('SU-25')), t.may(commit)]).toEqual([true, true]);
    },
  );

  /** Must a unit that began its movement in 2008 beside an enemy in 2007 attack him? */
  function mustAttack(more: Partial<Sketch>): boolean {
    const t = combat(nato({ 'WG-1DM': '2008', 'SU-21M': '2007' }, more));
    const refusal = t.refusal(end);
    if (refusal) expect(refusal).toMatchObject({ rule: '4.1.2', code: 'must-attack', unit: 'WG-1DM' });
    return refusal !== undefined;
  }

  const LADDER = ['open', 'forest', 'city', 'mountain'];
  const pairs = LADDER.flatMap((own, i) =>
    LADDER.map((enemy, j) => [own, i > j ? 'dominates' : 'does not dominate', enemy] as const),
  );

  it.each(pairs)('TWW-4.1.2-d, TWW-4.1.2-e: %s %s %s', (own, verb, enemy) => {
    expect(mustAttack({ hexes: { '2008': own, '2007': enemy } })).toBe(verb !== 'dominates');
  });

  it('TWW-4.1.2-e: a river makes nobody dominant', () => {
    const sides = [river('2008', '2007')];
    expect(mustAttack({ sides })).toBe(true);
    expect(mustAttack({ sides, hexes: { '2008': 'city', '2007': 'mountain' } })).toBe(true);
    const above = pact(
      { 'WG-1DM': '2008', 'SU-21M': '2007' },
      { sides, hexes: { '2008': 'city', '2007': 'mountain' } },
    );
    expect(owing(combat(above))).toEqual([]);
  });

  it('TWW-4.1.2-d: over all who engage the unit', () => {
    const between = { 'WG-1DM': '2008', 'SU-207': '2007', 'SU-23': '2009' };
    const t = nato(between, { hexes: { '2008': 'forest', '2009': 'city' } });
    expect(t.may(move('WG-1DM'))).toBe(false);
    combat(t);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: 'WG-1DM' });
    expect([t.may(attack('2007')), t.may(attack('2009'))]).toEqual([true, true]);
    expect(owing(combat(nato(between, { hexes: { '2008': 'forest' } })))).toEqual([]);
  });

  it('TWW-4.1.2-d, TWW-4.1.2-f, TWW-9.1.2-a: the airborne division in Bremen, turn 4', () => {
    const t = pact({ 'SU-103': '1706', 'WG-11DIMec': '1707' }, { turn: 4, printed: true });
    expect(t.may(fly('SU-103'))).toBe(true);
    expect(costs(t, 'SU-103', '1705')).toEqual([2]);
    combat(t);
    expect([t.may(attack('1707')), t.may(end)]).toEqual([true, true]);
    t.play(end);
    expect(t.reach('WG-11DIMec')['1708']?.cost).toBe(2);
    expect(owing(combat(t))).toEqual(['WG-11DIMec']);
  });
});

describe('4.1.2 whom to attack', () => {
  const units = { 'SU-25': '2008 moved', 'SU-26': '2008 moved', 'US-Bde-A': '2007', 'US-Bde-B': '2009' };

  it.each(['2007', '2009'])('TWW-4.1.2-g, TWW-5.0-a: both of a stack may attack %s', (target) => {
    const t = pactFights(units);
    expect(fight(t, target, ['SU-25', 'SU-26'], 3)).toBe('6-1: DE AVB'); // 18 against 3
    while (t.prompt() !== 'combat') t.play(t.legal().at(-1) as object);
    expect(t.may(end)).toBe(true);
  });

  it('TWW-4.1.2-g, TWW-5.0-a: or each another; none of them does nothing', () => {
    const t = pactFights(units);
    expect(fight(t, '2007', ['SU-25'], 8)).toBe('3-1: IMP');
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack', unit: 'SU-26' });
    expect(fight(t, '2009', ['SU-26'], 8)).toBe('3-1: IMP');
    expect(t.may(end)).toBe(true);
  });

  it('TWW-4.1.2-g: a hex is attacked whole', () => {
    const t = pactFights({ 'SU-25': '2008 moved', 'US-Bde-A': '2007', 'US-Bde-B': '2007' });
    expect(oddsOf(t, '2007', ['SU-25']).sum).toBe('9:6');
  });

  it('TWW-4.1.2-g, TWW-6.2-a: aircraft do not take the only target of a unit that must attack it', () => {
    const t = pactFights({ 'SU-25': '2008 moved', 'US-Bde-A': '2007' });
    expect(t.refusal(bombard('2007'))).toMatchObject({ rule: '4.1.2', code: 'must-join', unit: 'SU-25' });
    t.play(attack('2007'), attacker('SU-25'));
    expect(t.may(air(5))).toBe(true);
    const two = pactFights({ 'SU-25': '2008 moved', 'US-Bde-A': '2007', 'US-Bde-B': '2009' });
    bomb(two, '2007', 5, 7);
    expect([two.may(attack('2007')), two.may(attack('2009'))]).toEqual([false, true]);
    expect(owing(two)).toEqual(['SU-25']);
  });
});

describe('4.1.2, 5.1.2 armour beside mountains', () => {
  const peak = { hexes: { '2008': 'mountain' } };

  it.each([{}, { 'WG-4DIMec': '2008' }])(
    'TWW-4.1.2-b, TWW-5.1.2-c: armour passes an enemy on a mountain %j',
    (more) => {
      const t = pact({ 'WG-1DM': '2008', ...more, 'SU-25': '2206' }, peak);
      expect(zoneFor(t, 'SU-25')).toEqual([]);
      t.play(move('SU-25'), ...['2106', '2107', '2108', '2109'].map(step));
      expect([t.prompt(), left(t)]).toEqual(['moving', 5]);
    },
  );

  it('TWW-4.1.2-b, TWW-5.1.2-c: mechanised infantry stops and has to attack', () => {
    const t = pact({ 'WG-1DM': '2008', 'SU-21M': '2206' }, peak);
    t.play(move('SU-21M'), step('2106'), step('2107'));
    expect(t.prompt()).toBe('movement');
    expect(owing(combat(t))).toEqual(['SU-21M']);
  });

  it('TWW-4.1.2-b, TWW-5.1.2-c: of both moving together the infantry alone is engaged', () => {
    const t = pact({ 'WG-1DM': '2008', 'SU-21M': '2206', 'SU-25': '2206' }, peak);
    t.play(move('SU-21M'), { type: 'join', unit: 'SU-25' }, step('2106'));
    const engaged = t.events(step('2107')).filter(({ code }) => code === 'engaged');
    expect(engaged.map(({ args }) => args?.['unit'])).toEqual(['SU-21M']);
  });

  it('TWW-4.1.2-b, TWW-5.1.2-c: others stop armour there, and only they are attacked', () => {
    const t = pact({ 'WG-1DM': '2008', 'US-Bde-A': '2109', 'SU-25': '2206' }, peak);
    expect(t.reach('SU-25')['2107']?.mustStop).toBeNull();
    t.play(move('SU-25'), ...['2106', '2107', '2108'].map(step));
    expect(t.prompt()).toBe('movement');
    expect(owing(combat(t))).toEqual(['SU-25']);
    expect([t.may(attack('2109')), t.may(attack('2008'))]).toEqual([true, false]);
  });

  const face = { 'SU-25': '2007', 'WG-1DM': '2008' };

  it('TWW-4.1.2-c, TWW-4.1.2-g, TWW-5.1.2-c: armour is not engaged from a mountain: it owes nothing and pays nothing', () => {
    const t = pact(face, peak);
    expect([t.reach('SU-25')['2006']?.cost, t.reach('SU-25')['2107']?.cost, t.reach('SU-25')['1907']?.cost]).toEqual([
      1, 1, 1,
    ]);
    combat(t);
    expect(t.may(end)).toBe(true);
    expect(t.may(attack('2008'))).toBe(false);
    const joined = pactFights({ ...face, 'SU-21M': '2007' }, peak);
    joined.play(attack('2008'), attacker('SU-21M'));
    expect(joined.refusal(attacker('SU-25'))).toMatchObject({ rule: '5.1.2', code: 'armour-shuns', unit: 'SU-25' });
  });

  it('TWW-5.0-a, TWW-5.1.2-c: from the mountain one attacks armour as anybody', () => {
    const t = natoFights(face, peak);
    expect(oddsOf(t, '2007', ['WG-1DM'])).toMatchObject({ sum: '4:6', column: '1-1' });
    expect(fight(t, '2007', ['WG-1DM'], 2)).toBe('1-1: DRB AVB');
    const [to = ''] = retreatHexes(t, 'SU-25');
    t.play(retreat('SU-25', to));
    expect(state(t, 'SU-25')).toBe(`${to} 1`);
    t.play(advance('WG-1DM'));
    expect(state(t, 'WG-1DM')).toBe('2007 1');
  });

  it('TWW-4.1.2-g, TWW-5.1.2-c, TWW-5.1.1-a: of armour and others in a hex the others attack alone, and suffer alone', () => {
    const t = pactFights({ 'SU-25': '2007 moved', 'SU-21M': '2007 moved', 'AT-1DM': '2008' }, peak);
    expect(owing(t)).toEqual(['SU-21M']);
    expect(oddsOf(t, '2008', ['SU-21M'])).toMatchObject({ sum: '7:5', ratio: '1-1', column: '1-4' });
    expect(fight(t, '2008', ['SU-21M'], 4)).toBe('1-4: DVI ARI');
    expect(retreatHexes(t, 'SU-25')).toEqual([]);
    t.play(retreat('SU-21M', '2006'));
    expect([state(t, 'SU-25'), state(t, 'SU-21M')]).toEqual(['2007 2', '2006 2']);
  });

  it.each([{ 'SU-25': '2007' }, { 'SU-21M': '2007' }])(
    'TWW-4.1.2-d: nobody is forced down from a mountain by %j',
    (enemy) => {
      const t = combat(nato({ ...enemy, 'WG-1DM': '2008' }, peak));
      expect([t.may(end), t.may(attack('2007'))]).toEqual([true, true]);
    },
  );

  it.each([
    ['mountain', 2],
    ['open', 1],
  ])('TWW-7.0-c, TWW-5.1.2-c: beside an enemy on %s ground armour has %d steps after recovery', (terrain, steps) => {
    const t = nato({ 'US-ACR-V': '2010 reduced', 'SU-39': '2011' }, { turn: 10, hexes: { '2011': terrain } });
    t.play(end);
    expect(t.steps('US-ACR-V')).toBe(steps);
  });

  const climb = { hexes: each('2108 2008', 'mountain') };

  it.each(['SU-25', 'SU-21M'])(
    'TWW-4.1.2-a, TWW-4.1.2-b, TWW-4.1.2-f: others who climb a mountain beside %s stop, engaged, and have to attack',
    (enemy) => {
      const t = nato({ [enemy]: '2007', 'WG-1DM': '2109', 'US-3DIMec': '2110' }, climb);
      expect(costs(t, 'WG-1DM', '2108', '2008')).toEqual([3, 3]);
      expect(costs(t, 'US-3DIMec', '2109', '2108', '2008')).toEqual([1, 3, 3]);
      expect(blocked(t, 'US-3DIMec', '2109', '2108', '2008')).toBeUndefined();
      expect([t.prompt(), t.hexOf('US-3DIMec')]).toEqual(['movement', '2008']);
      march(t, 'WG-1DM', '2108', '2008');
      expect(new Set(owing(combat(t)))).toEqual(new Set(['US-3DIMec', 'WG-1DM']));
    },
  );

  it('TWW-4.1.2-b: into the open beside armour everybody stops', () => {
    const t = nato({ 'SU-25': '2007', 'WG-1DM': '2109' }, climb);
    expect(t.reach('WG-1DM')['2107']?.mustStop).toBe('4.1.2');
  });

  it.each([{ 'SU-25': '2007' }, { 'SU-25': '2007', 'SU-21M': '2007' }])(
    'TWW-4.1.2-a, TWW-4.1.2-c: who leaves a mountain beside %j breaks contact',
    (enemies) => {
      const t = nato({ ...enemies, 'WG-1DM': '2008' }, peak);
      expect(t.reach('WG-1DM')['2009']?.cost).toBe(2);
      expect(refused(t, move('WG-1DM'), step('2107'))).toMatchObject({ rule: '4.1.2', code: 'must-break-contact' });
    },
  );

  it('TWW-5.1.2-c: armour on both sides of a mountain fights what stands in the open', () => {
    const t = pactFights({ ...face, 'US-6DB': '2107' }, peak);
    expect(owing(t)).toEqual(['SU-25']);
    declare(t, '2107', ['SU-25']);
    expect(t.toAct()).toBe('chance');
  });
});
