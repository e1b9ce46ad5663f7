import { hexAt } from '../../../hex/grid.ts';
import { no, ok, type Modifier, type Refusal, type Result } from '../../../kernel/game.ts';
import { ALLOWED, refusalIf, refusalOf } from '../../../kernel/reason.ts';
import { oddsRefusal } from '../../../wargame/questions.ts';
import type { Odds, OddsRequest, Reach, ResultChance } from '../../../wargame/wargame.ts';
import { idOf, namedUnit, noSuchHex, noSuchUnit } from '../position/actions.ts';
import type { ReasonCode, RefusalCode } from '../position/codes.ts';
import { CRT, RESULTS, type ResultCode } from '../data/tables.ts';
import { enemyOf, nameOf, positionOf, unitOf, type Position, type Side } from '../position/position.ts';
import { phaseSide } from '../position/phases.ts';
import { reachOf } from './range.ts';
import { modeReason, moverOf, standing } from '../rules/08-movement/modes.ts';
import { pickReason } from '../rules/08-movement/picking.ts';
import { attackerReason, lacksInfantry, NO_ASSAULT } from '../rules/09-combat/attackers.ts';
import { isTarget } from '../rules/09-combat/declare.ts';
import { formationsIn, leadOf } from '../rules/09-combat/lead.ts';
import { airReason } from '../rules/09-combat/support.ts';
import { combatFrame } from '../rules/09-combat/combat-frame.ts';
import { defenceNow } from '../rules/10-odds/defenders.ts';
import { isInfantry, leadUnits, mayAttach, type Combat } from '../rules/10-odds/force.ts';
import { sumOf, type Sum } from '../rules/10-odds/odds.ts';
import { sharesOf, strengthForNext } from '../rules/10-odds/shares.ts';
import { defending, exposedTo } from '../rules/11-results/candidates.ts';
import { chanceKept, mayAnyStand } from '../rules/12-determined-defence/chances.ts';
import { survivingPaths } from '../rules/13-retreat/retreat-paths.ts';
import { supportReason } from '../rules/17-artillery-and-air/artillery.ts';
import { hasGuess } from '../rules/25-unknown-units/unknown-defenders.ts';
import { copyState, type CombatFrame, type Mode } from '../position/state.ts';
import { FORMATIONS, UNITS, type Formation } from '../position/units.ts';

const MODES: readonly string[] = ['normal', 'extended', 'tactical'];
const contract = (code: RefusalCode, args: Refusal['args'] = {}): Refusal => ({ rule: 'contract', code, args });

/** Every hex the unit can enter now in a mode of movement, normal unless given; a unit that may not move so answers why. */
export function reachQuery(p: Position, id: string, mode = 'normal'): Result<Reach> {
  const u = namedUnit(id);
  if (u < 0) return no(noSuchUnit(id));
  if (!MODES.includes(mode)) return no({ rule: '8.1', code: 'no-such-mode', args: { mode } });
  const side = phaseSide(p);
  if (!p.s.phase.endsWith('movement')) return no({ rule: '3.0', code: 'wrong-phase', unit: id });
  if (unitOf(u).side !== side) return no(refusalOf(pickReason(p, u, mode as Mode), { unit: id }));
  const top = p.s.frames.at(-1);
  if (top?.kind === 'move' && top.units.includes(u)) return ok(reachOf(p, top));
  const why = standing(p, u) || modeReason(p, u, mode as Mode);
  return why === ALLOWED ? ok(reachOf(p, moverOf(p, u, mode as Mode))) : no(refusalOf(why, { unit: id }));
}

/** The position once units have moved to where they are to go first; why there is none, where a name is wrong. */
function movedTo(p: Position, from: NonNullable<OddsRequest['from']>): Result<Position> {
  const hexes = [...p.s.hex];
  for (const [id, name] of Object.entries(from)) {
    const u = namedUnit(id);
    const hex = hexAt(p.board.grid, name);
    if (u < 0) return no(noSuchUnit(id));
    if (hex === undefined) return no(noSuchHex(name));
    hexes[u] = hex;
  }
  return ok(positionOf({ ...copyState(p.s), hex: hexes }));
}

