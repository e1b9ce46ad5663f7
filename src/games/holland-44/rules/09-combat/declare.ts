import { ALLOWED, reason, refusalIf, type Reason } from '../../../../kernel/reason.ts';
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
import { ALLIED, enemyOf, GUNS, hiddenIn, nameOf, unitOf, unitsIn, type Position } from '../../position/position.ts';
import { BLOWN, type CombatFrame } from '../../position/state.ts';
import type { PromptCode } from '../../position/codes.ts';
import { FORMATIONS, type Formation } from '../../position/units.ts';
import { askDemolition } from '../05-bridges/bridges.ts';
import { askDefenders, chooseDefenders } from '../06-stacking/defending.ts';
import { forceReason, markOverrun, mayBeSure, TOO_WEAK } from '../08-movement/overrun.ts';
import { attachReason, CHOOSE_LEAD, formationsIn, leadOf, leadReason } from './lead.ts';
import { airReason, artilleryReason, checkGuns, hasPrelude, LISTED, wiredIn } from './support.ts';
import { attackerReason, lacksInfantry, NO_ASSAULT, noteAssault, placedBeside, placeReason } from './attackers.ts';
import { isChoiceDue } from '../10-odds/defenders.ts';
import { hasGuess } from '../25-unknown-units/unknown-defenders.ts';
import { isEntering } from '../25-unknown-units/entering.ts';
import { askReveal, forgetRevealed } from '../25-unknown-units/reveal.ts';
import { rangeArgs } from '../17-artillery-and-air/artillery.ts';

const COMPLETE = reason('9.3', 'force-complete');
const NOBODY = reason('9.1', 'no-attackers');
const NOT_ENTERING = reason('25.3.1', 'did-not-enter');
const COMMITTED = reason('9.3', 'attack-stands');

/** H44-16.3.5-a, H44-25.3.1-c: why a unit may not join the attack: nobody joins a breakthrough group, nor movers. */
function joinReason(p: Position, combat: CombatFrame, u: number): Reason {
  if (combat.attackers.includes(u)) return LISTED;
  if (combat.mode === 'assault' && !isEntering(p, u)) return NOT_ENTERING;
  return combat.stage !== 'force' || combat.mode === 'breakthrough' ? COMPLETE : attackerReason(p, combat, u);
}

function commitReason(p: Position, combat: CombatFrame, isEarly = hasPrelude(p, combat)): Reason {
  if (combat.attackers.every((u) => combat.supporting?.includes(u))) return NOBODY;
  if (combat.stage === 'force' && combat.attackers.some((u) => lacksInfantry(p, combat, u))) return NO_ASSAULT;
  const lead = leadOf(p, combat);
  if (combat.mode === 'overrun' && lead >= 0) return forceReason(p, { ...combat, lead });
  if (combat.mode === 'overrun' && isEarly && !mayBeSure(p, combat)) return TOO_WEAK;
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
