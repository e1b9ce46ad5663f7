import { ALLOWED, reason, refusalIf, type Reason } from '../../../../kernel/reason.ts';
import { distance } from '../../../../hex/grid.ts';
import type { Refusal } from '../../../../kernel/game.ts';
import {
  act,
  idOf,
  namedUnit,
  noSuchUnit,
  say,
  sideName,
  unasked,
  unitAct,
  type Decision,
  type SideAction,
} from '../../position/actions.ts';
import { AIR_RANGE } from '../../data/tables.ts';
import {
  ALLIED,
  enemyOf,
  GUNS,
  hexOf,
  hiddenIn,
  nameOf,
  OF,
  onMap,
  unitOf,
  unitsIn,
  type Position,
} from '../../position/position.ts';
import { BLOWN, type CombatFrame } from '../../position/state.ts';
import type { PromptCode } from '../../position/codes.ts';
import { FORMATIONS, type Formation } from '../../position/units.ts';
import { askDemolition, wiredAcross } from '../05-bridges/bridges.ts';
import { askDefenders, chooseDefenders } from '../06-stacking/defending.ts';
import { forceReason, markOverrun } from '../08-movement/overrun.ts';
import { attackerReason, lacksInfantry, NO_ASSAULT, noteAssault, placedBeside, placeReason } from './attackers.ts';
import { isChoiceDue } from '../10-odds/defenders.ts';
import { attackSide, formationNumber, mayAttach } from '../10-odds/force.ts';
import { withoutHeads } from '../11-results/candidates.ts';
import { originOf } from '../21-breakdown/movement-so-far.ts';
import { hasGuess } from '../25-unknown-units/unknown-defenders.ts';
import { isEntering } from '../25-unknown-units/entering.ts';
import { askReveal, forgetRevealed } from '../25-unknown-units/reveal.ts';
import { rangeArgs, supportReason } from '../17-artillery-and-air/artillery.ts';

const LISTED = reason('9.3', 'already-listed');
const NOT_YOURS = reason('9.3', 'not-your-unit');
const COMPLETE = reason('9.3', 'force-complete');
const LATER = reason('9.3', 'support-after-reveal');
const NO_LEAD = reason('10.2.1', 'lead-not-attacking');
const CHOOSE_LEAD = reason('10.2.1', 'choose-lead');
const NOT_ATTACHED = reason('10.2.3', 'may-not-attach');
const ONE_ATTACHED = reason('10.2.3', 'one-attached');
const NOBODY = reason('9.1', 'no-attackers');
const NO_AIR = reason('10.7', 'no-air');
const AIR_ONCE = reason('10.7', 'air-once');
const AIR_FAR = reason('10.7', 'air-out-of-range');
const NOT_ENTERING = reason('25.3.1', 'did-not-enter');
const COMMITTED = reason('9.3', 'attack-stands');

/**
 * H44-16.5-b: formations among the attackers, by their places in FORMATIONS; those of a breakthrough group in support
 * (16.5) and of a supply head in company (RUL-H44-341) do not count.
 */
function formationsIn(p: Position, { attackers, supporting = [] }: CombatFrame): number[] {
  const counted = withoutHeads(attackers.filter((u) => !supporting.includes(u)));
  return [...new Set(counted.map((u) => formationNumber(p, u)))].toSorted((a, b) => a - b);
}

/** H44-10.2.1-b: the lead formation: the one chosen, or the only one; -1 where it has to be chosen. */
export function leadOf(p: Position, combat: CombatFrame): number {
  const formations = formationsIn(p, combat);
  if (formations.includes(combat.lead)) return combat.lead;
  const [only = -1] = formations;
  return formations.length === 1 ? only : -1;
}

/**
 * H44-9.3-b: wired bridges that the attack crosses, and whether a unit in the hex is unknown: what comes before odds
 * are counted.
 */
const wiredIn = (p: Position, { attackers, target, side }: CombatFrame): number[] =>
  side === ALLIED
    ? [
        ...new Set(
          attackers.map((u) => wiredAcross(p, Math.max(0, attackSide(p, u, target)))).filter((span) => span >= 0),
        ),
      ]
    : [];

/**
 * H44-9.3-a: what comes before the odds are counted: an unknown unit to reveal, bridges to decide about, or the choice
 * of those who defend (6.4.2).
 */
