import { ALLOWED, reason, refusalIf, type Reason } from '../../../../kernel/reason.ts';
import type { Prompt, Refusal } from '../../../../kernel/game.ts';
import {
  act,
  idOf,
  knownPlace,
  namedPlace,
  namedUnit,
  noSuchHex,
  say,
  unitAct,
  unitRefusal,
} from '../../position/actions.ts';
import type { OwnAction } from '../../position/own-actions.ts';
import { AUTOMATIC } from '../../data/tables.ts';
import {
  areaBits,
  enemyOf,
  hexOf,
  marked,
  nameOf,
  note,
  occupancyOf,
  OF,
  printedAttack,
  unitOf,
  unitsIn,
  type Position,
  type Side,
} from '../../position/position.ts';
import { phaseSide } from '../../position/phases.ts';
import { AUTO_DS, FULL_RETREAT, type CombatFrame } from '../../position/state.ts';
import { changesOf, isStaleIn } from './changes.ts';
import { attackerReason, placedBeside } from '../09-combat/attackers.ts';
import { combatFrame } from '../09-combat/combat-frame.ts';
import { attachReason, formationsIn } from '../09-combat/lead.ts';
import { choicesOf } from '../10-odds/defenders.ts';
import { defenceOf, sumOf, type Sum } from '../10-odds/odds.ts';
import { dropOverruns } from '../11-results/counters.ts';
import { cachedBy } from '../../../../kernel/cached-by.ts';

const NOBODY_THERE = reason('8.7', 'no-enemy-there');
export const TOO_WEAK = reason('8.7', 'not-ten-to-one');
const FLEES = reason('14.3.2', 'flees-anyway');

/** Columns above 1:3 that mean 10:1, shifts included (8.7, AMB-H44-06). */
const TEN_TO_ONE = AUTOMATIC.odds + 1;
/** Most columns that armour and quality can add (10.3, 10.6). */
const MOST_SHIFTS = 3;

/** RUL-H44-76, RUL-H44-324: units that could attack the hex, moved or not, out of an entry area too. */
const able = (p: Position, side: Side, target: number): number[] => {
  const overrun = combatFrame(side, target, 'overrun');
  return placedBeside(p, side, target).filter((u) => attackerReason(p, overrun, u) === ALLOWED);
};

/**
 * H44-8.7-a, RUL-H44-314: why no automatic DS can be named against a hex: revealed enemies in it, not all in full retreat,
 * and a force that might reach 10:1.
 */
function overrunReason(p: Position, side: Side, target: number): Reason {
  const enemies = unitsIn(p, target).filter((u) => unitOf(u).side === enemyOf(side));
  if (enemies.length === 0) return NOBODY_THERE;
  if (enemies.every((u) => p.s.order[u] === FULL_RETREAT)) return FLEES;
  const attackers = able(p, side, target);
  const attack = attackers.reduce((sum, u) => sum + printedAttack(p, u), 0);
  if (attack === 0) return TOO_WEAK;
  const defence = defenceOf(p, { ...combatFrame(side, target, 'overrun'), attackers });
  return attack >= defence * (AUTOMATIC.odds - MOST_SHIFTS) ? ALLOWED : TOO_WEAK;
}

/** For each hex whether 10:1 is possible there, and the time of `Changes` for which that was worked out. */
interface Weak {
  at: Uint8Array;
  since: Uint32Array;
}
const weakOf = cachedBy(({ board: { grid } }: Position): Weak => ({
  at: new Uint8Array(grid.size),
  since: new Uint32Array(grid.size),
}));

/** Hexes beside own units, or at the edge of an area, where 10:1 is possible: worked out anew only near a change. */
function targets(p: Position, side: Side): number[] {
  const changes = changesOf(p);
  const weak = weakOf(p);
  const found = new Set<number>();
  const { zone } = occupancyOf(p);
  for (const u of OF[enemyOf(side)]) {
    const hex = hexOf(p, u);
    if (hex < 0 || (zone[side][hex] === 0 && areaBits(p, hex) === 0)) continue;
    if (isStaleIn(p, changes, hex, weak.since[hex] as number)) {
      weak.at[hex] = overrunReason(p, side, hex) === ALLOWED ? 1 : 0;
      weak.since[hex] = changes.now;
    }
    if (weak.at[hex] === 1) found.add(hex);
  }
  return [...found].toSorted((a, b) => a - b);
}

/** 8.7: names a hex for an automatic DS, in the movement phase. */
export const OVERRUN: OwnAction<undefined, 'overrun'> = {
  legal: (p) => {
    const side = phaseSide(p) as Side;
    return targets(p, side).map((hex) => act(side, 'overrun', { target: nameOf(p, hex) }));
  },
  refusal(p, _, action): Refusal | undefined {
    const target = namedPlace(p, action.target);
    if (target === undefined || target < 0) return noSuchHex(action.target);
    return refusalIf(overrunReason(p, phaseSide(p) as Side, target), { hex: nameOf(p, target) });
  },
  play: (p, _, action) =>
    void p.s.frames.push(combatFrame(phaseSide(p) as Side, knownPlace(p, action.target), 'overrun')),
};

