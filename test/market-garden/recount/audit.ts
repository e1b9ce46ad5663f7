import { isDeepStrictEqual } from 'node:util';
import type { CombatFrame, State } from '../../../src/engagement/state.ts';
import type { EngagementGame } from '../../../src/engagement/game.ts';
import type { BaseAction, BaseEvent, Game } from '../../../src/kernel/game.ts';
import type { PositionView } from '../../../src/wargame/wargame.ts';
import type { Step } from '../../kit/walk.ts';
import { choices } from './choices.ts';
import { announced, combatOf, resultOf, wantOf } from './combat.ts';
import { enterEvents, openLedger, scoreOf, type Ledger } from './ledger.ts';
import { fares, reachOf } from './moves.ts';
import { outcomeProblem, type Fought } from './outcome.ts';
import { boardOf, isEngaged, pieceNamed, type Board, type Piece } from './position.ts';
import { retreats } from './surround.ts';

/** How many of each have been recounted. */
export interface Tally {
  choices: number;
  reaches: number;
  steps: number;
  combats: number;
  bombardments: number;
  outcomes: number;
  lost: number;
}

export const emptyTally = (): Tally => ({
  choices: 0,
  reaches: 0,
  steps: 0,
  combats: 0,
  bombardments: 0,
  outcomes: 0,
  lost: 0,
});

/** Shares of the positions, from 0 to 1, in which choices and ranges are worked out. */
export interface Shares {
  choices: number;
  reaches: number;
}

/** What `show` prints, as far as the ledger knows it. */
interface Extra {
  contact: readonly string[];
  airlift: number | null;
  northEdge: boolean;
  blown: number;
  ends: Readonly<Record<string, number>>;
  tried: readonly string[];
}

interface Words {
  type?: string;
  unit?: string;
  to?: string;
  target?: string;
  points?: number;
  bridge?: string;
}

const textOf = (action: BaseAction): string => {
  const { type, unit, to, target, points, bridge } = action as Words;
  return [type, unit, to, target, points, bridge].filter((word) => word !== undefined).join(' ');
};

const gameOf = (game: Game): EngagementGame => game as unknown as EngagementGame;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The first difference between two lists, as text. */
function difference(what: string, ours: readonly string[], theirs: readonly string[]): string | undefined {
  const only = (list: readonly string[], other: readonly string[]): string[] =>
    list.filter((one) => !other.includes(one)).slice(0, 5);
  const [missing, extra] = [only(ours, theirs), only(theirs, ours)];
  if (missing.length === 0 && extra.length === 0 && ours.length === theirs.length) return undefined;
  return `${what}: by the rulebook only ${missing.join(', ')}; in the game only ${extra.join(', ')}`;
}

/** Frames that a combat leaves behind. */
const AFTERMATH = ['loss', 'exchange', 'retreat', 'displace', 'advance'];

/** Recounts a game action by action from the rulebook. Gives what is wrong with an action, if anything. */
export function auditor(shares: Shares, tally: Tally): (step: Step) => string | undefined {
  let ledger: Ledger | undefined;
  let fought: Fought | undefined;
  return (step) => {
    const [state, next] = [step.state as State, step.next as State];
    const [before, after] = [boardOf(state), boardOf(next)];
    ledger ??= openLedger(before);
    const action = step.action as BaseAction & Words;
    const moved = action.type === 'retreat' || action.type === 'displace' ? action.unit : undefined;
    const top = state.frames.at(-1);
    const chance = (share: number): boolean => ((step.at * 7919 + step.seed * 31) % 1000) / 1000 < share;
    const problem =
      (step.actor !== 'chance' && (chance(shares.choices) || AFTERMATH.includes(top?.kind ?? ''))
        ? choiceProblem(step, before, ledger, tally)
        : undefined) ??
      (chance(shares.reaches) ? reachProblem(step, before, tally) : undefined) ??
      diceProblem(step) ??
      recoveryProblem(step, before, after, ledger) ??
      lostProblem(step.events, after, ledger, moved, tally) ??
      (top?.kind === 'move' ? fareProblem(step.events, state, before, tally) : undefined) ??
      (top?.kind === 'combat' ? combatProblem(step.events, top, before, after, next, tally) : undefined);
    if (problem) return problem;
    enterEvents(ledger, step.events, after, moved);
    fought = follow(fought, step, before, top?.kind === 'combat' ? top : undefined);
    const open = next.frames.some(({ kind }) => AFTERMATH.includes(kind));
    const wrong = fought && !open ? outcomeProblem(fought, after) : undefined;
    if (fought && !open) tally.outcomes++;
    if (!open) fought = undefined;
    return wrong ?? ledgerProblem(ledger, after, step);
  };
}

