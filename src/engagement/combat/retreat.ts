import type { Refusal } from '../../kernel/game.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import { namedHex, namedUnit, noSuchUnit, type Decision } from '../position/actions.ts';
import { displacedTo, makesRoom, noteSettled } from './chain-retreat.ts';
import { around, isBarred, isCostly, isUnderZone, mayRetreatOver, mustGoOn } from '../ground/retreat-ground.ts';
import { isSpared, retreatPaths } from './retreat-paths.ts';
import {
  eliminate,
  enemyOf,
  enter,
  hexOf,
  idOf,
  loseStep,
  mark,
  nameOf,
  occupant,
  onMap,
  place,
  say,
  sendAway,
  sideName,
  trialOf,
  unitOf,
  unitsIn,
  type Position,
} from '../position/position.ts';
import type { RetreatPath } from '../position/rules.ts';
import { CONTACT, REMOVED, WAITING, type DisplaceFrame, type RetreatFrame } from '../position/state.ts';
import { edgesOf, stackReason, stackRefusal } from '../ground/steps.ts';
import { refusalIf, refusalOf, refuse, ruleOf } from '../position/topics.ts';

/** The owner takes his units back one by one (AMB-S-08). */
export const retreating: Decision<RetreatFrame, 'retreat'> = {
  actor: (_, frame) => frame.side,
  prompt: (p, frame) => {
    const args = { side: sideName(p, frame.side), unit: frame.driven >= 0 ? idOf(p, frame.driven) : '' };
    if (frame.driven >= 0) return { rule: ruleOf(p, 'surrounded-retreat'), code: 'retreat-on', args };
    const other = p.rules.retreat.others[frame.why];
    if (other) return { rule: other.rule, code: other.prompt, args };
    return { rule: ruleOf(p, 'retreat'), code: 'retreat', args };
  },
  legal(p, frame) {
    const by = sideName(p, frame.side);
    return waysBack(p, frame).flatMap(({ unit, paths }) =>
      paths.map((path) => ({ by, type: 'retreat', unit: idOf(p, unit), to: path.edge ?? nameOf(p, path.to) })),
    );
  },
  refusal(p, frame, action) {
    if (action.type !== 'retreat') return refuse(p, 'retreat', 'not-now');
    const u = namedUnit(p, action.unit);
    if (u < 0) return noSuchUnit(action.unit);
    if (!pendingOf(p, frame).includes(u)) return refuse(p, 'retreat', 'not-a-candidate', { unit: idOf(p, u) });
    const paths = retreatPaths(p, frame, u);
    const named = paths.some((path) => (path.edge ?? nameOf(p, path.to)) === action.to);
    return named ? undefined : pathRefusal(p, u, action.to);
  },
  play(p, frame, action) {
    const u = namedUnit(p, action.unit);
    const edge = edgesOf(p, hexOf(p, u)).find((name) => name === action.to);
    takeBack(p, frame, u, edge ? { to: -1, edge } : { to: namedHex(p, action.to) });
  },
};

/** A unit that must retreat, and where it may go. */
export interface WayBack {
  unit: number;
  paths: readonly RetreatPath[];
}

/** Those of the units still to retreat. */
export const waysBack = (p: Position, frame: RetreatFrame): WayBack[] =>
  pendingOf(p, frame).map((unit) => ({ unit, paths: retreatPaths(p, frame, unit) }));

/** A unit retreats along one of its paths. */
export function takeBack(p: Position, frame: RetreatFrame, u: number, { to, edge }: RetreatPath): void {
  if (edge) offMap(p, frame, u, edge);
  else retreatTo(p, frame, u, to);
}

/** Units still to retreat; while one is being driven on, only that one. */
export const pendingOf = (p: Position, frame: RetreatFrame): number[] =>
  frame.driven >= 0 ? [frame.driven] : frame.units.filter((u) => onMap(p, u));

