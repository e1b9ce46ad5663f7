import { directionTo, hexAt, makeGrid, neighboursOf, knownHex } from '../hex/grid.ts';
import { CCRR, type GridShape } from '../hex/shape.ts';
import type { BaseAction, BaseEvent, DiceAction, Outcome, Refusal, SetupError, Start } from '../kernel/game.ts';
import type { AttackChances } from './search/contract.ts';
import { no, ok } from '../kernel/game.ts';
import { marchTo } from './search/march.ts';
import type { MapData } from './map.ts';
import type { SetupDoc } from './setup.ts';
import type { Counter, PositionView, RollCosts, UnitView, Wargame } from './wargame.ts';

/** A game for tests of code that handles any game: two units a side, one step per unit and turn, a hit on 5 or 6. */

interface ToyState {
  turn: number;
  side: number;
  /** Hex a unit, -1 when eliminated. */
  hex: number[];
  moved: boolean[];
  /** Unit number under attack while the die is due, else -1. */
  target: number;
}

interface ToyAction extends BaseAction {
  readonly type?: 'step' | 'attack' | 'end';
  readonly unit?: string;
  readonly to?: string;
  readonly target?: string;
  readonly dice?: readonly number[];
}

const CHANCES: AttackChances = {
  attack: 2,
  defence: 2,
  column: 0,
  attacker: [[0, 1]],
  defender: [[1, 1]],
  cleared: 0,
  repelled: 0,
};

const SIDES = ['red', 'blue'] as const;
const UNITS = ['R1', 'R2', 'B1', 'B2'];
const START = ['0101', '0102', '0401', '0402'];
const BLANK = { format: 'bivouac-setup', version: 1, game: 'toy' } as const;
const SHAPE: GridShape = { orientation: 'flat', columns: 4, rows: 4, offset: 'odd', numbering: CCRR, missing: [] };
const grid = makeGrid(SHAPE);
const contract = (code: string, more: object = {}): Refusal => ({ rule: 'contract', code, ...more });

const map: MapData = {
  format: 'bivouac-map',
  version: 1,
  id: 'toy',
  title: 'Toy',
  grid: SHAPE,
  sources: { toy: { origin: 'printed', note: 'Made up.' } },
  hexes: Object.fromEntries(grid.names.map((name) => [name, { terrain: 'open', source: 'toy' }])),
  sides: [{ a: '0101', b: '0201', river: true, source: 'toy' }],
  places: [{ id: 'hut', name: 'Hut', kind: 'village', hexes: ['0203'], source: 'toy' }],
  areas: [],
  edges: [],
};

const counters: Counter[] = UNITS.map((id, unit) => ({
  id,
  side: sideOf(unit),
  nation: 'toy',
  formation: '',
  type: 'inf',
  size: 'II',
  label: id,
  faces: [[2, 2, 1]],
  source: 'toy',
}));

const hexOf = (s: ToyState, unit: number): number => s.hex[unit] as number;

function sideOf(unit: number): string {
  return SIDES[unit < 2 ? 0 : 1];
}

const copy = (s: ToyState): ToyState => ({ ...s, hex: s.hex.slice(), moved: s.moved.slice() });
const alive = (s: ToyState, side: string): number =>
  s.hex.filter((hex, unit) => hex >= 0 && sideOf(unit) === side).length;
const isOver = (s: ToyState): boolean => s.turn > 3 || alive(s, 'red') === 0 || alive(s, 'blue') === 0;

function toAct(s: ToyState): string {
  if (isOver(s)) return 'over';
  return s.target >= 0 ? 'chance' : (SIDES[s.side] as string);
}

function legal(s: ToyState): ToyAction[] {
  const by = toAct(s);
  if (by === 'over') return [];
  if (by === 'chance') return chance(s).map(([action]) => action);
  const own = UNITS.flatMap((unit, n) => (sideOf(n) === by && !s.moved[n] && hexOf(s, n) >= 0 ? [n] : []));
  return [...own.flatMap((n) => actionsOf(s, by, n)), { by, type: 'end' }];
}

