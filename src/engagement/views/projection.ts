import { spentOf, dueOf, entryHexOf } from '../position/fields.ts';
import { blownBridges } from '../position/bridges.ts';
import { inPoints } from '../position/parts.ts';
import { choicesOf } from '../position/choice.ts';
import { edgesOf } from '../ground/steps.ts';
import {
  edgesLeft,
  hexLeft,
  hexOf,
  idOf,
  marked,
  nameOf,
  pointsOf,
  poolsOf,
  sideName,
  type Position,
} from '../position/position.ts';
import {
  CONTACT,
  ELIMINATED,
  EXITED,
  FIRED,
  MOVED,
  REMOVED,
  UNDATED,
  WAITING,
  type CombatFrame,
  type Frame,
  type RetreatFrame,
} from '../position/state.ts';

/**
 * All that decides how the game goes on, in the words of docs/formats/position.md: what the hash of a record covers. It is
 * written apart from the state and from what a side sees, so that neither can change a hash.
 */
export function projectionOf(p: Position, toAct: string): object {
  const { s, rules } = p;
  const [first, second] = pointsOf(p);
  return {
    game: rules.about.id,
    options: s.options,
    turn: s.turn,
    phase: s.phase,
    weather: rules.weather?.names[s.weather],
    toAct,
    units: [...rules.units].sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ index }) => unitOf(p, index)),
    pools: poolsOf(p, Object.fromEntries(rules.about.sides.map((side) => [side, 0]))),
    points: { [sideName(p, 0)]: first, [sideName(p, 1)]: second },
    extra: rules.setup.extra(p),
    map: s.map,
    ...(s.ruined.length === 0 ? {} : { ruined: s.ruined.map((hex) => nameOf(p, hex)) }),
    ...(s.blown.length === 0 ? {} : { blown: blownBridges(p) }),
    pending: s.frames.map((frame) => pendingOf(p, frame)),
  };
}

const MARKS = { moved: MOVED, fired: FIRED, contact: CONTACT } as const;

/** A unit; what is nothing or unknown is left out. */
function unitOf(p: Position, u: number): object {
  const { s } = p;
  const [spent, due] = [spentOf(p, u), dueOf(p, u)];
  return {
    id: idOf(p, u),
    ...whereabouts(p, hexOf(p, u)),
    steps: s.steps[u],
    marks: marksOf(p, u),
    ...(spent === 0 ? {} : { spent: inPoints(p, spent) }),
    ...(due === UNDATED ? {} : { due }),
    ...entryOf(p, u),
  };
}

function marksOf(p: Position, u: number): string[] {
  const own = Object.entries(p.rules.marks).map(([name, { bit }]) => [name, bit] as const);
  return [...Object.entries(MARKS), ...own].flatMap(([name, bit]) => (marked(p, u, bit) ? [name] : []));
}

function whereabouts(p: Position, hex: number): object {
  if (hex >= 0) return { where: 'map', hex: nameOf(p, hex) };
  if (hex <= EXITED) return { where: 'exited', sector: EXITED - hex };
  return { where: { [WAITING]: 'waiting', [ELIMINATED]: 'eliminated', [REMOVED]: 'removed' }[hex] };
}

/** Where a unit that waits comes onto the map: at a hex, or beside the one that it left over an edge; the edge where it named one of several. */
function entryOf(p: Position, u: number): object {
  const [entryHex, left] = [entryHexOf(p, u), hexLeft(p, u)];
  if (entryHex >= 0) return { entryHex: nameOf(p, entryHex) };
  if (left < 0) return {};
  const edges = edgesLeft(p, u);
  const isNamed = edges.length < edgesOf(p, left).length;
  return { leftFrom: nameOf(p, left), ...(isNamed ? { leftBy: edges[0] } : {}) };
}

const ids = (p: Position, units: readonly number[]): string[] => units.map((u) => idOf(p, u));
const one = (p: Position, u: number): string | null => (u < 0 ? null : idOf(p, u));

/** An open matter. Lists stand in the order in which their entries were named, for some rules go by it. */
function pendingOf(p: Position, frame: Frame): object {
  if (frame.kind === 'step') return { kind: 'step', why: frame.why };
  if (frame.kind === 'dice') {
    return { kind: 'dice', why: frame.why, dice: frame.count, unit: one(p, frame.unit) };
  }
  const { kind } = frame;
  return { kind, side: sideName(p, frame.side), ...matterOf(p, frame) };
}

type Matter = Exclude<Frame, { kind: 'step' | 'dice' }>;

function matterOf(p: Position, frame: Matter): object {
  switch (frame.kind) {
    case 'combat':
      return combatOf(p, frame);
    case 'move': {
      const { units, hexesMoved: steps, passenger, carried, forded } = frame;
      return { units: ids(p, units), steps, passenger: one(p, passenger), afloat: carried, forded };
    }
    case 'flight': {
      const { unit, over, hexesMoved: steps, spotted } = frame;
      return { units: ids(p, [unit]), hex: nameOf(p, over), steps, spotted };
    }
    case 'loss':
      return { units: ids(p, frame.units), spared: ids(p, frame.spared), whole: frame.whole };
    case 'exchange': {
      const { units, first, stage, value } = frame;
      return { stage, units: ids(p, units), first, points: value };
    }
    case 'retreat':
      return retreatOf(p, frame);
    case 'displace':
      return { hex: nameOf(p, frame.hex), passed: frame.passed.map((hex) => nameOf(p, hex)) };
    case 'advance':
      return { hex: nameOf(p, frame.hex), units: ids(p, frame.units), ...furtherOf(p, frame.further) };
    case 'own':
      return { why: frame.why, values: frame.values };
    case 'choice': {
      const name = (option: number): string => choicesOf(p).action(frame).name(p, option);
      return { why: frame.why, options: frame.options.map(name), chosen: frame.chosen.map(name), left: frame.left };
    }
  }
}

/** Left out when it is nobody. */
const furtherOf = (p: Position, further: readonly number[]): object =>
  further.length === 0 ? {} : { further: ids(p, further) };

const combatOf = (
  p: Position,
  { mode, stage, target, attackers, artillery, air, defensiveArtillery, defensiveAir }: CombatFrame,
): object => ({
  mode,
  stage,
  hex: nameOf(p, target),
  units: ids(p, attackers),
  artillery: ids(p, artillery),
  air,
  defensiveArtillery: ids(p, defensiveArtillery),
  defensiveAir,
});

const retreatOf = (p: Position, { units, hit, driven, left, loss, settled, why }: RetreatFrame): object => ({
  why,
  units: ids(p, units),
  reduced: ids(p, hit),
  goesOn: one(p, driven),
  ...(left < 0 ? {} : { left: nameOf(p, left) }),
  loses: loss,
  ...(settled.length === 0 ? {} : { settled: ids(p, settled) }),
});