const hasPrelude = (p: Position, combat: CombatFrame): boolean =>
  combat.stage === 'blown' ||
  (combat.stage === 'force' &&
    ((combat.side === ALLIED && hiddenIn(p)[combat.target] === 1) ||
      wiredIn(p, combat).length > 0 ||
      isChoiceDue(p, combat)));

/**
 * H44-10.7-b, H44-10.7-c, H44-10.7-e, H44-16.3.5-d, H44-22.6-c, H44-25.3.1-d: why aircraft may not support the attack.
 */
export function airReason(p: Position, combat: CombatFrame, isEarly = hasPrelude(p, combat)): Reason {
  if (combat.side !== ALLIED || combat.mode !== 'phase' || p.s.own.air === 0) return NO_AIR;
  if (combat.air) return AIR_ONCE;
  if (isEarly) return LATER;
  const isNear = OF[ALLIED].some(
    (u) => isGroundController(p, u) && onMap(p, u) && distance(p.board.grid, hexOf(p, u), combat.target) <= AIR_RANGE,
  );
  return isNear ? ALLOWED : AIR_FAR;
}

/** 10.7, RUL-H44-21: British and not airborne, a part as the unit it comes from. */
function isGroundController(p: Position, u: number): boolean {
  const { nation, airborne, supplyHead } = unitOf(originOf(p, u));
  return nation === 'British' && !airborne && !supplyHead;
}

function artilleryReason(p: Position, combat: CombatFrame, u: number, isEarly = hasPrelude(p, combat)): Reason {
  if (unitOf(u).side !== combat.side) return NOT_YOURS;
  if (combat.artillery.includes(u)) return LISTED;
  return isEarly ? LATER : supportReason(p, { ...combat, lead: leadOf(p, combat) }, u);
}

/** H44-16.3.5-a, H44-25.3.1-c: why a unit may not join the attack: nobody joins a breakthrough group, nor movers. */
function joinReason(p: Position, combat: CombatFrame, u: number): Reason {
  if (combat.attackers.includes(u)) return LISTED;
  if (combat.mode === 'assault' && !isEntering(p, u)) return NOT_ENTERING;
  return combat.stage !== 'force' || combat.mode === 'breakthrough' ? COMPLETE : attackerReason(p, combat, u);
}

/** H44-10.2.1-c: why a unit may not be attached: there is a lead formation, and nobody is attached to it yet. */
function attachReason(p: Position, combat: CombatFrame, u: number): Reason {
  const lead = leadOf(p, combat);
  if (lead < 0) return CHOOSE_LEAD;
  if (combat.attached >= 0) return ONE_ATTACHED;
  return mayAttach(p, { ...combat, lead }, u) ? ALLOWED : NOT_ATTACHED;
}

/** H44-10.2.1-b: why a formation may not lead: it is among the attackers, and another one leads so far. */
const leadReason = (p: Position, combat: CombatFrame, lead: number): Reason =>
  lead >= 0 && combat.lead !== lead && formationsIn(p, combat).includes(lead) ? ALLOWED : NO_LEAD;

function commitReason(p: Position, combat: CombatFrame, isEarly = hasPrelude(p, combat)): Reason {
  if (combat.attackers.every((u) => combat.supporting?.includes(u))) return NOBODY;
  if (combat.stage === 'force' && combat.attackers.some((u) => lacksInfantry(p, combat, u))) return NO_ASSAULT;
  const lead = leadOf(p, combat);
  if (combat.mode === 'overrun' && lead >= 0) return forceReason(p, { ...combat, lead });
  return lead >= 0 || isEarly ? ALLOWED : CHOOSE_LEAD;
}

/**
 * H44-9.3-b, H44-25.3.4-a: an attack may be given up before it is committed, but not once a breakthrough group has paid
 * for it (16.3.1, 16.5) nor in movement (25.3.1), and after a bridge was blown, as long as nobody has chosen who defends (RUL-H44-227).
 */
function cancelReason(p: Position, combat: CombatFrame): Reason {
  const { mode, stage, supporting, defenders } = combat;
  if (stage === 'force' && mode !== 'breakthrough' && mode !== 'assault' && !supporting) return ALLOWED;
  return isBridgeLost(p, combat) && !defenders ? ALLOWED : COMMITTED;
}

