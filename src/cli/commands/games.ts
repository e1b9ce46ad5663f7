import { command } from '../command.ts';
import type { Session } from '../output/session.ts';
import { blocks, table } from '../output/table.ts';
import type { About } from '../../wargame/wargame.ts';

export const games = command({}, async (_, session) => {
  const all = [...session.environment.games.values()].map(({ about }) => about);
  return { json: all.map(describe), text: () => blocks(...all.map((game) => summary(session, game))) };
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

function summary(session: Session, game: About): string {
  const { title, id, sides, scenarios, options, vocabulary } = game;
  const rows = [
    [session.say('sides'), sides.map((side) => `${side} (${session.word(game, 'side', side)})`).join(', ')],
    [
      session.say('scenarios'),
      scenarios.map((s) => `${s.id} (${session.say('turns')} ${s.firstTurn}–${s.lastTurn})`).join(', '),
    ],
    [
      session.say('options'),
      options.map((o) => `${o.id}: ${o.values.join(', ')}`).join(' · ') || session.say('nothing'),
    ],
    [session.say('hexes'), String(vocabulary['hexes'])],
    [session.say('counters'), String(vocabulary['counters'])],
  ];
  return `${id}  ${title}\n${table(rows, 2)}`;
}
