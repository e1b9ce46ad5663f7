import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/wargame/test-kit.ts';
import { drill } from './drill/drill.ts';
import {
  advance,
  advanceOn,
  along,
  amberFights,
  amberMoves,
  cyanFights,
  done,
  end,
  fight,
  retreat,
  shifts,
  until,
  retreatHexes,
} from './drill/positions.ts';

/** The open matters of the written position, by which a record knows it again. */
const pendingOf = (t: Table) =>
  (drill.position(t.state() as never) as { pending: Readonly<Record<string, unknown>>[] }).pending;

describe('ground and river, the better of the two', () => {
  const RIVER = along('0604 0605', { river: true });
  const against = (hex: object, sides: typeof RIVER) =>
    shifts(amberFights({ 'A-1': '0604', 'C-3': '0605' }, { hexes: { '0605': hex }, sides }), '0605', ['A-1']);

  test('works behind a river count as works', () => {
    expect(against({ features: ['works'] }, RIVER)).toEqual(['terrain-works -2']);
  });
  test('open ground behind a river counts as the river', () => expect(against({}, RIVER)).toEqual(['river -1']));
  test('a wood behind a river counts once', () => {
    expect(against({ terrain: 'wood' }, RIVER)).toEqual(['terrain-wood -1']);
  });
});

describe('the surrounded', () => {
  const ROUND = { 'A-1': '0604', 'A-2': '0706', 'A-4': '0506' };

  test('are worth a column to the attacker', () => {
    expect(shifts(amberFights({ 'C-3': '0605', ...ROUND }), '0605', ['A-1', 'A-4'])).toEqual(['surrounded 1']);
  });
  test('the guard costs him one', () => {
    expect(shifts(amberFights({ 'C-1': '0605', ...ROUND }), '0605', ['A-1', 'A-4'])).toEqual(['surrounded -1']);
  });
  test('the guard with others is no guard', () => {
    const t = amberFights({ 'C-1': '0605', 'C-3': '0605', ...ROUND });
    expect(shifts(t, '0605', ['A-1', 'A-4'])).toEqual(['surrounded 1']);
  });
  test('with a way out there is no shift', () => {
    const t = amberFights({ 'C-1': '0605', 'A-1': '0604', 'A-4': '0506' });
    expect(shifts(t, '0605', ['A-1', 'A-4'])).toEqual([]);
  });

  /** On an edge of the map, all neighbours in enemy EZs: what does the attacker gain by it? */
  const onEdge = (hex: string, foes: readonly string[]) => {
    const round = Object.fromEntries(foes.map((at, i) => [`C-${i + 3}`, at]));
    return shifts(cyanFights({ 'A-1': hex, ...round }), hex, ['C-3']);
  };
  test('an edge to come back over is a way out', () => {
    expect(onEdge('0601', ['0602', '0501', '0701'])).toEqual([]);
  });
  test('an edge over which nobody comes back is none', () => {
    expect(onEdge('0105', ['0104', '0106'])).toEqual(['surrounded 1']);
  });
});