/** Was a bridge blown under the attack? */
const isBridgeLost = (p: Position, { asked }: CombatFrame): boolean =>
  asked.some((span) => p.s.bridges[span] === BLOWN);

/** What the attacker is asked before he names his support. */
const PROMPTS: Partial<Record<CombatFrame['stage'], PromptCode>> = {
  force: 'declare-force',
  blown: 'declare-after-bridge',
};

/** The rule of an attack that is not one of the Combat Phase. */
const RULES: Partial<Record<CombatFrame['mode'], string>> = { overrun: '8.7', breakthrough: '16.3', assault: '25.3' };

type Choice = UnitType | 'lead' | 'air' | 'cancel' | 'commit';

/** H44-9.1-c: the attacker names his units, the lead formation and his support (9.3). */
export const declaring: Decision<CombatFrame, Choice> = {
  actor: (_, { side }) => side,
  prompt: (p, { target, stage, mode }) => ({
    rule: RULES[mode] ?? '9.3',
    code: PROMPTS[stage] ?? 'declare-support',
    args: { hex: nameOf(p, target), mode },
  }),
  legal(p, combat) {
    const { side } = combat;
    const isEarly = hasPrelude(p, combat);
    const list: SideAction<Choice>[] = [];
    for (const u of candidates(p, combat))
      if (joinReason(p, combat, u) === ALLOWED) list.push(act(side, 'attacker', { unit: idOf(u) }));
    for (const lead of formationsIn(p, combat)) {
      if (leadReason(p, combat, lead) === ALLOWED)
        list.push(act(side, 'lead', { formation: FORMATIONS[lead] as string }));
    }
    for (const u of combat.attackers)
      if (attachReason(p, combat, u) === ALLOWED) list.push(act(side, 'attach', { unit: idOf(u) }));
    for (const u of GUNS[side])
      if (artilleryReason(p, combat, u, isEarly) === ALLOWED) list.push(unitAct(side, 'artillery', u));
    if (airReason(p, combat, isEarly) === ALLOWED) list.push(act(side, 'air'));
    if (cancelReason(p, combat) === ALLOWED) list.push(act(side, 'cancel'));
    if (commitReason(p, combat, isEarly) === ALLOWED) list.push(act(side, 'commit'));
    return list;
  },
  refusal(p, combat, action): Refusal | undefined {
    const about = { hex: nameOf(p, combat.target) };
    switch (action.type) {
      case 'air':
        return refusalIf(airReason(p, combat), about);
      case 'cancel':
        return refusalIf(cancelReason(p, combat), about);
      case 'commit':
        return refusalIf(commitReason(p, combat), about);
      case 'lead': {
        const { formation } = action;
        return refusalIf(leadReason(p, combat, namedFormation(formation)), { ...about, args: { formation } });
      }
      case 'attacker':
      case 'attach':
      case 'artillery':
        return unitRefusal(p, combat, action);
      default:
        return { rule: '9.3', code: 'not-now' };
    }
  },
  play(p, combat, action) {
    switch (action.type) {
      case 'attacker':
        return void combat.attackers.push(namedUnit(action.unit));
      case 'lead':
        return choose(p, combat, namedFormation(action.formation));
      case 'attach':
        combat.attached = namedUnit(action.unit);
        return;
      case 'artillery':
        return void combat.artillery.push(namedUnit(action.unit));
      case 'air':
        combat.air = true;
        return;
      case 'cancel':
        return callOff(p);
      case 'commit':
        return commit(p, combat);
      default:
        return unasked(action);
    }
  },
};

type UnitType = 'attacker' | 'attach' | 'artillery';

const UNIT_REASONS: Readonly<Record<UnitType, (p: Position, combat: CombatFrame, u: number) => Reason>> = {
  attacker: joinReason,
  attach: attachReason,
  artillery: artilleryReason,
};

function unitRefusal(p: Position, combat: CombatFrame, { type, unit }: SideAction<UnitType>): Refusal | undefined {
  const u = namedUnit(unit);
  if (u < 0) return noSuchUnit(unit);
  const args = type === 'artillery' ? rangeArgs(p, u, combat.target) : {};
  return refusalIf(UNIT_REASONS[type](p, combat, u), { hex: nameOf(p, combat.target), unit, args });
}

const namedFormation = (name: string): number => FORMATIONS.indexOf(name as Formation);