/** The most telling reason why a unit may not retreat there. */
function pathRefusal(p: Position, u: number, to: string): Refusal {
  const unit = idOf(p, u);
  const hex = namedHex(p, to);
  if (hex < 0) return refuse(p, 'retreat', 'off-map', { unit });
  const from = hexOf(p, u);
  const d = around(p, from).find(([, next]) => next === hex)?.[0] ?? -1;
  const where = { unit, hex: nameOf(p, hex) };
  if (d < 0) return refuse(p, 'retreat', 'not-adjacent', where);
  const { side } = unitOf(p, u);
  if (occupant(p, hex) === enemyOf(side)) return refuse(p, 'retreat', 'enemy-there', where);
  if (p.rules.barred && isBarred(p, hex)) return refusalOf(p, p.rules.barred.inCombat, where);
  if (isUnderZone(p, u, hex)) return refuse(p, 'retreat', 'enemy-zone', where);
  const ground = p.rules.retreat.footingReason?.(p, unitOf(p, u), hex) ?? ALLOWED;
  if (!mayRetreatOver(p, u, from, d, hex)) {
    return refusalIf(p, ground, where) ?? refuse(p, 'river-retreat', 'retreat-blocked', where);
  }
  const topic = isCostly(p, u, from, hex) ? 'river-retreat' : 'retreat';
  return refusalIf(p, ground, where) ?? stackRefusal(p, hex, [u]) ?? refuse(p, topic, 'retreat-blocked', where);
}

function retreatTo(p: Position, frame: RetreatFrame, u: number, to: number): void {
  const from = hexOf(p, u);
  const { side } = unitOf(p, u);
  const driven = frame.why === 'combat' && mustGoOn(p, u, to);
  const spared = isSpared(p, u, to);
  const costly = isCostly(p, u, from, to);
  say(p, 'retreat', { unit: idOf(p, u), from: nameOf(p, from), to: nameOf(p, to) });
  place(p, u, to);
  if (costly) loseStep(p, u, 'retreat');
  if (!onMap(p, u)) return leaveRetreat(frame, u);
  if (driven) {
    frame.driven = u;
    frame.left = from;
    frame.loss = !spared;
    return enter(p, u, to);
  }
  settleDown(p, frame, u);
  if (!onMap(p, u)) return;
  noteSettled(p, u);
  enter(p, u, to);
  if (stackReason(p, to, []) !== ALLOWED) p.s.frames.push({ kind: 'displace', side, hex: to, passed: [from] });
}

function leaveRetreat(frame: RetreatFrame, u: number): void {
  frame.units = frame.units.filter((other) => other !== u);
  frame.driven = -1;
  frame.left = -1;
  frame.loss = false;
}

/** Who has made room has been taken back: it owes no retreat of its own any more (RUL-S-11). */
function excuse(p: Position, u: number): void {
  const retreat = p.s.frames.findLast((frame) => frame.kind === 'retreat');
  if (retreat) retreat.units = retreat.units.filter((other) => other !== u);
}

/** A unit has come to rest: off the list, and the loss of the second hex is taken. */
function settleDown(p: Position, frame: RetreatFrame, u: number): void {
  p.rules.retreat.others[frame.why]?.settled(p, u);
  if (frame.driven === u && frame.loss) loseStep(p, u, 'retreat');
  leaveRetreat(frame, u);
}

/** Off the map over an open edge: not destroyed, and back beside the hex it left after the turns of that edge. */
function offMap(p: Position, frame: RetreatFrame, u: number, edge: string): void {
  const from = hexOf(p, u);
  settleDown(p, frame, u);
  if (!onMap(p, u)) return;
  const after = p.rules.retreat.openEdges[frame.side as 0 | 1][edge] ?? null;
  const back = after === null ? 0 : p.s.turn + after;
  say(p, 'retreat-off', { unit: idOf(p, u), edge, from: nameOf(p, from), back });
  if (after === null) return place(p, u, REMOVED);
  sendAway(p, u, back, edge);
}

/** What needs no decision: units that are gone, units with nowhere to go. False when the owner must choose. */
export function retreatBySelf(p: Position, frame: RetreatFrame, ways = waysBack(p, frame)): boolean {
  if (ways.length === 0) {
    p.s.frames.pop();
    return true;
  }
  const lost = lostAmong(p, frame, ways);
  if (lost === undefined) return false;
  leaveRetreat(frame, lost);
  const rule = p.rules.retreat.others[frame.why]?.rule ?? ruleOf(p, 'retreat');
  eliminate(p, lost, frame.why === 'combat' ? 'retreat' : frame.why, rule);
  return true;
}