/** The arithmetic of one attack, whether or not the phase allows it now. */
export function oddsQuery(now: Position, request: OddsRequest): Result<Odds> {
  const wrong = oddsRefusal(request) ?? namesRefusal(request);
  if (wrong) return no(wrong);
  const moved = request.from ? movedTo(now, request.from) : ok(now);
  if (!moved.ok) return moved;
  const p = moved.value;
  const target = hexAt(p.board.grid, request.target);
  if (target === undefined) return no(noSuchHex(request.target));
  const { side } = unitOf(namedUnit(request.attackers[0] as string));
  if (!isTarget(p, side, target)) return no({ rule: '9.1', code: 'no-enemy-there', hex: request.target });
  const combat = combatOf(p, side, target, request);
  const guns = (request.support?.defender?.artillery ?? []).map(namedUnit);
  return request.lead !== undefined && leadUnits(p, combat).length === 0
    ? no({ rule: '10.2.1', code: 'lead-absent', args: { formation: request.lead } })
    : ok(oddsOf(p, combat, { air: request.support?.attacker?.air ?? 0, guns }));
}

/** What is wrong with the units and the formation that are named. */
function namesRefusal({ target, attackers, attached, lead, support }: OddsRequest): Refusal | undefined {
  const named = [attackers, support?.attacker?.artillery ?? [], support?.defender?.artillery ?? []];
  const all = [...named.flat(), ...(attached === undefined ? [] : [attached])];
  const unknown = all.find((id) => namedUnit(id) < 0);
  if (unknown !== undefined) return noSuchUnit(unknown);
  const twice = named.flatMap((ids) => ids.filter((id, i) => ids.indexOf(id) !== i))[0];
  if (twice !== undefined) return { rule: '9.3', code: 'already-listed', unit: twice };
  if (attackers.length === 0) return { rule: '9.1', code: 'no-attackers', hex: target };
  if (lead !== undefined && !(FORMATIONS as readonly string[]).includes(lead))
    return contract('no-such-formation', { formation: lead });
  return attached === undefined || attackers.includes(attached)
    ? undefined
    : { rule: '10.2.3', code: 'attached-absent', unit: attached };
}

/** An attack that is asked about. */
type Question = CombatFrame & Pick<Combat, 'beforehand'>;

function combatOf(
  p: Position,
  side: Side,
  target: number,
  { attackers, lead, attached, support }: OddsRequest,
): Question {
  const top = p.s.frames.at(-1);
  const begun = top?.kind === 'combat' && top.target === target && top.side === side ? top : undefined;
  const combat: Question = {
    ...combatFrame(side, target, begun?.mode),
    ...(begun?.supporting && { supporting: begun.supporting }),
    ...(begun?.defenders && { defenders: begun.defenders }),
    attackers: attackers.map(namedUnit),
    attached: attached === undefined ? -1 : namedUnit(attached),
    artillery: (support?.attacker?.artillery ?? []).map(namedUnit),
    air: (support?.attacker?.air ?? 0) > 0,
    lead: lead === undefined ? -1 : FORMATIONS.indexOf(lead as Formation),
    beforehand: true,
  };
  return lead === undefined ? { ...combat, lead: leadOf(p, combat) } : combat;
}

/** Said of an overstacked hex whose owner has not chosen yet. */
const STRONGEST: Modifier & { why: ReasonCode } = { rule: '6.4.2', amount: 0, why: 'strongest-counted' };

/** What supports the attack, besides the guns of the attacker: his aircraft, and guns of the defender. */
interface Helpers {
  air: number;
  guns: readonly number[];
}

function oddsOf(p: Position, question: Question, { air, guns }: Helpers): Odds {
  const { units: defenders, isOpen } = defenceNow(p, question);
  const asked: Question = { ...question, defenders };
  const combat: Question = { ...asked, lead: question.lead < 0 ? strongestLead(p, asked) : question.lead };
  const together = defending(p, combat);
  const sum = sumOf(p, combat);
  const column = CRT.columns[sum.column] as string;
  const { attack, defence, ratio } = sum;
  const shifts = isOpen ? [...sum.shifts, STRONGEST] : sum.shifts;
  const results = chancesOf(sum);
  const losses = { attacker: lossesOf(results, 'attacker'), defender: lossesOf(results, 'defender') };
  const allowed = refusalFor(p, asked, air) ?? true;
  const next = strengthForNext(sum);
  return {
    attack,
    defence,
    ratio,
    shares: sharesOf(p, combat),
    shifts,
    column,
    ...(next !== undefined && { next }),
    allowed,
    results,
    losses,
    cleared: 1 - chanceKept(p, combat, results),
    ...(mayAnyStand(p, combat, results) && { clearedAfterDefence: 1 - chanceKept(p, combat, results, guns) }),
    retreatHexes: retreatHexesOf(p, combat),
    ...(defenders.length < together.length && { defenders: defenders.map(idOf) }),
  };
}

