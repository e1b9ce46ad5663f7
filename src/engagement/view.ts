import { ONLOOKER, type Side } from '../kernel/game.ts';
import type { Pending, PositionView, UnitView, Whereabouts } from '../wargame/wargame.ts';
import { idOf, nameOf, sideName, unitsIn, type Position } from './position.ts';
import {
  copyState,
  ELIMINATED,
  EXITED,
  FIRED,
  MOVED,
  UNDATED,
  WAITING,
  type CombatFrame,
  type Frame,
  type State,
} from './state.ts';
import { leftOf } from './steps.ts';

/**
 * What a side or an onlooker may see, or everything for null. Counters lie face up; hidden is the support of a declaration and of its
 * answer until they are committed (5.1.1), and under the option blind-declaration the steps of the enemy until the attack is declared.
 */
export function viewOf(p: Position, viewer: Side | null, toAct: string): PositionView {
  const { s, rules } = p;
  const [first, second] = rules.points(p);
  const seen = seenBy(p, eyesOf(p, viewer));
  const air = Object.fromEntries(rules.air.sides.map((index) => [sideName(p, index), s.air[index] as number]));
  return {
    game: rules.id,
    scenario: rules.scenarios[0]?.id ?? '',
    turn: s.turn,
    phase: s.phase,
    weather: rules.weathers[s.weather] as string,
    toAct,
    units: rules.units.map((unit) => unitView(p, unit.index, seen)),
    pools: { air },
    points: { [sideName(p, 0)]: first, [sideName(p, 1)]: second },
    extra: rules.extra(p),
    pending: seen.frames.map((frame) => pendingOf(p, frame)),
    map: s.map,
    memo: seen,
  };
}

/** The sides that may all know what is shown: none where everything is. */
function eyesOf({ rules: { sides } }: Position, viewer: Side | null): number[] {
  if (viewer === null) return [];
  return viewer === ONLOOKER ? sides.map((_, side) => side) : [sides.indexOf(viewer)];
}

/** The state without what any of these sides may not know: -1 stands for a hidden number of steps. */
function seenBy(p: Position, eyes: readonly number[]): State {
  const seen = copyState(p.s);
  seen.frames = seen.frames.map((frame) => (frame.kind === 'combat' ? eyes.reduce(veiled, frame) : frame));
  if (p.s.options['blind-declaration'] === 'on') {
    const open = openUnits(p);
    seen.steps = seen.steps.map((steps, u) => {
      const own = eyes.every((side) => p.rules.units[u]?.side === side);
      return own || steps <= 0 || open.includes(u) ? steps : -1;
    });
  }
  return seen;
}

/** Is anything veiled from one of the sides now? */
export function isSecret(p: Position): boolean {
  const all = JSON.stringify(p.s);
  return p.rules.sides.some((_, side) => JSON.stringify(seenBy(p, [side])) !== all);
}

/** Units shown openly: everyone in a declared combat and its support, units of which one recovers. */
const openUnits = (p: Position): number[] =>
  p.s.frames.flatMap((frame) => {
    if (frame.kind === 'combat' && frame.stage !== 'declare') {
      const { target, attackers, artillery, guns, stage } = frame;
      return [...unitsIn(p, target), ...attackers, ...artillery, ...(stage === 'dice' ? guns : [])];
    }
    return frame.kind === 'choice' && frame.why === 'recover' ? frame.options : [];
  });

/** A combat frame as the other side sees it while support is still being added: that support is hidden. */
function veiled(frame: CombatFrame, side: number): CombatFrame {
  if (frame.stage === 'declare' && frame.side !== side) return { ...frame, artillery: [], air: 0 };
  if (frame.stage === 'answer' && frame.side === side) return { ...frame, guns: [], cover: 0 };
  return frame;
}

const PLACES: Readonly<Record<number, Whereabouts>> = { [WAITING]: 'waiting', [ELIMINATED]: 'eliminated' };

function unitView(p: Position, u: number, seen: State): UnitView {
  const hex = seen.hex[u] as number;
  const marks = seen.marks[u] as number;
  const steps = seen.steps[u] as number;
  const where = hex >= 0 ? 'map' : hex <= EXITED ? 'exited' : (PLACES[hex] ?? 'removed');
  const gate = seen.gate[u] as number;
  const due = seen.due[u] as number;
  return {
    id: idOf(p, u),
    hex: hex >= 0 ? nameOf(p, hex) : null,
    steps: steps < 0 ? null : steps,
    marks: [...(marks & MOVED ? ['moved'] : []), ...(marks & FIRED ? ['fired'] : [])],
    where,
    ...(where === 'waiting' && gate !== -1
      ? { due: due === UNDATED ? null : due, gate: nameOf(p, gate < -1 ? -2 - gate : gate) }
      : {}),
  };
}

const ids = (p: Position, units: readonly number[]): string[] => units.map((u) => idOf(p, u));

/** A frame in printed names. */
function pendingOf(p: Position, frame: Frame): Pending {
  const side = 'side' in frame ? sideName(p, frame.side) : 'chance';
  switch (frame.kind) {
    case 'combat': {
      const { mode, stage, attackers, artillery, air, guns, cover, target } = frame;
      const lists = { units: ids(p, attackers), artillery: ids(p, artillery), guns: ids(p, guns) };
      return {
        kind: 'combat',
        side,
        hex: nameOf(p, target),
        ...lists,
        mode,
        stage,
        air,
        cover,
        ...(stage === 'dice' ? { dice: 2 } : {}),
      };
    }
    case 'move': {
      const left = frame.units.map((u) => leftOf(p, u, frame.forded));
      const rider = frame.rider >= 0 ? { rider: idOf(p, frame.rider) } : {};
      return { kind: 'move', side, units: ids(p, frame.units), left, ...rider };
    }
    case 'loss':
    case 'retreat':
      return { kind: frame.kind, side, units: ids(p, frame.units) };
    case 'exchange':
      return { kind: 'exchange', side, units: ids(p, frame.units) };
    case 'displace':
      return { kind: 'displace', side, hex: nameOf(p, frame.hex) };
    case 'advance':
      return { kind: 'advance', side, hex: nameOf(p, frame.hex), units: ids(p, frame.units) };
    case 'choice':
      return {
        kind: frame.why,
        side,
        units: frame.options.map((option) => p.rules.choiceAction(frame).name(p, option)),
      };
    case 'dice':
      return {
        kind: frame.why,
        side: 'chance',
        dice: frame.count,
        ...(frame.unit >= 0 ? { units: ids(p, [frame.unit]) } : {}),
      };
    default:
      return { kind: frame.why, side: 'chance' };
  }
}

/** One state that fits what is seen: hidden steps are drawn, hidden declarations are still empty. */
export function sampleOf(view: PositionView, random: () => number): State {
  const s = copyState(view.memo as State);
  s.steps = s.steps.map((steps) => (steps < 0 ? 1 + Math.floor(random() * 2) : steps));
  return s;
}
