import { describe, expect, it } from 'vitest';
import { ABOUT } from '../position/about.ts';
import { opening, position, sit, unit, type Played } from '../test-kit.ts';
import { phaseSide, phasesOf } from '../position/phases.ts';

import { ACTION_FIELDS } from '../position/actions.ts';
import { at, legal, outcome, refusal, toAct } from './play.ts';
import {
  BLOWN,
  DISRUPTED,
  ELIMINATED,
  ENGAGED,
  GOOD,
  INTACT,
  OUT_OF_SUPPLY,
  REPLACEMENT,
  SCATTERED,
  SPENT,
  WIRED,
} from '../position/state.ts';

type Units = Parameters<typeof position>[2];
const end = { type: 'end' };
/** Types of the actions that are legal. */
const types = (s: Played): string[] => [
  ...new Set(legal(s.state()).flatMap((action) => ('type' in action ? [action.type] : []))),
];
/** Units, or hexes, that legal actions of a type name. */
const named = (s: Played, type: string, field: 'unit' | 'to' | 'target' = 'unit'): unknown[] =>
  s.legal().flatMap((action) => (action['type'] === type ? [action[field]] : []));

const SIDE = ['resupply', 'bridges', 'landing', 'movement', 'combat', 'reorganisation', 'supply', 'traffic'];
const ALLIED = SIDE.filter((kind) => kind !== 'traffic').map((kind) => `allied-${kind}`);
const GERMAN = SIDE.filter((kind) => kind !== 'landing').map((kind) => `german-${kind}`);
const [AM, PM, NIGHT] = [3, 4, 5];

describe('3.0 the game turn', () => {
  it('[H44-3.0-a] [H44-3.0-b] [H44-3.0-c] [H44-3.0-e] weather in the morning, the Allied turn, the German turn, victory', () => {
    expect(phasesOf(AM)).toEqual(['weather', ...ALLIED, ...GERMAN, 'victory']);
    for (const turn of [PM, NIGHT]) expect(phasesOf(turn)).toEqual([...ALLIED, ...GERMAN, 'victory']);
  });

  it('[H44-3.0-d] whose turn it is decides', () => {
    const units: Units = [
      ['6DLI/151/50', '3010'],
      ['Stephan', '3310'],
    ];
    for (const kind of ['movement', 'combat']) {
      expect(toAct(position(PM, `allied-${kind}`, units).state())).toBe('allied');
      expect(toAct(position(PM, `german-${kind}`, units).state())).toBe('german');
    }
    expect(phaseSide(at(position(PM, 'german-movement', units).state()))).toBe(1);
  });

  it('[H44-3.0-f] an automatic victory is looked for when both turns are over, and not before', () => {
    const lost = (german: number) =>
      position(PM, 'german-combat', [['Stephan', '6010']], { extra: { points: { german } } });
    expect(outcome(lost(12).state())).toBeUndefined();
    expect(outcome(lost(12).after(end).state())?.winner).toBe('german');
    expect(lost(12).after(end).state()).toMatchObject({ turn: PM, phase: 'victory' });
    expect(lost(11).after(end).state()).toMatchObject({ turn: NIGHT, phase: 'allied-movement' });
  });
});

describe('S1, S2 the beginning', () => {
  it('[H44-S1.1-b] turn 1 begins with the landings: no weather, no resupply, no bridges of the Allies', () => {
    expect(phasesOf(1)).toEqual([...ALLIED.slice(2), ...GERMAN, 'victory']);
    expect(opening('short').state()).toMatchObject({ turn: 1, phase: 'allied-landing' });
  });

  it('[H44-S1.2-d] on turn 1, in clear weather, with all the aircraft it gives', () => {
    const s = opening('campaign').state();
    expect([s.turn, ABOUT.vocabulary.weather[s.weather], s.own.air]).toEqual([1, 'clear', 2]);
  });

  it('[H44-S2.2-a] both scenarios begin alike', () => {
    const { scenario: _, ...short } = opening('short').state();
    const { scenario: __, ...campaign } = opening('campaign').state();
    expect(campaign).toEqual(short);
  });

  it('[H44-S2.3-a] points win the campaign, at once and at its end, and not the short game', () => {
    const winner = (scenario: string, turn: number, points: object) =>
      sit('victory', { scenario, turn, extra: { points } }).outcome()?.winner;
    expect([winner('campaign', 9, { german: 12 }), winner('short', 9, { german: 12 })]).toEqual(['german', undefined]);
    expect([winner('campaign', 20, { allied: 5, german: 4 }), winner('short', 11, { allied: 5 })]).toEqual([
      'allied',
      'german',
    ]);
  });
});

