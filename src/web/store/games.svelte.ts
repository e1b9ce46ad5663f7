import type { Result } from '../../kernel/game.ts';
import {
  replaying,
  checkClaims,
  unhashedRecordOf,
  type GameRecord,
  type Match,
  type ReplayError,
} from '../../kernel/match.ts';
import { resumed } from '../../kernel/snapshot.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { cryptoDice } from '../seat/dice.ts';
import { drawerHere } from '../storage/key-value-store.ts';
import type { Seat } from '../seat/seat.ts';
import { Session } from '../seat/session.ts';
import { Shelf } from './game-store.ts';
import { inSlices } from './slices.ts';
import { Snapshots } from './snapshots.ts';
import { unplayable, type Trouble } from './problem.ts';

export type { Halt, Trouble } from './problem.ts';

type Opened = { ok: true; session: Session } | { ok: false; trouble: Trouble };

export const shelf = new Shelf(drawerHere());
/** The name of this file in a built page changes with whatever it needs; while it is developed, no snapshot outlives a loading. */
const snapshots = new Snapshots(drawerHere(), import.meta.env.DEV ? String(Date.now()) : import.meta.url);

/** Games and rules come in a file of their own, so that the lobby opens without them. */
export const games = async (): Promise<readonly Wargame[]> => (await import('../../games/index.ts')).GAMES;

/** What the shelf cannot say by itself, because it is no part of the page. */
class Room {
  /** No room on this device is left: games are only held in memory. */
  full = $state(false);
  #changes = $state(0);

