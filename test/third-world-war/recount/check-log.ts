import type { State } from '../../../src/engagement/position/state.ts';
import type { PositionView } from '../../../src/wargame/wargame.ts';
import type { Step } from '../../kit/walk.ts';
import { difference, same } from '../../engagement/recount/compare.ts';
import type { SideName } from './board.ts';
import type { Ledger } from './ledger.ts';
import { scoreOf } from './score.ts';
import { isRetaliation, strikeCost, type Strike } from './strikes.ts';
import { pieceNamed, type Board, type Piece } from './position.ts';
import { isPlace } from './set-up.ts';
import type { Tally } from './tally.ts';
import { isEngaged } from './zones.ts';

/** What `show` prints, as far as the ledger knows it. */
export interface Extra {
  france: string;
  eastGermany: string;
  nuked: readonly string[];
  nukes: readonly Omit<Strike, 'open'>[];
  denmark: { left: readonly string[]; neglected: boolean };
}

/** 7.0: as NATO's movement phase ends on an even turn, its reduced units that are not engaged. */
export function recoveryProblem({ events }: Step, before: Board, after: Board): string | undefined {
  const ends = before.phase === 'nato-movement' && before.phase !== after.phase && before.turn % 2 === 0;
  const due = before.pieces.filter(
    (piece) =>
      ends && piece.side === 'nato' && piece.hex !== undefined && piece.steps === 1 && !isEngaged(before, piece),
  );
  const up = events.flatMap(({ code, args }) => (code === 'recovered' ? [args?.['unit'] as string] : []));
  return difference('recoveries', due.map(({ id }) => id).toSorted(), up.toSorted());
}

interface ExitArgs {
  side: SideName;
  hex: string;
  points: number;
  retaliation: string;
}

/** 8.0: the price of a strike, and everybody in the hex is gone. */
export function strikeProblem({ events }: Step, before: Board, ledger: Ledger, tally: Tally): string | undefined {
  const event = events.find(({ code }) => code === 'strike');
  if (event === undefined) return undefined;
  tally.strikes++;
  const { side, hex, points, retaliation } = event.args as unknown as ExitArgs;
  const answer = isRetaliation(ledger, side, hex);
  const cost = strikeCost({ hex, retaliation: answer });
  if (points !== cost || retaliation !== (answer ? 'yes' : 'no'))
    return `a strike on ${hex} for ${points}, by the rulebook ${cost}`;
  const gone = events.flatMap(({ code, args }) => (code === 'eliminated' ? [args?.['unit'] as string] : []));
  return difference(
    `struck in ${hex}`,
    before
      .at(hex)
      .map(({ id }) => id)
      .toSorted(),
    gone.toSorted(),
  );
}

/** 9.1: where units are set up. */
export function setUpProblem({ events }: Step, after: Board): string | undefined {
  for (const { code, args } of events) {
    const { unit, to } = (args ?? {}) as { unit: string; to: string };
    if (code === 'set-up' && (!isPlace(pieceNamed(after, unit), to) || after.at(to).length > 3))
      return `${unit} is set up in ${to}`;
  }
  return undefined;
}

/** 3.0: the order of phases and turns, 23 the last. */
const PHASES = ['pact-movement', 'pact-combat', 'nato-movement', 'nato-combat'];
const LAST_TURN = 23;
export function sequenceProblem({ events, game, next }: Step, before: Board): string | undefined {
  let now = before.turn * PHASES.length + PHASES.indexOf(before.phase);
  for (const { code, args } of events) {
    if (code !== 'phase') continue;
    const { phase, turn } = args as unknown as { phase: string; turn: number };
    const then = turn * PHASES.length + PHASES.indexOf(phase);
    if (then !== now + 1 && now !== LAST_TURN && !(turn === 4 && then === now)) return `after ${now} comes ${then}`;
    now = then;
  }
  const over = game.toAct(next) === 'over';
  return over && now !== LAST_TURN * PHASES.length + 3 ? `the game ends in ${now}` : undefined;
}

/** The first thing in which a list of the ledger and one of the position differ. */
function unlike(what: string, ours: ReadonlyMap<unknown, unknown>, theirs: readonly (readonly [unknown, unknown])[]) {
  if (theirs.length === ours.size && theirs.every(([key, value]) => ours.get(key) === value)) return undefined;
  const listed = (list: Iterable<readonly [unknown, unknown]>): string[] =>
    [...list].map((one) => one.join(' ')).toSorted();
  return difference(what, listed(ours), listed(theirs));
}

