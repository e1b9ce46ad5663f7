import type { Modifier, Refusal } from '../../../../kernel/game.ts';
import { ALLOWED, reason, refusalIf, type Reason } from '../../../../kernel/reason.ts';
import {
  act,
  idOf,
  namedUnit,
  noSuchUnit,
  say,
  unasked,
  type Decision,
  type SideAction,
} from '../../position/actions.ts';
import { MARSH, TERRAINS } from '../../position/board.ts';
import { DETERMINED } from '../../data/tables.ts';
import { DETERMINED_EXCEPTIONS, TERRAIN } from '../../data/terrain.ts';
import { modifiersBy, qualityTerm, totalOf } from '../../position/modifiers.ts';
import {
  enemyOf,
  inGoodOrder,
  mark,
  nameOf,
  OF,
  parentOf,
  terrainIn,
  unitOf,
  type Position,
} from '../../position/position.ts';
import {
  FIRED,
  type CombatFrame,
  type CombatMode,
  type DiceFrame,
  type ResultFrame,
  type StandFrame,
} from '../../position/state.ts';
import { attackersToLose, defending, engage, isGuest } from '../11-results/candidates.ts';
import { askLoss, loseStep } from '../11-results/losses.ts';
import { eliminatesAll } from './desperate.ts';
import { defensiveReason, rangeArgs } from '../17-artillery-and-air/artillery.ts';

const CANNOT_LEAD = reason('12.1.2', 'cannot-lead');
const ONE_GUN = reason('17.6.3', 'one-gun');
const TOO_LATE = reason('12.4', 'gun-after-roll');
const NOT_A_GUN = reason('17.6.3', 'not-artillery');
const NO_GUNS = reason('16.3.5', 'no-support-here');

/** 17.7, 22.6: attacks in which a gun may help the defender: not those of breakthrough and movement (16.3.5, RUL-H44-175). */
const SUPPORTED: readonly CombatMode[] = ['phase', 'landing'];

/**
 * H44-6.4.2-f, H44-12.1.2-c, H44-12.1.2-d, H44-13.5-a, H44-14.2-f, H44-17.2-b: who may lead: in good order, no
 * artillery, no supply head, not one that retreated there in this phase (but see RUL-H44-127).
 */
export const mayLead = (p: Position, u: number, mode: CombatMode): boolean =>
  inGoodOrder(p, u) && !unitOf(u).artillery && !unitOf(u).supplyHead && !isGuest(p, u, mode);

/**
 * H44-12.1.1-a, H44-12.4-b, H44-13.2-k: asks the defender whether he stands; nobody is asked where nobody can lead
 * (RUL-H44-98).
 */
export function askStand(p: Position, frame: ResultFrame, units: number[]): void {
  if (!units.some((u) => mayLead(p, u, frame.mode))) return;
  const desperate = eliminatesAll(p, units, frame.target, frame.mode === 'breakthrough' ? 'breakthrough' : 'combat');
  p.s.frames.push({
    kind: 'stand',
    side: enemyOf(frame.side),
    hex: frame.target,
    units,
    artillery: -1,
    lead: -1,
    desperate,
  });
}

/** The result that a defence may cancel lies below it. */
const resultOf = (p: Position): ResultFrame => p.s.frames.findLast((frame) => frame.kind === 'result') as ResultFrame;

/**
 * H44-17.6.3-a, RUL-H44-100: why a gun does not help the defence: one alone, named before the first roll, where guns may
 * help at all (17.7, 22.6).
 */
function gunReason(p: Position, frame: StandFrame, u: number): Reason {
  if (frame.artillery >= 0) return ONE_GUN;
  if (frame.lead >= 0) return TOO_LATE;
  if (!unitOf(u).artillery) return NOT_A_GUN;
  if (!SUPPORTED.includes(resultOf(p).mode)) return NO_GUNS;
  return defensiveReason(p, frame.side, frame.hex, u);
}