function actionsOf(s: ToyState, by: string, n: number): ToyAction[] {
  const unit = UNITS[n] as string;
  return neighboursOf(grid, hexOf(s, n)).flatMap((hex): ToyAction[] => {
    const there = s.hex.indexOf(hex);
    if (there < 0) return [{ by, type: 'step', unit, to: grid.names[hex] as string }];
    return sideOf(there) === by ? [] : [{ by, type: 'attack', unit, target: UNITS[there] as string }];
  });
}

function chance(s: ToyState): [ToyAction, number][] {
  if (toAct(s) !== 'chance') return [];
  return [1, 2, 3, 4, 5, 6].map((die) => [{ by: 'chance', dice: [die] }, 1]);
}

function refusal(s: ToyState, action: unknown): Refusal | undefined {
  const given = action as ToyAction;
  if (toAct(s) === 'over') return contract('game-over');
  if (given?.by !== toAct(s)) return contract('not-your-turn', { args: { side: toAct(s) } });
  const text = JSON.stringify(action);
  if (legal(s).some((each) => JSON.stringify(each) === text)) return undefined;
  if (toAct(s) === 'chance') return contract('dice-impossible');
  if (given.unit !== undefined && !UNITS.includes(given.unit)) return contract('no-such-unit', { unit: given.unit });
  return { rule: '1.1', code: 'not-adjacent', ...(given.unit ? { unit: given.unit } : {}) };
}

function perform(s: ToyState, action: ToyAction): BaseEvent[] {
  if (action.by === 'chance') return roll(s, (action as DiceAction).dice[0] as number);
  const unit = UNITS.indexOf(action.unit ?? '');
  if (action.type === 'end') return endPhase(s);
  s.moved[unit] = true;
  if (action.type === 'attack') {
    s.target = UNITS.indexOf(action.target as string);
    return [
      {
        code: 'declared',
        args: { hex: grid.names[hexOf(s, s.target)] as string, attackers: [action.unit as string] },
      },
    ];
  }
  const from = grid.names[hexOf(s, unit)] as string;
  s.hex[unit] = knownHex(grid, action.to as string);
  return [{ code: 'move', args: { unit: action.unit as string, from, to: action.to as string, cost: 1 } }];
}

function roll(s: ToyState, die: number): BaseEvent[] {
  const unit = UNITS[s.target] as string;
  const hit = die >= 5;
  if (hit) s.hex[s.target] = -1;
  s.target = -1;
  const rolled = { code: 'combat-roll', args: { dice: [die], column: '1-1', result: hit ? 'DE' : '-' } };
  return hit ? [rolled, { code: 'eliminated', args: { unit, why: 'result' } }] : [rolled];
}

/** The unit has one step. */
function rollCosts(s: ToyState): RollCosts | undefined {
  if (toAct(s) !== 'chance') return undefined;
  const lost = s.target >= 0 && UNITS[s.target]?.startsWith('R') ? ([1, 0] as const) : ([0, 1] as const);
  const costs = [1, 2, 3, 4, 5, 6].map((die) =>
    die >= 5 ? { lost, cleared: 1 } : { lost: [0, 0] as const, cleared: 0 },
  );
  return { attacker: SIDES[s.side] as string, costs };
}

function endPhase(s: ToyState): BaseEvent[] {
  s.side = 1 - s.side;
  if (s.side === 0) s.turn++;
  s.moved.fill(false);
  return [{ code: 'phase', args: { phase: `${SIDES[s.side]}-movement` } }];
}

const points = (s: ToyState): Record<string, number> => ({ red: 2 - alive(s, 'blue'), blue: 2 - alive(s, 'red') });