  /** Games that can be read, newest first. */
  readonly games = $derived.by(() => (void this.#changes, shelf.list()));
  readonly damaged = $derived.by(() => (void this.#changes, shelf.damaged()));

  /** The shelf has changed, here or in another tab; what had no room is tried again, for some may have been made. */
  changed(): void {
    this.full = !shelf.settle();
    this.#changes++;
  }
}
export const room = new Room();

/** Takes a game off the shelf for good. */
export function removeGame(id: string): void {
  shelf.remove(id);
  room.changed();
}

/** How far a long game is in being opened: actions played, of how many. */
class Opening {
  done = $state(0);
  all = $state(0);
}
export const opening = new Opening();

/** Plays a record in slices, telling how far it is; what cannot even be tried gives undefined. */
export async function played<T>(
  work: Generator<number, T>,
  record: GameRecord,
  slice?: number,
): Promise<T | undefined> {
  Object.assign(opening, { done: 0, all: record.actions.length });
  try {
    return await inSlices(work, (done) => (opening.done = done), slice);
  } catch {
    return undefined;
  } finally {
    opening.all = 0;
  }
}

function freshId(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return [...words].map((word) => word.toString(36)).join('');
}

function keep(session: Session): void {
  const { id, match } = session;
  store(id, match, unhashedRecordOf(match));
  if (!room.full) snapshots.keep(id, match);
}

function store(id: string, { game, state }: Match, record: GameRecord): void {
  const { scenario, turn, phase } = (game as Wargame).view(state, null);
  const { result } = record;
  shelf.save({ id, game: game.id, scenario, turn, phase, saved: Date.now(), result }, record);
  room.changed();
}

const now = (): string => new Date().toISOString();

/** From now on the game is kept after whatever is played. */
function keeping(session: Session): Session {
  session.changed = () => {
    const { toAct, match } = session;
    if (toAct === 'over' && match.notes?.finished === undefined) session.note({ finished: now() });
    keep(session);
  };
  return session;
}

function kept(session: Session): Session {
  keep(session);
  return keeping(session);
}

/** Starts a game and puts it on the shelf. */
export function startGame(game: Wargame, scenario: string, options: Readonly<Record<string, string>>): Opened {
  const started = Session.start(freshId(), game, { scenario, options, setup: null }, cryptoDice());
  if (started.ok) {
    started.value.note({ started: now() });
    return { ok: true, session: kept(started.value) };
  }
  const refusal = started.error[0] ?? { rule: 'contract', code: 'malformed' };
  return { ok: false, trouble: { kind: 'refused', game: game.id, refusal } };
}

/** A kept record and the game it belongs to. */
export async function find(
  id: string,
): Promise<{ ok: true; record: GameRecord; game: Wargame } | { ok: false; trouble: Trouble }> {
  const opened = shelf.open(id);
  if (!opened) return { ok: false, trouble: { kind: 'missing' } };
  if (!opened.ok) return { ok: false, trouble: { kind: 'damaged', fault: opened.fault } };
  const { record } = opened;
  const all = await games();
  const game = all.find((one) => one.id === record.game);
  if (game) return { ok: true, record, game };
  const known = all.map(({ id }) => id).join(', ');
  return {
    ok: false,
    trouble: { kind: 'format', error: { code: 'unknown-game', args: { game: record.game, known } } },
  };
}

/** Plays a kept record from its snapshot, or from the start where there is none that leads to its end. */
async function replayed(
  id: string,
  record: GameRecord,
  game: Match['game'],
  slice?: number,
): Promise<Result<Match, ReplayError> | undefined> {
  const snapshot = snapshots.open(id, record);
  const from = snapshot && resumed(game, record, snapshot);
  const quick = from && (await played(replaying(game, record, record.actions.length, from), record, slice));
  return quick?.ok ? quick : played(replaying(game, record), record, slice);
}

/**
 * Takes a game from the shelf. `atOnce`: in one go, where the game as it was is still on the table and would otherwise
 * be played on in between.
 */
export async function openGame(id: string, atOnce = false): Promise<Opened> {
  const found = await find(id);
  if (!found.ok) return found;
  const { record, game } = found;
  const match = await replayed(id, record, game as Match['game'], atOnce ? Infinity : undefined);
  if (!match?.ok) return { ok: false, trouble: unplayable(id, record, game, match?.error) };
  const session = keeping(Session.of(id, game, match.value, cryptoDice()));
  if (session.actions.length > record.actions.length) keep(session);
  return { ok: true, session };
}

/**
 * Reads a record file and puts it on the shelf as a new game, one of other rules too where they accept only a part of it. A file
 * that is refused changes nothing.
 */
export async function loadFile(file: File): Promise<Opened> {
  const [all, { parseRecord }, { LIMITS }] = await Promise.all([
    games(),
    import('../../formats/record.ts'),
    import('../../formats/limits.ts'),
  ]);
  if (file.size > LIMITS.size) {
    const args = { size: file.size, limit: LIMITS.size };
    return { ok: false, trouble: { kind: 'format', error: { code: 'too-large', args } } };
  }
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { ok: false, trouble: { kind: 'unreadable' } };
  const parsed = parseRecord(text, all);
  if (!parsed.ok) return { ok: false, trouble: { kind: 'format', error: parsed.error } };
  const record = parsed.value;
  const game = all.find(({ id }) => id === record.game) as Wargame;
  const match = await played(replaying(game as Match['game'], record), record);
  if (!match) return { ok: false, trouble: { kind: 'unreadable' } };
  const whole = match.ok ? checkClaims(match.value, record) : match;
  const id = freshId();
  if (whole.ok) return { ok: true, session: kept(Session.of(id, game, whole.value, cryptoDice())) };
  const trouble = unplayable(id, record, game, whole.error);
  if ('reached' in whole.error && whole.error.reached && trouble.kind === 'halted') {
    store(id, whole.error.reached, record);
  }
  return { ok: false, trouble };
}

/** Hands the game to the reader as a file. */
export async function saveFile(session: Seat): Promise<void> {
  const { makeRecord } = await import('../../formats/record.ts');
  const { turn } = session.game.view(session.state, null);
  const record = await session.record();
  if (record) handOver(`${session.game.id}-turn-${turn}.bivouac.json`, makeRecord(record));
}

/**
 * Hands a kept game to the reader as a file without playing it: its record, or what is left of it entry by entry.
 * Needs nothing that is not loaded already.
 */
export function saveKept(id: string): void {
  const record = shelf.load(id);
  if (record) handOver(`${record.game}-${id}.bivouac.json`, JSON.stringify(record));
  else handOver(`${id}.broken.json`, JSON.stringify({ format: 'bivouac-broken', id, entries: shelf.raw(id) }, null, 1));
}

function handOver(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
