import type { Prompt, Refusal } from '../kernel/game.ts';
import { directionTo, distance } from '../hex/grid.ts';
import { firstOf, namedHex, namedUnit, noSuchHex, noSuchUnit, type Decision, type SideAction } from './actions.ts';
import { gunsStrength, shellingOf, sumOf } from './odds.ts';
import {
  attackOf,
  dominates,
  enemyHexes,
  enemyOf,
  engaged,
  hexOf,
  idOf,
  mark,
  marked,
  nameOf,
  occupant,
  onMap,
  phasing,
  say,
  sideName,
  unitOf,
  type Position,
} from './position.ts';
import { FIRED, MOVED, type CombatFrame } from './state.ts';
import { refuse } from './steps.ts';

/** Why an adjacent unit may not attack in this phase at all. */
function fightRefusal(p: Position, u: number): Refusal | undefined {
  return marked(p, u, FIRED) ? refuse('5.0', 'unit-spent', { unit: idOf(p, u) }) : mayNeverFight(p, u);
}

/** Why a unit may not attack from where it stands, whatever it has done before. */
export function mayNeverFight(p: Position, u: number): Refusal | undefined {
  if (p.board.terrain[hexOf(p, u)] === 'inundation') return refuse('9.0', 'in-inundation', { unit: idOf(p, u) });
  const refusal = p.rules.attackRefusal(p, unitOf(p, u));
  return refusal && { ...refusal, unit: idOf(p, u) };
}

/** RW-5.0-a: why this unit may not take part in an attack on the hex. */
export function attackerRefusal(p: Position, u: number, target: number): Refusal | undefined {
  const unit = idOf(p, u);
  if (unitOf(p, u).side !== phasing(p)) return refuse('3.0', 'not-your-unit', { unit });
  if (!onMap(p, u)) return refuse('5.0', 'not-on-map', { unit });
  if (directionTo(p.board.grid, hexOf(p, u), target) < 0) return refuse('5.0', 'not-engaged', { unit });
  return fightRefusal(p, u);
}

/** Hexes this unit could attack now. */
const targetsOf = (p: Position, u: number): number[] =>
  enemyHexes(p, hexOf(p, u), unitOf(p, u).side).filter((hex) => !p.s.attacked.includes(hex));

/** A unit that must attack, stands outside this combat and has no other hex left to attack; undefined when there is none. */
function leftOut(p: Position, target: number, attackers: readonly number[]): Refusal | undefined {
  const unit = p.rules.units.find(({ index: u, side }) => {
    if (side !== phasing(p) || !onMap(p, u) || attackers.includes(u) || !mustAttack(p, u)) return false;
    const targets = targetsOf(p, u);
    return targets.length === 1 && targets[0] === target;
  });
  return unit && refuse('4.1.2', 'must-join', { unit: unit.id, hex: nameOf(p, target) });
}

/** Must this unit still attack (4.1.2)? Engaged, able to, and not one that stayed in dominant terrain. RW-4.1.2-d, RW-4.1.2-f, RW-4.1.2-g, RW-4.2-c */
export function mustAttack(p: Position, u: number): boolean {
  if (unitOf(p, u).side !== phasing(p) || !engaged(p, u) || fightRefusal(p, u)) return false;
  if (!marked(p, u, MOVED) && dominates(p, u)) return false;
  return targetsOf(p, u).length > 0;
}

/** Why this gun may not support or bombard at the hex: range, terrain, and one combat a phase (8.0). */
function gunRefusal(p: Position, u: number, target: number): Refusal | undefined {
  const unit = unitOf(p, u);
  const because = (rule: string, code: string, args = {}): Refusal => refuse(rule, code, { unit: unit.id, args });
  if (!unit.artillery) return because('8.0', 'not-artillery');
  if (!onMap(p, u)) return because('8.0', 'not-on-map');
  if (marked(p, u, FIRED)) return because('8.0', 'unit-spent');
  const far = distance(p.board.grid, hexOf(p, u), target);
  if (far > unit.range) return because('8.0', 'out-of-range', { distance: far, range: unit.range });
  const refusal = p.rules.gunRefusal(p, unit);
  return refusal && { ...refusal, unit: unit.id };
}

/** Could this unit support an attack on the hex, or bombard it, from where it stands (8.0)? */
export const mayFire = (p: Position, u: number, target: number): boolean => !gunRefusal(p, u, target);

/** Why this gun may not join the combat in support of its side. */
export function supportRefusal(p: Position, combat: CombatFrame, u: number, defending: boolean): Refusal | undefined {
  const unit = unitOf(p, u);
  const side = defending ? enemyOf(combat.side) : combat.side;
  if (unit.side !== side) return refuse('3.0', 'not-your-unit', { unit: unit.id });
  if (combat.artillery.includes(u) || combat.guns.includes(u))
    return refuse('8.0', 'already-listed', { unit: unit.id });
  const refusal = gunRefusal(p, u, combat.target);
  if (refusal) return refusal;
  if (!defending) {
    if (combat.mode === 'ground' && directionTo(p.board.grid, hexOf(p, u), combat.target) >= 0) {
      return refuse('8.0', 'adjacent-attacks', { unit: unit.id });
    }
    if (mustAttack(p, u)) return refuse('4.1.2', 'obliged-elsewhere', { unit: unit.id });
  } else if (hexOf(p, u) === combat.target) return refuse('8.0', 'adjacent-attacks', { unit: unit.id });
  return p.rules.supportRefusal(p, combat, unit, defending);
}