describe('who does not engage armour', () => {
  const BOG = { hexes: { '0605': 'bog' } };

  test('armour may not attack into a bog', () => {
    const t = amberFights({ 'A-4': '0604', 'A-1': '0604', 'C-1': '0605' }, BOG);
    t.play({ type: 'attack', target: '0605' });
    expect(t.refusal({ type: 'attacker', unit: 'A-4' })).toMatchObject({
      rule: '2.4',
      code: 'armour-sinks',
      unit: 'A-4',
    });
  });
  test('an attack for which there is only armour hears why', () => {
    const t = amberFights({ 'A-4': '0604', 'C-1': '0605' }, BOG);
    expect(t.refusal({ type: 'attack', target: '0605' })).toMatchObject({ rule: '2.4', code: 'armour-sinks' });
  });
  test('one that is not beside the bog hears just that', () => {
    const t = amberFights({ 'A-4': '0603', 'A-1': '0604', 'C-1': '0605' }, BOG);
    t.play({ type: 'attack', target: '0605' });
    expect(t.refusal({ type: 'attacker', unit: 'A-4' })).toMatchObject({ code: 'not-engaged', unit: 'A-4' });
  });
  test('armour beside a bog need not attack', () => {
    expect(amberFights({ 'A-4': '0604', 'C-1': '0605' }, BOG).may(end)).toBe(true);
  });
  test('armour beside an enemy in the open must', () => {
    expect(amberFights({ 'A-4': '0604', 'C-1': '0605' }).refusal(end)).toMatchObject({
      code: 'must-attack',
      rule: '2.4',
    });
  });
  test('armour between an enemy in a bog and one in the open has only that one to attack', () => {
    const t = amberFights({ 'A-4': '0604', 'A-1': '0602', 'C-7': '0603', 'C-1': '0605' }, BOG);
    t.play({ type: 'attack', target: '0603' }, { type: 'attacker', unit: 'A-1' });
    expect(t.refusal({ type: 'commit' })).toMatchObject({ code: 'must-join', unit: 'A-4' });
  });
  test('infantry beside a bog must, unless it stands as well', () => {
    expect(amberFights({ 'A-1': '0604', 'C-7': '0605' }, BOG).may(end)).toBe(false);
  });
  /** Behind the unit stands C-1 in a bog; 8 against 4 and a column for the formation: row 7 of 3-1 reads DRI AVB. */
  const driven = (unit: string) => {
    const units = { [unit]: '0604', 'C-3': '0704', 'C-4': '0704', 'C-1': '0504' };
    const t = cyanFights(units, { hexes: { '0504': 'bog' } });
    fight(t, '0604', ['C-3', 'C-4'], [3, 4]);
    return retreatHexes(t, unit).toSorted();
  };

  test('armour may fall back past an enemy in a bog', () => expect(driven('A-4')).toEqual(['0505', '0605']));
  test('infantry may not', () => expect(driven('A-1')).toEqual(['0605']));
});

describe('the log of a combat', () => {
  /** A-1 beside C-3; two hexes from A-6 stand C-4 and C-5. */
  const units = { 'A-1': '0604', 'C-3': '0605', 'A-6': '0608', 'C-4': '0610', 'C-5': '0610' };
  const pools = { strike: { amber: 3 }, cover: { cyan: 0 } } as const;
  const logged = (mode: 'attack' | 'bombard', target: string, named: object) => {
    const t = amberFights(units, { pools });
    const events = t.events({ type: mode, target }, named, { type: 'commit' });
    const due = t.prompt();
    const told = [...events, ...t.events(6, 5)].slice(0, 3);
    return [due, ...told.map(({ code, rule, args }) => [code, rule, args?.['mode']])];
  };

  test('an attack is a ground combat to the dice', () => {
    expect(logged('attack', '0605', { type: 'attacker', unit: 'A-1' })).toEqual([
      'dice-combat',
      ['declared', '3.0', 'ground'],
      ['committed', '3.0', 'ground'],
      ['combat-roll', '3.0', undefined],
    ]);
  });
  test.each([
    ['guns', '3.5', { type: 'artillery', unit: 'A-6' }],
    ['aircraft', '3.6', { type: 'air', points: 2 }],
  ])('a bombardment by %s goes by their rule, %s', (_, rule, named) => {
    expect(logged('bombard', '0610', named)).toEqual([
      'dice-bombardment',
      ['declared', rule, 'bombard'],
      ['committed', rule, 'bombard'],
      ['bombard-roll', rule, undefined],
    ]);
  });
});

