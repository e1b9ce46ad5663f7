import type { ResultFrame, State } from '../../../src/games/holland-44/position/state.ts';
import * as codes from '../../../src/games/holland-44/position/state.ts';
import { FORMATIONS } from '../../../src/games/holland-44/position/units.ts';
import type { BaseEvent } from '../../../src/kernel/game.ts';
import { nameOf } from './board.ts';
import { unitNamed, printOf } from './counters.ts';
import { defendersIn, type Attack } from './force.ts';
import { attackerLosers, defenderLosers, isReconAlone } from './losses.ts';
import { hasElite } from './odds.ts';
import { boardOf, idOf, isMarked, orderOf, placeOf, type Board } from './position.ts';
import { outcomes, type Outcome } from './tables.ts';
import { cellIn } from './logged.ts';

/** A combat from its die to the end of its result. */
export interface Fight {
  attack: Attack;
  result: string;
  outcome: Outcome;
  elite: boolean;
  /** Steps that attacker and defender had to lose, and have lost. */
  due: [number, number];
  lost: [number, number];
  /** The last roll of the determined defence, none before it. */
  stood: string;
  /** The retreat has been cancelled (12.3). */
  held: boolean;
  /** Disorder of the defenders before the combat. */
  orders: Map<number, number>;
  /** Those of them that have retreated in this turn and are hit by a breakthrough combat (16.4). */
  again: Set<number>;
  /** Defenders that stopped early, with the hexes in which they did. */
  halted: Map<number, string>;
  /** Another combat has happened in its course. */
  nested: boolean;
}

export function openFight(state: State, attack: Attack, result: string): Fight {
  const b = boardOf(state);
  const outcome = outcomes.get(result) as Outcome;
  const elite = hasElite(b, attack);
  const spared = ['D1', 'DS'].includes(result) && isReconAlone(b, attack);
  const some = (units: readonly number[], due: number): number => (units.length > 0 ? due : 0);
  const defenders = defendersIn(b, attack);
  return {
    attack,
    result,
    outcome,
    elite,
    due: [
      some(attackerLosers(b, attack, result, elite), outcome.attacker),
      spared ? 0 : some(defenderLosers(b, attack), outcome.defender),
    ],
    lost: [0, 0],
    stood: '',
    held: false,
    orders: new Map(defenders.map((u) => [u, orderOf(b, u)])),
    again: new Set(attack.mode === 'breakthrough' ? defenders.filter((u) => isMarked(b, u, codes.FELL_BACK)) : []),
    halted: new Map(),
    nested: false,
  };
}

/** The attack of a result that is being carried out, with remnants in the place of their units. */
export const attackIn = ({ attackers, lead, attached, supporting }: ResultFrame, attack: Attack): Attack => ({
  ...attack,
  attackers,
  lead: FORMATIONS[lead] ?? attack.lead,
  attached,
  supporting,
});

const LOSSES = ['step-lost', 'eliminated'];
const CAUSES = ['combat', 'determined-defence', 'desperate-defence', 'retreat-stopped'];
const isNamed = ({ code, args }: BaseEvent): boolean =>
  LOSSES.includes(code) && CAUSES.includes(args?.['why'] as string);

/** Steps lost in combat. A unit for which there is no remnant goes with its second step (11.4). */
export const lossesIn = (events: readonly BaseEvent[]): BaseEvent[] =>
  events.filter(
    (event, i) =>
      isNamed(event) &&
      !(event.code === 'eliminated' && isSame(events[i - 1], event) && isNamed(events[i - 1] as BaseEvent)),
  );
const isSame = (one: BaseEvent | undefined, other: BaseEvent): boolean => one?.args?.['unit'] === other.args?.['unit'];

/** Units that stop early, with the hexes in which they do (13.3). */
export const haltsIn = (events: readonly BaseEvent[]): [u: number, hex: string][] =>
  events
    .filter(({ code }) => code === 'halts')
    .map(({ args }) => [unitNamed(args?.['unit'] as string), args?.['hex'] as string]);