function outcome(s: ToyState): Outcome | undefined {
  if (!isOver(s)) return undefined;
  const won = points(s);
  const lead = (won['red'] ?? 0) - (won['blue'] ?? 0);
  return { points: won, ...(lead === 0 ? {} : { winner: SIDES[lead > 0 ? 0 : 1] }) };
}

function setupErrors(doc: SetupDoc): SetupError[] {
  const errors: SetupError[] = [];
  const taken = new Set<string>();
  (doc.units ?? []).forEach(({ id, hex }, i) => {
    const at = `units[${i}]`;
    if (!UNITS.includes(id)) errors.push({ rule: 'contract', code: 'no-such-unit', unit: id, at: `${at}.id` });
    if (!hex) return;
    if (hexAt(grid, hex) === undefined) errors.push({ rule: 'contract', code: 'no-such-hex', hex, at: `${at}.hex` });
    else if (taken.has(hex)) {
      errors.push({ rule: '2.1', code: 'stacking', hex, unit: id, at: `${at}.hex`, args: { limit: 1, here: 1 } });
    }
    taken.add(hex);
  });
  return errors;
}

function startState(doc: SetupDoc | null): ToyState {
  const hex = START.map((name) => knownHex(grid, name));
  if (doc?.only) hex.fill(-1);
  for (const unit of doc?.units ?? []) hex[UNITS.indexOf(unit.id)] = unit.hex ? knownHex(grid, unit.hex) : -1;
  return { turn: doc?.turn ?? 1, side: 0, hex, moved: UNITS.map(() => false), target: -1 };
}

function view(s: ToyState): PositionView {
  return {
    game: 'toy',
    scenario: 'plain',
    turn: Math.min(s.turn, 3),
    phase: `${SIDES[s.side]}-movement`,
    toAct: toAct(s),
    units: UNITS.map((id, n): UnitView => {
      const hex = hexOf(s, n);
      if (hex < 0) return { id, hex: null, steps: 0, marks: [], where: 'eliminated' };
      return { id, hex: grid.names[hex] as string, steps: 1, marks: s.moved[n] ? ['moved'] : [], where: 'map' };
    }),
    pools: {},
    points: points(s),
    extra: {},
    pending: [],
    map: null,
  };
}