describe('the defence is destroyed', () => {
  /** 16 against 4, with a column for the formation: row 7 of the last column reads DA AVB. */
  const TWO = { 'C-7': '0605', 'C-5': '0605', 'A-1': '0604', 'A-4': '0505', 'A-5': '0506' };
  const destroyed = (units: Record<string, string>, dice: [number, number]) => {
    const t = amberFights(units);
    fight(t, '0605', ['A-1', 'A-4', 'A-5'], dice);
    return t;
  };

  test('all its units are eliminated and nobody is asked', () => {
    const t = destroyed(TWO, [3, 4]);
    expect([t.where('C-7'), t.where('C-5'), t.toAct(), t.prompt()]).toEqual([
      'eliminated',
      'eliminated',
      'amber',
      'loss',
    ]);
  });
  test('each of them once', () => {
    const t = amberFights(TWO);
    t.play({ type: 'attack', target: '0605' }, { type: 'attacker', unit: 'A-1' });
    t.play({ type: 'attacker', unit: 'A-4' }, { type: 'attacker', unit: 'A-5' }, { type: 'commit' });
    if (t.toAct() === 'cyan') t.play({ type: 'commit' });
    const gone = t.events(3, 4).filter(({ code }) => code === 'eliminated');
    expect([gone.length, new Set(gone.map(({ args }) => args?.['unit']))]).toEqual([2, new Set(['C-5', 'C-7'])]);
  });
  test('three of them as well', () => {
    const t = amberFights({ ...TWO, 'C-2': '0605 reduced', 'A-2': '0604', 'A-7': '0506' });
    fight(t, '0605', ['A-1', 'A-2', 'A-4', 'A-5', 'A-7'], [3, 4]);
    expect(['C-2', 'C-5', 'C-7'].map((unit) => t.where(unit))).toEqual(['eliminated', 'eliminated', 'eliminated']);
  });
  test('row 8 of the same column leaves them alive', () => {
    expect(destroyed(TWO, [4, 4]).where('C-7')).toBe('map');
  });
  test('the odds know that nobody is left', () => {
    const odds = amberFights(TWO).odds({ target: '0605', attackers: ['A-1', 'A-4', 'A-5'] });
    expect(odds.losses.defender.find(([lost]) => lost === 4)?.[1]).toBeCloseTo(8 / 36);
  });
});

describe('losses by the owner’s choice', () => {
  test('in an exchange the defender gives up the weakest defence: the odds know that one step pays for it', () => {
    // 4 against 4 and a column for the formation: of 2-1 only row 4-10 is an exchange. C-5 defends with 1 and attacks with 4, C-7 with 3 and 2.
    const t = amberFights({ 'C-5': '0605', 'C-7': '0605', 'A-4': '0604 reduced', 'A-7': '0604 reduced' });
    const { column, losses } = t.odds({ target: '0605', attackers: ['A-4', 'A-7'] });
    expect([column, losses.attacker.map(([lost]) => lost)]).toEqual(['2-1', [0, 1]]);
  });
  test('infantry may lose a step though armour fights on both sides', () => {
    const t = amberFights({ 'C-4': '0605', 'C-7': '0605 reduced', 'A-1': '0604', 'A-4': '0505', 'A-5': '0506' });
    expect(fight(t, '0605', ['A-1', 'A-4', 'A-5'], [3, 4])).toBe('DA AVB');
    expect(t.legal('loss').map(({ unit }) => unit)).toEqual(['A-1', 'A-4', 'A-5']);
  });
});

