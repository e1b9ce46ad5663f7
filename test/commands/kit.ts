import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { LIBRARY } from '../../src/games/index.ts';

export interface Ran {
  status: number;
  out: string;
  err: string;
}

/** Runs a command line in this process, with the games. */
export async function bivouac(...argv: string[]): Promise<Ran> {
  const texts = { out: '', err: '' };
  const status = await run(argv, {
    games: LIBRARY,
    out: (text) => (texts.out += `${text}\n`),
    err: (text) => (texts.err += `${text}\n`),
    env: {},
  });
  return { status, ...texts };
}

/** The same with `--json`. */
export async function asked(
  ...argv: string[]
): Promise<{ status: number; err: string; json: Record<string, unknown> }> {
  const { status, out, err } = await bivouac(...argv, '--json');
  return { status, err, json: JSON.parse(out) as Record<string, unknown> };
}

/** A path in a new temporary folder, which is deleted when the test ends. */
export function temporaryPath(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

/** A record that starts from a set-up of the game with nobody else on a blank map. */
export async function sat(game: string, position: object): Promise<string> {
  const file = temporaryPath('game.bivouac.json');
  const doc = { format: 'bivouac-setup', version: 1, game, only: true, map: { base: 'blank' }, ...position };
  const setup = temporaryPath('game.setup.json');
  writeFileSync(setup, JSON.stringify(doc));
  const { status, err } = await bivouac('new', game, '--setup', setup, '-o', file);
  if (status !== 0) throw new Error(err);
  return file;
}
