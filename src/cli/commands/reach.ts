import { numberText } from '../../text/format.ts';
import { reasonText } from '../../text/index.ts';
import type { Reach, ReachHex, Wargame } from '../../wargame/wargame.ts';
import { command } from '../command.ts';
import { load } from '../records/load.ts';
import { problem } from '../output/problem.ts';
import { queryProblem } from '../output/refused.ts';
import type { Terminal } from '../output/terminal.ts';
import { section, table } from '../output/table.ts';

export const reach = command(
  {
    record: { type: 'positional', required: true },
    unit: { type: 'string', required: true },
    mode: { type: 'string' },
  },
  async (args, terminal) => {
    const { game, match } = await load(terminal, args.record);
    if (args.mode !== undefined) mustBeMode(game, args.mode);
    const found = game.reach(match.state, args.unit, args.mode);
    if (!found.ok) throw queryProblem(terminal, game, found.error, { 'no-such-unit': '--unit' });
    return { json: found.value, text: () => reachText(terminal, game, found.value) };
  },
);

/** A game with a single kind of movement has no modes. */
function mustBeMode(game: Wargame, mode: string): void {
  const modes = (game.vocabulary['modes'] ?? []) as readonly string[];
  if (modes.includes(mode)) return;
  throw problem('unknown-mode', { mode, known: modes.join(', ') || 'none' }, { at: '--mode' });
}

function reachText(terminal: Terminal, game: Wargame, { unit, from, allowance, hexes }: Reach): string {
  const place = from ?? terminal.say('not-on-the-map');
  const heading = terminal.say('reach-of', {
    unit,
    from: place,
    allowance: numberText(terminal.lang, allowance),
    count: hexes.length,
  });
  const named = hexes.some(({ mode }) => mode !== undefined);
  const columns = [
    terminal.say('hex'),
    terminal.say('cost'),
    terminal.say('stop'),
    ...(named ? [terminal.say('mode')] : []),
    terminal.say('path'),
  ];
  const rows = hexes.map((hex) => [
    hex.hex,
    numberText(terminal.lang, hex.cost),
    stop(terminal, hex),
    ...(named ? [hex.mode === undefined ? '' : reasonText(terminal.lang, game.id, hex.mode)] : []),
    hex.path.join(' '),
  ]);
  return section(heading, rows.length > 0 ? table([columns, ...rows], 2) : '') || heading;
}

function stop(terminal: Terminal, { mayStop, mustStop }: ReachHex): string {
  if (mustStop !== null) return terminal.say('stop-must', { rule: mustStop });
  return terminal.say(mayStop ? 'stop-may' : 'stop-no');
}