/**
 * A unit with nowhere to go, which is lost at once: unless one of the others, going first, could leave it a path, or needs it
 * where it stands (RUL-S-10).
 */
function lostAmong(p: Position, frame: RetreatFrame, ways: readonly WayBack[]): number | undefined {
  const stuck = ways.flatMap(({ unit, paths }) => (paths.length === 0 ? [unit] : []));
  if (stuck.length === ways.length) return stuck[0];
  const isNeedless = (u: number): boolean =>
    ways.every(({ unit: v }) => stuck.includes(v) || !(opensPath(p, frame, v, u) || holdsPath(p, frame, u, v)));
  return stuck.find(isNeedless);
}

/** Could this unit, going first, leave the other a path: by the room it makes, or by going with it where it may not go alone? */
const opensPath = (p: Position, frame: RetreatFrame, u: number, other: number): boolean =>
  retreatPaths(p, frame, u).some(({ to }) => {
    const goesOff = to < 0 || mustGoOn(p, u, to);
    return retreatPaths(movedTo(p, u, goesOff ? WAITING : to), frame, other).length > 0;
  });

/** Has the other a path only while this unit stands where it does, as over the bridge it makes? */
function holdsPath(p: Position, frame: RetreatFrame, u: number, other: number): boolean {
  const left = retreatPaths(movedTo(p, u, WAITING), frame, other);
  const isLeft = ({ to, edge }: RetreatPath): boolean => left.some((path) => path.to === to && path.edge === edge);
  return !retreatPaths(p, frame, other).every(isLeft);
}

/** The position if this unit stood there. */
function movedTo(p: Position, u: number, hex: number): Position {
  const copy = trialOf(p);
  place(copy, u, hex);
  return copy;
}

/** Chain retreat: one unit of an overfull hex makes room. */
export const displacing: Decision<DisplaceFrame, 'displace'> = {
  actor: (_, frame) => frame.side,
  prompt: (p, frame) => ({ rule: ruleOf(p, 'chain-retreat'), code: 'displace', args: { hex: nameOf(p, frame.hex) } }),
  legal(p, frame) {
    const by = sideName(p, frame.side);
    return unitsIn(p, frame.hex)
      .filter((u) => makesRoom(p, u) && stackReason(p, frame.hex, [], [u]) === ALLOWED)
      .flatMap((u) =>
        displacedTo(p, u, frame.hex, frame.passed).map((to) => ({
          by,
          type: 'displace',
          unit: idOf(p, u),
          to: nameOf(p, to),
        })),
      );
  },
  refusal(p, frame, action) {
    if (action.type !== 'displace') return refuse(p, 'chain-retreat', 'not-now');
    const u = namedUnit(p, action.unit);
    if (u < 0) return noSuchUnit(action.unit);
    const unit = idOf(p, u);
    if (hexOf(p, u) !== frame.hex || !makesRoom(p, u)) return refuse(p, 'chain-retreat', 'not-a-candidate', { unit });
    const still = stackRefusal(p, frame.hex, [], [u]);
    if (still) return { ...still, unit };
    const named = displacedTo(p, u, frame.hex, frame.passed).some((to) => nameOf(p, to) === action.to);
    return named ? undefined : pathRefusal(p, u, action.to);
  },
  play(p, frame, action) {
    const u = namedUnit(p, action.unit);
    const to = namedHex(p, action.to);
    const costly = isCostly(p, u, frame.hex, to);
    p.s.frames.pop();
    mark(p, u, CONTACT);
    say(p, 'displaced', { unit: idOf(p, u), from: nameOf(p, frame.hex), to: nameOf(p, to) });
    place(p, u, to);
    excuse(p, u);
    if (costly) loseStep(p, u, 'retreat');
    if (!onMap(p, u)) return;
    noteSettled(p, u);
    enter(p, u, to);
    if (stackReason(p, to, []) !== ALLOWED) {
      p.s.frames.push({ kind: 'displace', side: frame.side, hex: to, passed: [...frame.passed, frame.hex] });
    }
  },
};