describe('advance after combat', () => {
  /** 12 against 3 and a column: DA AVB; the attacker's loss is A-5's. */
  const cleared = (others: Record<string, string> = {}, more: object = {}) => {
    const attackers = { 'A-4': '0604', 'A-5': '0505' };
    const t = amberFights({ 'C-7': '0605', ...attackers, ...others }, more);
    fight(t, '0605', [...Object.keys(attackers), ...Object.keys(others).filter((id) => /A-[16]/.test(id))], [3, 4]);
    t.play({ type: 'loss', unit: 'A-5' });
    return t;
  };

  test('armour goes on to a second hex', () => {
    const t = cleared();
    t.play(advance('A-4'), advanceOn('A-4', '0606'));
    expect(t.hexOf('A-4')).toBe('0606');
  });
  test('who may go on is part of the position, as long as somebody may', () => {
    const t = cleared();
    const open = () => (drill.position(t.match.state as never) as { pending: object[] }).pending;
    expect(open()).toEqual([expect.not.objectContaining({ further: expect.anything() })]);
    t.play(advance('A-4'));
    expect(open()).toMatchObject([{ kind: 'advance', further: ['A-4'] }]);
  });
  test('it may stay in the first', () => {
    const t = cleared();
    t.play(advance('A-4'), done);
    expect([t.hexOf('A-4'), t.prompt()]).toEqual(['0605', 'combat']);
  });
  test('not to a third', () => {
    const t = cleared();
    t.play(advance('A-4'), advanceOn('A-4', '0606'));
    expect(t.refusal(advanceOn('A-4', '0607'))?.code).toBe('not-a-candidate');
  });
  test('not before it has gone into the first', () => {
    expect(cleared().refusal(advanceOn('A-4', '0606'))?.code).toBe('not-a-candidate');
  });
  test('infantry does not go on', () => {
    const t = cleared({ 'A-1': '0604' });
    t.play(advance('A-1'));
    expect(t.legal('advance-on')).toEqual([]);
  });
  test('not into a wood', () => {
    const t = cleared({}, { hexes: { '0606': 'wood' } });
    t.play(advance('A-4'));
    expect(t.refusal(advanceOn('A-4', '0606'))).toMatchObject({ code: 'open-ground-only', rule: '3.3' });
  });
  test('not out of a wood', () => {
    const t = cleared({ 'A-1': '0506' }, { hexes: { '0605': 'wood' } });
    t.play(advance('A-4'));
    expect(t.legal('advance-on')).toEqual([]);
  });
  test('not over a river, even by a bridge', () => {
    const t = cleared({}, { sides: along('0605 0606', { river: true, bridge: true }) });
    t.play(advance('A-4'));
    expect(t.refusal(advanceOn('A-4', '0606'))?.code).toBe('river-between');
  });
  /** Who may go further, as the written position has it. */
  const further = (t: Table) => pendingOf(t).at(-1)?.['further'];

  test('not when the first hex lies in an enemy zone, nor does the position say that it may', () => {
    const t = cleared({ 'C-1': '0706' });
    t.play(advance('A-4'));
    expect([t.legal('advance-on'), further(t)]).toEqual([[], undefined]);
  });
  test('otherwise the position says that it may', () => {
    const t = cleared();
    t.play(advance('A-4'));
    expect(further(t)).toEqual(['A-4']);
  });
  test('past an enemy in a bog it does, for armour is not engaged from there', () => {
    const t = cleared({ 'C-1': '0706' }, { hexes: { '0706': 'bog' } });
    t.play(advance('A-4'));
    expect(t.may(advanceOn('A-4', '0606'))).toBe(true);
  });
  test('guns do not advance at all', () => {
    const t = cleared({ 'A-6': '0604' });
    expect(t.refusal(advance('A-6'))).toMatchObject({ code: 'guns-stay', rule: '3.3' });
  });
  test('and the log says so when the others have advanced', () => {
    const t = cleared({ 'A-6': '0604' });
    const held = t.events({ type: 'done' }).filter(({ code }) => code === 'no-advance');
    expect(held.map(({ rule, args }) => [args?.['unit'], args?.['reason'], rule])).toEqual([
      ['A-6', 'guns-stay', '3.3'],
    ]);
  });
  test('two may go on one after the other', () => {
    const t = cleared();
    t.play(advance('A-4'), advance('A-5'), advanceOn('A-5', '0606'), advanceOn('A-4', '0706'));
    expect([t.hexOf('A-4'), t.hexOf('A-5')]).toEqual(['0706', '0606']);
  });
  test('nobody is asked when the only second hex has filled up meanwhile', () => {
    const woods = { '0706': 'wood', '0506': 'wood', '0705': 'wood', '0505': 'wood', '0604': 'wood' };
    const t = cleared({ 'A-2': '0606 fired', 'A-3': '0606 fired' }, { hexes: woods });
    t.play(advance('A-4'), advance('A-5'), advanceOn('A-5', '0606'));
    expect(t.prompt()).toBe('combat');
  });
});

