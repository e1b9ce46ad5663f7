import type { Prompt, Refusal } from '../kernel/game.ts';
import { directionTo, distance } from '../hex/grid.ts';
import { ALLOWED, reason, refusalIf, refusalOf, type Reason } from '../kernel/reason.ts';
import {
  firstOf,
  hexAction,
  namedHex,
  namedUnit,
  noSuchHex,
  noSuchUnit,
  plainAction,
  pointsAction,
  unitAction,
  type Decision,
  type SideAction,
} from './actions.ts';
import { gunsStrength, shellingColumn, shellingOf, sumOf } from './odds.ts';
import {
  attackOf,
  dominates,
  enemyOf,
  engaged,
  firstIn,
  hexOf,
  idOf,
  mark,
  marked,
  nameOf,
  nextIn,
  occupant,
  onMap,
  phasing,
  say,
  sideName,
  unitCounts,
  unitOf,
  type Position,
} from './position.ts';
import { FIRED, MOVED, type CombatFrame } from './state.ts';
import { refuse } from './steps.ts';

const SPENT = reason('5.0', 'unit-spent');
const IN_INUNDATION = reason('9.0', 'in-inundation');
const NOT_YOURS = reason('3.0', 'not-your-unit');
const NOT_ON_MAP = reason('5.0', 'not-on-map');
const NOT_ENGAGED = reason('5.0', 'not-engaged');

/** Why an adjacent unit may not attack in this phase at all. */
const fightReason = (p: Position, u: number): Reason => (marked(p, u, FIRED) ? SPENT : neverFights(p, u));

/** RW-9.0-d: why a unit may not attack from where it stands, whatever it has done before. */
export function neverFights(p: Position, u: number): Reason {
  if (p.board.terrain[hexOf(p, u)] === 'inundation') return IN_INUNDATION;
  return p.rules.attackReason(p, unitOf(p, u));
}

/** RW-5.0-a: why this unit may not take part in an attack on the hex. */
function attackerReason(p: Position, u: number, target: number): Reason {
  if (unitOf(p, u).side !== phasing(p)) return NOT_YOURS;
  if (!onMap(p, u)) return NOT_ON_MAP;
  if (directionTo(p.board.grid, hexOf(p, u), target) < 0) return NOT_ENGAGED;
  return fightReason(p, u);
}

export const attackerRefusal = (p: Position, u: number, target: number): Refusal | undefined =>
  refusalIf(attackerReason(p, u, target), { unit: idOf(p, u) });

/** The hexes this unit could attack now, counted; `only` is one of them, or -1. */
function targetsOf(p: Position, u: number): { count: number; only: number } {
  const enemies = unitCounts(p, enemyOf(unitOf(p, u).side));
  let count = 0;
  let only = -1;
  for (let at = hexOf(p, u) * 6, end = at + 6; at < end; at++) {
    const hex = p.board.grid.neighbours[at] as number;
    if (hex < 0 || enemies[hex] === 0 || p.s.attacked.includes(hex)) continue;
    count++;
    only = hex;
  }
  return { count, only };
}

/** The one hex that a unit is obliged to attack, for want of another; -1 when it may choose or need not. */
function soleTarget(p: Position, u: number): number {
  if (!onMap(p, u) || !mustAttack(p, u)) return -1;
  const { count, only } = targetsOf(p, u);
  return count === 1 ? only : -1;
}

/** A unit that must attack, stands outside this combat and has no other hex left to attack, or -1. */
const leftOut = (p: Position, target: number, attackers: readonly number[]): number =>
  p.roster.of[phasing(p) as 0 | 1].find((u) => !attackers.includes(u) && soleTarget(p, u) === target) ?? -1;

const mustJoin = (p: Position, u: number, target: number): Refusal =>
  refuse('4.1.2', 'must-join', { unit: idOf(p, u), hex: nameOf(p, target) });

/** Must this unit still attack (4.1.2)? Engaged, able to, and not one that stayed in dominant terrain. RW-4.1.2-d, RW-4.1.2-f, RW-4.1.2-g, RW-4.2-c */
export function mustAttack(p: Position, u: number): boolean {
  if (unitOf(p, u).side !== phasing(p) || !engaged(p, u) || fightReason(p, u) !== ALLOWED) return false;
  if (!marked(p, u, MOVED) && dominates(p, u)) return false;
  return targetsOf(p, u).count > 0;
}

