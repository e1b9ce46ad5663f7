import { ALLOWED, reason, refusalIf, type Reason } from '../../../../kernel/reason.ts';
import { neighboursOf } from '../../../../hex/grid.ts';
import type { Refusal } from '../../../../kernel/game.ts';
import {
  act,
  knownPlace,
  namedPlace,
  noSuchHex,
  sideName,
  type Decision,
  type SideAction,
} from '../../position/actions.ts';
import { AREAS } from '../../data/areas.ts';
import { areaOf, enemyOf, hexOf, nameOf, OF, onMap, type Position, type Side } from '../../position/position.ts';
import { choiceOf, isOwn, type OwnAction, type OwnActions } from '../../position/own-actions.ts';
import { phaseSide } from '../../position/phases.ts';
import { AREA, FOUGHT } from '../../position/state.ts';
import { controlOf } from '../07-zoc/zoc.ts';
import { exploit, mayExploit } from '../08-movement/overrun.ts';
import { ableReason, CROWDED, isAttacked, placedBeside, placeReason } from './attackers.ts';
import { isTarget } from './declare.ts';
import { combatFrame } from './combat-frame.ts';
import { beginAdvance } from '../15-advance/advance.ts';
import { breakDownAdvanced, forgetAdvanced } from '../21-breakdown/breakdown-advance.ts';
import { DISENGAGE } from '../27-options/disengagement.ts';

const NOBODY_THERE = reason('9.1', 'no-enemy-there');
const ATTACKED = reason('9.1', 'hex-attacked-already');
const NO_ATTACKERS = reason('9.1', 'no-attacker-beside');

/**
 * H44-9.1-b: why the side may not attack a hex in this phase: enemies there that have not been attacked (9.1), and
 * somebody who can; else why the first beside it cannot, or that its hex has sent out all it may (6.4.2).
 */
function attackReason(p: Position, side: Side, target: number): Reason {
  if (!isTarget(p, side, target)) return NOBODY_THERE;
  if (isAttacked(p, side, target)) return ATTACKED;
  let why = NO_ATTACKERS;
  for (const u of placedBeside(p, side, target)) {
    const own = ableReason(p, u, side) || placeReason(p, u, target);
    if (own === ALLOWED) return ALLOWED;
    if (why === NO_ATTACKERS || own === CROWDED) why = own;
  }
  return why;
}

/** H44-9.2-c, H44-19.4-c: hexes that somebody of the side can attack; entry areas are none. */
function targets(p: Position, side: Side): number[] {
  const found = new Set<number>();
  const { near } = controlOf(p, enemyOf(side));
  for (const u of OF[side]) {
    const at = hexOf(p, u);
    if (at >= 0 ? near[at] === 0 : at > AREA) continue;
    if (ableReason(p, u, side) !== ALLOWED) continue;
    for (const hex of aroundOf(p, u)) {
      if (near[hex] === 0 || found.has(hex) || !isTarget(p, side, hex) || isAttacked(p, side, hex)) continue;
      if (placeReason(p, u, hex) === ALLOWED) found.add(hex);
    }
  }
  return [...found].toSorted((a, b) => a - b);
}

/** Hexes beside a unit, or at the edge of its area. */
function aroundOf(p: Position, u: number): readonly number[] {
  const hex = hexOf(p, u);
  if (onMap(p, u)) return neighboursOf(p.board.grid, hex);
  const area = areaOf(p, u);
  return area < 0 ? [] : (p.board.edges.get(AREAS[area]?.id ?? '') ?? []);
}

type Other = 'exploit' | 'disengage' | 'break-down';

/** What other chapters let a side do between attacks. */
const CHOICES: OwnActions<undefined, Other> = {
  exploit: exploit((p, attackers, hex) => {
    // Without their markers they still take no part in normal combat (8.7).
    p.s.marks = p.s.marks.map((marks, u) => (attackers.includes(u) ? marks | FOUGHT : marks));
    beginAdvance(p, { side: phaseSide(p) as Side, hex, reach: 'bonus', breakthrough: true, attackers });
  }),
  disengage: DISENGAGE,
  'break-down': breakDownAdvanced,
};

const OTHERS: readonly OwnAction<undefined, Other>[] = Object.values(CHOICES);

type Choice = 'attack' | 'end' | Other;

/** H44-9.1-a, H44-9.1-e, H44-9.5.3-g: combat phase with no attack under way (9.1). */
export const combatPhase: Decision<undefined, Choice> = {
  actor: (p) => phaseSide(p) as Side,
  prompt(p) {
    const args = { side: sideName(phaseSide(p) as Side), turn: p.s.turn };
    return mayExploit(p).length > 0
      ? { rule: '8.7', code: 'combat-exploit', args }
      : { rule: '9.1', code: 'combat', args };
  },
  legal(p) {
    const side = phaseSide(p) as Side;
    const list: SideAction<Choice>[] = targets(p, side).map((hex) => act(side, 'attack', { target: nameOf(p, hex) }));
    for (const other of OTHERS) list.push(...other.legal(p, undefined));
    list.push(act(side, 'end'));
    return list;
  },
  refusal(p, _, action): Refusal | undefined {
    switch (action.type) {
      case 'end':
        return undefined;
      case 'attack':
        return attackRefusal(p, action.target);
      default:
        return isOwn(CHOICES, action)
          ? choiceOf(CHOICES, action).refusal(p, undefined, action)
          : { rule: '9.1', code: 'wrong-phase' };
    }
  },
  play(p, _, action) {
    if (action.type !== 'break-down') forgetAdvanced(p);
    switch (action.type) {
      case 'end':
        return void p.s.frames.push({ kind: 'step', why: 'end-phase' });
      case 'attack':
        return void p.s.frames.push(combatFrame(phaseSide(p) as Side, knownPlace(p, action.target)));
      default:
        return choiceOf(CHOICES, action).play(p, undefined, action);
    }
  },
};

function attackRefusal(p: Position, name: string): Refusal | undefined {
  const target = namedPlace(p, name);
  if (target === undefined || target < 0) return noSuchHex(name);
  return refusalIf(attackReason(p, phaseSide(p) as Side, target), { hex: nameOf(p, target) });
}
