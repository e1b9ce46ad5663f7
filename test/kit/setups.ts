import { parseSetup } from '../../src/formats/setup.ts';
import { GAMES } from '../../src/games/all.ts';
import { LIBRARY } from '../../src/games/index.ts';
import type { SetupError, Start } from '../../src/kernel/game.ts';
import { seeded } from '../../src/kernel/random.ts';
import { fileErrorText } from '../../src/text/file-error.ts';
import { loadTexts } from '../../src/text/games.ts';
import { LANGS } from '../../src/text/format.ts';
import { refusalText } from '../../src/text/index.ts';
import type { SetupDoc } from '../../src/wargame/setup.ts';
import type { UnitView, Wargame } from '../../src/wargame/wargame.ts';
import { replayLaw } from './replay.ts';
import { mutateSetup, type Json, type Random } from './setup-mutants.ts';
import { Breach, show, startOf, walk } from './walk.ts';

/** A set-up of this position: everything on the map and beside it, as a player would write it down. */
function setupOf(game: Wargame, state: object): Json {
  const { turn, phase, weather, units, pools, extra } = game.view(state as never, null);
  const known = game.vocabulary['marks'] as readonly string[];
  const written = ({ id, hex, steps, marks }: UnitView): Json => ({
    id,
    hex,
    ...(hex !== null && steps !== null ? { steps } : {}),
    marks: (marks ?? []).filter((mark) => known.includes(mark)),
  });
  return {
    format: 'bivouac-setup',
    version: 1,
    game: game.id,
    turn,
    phase,
    ...(weather === null || weather === undefined ? {} : { weather }),
    units: units.filter(({ where }) => where === 'map' || where === 'waiting').map(written),
    only: true,
    pools,
    extra,
    map: { hexes: {}, sides: [] },
  };
}

/** A set-up of a position that random play comes to. */
function playedSetup(game: Wargame, seed: number, random: Random, most: number): Json {
  const at = Math.floor(random() * most);
  let state: object | undefined;
  for (const step of walk(game, seed)) {
    state = step.state;
    if (step.at === at) break;
  }
  return readable(game, setupOf(game, state as object));
}

/** Without the fields of `extra` that only a position has. */
function readable(game: Wargame, doc: Json): Json {
  const begun = game.fromSetup(startWith(game, doc as unknown as SetupDoc));
  const unread = begun.ok
    ? []
    : begun.error.filter(({ code }) => code === 'no-such-field').map(({ at }) => at.split('.')[1]);
  const extra = Object.entries(doc['extra'] as Json).filter(([field]) => !unread.includes(field));
  return { ...doc, extra: Object.fromEntries(extra) };
}

/** What nobody should read. */
const UNREADABLE = /undefined|\[object|native code|NaN|function/;

/** The first text among these that tells the reader nothing. */
const unreadable = (texts: readonly string[]): string | undefined =>
  texts.find((text) => text.trim() === '' || UNREADABLE.test(text));

const textsOf = (game: string, error: SetupError): string[] => [
  error.at,
  ...LANGS.map((lang) => refusalText(lang, error, { game })),
];

/** Why refusing a set-up tells the reader nothing; undefined when it does. */
function refusedProblem(game: string, errors: readonly SetupError[]): string | undefined {
  if (errors.length === 0) return 'refused without an error';
  const bad = errors.find((error) => LANGS.some((lang) => refusalText(lang, error, { game }) === error.code));
  return (bad && show(bad)) ?? unreadable(errors.flatMap((error) => textsOf(game, error)));
}

/** How often mutated set-ups were refused for their form, for their content, or played. */
export interface SetupTally {
  form: number;
  content: number;
  played: number;
}

/**
 * Mutates set-ups of positions of play. Each is refused with errors that can be read in every language, or gives a position from which somebody can act,
 * so many actions are played, and the record replays.
 */
export async function setupLaw(
  id: string,
  seed: number,
  { count, actions, depth }: Readonly<Record<'count' | 'actions' | 'depth', number>>,
): Promise<SetupTally> {
  const game = GAMES.find((one) => one.id === id) as unknown as Wargame;
  await loadTexts(id);
  const random = seeded(seed ^ 0x5e7);
  const tally: SetupTally = { form: 0, content: 0, played: 0 };
  const sound = playedSetup(game, seed, random, depth);
  for (let at = 0; at < count; at++) {
    const doc = structuredClone(sound);
    mutateSetup(doc, game, random);
    tally[await answer(game, doc, { seed, at, actions })]++;
  }
  return tally;
}

async function answer(
  game: Wargame,
  doc: Json,
  { seed, at, actions }: Record<'seed' | 'at' | 'actions', number>,
): Promise<keyof SetupTally> {
  const text = JSON.stringify(doc);
  const breach = (seen: string): Breach =>
    new Breach(
      'A set-up is refused with reasons, or played',
      { game, start: startOf(game, 0), seed, at },
      `${seen}\n  ${text}`,
    );
  const parsed = await parseSetup(text, LIBRARY);
  if (!parsed.ok) {
    const bad = unreadable(LANGS.map((lang) => fileErrorText(lang, parsed.error)));
    if (bad !== undefined) throw breach(bad);
    return 'form';
  }
  if (parsed.value.game !== game.id) return 'form';
  const start = startWith(game, parsed.value);
  try {
    const begun = game.fromSetup(start);
    if (begun.ok) return replayLaw(game, seed, { start, most: actions }) >= 0 ? 'played' : 'content';
    const bad = refusedProblem(game.id, begun.error);
    if (bad !== undefined) throw breach(bad);
    return 'content';
  } catch (error) {
    throw error instanceof Breach && error.message.includes(text)
      ? error
      : breach((error as Error).stack ?? String(error));
  }
}

const startWith = (game: Wargame, setup: SetupDoc): Start => ({
  scenario: setup.scenario ?? (game.scenarios[0]?.id as string),
  options: setup.options ?? {},
  setup,
});
