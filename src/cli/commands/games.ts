import { allGames } from '../../games/index.ts';
import { command } from '../command.ts';
import type { Session } from '../session.ts';
import { blocks, table } from '../table.ts';
import type { Wargame } from '../../wargame/wargame.ts';

export const games = command({}, async (_, session) => {
  const all = await allGames(session.environment.games);
  return { json: all.map(describe), text: () => blocks(...all.map((game) => summary(session, game))) };
});

/** Everything that files of this game may refer to. */
function describe(game: Wargame): object {
  const { id, title, rules, sides, options, vocabulary } = game;
  const scenarios = game.scenarios.map((scenario) => ({ ...scenario, title: scenarioTitle(game, scenario.id) }));
  const counts = { hexes: Object.keys(game.map.hexes).length, counters: game.counters.length };
  return { id, title, rules, ...counts, sides, scenarios, options, ...vocabulary };
}

/** The title in the vocabulary; a game with a single scenario needs none and uses its own. */
function scenarioTitle(game: Wargame, id: string): string {
  const titles = game.vocabulary['scenarioTitles'] as Readonly<Record<string, string>> | undefined;
  return titles?.[id] ?? game.title;
}

function summary(session: Session, game: Wargame): string {
  const { title, id, sides, scenarios, options, counters, map } = game;
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
    [session.say('hexes'), String(Object.keys(map.hexes).length)],
    [session.say('counters'), String(counters.length)],
  ];
  return `${id}  ${title}\n${table(rows, 2)}`;
}