export const toy: Wargame<ToyState, ToyAction, BaseEvent, PositionView> = {
  id: 'toy',
  title: 'Toy War',
  system: 'toy',
  rules: '1.0.0',
  sides: SIDES,
  scenarios: [{ id: 'plain', firstTurn: 1, lastTurn: 3 }],
  options: [{ id: 'fog', values: ['off', 'on'] }],
  vocabulary: { hexes: 16, counters: 4, phases: ['red-movement', 'blue-movement'], terrain: ['open'] },
  map,
  counters,
  actions: { step: ['unit', 'to'], attack: ['unit', 'target'], end: [] },
  eventKinds: { turn: 'turn', phase: 'phase', move: 'walk', eliminated: 'eliminated' },
  fromSetup(start: Start) {
    const doc = start.setup as SetupDoc | null;
    const errors = doc ? setupErrors(doc) : [];
    return errors.length > 0
      ? no(errors)
      : ok({ state: startState(doc), events: [{ code: 'turn', args: { turn: 1 } }] });
  },
  toAct,
  prompt: (s) => ({
    rule: '1.0',
    code: toAct(s) === 'chance' ? 'dice-combat' : 'movement',
    args: { side: toAct(s), turn: s.turn },
  }),
  legal,
  refusal,
  play(s, action) {
    const refused = refusal(s, action);
    if (refused) return no(refused);
    const next = copy(s);
    return ok({ state: next, events: perform(next, action as ToyAction) });
  },
  playUnchecked: perform,
  copy,
  moment: (s) => ({ turn: s.turn, phase: view(s).phase }),
  position: (s) => ({ ...view(s), turn: s.turn, target: UNITS[s.target] ?? null }),
  chance,
  view,
  known: view,
  sample: (seen) => startState({ ...BLANK, units: seen.units.map(({ id, hex }) => ({ id, hex })) }),
  outcome,
  tableView: () => ({
    asks: 'move',
    phases: [],
    zones: {},
    objectives: {},
    closed: [],
    ruined: [],
    urges: [],
    down: [],
    done: {},
    expiring: {},
  }),
  mapNow: () => map,
  reach(s, unit) {
    const n = UNITS.indexOf(unit);
    if (n < 0) return no(contract('no-such-unit', { unit }));
    const from = hexOf(s, n);
    const hexes = actionsOf(s, sideOf(n), n).flatMap(({ type, to }) =>
      type === 'step' && to ? [{ hex: to, cost: 1, path: [to], mayStop: true, mustStop: null }] : [],
    );
    return ok({ unit, from: grid.names[from] ?? null, allowance: 1, hexes });
  },
  odds(s, { target, attackers }) {
    const hex = hexAt(grid, target);
    if (hex === undefined) return no(contract('no-such-hex', { hex: target }));
    const unknown = attackers.find((id) => !UNITS.includes(id));
    if (unknown !== undefined) return no(contract('no-such-unit', { unit: unknown }));
    const adjacent = attackers.every((id) => directionTo(grid, hexOf(s, UNITS.indexOf(id)), hex) >= 0);
    return ok({
      attack: 2 * attackers.length,
      defence: 2,
      ratio: `${attackers.length}-1`,
      shares: { attacker: attackers.map((unit) => ({ unit, factor: 2, counts: 2, why: [] })), defender: [] },
      shifts: [{ rule: '1.2', amount: -1, why: 'terrain-forest' }],
      column: '1-1',
      allowed: adjacent ? true : { rule: '1.1', code: 'not-adjacent' },
      results: [
        { result: 'DE', probability: 1 / 3 },
        { result: '-', probability: 2 / 3 },
      ],
      losses: {
        attacker: [[0, 1]],
        defender: [
          [0, 2 / 3],
          [1, 1 / 3],
        ],
      },
      cleared: 1 / 3,
      retreatHexes: 1,
    });
  },
  nextReach: (s, unit) => toy.reach(s, unit),
  pathCost: (_, path) => ok(path.map((hex) => ({ hex, cost: 1, parts: [], left: 0, mustStop: null }))),
  fightsFrom: () => [],
  duties: () => [],
  ledger: (s) => SIDES.map((side) => ({ rule: '1.3', item: side, side, points: alive(s, side) })),
  victory: (s) => ({ items: [], sudden: [], final: { rule: '1.3', turn: 3, winner: outcome(s)?.winner ?? null } }),
  aids: { bombardOdds: () => no(contract('no-enemy-there')), rollCosts },
  search: {
    parts: 1,
    destinations(s, unit, into) {
      const steps = actionsOf(s, toAct(s), unit).filter(({ type }) => type === 'step');
      steps.forEach(({ to }, i) => {
        into.hexes[i] = knownHex(grid, to as string);
        into.costs[i] = 1;
      });
      into.count = steps.length;
      return into;
    },
    hexes: (s) => s.hex,
    steps: (s) => s.hex.map((hex) => (hex >= 0 ? 1 : 0)),
    margin: (s) => alive(s, 'red') - alive(s, 'blue'),
    scenario: () => 'plain',
    turnsLeft: ({ turn }) => 4 - turn,
    stakes: () => [],
    keys: () => [],
    path: (_, __, hex) => [hex],
    march: (_, __, goals) => marchTo(grid.neighbours, () => 1, goals, new Uint16Array(grid.size)),
    landings: (_, __, into) => Object.assign(into, { count: 0 }),
    move(s, unit, hex) {
      const step = actionsOf(s, toAct(s), unit).find(({ type, to }) => type === 'step' && to === grid.names[hex]);
      if (step) perform(s, step);
      return step !== undefined;
    },
    attack: () => CHANCES,
    glance: () => CHANCES,
    attacksOn: () => () => CHANCES,
  },
};
