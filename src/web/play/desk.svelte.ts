import type { Refusal } from '../../kernel/game.ts';
import { verify, type GameRecord, type ReplayError } from '../../kernel/match.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { cryptoDice } from './dice.ts';
import { drawerHere } from './drawer.ts';
import type { Timeline } from '../replay/timeline.ts';
import { Session, type Seat } from './session.ts';
import { Shelf } from './shelf.ts';

/** Why a game does not open, for the reader's language to say. */
export type Trouble =
  | { kind: 'missing' }
  | { kind: 'refused'; refusal: Refusal; at?: number }
  | { kind: 'format'; error: { code: string; at?: string; args?: Readonly<Record<string, string | number>> } };

type Opened = { ok: true; session: Session } | { ok: false; trouble: Trouble };

export const shelf = new Shelf(drawerHere());

/** Games and rules come in a file of their own, so that the lobby opens without them. */
export const games = async (): Promise<readonly Wargame[]> => (await import('../../games/index.ts')).GAMES;

/** The room on this device is full: games are no longer kept. */
class Room {
  full = $state(false);
}
export const room = new Room();

function freshId(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return [...words].map((word) => word.toString(36)).join('');
}

function keep(session: Session): void {
  const { id, game, state } = session;
  const record = session.record();
  const { scenario, turn, phase } = game.view(state, null);
  const { result } = record;
  try {
    shelf.save({ id, game: game.id, scenario, turn, phase, saved: Date.now(), result }, record);
    room.full = false;
  } catch {
    room.full = true;
  }
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

/** `isKept`: the record lies on the shelf as it is, and is written again only when dice were still due. */
function resume(id: string, game: Wargame | undefined, record: GameRecord, isKept: boolean): Opened {
  if (!game) return { ok: false, trouble: { kind: 'missing' } };
  const resumed = Session.resume(id, game, record, cryptoDice());
  if (!resumed.ok) return { ok: false, trouble: refused(resumed.error) };
  const session = resumed.value;
  session.changed = () => keep(session);
  if (!isKept || session.actions.length > record.actions.length) keep(session);
  return { ok: true, session };
}

const SEALS = ['hash-differs', 'result-differs'];

/** Which action of a record is refused and why; a broken seal is no action's fault. */
function refused(error: ReplayError): Trouble {
  const refusal = ('refusal' in error ? error.refusal : error.errors[0]) ?? { rule: 'contract', code: 'malformed' };
  return { kind: 'refused', refusal, ...(SEALS.includes(refusal.code) ? {} : { at: error.at }) };
}

/** Takes a game from the shelf. */
export async function openGame(id: string): Promise<Opened> {
  const record = shelf.load(id);
  if (!record) return { ok: false, trouble: { kind: 'missing' } };
  const all = await games();
  const game = all.find((one) => one.id === record.game);
  return resume(id, game, record, true);
}

/** Takes a game from the shelf to look at it; nothing is written. */
export async function openReplay(
  id: string,
): Promise<{ ok: true; timeline: Timeline; record: GameRecord } | { ok: false; trouble: Trouble }> {
  const record = shelf.load(id);
  const [all, { Timeline: Line }] = await Promise.all([games(), import('../replay/timeline.ts')]);
  const game = record && all.find((one) => one.id === record.game);
  if (!record || !game) return { ok: false, trouble: { kind: 'missing' } };
  const made = Line.of(game, record);
  return made.ok ? { ok: true, timeline: made.value, record } : { ok: false, trouble: refused(made.error) };
}

/** Reads a record file and puts it on the shelf as a new game; a file that is refused changes nothing. */
export async function loadFile(text: string): Promise<Opened> {
  const [all, { parseRecord }] = await Promise.all([games(), import('../../formats/record.ts')]);
  const parsed = parseRecord(text, all);
  if (!parsed.ok) return { ok: false, trouble: { kind: 'format', error: parsed.error } };
  const game = all.find(({ id }) => id === parsed.value.game) as Wargame;
  const verified = verify(game, parsed.value);
  if (verified.ok) return resume(freshId(), game, parsed.value, false);
  return { ok: false, trouble: refused(verified.error) };
}

/** Hands the game to the reader as a file. */
export async function saveFile(session: Seat): Promise<void> {
  const { makeRecord } = await import('../../formats/record.ts');
  const { turn } = session.game.view(session.state, null);
  const url = URL.createObjectURL(new Blob([makeRecord(session.record())], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${session.game.id}-turn-${turn}.bivouac.json`;
  link.click();
  URL.revokeObjectURL(url);
}
