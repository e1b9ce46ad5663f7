import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../src/cli/records/write.ts';
import type { Tally } from '../test/kit/laws.ts';
import { addTally, emptyTally } from '../test/kit/laws.ts';
import type { Part } from '../test/kit/soak.ts';
import { PARTS } from '../test/kit/soak.ts';
import type { Subject } from '../test/kit/subject.ts';
import { SUBJECTS } from '../test/kit/subject.ts';
import { root } from './common.mjs';

/** What came of one part of the long run of one game. */
export interface Account {
  part: Part;
  tally: Tally;
  breaches: string[];
  seconds: number;
  /** The seed after the last one played; none before its first run, nor in results that do not know it. */
  next?: number;
  /** When, from an earlier day on where it has gone on, and under which version of the game's rules it was run; undefined before its first run. */
  run: { readonly since?: string; readonly day: string; readonly rules: string } | undefined;
}

export interface GameAccount {
  subject: Subject;
  accounts: readonly Account[];
}

/** What the run was asked for: a share of the full figures, and a limit of time for each game (0: none). */
export interface Effort {
  scale: number;
  seconds: number;
}

/** Beside the report, so that the run can go on in another checkout. */
const file = join(root, 'docs/soak.json');

export interface Results {
  effort: Effort;
  games: GameAccount[];
}

/** What a run has found so far, a line for each game: from it the report can be written again. */
export function keep({ effort, games }: Results): void {
  const maps = (_: string, value: unknown): unknown => (value instanceof Map ? { entries: [...value] } : value);
  const told = games.map(({ subject, accounts }) =>
    JSON.stringify({ game: subject.game.id, accounts: accounts.map(idOfPart) }, maps),
  );
  writeWhole(file, `{"effort":${JSON.stringify(effort)},"games":[\n${told.join(',\n')}\n]}\n`);
}

const idOfPart = ({ part, ...account }: Account): object => ({ ...account, part: part.id });

/** What the last run has found; undefined before the first. */
export function kept(): Results | undefined {
  if (!existsSync(file)) return undefined;
  const maps = (_: string, value: unknown): unknown =>
    value !== null && typeof value === 'object' && Object.hasOwn(value, 'entries')
      ? new Map((value as { entries: [string, number][] }).entries)
      : value;
  const { effort, games } = JSON.parse(readFileSync(file, 'utf8'), maps) as {
    effort: Effort;
    games: { game: string; accounts: (Omit<Account, 'part'> & { part: string })[] }[];
  };
  const read = games.flatMap(({ game, accounts }) =>
    SUBJECTS.filter((subject) => subject.game.id === game).map((subject) => ({
      subject,
      accounts: accounts.flatMap((account) => partsOf(account.part).map((part) => ({ ...account, part }))),
    })),
  );
  return { effort, games: read };
}

const partsOf = (id: string): Part[] => PARTS.filter((part) => part.id === id);

/** What all parts of a game have counted together. */
export function totalOf({ accounts }: GameAccount): Tally {
  const all = emptyTally();
  for (const { tally } of accounts) addTally(all, tally);
  return all;
}