const fired = (id: string, hex: string): Units[number] => [id, hex, { marks: ['fired'] }];
const ready = (id: string) => ({ type: 'ready', unit: id });

describe('resupply', () => {
  const drops = { '6013': { features: ['drop:Z'] }, '5013': { features: ['drop:T'] } };
  const guns = [fired('5 AGRA', '1103'), fired('Gds Div Arty', '1104'), fired('50 Div Arty', '1105')];
  const airborne = [fired('1/1 Arty', '6010'), fired('82 Div Arty', '5010')];
  const heads: Units = [
    ['1AB Supply Head', '6012'],
    ['82 Supply Head', '5012'],
  ];
  const allied = (weather: string) =>
    position(PM, 'allied-resupply', [...guns, ...airborne, ...heads], { weather, hexes: drops });

  it('[H44-SOP-a] two Allied guns, and airborne ones by the weather', () => {
    const two = (weather: string) => allied(weather).after(ready('5 AGRA'), ready('50 Div Arty'));
    expect(named(two('clear'), 'ready')).toEqual(['1/1 Arty', '82 Div Arty']);
    expect(named(two('clear').after(ready('1/1 Arty')), 'ready')).toEqual(['82 Div Arty']);
    expect(two('cloudy').after(ready('1/1 Arty')).state().phase).toBe('allied-movement');
    expect(two('overcast').state().phase).toBe('allied-movement');
  });

  it('[H44-SOP-a] two German guns by day, all by night', () => {
    const units = [fired('406 Arty', '3101'), fired('191 Arko', '3201'), fired('10 Arty/10ss', '3301')];
    const two = (turn: number) => position(turn, 'german-resupply', units).after(ready('406 Arty'), ready('191 Arko'));
    expect([two(PM).state().phase, two(NIGHT).state().phase]).toEqual(['german-movement', 'german-resupply']);
    expect(named(two(NIGHT), 'ready')).toEqual(['10 Arty/10ss']);
  });
});

describe('bridges', () => {
  const BRIDGE = '3010-3110';
  const canal = (bridge: string) => ({
    sides: [{ a: '3010', b: '3110', river: 'canal', bridge: 'road' }],
    extra: { bridges: { [BRIDGE]: bridge } },
  });

  it('[H44-SOP-b] the Allies repair, the Germans blow or wire, never both at one bridge', () => {
    expect(types(position(PM, 'allied-bridges', [['30 Corps Bridging', '3010']], canal('blown')))).toEqual([
      'repair',
      'end',
    ]);
    const units: Units = [
      ['Stephan', '3110'],
      ['6DLI/151/50', '3010'],
    ];
    const german = position(PM, 'german-bridges', units, canal('wired'));
    expect(types(german)).toEqual(['blow', 'end']);
    const blow = { type: 'blow', bridge: BRIDGE };
    const [fails, works] = [2, 3].map((die) => german.after(blow, die));
    expect([fails, works].map((s) => [s?.state().phase, s?.state().bridges[0]])).toEqual([
      ['german-movement', INTACT],
      ['german-movement', BLOWN],
    ]);
    expect(position(PM, 'german-bridges', [['Stephan', '3110']], canal('intact')).state().bridges[0]).toBe(WIRED);
  });
});

describe('landing', () => {
  it('[H44-SOP-c] on drop hexes; who lands on enemies fights first, then a die for each', () => {
    const units: Units = [
      ['10/4P/1', null],
      ['11/4P/1', null],
      ['14/Hoffmann', '3110'],
      ['3/506/101', '5602'],
    ];
    const s = position(AM, 'allied-landing', units, { hexes: { '3010': { features: ['drop:Y'] } } });
    const land = (id: string, to: string) => ({ type: 'land', unit: id, to });
    expect(named(s, 'land', 'to')).not.toContain('3012');
    const down = s.after(land('10/4P/1', '3010'), land('11/4P/1', '3110'));
    expect(legal(down.state())).toEqual([{ by: 'allied', type: 'fight', target: '3110' }]);
    const fought = down.after({ type: 'fight', target: '3110' }, 1);
    expect([unit(fought, '11/4P/1').hex, toAct(fought.state()), fought.state().phase]).toEqual([
      ELIMINATED,
      'chance',
      'allied-landing',
    ]);
    expect(fought.after(1).state().phase).toBe('allied-movement');
  });
});

