import { stepsOf, dueOf, marksOf } from '../position/fields.ts';
import type { Pending, PositionView, UnitView, Whereabouts } from '../../wargame/wargame.ts';
import { flightLeft } from '../movement/flight.ts';
import { inPoints } from '../position/parts.ts';
import { choicesOf } from '../position/choice.ts';
import { idOf, nameOf, pointsOf, poolsOf, sideName, unitOf, type Position, hexOf } from '../position/position.ts';
import { ELIMINATED, EXITED, FIRED, MOVED, UNDATED, WAITING, type Frame } from '../position/state.ts';
import { leftOf } from '../ground/steps.ts';

/** What is known of a position, for a table: `p` is the position of what is known, with -1 for hidden steps. */
export function viewOf(p: Position, toAct: string): PositionView {
  const { s, rules } = p;
  const [first, second] = pointsOf(p);
  return {
    game: rules.about.id,
    scenario: rules.about.scenarios[0]?.id ?? '',
    turn: s.turn,
    phase: s.phase,
    weather: rules.weather?.names[s.weather] as string,
    toAct,
    units: rules.units.map((unit) => unitView(p, unit.index)),
    pools: poolsOf(p),
    points: { [sideName(p, 0)]: first, [sideName(p, 1)]: second },
    extra: rules.setup.extra(p),
    pending: s.frames.map((frame) => pendingOf(p, frame)),
    map: s.map,
  };
}

/** A unit in the air is shown over the hex it has come to. */
function whereOf(p: Position, u: number): number {
  const flight = p.s.frames.find((frame) => frame.kind === 'flight');
  return flight?.kind === 'flight' && flight.unit === u && hexOf(p, u) >= 0 ? flight.over : hexOf(p, u);
}

const PLACES: Readonly<Record<number, Whereabouts>> = { [WAITING]: 'waiting', [ELIMINATED]: 'eliminated' };

function unitView(p: Position, u: number): UnitView {
  const hex = whereOf(p, u);
  const marks = marksOf(p, u);
  const steps = stepsOf(p, u);
  const where = hex >= 0 ? 'map' : hex <= EXITED ? 'exited' : (PLACES[hex] ?? 'removed');
  return {
    id: idOf(p, u),
    hex: hex >= 0 ? nameOf(p, hex) : null,
    steps: steps < 0 ? null : steps,
    marks: [...(marks & MOVED ? ['moved'] : []), ...(marks & FIRED ? ['fired'] : []), ...ownMarks(p, marks)],
    where,
    ...(where === 'map' ? conditionsOf(p, u) : {}),
    ...(where === 'waiting' ? arrivalView(p, u) : {}),
  };
}

function conditionsOf(p: Position, u: number): Pick<UnitView, 'conditions'> {
  const conditions = p.rules.conditions?.(p, unitOf(p, u)) ?? [];
  return conditions.length === 0 ? {} : { conditions };
}

function arrivalView(p: Position, u: number): Pick<UnitView, 'due' | 'entryHex' | 'entry'> {
  const due = dueOf(p, u);
  const { hex, by } = p.rules.entry.point(p, unitOf(p, u));
  return {
    due: due === UNDATED ? null : due,
    ...(hex === undefined ? {} : { entryHex: nameOf(p, hex) }),
    ...(by === undefined ? {} : { entry: by }),
  };
}

const ownMarks = ({ rules }: Position, marks: number): string[] =>
  marks === 0
    ? []
    : Object.entries(rules.marks).flatMap(([name, { bit, open }]) => (open && marks & bit ? [name] : []));

const ids = (p: Position, units: readonly number[]): string[] => units.map((u) => idOf(p, u));

/** A frame in printed names. */
function pendingOf(p: Position, frame: Frame): Pending {
  const side = 'side' in frame ? sideName(p, frame.side) : 'chance';
  switch (frame.kind) {
    case 'combat': {
      const { mode, stage, attackers, artillery, air, defensiveArtillery, defensiveAir, target } = frame;
      return {
        kind: 'combat',
        side,
        hex: nameOf(p, target),
        units: ids(p, attackers),
        artillery: ids(p, artillery),
        defensiveArtillery: ids(p, defensiveArtillery),
        mode,
        stage,
        air,
        defensiveAir,
        ...(stage === 'dice' ? { dice: 2 } : {}),
      };
    }
    case 'move': {
      const left = frame.units.map((u) => inPoints(p, leftOf(p, u, frame.forded)));
      const passenger = frame.passenger >= 0 ? { passenger: idOf(p, frame.passenger) } : {};
      return { kind: 'move', side, units: ids(p, frame.units), left, ...passenger };
    }
    case 'flight': {
      const left = [inPoints(p, flightLeft(p, frame.unit))];
      return { kind: 'move', side, units: ids(p, [frame.unit]), left, mode: 'flight' };
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
    case 'own':
      return { kind: frame.why, side };
    case 'choice':
      return {
        kind: frame.why,
        side,
        units: frame.options.map((option) => choicesOf(p).action(frame).name(p, option)),
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
