import { ChannelSeat } from '../../seat/channel-seat.ts';
import type { SocketChannel } from '../../seat/socket-channel.ts';
import type { Waiting } from '../../seat/sitting.ts';
import { webText } from '../../text/web/index.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { onOneLine } from '../output/plain.ts';
import { problem, type Problem } from '../output/problem.ts';
import type { Terminal } from '../output/terminal.ts';
import { OnlineTable } from './table.ts';
import type { Tell } from './tell.ts';
import { Watching } from './watching.ts';

interface Coming {
  channel: SocketChannel;
  game: Wargame;
  /** What is said here for the dice. */
  word: string;
}

/** Waits at a seat until the game goes on, and says from then on what happens there. */
export async function sitDown(
  terminal: Terminal,
  tell: Tell,
  { channel, game, word }: Coming,
): Promise<{ table: OnlineTable; watching: Watching }> {
  const sayWaiting = waitingTeller(terminal, tell, game);
  const sayLink = linkTeller(terminal, tell);
  const refused = new Promise<never>((_, reject) => {
    channel.changed = () => {
      if (channel.status === 'refused') return reject(turnedAway(channel));
      sayLink(channel.status);
      if (channel.waiting) sayWaiting(channel.waiting);
    };
  });
  const seat = await Promise.race([ChannelSeat.open(channel, [game]), refused]);
  if (!seat) throw turnedAway(channel);
  const table = new OnlineTable(terminal, tell, channel, seat);
  const watching = new Watching(terminal, tell, seat, word);
  channel.changed = () => {
    sayLink(channel.status);
    table.changed();
  };
  seat.changed = () => {
    watching.changed();
    table.changed();
  };
  watching.begin();
  return { table, watching };
}

/** A rated game is played by whoever is signed in, on the page. */
function turnedAway({ refusal = 'no-such-seat' }: SocketChannel): Problem {
  if (refusal === 'accounts-only' || refusal === 'both-seats') return problem('seat-rated');
  return problem(refusal === 'malformed' ? 'no-such-seat' : refusal);
}

/** Says who has not come yet, once for each that comes. */
function waitingTeller(terminal: Terminal, tell: Tell, game: Wargame): (waiting: Waiting) => void {
  let said = '';
  return ({ side, seats, pace }) => {
    const absent = Object.keys(seats).filter((one) => seats[one] === null);
    if (said === absent.join() || absent.length === 0) return;
    said = absent.join();
    const missing = absent.map((one) => terminal.actor(game, one)).join(', ');
    const args = { side: onOneLine(terminal.actor(game, side)), missing, pace: webText(terminal.lang, `pace-${pace}`) };
    tell({ type: 'waiting', side, seats, pace }, terminal.say('online-waiting', args));
  };
}

/** Says when the link is lost, and when it is there again. */
function linkTeller(terminal: Terminal, tell: Tell): (status: SocketChannel['status']) => void {
  let isLost = false;
  return (status) => {
    if (isLost === (status === 'lost')) return;
    isLost = status === 'lost';
    tell({ type: 'link', lost: isLost }, terminal.say(isLost ? 'online-lost' : 'online-again'));
  };
}
