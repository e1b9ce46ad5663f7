import type { Prompt, Refusal, Result } from '../../../kernel/game.ts';
import type { Odds, OddsRequest, Pending, Wargame } from '../../../wargame/wargame.ts';
import type { Order } from '../../../seat/seat.ts';
import { rehearse } from '../../../seat/rehearsal.ts';
import { toOrder } from '../../../seat/session.ts';
import { rankOf } from '../odds/advice.ts';

/** An attack in the making: played only when it is committed. */
export interface Draft {
  /** The force is named, or, once what comes before the attack is over, its support alone. */
  stage: 'force' | 'support';
  target: string;
  attackers: readonly string[];
  /** The formation that leads; of several the strongest until one is chosen. */
  lead: string | undefined;
  /** The unit of another formation that counts as one of the lead formation. */
  attached: string | undefined;
  artillery: readonly string[];
  air: boolean;
}

export interface Drafted {
  draft: Draft;
  /** Everybody who could take part, chosen or not. */
  attackers: readonly string[];
  artillery: readonly string[];
  /** Formations of which one leads. */
  leads: readonly string[];
  /** Units that could be attached to it. */
  attachable: readonly string[];
  hasAir: boolean;
  /** What has been declared already and stands. */
  fixed: Pending | undefined;
  /** An attack that has been begun may be given up. */
  mayCancel: boolean;
  request: OddsRequest | undefined;
  odds: Result<Odds> | undefined;
  /** Why it cannot be committed as it is. */
  refusal: Refusal | undefined;
  /** What is asked once it has been begun. */
  prompt: Prompt;
}

const draftFor = (target: string, stage: Draft['stage'] = 'force'): Draft => ({
  stage,
  target,
  attackers: [],
  lead: undefined,
  attached: undefined,
  artillery: [],
  air: false,
});

/**
 * The draft with all who may attack this hex together, but guns, which do better in support; alone they are no draft
 * either.
 */
export function openDraft(game: Wargame, state: object, target: string): Draft {
  const start = opened(game, state, target).state;
  const able = namesIn(legalOrders(game, start), 'attacker', 'unit');
  const guns = new Set(game.counters.flatMap(({ id, range }) => (range === undefined ? [] : [id])));
  return feasible(game, start, { ...draftFor(target), attackers: able.filter((id) => !guns.has(id)) });
}

/** The draft for an attack that has been begun. */
export const draftOf = ({ hex, stage }: Pending): Draft => draftFor(hex ?? '', stage === 'force' ? 'force' : 'support');

const legalOrders = (game: Wargame, state: object): Order[] => [...game.legal(state)].map(toOrder);

const namesIn = (orders: readonly Order[], type: string, field: string): string[] =>
  orders.flatMap((order) => (order.type === type ? [String(order[field])] : []));

const openIn = (game: Wargame, state: object): Pending | undefined => {
  const top = game.view(state, game.toAct(state)).pending.at(-1);
  return top?.kind === 'combat' ? top : undefined;
};

export const beginning = (target: string): Order => ({ type: 'attack', target });

/** The position in which the attack has been begun. */
const opened = (game: Wargame, state: object, target: string): ReturnType<typeof rehearse> =>
  openIn(game, state) ? { state } : rehearse(game, state, [beginning(target)]);

function ordersOf({ attackers, lead, attached, artillery, air }: Draft): Order[] {
  return [
    ...attackers.map((unit) => ({ type: 'attacker', unit })),
    ...(lead === undefined ? [] : [{ type: 'lead', formation: lead }]),
    ...(attached === undefined ? [] : [{ type: 'attach', unit: attached }]),
    ...artillery.map((unit) => ({ type: 'artillery', unit })),
    ...(air ? [{ type: 'air' }] : []),
  ];
}

/** Everything that committing the draft plays. */
export function draftOrders(game: Wargame, state: object, draft: Draft): Order[] {
  const begin = openIn(game, state) ? [] : [beginning(draft.target)];
  return [...begin, ...ordersOf(draft), { type: 'commit' }];
}