/** RUL-H44-227: the arithmetic against whoever of the hex would defend it best. */
const worstOf = (p: Position, combat: CombatFrame): Sum =>
  choicesOf(p, combat)
    .map((defenders) => sumOf(p, { ...combat, defenders }))
    .reduce((worst, sum) => (sum.open < worst.open ? sum : worst));

/**
 * H44-8.7-a, H44-8.7-b, RUL-H44-227: why the force named does not bring about an automatic DS: 10:1 must be certain,
 * whoever of an overstacked hex would defend it.
 */
export const forceReason = (p: Position, combat: CombatFrame): Reason =>
  worstOf(p, combat).open >= TEN_TO_ONE ? ALLOWED : TOO_WEAK;

/** RUL-H44-382: might the force bring it about, whoever of its formations leads and whoever is attached? */
export const mayBeSure = (p: Position, combat: CombatFrame): boolean =>
  formationsIn(p, combat).some((lead) => {
    const led = { ...combat, lead, attached: -1 };
    const joining = combat.attackers.filter((u) => attachReason(p, led, u) === ALLOWED);
    return [-1, ...joining].some((attached) => forceReason(p, { ...led, attached }) === ALLOWED);
  });

/** H44-8.7-d: those who made it possible are marked; they may advance in the combat phase. */
export function markOverrun(p: Position, combat: CombatFrame): void {
  const { attackers, target } = combat;
  for (const u of attackers) note(p, 'overruns', u, target + 1);
  p.s.marks = p.s.marks.map((marks, u) => (attackers.includes(u) ? marks | AUTO_DS : marks));
  const { attack, defence, ratio, shifts } = worstOf(p, combat);
  const figures = { attack, defence, ratio, shifts, column: `${AUTOMATIC.odds}:1` };
  say(p, 'auto-ds', '8.7', { hex: nameOf(p, target), attackers: attackers.map(idOf), ...figures });
}

/** RUL-H44-79, RUL-H44-310: the marked units of the automatic DS to which this one belongs, with its hex. */
export function overrunOf(p: Position, u: number): { units: number[]; hex: number } {
  const hexOfDs = (v: number): number => (p.s.own.overruns[v] ?? 0) - 1;
  const hex = hexOfDs(u);
  const units = OF[unitOf(u).side].filter((v) => marked(p, v, AUTO_DS) && hexOfDs(v) === hex);
  return { units, hex };
}

/** Takes the markers off. */
export function clearOverrun(p: Position, units: readonly number[]): void {
  p.s.marks = p.s.marks.map((marks, u) => (units.includes(u) ? marks & ~AUTO_DS : marks));
  dropOverruns(p, units);
}

/** RUL-H44-79: whoever has not advanced when the combat phase ends loses the marker. */
export const endOverruns = (p: Position): void =>
  clearOverrun(
    p,
    OF[phaseSide(p) as Side].filter((u) => marked(p, u, AUTO_DS)),
  );

const NOT_MARKED = reason('8.7', 'no-auto-ds-marker');

const exploitReason = (p: Position, u: number): Reason =>
  unitOf(u).side === phaseSide(p) && marked(p, u, AUTO_DS) ? ALLOWED : NOT_MARKED;

/** H44-8.7-f: units of the side of the phase that have not made the advance of their automatic DS. */
export function mayExploit(p: Position): number[] {
  const side = phaseSide(p);
  return side === null ? [] : OF[side].filter((u) => exploitReason(p, u) === ALLOWED);
}

/** H44-8.7-f: what is left of that in a combat phase. */
export function exploitsLeft(p: Position): Prompt[] {
  const n = mayExploit(p).length;
  return n === 0 ? [] : [{ rule: '8.7', code: 'exploit-left', args: { n } }];
}

/** H44-8.7-f: marked units make their advance in the combat phase, with all that it brings; `advance` begins it. */
export const exploit = (
  advance: (p: Position, units: number[], hex: number) => void,
): OwnAction<undefined, 'exploit'> => ({
  legal(p) {
    const side = phaseSide(p) as Side;
    return mayExploit(p).map((u) => unitAct(side, 'exploit', u));
  },
  refusal(p, _, action): Refusal | undefined {
    return unitRefusal(action.unit, (u) => exploitReason(p, u));
  },
  play(p, _, action) {
    const { units, hex } = overrunOf(p, namedUnit(action.unit));
    clearOverrun(p, units);
    advance(p, units, hex);
  },
});
