import { command } from '../command.ts';
import { onOneLine } from '../output/plain.ts';
import { refusalJson } from '../output/refused.ts';
import type { Terminal } from '../output/terminal.ts';
import type { Fared } from '../../server/play/repair.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { withDatabase } from '../stores.ts';

export const repair = command(
  { data: { type: 'string' }, write: { type: 'boolean' } },
  async ({ data, write = false }, terminal) => {
    const { games: library, env } = terminal.environment;
    const made = await import('../../server/play/repair.ts');
    const found = await withDatabase({ data, isNew: false }, env, async (db) => {
      const all: { fared: Fared; game: Wargame | undefined }[] = [];
      for await (const fared of made.repair(db, library, write))
        all.push({ fared, game: await library.get(fared.game)?.load() });
      return all;
    });
    const stopped = found.filter(({ fared }) => fared.how !== 'goes-on').length;
    const games = found.map(({ fared, game }) => {
      const { refusal, ...about } = fared;
      return { ...about, ...(refusal && game ? { refusal: refusalJson(terminal, game, refusal) } : {}) };
    });
    return {
      json: { ok: stopped === 0, games },
      text: () => {
        const lines = found.flatMap(({ fared, game }) => lineOf(terminal, fared, game, write) ?? []);
        return [...lines, terminal.say('repair-count', { games: found.length, stopped })].join('\n');
      },
      status: stopped === 0 ? 0 : 1,
    };
  },
);

/** What there is to say of a game; undefined where all is well. */
function lineOf(
  terminal: Terminal,
  { id, game: name, how, at = 0, refusal, isListedWrong }: Fared,
  game: Wargame | undefined,
  write: boolean,
): string | undefined {
  const about = { id: onOneLine(id), game: onOneLine(name) };
  if (how === 'no-game' || how === 'damaged') return terminal.say(`repair-${how}`, about);
  const reason = refusal && game ? terminal.refusal(game, refusal) : '';
  if (how === 'stops') return terminal.say('repair-stops', { ...about, number: at + 1, reason });
  return isListedWrong && terminal.say('repair-listed', { ...about, mended: write ? 'yes' : 'no' });
}
