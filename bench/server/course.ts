import type { BaseAction } from '../../src/kernel/game.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import type { Channel, Message } from '../../src/seat/channel.ts';
import { host } from '../../src/seat/host.ts';
import type { Order, Seat } from '../../src/seat/seat.ts';
import { Chain } from '../../src/server/dice/chain.ts';
import { LiveGame } from '../../src/server/play/live-game.ts';
import type { KeptGame, Standing, Store } from '../../src/server/store/store.ts';
import type { Uptime } from '../../src/server/clocks/uptime.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';

/** An order of a game whose course is known, and how many actions there were before it. */
export interface Move {
  side: string;
  at: number;
  order: Order;
}

/** A game under way: what has been played, what is played next, and its state and log as JSON. */
export interface UnderWay {
  kept: Omit<KeptGame, 'id' | 'seats'>;
  moves: readonly Move[];
  state: string;
  log: string;
  /** Bytes of the whole view that the side that does not play next would be sent, were it to come now. */
  view: number;
}

/** What every side says for the dice: with the secret it makes the rolls, so that the same orders lead to the same game. */
export const WORD = 'word';
const SECRET = '2b'.repeat(32);
/** Part of the game that is over at the last of the places at which games are taken up. */
const LATEST = 0.85;

/** A random game as the server plays it, taken up at so many places of its course. */
export async function courseOf(game: Wargame, places: number): Promise<UnderWay[]> {
  const { moves, actions } = await played(game, () => {});
  const every = (moves.length * LATEST) / places;
  const starts = Array.from({ length: places }, (_, i) => Math.floor(i * every));
  const taken: UnderWay[] = [];
  await played(game, (seats, move, standing) => {
    if (move !== starts[taken.length]) return;
    const next = moves[move] as Move;
    const about = { ...emptyGame(game), actions: actions.slice(0, next.at), standing };
    taken.push({ kept: about, moves: moves.slice(move), ...sizesOf(seats, next.side) });
  });
  return taken;
}

const PROMISE = new Chain(SECRET).promise;

const emptyGame = (game: Wargame): UnderWay['kept'] => ({
  game: game.id,
  rules: game.rules,
  scenario: game.scenarios[0]?.id ?? '',
  options: {},
  created: '2026-01-01T00:00:00.000Z',
  dice: { secret: SECRET, promise: PROMISE },
  pace: null,
  free: null,
  isPublic: false,
  actions: [],
  standing: null,
  version: 0,
});

/** Plays the game once; `before` is called before each move. */
async function played(
  game: Wargame,
  before: (seats: readonly Seat[], move: number, standing: Standing | null) => void,
): Promise<{ moves: Move[]; actions: readonly BaseAction[] }> {
  const actions: BaseAction[] = [];
  let standing: Standing | null = null;
  const change: Store['change'] = async (_, __, { at, actions: more, standing: now }) => {
    actions.splice(at, actions.length, ...more);
    standing = now;
    return true;
  };
  const taken = game.sides.map((side) => ({ side, ticket: side, name: side, word: WORD }));
  const store = { change, said: async () => [], answers: async () => new Map() } as unknown as Store;
  const uptime = { since: async () => [] } as unknown as Uptime;
  const live = await LiveGame.open(game, { store, uptime }, { ...emptyGame(game), id: 'course', seats: taken });
  const seats = game.sides.map((side) => live.seat(side));
  const random = seeded(8);
  const moves: Move[] = [];
  for (;;) {
    const seat = seats.find(({ side, toAct }) => side === toAct);
    if (!seat) return { moves, actions };
    before(seats, moves.length, standing);
    const order = pick(seat.legal(), random) as Order;
    moves.push({ side: seat.toAct, at: actions.length, order });
    const done = await seat.perform([order]);
    if (!done.ok) throw new Error(`A legal order was refused: ${JSON.stringify(done.error)}`);
  }
}

function sizesOf(seats: readonly Seat[], toAct: string): Pick<UnderWay, 'state' | 'log' | 'view'> {
  const other = seats.find(({ side }) => side !== toAct) as Seat;
  return { state: JSON.stringify(other.state), log: JSON.stringify(other.log), view: wholeView(other) };
}

/** Bytes of the first position that a host sends a seat. */
function wholeView(seat: Seat): number {
  let bytes = 0;
  const channel: Channel = {
    postMessage: (message) => {
      if ((message as Message).type === 'position') bytes = JSON.stringify(message).length;
    },
    addEventListener: () => {},
  };
  const { changed } = seat;
  host(channel, seat);
  seat.changed = changed;
  return bytes;
}