describe('movement', () => {
  it('[H44-SOP-d] reinforcements come; movement, merging, parts, replacements', () => {
    const s = position(8, 'german-bridges', [
      ['Stephan', '3201'],
      ['I/vdH', '3201', { steps: 1 }],
      ['I/22/10ss', null],
    ]);
    expect(unit(s, 'I/22/10ss').hex).toBe('area:H');
    expect(types(s).toSorted()).toEqual(['break-down', 'end', 'merge', 'move', 'replace']);
  });

  it('[H44-SOP-d] returned steps, replacements of the Allies, lone unknown units, 10:1, bridges', () => {
    const units: Units = [
      ['1/1P/1', '6010', { steps: 2 }],
      ['1AB Supply Head', '6011'],
      ['6DLI/151/50', '1103', { steps: 2 }],
      ['2IG/5/Gds', '3009'],
      ['2GG/5/Gds', '3009'],
      ['1CG/5/Gds', '3011'],
      ['14/Hoffmann', '3010'],
    ];
    const s = position(8, 'allied-movement', units, { extra: { returned: { '1AB': 1 }, unknown: { '3109': null } } });
    expect(types(s).toSorted()).toEqual(['break-down', 'end', 'move', 'overrun', 'replace', 'return']);
    const move = { type: 'move', unit: '2IG/5/Gds', mode: 'normal' };
    expect(named(s.after(move), 'step', 'to')).toContain('3109');
  });
});

describe('combat', () => {
  it('[H44-SOP-e] any, all or none attack; a DS brings a breakthrough combat', () => {
    const units: Units = [
      ['2IG/5/Gds', '3009'],
      ['2GG/5/Gds', '3009'],
      ['14/Hoffmann', '3010'],
      ['Stephan', '3011'],
    ];
    const s = position(9, 'allied-combat', units);
    expect(types(s)).toEqual(['attack', 'end']);
    const attack = [
      { type: 'attack', target: '3010' },
      ...['2IG/5/Gds', '2GG/5/Gds'].map((id) => ({ type: 'attacker', unit: id })),
    ];
    const won = s.after(...attack, { type: 'commit' }, 6, { type: 'advance', unit: '2IG/5/Gds', to: '3010' });
    expect(named(won, 'breakthrough', 'target')).toEqual(['3011']);
  });
});

describe('reorganisation, supply, traffic', () => {
  it('[H44-SOP-f] a level better, by a die beside the enemy; passing markers go', () => {
    const marks = ['spent', 'engaged', 'replacement', 'scattered'];
    const units: Units = [
      ['6DLI/151/50', '2010', { marks: ['disrupted'] }],
      ['8DLI/151/50', '2012', { marks: ['full-retreat'] }],
      ['9DLI/151/50', '2014', { marks }],
      ['1D/231/50', '3010', { marks: ['disrupted'] }],
      ['Stephan', '3011', { marks: ['disrupted'] }],
    ];
    const s = position(9, 'allied-reorganisation', units);
    const orders = (state: typeof s) =>
      ['6DLI/151/50', '8DLI/151/50', '1D/231/50', 'Stephan'].map((id) => unit(state, id).order);
    expect([toAct(s.state()), orders(s)]).toEqual(['chance', [GOOD, DISRUPTED, DISRUPTED, DISRUPTED]]);
    expect(unit(s, '9DLI/151/50').marks & (SPENT | ENGAGED | REPLACEMENT | SCATTERED)).toBe(0);
    expect(orders(s.after(6))).toEqual([GOOD, DISRUPTED, GOOD, DISRUPTED]);
  });

  it('[H44-SOP-g] markers of supply; isolation by night, with the option', () => {
    const LAKES = ['3009', '3012', '3109', '3110', '3111', '2909', '2910', '2911'];
    const hexes = Object.fromEntries(LAKES.map((hex) => [hex, 'lake']));
    const out = { hex: '3010', marks: ['out-of-supply'] };
    const supply = (turn: number, isolation: string, where: object | string = out) =>
      sit('allied-supply', {
        turn,
        hexes,
        options: { isolation },
        units: { '2L/9/3': where, '6DLI/151/50': { hex: '1103', marks: ['out-of-supply'] } } as never,
      });
    const day = supply(9, 'on', '3010');
    expect(['2L/9/3', '6DLI/151/50'].map((id) => unit(day, id).marks)).toEqual([OUT_OF_SUPPLY, 0]);
    expect([supply(8, 'on').toAct(), supply(8, 'off').toAct(), supply(9, 'on').toAct()]).toEqual([
      'chance',
      'german',
      'german',
    ]);
  });

  it('[H44-SOP-h] traffic markers in the German turn', () => {
    expect(types(position(PM, 'german-traffic', [['2IG/5/Gds', '2010']]))).toEqual(['place', 'end']);
  });
});