const NO_GUN = reason('8.0', 'not-artillery');
const GUN_OFF_MAP = reason('8.0', 'not-on-map');
const GUN_SPENT = reason('8.0', 'unit-spent');
const OUT_OF_RANGE = reason('8.0', 'out-of-range');
const GUN_LISTED = reason('8.0', 'already-listed');
const ADJACENT = reason('8.0', 'adjacent-attacks');
const OBLIGED = reason('4.1.2', 'obliged-elsewhere');

/** RW-8.0-e: why this gun may not support or bombard at all: one combat a phase. */
function gunReason(p: Position, u: number): Reason {
  const unit = unitOf(p, u);
  if (!unit.artillery) return NO_GUN;
  if (!onMap(p, u)) return GUN_OFF_MAP;
  return marked(p, u, FIRED) ? GUN_SPENT : ALLOWED;
}

/** RW-8.0-b, RW-8.0-f: why it may not fire at the hex: range and terrain. */
function fireReason(p: Position, u: number, target: number): Reason {
  const why = gunReason(p, u);
  if (why !== ALLOWED) return why;
  const unit = unitOf(p, u);
  if (distance(p.board.grid, hexOf(p, u), target) > unit.range) return OUT_OF_RANGE;
  return p.rules.gunReason(p, unit);
}

/** Could this unit support an attack on the hex, or bombard it, from where it stands (8.0)? */
export const mayFire = (p: Position, u: number, target: number): boolean => fireReason(p, u, target) === ALLOWED;

/** RW-8.0-c: why this gun may not join the combat in support of its side; beside the target it attacks like any unit. */
function supportReason(p: Position, combat: CombatFrame, u: number, defending: boolean): Reason {
  const unit = unitOf(p, u);
  const side = defending ? enemyOf(combat.side) : combat.side;
  if (unit.side !== side) return NOT_YOURS;
  if (combat.artillery.includes(u) || combat.guns.includes(u)) return GUN_LISTED;
  const why = fireReason(p, u, combat.target);
  if (why !== ALLOWED) return why;
  if (defending) {
    if (hexOf(p, u) === combat.target) return ADJACENT;
  } else {
    if (combat.mode === 'ground' && directionTo(p.board.grid, hexOf(p, u), combat.target) >= 0) return ADJACENT;
    if (mustAttack(p, u)) return OBLIGED;
  }
  return p.rules.supportReason(p, combat, unit, defending);
}

export function supportRefusal(p: Position, combat: CombatFrame, u: number, defending: boolean): Refusal | undefined {
  const why = supportReason(p, combat, u, defending);
  if (why === ALLOWED) return undefined;
  const unit = unitOf(p, u);
  if (why !== OUT_OF_RANGE) return refusalOf(why, { unit: unit.id });
  const far = distance(p.board.grid, hexOf(p, u), combat.target);
  return refusalOf(why, { unit: unit.id, args: { distance: far, range: unit.range } });
}

const opened = (p: Position, mode: 'ground' | 'bombard', target: number): CombatFrame => ({
  kind: 'combat',
  mode,
  stage: 'declare',
  side: phasing(p),
  target,
  attackers: [],
  artillery: [],
  air: 0,
  guns: [],
  cover: 0,
});

/** Why no attack of any kind may be made on this hex (8.0: not twice; 4.1.2). RW-8.0-g */
function targetRefusal(p: Position, target: number): Refusal | undefined {
  const hex = nameOf(p, target);
  if (occupant(p, target) !== enemyOf(phasing(p))) return refuse('5.0', 'no-enemy-there', { hex });
  return p.s.attacked.includes(target) ? refuse('8.0', 'already-attacked', { hex }) : undefined;
}

/** Can this unit, next to it, make an attack on the hex worth declaring? */
const mayOpen = (p: Position, u: number, target: number): boolean =>
  attackerReason(p, u, target) === ALLOWED && (attackOf(p, u) > 0 || mustAttack(p, u));

/** Could anybody attack the hex? */
function isAttackable(p: Position, target: number): boolean {
  for (let at = target * 6, end = at + 6; at < end; at++) {
    const hex = p.board.grid.neighbours[at] as number;
    if (hex < 0) continue;
    for (let u = firstIn(p, hex); u >= 0; u = nextIn(p, u)) if (mayOpen(p, u, target)) return true;
  }
  return false;
}

const groundRefusal = (p: Position, target: number): Refusal | undefined =>
  targetRefusal(p, target) ??
  (isAttackable(p, target) ? undefined : refuse('5.0', 'no-attackers', { hex: nameOf(p, target) }));