/** Could the gun support a determined defence of the hex attacked? */
export const gunHelps = (
  p: Position,
  { mode, side, target }: Pick<CombatFrame, 'mode' | 'side' | 'target'>,
  u: number,
) => unitOf(u).artillery && SUPPORTED.includes(mode) && defensiveReason(p, enemyOf(side), target, u) === ALLOWED;

const leadReason = (p: Position, { units }: StandFrame, u: number): Reason =>
  units.includes(u) && mayLead(p, u, resultOf(p).mode) ? ALLOWED : CANNOT_LEAD;

type Choice = 'stand' | 'artillery' | 'yield';

/** H44-12.1.2-a, H44-12.4-e: which unit leads a determined defence, with which gun; or none. */
export const standing: Decision<StandFrame, Choice> = {
  actor: (_, { side }) => side,
  prompt: (p, { hex, desperate }) => ({
    rule: desperate ? '12.4' : '12.1',
    code: desperate ? 'desperate-defence' : 'determined-defence',
    args: { hex: nameOf(p, hex) },
  }),
  legal(p, frame) {
    const { side, units } = frame;
    const list: SideAction<Choice>[] = units
      .filter((u) => leadReason(p, frame, u) === ALLOWED)
      .map((u) => act(side, 'stand', { unit: idOf(u) }));
    for (const u of OF[side])
      if (unitOf(u).artillery && gunReason(p, frame, u) === ALLOWED)
        list.push(act(side, 'artillery', { unit: idOf(u) }));
    list.push(act(side, 'yield'));
    return list;
  },
  refusal(p, frame, action): Refusal | undefined {
    if (action.type === 'yield') return undefined;
    if (!('unit' in action)) return { rule: 'contract', code: 'not-now' };
    const u = namedUnit(action.unit);
    if (u < 0) return noSuchUnit(action.unit);
    switch (action.type) {
      case 'stand':
        return refusalIf(leadReason(p, frame, u), { unit: idOf(u) });
      case 'artillery':
        return refusalIf(gunReason(p, frame, u), { unit: idOf(u), args: rangeArgs(p, u, frame.hex) });
      default:
        return { rule: '12.1', code: 'not-now' };
    }
  },
  play(p, frame, action) {
    switch (action.type) {
      case 'yield':
        return void p.s.frames.pop();
      case 'artillery':
        frame.artillery = namedUnit(action.unit);
        return mark(p, frame.artillery, FIRED);
      case 'stand':
        frame.lead = namedUnit(action.unit);
        return void p.s.frames.push({ kind: 'dice', why: 'stand', count: 1, values: [] });
      default:
        return unasked(action);
    }
  },
};

type Column = (typeof DETERMINED)['columns'][number];

/**
 * H44-12.1.3-a, H44-12.1.3-b, H44-12.1.3-c: the column by the hex; villages and vehicles in marsh have their own. A lead
 * below zero is an unknown unit.
 */
export function columnOf(p: Position, hex: number, lead: number): Column {
  const terrain = terrainIn(p, hex);
  if (terrain === MARSH && lead >= 0 && unitOf(lead).vehicle) return DETERMINED_EXCEPTIONS.vehicleInMarsh;
  const column = TERRAIN[TERRAINS[terrain] as string]?.determined ?? 'clear';
  return column === 'clear' && p.board.village[hex] === 1 ? DETERMINED_EXCEPTIONS.village : column;
}

/**
 * H44-2.3.6-b, H44-12.1.2-b, H44-12.2-d, H44-17.1-a, H44-17.6.3-a: a gun adds one to the die; elite and green troops
 * count besides.
 */
const modifiersOf = (quality: number, hasGun: boolean): Modifier[] =>
  modifiersBy('12.2', [
    ['artillery', hasGun ? DETERMINED.modifiers.artillery : 0],
    qualityTerm(quality, DETERMINED.modifiers),
  ]);

