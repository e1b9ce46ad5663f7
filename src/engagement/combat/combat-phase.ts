import { directionTo, neighbourAt } from '../../hex/grid.ts';
import type { Prompt, Refusal } from '../../kernel/game.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import {
  firstOf,
  addOwn,
  namedHex,
  noSuchHex,
  ownAction,
  plainAction,
  playOwn,
  targetAction,
  type Decision,
  type SideAction,
} from '../position/actions.ts';
import { opened, gunsFor, gunsReach, airReach, mostAir, poolFor, tooLow } from './bombardment.ts';
import {
  attackerReason,
  attackerRefusal,
  soleTarget,
  leftOutRefusal,
  mustAttack,
  gunReason,
  supportReason,
} from './fighters.ts';
import {
  attackOf,
  enemyOf,
  firstIn,
  hexOf,
  idOf,
  isShelter,
  nameOf,
  nextIn,
  occupant,
  onMap,
  phasing,
  sideName,
  unitCounts,
  unitOf,
  zoneOf,
  type Position,
} from '../position/position.ts';
import { untimely } from '../ground/untimely.ts';
import { refuse, ruleOf } from '../position/topics.ts';

/** Why no attack of any kind may be made on this hex. */
function targetRefusal(p: Position, target: number): Refusal | undefined {
  const hex = nameOf(p, target);
  if (occupant(p, target) !== enemyOf(phasing(p))) return refuse(p, 'combat', 'no-enemy-there', { hex });
  return p.s.attacked.includes(target) ? refuse(p, 'targets', 'already-attacked', { hex }) : undefined;
}

/** Can this unit, next to it, make an attack on the hex worth declaring? */
const mayOpen = (p: Position, u: number, target: number): boolean =>
  attackerReason(p, u, target) === ALLOWED && (attackOf(p, u) > 0 || mustAttack(p, u));

/** Could anybody attack the hex? */
function isAttackable(p: Position, target: number): boolean {
  if (zoneOf(p, phasing(p))[target] === 0) return false;
  for (let at = target * 6, end = at + 6; at < end; at++) {
    const hex = neighbourAt(p.board.grid, at);
    if (hex < 0) continue;
    for (let u = firstIn(p, hex); u >= 0; u = nextIn(p, u)) if (mayOpen(p, u, target)) return true;
  }
  return false;
}

const groundRefusal = (p: Position, target: number): Refusal | undefined =>
  targetRefusal(p, target) ?? openingRefusal(p, target);

/** Why no attack on the hex is opened, whoever would take part. */
export const openingRefusal = (p: Position, target: number): Refusal | undefined =>
  isAttackable(p, target) ? undefined : nobodyAttacks(p, target);

/** Why nobody attacks the hex: its ground, where that keeps a unit beside it from doing so. */
function nobodyAttacks(p: Position, target: number): Refusal | undefined {
  const kept = p.roster.of[phasing(p) as 0 | 1].find(
    (u) => onMap(p, u) && isShelter(p, unitOf(p, u), target) && directionTo(p.board.grid, hexOf(p, u), target) >= 0,
  );
  return kept === undefined
    ? refuse(p, 'combat', 'no-attackers', { hex: nameOf(p, target) })
    : attackerRefusal(p, kept, target);
}

/** A bombardment is possible when all guns in range together, or the air, reach a column of the table. */
function bombardRefusal(p: Position, target: number): Refusal | undefined {
  const refusal = targetRefusal(p, target);
  if (refusal) return refusal;
  const owing = leftOutRefusal(p, target, []);
  if (owing) return owing;
  const combat = opened(p, 'bombard', target);
  const air = mostAir(p, combat.side, 'bombard');
  const artillery = gunsFor(p, combat);
  if (gunsReach(p, combat, artillery) || airReach(p, target, air)) return undefined;
  if (artillery.length > 0) return tooLow(p, { ...combat, artillery });
  if (air > 0) return tooLow(p, { ...combat, air });
  const left = p.s.air[poolFor(p, combat.side)] ?? Infinity;
  const hex = nameOf(p, target);
  return left < p.rules.air.limits.bombard.least
    ? refuse(p, 'air-points', 'air-none', { hex, args: { left } })
    : refuse(p, 'air-support', 'no-strength', { hex });
}

