import type { Refusal } from '../../kernel/game.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import {
  airAction,
  namedUnit,
  noSuchUnit,
  plainAction,
  unasked,
  unitAction,
  type Decision,
  type SideAction,
} from '../position/actions.ts';
import {
  airAmounts,
  airRefusal,
  airSupportReason,
  bombardmentRule,
  gunsFor,
  gunsReach,
  mostAir,
  sharingReason,
  spendAir,
  tooLow,
} from './bombardment.ts';
import {
  attackerRefusal,
  attackersFor,
  leftOutRefusal,
  mustAttack,
  supportReason,
  supportRefusal,
} from './fighters.ts';
import { gunsStrength, shellingOf, sumOf } from './odds.ts';
import { attackOf, enemyOf, idOf, mark, nameOf, say, tell, type Position } from '../position/position.ts';
import { FIRED, type CombatFrame } from '../position/state.ts';
import { refusalIf, refuse, ruleOf } from '../position/topics.ts';

/** Side number that is adding to the combat now. */
const adding = (frame: CombatFrame): number => (frame.stage === 'answer' ? enemyOf(frame.side) : frame.side);

type Choice = 'attacker' | 'artillery' | 'air' | 'commit';

/** The attacker declares everything, then the defender answers, then nobody changes anything. */
export const declaring: Decision<CombatFrame, Choice> = {
  actor: (_, frame) => adding(frame),
  /** The other side may read it: it says nothing of the support already named, which is secret. */
  prompt: (p, frame) => {
    const code = frame.stage === 'answer' ? 'answer' : frame.mode === 'ground' ? 'declare' : 'declare-bombardment';
    const rule = ruleOf(p, frame.mode === 'bombard' ? 'artillery' : 'declaration');
    const guns = p.roster.guns[adding(frame) as 0 | 1].length;
    return { rule, code, args: { hex: nameOf(p, frame.target), air: mostAir(p, adding(frame), frame.mode), guns } };
  },
  legal(p, frame) {
    const side = adding(frame);
    const defending = frame.stage === 'answer';
    const list: SideAction<Choice>[] = [];
    if (!defending && frame.mode === 'ground') {
      for (const u of attackersFor(p, frame))
        if (sharingReason(p, frame, u) === ALLOWED) list.push(unitAction(p, side, 'attacker', u));
    }
    const shelling = frame.mode === 'bombard' && !defending ? shellRefusal(p, frame) : undefined;
    for (const u of shelling ? [] : p.roster.guns[side as 0 | 1]) {
      if (supportReason(p, frame, u, defending) === ALLOWED) list.push(unitAction(p, side, 'artillery', u));
    }
    for (const points of airAmounts(p, frame, side)) list.push(airAction(p, side, points));
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
        return airRefusal(p, frame, adding(frame), action.points);
      case 'commit':
        return defending ? undefined : commitRefusal(p, frame);
      default:
        return refuse(p, 'declaration', 'not-now');
    }
  },
  play(p, frame, action) {
    const defending = frame.stage === 'answer';
    switch (action.type) {
      case 'attacker':
        return void frame.attackers.push(namedUnit(p, action.unit));
      case 'artillery':
        return void (defending ? frame.defensiveArtillery : frame.artillery).push(namedUnit(p, action.unit));
      case 'air':
        frame[defending ? 'defensiveAir' : 'air'] = action.points;
        return;
      case 'commit':
        return (defending ? answer : commit)(p, frame);
      default:
        return unasked(action);
    }
  },
};

function joinAttack(p: Position, frame: CombatFrame, action: SideAction<'attacker'>): Refusal | undefined {
  const u = namedUnit(p, action.unit);
  if (u < 0) return noSuchUnit(action.unit);
  if (frame.stage !== 'declare' || frame.mode !== 'ground')
    return refuse(p, 'declaration', 'not-now', { unit: idOf(p, u) });
  if (frame.attackers.includes(u)) return refuse(p, 'combat', 'already-listed', { unit: idOf(p, u) });
  return attackerRefusal(p, u, frame.target) ?? refusalIf(p, sharingReason(p, frame, u), { unit: idOf(p, u) });
}

