import type { Prompt, Refusal, Result } from '../../../kernel/game.ts';
import type { BombardOdds, Odds, OddsRequest, Pending, PositionView, Wargame } from '../../../wargame/wargame.ts';
import type { Order } from '../../../seat/seat.ts';
import { rehearse } from '../../../seat/rehearsal.ts';
import { toOrder } from '../../../seat/session.ts';

export type Mode = 'ground' | 'bombard';

/** A declaration, or the defender's answer, in the making: played only when it is committed. */
export interface Draft {
  stage: 'declare' | 'answer';
  mode: Mode;
  target: string;
  attackers: readonly string[];
  artillery: readonly string[];
  air: number;
}

export interface Drafted {
  draft: Draft;
  /** Everybody who could take part, chosen or not. */
  attackers: readonly string[];
  artillery: readonly string[];
  /** Amounts of air points that could be added. */
  air: readonly number[];
  /** What has been declared already and stands. */
  fixed: Pending | undefined;
  request: OddsRequest | undefined;
  odds: Result<Odds> | undefined;
  bombardment: Result<BombardOdds> | undefined;
  /** Why it cannot be committed as it is. */
  refusal: Refusal | undefined;
  /** What is asked once it has been begun. */
  prompt: Prompt;
}

/** The draft with everything in reach that may attack this hex. */
export function openDraft(game: Wargame, state: object, mode: Mode, target: string): Draft {
  const empty: Draft = { stage: 'declare', mode, target, attackers: [], artillery: [], air: 0 };
  if (mode === 'bombard') return empty;
  return { ...empty, attackers: unitsOf(legalOrders(game, opened(game, state, empty).state), 'attacker') };
}

/** The draft for a declaration that has been begun, or for the answer to one. */
export function draftOf(top: Pending): Draft {
  const stage = top.stage === 'answer' ? 'answer' : 'declare';
  const mode = top.mode === 'bombard' ? 'bombard' : 'ground';
  return { stage, mode, target: top.hex ?? '', attackers: [], artillery: [], air: 0 };
}

const legalOrders = (game: Wargame, state: object): Order[] => [...game.legal(state)].map(toOrder);

const unitsOf = (orders: readonly Order[], type: string): string[] =>
  orders.flatMap((order) => (order.type === type ? [String(order['unit'])] : []));

function isOpen(game: Wargame, state: object): boolean {
  return game.view(state, game.toAct(state)).pending.at(-1)?.kind === 'combat';
}

/** The position in which the declaration has been begun and nobody named. */
function opened(game: Wargame, state: object, { mode, target }: Draft): ReturnType<typeof rehearse> {
  if (isOpen(game, state)) return { state };
  return rehearse(game, state, [beginning(mode, target)]);
}

/** The order that begins a declaration. */
export const beginning = (mode: Mode, target: string): Order => ({
  type: mode === 'ground' ? 'attack' : 'bombard',
  target,
});

/** The position in which everybody of the draft has been named. */
export const triedOn = (game: Wargame, state: object, draft: Draft): object =>
  rehearse(game, opened(game, state, draft).state, unitOrders(draft)).state;

const unitOrders = ({ attackers, artillery }: Draft): Order[] => [
  ...attackers.map((unit) => ({ type: 'attacker', unit })),
  ...artillery.map((unit) => ({ type: 'artillery', unit })),
];

/** Everything that committing the draft plays. */
export function draftOrders(game: Wargame, state: object, draft: Draft): Order[] {
  const begin = isOpen(game, state) ? [] : [beginning(draft.mode, draft.target)];
  const air = draft.air > 0 ? [{ type: 'air', points: draft.air }] : [];
  return [...begin, ...unitOrders(draft), ...air, { type: 'commit' }];
}

/** Tries the draft on a copy: who else could join, what comes of it, and what forbids it. */
export function viewDraft(game: Wargame, state: object, wanted: Draft, view: PositionView): Drafted {
  const start = opened(game, state, wanted);
  const draft = feasible(game, start.state, wanted);
  const manned = rehearse(game, start.state, unitOrders(draft)).state;
  const open = legalOrders(game, manned);
  const air = open.flatMap((order) => (order.type === 'air' ? [Number(order['points'])] : []));
  const ready = draft.air > 0 ? rehearse(game, manned, [{ type: 'air', points: draft.air }]).state : manned;
  const top = view.pending.at(-1);
  const fixed = top?.kind === 'combat' ? top : undefined;
  const request = draft.mode === 'ground' ? requestOf(draft, fixed) : undefined;
  return {
    draft,
    attackers: [...draft.attackers, ...unitsOf(open, 'attacker')].sort(),
    artillery: [...draft.artillery, ...unitsOf(open, 'artillery')].sort(),
    air,
    fixed,
    request,
    odds: request && game.odds(state, request),
    bombardment: draft.mode === 'bombard' ? bombardOf(game, state, draft, fixed) : undefined,
    refusal: start.refusal ?? game.refusal(ready, { by: game.toAct(ready), type: 'commit' }),
    prompt: game.prompt(start.state),
  };
}

/** Without those who may no longer take part because of the others. */
function feasible(game: Wargame, start: object, draft: Draft): Draft {
  let state = start;
  const kept = unitOrders(draft).filter((order) => {
    const next = rehearse(game, state, [order]);
    if (!next.refusal) state = next.state;
    return !next.refusal;
  });
  const flies = draft.air > 0 && !rehearse(game, state, [{ type: 'air', points: draft.air }]).refusal;
  return {
    ...draft,
    attackers: unitsOf(kept, 'attacker'),
    artillery: unitsOf(kept, 'artillery'),
    air: flies ? draft.air : 0,
  };
}

function requestOf(draft: Draft, fixed: Pending | undefined): OddsRequest | undefined {
  const attackers = [...(fixed?.units ?? []), ...draft.attackers];
  if (attackers.length === 0) return undefined;
  const mine = { artillery: draft.artillery, air: draft.air };
  const theirs = { artillery: fixed?.artillery ?? [], air: fixed?.air ?? 0 };
  const attacker =
    draft.stage === 'answer'
      ? theirs
      : { artillery: [...theirs.artillery, ...mine.artillery], air: theirs.air + mine.air };
  const support = draft.stage === 'answer' ? { attacker, defender: mine } : { attacker };
  return { target: draft.target, attackers, support };
}

function bombardOf(
  game: Wargame,
  state: object,
  draft: Draft,
  fixed: Pending | undefined,
): Result<BombardOdds> | undefined {
  const artillery = [...(fixed?.artillery ?? []), ...draft.artillery];
  const air = (fixed?.air ?? 0) + draft.air;
  if (artillery.length === 0 && air === 0) return undefined;
  return game.aids?.bombardOdds?.(state, { target: draft.target, artillery, air });
}
