import { randomUUID } from 'node:crypto';
import { LEVELS, playerOf } from '../../ai/levels.ts';
import type { Seated } from '../../ai/self-play.ts';
import { sourceOf } from '../../kernel/random.ts';
import { SocketChannel } from '../../seat/socket-channel.ts';
import { command } from '../command.ts';
import { playBy } from '../online/computer.ts';
import { addressOf, begin, invitationOf, mustNotBegin, seatAt, socketOf } from '../online/server.ts';
import { sitDown } from '../online/sit-down.ts';
import { telling, type Tell } from '../online/tell.ts';
import { chosenOptions } from '../options.ts';
import { misuse, problem } from '../output/problem.ts';
import type { Terminal } from '../output/terminal.ts';
import { gameOf } from '../records/load.ts';

const GUEST = 'Guest';

export const playOnline = command(
  {
    url: { type: 'positional', required: true },
    game: { type: 'string' },
    scenario: { type: 'string' },
    option: { type: 'string' },
    side: { type: 'string' },
    pace: { type: 'string' },
    name: { type: 'string' },
    level: { type: 'string' },
    by: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
  async (args, terminal) => {
    const level = args.level ?? args.by;
    const seated = level === undefined ? undefined : levelOf(level);
    const tell = telling(terminal);
    const { origin, ticket: invited } = addressOf(args.url);
    if (invited !== undefined) mustNotBegin(args);
    const ticket = invited ?? (await begun(terminal, tell, origin, args));
    const { game: id, side } = await seatAt(origin, ticket);
    const game = await gameOf(terminal, id);
    const name = args.name ?? level ?? GUEST;
    const sitting = { type: 'sit', ticket, name, word: randomUUID() } as const;
    const channel = new SocketChannel(socketOf(origin), sitting);
    try {
      const { table, watching } = await sitDown(terminal, tell, { channel, game, word: sitting.word });
      if (seated) await playBy(table, seated, sourceOf(args.seed, side));
      else await table.obey(terminal.environment.lines?.() ?? []);
      return { json: {}, text: () => '', isSaid: true, status: watching.isForged ? 1 : 0 };
    } finally {
      channel.leave();
    }
  },
);

function levelOf(level: string): Seated {
  const seated = playerOf(level);
  if (!seated) throw problem('unknown-level', { level, known: Object.keys(LEVELS).join(', ') }, { at: '--level' });
  return seated;
}

interface Beginning {
  game?: string | undefined;
  scenario?: string | undefined;
  side?: string | undefined;
  pace?: string | undefined;
}

/** Begins a game, and says the invitation to its other seat; gives the ticket of one's own. */
async function begun(terminal: Terminal, tell: Tell, origin: string, args: Beginning): Promise<string> {
  if (args.game === undefined) throw misuse('usage-missing', { argument: '--game', command: 'play-online' });
  const game = await gameOf(terminal, args.game);
  const { scenario = game.scenarios[0]?.id ?? '', side = game.sides[0] ?? '', pace = 'none' } = args;
  if (!game.sides.includes(side))
    throw problem('unknown-side', { side, known: game.sides.join(', ') }, { at: '--side' });
  const options = chosenOptions(terminal, game, args.scenario);
  const { [side]: own = '', ...others } = await begin(origin, { game: game.id, scenario, options, pace });
  for (const [other, ticket] of Object.entries(others)) {
    const url = invitationOf(origin, ticket);
    tell(
      { type: 'invitation', side: other, url },
      terminal.say('online-invite', { side: terminal.actor(game, other), url }),
    );
  }
  const url = invitationOf(origin, own);
  tell({ type: 'seat', side, url }, terminal.say('online-seat', { side: terminal.actor(game, side), url }));
  return own;
}