describe('retreat', () => {
  test('into the first hex of the map', () => {
    const t = amberFights({ 'C-3': '0102', 'A-1': '0103', 'A-4': '0202' });
    expect(fight(t, '0102', ['A-1', 'A-4'], [2, 3])).toMatch(/^DR/);
    expect(retreatHexes(t, 'C-3')).toEqual(['0101']);
  });

  /** Of the hexes around 0605 the enemy's zones leave only 0606 free, beyond the river. */
  const round = { 'A-1': '0505', 'A-5': '0604', 'A-4': '0704', 'A-7': '0806' };
  const RIVER = { sides: along('0605 0606', { river: true }) };

  test('who is lost for want of a path is no longer among those who owe one', () => {
    const t = amberFights({ 'C-3': '0605', 'C-4': '0605', ...round }, RIVER);
    expect(fight(t, '0605', ['A-1', 'A-5'], [1, 1])).toMatch(/^DR/);
    expect([t.where('C-4'), t.view().pending.at(-1)]).toEqual([
      'eliminated',
      { kind: 'retreat', side: 'cyan', units: ['C-3'] },
    ]);
  });
  test('nor who has come to rest, and the others start afresh', () => {
    const t = amberFights({ 'C-3': '0605', 'C-7': '0605', ...round }, RIVER);
    expect(fight(t, '0605', ['A-1', 'A-5'], [1, 1])).toMatch(/^DR/);
    t.play(retreat('C-3', '0606'));
    expect(pendingOf(t).at(-1)).toEqual({
      kind: 'retreat',
      side: 'cyan',
      why: 'combat',
      units: ['C-7'],
      reduced: [],
      goesOn: null,
      loses: false,
    });
  });
});

describe('retreat over a river', () => {
  /** The unit in 0605 is driven to 0606, the one hex outside the enemy's zone, over a river or a bridge. */
  const driven = (unit: string, bridge: boolean) => {
    const side = along('0605 0606', bridge ? { river: true, bridge: true } : { river: true });
    const t = amberFights({ [unit]: '0605', 'A-1': '0505', 'A-4': '0704', 'A-5': '0604' }, { sides: side });
    expect(fight(t, '0605', ['A-1', 'A-5'], [2, 3])).toMatch(/^DR/);
    return t;
  };

  test('infantry loses a step', () => {
    const t = driven('C-3', false);
    const before = t.steps('C-3');
    t.play(retreat('C-3', '0606'));
    expect([before, t.steps('C-3'), t.hexOf('C-3')]).toEqual([2, 1, '0606']);
  });
  test('over a bridge it loses none', () => {
    const t = driven('C-3', true);
    t.play(retreat('C-3', '0606'));
    expect(t.steps('C-3')).toBe(2);
  });
  test('armour may not go that way', () => expect(retreatHexes(driven('C-4', false), 'C-4')).not.toContain('0606'));
  test('armour may go over a bridge', () => expect(retreatHexes(driven('C-4', true), 'C-4')).toContain('0606'));
});

describe('making room over a river', () => {
  /** C-3 falls back to 0606, where three stand already; C-7 makes room for it southwards. */
  const displaced = (sides: ReturnType<typeof along>) => {
    const others = { 'C-1': '0606', 'C-2': '0606', 'C-7': '0606' };
    const attackers = { 'A-1': '0505', 'A-5': '0604', 'A-4': '0704' };
    const t = amberFights({ 'C-3': '0605', ...others, ...attackers }, { sides });
    fight(t, '0605', ['A-1', 'A-5'], [2, 3]);
    t.play(retreat('C-3', '0606'), { type: 'displace', unit: 'C-7', to: '0607' });
    return t;
  };

  test('costs a step', () => {
    const t = displaced(along('0606 0607', { river: true }));
    expect([t.hexOf('C-7'), t.steps('C-7')]).toEqual(['0607', 1]);
  });
  test('over a bridge it costs none', () => {
    const t = displaced(along('0606 0607', { river: true, bridge: true }));
    expect([t.hexOf('C-7'), t.steps('C-7')]).toEqual(['0607', 2]);
  });
});

