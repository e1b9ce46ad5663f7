import { command } from '../command.ts';
import type { Terminal } from '../output/terminal.ts';
import { blocks, table } from '../output/table.ts';
import type { About } from '../../wargame/wargame.ts';

export const games = command({}, async (_, terminal) => {
  const all = [...terminal.environment.games.values()].map(({ about }) => about);
  return { json: all.map(describe), text: () => blocks(...all.map((game) => summary(terminal, game))) };
});

/** Everything that files of this game may refer to. */
function describe(game: About): object {
  const { id, title, rules, sides, options } = game;
  const { hexes, counters, ...ids } = game.vocabulary;
  const scenarios = game.scenarios.map((scenario) => ({ ...scenario, title: scenarioTitle(game, scenario.id) }));
  return { id, title, rules, hexes, counters, sides, scenarios, options, ...ids };
}

/** The title in the vocabulary; a game with a single scenario needs none and uses its own. */
function scenarioTitle(game: About, id: string): string {
  const titles = game.vocabulary['scenarioTitles'] as Readonly<Record<string, string>> | undefined;
  return titles?.[id] ?? game.title;
}

function summary(terminal: Terminal, game: About): string {
  const { title, id, sides, scenarios, options, vocabulary } = game;
  const rows = [
    [terminal.say('sides'), sides.map((side) => `${side} (${terminal.word(game, 'side', side)})`).join(', ')],
    [
      terminal.say('scenarios'),
      scenarios.map((s) => `${s.id} (${terminal.say('turns')} ${s.firstTurn}–${s.lastTurn})`).join(', '),
    ],
    [
      terminal.say('options'),
      options.map((o) => `${o.id}: ${o.values.join(', ')}`).join(' · ') || terminal.say('nothing'),
    ],
    [terminal.say('hexes'), String(vocabulary['hexes'])],
    [terminal.say('counters'), String(vocabulary['counters'])],
  ];
  return `${id}  ${title}\n${table(rows, 2)}`;
}
