import { once } from 'node:events';
import type { WebSocket } from 'ws';
import { connect } from '../peers/ws.mjs';
import type { UnderWay } from './course.ts';
import { WORD } from './course.ts';

/** Both seats of a game on a server. */
export interface Table {
  /** Plays the next move, and waits for its answer; false when the game is over. */
  move: () => Promise<boolean>;
}

/** One whose next move tells how many bytes the other seat has been sent for it. */
export interface CountingTable extends Table {
  bytesOfMove: () => Promise<number>;
}

/** Signs of life of Socket.IO, which a bare socket has to give itself. */
const [PING, PONG] = ['2', '3'];

/** A socket on which one question is open at a time. */
class Line {
  readonly #socket: WebSocket;
  #awaited = '';
  #hear: (text: string) => void = () => {};
  #fail: (why: Error) => void = () => {};
  bytes = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      this.bytes += data.length;
      const text = data.toString('latin1');
      if (text === PING) socket.send(PONG);
      if (text.startsWith(this.#awaited)) this.#hear(text);
    });
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', (code) => this.#fail(new Error(`${socket.url}: closed with ${code}.`)));
  }

  /** Opens a socket, says this first, and waits for what begins like this. */
  static async open(url: string, first: string, answer: string): Promise<Line> {
    const socket = connect(url);
    const line = new Line(socket);
    await once(socket, 'open');
    await line.ask(first, answer);
    return line;
  }

  /** Says this, and waits for what begins like this. */
  ask(text: string, answer: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#awaited = answer;
      this.#hear = resolve;
      this.#fail = reject;
      this.#socket.send(text);
    });
  }
}

/** A question that is answered with nothing before the game is over, after all that was sent before. */
const RECORD = { type: 'record' };
const OK = '"value":{"ok":true';

/** A game on our server, played on as its course says. `tickets`: by side. */
export async function openOurs(
  url: string,
  tickets: Record<string, string>,
  { moves }: UnderWay,
): Promise<CountingTable> {
  const lines: Record<string, Line> = {};
  for (const [side, ticket] of Object.entries(tickets)) {
    const first = JSON.stringify({ type: 'sit', ticket, name: side, word: WORD });
    lines[side] = await Line.open(`${url}/api/seat`, first, '{"type":"position"');
  }
  let next = 0;
  let asked = 0;
  const ask = (line: Line, question: object): Promise<string> =>
    line.ask(JSON.stringify({ ask: ++asked, ...question }), '{"type":"answer"');
  const move = async (): Promise<boolean> => {
    const one = moves[next++];
    if (!one) return false;
    const answer = await ask(lines[one.side] as Line, { type: 'perform', at: one.at, orders: [one.order] });
    if (!answer.includes(OK)) throw new Error(`Our server refused a legal order: ${answer}`);
    return true;
  };
  const bytesOfMove = async (): Promise<number> => {
    const mover = moves[next]?.side;
    const other = lines[Object.keys(lines).find((side) => side !== mover) ?? ''] as Line;
    await ask(other, RECORD);
    const before = other.bytes;
    await move();
    const { length } = await ask(other, RECORD);
    return other.bytes - before - length;
  };
  return { move, bytesOfMove };
}

/** Moves of the peers, which know no rules: any unit to any hex. */
const UNITS = 100;
const HEXES = 1000;

/** A table of a peer, at which one of two lines makes all moves. */
function table([mover]: readonly Line[], move: (line: Line, n: number) => Promise<unknown>): Table {
  let made = 0;
  return {
    move: async () => {
      await move(mover as Line, made++);
      return true;
    },
  };
}

const both = (open: (seat: number) => Promise<Line>): Promise<Line[]> => Promise.all([open(0), open(1)]);

export async function openBare(url: string, game: number, { moves }: UnderWay): Promise<Table> {
  const lines = await both(() => Line.open(url, JSON.stringify({ game }), '"seated"'));
  return table(lines, async (line, ask) => {
    const { side = '', order } = moves[ask % moves.length] ?? {};
    await line.ask(JSON.stringify({ ask, action: { ...order, by: side } }), '{"type":"answer"');
  });
}

export async function openRtt(url: string, game: number): Promise<Table> {
  const lines = await both(() => Line.open(url, JSON.stringify({ game }), '"seated"'));
  return table(lines, (line, n) => line.ask(JSON.stringify({ unit: n % UNITS, to: (n * 7) % HEXES }), '{'));
}

/** Messages of Socket.IO on a bare socket: 40 joins what is named behind it, 42 is an event. */
export async function openBoardgame(url: string, game: number): Promise<Table> {
  const id = `game-${game}`;
  const event = (...args: unknown[]): string => `42/hexes,${JSON.stringify(args)}`;
  const lines = await both(async (seat) => {
    const line = await Line.open(`${url}/socket.io/?EIO=4&transport=websocket`, '40/hexes,', '40/hexes,');
    await line.ask(event('sync', id, String(seat), null, 2), '42/hexes,["sync"');
    return line;
  });
  return table(lines, async (line, n) => {
    const payload = { type: 'move', args: [n % UNITS, (n * 7) % HEXES], playerID: '0', credentials: null };
    const answer = await line.ask(
      event('update', { type: 'MAKE_MOVE', payload }, n, id, '0'),
      `42/hexes,["update","${id}",{`,
    );
    if (!answer.includes(`"_stateID":${n + 1}`)) throw new Error('boardgame.io has not made the move.');
  });
}