function choiceProblem({ state, listed }: Step, board: Board, ledger: Ledger, tally: Tally): string | undefined {
  tally.choices++;
  return difference('choices', choices(board, state as State, ledger).toSorted(), listed.map(textOf).toSorted());
}

/** The reach of every unit that may be picked now. */
function reachProblem({ game, state: given }: Step, board: Board, tally: Tally): string | undefined {
  const state = given as State;
  if (!board.phase.endsWith('-movement') || state.frames.length > 0) return undefined;
  for (const piece of board.pieces) {
    const reach = gameOf(game).reach(state, piece.id);
    if (!reach.ok) continue;
    tally.reaches++;
    const theirs = reach.value.hexes.map(
      ({ hex, cost, mayStop, mustStop }) => `${hex} ${cost} ${mayStop} ${mustStop !== null}`,
    );
    const ours = [...reachOf(board, piece)].map(
      ([hex, { cost, mayStop, mustStop }]) => `${hex} ${cost} ${mayStop} ${mustStop}`,
    );
    const wrong = difference(`reach of ${piece.id}`, ours.toSorted(), theirs.toSorted());
    if (wrong) return wrong;
  }
  return undefined;
}

const named = ({ pieces }: Board, units: readonly number[]): Piece[] => units.map((index) => pieces[index] as Piece);

/** What each step cost. */
function fareProblem(events: readonly BaseEvent[], state: State, board: Board, tally: Tally): string | undefined {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'move') return undefined;
  const group = named(board, frame.units);
  const paid = events
    .filter(({ code }) => code === 'move')
    .map(({ args }) => args as unknown as { unit: string; to: string; cost: number });
  if (paid.length === 0) return undefined;
  tally.steps += paid.length;
  const due = fares(board, group, (paid[0] as { to: string }).to, frame.steps === 0);
  return same(
    paid.map(({ cost }) => cost),
    due,
  )
    ? undefined
    : `costs ${JSON.stringify(paid)}, by the rulebook ${due.join()}`;
}

/** The sum announced and the result of the dice. */
function combatProblem(
  events: readonly BaseEvent[],
  frame: CombatFrame,
  before: Board,
  after: Board,
  next: State,
  tally: Tally,
): string | undefined {
  for (const { code, args = {} } of events) {
    if (code === 'committed') {
      const now = next.frames.at(-1) as CombatFrame;
      const { index: _, shift, ...sum } = announced(after, combatOf(after, now));
      const { hex: __, mode: ___, shifts, ...said } = args as Record<string, unknown>;
      const total = (shifts as { amount: number }[]).reduce((all, { amount }) => all + amount, 0);
      if (now.mode === 'ground') tally.combats++;
      else tally.bombardments++;
      if (!isDeepStrictEqual(sum, said) || total !== shift)
        return `announced ${JSON.stringify(args)}, by the rulebook ${JSON.stringify({ ...sum, shift })}`;
    }
    if (code.endsWith('-roll') && code !== 'supply-roll') {
      const result = resultOf(before, combatOf(before, frame), args['dice'] as number[]);
      if (args['result'] !== result) return `${JSON.stringify(args)}, by the rulebook ${result}`;
    }
  }
  return undefined;
}

/** Opens, or continues, what follows from a combat. */
function follow(
  fought: Fought | undefined,
  { events, action }: Step,
  before: Board,
  frame: CombatFrame | undefined,
): Fought | undefined {
  const { type, unit } = action as BaseAction & Words;
  const moved = type === 'retreat' || type === 'displace' ? unit : undefined;
  const roll = events.find(({ code }) => code === 'combat-roll' || code === 'bombard-roll');
  const now =
    roll && frame
      ? { combat: combatOf(before, frame), result: roll.args?.['result'] as string, before, events: [] }
      : fought;
  now?.events.push(...events.map((event) => ({ event, moved })));
  return now;
}

