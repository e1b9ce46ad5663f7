import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIBRARY } from '../src/games/index.ts';
import { examineLine, type Position } from './kit/exam.ts';

const FOLDER = join(import.meta.dirname, '../corpus/exam');

// A position that its good line fails, or its bad one passes, tells nothing about a player.
describe.each(globSync('**/*.json', { cwd: FOLDER }))('%s', (file) => {
  const positions = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as readonly Position[];

  test.each(positions.map((one) => [`${one.id} ${one.title}`, one] as const))('%s', async (_, position) => {
    expect(await examineLine(position, LIBRARY, position.good)).toEqual([]);
    expect(await examineLine(position, LIBRARY, position.bad)).not.toEqual([]);
  });
});
