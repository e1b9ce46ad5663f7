import { parseRecord } from '../../formats/record.ts';
import { unknownGame } from '../../formats/start.ts';
import type { SetupError } from '../../kernel/game.ts';
import { otherRules, replay, type GameRecord, type Match, type ReplayError } from '../../kernel/match.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { readText } from './files.ts';
import { formatProblem, problem, Problem, type Place } from '../output/problem.ts';
import type { Terminal } from '../output/terminal.ts';

export interface Loaded {
  file: string;
  text: string;
  record: GameRecord;
  game: Wargame;
  match: Match;
}

export async function gameOf(terminal: Terminal, id: string): Promise<Wargame> {
  const { games } = terminal.environment;
  const game = await games.get(id)?.load();
  if (!game) throw formatProblem(unknownGame(id, games), {});
  return game;
}

/** The record in the file; its actions are not played. */
export async function readRecord(terminal: Terminal, file: string): Promise<Omit<Loaded, 'match'>> {
  const text = readText(file);
  const parsed = await parseRecord(text, terminal.environment.games);
  if (!parsed.ok) throw formatProblem(parsed.error, { file });
  return { file, text, record: parsed.value, game: await gameOf(terminal, parsed.value.game) };
}

/** The record after its first `until` actions. */
export async function load(terminal: Terminal, file: string, until?: number): Promise<Loaded> {
  const { stopped, ...loaded } = await loadReached(terminal, file, until);
  if (stopped) throw stopped;
  return loaded;
}

/** The same, but a record of other rules is played up to the first refused action; `stopped` describes it. */
export async function loadReached(
  terminal: Terminal,
  file: string,
  until?: number,
): Promise<Loaded & { stopped?: Problem }> {
  const read = await readRecord(terminal, file);
  const played = replay(read.game, read.record, until);
  if (played.ok) return { ...read, match: played.value as Match };
  const problem = replayProblem(terminal, read, played.error, file);
  if (!('reached' in played.error) || !otherRules(read.game, read.record)) throw problem;
  return { ...read, match: played.error.reached as Match, stopped: problem };
}

/** A sentence saying that the record was played under another version of the rules; empty when it was not. */
export function otherRulesText(terminal: Terminal, { game, record }: Pick<Loaded, 'game' | 'record'>): string {
  const versions = otherRules(game, record);
  return versions ? terminal.say('other-rules', { game: game.title, ...versions }) : '';
}

/** Field of the record that is wrong, by code. */
const CLAIMS: Readonly<Record<string, string>> = {
  'hash-differs': 'hash',
  'result-differs': 'result',
  'promise-differs': 'proofs',
  'rolls-missing': 'proofs',
};

export function replayProblem(
  terminal: Terminal,
  { game, record }: Pick<Loaded, 'game' | 'record'>,
  error: ReplayError,
  file: string,
): Problem {
  if ('errors' in error) return setupProblem(terminal, game, error.errors, { file, at: 'setup' });
  const { at, refusal } = error;
  const reason = terminal.refusal(game, refusal);
  const claim = CLAIMS[refusal.code];
  if (claim) return new Problem(refusal.code, { text: reason, place: { file, at: claim } });
  const refused = terminal.say('record-refused', { reason });
  const text = `${otherRulesText(terminal, { game, record })} ${refused}`.trim();
  return new Problem(refusal.code, { text, place: { file, at: `actions[${at}]` }, json: { at } });
}

/** All errors of a start, one per line. */
export function setupProblem(terminal: Terminal, game: Wargame, errors: readonly SetupError[], place: Place): Problem {
  const reasons = errors.map((error) => ({ ...error, text: terminal.refusal(game, error) }));
  const lines = reasons.map(({ at, text }) => `${at ? `${at}: ` : ''}${text}`);
  const head = terminal.say('setup-refused', { count: errors.length });
  const text = lines.length === 1 ? `${head} ${reasons[0]?.text ?? ''}` : [head, ...lines].join('\n  ');
  const at = place.at ?? errors[0]?.at;
  return new Problem('setup-refused', { text, place: { ...place, ...(at ? { at } : {}) }, json: { errors: reasons } });
}

/** A side of the game, or null when `--as` is absent. */
export function sideOf(game: Wargame, side: string | undefined): string | null {
  if (side === undefined) return null;
  if (!game.sides.includes(side)) throw problem('unknown-side', { side, known: game.sides.join(', ') }, { at: '--as' });
  return side;
}
