import { makeGrid, neighboursOf } from '../../src/hex/grid.ts';
import { HOLLAND_44 } from '../../src/games/holland-44/index.ts';
import type { State } from '../../src/games/holland-44/position/state.ts';
import type { BaseAction, Game, Refusal } from '../../src/kernel/game.ts';
import { pick } from '../../src/kernel/random.ts';
import { drawn } from './drawn.ts';

type Random = () => number;

const game = HOLLAND_44 as unknown as Game;
const { actions, counters, map, sides } = HOLLAND_44;
const GRID = makeGrid(map.grid);
const IDS = counters.map(({ id }) => id);
const POOL = counters.filter(({ size }) => ['BD', 'REM'].includes(size)).map(({ id }) => id);
const FORMATIONS = [...new Set(counters.map(({ formation }) => formation))];
const BRIDGES = map.sides
  .filter(({ river, bridge, road }) => river !== 'minor' && river && (bridge || road))
  .map(({ a, b }) => [a, b].toSorted().join('-'));

const nameOf = (hex: number): string => GRID.names[hex] as string;

/** Numbers of the units that open decisions are about. */
const openUnits = ({ frames }: State): number[] =>
  frames.flatMap((frame) =>
    ['units', 'attackers', 'group', 'settled', 'unit', 'artillery'].flatMap((field) => {
      const value = (frame as unknown as Readonly<Record<string, number | number[] | undefined>>)[field];
      return value === undefined ? [] : [value].flat();
    }),
  );

/** Values of a field worth trying: what is at hand, some at random, and nonsense. */
function valuesOf(state: State, random: Random): Readonly<Record<string, readonly string[]>> {
  const inPlay = state.hex.flatMap((hex, unit) => (hex >= 0 || hex <= -10 ? [unit] : []));
  const open = openUnits(state).filter((unit) => unit >= 0);
  const some = [...drawn(open, 5, random), ...drawn(inPlay, 5, random)];
  const beside = inPlay.filter((unit) => some.some((other) => isNear(state, unit, other)));
  const units = [...new Set([...some, ...drawn(beside, 5, random)].map((unit) => IDS[unit] as string))];
  const near = drawn(
    some.flatMap((unit) => {
      const hex = state.hex[unit] as number;
      return hex >= 0 ? [hex, ...neighboursOf(GRID, hex)].map(nameOf) : [];
    }),
    9,
    random,
  );
  const hidden = drawn(state.unknown, 1, random).map(nameOf);
  const hexes = [...new Set([...near, ...hidden, pick(GRID.names, random), 'area:B', 'area:N', '9999'])];
  return {
    unit: [...units, pick(IDS, random), pick(POOL, random), 'nobody'],
    to: hexes,
    target: [...hexes, ...units.slice(0, 4), ...drawn(POOL, 3, random)],
    mode: ['normal', 'extended', 'tactical', 'fast'],
    bridge: [...drawn(BRIDGES, 4, random), '0000-0001'],
    formation: drawn(FORMATIONS, 3, random),
    marker: ['1', '4', '6', '7'],
  };
}

function isNear({ hex }: State, unit: number, other: number): boolean {
  const [a, b] = [hex[unit] as number, hex[other] as number];
  return a >= 0 && b >= 0 && (a === b || neighboursOf(GRID, a).includes(b));
}

/** Actions of every type, legal and not. */
function* tries(state: State, random: Random): Iterable<object> {
  const values = valuesOf(state, random);
  for (const [type, fields] of Object.entries(actions)) {
    const [first, second] = fields.map((field) => field.replace('?', ''));
    if (first === undefined) yield { type };
    else
      for (const value of values[first] ?? []) {
        if (second === undefined || fields[1]?.endsWith('?')) yield { type, [first]: value };
        if (second !== undefined)
          for (const other of values[second] ?? []) yield { type, [first]: value, [second]: other };
      }
  }
}

/** Refusals in a position: of actions, and of questions. */
export function refusalsIn(state: State, random: Random): Refusal[] {
  const by = game.toAct(state);
  const asked = [
    ...tries(state, random),
    { by: sides.find((side) => side !== by), type: 'end' },
    { type: 'nonsense' },
    {},
  ];
  const refused = asked.flatMap((action) => game.refusal(state, { by, ...action } as BaseAction) ?? []);
  return [...refused, ...questions(state, random)];
}

function questions(state: State, random: Random): Refusal[] {
  const { unit = [], to = [] } = valuesOf(state, random);
  const target = pick(to, random);
  const answers = [
    ...unit.slice(0, 3).map((id) => HOLLAND_44.reach(state, id, pick(['normal', 'extended', 'fast'], random))),
    HOLLAND_44.pathCost(state, [target]),
    ...drawn(unit, 3, random).map((id) => HOLLAND_44.odds(state, { target, attackers: [id] })),
    HOLLAND_44.odds(state, { target, attackers: [] }),
    ...drawn(unit, 2, random).map((id) => HOLLAND_44.nextReach(state, id)),
  ];
  return answers.flatMap((answer) => {
    if (!answer.ok) return [answer.error];
    return 'allowed' in answer.value && answer.value.allowed !== true ? [answer.value.allowed] : [];
  });
}