describe('making room', () => {
  test('is for those in the full hex', () => {
    const three = { 'C-1': '0606', 'C-2': '0606', 'C-4': '0606' };
    const attackers = { 'A-1': '0505', 'A-5': '0604', 'A-4': '0704' };
    const t = amberFights({ 'C-3': '0605', 'C-7': '0605', ...three, ...attackers });
    fight(t, '0605', ['A-1', 'A-5'], [1, 1]);
    t.play(retreat('C-3', '0606'));
    expect(t.refusal({ type: 'displace', unit: 'C-7', to: '0607' })).toMatchObject({
      code: 'not-a-candidate',
      rule: '3.4',
      unit: 'C-7',
    });
  });
});

describe('retreat over the edge of the map', () => {
  /** 11 against 4 and a column for the formation: row 7 of 3-1 reads DRI AVB. */
  const driven = (hex: string, unit: string, at: string) => {
    const t = cyanFights({ [unit]: hex, 'C-1': at, 'C-2': at, 'C-4': at }, { turn: 1 });
    expect(fight(t, hex, ['C-1', 'C-2', 'C-4'], [3, 4])).toBe('DRI AVB');
    return t;
  };
  /** No hex is free of enemy zones: a column for surrounded defenders in place of the formation's. */
  const cornered = () => {
    const units = { 'A-1': '0105', 'C-1': '0205', 'C-4': '0205', 'C-5': '0103', 'C-7': '0107' };
    const t = cyanFights(units, { turn: 1 });
    expect(fight(t, '0105', ['C-1', 'C-4'], [3, 4])).toBe('DRI AVB');
    return t;
  };
  const gone = (edge: 'north' | 'west') => {
    const t = edge === 'north' ? driven('0601', 'A-1', '0602') : cornered();
    const events = t.events(retreat('A-1', edge), { type: 'loss', unit: 'C-1' }, done);
    return { t, off: events.find(({ code }) => code === 'retreat-off') };
  };

  test('amber may go over the north edge', () => {
    expect(retreatHexes(driven('0601', 'A-1', '0602'), 'A-1')).toContain('north');
  });
  test('not over the east edge', () => {
    const t = driven('1205', 'A-1', '1105');
    expect(t.refusal(retreat('A-1', 'east'))).toMatchObject({ code: 'off-map', rule: '3.4' });
  });
  test('cyan not over the north edge', () => {
    const t = amberFights({ 'C-3': '0601', 'A-4': '0602', 'A-5': '0602' });
    fight(t, '0601', ['A-4', 'A-5'], [1, 3]);
    expect(retreatHexes(t, 'C-3')).not.toContain('north');
  });
  test('over the north edge it waits, to be back two turns later', () => {
    const { t, off } = gone('north');
    expect([t.unit('A-1').where, t.unit('A-1').due, off?.args?.['back'], off?.rule]).toEqual(['waiting', 3, 3, '3.4']);
  });
  test('a turn later it may not come back', () => {
    const { t } = gone('north');
    until(t, 'amber-moves');
    expect(t.refusal({ type: 'move', unit: 'A-1' })).toMatchObject({ code: 'not-due', args: { turn: 3 } });
  });
  test('two turns later it may, by any hex of that edge', () => {
    const { t } = gone('north');
    until(t, 'amber-moves');
    until(t, 'amber-moves');
    t.play({ type: 'move', unit: 'A-1' });
    expect(t.legal('step')).toHaveLength(12);
  });
  test('over the west edge it goes only where nothing else is open', () => {
    expect(retreatHexes(driven('0105', 'A-1', '0205'), 'A-1')).not.toContain('west');
    expect(retreatHexes(cornered(), 'A-1')).toEqual(['west']);
  });
  test('over the west edge it is gone, and not destroyed', () => {
    const { t, off } = gone('west');
    expect([t.where('A-1'), t.steps('A-1'), off?.args?.['back']]).toEqual(['removed', 2, 0]);
  });
  test('and never comes back', () => {
    const { t } = gone('west');
    until(t, 'amber-moves');
    until(t, 'amber-moves');
    expect(t.refusal({ type: 'move', unit: 'A-1' })?.code).toBe('not-on-map');
  });
});

