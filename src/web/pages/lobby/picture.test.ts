import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../../../games/all.ts';
import { pictureOf } from './picture.ts';

test('every game has the picture of its map', () => {
  for (const { id } of GAMES) expect([id, existsSync(join('src/web/public', pictureOf(id)))]).toEqual([id, true]);
});
