import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { toy } from '../wargame/toy.test-kit.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { run } from './run.ts';

export const TOY = toy as unknown as Wargame;

export interface CommandResult {
  status: number;
  out: string;
  err: string;
}

/** Runs a command line in this process, with the toy game as its only game. */
export const bivouac = (...argv: string[]): Promise<CommandResult> => bivouacWith({}, ...argv);

/** The same with these variables of the environment. */
export async function bivouacWith(env: Record<string, string>, ...argv: string[]): Promise<CommandResult> {
  const texts = { out: '', err: '' };
  const status = await run(argv, {
    games: new Map([[TOY.id, { about: TOY, load: async () => TOY }]]),
    out: (text) => (texts.out += `${text}\n`),
    err: (text) => (texts.err += `${text}\n`),
    env,
    lines: () => [],
  });
  return { status, ...texts };
}

/** The same with `--json`; the output must be one document. */
export async function asked(...argv: string[]): Promise<{ status: number; err: string; json: unknown }> {
  const { status, out, err } = await bivouac(...argv, '--json');
  return { status, err, json: JSON.parse(out) as unknown };
}

/** A path in a new temporary folder, which is deleted when the test ends. */
export function temporaryPath(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

/** The code of the problem that the work throws, or `done`. */
export async function codeOf(work: () => unknown): Promise<string> {
  try {
    await work();
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  }
}
