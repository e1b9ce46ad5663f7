import type { Share } from '../../../../wargame/contract/odds.ts';
import { strengthToNext } from '../../../../wargame/next-column.ts';
import { CRT } from '../../data/tables.ts';
import { idOf } from '../../position/actions.ts';
import { printedAttack, printedDefence, type Position } from '../../position/position.ts';
import { FULL_RETREAT } from '../../position/state.ts';
import { knownOf } from '../25-unknown-units/unknown-defenders.ts';
import { defendersOf } from './defenders.ts';
import type { Combat } from './force.ts';
import { attackParts, columnWith, countsOf, defenceParts, type Because, type Part, type Sum } from './odds.ts';

/** What each unit gives to the strengths of both sides; guns in support shift columns instead (17.6). */
export function sharesOf(p: Position, combat: Combat): Record<'attacker' | 'defender', Share[]> {
  const defenders = knownOf(p, combat, defendersOf(p, combat));
  const attack = attackParts(p, combat, defenders);
  const defence = defenceParts(p, combat, defenders);
  const shares = (units: readonly number[], parts: readonly Part[], printed: typeof printedAttack): Share[] =>
    units.map((u, i) => shareOf(p, u, parts[i] as Part, printed(p, u)));
  return {
    attacker: shares(combat.attackers, attack, printedAttack),
    defender: shares(defenders, defence, printedDefence),
  };
}

function shareOf(p: Position, u: number, part: Part, printed: number): Share {
  const lowered = p.s.order[u] === FULL_RETREAT ? FLEEING : part.factor < printed ? UNLIMBERED : undefined;
  const why = [lowered, part.halved, part.doubled].filter((one) => one !== undefined);
  return { unit: idOf(u), factor: printed, counts: countsOf(part), why: part.factor === 0 ? why.slice(0, 1) : why };
}

/** H44-14.3.2-c */
const FLEEING: Because = { rule: '14.3', why: 'full-retreat' };
/** H44-17.3-h */
const UNLIMBERED: Because = { rule: '17.3', why: 'moved-gun' };

/** How much more attack strength brings the next column of the table, at the same shifts. */
export function strengthForNext(sum: Sum): number | undefined {
  const most = sum.defence * CRT.columns.length;
  return strengthToNext(sum.attack, most, (attack) => columnWith({ ...sum, attack }));
}
