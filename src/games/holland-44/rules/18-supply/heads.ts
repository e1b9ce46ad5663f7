import type { Refusal } from '../../../../kernel/game.ts';
import { ALLOWED, reason, refusalIf, type Reason } from '../../../../kernel/reason.ts';
import {
  act,
  idOf,
  knownPlace,
  namedPlace,
  namedUnit,
  noSuchHex,
  noSuchUnit,
  say,
  type Decision,
} from '../../position/actions.ts';
import {
  ALLIED,
  firstUnit,
  hexOf,
  nameOf,
  OF,
  onMap,
  place,
  unitOf,
  unitsIn,
  type Position,
} from '../../position/position.ts';
import { DEPLETED, DISRUPTED, ELIMINATED, OUT } from '../../position/state.ts';
import { hold } from '../26-victory/holders.ts';
import { HEADS, headOf } from './supply.ts';

const NOT_ELIMINATED = reason('18.2.3', 'not-eliminated-head');
const NOT_WITH_DIVISION = reason('18.2.3', 'not-with-division');
const ONE_HEAD = reason('6.1', 'one-supply-head');

/** Supply heads that have been eliminated, in unit order. */
const eliminatedHeads = (p: Position): number[] =>
  HEADS.flatMap(({ index }) => (hexOf(p, index) === ELIMINATED ? [index] : []));

/** H44-18.2.3-a: hexes with a unit of the division and no other supply head (RUL-H44-49), in order. */
function hexesFor(p: Position, head: number): number[] {
  const own = OF[ALLIED].filter((u) => onMap(p, u) && headOf(unitOf(u))?.index === head);
  const hexes = [...new Set(own.map((u) => hexOf(p, u)))];
  return hexes.filter((hex) => !holdsHead(p, hex)).sort((a, b) => a - b);
}

const holdsHead = (p: Position, hex: number): boolean => unitsIn(p, hex).some((u) => unitOf(u).supplyHead);

/** Why a supply head does not come back in this hex. */
function hexReason(p: Position, head: number, hex: number): Reason {
  if (holdsHead(p, hex)) return ONE_HEAD;
  return hexesFor(p, head).includes(hex) ? ALLOWED : NOT_WITH_DIVISION;
}

/** 18.2.3: where a head comes back is a choice only between several hexes. */
export const noHeadToPlace = (p: Position): boolean => eliminatedHeads(p).every((head) => hexesFor(p, head).length < 2);

/** H44-18.2.3-a: an eliminated supply head comes back, depleted and disrupted; it has to. */
export const returningHeads: Decision<undefined, 'restore'> = {
  actor: () => ALLIED,
  prompt: (p) => ({ rule: '18.2.3', code: 'head-returns', args: { unit: idOf(firstUnit(eliminatedHeads(p))) } }),
  legal: (p) =>
    eliminatedHeads(p).flatMap((head) =>
      hexesFor(p, head).map((hex) => act(ALLIED, 'restore', { unit: idOf(head), to: nameOf(p, hex) })),
    ),
  refusal(p, _, action): Refusal | undefined {
    if (action.type !== 'restore') return { rule: '18.2.3', code: 'place-head-first' };
    const head = namedUnit(action.unit);
    if (head < 0) return noSuchUnit(action.unit);
    const hex = namedPlace(p, action.to);
    if (hex === undefined) return noSuchHex(action.to);
    const why = eliminatedHeads(p).includes(head) ? hexReason(p, head, hex) : NOT_ELIMINATED;
    return refusalIf(why, { unit: idOf(head), hex: nameOf(p, hex) });
  },
  play: (p, _, action) => restore(p, namedUnit(action.unit), knownPlace(p, action.to)),
};

/** H44-18.2.3-b, RUL-H44-03: a supply head is back, depleted and disrupted; it recovers like other units (14.4). */
function restore(p: Position, head: number, hex: number): void {
  place(p, head, hex);
  p.s.marks = p.s.marks.with(head, DEPLETED);
  p.s.order = p.s.order.with(head, DISRUPTED);
  p.s.steps = p.s.steps.with(head, unitOf(head).steps);
  say(p, 'head-returns', '18.2.3', { unit: idOf(head), hex: nameOf(p, hex) });
  hold(p, ALLIED, hex);
}

/** H44-18.2.3-a: supply heads with one hex to come back in do so; those without a hex do not come back at all. */
export function returnHeads(p: Position): void {
  for (const head of eliminatedHeads(p)) {
    const [hex] = hexesFor(p, head);
    if (hex === undefined) giveUp(p, head);
    else restore(p, head, hex);
  }
}

function giveUp(p: Position, head: number): void {
  place(p, head, OUT);
  say(p, 'head-lost', '18.2.3', { unit: idOf(head) });
}