/** Units eliminated in their retreat had nowhere to go, or lost their last step on the way. */
function lostProblem(
  events: readonly BaseEvent[],
  after: Board,
  ledger: Ledger,
  moved: string | undefined,
  tally: Tally,
): string | undefined {
  const lost = events.flatMap(({ code, args }) =>
    code === 'eliminated' && args?.['why'] === 'retreat' ? [args['unit'] as string] : [],
  );
  for (const [i, id] of lost.entries()) {
    if (id === moved) continue;
    tally.lost++;
    const back = withUnits(after, lost.slice(i), ledger);
    const hits = new Set([...ledger.hit, ...hitsIn(events)]);
    const ways = retreats(back, pieceNamed(back, id), hits.has(id), false);
    if (ways.length > 0) return `${id} is eliminated, and could retreat to ${ways.join()}`;
  }
  return undefined;
}

const hitsIn = (events: readonly BaseEvent[]): string[] =>
  events.flatMap(({ code, args }) => (code === 'step-lost' ? [args?.['unit'] as string] : []));

/** The position with these units back where they were. */
function withUnits(board: Board, ids: readonly string[], { where }: Ledger): Board {
  const pieces = board.pieces.map((piece) => (ids.includes(piece.id) ? { ...piece, hex: where.get(piece.id) } : piece));
  return { ...board, pieces, at: (hex) => pieces.filter((piece) => piece.hex === hex) };
}

/** The dice that the log has are those that fell. */
function diceProblem({ action, events }: Step): string | undefined {
  const { dice } = action as { dice?: readonly number[] };
  const told = events.map(({ args }) => args?.['dice'] ?? (args?.['die'] === undefined ? undefined : [args['die']]));
  const wrong = told.find((seen) => seen !== undefined && !same(seen, dice));
  return wrong === undefined ? undefined : `dice ${JSON.stringify(dice)}, in the log ${JSON.stringify(wrong)}`;
}

/** 7.0: as a movement phase ends, the reduced units of its side that were not and are not engaged, and want nothing. */
function recoveryProblem({ events }: Step, before: Board, after: Board, ledger: Ledger): string | undefined {
  const ends = before.phase.endsWith('-movement') && before.phase !== after.phase;
  const due = before.pieces.filter(
    (piece) =>
      ends &&
      piece.side === before.side &&
      piece.hex !== undefined &&
      piece.steps === 1 &&
      !isEngaged(before, piece) &&
      !ledger.engaged.has(piece.id) &&
      wantOf(before, piece) === 0,
  );
  const up = events.flatMap(({ code, args }) => (code === 'recovered' ? [args?.['unit'] as string] : []));
  return difference('recoveries', due.map(({ id }) => id).toSorted(), up.toSorted());
}

/** What the log alone tells, and what the position says. */
function ledgerProblem(ledger: Ledger, board: Board, { game, next }: Step): string | undefined {
  const { points, extra } = game.view(next, null) as PositionView;
  const { contact, airlift, northEdge, blown, ends, tried } = extra as unknown as Extra;
  const taken = Object.entries(ends).flatMap(([name, bits]) => (bits === 3 ? [name] : []));
  const sorted = (list: Iterable<unknown>): string[] => [...list].map((one) => JSON.stringify(one)).toSorted();
  const { allied, german } = scoreOf(ledger);
  const pairs: Readonly<Record<string, readonly [Iterable<unknown>, Iterable<unknown>]>> = {
    places: [ledger.where, board.pieces.flatMap(({ id, hex }) => (hex ? [[id, hex]] : []))],
    holders: [ledger.holders, Object.entries(board.holders)],
    contacts: [ledger.contact, contact],
    'bridges taken': [ledger.taken, taken],
    'bridges tried': [ledger.tried, tried],
    'bridges and ferries down': [[...ledger.down, ...ledger.lost], board.down],
    'turns without supply': [ledger.want, Object.entries(board.want)],
    counts: [
      [
        ledger.turn,
        ledger.phase,
        ledger.air.allied,
        ledger.air.german,
        ledger.airlift ?? null,
        ledger.north,
        ledger.blown,
      ],
      [board.turn, board.phase, board.air.allied, board.air.german, airlift, northEdge, blown],
    ],
    points: [
      [allied, german],
      [points['allied'], points['german']],
    ],
  };
  for (const [what, [ours, theirs]] of Object.entries(pairs)) {
    const wrong = difference(what, sorted(ours), sorted(theirs));
    if (wrong) return wrong;
  }
  return undefined;
}
