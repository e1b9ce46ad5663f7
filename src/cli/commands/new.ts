import { parseSetup } from '../../formats/setup.ts';
import { makeRecord } from '../../formats/record.ts';
import type { Start } from '../../kernel/game.ts';
import { begin, recordOf, type Match } from '../../kernel/match.ts';
import type { SetupDoc } from '../../wargame/setup.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { command } from '../command.ts';
import { diceList, resolve } from '../dice.ts';
import { chosenOptions } from '../options.ts';
import { readText } from '../records/files.ts';
import { gameOf, setupProblem } from '../records/load.ts';
import { eventLines, eventsWithText } from '../output/log.ts';
import { formatProblem, problem } from '../output/problem.ts';
import type { Terminal } from '../output/terminal.ts';
import { blocks } from '../output/table.ts';
import { mustBeNew, writeNew } from '../records/write.ts';

export const start = command(
  {
    game: { type: 'positional', required: true },
    scenario: { type: 'string' },
    option: { type: 'string' },
    setup: { type: 'string' },
    dice: { type: 'string' },
    out: { type: 'string', alias: 'o' },
    force: { type: 'boolean' },
  },
  async (args, terminal) => {
    const game = await gameOf(terminal, args.game);
    if (args.out !== undefined && !args.force) mustBeNew(args.out);
    const from = await startOf(terminal, game, args.scenario, args.setup);
    const begun = begin(game, from);
    if (!begun.ok)
      throw setupProblem(terminal, game, begun.error, args.setup === undefined ? {} : { file: args.setup });
    const match = begun.value as Match;
    resolve(match, diceList(args.dice));
    const record = recordOf(match);
    if (args.out === undefined) return { json: record, text: () => makeRecord(record).trimEnd() };
    const { out } = args;
    await writeNew(out, makeRecord(record), args.force === true, () => terminal.sayWaiting(out));
    return {
      json: startedJson(terminal, game, match, out),
      text: () => startedText(terminal, game, match, out),
    };
  },
);

/** Scenario and options of the command line, else of the set-up, else the defaults. */
async function startOf(
  terminal: Terminal,
  game: Wargame,
  scenario: string | undefined,
  file: string | undefined,
): Promise<Start> {
  const chosen = chosenOptions(terminal, game, scenario);
  const setup = file === undefined ? null : await readSetup(terminal, game, file);
  const found = setup?.scenario;
  if (scenario !== undefined && found !== undefined && found !== scenario) {
    throw problem('scenario-differs', { found, wanted: scenario }, { file: file as string, at: 'scenario' });
  }
  const first = game.scenarios[0]?.id ?? '';
  return { scenario: scenario ?? found ?? first, options: { ...setup?.options, ...chosen }, setup };
}

async function readSetup(terminal: Terminal, game: Wargame, file: string): Promise<SetupDoc> {
  const setup = await parseSetup(readText(file), terminal.environment.games);
  if (!setup.ok) throw formatProblem(setup.error, { file });
  if (setup.value.game !== game.id) {
    throw problem('other-game', { found: setup.value.game, wanted: game.id }, { file, at: 'game' });
  }
  return setup.value;
}

function startedJson(terminal: Terminal, game: Wargame, match: Match, file: string): object {
  const events = eventsWithText(
    terminal,
    game,
    match.log.map(({ event }) => event),
  );
  return { ok: true, file, events, toAct: game.toAct(match.state) };
}

function startedText(terminal: Terminal, game: Wargame, match: Match, file = ''): string {
  const events = match.log.map(({ event }) => event);
  return blocks(terminal.say('started', { game: game.title, file }), eventLines(terminal, game, events));
}
