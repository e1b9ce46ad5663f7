import { GAMES_HERE } from './library.ts';
import { unhashedRecordOf, type GameRecord, type Match } from '../../kernel/match.ts';
import { resumed, type Snapshot } from '../../kernel/snapshot.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { canRoll, cryptoDice } from '../../seat/dice.ts';
import { localKeyValueStore } from '../storage/key-value-store.ts';
import { Session } from '../../seat/session.ts';
import { GameStore } from './game-store.ts';
import type { GameWriter } from './game-writer.ts';
import { goneOn, playOver } from './playout/play-over.svelte.ts';
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

function freshId(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return [...words].map((word) => word.toString(36)).join('');
}

function save(session: Session, writer: GameWriter): void {
  const { match } = session;
  void saveRecord(writer, session, unhashedRecordOf(match));
  if (!storage.unsaved) void snapshots.keep(writer.id, match);
}

/** Begins to save at once: the page may be left before it is done. */
async function saveRecord(
  writer: GameWriter,
  { game, state }: Pick<Session, 'game' | 'state'>,
  record: GameRecord,
): Promise<void> {
  const { id } = writer;
  const { scenario, turn, phase } = game.view(state, null);
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

/** The position in which a saved game ended, with all of its log, where it is kept and nothing can be undone in it. */
export async function keptEnd(id: string, record: GameRecord): Promise<Snapshot | undefined> {
  const snapshot = await snapshots.open(id, record);
  return snapshot?.at === record.actions.length ? snapshot : undefined;
}

/** The match to go on with from where nothing can be undone any more: that position is kept. */
function played(id: string, from: Match, record: GameRecord, slice?: number): Promise<Match | undefined> {
  void snapshots.keep(id, from);
  return goneOn(from, record, slice);
}

/** Replays a saved record from its snapshot, or from the start where there is none that leads to its end. */
async function replayed(
  id: string,
  record: GameRecord,
  game: Wargame,
  slice?: number,
): Promise<{ match: Match } | { problem: Problem }> {
  const snapshot = await snapshots.open(id, record);
  const from = snapshot && resumed(game as Match['game'], record, snapshot);
  const quick = from && (await goneOn(from, record, slice));
  if (quick) return { match: quick };
  const over = await playOver({ record, playOn: true }, slice);
  const made = over?.ok ? over.value.match : undefined;
  const match = made?.ok ? await played(id, made.value, record, slice) : undefined;
  return match ? { match } : { problem: unplayable(id, record, game, made?.ok === false ? made.error.why : undefined) };
}

/** Opens a saved game. `atOnce`: without slices, because the game as it was is still on the table meanwhile. */
export async function openGame(id: string, atOnce = false): Promise<Opened> {
  if (!canRoll()) return NO_DICE;
  const found = await gameOf(await store.open(id));
  if (!found.ok) return found;
  const { game, read } = found;
  const { record, writer } = read;
  const over = await replayed(id, record, game, atOnce ? Infinity : undefined);
  if ('problem' in over) return { ok: false, problem: over.problem };
  const session = saving(Session.of(id, game, over.match, cryptoDice(), { gestures: gesturesOf(id) }), writer);
  if (session.actions.length > record.actions.length) save(session, writer);
  return { ok: true, session };
}

/**
 * Reads a record file and saves it as a new game, one of other rules too where they accept only a part of it. A file
 * that is refused changes nothing.
 */
export async function loadFile(file: File): Promise<Opened> {
  if (!canRoll()) return NO_DICE;
  const { LIMITS } = await import('../../formats/limits.ts');
  if (file.size > LIMITS.size) {
    const args = { size: file.size, limit: LIMITS.size };
    return { ok: false, problem: { kind: 'format', error: { code: 'too-large', args } } };
  }
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { ok: false, problem: { kind: 'unreadable' } };
  const over = await playOver({ text, playOn: true });
  if (!over) return { ok: false, problem: { kind: 'broken' } };
  if (!over.ok) return { ok: false, problem: { kind: 'format', error: over.error } };
  const { record, game, match } = over.value;
  const id = freshId();
  if (match.ok) {
    const whole = await played(id, match.value, record);
    if (!whole) return { ok: false, problem: { kind: 'broken' } };
    return { ok: true, session: created(Session.of(id, game, whole, cryptoDice())) };
  }
  const { why, reached } = match.error;
  const problem = unplayable(id, record, game, why);
  if (reached && problem.kind === 'halted') await saveRecord(store.create(id), { game, state: reached }, record);
  return { ok: false, problem };
}