function shellRefusal(p: Position, frame: CombatFrame): Refusal | undefined {
  if (frame.air > 0) return refuse(p, 'air-support', 'one-kind-of-bombardment');
  return gunsReach(p, frame, gunsFor(p, frame)) ? undefined : tooLow(p, frame);
}

/** Nothing has been named yet, or too little. */
function bombardsNot(p: Position, frame: CombatFrame): Refusal {
  if (p.rules.bombardment.tooLow || frame.artillery.length > 0 || frame.air > 0) return tooLow(p, frame);
  const args = { guns: p.roster.guns[frame.side as 0 | 1].length };
  return refuse(p, 'declaration', 'nothing-bombards', { hex: nameOf(p, frame.target), args });
}

/** Why what has been declared may not be committed: nobody attacks, or with no strength and no duty (AMB-S-15). */
export function commitRefusal(p: Position, frame: CombatFrame): Refusal | undefined {
  const hex = nameOf(p, frame.target);
  if (frame.mode === 'bombard') return shellingOf(p, frame).column < 0 ? bombardsNot(p, frame) : undefined;
  if (frame.attackers.length === 0) return refuse(p, 'combat', 'no-attackers', { hex });
  const owing = leftOutRefusal(p, frame.target, frame.attackers);
  if (owing) return owing;
  const strength =
    frame.attackers.reduce((sum, u) => sum + attackOf(p, u), 0) + gunsStrength(p, frame.artillery) + frame.air;
  if (strength > 0 || frame.attackers.some((u) => mustAttack(p, u))) return undefined;
  return refuse(p, 'declaration', 'no-strength', { hex });
}

function commit(p: Position, frame: CombatFrame): void {
  for (const u of [...frame.attackers, ...frame.artillery]) mark(p, u, FIRED);
  spendAir(p, frame.side, frame.air);
  p.s.attacked = [...p.s.attacked, frame.target];
  const args = {
    hex: nameOf(p, frame.target),
    mode: frame.mode,
    attackers: frame.attackers.map((u) => idOf(p, u)),
    artillery: frame.artillery.map((u) => idOf(p, u)),
    air: frame.air,
  };
  tell(p, 'declared', args, bombardmentRule(p, frame));
  frame.stage = 'answer';
  if (frame.mode === 'bombard' || !canAnswer(p, frame)) seal(p, frame);
}

function canAnswer(p: Position, frame: CombatFrame): boolean {
  const side = enemyOf(frame.side);
  if (mostAir(p, side, frame.mode) > 0 && airSupportReason(p, frame, side) === ALLOWED) return true;
  return p.roster.guns[side as 0 | 1].some((u) => supportReason(p, frame, u, true) === ALLOWED);
}

function answer(p: Position, frame: CombatFrame): void {
  for (const u of frame.defensiveArtillery) mark(p, u, FIRED);
  spendAir(p, enemyOf(frame.side), frame.defensiveAir);
  say(p, 'answered', {
    hex: nameOf(p, frame.target),
    artillery: frame.defensiveArtillery.map((u) => idOf(p, u)),
    air: frame.defensiveAir,
  });
  seal(p, frame);
}

/** Nothing changes any more: the sum is announced and the dice are due. */
function seal(p: Position, frame: CombatFrame): void {
  frame.stage = 'dice';
  const hex = nameOf(p, frame.target);
  if (frame.mode === 'bombard') {
    const { power, vulnerability, value, shifts, column } = shellingOf(p, frame);
    const name = p.rules.bombardment.table.columns[column] as string;
    const args = { hex, mode: 'bombard', power, vulnerability, value, shifts, column: name };
    return tell(p, 'committed', args, bombardmentRule(p, frame));
  }
  const { attack, defence, ratio, shifts, column } = sumOf(p, frame);
  say(p, 'committed', {
    hex,
    mode: 'ground',
    attack,
    defence,
    ratio,
    shifts,
    column: p.rules.combat.crt(p.s).columns[column] as string,
  });
}