/** The position in which everybody of the draft has been named. */
export const triedOn = (game: Wargame, state: object, draft: Draft): object =>
  rehearse(game, opened(game, state, draft.target).state, ordersOf(draft)).state;

/** Tries the draft on a copy: who else could join, what comes of it, and what forbids it. */
export function viewDraft(game: Wargame, state: object, wanted: Draft): Drafted {
  const start = opened(game, state, wanted.target);
  const fixed = openIn(game, state);
  const draft = led(game, start.state, feasible(game, start.state, wanted), fixed);
  const manned = rehearse(game, start.state, ordersOf(draft)).state;
  const open = legalOrders(game, manned);
  const leads = new Set([...namesIn(open, 'lead', 'formation'), draft.lead ?? fixed?.lead ?? []].flat());
  const request = start.refusal ? undefined : requestOf(draft, fixed);
  return {
    draft,
    attackers: [...draft.attackers, ...namesIn(open, 'attacker', 'unit')].sort(),
    artillery: [...draft.artillery, ...namesIn(open, 'artillery', 'unit')].sort(),
    leads: leads.size > 1 ? [...leads].sort() : [],
    attachable: [
      ...namesIn(open, 'attach', 'unit'),
      ...(draft.attached === undefined ? [] : alternatives(game, start.state, draft)),
    ].sort(),
    hasAir: draft.air || open.some(({ type }) => type === 'air'),
    fixed,
    mayCancel: fixed !== undefined && legalOrders(game, state).some(({ type }) => type === 'cancel'),
    request,
    odds: request && game.odds(start.state, request),
    refusal: start.refusal ?? game.refusal(manned, { by: game.toAct(manned), type: 'commit' }),
    prompt: game.prompt(start.state),
  };
}

/** Units that could be attached in place of the one that is, and that one. */
const alternatives = (game: Wargame, start: object, draft: Draft): string[] =>
  namesIn(
    legalOrders(game, rehearse(game, start, ordersOf({ ...draft, attached: undefined })).state),
    'attach',
    'unit',
  );

/** Without what may no longer take part because of the rest. */
function feasible(game: Wargame, start: object, draft: Draft): Draft {
  let state = start;
  const kept = ordersOf(draft).filter((order) => {
    const next = rehearse(game, state, [order]);
    if (!next.refusal) state = next.state;
    return !next.refusal;
  });
  return {
    ...draft,
    attackers: namesIn(kept, 'attacker', 'unit'),
    lead: namesIn(kept, 'lead', 'formation')[0],
    attached: namesIn(kept, 'attach', 'unit')[0],
    artillery: namesIn(kept, 'artillery', 'unit'),
    air: kept.some(({ type }) => type === 'air'),
  };
}

/** With the formation in the lead that brings the highest column, then strength, where none has been chosen. */
function led(game: Wargame, start: object, draft: Draft, fixed: Pending | undefined): Draft {
  if (draft.lead !== undefined || fixed?.lead !== undefined) return draft;
  const leads = namesIn(legalOrders(game, rehearse(game, start, ordersOf(draft)).state), 'lead', 'formation');
  if (leads.length < 2) return draft;
  const strength = (lead: string): number => {
    const request = requestOf({ ...draft, lead }, fixed);
    const odds = request && game.odds(start, request);
    return odds?.ok ? rankOf(odds.value.column) * 1000 + odds.value.attack : 0;
  };
  const [best] = leads.map((lead) => [lead, strength(lead)] as const).toSorted(([, a], [, b]) => b - a);
  return { ...draft, lead: best?.[0] };
}

function requestOf(draft: Draft, fixed: Pending | undefined): OddsRequest | undefined {
  const attackers = [...(fixed?.units ?? []), ...draft.attackers];
  if (attackers.length === 0) return undefined;
  const lead = draft.lead ?? fixed?.lead;
  const attached = draft.attached ?? fixed?.attached;
  const artillery = [...(fixed?.artillery ?? []), ...draft.artillery];
  const air = draft.air ? 1 : (fixed?.air ?? 0);
  return {
    target: draft.target,
    attackers,
    ...(lead !== undefined && { lead }),
    ...(attached !== undefined && { attached }),
    support: { attacker: { artillery, air } },
  };
}
