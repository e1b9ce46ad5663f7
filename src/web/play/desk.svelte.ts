import type { Refusal } from '../../kernel/game.ts';
import { replaying, sealed, type GameRecord, type Match, type ReplayError } from '../../kernel/match.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { cryptoDice } from './dice.ts';
import { drawerHere } from './drawer.ts';
import type { Timeline } from '../replay/timeline.ts';
import { Session, type Seat } from './session.ts';
import { Shelf, type Fault } from './shelf.ts';
import { inSlices } from './slices.ts';

/** Why a game does not open, for the reader's language to say. */
export type Trouble =
  | { kind: 'missing' }
  | { kind: 'damaged'; fault: Fault }
  | { kind: 'unreadable' }
  | { kind: 'refused'; refusal: Refusal; at?: number }
  | { kind: 'format'; error: { code: string; at?: string; args?: Readonly<Record<string, string | number>> } };

type Opened = { ok: true; session: Session } | { ok: false; trouble: Trouble };

export const shelf = new Shelf(drawerHere());

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
async function played<T>(work: Generator<number, T>, record: GameRecord, slice?: number): Promise<T | undefined> {
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
  const { id, game, state } = session;
  const record = session.record();
  const { scenario, turn, phase } = game.view(state, null);
  const { result } = record;
  shelf.save({ id, game: game.id, scenario, turn, phase, saved: Date.now(), result }, record);
  room.changed();
}

function kept(session: Session): Session {
  keep(session);
  session.changed = () => keep(session);
  return session;
}

/** Starts a game and puts it on the shelf. */
export function startGame(game: Wargame, scenario: string, options: Readonly<Record<string, string>>): Opened {
  const started = Session.start(freshId(), game, { scenario, options, setup: null }, cryptoDice());
  if (started.ok) return { ok: true, session: kept(started.value) };
  const refusal = started.error[0] ?? { rule: 'contract', code: 'malformed' };
  return { ok: false, trouble: { kind: 'refused', refusal } };
}

const SEALS = ['hash-differs', 'result-differs'];

/** Which action of a record is refused and why; a broken seal is no action's fault. */
function refused(error: ReplayError): Trouble {
  const refusal = ('refusal' in error ? error.refusal : error.errors[0]) ?? { rule: 'contract', code: 'malformed' };
  return { kind: 'refused', refusal, ...(SEALS.includes(refusal.code) ? {} : { at: error.at }) };
}

/** A kept record and the game it belongs to. */
async function find(
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

/** Why a kept record does not play: by itself, or because the rules it was played by are not these any more. */
function unplayable(record: GameRecord, game: Wargame, error: ReplayError | undefined): Trouble {
  if (record.rules !== game.rules) {
    const args = { game: game.id, found: record.rules, has: game.rules };
    return { kind: 'format', error: { code: 'other-rules', args } };
  }
  return error ? refused(error) : { kind: 'damaged', fault: { code: 'head' } };
}

/**
 * Takes a game from the shelf. `atOnce`: in one go, where the game as it was is still on the table and would otherwise
 * be played on in between.
 */
export async function openGame(id: string, atOnce = false): Promise<Opened> {
  const found = await find(id);
  if (!found.ok) return found;
  const { record, game } = found;
  const match = await played(replaying(game as Match['game'], record), record, atOnce ? Infinity : undefined);
  if (!match?.ok) return { ok: false, trouble: unplayable(record, game, match?.error) };
  const session = Session.of(id, game, match.value, cryptoDice());
  session.changed = () => keep(session);
  if (session.actions.length > record.actions.length) keep(session);
  return { ok: true, session };
}

/** Takes a game from the shelf to look at it; nothing is written. */
export async function openReplay(
  id: string,
): Promise<{ ok: true; timeline: Timeline; record: GameRecord } | { ok: false; trouble: Trouble }> {
  const [found, { Timeline: Line }] = await Promise.all([find(id), import('../replay/timeline.ts')]);
  if (!found.ok) return found;
  const { record, game } = found;
  const made = await played(Line.making(game, record), record);
  if (!made?.ok) return { ok: false, trouble: unplayable(record, game, made?.error) };
  return { ok: true, timeline: made.value, record };
}

/** Reads a record file and puts it on the shelf as a new game; a file that is refused changes nothing. */
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
  const whole = match.ok ? sealed(match.value, record) : match;
  if (!whole.ok) return { ok: false, trouble: refused(whole.error) };
  return { ok: true, session: kept(Session.of(freshId(), game, whole.value, cryptoDice())) };
}

/** Hands the game to the reader as a file. */
export async function saveFile(session: Seat): Promise<void> {
  const { makeRecord } = await import('../../formats/record.ts');
  const { turn } = session.game.view(session.state, null);
  handOver(`${session.game.id}-turn-${turn}.bivouac.json`, makeRecord(session.record()));
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