describe('air power in several pools', () => {
  const AIR = { strike: { amber: 3, cyan: 3 }, cover: { amber: 1, cyan: 2 } };
  const declared = (mode: 'attack' | 'bombard', pools: object = AIR) => {
    const t = amberFights(
      { 'A-1': '0604', 'C-4': '0605', 'C-5': '0610', 'C-6': '0610' },
      { pools: pools as typeof AIR },
    );
    t.play({ type: mode, target: mode === 'attack' ? '0605' : '0610' });
    if (mode === 'attack') t.play({ type: 'attacker', unit: 'A-1' });
    return t;
  };
  const air = (points: number) => ({ type: 'air', points });

  test('the attacker pays out of the pool for attacks', () => {
    const t = declared('attack');
    t.play(air(2), { type: 'commit' });
    expect(t.view().pools).toEqual({ strike: { amber: 1, cyan: 3 }, cover: { amber: 1, cyan: 2 } });
  });
  test('the defender out of the pool for defence', () => {
    const t = declared('attack');
    t.play({ type: 'commit' }, air(2), { type: 'commit' });
    expect(t.view().pools).toEqual({ strike: { amber: 3, cyan: 3 }, cover: { amber: 1, cyan: 0 } });
  });
  test('the defender has no more than that pool', () => {
    const t = declared('attack');
    t.play({ type: 'commit' });
    expect(t.refusal(air(3))).toMatchObject({ code: 'air-none', rule: '3.6', args: { left: 2 } });
  });
  test('a bombardment takes two points', () => expect(declared('bombard').may(air(2))).toBe(true));
  test('and not one', () => {
    expect(declared('bombard').refusal(air(1))).toMatchObject({ code: 'air-amount', args: { least: 2, most: 4 } });
  });
  test('nor five', () => {
    const t = declared('bombard', { strike: { amber: 6, cyan: 0 } });
    expect(t.refusal(air(5))?.code).toBe('air-amount');
  });
  test('an attack takes one', () => expect(declared('attack').may(air(1))).toBe(true));
  test('and not four', () => {
    expect(declared('attack', { strike: { amber: 6, cyan: 0 } }).refusal(air(4))?.code).toBe('air-amount');
  });
  test('with one point left no bombardment is opened', () => {
    const t = amberFights({ 'A-1': '0101', 'C-4': '0605' }, { pools: { strike: { amber: 1 } } });
    expect(t.refusal({ type: 'bombard', target: '0605' })).toMatchObject({ code: 'air-none', args: { left: 1 } });
  });
  test('and none is listed', () => {
    const t = amberFights({ 'A-1': '0101', 'C-4': '0605', 'C-6': '0605' }, { pools: { strike: { amber: 1 } } });
    expect(t.legal('bombard')).toEqual([]);
  });
});

describe('what is asked outside the phase it is about', () => {
  test('the pools are those of the attacker’s combat phase', () => {
    const t = amberMoves({ 'A-1': '0604', 'C-3': '0605' }, { pools: { strike: { amber: 3 }, cover: { amber: 0 } } });
    const odds = t.odds({ target: '0605', attackers: ['A-1'], support: { attacker: { air: 3 } } });
    expect([odds.attack, odds.allowed]).toEqual([7, true]);
  });
  test('of the side that is asked about, whoever moves', () => {
    const t = amberMoves({ 'A-1': '0604', 'C-3': '0605' }, { pools: { strike: { cyan: 3 }, cover: { cyan: 0 } } });
    const odds = t.odds({ target: '0604', attackers: ['C-3'], support: { attacker: { air: 3 } } });
    expect([odds.attack, odds.allowed]).toEqual([6, true]);
  });
  test('a unit on the move may fight from beside an enemy', () => {
    const t = amberMoves({ 'A-1': '0602', 'C-3': '0605' });
    expect(drill.fightsFrom(t.match.state as never, 'A-1', ['0603', '0604'])).toEqual(['0604']);
  });
  test('armour not from beside a bog', () => {
    const t = amberMoves({ 'A-4': '0602', 'C-3': '0605' }, { hexes: { '0605': 'bog' } });
    expect(drill.fightsFrom(t.match.state as never, 'A-4', ['0604'])).toEqual([]);
  });
});