describe('what is refused after a phase, a move or an advance has ended by itself is refused by its own rule', () => {
  const INFANTRY = '6DLI/151/50';
  const why = (s: Played, action: object): string => {
    const { rule, code } = refusal(s.state(), { by: toAct(s.state()), ...action }) ?? {};
    return `${rule} ${code}`;
  };

  it('[H44-17.8.1-a] [H44-17.8.3-a] a third gun by the limit, one that has not fired by that', () => {
    const guns = ['406 Arty', '191 Arko', '10 Arty/10ss'].map(
      (id, i) => [id, `3${i + 1}01`, { marks: ['fired'] }] as Units[number],
    );
    const two = position(9, 'german-resupply', guns).after(
      { type: 'ready', unit: '406 Arty' },
      { type: 'ready', unit: '191 Arko' },
    );
    expect(two.state().phase).toBe('german-movement');
    expect(why(two, { type: 'ready', unit: '10 Arty/10ss' })).toBe('17.8.3 no-resupply-left');
    expect(why(two, { type: 'ready', unit: '406 Arty' })).toBe('17.5 not-fired');
  });

  it('[H44-7.2-a] a step of who has come into an EZOC by that', () => {
    const t = sit('allied-movement', { units: { [INFANTRY]: '3010', Stephan: '3013' } });
    t.play({ type: 'move', unit: INFANTRY, mode: 'normal' }, { type: 'step', to: '3011' }).play({
      type: 'step',
      to: '3012',
    });
    expect(t.state().frames).toEqual([]);
    expect([why(t, { type: 'step', to: '3112' }), why(t, { type: 'step', to: '3013' })]).toEqual([
      '7.2 must-stop-in-zone',
      '8.1 enemy-there',
    ]);
    expect([why(t, { type: 'step', to: '3210' }), why(t, { type: 'stop' })]).toEqual([
      '8.1 nobody-moves',
      '8.1 nobody-moves',
    ]);
  });

  it('[H44-8.1-b] a step without points by that', () => {
    const t = sit('allied-movement', { units: { [INFANTRY]: '3010' }, hexes: { '3011': 'marsh', '3012': 'marsh' } });
    const steps = ['3009', '3008', '3007', '3006', '3005', '3004', '3003'].map((to) => ({ type: 'step', to }));
    const moved = steps.reduce(
      (table, step) => (table.state().frames.length > 0 ? table.play(step) : table),
      t.play({ type: 'move', unit: INFANTRY, mode: 'normal' }),
    );
    const at = Number(unit(moved, INFANTRY).hex);
    expect(moved.state().frames).toEqual([]);
    expect(why(moved, { type: 'step', to: String(at - 1) })).toBe('8.1 no-points');
  });

  it('[H44-15.2-a] a second hex by the length of the advance, other units by having none', () => {
    const [second, third] = ['8DLI/151/50', '9DLI/151/50'];
    const units = { [INFANTRY]: '3009', [second]: '3009', [third]: '3109', Stephan: { hex: '3010', steps: 1 } };
    const t = sit('allied-combat', { turn: 9, units });
    t.play({ type: 'attack', target: '3010' });
    for (const unit of [INFANTRY, second]) t.play({ type: 'attacker', unit });
    // A 6 is D1 on 1:1 to 4:1, and the last step of the defence goes.
    t.play({ type: 'commit' }).dice(6);
    expect([unit(t, 'Stephan').steps, t.legal('advance').length > 0]).toEqual([0, true]);
    for (const unit of [INFANTRY, second]) t.play({ type: 'advance', unit, to: '3010' });
    expect(t.state().frames).toEqual([]);
    const go = (unit: string) => why(t, { type: 'advance', unit, to: '3011' });
    expect([go(INFANTRY), go(third)]).toEqual(['15.2 no-advance-left', '15.1 may-not-advance']);
    expect(why(t, { type: 'breakthrough', target: '3012' })).toBe('16.1 no-breakthrough');
    expect(why(t, { type: 'done' })).toBe('15.1 over-already');
  });

  it('and nothing by that of the phase that has begun meanwhile', () => {
    const named = {
      unit: INFANTRY,
      to: '3011',
      target: '3013',
      bridge: '3010-3011',
      mode: 'normal',
      formation: '50',
      marker: '1',
    };
    const phases = ['allied-movement', 'allied-combat', 'german-movement', 'german-combat', 'german-traffic'];
    const found = phases.flatMap((phase) => {
      const t = sit(phase, { turn: 9, units: { [INFANTRY]: '3010', Stephan: '3013' } });
      return Object.entries(ACTION_FIELDS).map(([type, fields]) => {
        const about = fields.map((field) => field.replace('?', '') as keyof typeof named);
        return why(t, { type, ...Object.fromEntries(about.map((field) => [field, named[field]])) });
      });
    });
    expect(found).toContain('8.1 wrong-phase');
    expect(found).toContain('9.3 over-already');
    expect(found.filter((code) => /^3\.0 (wrong-phase|over-already)/.test(code))).toEqual([]);
  });
});