/** Adds up what happens in a fight. */
export function follow(fight: Fight, events: readonly BaseEvent[], before: Board): void {
  for (const [u, hex] of haltsIn(events)) {
    if (![...fight.halted.values()].includes(hex)) fight.due[1]++;
    fight.halted.set(u, hex);
  }
  for (const { args } of lossesIn(events)) fight.lost[sideOf(args?.['unit'] as string) === fight.attack.side ? 0 : 1]++;
  for (const event of events) {
    const { code, args } = event as BaseEvent & { args: Readonly<Record<string, string>> };
    const unit = args['unit'] === undefined ? -1 : unitNamed(args['unit']);
    if (code === 'remnant') replace(fight, unit, unitNamed(args['remnant'] as string));
    if (code === 'stand') enterStand(fight, cellIn(args), before);
  }
}

const sideOf = (id: string): number => printOf(unitNamed(id)).side;

function replace({ orders, again, halted }: Fight, unit: number, remnant: number): void {
  const order = orders.get(unit);
  if (order !== undefined) orders.set(remnant, order);
  if (again.has(unit)) again.add(remnant);
  const hex = halted.get(unit);
  if (hex !== undefined) halted.set(remnant, hex);
}

/** 12.3: what a roll of the determined defence costs. */
function enterStand(fight: Fight, result: string, before: Board): void {
  const [attacker, defender] = result
    .replace(/[^\d/]/g, '')
    .split('/')
    .map(Number);
  const frame = before.s.frames.findLast((frame) => frame.kind === 'result');
  const attack = frame ? attackIn(frame, fight.attack) : fight.attack;
  if (attackerLosers(before, attack, fight.result, fight.elite, true).length > 0) fight.due[0] += attacker || 0;
  fight.due[1] += defender || 0;
  fight.stood = result;
  fight.held ||= result.startsWith('*');
}

/** What is wrong once the result has been carried out. */
export function closingProblem(fight: Fight, after: Board): string | undefined {
  const { due, lost, attack, result } = fight;
  const where = `${result} at ${nameOf(attack.target)}`;
  if (due[0] !== lost[0]) return `losses: attacker ${due[0]}, in the game ${lost[0]} by ${where}`;
  if (due[1] !== lost[1] && !isGone(fight, after))
    return `losses: defender ${due[1]}, in the game ${lost[1]} by ${where}`;
  if (fight.nested) return undefined;
  return [...fight.orders]
    .map(([u, order]) => unitProblem(fight, u, order, after))
    .find((wrong) => wrong !== undefined);
}

/** Nobody is left to lose steps. */
const isGone = ({ orders, lost, due }: Fight, after: Board): boolean =>
  lost[1] < due[1] && [...orders.keys()].every((u) => placeOf(after, u) < 0);

/** 11.1, 11.5, 13.1.1, 13.3: order and place of a unit that has defended. */
function unitProblem(fight: Fight, u: number, order: number, after: Board): string | undefined {
  const { outcome, attack, held, result, halted, again } = fight;
  const place = placeOf(after, u);
  if (place < 0 && place > codes.AREA) return undefined;
  const stays = place === attack.target;
  const engaged = (result.endsWith('ENG') || held) && order === codes.GOOD;
  if (engaged && !(stays && isMarked(after, u, codes.ENGAGED))) return `result: ${idOf(u)} is not engaged by ${result}`;
  const leaves = outcome.least > 0 && !held;
  if (leaves === stays) return `result: ${idOf(u)} ${stays ? 'stays' : 'leaves'} after ${result}`;
  if (leaves && again.has(u) && orderOf(after, u) !== codes.FULL_RETREAT)
    return `result: ${idOf(u)} has retreated twice without full retreat`;
  if (leaves && again.has(u)) return undefined;
  const wanted = !leaves || halted.has(u) ? [order] : [fallen(outcome.order, order)];
  // 11.5.2: an engaged unit is disrupted even by one hex.
  if (halted.has(u)) wanted.push(codes.DISRUPTED);
  return wanted.includes(orderOf(after, u))
    ? undefined
    : `result: order ${orderOf(after, u)} of ${idOf(u)} after ${result}`;
}

/** 14.1.2, 14.3.1 */
const fallen = (kind: string, order: number): number =>
  kind === 'F' || order !== codes.GOOD ? codes.FULL_RETREAT : codes.DISRUPTED;