/** Of the formations that could lead the one with which the attack comes to the highest column, then strength; -1 for none. */
function strongestLead(p: Position, combat: Question): number {
  const worth = (lead: number): number => {
    const { attack, column } = sumOf(p, { ...combat, lead });
    return column * 1000 + attack;
  };
  return formationsIn(p, combat).reduce((best, lead) => (best < 0 || worth(lead) > worth(best) ? lead : best), -1);
}

/** What an unknown unit retreats like before it is turned up: the least of those it may be, on foot (RUL-H44-231). */
const ANY_UNKNOWN = UNITS.findIndex((unit) => unit.unknown && !unit.garrison && isInfantry(unit));

/** 13.2: hexes next door, and entry areas, by which a defender can retreat two hexes and survive: for the unit with the fewest. */
function retreatHexesOf(p: Position, combat: Question): number {
  const seen = exposedTo(p, combat);
  const together = hasGuess(p, combat) ? [...seen, ANY_UNKNOWN] : seen;
  const side = enemyOf(combat.side);
  const each = together.map((u) =>
    survivingPaths(p, {
      u,
      side,
      from: combat.target,
      least: 2,
      most: 2,
      together,
      halted: [],
      waiting: [],
      isFree: false,
    }),
  );
  return each.length === 0 ? 0 : Math.min(...each.map((paths) => new Set(paths.map(([first]) => first)).size));
}

/** Each result of the column with its probability, in the order of the die. */
export function chancesOf({ column }: Pick<Sum, 'column'>): ResultChance[] {
  const chances = new Map<string, number>();
  for (const row of Object.values(CRT.rows)) {
    const result = row[column] as string;
    chances.set(result, (chances.get(result) ?? 0) + 1 / 6);
  }
  return [...chances].map(([result, probability]) => ({ result, probability }));
}

/** Steps that a side loses by the table itself, before any retreat or determined defence. */
function lossesOf(results: readonly ResultChance[], who: 'attacker' | 'defender'): [number, number][] {
  const chances = new Map<number, number>();
  for (const { result, probability } of results) {
    const lost = RESULTS[result as ResultCode][who];
    chances.set(lost, (chances.get(lost) ?? 0) + probability);
  }
  return [...chances].toSorted(([a], [b]) => a - b);
}

/** Why the rules forbid this attack, with so many aircraft, as it is asked about; the phase is not asked. */
function refusalFor(p: Position, combat: Question, air: number): Refusal | undefined {
  const bare: Question = { ...combat, attackers: [], artillery: [] };
  for (const u of combat.attackers) {
    const why = attackerReason(p, bare, u);
    if (why !== ALLOWED) return refusalOf(why, { unit: idOf(u), hex: nameOf(p, combat.target) });
    bare.attackers.push(u);
  }
  const alone = combat.attackers.find((u) => lacksInfantry(p, combat, u));
  if (alone !== undefined) return refusalOf(NO_ASSAULT, { unit: idOf(alone), hex: nameOf(p, combat.target) });
  if (combat.lead < 0) return { rule: '10.2.1', code: 'choose-lead', hex: nameOf(p, combat.target) };
  if (combat.attached >= 0 && !mayAttach(p, combat, combat.attached))
    return { rule: '10.2.3', code: 'may-not-attach', unit: idOf(combat.attached) };
  for (const u of combat.artillery) {
    const why = supportReason(p, { ...combat, artillery: bare.artillery }, u);
    if (why !== ALLOWED) return refusalOf(why, { unit: idOf(u) });
    bare.artillery.push(u);
  }
  // A second aircraft is refused as it is where one supports the attack (10.7).
  const why = air > 0 ? airReason(p, { ...combat, air: air > 1 }, false) : ALLOWED;
  return refusalIf(why, { hex: nameOf(p, combat.target) });
}