/** Units that could join. */
const candidates = (p: Position, { stage, side, target }: CombatFrame): number[] =>
  stage === 'force' ? placedBeside(p, side, target) : [];

/** H44-10.2.1-b, H44-17.6.2-b: another formation leads: nobody is attached to it yet, and guns that do not go with it stay out. */
function choose(p: Position, combat: CombatFrame, lead: number): void {
  combat.lead = lead;
  combat.attached = -1;
  checkGuns(p, combat);
}

/** 17.6: of the guns that have been named, keeps those that could still be named, one after the other. */
function checkGuns(p: Position, combat: CombatFrame): void {
  const named = combat.artillery;
  combat.artillery = [];
  for (const u of named) if (artilleryReason(p, combat, u, false) === ALLOWED) combat.artillery.push(u);
}

/**
 * H44-9.3-a, H44-9.3-b, H44-25.3.4-a, H44-25.4-c: the force is named: first the unknown unit and the bridges (9.3),
 * then the roll. Who goes on although a bridge was blown is held to it once the defenders are chosen.
 */
export function commit(p: Position, combat: CombatFrame): void {
  if (combat.stage === 'blown') {
    combat.stage = 'support';
    return chooseDefenders(p, combat);
  }
  if (hasPrelude(p, combat)) {
    combat.stage = 'before';
    combat.asked = wiredIn(p, combat);
    if (hasGuess(p, combat)) combat.unknown = true;
    askDemolition(p, [...combat.asked], true);
    askReveal(p, combat.target);
    return;
  }
  combat.lead = leadOf(p, combat);
  combat.stage = combat.mode === 'overrun' ? 'sure' : 'dice';
  noteAssault(p, combat);
  if (combat.mode === 'overrun') return markOverrun(p, combat);
  const { side, attackers, artillery, lead, attached } = combat;
  const hex = nameOf(p, combat.target);
  const support = { artillery: artillery.map(idOf), air: combat.air ? 1 : 0 };
  say(p, 'attack', '9.3', {
    hex,
    side: sideName(side),
    attackers: attackers.map(idOf),
    lead: FORMATIONS[lead] ?? '',
    attached: attached < 0 ? null : idOf(attached),
    ...support,
  });
}

/**
 * 9.3: bridges and unknown units have been dealt with, and who may no longer attack has dropped out (RUL-H44-38); then
 * the defenders are chosen (6.4.2), if a bridge was blown once the attacker has said that he goes on (RUL-H44-227). With
 * nothing left to choose the attack goes on.
 */
export function combatBySelf(p: Position, combat: CombatFrame): boolean {
  if (combat.stage === 'before') dropOut(p, combat);
  else if (combat.stage === 'support' && isSettled(p, combat)) commit(p, combat);
  else return false;
  return true;
}

/** The attack on top is not fought. */
function callOff(p: Position): void {
  p.s.frames.pop();
  forgetRevealed(p);
}

function dropOut(p: Position, combat: CombatFrame): void {
  const able = combat.attackers.filter(
    (u) => placeReason(p, u, combat.target) === ALLOWED && !lacksInfantry(p, combat, u),
  );
  combat.attackers = able;
  if (!able.includes(combat.attached)) combat.attached = -1;
  checkGuns(p, combat);
  combat.stage = 'support';
  if (able.length === 0) callOff(p);
  else if (!isBridgeLost(p, combat)) askDefenders(p, combat);
  else if (isChoiceDue(p, combat)) combat.stage = 'blown';
}

/** Nothing can be chosen any more but to fight: the only formation leads. */
function isSettled(p: Position, combat: CombatFrame): boolean {
  const choices = declaring.legal(p, { ...combat, lead: leadOf(p, combat) });
  return choices.length === 1 && choices[0]?.type === 'commit';
}

/** H44-25.3.4-c, RUL-H44-180: a 0-0-0 was all there was: the hex is empty as by a DMR. */
export const isEmptied = (p: Position, combat: CombatFrame): boolean =>
  combat.stage === 'support' && combat.mode === 'phase' && !isTarget(p, combat.side, combat.target);

/** Do enemies of the side stand in the hex, to be attacked? */
export const isTarget = (p: Position, side: 0 | 1, hex: number): boolean =>
  unitsIn(p, hex).some((u) => unitOf(u).side === enemyOf(side)) || (side === ALLIED && hiddenIn(p)[hex] === 1);
