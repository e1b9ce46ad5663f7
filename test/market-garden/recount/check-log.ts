import type { PositionView } from '../../../src/wargame/wargame.ts';
import type { Step } from '../../kit/walk.ts';
import { difference } from '../../engagement/recount/compare.ts';
import { wantOf } from './combat.ts';
import { scoreOf, type Ledger } from './ledger.ts';
import { isEngaged, type Board } from './position.ts';

/** What `show` prints, as far as the ledger knows it. */
interface Extra {
  contact: readonly string[];
  airlift: number | null;
  northEdge: boolean;
  blown: number;
  ends: Readonly<Record<string, number>>;
  tried: readonly string[];
}

/** 7.0: as a movement phase ends, the reduced units of its side that were not and are not engaged, and want nothing. */
export function recoveryProblem({ events }: Step, before: Board, after: Board, ledger: Ledger): string | undefined {
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
export function ledgerProblem(ledger: Ledger, board: Board, { game, next }: Step): string | undefined {
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
