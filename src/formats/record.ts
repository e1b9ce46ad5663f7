import * as z from 'zod/mini';
import { no, ok, type BaseAction, type Result } from '../kernel/game.ts';
import { digestOfBytes } from '../kernel/hash.ts';
import type { DiceChain } from '../kernel/dice-chain.ts';
import { ENDINGS, type DiceSeed, type GameRecord } from '../kernel/record.ts';
import type { Library } from '../wargame/wargame.ts';
import { checked, parseDocument } from './document.ts';
import type { FormatError } from './errors.ts';
import { LIMITS } from './limits.ts';
import { bytes, choices, count, moment, name, side } from './parts.ts';
import { readSetup, setupSchema } from './setup.ts';
import { unknownGame, wrongStart } from './start.ts';

export const RECORD = { format: 'bivouac-record', version: 1 } as const;

/** The form common to all actions; the game checks the rest when the action is played. */
const action = z.looseObject({ by: side });

const result = z.strictObject({
  by: z.exactOptional(z.enum(ENDINGS)),
  winner: z.exactOptional(side),
  points: z.record(side, z.number()),
});

/** Characters of a SHA-256 in hexadecimal. */
const DIGEST = 64;
const digest = bytes.check(z.minLength(DIGEST), z.maxLength(DIGEST));
const seed = z.strictObject({
  kind: z.exactOptional(z.literal('seed')),
  side,
  turn: z.exactOptional(count),
  commitment: digest,
  seed: z.exactOptional(bytes.check(z.maxLength(LIMITS.name))),
});
const rolls = z.int().check(z.nonnegative(), z.lte(LIMITS.actions));
const chain = z.strictObject({
  kind: z.literal('chain'),
  promise: digest,
  words: z.record(side, name),
  after: z.exactOptional(rolls),
  shown: rolls,
  value: digest,
  takenBack: z.exactOptional(z.array(rolls).check(z.maxLength(LIMITS.actions))),
});
const proof = z.discriminatedUnion('kind', [seed, chain]);

const substitute = z.strictObject({ side, at: rolls, player: name });

export const recordSchema = z.strictObject({
  format: z.literal(RECORD.format),
  version: z.literal(RECORD.version),
  game: name,
  rules: name,
  title: z.exactOptional(name),
  players: z.exactOptional(z.record(side, name)),
  started: z.exactOptional(moment),
  finished: z.exactOptional(moment),
  scenario: name,
  options: choices,
  setup: z.nullable(setupSchema),
  actions: z.array(action).check(z.maxLength(LIMITS.actions)),
  result: z.nullable(result),
  proofs: z.exactOptional(z.array(proof).check(z.maxLength(LIMITS.proofs))),
  takenBack: z.exactOptional(count),
  substitutes: z.exactOptional(z.array(substitute).check(z.maxLength(LIMITS.proofs))),
  hash: z.nullable(z.string().check(z.maxLength(LIMITS.name))),
});

/** Parses a record of one of these games. Its actions are not played: see `verify` and `replay` in the kernel. */
export async function parseRecord(text: string, games: Library): Promise<Result<GameRecord, FormatError>> {
  const document = parseDocument(text, RECORD);
  if (!document.ok) return document;
  const { actions } = document.value;
  const listed = Array.isArray(actions);
  const wrongAction = listed ? firstWrongAction(actions) : undefined;
  if (wrongAction) return no(wrongAction);
  const shaped = checked<GameRecord>(recordSchema, listed ? { ...document.value, actions: [] } : document.value);
  if (!shaped.ok) return shaped;
  const record = { ...shaped.value, actions: actions as BaseAction[] };
  const wrong = await contentError(record, games);
  return wrong ? no(wrong) : ok(record);
}

/** Checks actions one by one up to the first wrong one: there can be 100,000. */
function firstWrongAction(actions: readonly unknown[]): FormatError | undefined {
  if (actions.length > LIMITS.actions) return { code: 'too-many', at: 'actions', args: { limit: LIMITS.actions } };
  for (const [i, each] of actions.entries()) {
    const shaped = checked(action, each, `actions[${i}]`);
    if (!shaped.ok) return shaped.error;
  }
  return undefined;
}

async function contentError(record: GameRecord, games: Library): Promise<FormatError | undefined> {
  const game = await games.get(record.game)?.load();
  if (!game) return unknownGame(record.game, games, 'game');
  return (
    wrongStart(game, record.scenario, record.options) ??
    (await wrongSetup(record, games)) ??
    wrongSide(record, game.sides) ??
    wrongSeed(record)
  );
}

/** Players, winner, points and proofs must name sides of the game. */
function wrongSide(
  { players = {}, result, proofs = [], substitutes = [] }: GameRecord,
  sides: readonly string[],
): FormatError | undefined {
  const named: (readonly [at: string, side: string])[] = [
    ...Object.keys(players).map((each) => [`players.${each}`, each] as const),
    ...Object.keys(result?.points ?? {}).map((each) => [`result.points.${each}`, each] as const),
    ...substitutes.map((each, i) => [`substitutes[${i}].side`, each.side] as const),
    ...(result?.winner === undefined ? [] : [['result.winner', result.winner] as const]),
    ...proofs.flatMap((proof, i) => sidesIn(proof).map(([at, each]) => [`proofs[${i}].${at}`, each] as const)),
  ];
  const wrong = named.find(([, each]) => !sides.includes(each));
  return wrong && { code: 'not-one-of', at: wrong[0], args: { known: sides.join(', ') } };
}

const sidesIn = (proof: DiceSeed | DiceChain): (readonly [at: string, side: string])[] =>
  proof.kind === 'chain'
    ? Object.keys(proof.words).map((each) => [`words.${each}`, each] as const)
    : [['side', proof.side]];

/** A seed must match its commitment. */
function wrongSeed({ proofs = [] }: GameRecord): FormatError | undefined {
  const wrong = proofs.findIndex(
    (each) => each.kind !== 'chain' && each.seed !== undefined && digestOfBytes(each.seed) !== each.commitment,
  );
  return wrong < 0 ? undefined : { code: 'seed-differs', at: `proofs[${wrong}].seed` };
}

async function wrongSetup(record: GameRecord, games: Library): Promise<FormatError | undefined> {
  if (record.setup === null) return undefined;
  const setup = await readSetup(record.setup, games, 'setup');
  if (!setup.ok) return setup.error;
  const found = setup.value.game;
  return found === record.game
    ? undefined
    : { code: 'other-game', at: 'setup.game', args: { found, wanted: record.game } };
}

/** A record as text, with one line per field and per action for line-by-line comparison. */
export function makeRecord(record: GameRecord): string {
  const lines = Object.entries(record).map(([key, value]) => {
    const long = key === 'actions' && record.actions.length > 0;
    return `  ${JSON.stringify(key)}: ${long ? listed(record.actions) : JSON.stringify(value)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

const listed = (items: readonly unknown[]): string =>
  `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