const asMap = (set: ReadonlySet<string>): ReadonlyMap<unknown, unknown> => new Map([...set].map((one) => [one, true]));
const marked = (list: Iterable<string>): (readonly [string, boolean])[] => [...list].map((one) => [one, true] as const);

/** What the log alone tells, and what the position says. */
export function ledgerProblem(ledger: Ledger, board: Board, step: Step, tally: Tally): string | undefined {
  const placed = (where: string) => board.pieces.filter(({ place }) => place === where);
  const ids = (pieces: readonly Piece[]) => marked(pieces.map(({ id }) => id));
  const gone = placed('waiting').filter(({ left }) => left !== undefined);
  const counts = [ledger.turn, ledger.phase, ...ledger.air];
  const due = step.events.some(({ code }) => LOOKED_AT.includes(code));
  return (
    unlike(
      'places',
      ledger.where,
      placed('map').map(({ id, hex }) => [id, hex]),
    ) ??
    unlike(
      'steps',
      ledger.steps,
      board.pieces.map(({ id, steps }) => [id, steps]),
    ) ??
    unlike('destroyed', asMap(ledger.dead), ids(placed('eliminated'))) ??
    unlike('in Denmark', asMap(ledger.denmark), ids(placed('denmark'))) ??
    unlike('cities', ledger.holders, [...board.holders]) ??
    unlike(
      'off the map',
      ledger.back,
      gone.map(({ id, due: turn, left = [] }) => [id, `${turn} ${left.join(' ')}`]),
    ) ??
    unlike('detonation markers', asMap(ledger.marked), marked(board.marked)) ??
    (same(counts, [board.turn, board.phase, ...board.air]) ? undefined : `turn, phase and air: ${counts.join()}`) ??
    phaseProblem(ledger, board, (step.next as State).frames.length > 0) ??
    (due ? viewProblem(ledger, board, step.game.view(step.next, null) as PositionView, tally) : undefined)
  );
}

const LOOKED_AT = ['phase', 'over', 'strike', 'eliminated', 'taken', 'landed', 'france', 'east-germany'];

/** What is kept for one phase: hexes attacked, points spent, who has moved. */
function phaseProblem(ledger: Ledger, board: Board, open: boolean): string | undefined {
  if (board.phase.endsWith('-combat')) {
    const fired = board.pieces.filter(({ fired: has, hex, side }) => has && hex !== undefined && side === board.side);
    const fought = new Set([...ledger.fought].filter((id) => ledger.where.has(id)));
    return (
      unlike('attacked', asMap(ledger.attacked), marked(board.attacked)) ??
      unlike('has fought', asMap(fought), marked(fired.map(({ id }) => id)))
    );
  }
  const own = board.pieces.filter(({ hex, side }) => hex !== undefined && side === board.side);
  for (const { id, spent, moved } of own) {
    if (spent !== (ledger.spent.get(id) ?? 0)) return `${id} has spent ${spent}`;
    if (!open && moved !== ledger.moved.has(id)) return `${id} has${moved ? '' : ' not'} moved`;
  }
  return undefined;
}

/** The score and what only the view has. */
function viewProblem(ledger: Ledger, board: Board, { points, extra }: PositionView, tally: Tally): string | undefined {
  tally.scores++;
  const { france, eastGermany, nukes, denmark } = extra as unknown as Extra;
  const { pact, nato } = scoreOf(ledger, board);
  const strikes = ledger.strikes.map(({ side, hex, retaliation }) => ({ side, hex, retaliation }));
  const ours = { pact, nato, france: ledger.france, eastGermany: ledger.eastGermany, neglected: ledger.neglected };
  const theirs = { pact: points['pact'], nato: points['nato'], france, eastGermany, neglected: denmark.neglected };
  const neutral = board.pieces.some((piece) => piece.neutral);
  if (neutral !== (ledger.france === 'neutral')) return `France is ${ledger.france}`;
  const lines = (one: object): string[] => Object.entries(one).map(([name, value]) => `${name} ${value}`);
  return (
    difference('score', lines(ours), lines(theirs)) ??
    difference(
      'strikes',
      strikes.map((one) => JSON.stringify(one)),
      nukes.map(({ side, hex, retaliation }) => JSON.stringify({ side, hex, retaliation })),
    )
  );
}