export const qualityAndGun = (quality: number, hasGun: boolean): number => totalOf(modifiersOf(quality, hasGun));

/** H44-12.4-c: what a modified die brings; in a desperate defence nothing is a loss for the defender. */
export function outcomeOf(column: Column, die: number, desperate: boolean): Outcome {
  const row = Math.min(7, Math.max(1, die)) as keyof typeof DETERMINED.rows;
  const printed = DETERMINED.rows[row][DETERMINED.columns.indexOf(column)] as string;
  const entry = printed === '-' && desperate ? '0/1' : printed;
  const [attacker, defender] = entry.replace('•', '').split('/').map(Number) as [number, number?];
  return { holds: entry.startsWith('•'), attacker: entry === '-' ? 0 : attacker, defender: defender ?? 0 };
}

/** The lowest die with which the defence holds the hex if this unit leads it. */
export function leastDie(p: Position, frame: StandFrame, lead: number): number {
  const column = columnOf(p, frame.hex, lead);
  const more = qualityAndGun(unitOf(lead).quality, frame.artillery >= 0);
  return [1, 2, 3, 4, 5, 6].find((die) => outcomeOf(column, die + more, frame.desperate).holds) ?? 7;
}

/** What this die brings the defence. */
export const standOutcome = (p: Position, { hex, lead, artillery, desperate }: StandFrame, die: number): Outcome =>
  outcomeOf(columnOf(p, hex, lead), die + qualityAndGun(unitOf(lead).quality, artillery >= 0), desperate);

/** 12.2, 12.3, 12.4: the roll of a determined or desperate defence. */
export function standRolled(p: Position, _: DiceFrame, [die = 1]: readonly number[]): void {
  const frame = p.s.frames.at(-1) as StandFrame;
  const shifts = modifiersOf(unitOf(frame.lead).quality, frame.artillery >= 0);
  const column = columnOf(p, frame.hex, frame.lead);
  const outcome = standOutcome(p, frame, die);
  const { holds } = outcome;
  say(p, 'stand', '12.2', {
    unit: idOf(frame.lead),
    hex: nameOf(p, frame.hex),
    die,
    shifts,
    column,
    desperate: frame.desperate ? 'yes' : 'no',
    result: holds ? 'holds' : 'fails',
    attack: outcome.attacker,
    defence: outcome.defender,
  });
  carryOut(p, frame, outcome);
}

export interface Outcome {
  holds: boolean;
  attacker: number;
  defender: number;
}

/**
 * H44-12.1.2-b, H44-12.3-a, H44-12.3-b, H44-12.3-c, H44-12.3-d, H44-12.4-a, H44-12.4-b, H44-12.4-d, H44-12.4-e: the
 * lead unit takes the defender's loss; the attacker chooses his own, but on 1/1 the defender does.
 */
function carryOut(p: Position, frame: StandFrame, { holds, attacker, defender }: Outcome): void {
  const result = resultOf(p);
  const why = frame.desperate ? 'desperate-defence' : 'determined-defence';
  if (defender > 0) loseStep(p, frame.lead, why);
  frame.units = defending(p, result).filter((u) => frame.units.includes(u) || parentOf(p, u) >= 0);
  const isOver =
    holds || !frame.desperate || frame.units.length === 0 || !frame.units.some((u) => mayLead(p, u, result.mode));
  if (isOver) p.s.frames.pop();
  if (holds) hold(p, result, frame.units);
  const chooser = defender > 0 ? frame.side : result.side;
  if (attacker > 0) askLoss(p, chooser, attackersToLose(p, result, false), why);
}

/** H44-12.1.1-d, H44-12.3-a: the retreat is cancelled, and with it disruption and advance; whoever held is engaged. */
function hold(p: Position, result: ResultFrame, units: readonly number[]): void {
  result.held = true;
  for (const u of units) engage(p, u);
}
