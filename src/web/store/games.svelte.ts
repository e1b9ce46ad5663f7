import { GAMES_HERE } from './library.ts';
import type { Result } from '../../kernel/game.ts';
import {
  replaying,
  unhashedRecordOf,
  verifying,
  type GameRecord,
  type Match,
  type ReplayError,
} from '../../kernel/match.ts';
import { resumed } from '../../kernel/snapshot.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { canRoll, cryptoDice } from '../../seat/dice.ts';
import { localKeyValueStore } from '../storage/key-value-store.ts';
import { Session } from '../../seat/session.ts';
import { GameStore } from './game-store.ts';
import type { GameWriter } from './game-writer.ts';
import { inSlices } from './slices.ts';
import { Snapshots } from './snapshots.ts';
import { StorageState } from './storage-state.svelte.ts';
import { unplayable, type Corruption, type Problem } from './problem.ts';

export type { Halt, Problem } from './problem.ts';

type Opened = { ok: true; session: Session } | { ok: false; problem: Problem };

export const store = new GameStore(localKeyValueStore(), () => void storage.changed());
export const storage = new StorageState(store);
/** The name of this file in a built page changes with everything it needs; in development no snapshot is used again. */
const snapshots = new Snapshots(store.connection, import.meta.env.DEV ? String(Date.now()) : import.meta.url);

// The lobby and a table both need it, and it opens while the rest of the page is still being loaded.
void store.connection.open().catch(() => undefined);

/** Deletes a game for good. */
export async function removeGame(id: string): Promise<void> {
  await store.remove(id).catch(() => undefined);
  await storage.saved(id);
}

/** How far the opening of a long game is: actions replayed, of how many. */
class LoadProgress {
  done = $state(0);
  all = $state(0);
}
export const loadProgress = new LoadProgress();

/** Replays a record in slices and shows the progress; undefined when it cannot even be tried. */
export async function played<T>(
  work: Generator<number, T>,
  record: GameRecord,
  slice?: number,
): Promise<T | undefined> {
  Object.assign(loadProgress, { done: 0, all: record.actions.length });
  try {
    return await inSlices(work, (done) => (loadProgress.done = done), slice);
  } catch {
    return undefined;
  } finally {
    loadProgress.all = 0;
  }
}

function freshId(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return [...words].map((word) => word.toString(36)).join('');
}

function save({ match }: Session, writer: GameWriter): void {
  void saveRecord(writer, match, unhashedRecordOf(match));
  if (!storage.unsaved) void snapshots.keep(writer.id, match);
}

/** Begins to save at once: the page may be left before it is done. */
async function saveRecord(writer: GameWriter, { game, state }: Match, record: GameRecord): Promise<void> {
  const { id } = writer;
  const { scenario, turn, phase } = (game as Wargame).view(state, null);
  const { result, players } = record;
  const about = { id, game: game.id, scenario, turn, phase, saved: Date.now(), result };
  const entry = { ...about, ...(players && { players }) };
  const outcome = await writer.save({ entry, record });
  if (outcome === 'conflict') storage.refused(id);
  else if (outcome === 'saved') await storage.saved(id);
  else await storage.changed();
}

const now = (): string => new Date().toISOString();

/** From now on the game is saved after every action. */
function saving(session: Session, writer: GameWriter): Session {
  session.watch(() => {
    const { toAct, match } = session;
    if (toAct === 'over' && match.notes?.finished === undefined) session.note({ finished: now() });
    save(session, writer);
    store.note(session.id, GESTURES, session.gestures.join(' '));
  });
  return session;
}

/** The remark where the gestures of a game that can still be undone began. */
const GESTURES = 'gestures';

const gesturesOf = (id: string): number[] =>
  (store.noted(id, GESTURES) ?? '')
    .split(' ')
    .filter((at) => at !== '')
    .map(Number);

/** A new game, which is saved. */
function created(session: Session): Session {
  const writer = store.create(session.id);
  save(session, writer);
  return saving(session, writer);
}

const NO_DICE: Opened = { ok: false, problem: { kind: 'no-dice' } };