/** A bombardment is possible when all guns in range together, or the air, reach a column of the table (6.2, 8.0). */
function bombardRefusal(p: Position, target: number): Refusal | undefined {
  const refusal = targetRefusal(p, target);
  if (refusal) return refusal;
  const owing = leftOut(p, target, []);
  if (owing >= 0) return mustJoin(p, owing, target);
  const combat = opened(p, 'bombard', target);
  const air = mostAir(p, combat.side);
  const artillery = gunsFor(p, combat);
  if (gunsReach(p, combat, artillery) || airReach(p, combat, air)) return undefined;
  if (artillery.length > 0) return tooLow(p, { ...combat, artillery });
  if (air > 0) return tooLow(p, { ...combat, air });
  const spent = p.rules.air.sides.includes(combat.side) && p.s.air[combat.side] === 0;
  const hex = nameOf(p, target);
  return spent ? refuse('6.1', 'air-none', { hex, args: { left: 0 } }) : refuse('6.2', 'no-strength', { hex });
}

/** Every gun that could still join a bombardment. */
const gunsFor = (p: Position, combat: CombatFrame): number[] =>
  p.roster.guns[combat.side as 0 | 1].filter((u) => supportReason(p, combat, u, false) === ALLOWED);

const gunsReach = (p: Position, combat: CombatFrame, more: readonly number[]): boolean =>
  combat.artillery.length + more.length > 0 &&
  shellingColumn(p, combat.target, 'artillery', gunsStrength(p, combat.artillery) + gunsStrength(p, more)) >= 0;

const airReach = (p: Position, combat: CombatFrame, air: number): boolean =>
  air > 0 && shellingColumn(p, combat.target, 'air', air) >= 0;

const mostAir = (p: Position, side: number): number =>
  p.rules.air.sides.includes(side) ? Math.min(p.rules.air.most, p.s.air[side] as number) : 0;

/** Why a side may not spend this many air points in the combat (6.1, 6.2). RW-6.1-b, RW-6.2-d */
export function airRefusal(p: Position, combat: CombatFrame, side: number, points: number): Refusal | undefined {
  const { sides, least, most } = p.rules.air;
  if (!sides.includes(side)) return refuse('6.0', 'air-side');
  if (points < least || points > most) return refuse('6.2', 'air-amount', { args: { least, most } });
  const left = p.s.air[side] as number;
  if (points > left) return refuse('6.1', 'air-none', { args: { left } });
  if ((side === combat.side ? combat.air : combat.cover) > 0) return refuse('6.2', 'air-once');
  if (combat.mode !== 'bombard') return undefined;
  if (combat.artillery.length > 0) return refuse('6.2', 'one-kind-of-bombardment');
  return airReach(p, combat, points) ? undefined : tooLow(p, { ...combat, air: points });
}

/** RW-6.2-f, RW-8.0-l: below the first column there is no bombardment. */
function tooLow(p: Position, combat: CombatFrame): Refusal {
  return refuse(combat.air > 0 ? '6.2' : '8.0', 'column-too-low', {
    hex: nameOf(p, combat.target),
    args: { value: shellingOf(p, combat).value },
  });
}

/** Every unit that must attack before the combat phase ends (4.1.2). */
export function* combatDuties(p: Position): Iterable<Refusal> {
  for (const u of p.roster.of[phasing(p) as 0 | 1]) {
    if (!onMap(p, u) || !mustAttack(p, u)) continue;
    yield refuse('4.1.2', 'must-attack', { unit: idOf(p, u), hex: nameOf(p, hexOf(p, u)) });
  }
}

/** Combat phase with nothing declared: attack, bombard, or end the phase. */
export const combatPhase: Decision<undefined> = {
  actor: (p) => phasing(p),
  prompt: (p): Prompt => ({ rule: '5.0', code: 'combat', args: { side: sideName(p, phasing(p)) } }),
  legal(p) {
    const side = phasing(p);
    const list: SideAction[] = [];
    const targets = openTargets(p);
    for (const hex of targets) if (isAttackable(p, hex)) list.push(hexAction(p, side, 'attack', hex));
    addBombardments(p, targets, list);
    if (!firstOf(combatDuties(p))) list.push(plainAction(p, side, 'end'));
    return list;
  },
  refusal(p, _, action) {
    if (action.type === 'end') return firstOf(combatDuties(p));
    if (action.type !== 'attack' && action.type !== 'bombard') return refuse('3.0', 'not-now');
    const target = namedHex(p, action.target);
    if (target < 0) return noSuchHex(action.target);
    return action.type === 'attack' ? groundRefusal(p, target) : bombardRefusal(p, target);
  },
  play(p, _, action) {
    if (action.type === 'end') return void p.s.frames.push({ kind: 'step', why: 'end-phase' });
    p.s.frames.push(opened(p, action.type === 'attack' ? 'ground' : 'bombard', namedHex(p, action.target)));
  },
};

