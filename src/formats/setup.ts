import * as z from 'zod/mini';
import { no, type Result } from '../kernel/game.ts';
import type { SetupDoc } from '../wargame/setup.ts';
import type { Library, Wargame } from '../wargame/wargame.ts';
import { checked, parseDocument } from './document.ts';
import type { FormatError } from './errors.ts';
import { choices, count, name, words } from './parts.ts';
import { unknownGame, wrongStart } from './start.ts';

export const SETUP = { format: 'bivouac-setup', version: 1 } as const;

const unit = z.strictObject({
  id: name,
  hex: z.exactOptional(z.nullable(name)),
  steps: z.exactOptional(count),
  marks: z.exactOptional(words),
});

const mapChange = z.strictObject({
  base: z.exactOptional(z.literal('blank')),
  hexes: z.exactOptional(
    z.record(name, z.strictObject({ terrain: z.exactOptional(name), features: z.exactOptional(words) })),
  ),
  sides: z.exactOptional(z.array(z.catchall(z.object({ a: name, b: name }), z.nullable(z.union([name, z.boolean()]))))),
});

export const setupSchema = z.strictObject({
  format: z.literal(SETUP.format),
  version: z.literal(SETUP.version),
  game: name,
  scenario: z.exactOptional(name),
  options: z.exactOptional(choices),
  turn: z.exactOptional(z.int()),
  phase: z.exactOptional(name),
  weather: z.exactOptional(name),
  units: z.exactOptional(z.array(unit).check(z.maxLength(5000))),
  only: z.exactOptional(z.boolean()),
  pools: z.exactOptional(z.record(name, z.record(name, z.number()))),
  extra: z.exactOptional(z.record(name, z.unknown())),
  map: z.exactOptional(mapChange),
});

/** Parses a set-up of one of these games. Only its form is checked here; the game checks its content. */
export async function parseSetup(text: string, games: Library): Promise<Result<SetupDoc, FormatError>> {
  const document = parseDocument(text, SETUP);
  return document.ok ? readSetup(document.value, games) : document;
}

/** The same for parsed JSON, such as the set-up inside a record. */
export async function readSetup(value: unknown, games: Library, prefix = ''): Promise<Result<SetupDoc, FormatError>> {
  const shaped = checked<SetupDoc>(setupSchema, value, prefix);
  if (!shaped.ok) return shaped;
  const setup = shaped.value;
  const game = await games.get(setup.game)?.load();
  if (!game) return no(unknownGame(setup.game, games, `${prefix && `${prefix}.`}game`));
  const wrong = wrongStart(game, setup.scenario, setup.options ?? {}, prefix) ?? wrongSides(game, setup, prefix);
  return wrong ? no(wrong) : shaped;
}

/** The first change of a hexside with a field that this game does not have, or a value of the wrong type. */
function wrongSides(game: Wargame, { map }: SetupDoc, prefix: string): FormatError | undefined {
  const known = game.vocabulary['hexsides'] as Fields | undefined;
  if (!known) return undefined;
  for (const [i, { a: _, b: __, ...fields }] of (map?.sides ?? []).entries()) {
    for (const [field, value] of Object.entries(fields)) {
      const wrong = wrongField({ ...known, name: [''] }, field, value);
      if (wrong) return { ...wrong, at: `${prefix && `${prefix}.`}map.sides[${i}].${field}` };
    }
  }
  return undefined;
}

/** Fields of a hexside with their values. */
type Fields = Readonly<Record<string, readonly (string | boolean)[]>>;

/** `false` and `null` remove any field. The game checks the value of a text. */
function wrongField(known: Fields, field: string, value: string | boolean | null): FormatError | undefined {
  const values = Object.hasOwn(known, field) ? known[field] : undefined;
  if (!values) return { code: 'unknown-field', args: { field } };
  if (value === null || value === false || values.some((each) => typeof each === typeof value)) return undefined;
  return { code: 'wrong-type', args: { expected: typeof values[0] } };
}

export const makeSetup = (setup: SetupDoc): string => `${JSON.stringify(setup, null, 2)}\n`;