/** A new game; `players`: who plays, by side, where that has a name. */
export function startGame(
  game: Wargame,
  scenario: string,
  options: Readonly<Record<string, string>>,
  players: Readonly<Record<string, string>> = {},
): Opened {
  if (!canRoll()) return NO_DICE;
  const started = Session.start(freshId(), game, { scenario, options, setup: null }, cryptoDice());
  if (started.ok) {
    started.value.note({ started: now(), ...(Object.keys(players).length > 0 && { players }) });
    return { ok: true, session: created(started.value) };
  }
  const refusal = started.error[0] ?? { rule: 'contract', code: 'malformed' };
  return { ok: false, problem: { kind: 'refused', game: game.id, refusal } };
}

type Found<Read> = { ok: true; read: Read; game: Wargame } | { ok: false; problem: Problem };

/** What was read of a saved game, and the game it belongs to. */
async function gameOf<Read extends { record: GameRecord }>(
  found: ({ ok: true } & Read) | { ok: false; corruption: Corruption } | undefined,
): Promise<Found<Read>> {
  if (!found) return { ok: false, problem: { kind: 'missing' } };
  if (!found.ok) return { ok: false, problem: { kind: 'damaged', corruption: found.corruption } };
  const game = await GAMES_HERE.get(found.record.game)?.load();
  if (game) return { ok: true, read: found, game };
  const args = { game: found.record.game, known: [...GAMES_HERE.keys()].join(', ') };
  return { ok: false, problem: { kind: 'format', error: { code: 'unknown-game', args } } };
}

/** A saved record, to be looked at. */
export const find = async (id: string): Promise<Found<{ record: GameRecord }>> => gameOf(await store.read(id));

/** Replays a saved record from its snapshot, or from the start where there is none that leads to its end. */
async function replayed(
  id: string,
  record: GameRecord,
  game: Match['game'],
  slice?: number,
): Promise<Result<Match, ReplayError> | undefined> {
  const snapshot = await snapshots.open(id, record);
  const from = snapshot && resumed(game, record, snapshot);
  const quick = from && (await played(replaying(game, record, record.actions.length, from), record, slice));
  return quick?.ok ? quick : played(replaying(game, record), record, slice);
}

/** Opens a saved game. `atOnce`: without slices, because the game as it was is still on the table meanwhile. */
export async function openGame(id: string, atOnce = false): Promise<Opened> {
  if (!canRoll()) return NO_DICE;
  const found = await gameOf(await store.open(id));
  if (!found.ok) return found;
  const { game, read } = found;
  const { record, writer } = read;
  const match = await replayed(id, record, game as Match['game'], atOnce ? Infinity : undefined);
  if (!match?.ok) return { ok: false, problem: unplayable(id, record, game, match?.error) };
  const session = saving(Session.of(id, game, match.value, cryptoDice(), { gestures: gesturesOf(id) }), writer);
  if (session.actions.length > record.actions.length) save(session, writer);
  return { ok: true, session };
}

/**
 * Reads a record file and saves it as a new game, one of other rules too where they accept only a part of it. A file
 * that is refused changes nothing.
 */
export async function loadFile(file: File): Promise<Opened> {
  if (!canRoll()) return NO_DICE;
  const [{ parseRecord }, { LIMITS }] = await Promise.all([
    import('../../formats/record.ts'),
    import('../../formats/limits.ts'),
  ]);
  if (file.size > LIMITS.size) {
    const args = { size: file.size, limit: LIMITS.size };
    return { ok: false, problem: { kind: 'format', error: { code: 'too-large', args } } };
  }
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { ok: false, problem: { kind: 'unreadable' } };
  const parsed = await parseRecord(text, GAMES_HERE);
  if (!parsed.ok) return { ok: false, problem: { kind: 'format', error: parsed.error } };
  const record = parsed.value;
  const game = (await GAMES_HERE.get(record.game)?.load()) as Wargame;
  const whole = await played(verifying(game as Match['game'], record), record);
  if (!whole) return { ok: false, problem: { kind: 'broken' } };
  const id = freshId();
  if (whole.ok) return { ok: true, session: created(Session.of(id, game, whole.value, cryptoDice())) };
  const problem = unplayable(id, record, game, whole.error);
  if ('reached' in whole.error && whole.error.reached && problem.kind === 'halted') {
    await saveRecord(store.create(id), whole.error.reached, record);
  }
  return { ok: false, problem };
}