/** Hexes of the enemy that nobody has attacked in this phase. */
function openTargets(p: Position): number[] {
  const enemies = unitCounts(p, enemyOf(phasing(p)));
  const hexes: number[] = [];
  for (let hex = 0; hex < enemies.length; hex++) {
    if (enemies[hex] !== 0 && !p.s.attacked.includes(hex)) hexes.push(hex);
  }
  return hexes;
}

/** What `bombardRefusal` lets pass, asked once for all targets: who is obliged, which guns may fire at all. */
function addBombardments(p: Position, targets: readonly number[], list: SideAction[]): void {
  const side = phasing(p);
  const air = mostAir(p, side);
  const guns = p.roster.guns[side as 0 | 1].filter(
    (u) => gunReason(p, u) === ALLOWED && p.rules.gunReason(p, unitOf(p, u)) === ALLOWED && !mustAttack(p, u),
  );
  if (air === 0 && guns.length === 0) return;
  const owed = p.roster.of[side as 0 | 1].map((u) => soleTarget(p, u));
  for (const target of targets) {
    if (owed.includes(target)) continue;
    const combat = opened(p, 'bombard', target);
    const inRange = guns.filter((u) => supportReason(p, combat, u, false) === ALLOWED);
    if (airReach(p, combat, air) || gunsReach(p, combat, inRange)) list.push(hexAction(p, side, 'bombard', target));
  }
}

/** Side number that is adding to the combat now. */
const adding = (frame: CombatFrame): number => (frame.stage === 'answer' ? enemyOf(frame.side) : frame.side);

/** The attacker declares everything, then the defender answers, then nobody changes anything (5.1.1). RW-5.1.1-f, RW-6.2-c */
export const declaring: Decision<CombatFrame> = {
  actor: (_, frame) => adding(frame),
  prompt: (p, frame) => {
    const code = frame.stage === 'answer' ? 'answer' : frame.mode === 'ground' ? 'declare' : 'declare-bombardment';
    return { rule: frame.mode === 'bombard' ? '8.0' : '5.1.1', code, args: { hex: nameOf(p, frame.target) } };
  },
  legal(p, frame) {
    const side = adding(frame);
    const defending = frame.stage === 'answer';
    const list: SideAction[] = [];
    if (!defending && frame.mode === 'ground') addAttackers(p, frame, list);
    const shelling = frame.mode === 'bombard' && !defending ? shellRefusal(p, frame) : undefined;
    for (const u of shelling ? [] : p.roster.guns[side as 0 | 1]) {
      if (supportReason(p, frame, u, defending) === ALLOWED) list.push(unitAction(p, side, 'artillery', u));
    }
    for (let points = p.rules.air.least; points <= mostAir(p, side); points++) {
      if (!airRefusal(p, frame, side, points)) list.push(pointsAction(p, side, 'air', points));
    }
    if (defending || !commitRefusal(p, frame)) list.push(plainAction(p, side, 'commit'));
    return list;
  },
  refusal(p, frame, action) {
    const defending = frame.stage === 'answer';
    switch (action.type) {
      case 'attacker':
        return joinAttack(p, frame, action);
      case 'artillery': {
        const u = namedUnit(p, action.unit);
        if (u < 0) return noSuchUnit(action.unit);
        return (
          supportRefusal(p, frame, u, defending) ?? (frame.mode === 'bombard' ? shellRefusal(p, frame) : undefined)
        );
      }
      case 'air':
        return airRefusal(p, frame, adding(frame), action.points as number);
      case 'commit':
        return defending ? undefined : commitRefusal(p, frame);
      default:
        return refuse('5.1.1', 'not-now');
    }
  },
  play(p, frame, action) {
    const defending = frame.stage === 'answer';
    if (action.type === 'attacker') frame.attackers.push(namedUnit(p, action.unit));
    if (action.type === 'artillery') (defending ? frame.guns : frame.artillery).push(namedUnit(p, action.unit));
    if (action.type === 'air') frame[defending ? 'cover' : 'air'] = action.points as number;
    if (action.type === 'commit') (defending ? answer : commit)(p, frame);
  },
};