const blank = (p: Position, mode: 'ground' | 'bombard', target: number): CombatFrame => ({
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

function groundRefusal(p: Position, target: number): Refusal | undefined {
  const refusal = targetRefusal(p, target);
  if (refusal) return refusal;
  const able = p.rules.units.some(
    ({ index: u, side }) =>
      side === phasing(p) && onMap(p, u) && !attackerRefusal(p, u, target) && (attackOf(p, u) > 0 || mustAttack(p, u)),
  );
  return able ? undefined : refuse('5.0', 'no-attackers', { hex: nameOf(p, target) });
}

/** A bombardment is possible when all guns in range together, or the air, reach a column of the table (6.2, 8.0). */
function bombardRefusal(p: Position, target: number): Refusal | undefined {
  const refusal = targetRefusal(p, target);
  if (refusal) return refusal;
  const owing = leftOut(p, target, []);
  if (owing) return owing;
  const combat = blank(p, 'bombard', target);
  const air = mostAir(p, combat.side);
  if (gunsReach(p, combat) || airReach(p, combat, air)) return undefined;
  const artillery = gunsFor(p, combat);
  if (artillery.length > 0) return tooLow(p, { ...combat, artillery });
  if (air > 0) return tooLow(p, { ...combat, air });
  const spent = p.rules.air.sides.includes(combat.side) && p.s.air[combat.side] === 0;
  const hex = nameOf(p, target);
  return spent ? refuse('6.1', 'air-none', { hex, args: { left: 0 } }) : refuse('6.2', 'no-strength', { hex });
}

/** Every gun that could still join a bombardment. */
const gunsFor = (p: Position, combat: CombatFrame): number[] =>
  p.rules.units.flatMap(({ index: u, artillery }) => (artillery && !supportRefusal(p, combat, u, false) ? [u] : []));

function gunsReach(p: Position, combat: CombatFrame): boolean {
  const artillery = [...combat.artillery, ...gunsFor(p, combat)];
  return artillery.length > 0 && shellingOf(p, { ...combat, artillery, air: 0 }).column >= 0;
}

const airReach = (p: Position, combat: CombatFrame, air: number): boolean =>
  air > 0 && shellingOf(p, { ...combat, air, artillery: [] }).column >= 0;

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
  for (const { index: u, id, side } of p.rules.units) {
    if (side !== phasing(p) || !onMap(p, u) || !mustAttack(p, u)) continue;
    yield refuse('4.1.2', 'must-attack', { unit: id, hex: nameOf(p, hexOf(p, u)) });
  }
}

/** Combat phase with nothing declared: attack, bombard, or end the phase. */
export const combatPhase: Decision<undefined> = {
  actor: (p) => phasing(p),
  prompt: (p): Prompt => ({ rule: '5.0', code: 'combat', args: { side: sideName(p, phasing(p)) } }),
  *candidates(p) {
    const by = sideName(p, phasing(p));
    const hexes = enemyStacks(p);
    for (const hex of hexes) yield { by, type: 'attack', target: nameOf(p, hex) };
    for (const hex of hexes) yield { by, type: 'bombard', target: nameOf(p, hex) };
    yield { by, type: 'end' };
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
    p.s.frames.push(blank(p, action.type === 'attack' ? 'ground' : 'bombard', namedHex(p, action.target)));
  },
};

function enemyStacks(p: Position): number[] {
  const hexes = new Set<number>();
  for (const unit of p.rules.units)
    if (unit.side !== phasing(p) && onMap(p, unit.index)) hexes.add(hexOf(p, unit.index));
  return [...hexes].sort((a, b) => a - b);
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
  *candidates(p, frame) {
    const by = sideName(p, adding(frame));
    if (frame.stage === 'declare' && frame.mode === 'ground') {
      for (let d = 0; d < 6; d++) {
        const hex = p.board.grid.neighbours[frame.target * 6 + d] as number;
        if (hex < 0) continue;
        for (const unit of p.rules.units)
          if (p.s.hex[unit.index] === hex) yield { by, type: 'attacker', unit: unit.id };
      }
    }
    for (const unit of p.rules.units) {
      if (unit.artillery && unit.side === adding(frame)) yield { by, type: 'artillery', unit: unit.id };
    }
    for (let points = p.rules.air.least; points <= p.rules.air.most; points++) yield { by, type: 'air', points };
    yield { by, type: 'commit' };
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

function joinAttack(p: Position, frame: CombatFrame, action: SideAction): Refusal | undefined {
  const u = namedUnit(p, action.unit);
  if (u < 0) return noSuchUnit(action.unit);
  if (frame.stage !== 'declare' || frame.mode !== 'ground') return refuse('5.1.1', 'not-now', { unit: idOf(p, u) });
  if (frame.attackers.includes(u)) return refuse('5.0', 'already-listed', { unit: idOf(p, u) });
  return attackerRefusal(p, u, frame.target);
}

function shellRefusal(p: Position, frame: CombatFrame): Refusal | undefined {
  if (frame.air > 0) return refuse('6.2', 'one-kind-of-bombardment');
  return gunsReach(p, frame) ? undefined : tooLow(p, frame);
}

/** Why what has been declared may not be committed: nobody attacks, or with no strength and no duty (AMB-S-15). */
export function commitRefusal(p: Position, frame: CombatFrame): Refusal | undefined {
  const hex = nameOf(p, frame.target);
  if (frame.mode === 'bombard') return shellingOf(p, frame).column < 0 ? tooLow(p, frame) : undefined;
  if (frame.attackers.length === 0) return refuse('5.0', 'no-attackers', { hex });
  const owing = leftOut(p, frame.target, frame.attackers);
  if (owing) return owing;
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
  return p.rules.units.some((unit) => unit.artillery && !supportRefusal(p, frame, unit.index, true));
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