/** Every unit that must attack before the combat phase ends. */
export function* combatDuties(p: Position): Iterable<Refusal> {
  for (const u of p.roster.of[phasing(p) as 0 | 1]) {
    if (!onMap(p, u) || !mustAttack(p, u)) continue;
    yield refuse(p, 'zones', 'must-attack', { unit: idOf(p, u), hex: nameOf(p, hexOf(p, u)) });
  }
}

type Choice = 'attack' | 'bombard' | 'end';

/** Combat phase with nothing declared: attack, bombard, or end the phase. */
export const combatPhase: Decision<undefined, Choice> = {
  actor: (p) => phasing(p),
  prompt: (p): Prompt => ({ rule: ruleOf(p, 'combat'), code: 'combat', args: { side: sideName(p, phasing(p)) } }),
  legal(p) {
    const side = phasing(p);
    const list: SideAction<Choice>[] = [];
    const targets = openTargets(p);
    for (const hex of targets) if (isAttackable(p, hex)) list.push(targetAction(p, side, 'attack', hex));
    addBombardments(p, targets, list);
    addOwn(p, undefined, p.roster.ownInPhase, list);
    if (!firstOf(combatDuties(p))) list.push(plainAction(p, side, 'end'));
    return list;
  },
  refusal(p, _, action) {
    switch (action.type) {
      case 'end':
        return firstOf(combatDuties(p));
      case 'attack':
      case 'bombard': {
        const target = namedHex(p, action.target);
        if (target < 0) return noSuchHex(action.target);
        return action.type === 'attack' ? groundRefusal(p, target) : bombardRefusal(p, target);
      }
      default: {
        const own = ownAction(p.rules.sequence.actions, action);
        return own ? own.refusal(p, undefined, action) : untimely(p, action);
      }
    }
  },
  play(p, _, action) {
    switch (action.type) {
      case 'end':
        return void p.s.frames.push({ kind: 'step', why: 'end-phase' });
      case 'attack':
        return void p.s.frames.push(opened(p, 'ground', namedHex(p, action.target)));
      case 'bombard':
        return void p.s.frames.push(opened(p, 'bombard', namedHex(p, action.target)));
      default:
        return playOwn(p, undefined, p.rules.sequence.actions, action);
    }
  },
};

/** Hexes of the enemy that nobody has attacked in this phase. */
function openTargets(p: Position): number[] {
  const enemies = unitCounts(p, enemyOf(phasing(p)));
  const { size } = p.board.grid;
  const hexes: number[] = [];
  for (let hex = 0; hex < size; hex++) if (enemies[hex] !== 0 && !p.s.attacked.includes(hex)) hexes.push(hex);
  return hexes;
}

/** What `bombardRefusal` lets pass, asked once for all targets: who is obliged, which guns may fire at all. */
function addBombardments(p: Position, targets: readonly number[], list: SideAction<Choice>[]): void {
  const side = phasing(p);
  const air = mostAir(p, side, 'bombard');
  const guns = p.roster.guns[side as 0 | 1].filter(
    (u) =>
      gunReason(p, u) === ALLOWED &&
      (p.rules.guns?.reason?.(p, unitOf(p, u)) ?? ALLOWED) === ALLOWED &&
      !mustAttack(p, u),
  );
  if (air === 0 && guns.length === 0) return;
  const owed: number[] = [];
  for (const u of p.roster.of[side as 0 | 1]) {
    const target = soleTarget(p, u);
    if (target >= 0) owed.push(target);
  }
  for (const target of targets) {
    if (owed.includes(target)) continue;
    if (airReach(p, target, air) || mayShell(p, target, guns)) list.push(targetAction(p, side, 'bombard', target));
  }
}

/** Do those of the guns that are in range reach a column of the table? */
function mayShell(p: Position, target: number, guns: readonly number[]): boolean {
  if (guns.length === 0) return false;
  const combat = opened(p, 'bombard', target);
  return gunsReach(
    p,
    combat,
    guns.filter((u) => supportReason(p, combat, u, false) === ALLOWED),
  );
}