/** Units around the target that may attack it, hex by hex. */
function addAttackers(p: Position, frame: CombatFrame, list: SideAction[]): void {
  for (let at = frame.target * 6, end = at + 6; at < end; at++) {
    const hex = p.board.grid.neighbours[at] as number;
    if (hex < 0) continue;
    for (let u = firstIn(p, hex); u >= 0; u = nextIn(p, u)) {
      if (frame.attackers.includes(u) || attackerReason(p, u, frame.target) !== ALLOWED) continue;
      list.push(unitAction(p, frame.side, 'attacker', u));
    }
  }
}

function joinAttack(p: Position, frame: CombatFrame, action: SideAction): Refusal | undefined {
  const u = namedUnit(p, action.unit);
  if (u < 0) return noSuchUnit(action.unit);
  if (frame.stage !== 'declare' || frame.mode !== 'ground') return refuse('5.1.1', 'not-now', { unit: idOf(p, u) });
  if (frame.attackers.includes(u)) return refuse('5.0', 'already-listed', { unit: idOf(p, u) });
  return attackerRefusal(p, u, frame.target);
}

function shellRefusal(p: Position, frame: CombatFrame): Refusal | undefined {
  if (frame.air > 0) return refuse('6.2', 'one-kind-of-bombardment');
  return gunsReach(p, frame, gunsFor(p, frame)) ? undefined : tooLow(p, frame);
}

/** Why what has been declared may not be committed: nobody attacks, or with no strength and no duty (AMB-S-15). */
export function commitRefusal(p: Position, frame: CombatFrame): Refusal | undefined {
  const hex = nameOf(p, frame.target);
  if (frame.mode === 'bombard') return shellingOf(p, frame).column < 0 ? tooLow(p, frame) : undefined;
  if (frame.attackers.length === 0) return refuse('5.0', 'no-attackers', { hex });
  const owing = leftOut(p, frame.target, frame.attackers);
  if (owing >= 0) return mustJoin(p, owing, frame.target);
  const strength =
    frame.attackers.reduce((sum, u) => sum + attackOf(p, u), 0) + gunsStrength(p, frame.artillery) + frame.air;
  if (strength > 0 || frame.attackers.some((u) => mustAttack(p, u))) return undefined;
  return refuse('5.1.1', 'no-strength', { hex });
}

function commit(p: Position, frame: CombatFrame): void {
  for (const u of [...frame.attackers, ...frame.artillery]) mark(p, u, FIRED);
  p.s.air = p.s.air.with(frame.side, (p.s.air[frame.side] as number) - frame.air);
  p.s.attacked = [...p.s.attacked, frame.target];
  say(p, 'declared', {
    hex: nameOf(p, frame.target),
    mode: frame.mode,
    attackers: frame.attackers.map((u) => idOf(p, u)),
    artillery: frame.artillery.map((u) => idOf(p, u)),
    air: frame.air,
  });
  frame.stage = 'answer';
  if (frame.mode === 'bombard' || !canAnswer(p, frame)) seal(p, frame);
}

function canAnswer(p: Position, frame: CombatFrame): boolean {
  if (mostAir(p, enemyOf(frame.side)) >= p.rules.air.least) return true;
  return p.roster.guns[enemyOf(frame.side) as 0 | 1].some((u) => supportReason(p, frame, u, true) === ALLOWED);
}

function answer(p: Position, frame: CombatFrame): void {
  for (const u of frame.guns) mark(p, u, FIRED);
  const side = enemyOf(frame.side);
  p.s.air = p.s.air.with(side, (p.s.air[side] as number) - frame.cover);
  const guns = frame.guns.map((u) => idOf(p, u));
  say(p, 'answered', { hex: nameOf(p, frame.target), guns, cover: frame.cover });
  seal(p, frame);
}

/** Nothing changes any more: the sum is announced and the dice are due. */
function seal(p: Position, frame: CombatFrame): void {
  frame.stage = 'dice';
  const hex = nameOf(p, frame.target);
  if (frame.mode === 'bombard') {
    const { power, vulnerability, value, shifts, column } = shellingOf(p, frame);
    const name = p.rules.bombardment.columns[column] as string;
    return say(p, 'committed', { hex, mode: 'bombard', power, vulnerability, value, shifts, column: name });
  }
  const { attack, defence, ratio, shifts, column } = sumOf(p, frame);
  say(p, 'committed', {
    hex,
    mode: 'ground',
    attack,
    defence,
    ratio,
    shifts,
    column: p.rules.crt(p.s).columns[column] as string,
  });
}
