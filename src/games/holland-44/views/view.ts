import type { Pending, PositionView, UnitView, Whereabouts } from '../../../wargame/wargame.ts';
import { ABOUT } from '../position/about.ts';
import { bridgeName, idOf, sideName } from '../position/actions.ts';
import { AREAS } from '../data/areas.ts';
import { ARRIVALS } from '../data/arrivals.ts';
import { PARTS } from '../data/terrain.ts';
import { extraShown } from './extra-view.ts';
import {
  areaOf,
  dueOf,
  hexOf,
  marksOf,
  nameOf,
  orderOf,
  spentOf,
  stepsOf,
  unitOf,
  type Position,
} from '../position/position.ts';
import { allowanceOf } from '../rules/08-movement/modes.ts';
import { isFrozen } from '../rules/23-special-units/special.ts';
import { MARKS, ORDERS, UNDATED } from '../setup/setup.ts';
import { AS_REMNANT, ELIMINATED, IN_BOX, WAITING, type Frame, type MoveFrame } from '../position/state.ts';
import { FORMATIONS, UNITS } from '../position/units.ts';

/** What is known of a position, for a table: `p` is the position of what is known. */
export function viewOf(p: Position, toAct: string, points: Readonly<Record<string, number>>): PositionView {
  const { s } = p;
  return {
    game: ABOUT.id,
    scenario: s.scenario,
    turn: s.turn,
    phase: s.phase,
    weather: ABOUT.vocabulary.weather[s.weather] as string,
    toAct,
    units: UNITS.map(({ index }) => unitView(p, index)),
    unknown: s.unknown.map((hex) => ({ side: 'german', at: nameOf(p, hex) })),
    pools: poolsOf(p),
    points,
    extra: extraShown(p),
    pending: s.frames.map((frame) => pendingOf(p, frame)),
    map: s.map,
  };
}

/** Air units and landing points of this turn; the Germans have neither. */
const poolsOf = ({ s }: Position): PositionView['pools'] =>
  Object.fromEntries(ABOUT.vocabulary.pools.map((pool) => [pool, { allied: s.own[pool] }]));

/** Lists of marks by their bits and the disorder: thousands of units have the same few. */
const namedMarks = new Map<number, readonly string[]>();

/** Marks of a unit by name, disorder among them. */
export function markNames(p: Position, u: number): readonly string[] {
  const [marks, order] = [marksOf(p, u), orderOf(p, u)];
  const key = marks * 4 + order;
  let names = namedMarks.get(key);
  if (!names)
    namedMarks.set(
      key,
      (names = Object.freeze([
        ...namesOf(ORDERS, (how) => order === how),
        ...namesOf(MARKS, (bit) => (marks & bit) !== 0),
      ])),
    );
  return names;
}

const namesOf = (all: Readonly<Record<string, number>>, isSet: (value: number) => boolean): string[] =>
  Object.entries(all).flatMap(([name, value]) => (isSet(value) ? [name] : []));

/** Where a unit is that is neither on the map nor in an area. */
const AWAY: Readonly<Record<number, Whereabouts>> = {
  [WAITING]: 'waiting',
  [ELIMINATED]: 'eliminated',
  [IN_BOX]: 'unformed',
  [AS_REMNANT]: 'replaced',
};

function whereOf(p: Position, u: number): Whereabouts {
  const hex = hexOf(p, u);
  if (hex >= 0) return 'map';
  if (areaOf(p, u) >= 0) return 'area';
  return AWAY[hex] ?? 'removed';
}

/** 23.6: what keeps a garrison where it is is not printed on it. */
const FROZEN: readonly string[] = ['frozen'];

function unitView(p: Position, u: number): UnitView {
  const where = whereOf(p, u);
  const area = areaOf(p, u);
  return {
    id: idOf(u),
    hex: where === 'map' ? nameOf(p, hexOf(p, u)) : null,
    ...(area >= 0 ? { area: AREAS[area]?.id as string } : {}),
    steps: stepsOf(p, u),
    marks: markNames(p, u),
    ...(unitOf(u).frozen && where === 'map' && isFrozen(p, u) ? { conditions: FROZEN } : {}),
    where,
    ...(where === 'waiting' ? arrivalOf(p, u) : {}),
  };
}

function arrivalOf(p: Position, u: number): Pick<UnitView, 'due' | 'entry'> {
  const due = dueOf(p, u);
  const { by, at } = ARRIVALS[idOf(u)] ?? {};
  const entry = by === 'area' || by === 'die' ? `area:${at}` : by === 'drop' ? `drop:${at}` : by;
  return { due: due === UNDATED ? null : due, ...(entry === undefined ? {} : { entry }) };
}

const ids = (units: readonly number[]): string[] => units.map(idOf);

/** Points left to each moving unit; hexes by tactical movement. */
const leftOf = (p: Position, { units, mode }: MoveFrame): number[] =>
  units.map((u) => (allowanceOf(p, u, mode) - spentOf(p, u)) / (mode === 'tactical' ? 1 : PARTS));

/** A frame in printed names. */
function pendingOf(p: Position, frame: Frame): Pending {
  switch (frame.kind) {
    case 'move':
      return {
        kind: 'move',
        side: sideName(frame.side),
        units: ids(frame.units),
        left: leftOf(p, frame),
        mode: frame.mode,
      };
    case 'combat': {
      const { side, target, attackers, lead, attached, artillery, air, mode, stage } = frame;
      const dice = stage === 'dice' ? { dice: 1 } : {};
      return {
        kind: 'combat',
        side: sideName(side),
        hex: nameOf(p, target),
        units: ids(attackers),
        ...(lead < 0 ? {} : { lead: FORMATIONS[lead] as string }),
        ...(attached < 0 ? {} : { attached: idOf(attached) }),
        artillery: ids(artillery),
        air: air ? 1 : 0,
        mode,
        stage,
        ...dice,
      };
    }
    case 'demolition':
      return { kind: 'demolition', side: 'german', units: frame.spans.map((span) => bridgeName(p, span)) };
    case 'dice':
      return { kind: frame.why, side: 'chance', dice: frame.count };
    case 'step':
      return { kind: frame.why, side: 'chance' };
    default:
      return pendingUnits(p, frame);
  }
}

/** What several kinds of frames have in common: whose it is, where, and which units it is about. */
function pendingUnits(p: Position, frame: Frame): Pending {
  const { kind, side, hex, target, units, attackers } = frame as Partial<Record<'hex' | 'target', number>> &
    Partial<Record<'units' | 'attackers', number[]>> & { kind: string; side?: 0 | 1 };
  const at = hex ?? target;
  const about = units ?? attackers;
  return {
    kind,
    side: side === undefined ? 'chance' : sideName(side),
    ...(at === undefined ? {} : { hex: nameOf(p, at) }),
    ...(about === undefined ? {} : { units: ids(about) }),
  };
}
