import type { Kysely } from 'kysely';
import type { Game, Refusal } from '../../kernel/game.ts';
import { replay, type GameRecord, type Match } from '../../kernel/match.ts';
import type { Library, Wargame } from '../../wargame/wargame.ts';
import { actionsOf, standingOf } from '../store/game-rows.ts';
import type { Tables } from '../store/tables.ts';

/** How a kept game fares by the rules that are here. */
export interface Fared {
  readonly id: string;
  readonly game: string;
  /** Actions that are kept of it, as far as they can be read. */
  readonly actions: number;
  /** `no-game`: these rules are not here; `damaged`: what is kept cannot be read. */
  readonly how: 'goes-on' | 'stops' | 'no-game' | 'damaged';
  /** The action at which it stops, by its number from 0 (-1: its start), and why. */
  readonly at?: number;
  readonly refusal?: Refusal;
  /** Lists say something else of it than where it stands. */
  readonly isListedWrong?: true;
}

/** Replays every game that is kept. `write`: mends what lists say, and nothing else. */
export async function* repair(db: Kysely<Tables>, library: Library, write: boolean): AsyncGenerator<Fared> {
  for (const { id } of await db.selectFrom('games').select('id').orderBy('created').orderBy('id').execute()) {
    const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) continue;
    const game = await library.get(row.game)?.load();
    yield await replayed(db, row, game, write).catch((error: unknown) => damaged(row, error));
  }
}

/** A game whose texts are no JSON any more, as after the loss of a disk; any other error is not of one game. */
function damaged({ id, game }: Tables['games'], error: unknown): Fared {
  if (error instanceof SyntaxError) return { id, game, actions: 0, how: 'damaged' };
  throw error;
}

async function replayed(
  db: Kysely<Tables>,
  row: Tables['games'],
  game: Wargame | undefined,
  write: boolean,
): Promise<Fared> {
  const { id } = row;
  const actions = await actionsOf(db, id);
  const about = { id, game: row.game, actions: actions.length };
  if (!game) return { ...about, how: 'no-game' };
  const standing = standingOf(row);
  const played = replay(game as unknown as Game, recordOf(row, actions, standing?.ending ?? null));
  if (!played.ok) return { ...about, how: 'stops', ...stopOf(played.error) };
  const now = standing && nowOf(game, played.value);
  if (!standing || !now || (now.toAct === standing.toAct && now.turn === standing.turn))
    return { ...about, how: 'goes-on' };
  if (write)
    await db
      .updateTable('games')
      .set({ standing: JSON.stringify({ ...standing, ...now }) })
      .where('id', '=', id)
      .where('version', '=', row.version)
      .execute();
  return { ...about, how: 'goes-on', isListedWrong: true };
}

type Failure = Extract<ReturnType<typeof replay>, { ok: false }>['error'];

function stopOf(error: Failure): Pick<Fared, 'at' | 'refusal'> {
  if ('refusal' in error) return { at: error.at, refusal: error.refusal };
  const [refusal] = error.errors;
  return { at: -1, ...(refusal ? { refusal } : {}) };
}

const recordOf = (
  { game, rules, scenario, options }: Tables['games'],
  actions: GameRecord['actions'],
  result: GameRecord['result'],
): GameRecord => ({
  format: 'bivouac-record',
  version: 1,
  game,
  rules,
  scenario,
  options: JSON.parse(options) as GameRecord['options'],
  setup: null,
  actions,
  result,
  hash: null,
});

/** Whose decision is due in which turn; undefined while dice are, which fall when the game is opened. */
function nowOf(game: Wargame, { state, ending }: Match): { toAct: string; turn: number } | undefined {
  const toAct = ending ? 'over' : game.toAct(state);
  return toAct === 'chance' ? undefined : { toAct, turn: game.moment(state).turn };
}
