import * as z from 'zod/mini';
import { no, ok, type BaseAction, type Result } from '../kernel/game.ts';
import type { GameRecord } from '../kernel/match.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { checked, parseDocument } from './document.ts';
import type { FormatError } from './errors.ts';
import { LIMITS } from './limits.ts';
import { choices, name, side } from './parts.ts';
import { readSetup, setupSchema } from './setup.ts';
import { unknownGame, wrongStart } from './start.ts';

export const RECORD = { format: 'bivouac-record', version: 1 } as const;

/** The shape common to all actions; what else an action may hold the game says when it is played. */
const action = z.looseObject({ by: side });

const outcome = z.strictObject({ winner: z.exactOptional(side), points: z.record(side, z.number()) });

export const recordSchema = z.strictObject({
  format: z.literal(RECORD.format),
  version: z.literal(RECORD.version),
  game: name,
  rules: name,
  scenario: name,
  options: choices,
  setup: z.nullable(setupSchema),
  actions: z.array(action).check(z.maxLength(LIMITS.actions)),
  result: z.nullable(outcome),
  hash: z.string().check(z.maxLength(LIMITS.name)),
});

/** Reads a record of one of these games. Its actions are not played: `verify` and `replay` in the kernel do that. */
export function parseRecord(text: string, games: readonly Wargame[]): Result<GameRecord, FormatError> {
  const document = parseDocument(text, RECORD);
  if (!document.ok) return document;
  const { actions } = document.value;
  const listed = Array.isArray(actions);
  const wrongAction = listed ? firstWrong(actions) : undefined;
  if (wrongAction) return no(wrongAction);
  const shaped = checked<GameRecord>(recordSchema, listed ? { ...document.value, actions: [] } : document.value);
  if (!shaped.ok) return shaped;
  const record = { ...shaped.value, actions: actions as BaseAction[] };
  const wrong = misfit(record, games);
  return wrong ? no(wrong) : ok(record);
}

/** Actions are many: they are looked at one by one, up to the first that is wrong. */
function firstWrong(actions: readonly unknown[]): FormatError | undefined {
  if (actions.length > LIMITS.actions) return { code: 'too-many', at: 'actions', args: { limit: LIMITS.actions } };
  for (const [i, each] of actions.entries()) {
    const shaped = checked(action, each, `actions[${i}]`);
    if (!shaped.ok) return shaped.error;
  }
  return undefined;
}

function misfit(record: GameRecord, games: readonly Wargame[]): FormatError | undefined {
  const game = games.find(({ id }) => id === record.game);
  if (!game) return unknownGame(record.game, games, 'game');
  if (record.rules !== game.rules) {
    return { code: 'other-rules', at: 'rules', args: { game: game.id, found: record.rules, has: game.rules } };
  }
  return wrongStart(game, record.scenario, record.options) ?? wrongSetup(record, games);
}

function wrongSetup(record: GameRecord, games: readonly Wargame[]): FormatError | undefined {
  if (record.setup === null) return undefined;
  const setup = readSetup(record.setup, games, 'setup');
  if (!setup.ok) return setup.error;
  const found = setup.value.game;
  return found === record.game
    ? undefined
    : { code: 'other-game', at: 'setup.game', args: { found, wanted: record.game } };
}

/** A record as text: one line a field, one line an action, so that two records can be compared line by line. */
export function makeRecord(record: GameRecord): string {
  const lines = Object.entries(record).map(([key, value]) => {
    const long = key === 'actions' && record.actions.length > 0;
    return `  ${JSON.stringify(key)}: ${long ? listed(record.actions) : JSON.stringify(value)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

const listed = (items: readonly unknown[]): string =>
  `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
