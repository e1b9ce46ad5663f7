import { expect, test } from 'vitest';
import { breaches } from './breaches.ts';

/** Two games beside the file under test, so that the checker knows their names. */
const games = { 'src/games/alpha/index.ts': '', 'src/games/big-push/index.ts': '' };

const check = (files: Record<string, string>): string[] => breaches(new Map(Object.entries({ ...games, ...files })));

test.each([
  ['hex imports kernel', 'src/hex/a.ts', `import { x } from '../kernel/b.ts';`],
  ['kernel imports hex', 'src/kernel/a.ts', `import type { X } from '../hex/b.ts';`],
  ['wargame imports engagement', 'src/wargame/deep/a.ts', `export * from '../../engagement/b.ts';`],
  ['engagement imports games', 'src/engagement/a.ts', `const x = await import('../games/index.ts');`],
  ['games imports ai', 'src/games/alpha/a.ts', `let x: import('../../ai/b.ts').X;`],
  ['ai imports text', 'src/ai/a.ts', `import '../text/b.ts';`],
  ['web imports server', 'src/web/App.svelte', `<p>\n</p>\n<script lang="ts">\n  import '../server/b.ts';\n</script>`],
])('an import that does not point down is a breach: %s', (what, path, text) => {
  const line = path.endsWith('.svelte') ? 4 : 1;
  expect(check({ [path]: text })).toEqual([`${path}:${line}: ${what}, which is not below it (law 1).`]);
});

test('an import that points down or stays in its folder is allowed', () => {
  expect(
    check({
      'src/kernel/a.ts': `import { sha256 } from '@noble/hashes/sha2.js'; import { b } from './b.ts';`,
      'src/wargame/a.ts': `import { h } from '../hex/h.ts'; import { k } from '../kernel/a.ts';`,
      'src/games/alpha/rules/a.ts': `import { w } from '../../../wargame/a.ts'; import { i } from '../index.ts';`,
      'src/games/index.ts': `import { a } from './alpha/index.ts'; import { b } from './big-push/index.ts';`,
      'src/server/a.ts': `import { games } from '../games/index.ts'; import fs from 'node:fs';`,
      'src/cli/a.ts': `import { serve } from '../server/a.ts';`,
    }),
  ).toEqual([]);
});

test('src imports nothing from outside src', () => {
  expect(check({ 'src/cli/a.ts': `import '../../test/b.ts';` })).toEqual([
    'src/cli/a.ts:1: src imports "../../test/b.ts" from outside src.',
  ]);
});

test('a new folder of src needs a level', () => {
  expect(check({ 'src/utils/a.ts': `import '../cli/a.ts';` })).toEqual([
    'src/utils/a.ts:1: src/utils has no level in test/laws/laws.ts (law 1).',
  ]);
});

test.each([
  ['state', 'map', 'table.svelte.ts'],
  ['log', 'gestures', 'LogRow.svelte'],
  ['board/model', 'board', 'sheet.ts'],
])('folders of the page import from lower ones only: web/%s imports web/%s', (from, to, name) => {
  const path = `src/web/${from}/${name}`;
  const use = `import type { X } from '${from.includes('/') ? '../..' : '..'}/${to}/x.ts';`;
  const text = name.endsWith('.svelte') ? `<script lang="ts">${use}</script>` : use;
  expect(check({ [path]: text })).toEqual([`${path}:1: web/${from} imports web/${to}, which is not below it (law 1).`]);
});

test('a new folder of the page needs a level', () => {
  expect(check({ 'src/web/attic/a.ts': '' })).toEqual([
    'src/web/attic/a.ts:1: src/web/attic has no level in test/laws/laws.ts (law 1).',
  ]);
});

test('an import cycle is a breach, of types too', () => {
  expect(
    check({
      'src/hex/a.ts': `import { b } from './b.ts';`,
      'src/hex/b.ts': `import { c } from './c.ts';`,
      'src/hex/c.ts': `import type { A } from './a.ts';`,
    }),
  ).toEqual(['src/hex/a.ts: imports in a circle: src/hex/a.ts → src/hex/b.ts → src/hex/c.ts → src/hex/a.ts (law 1).']);
});

test('a game imports neither another game nor the registry', () => {
  expect(check({ 'src/games/alpha/a.ts': `import '../big-push/index.ts';\nimport '../index.ts';` })).toEqual([
    'src/games/alpha/a.ts:1: the game alpha imports the game big-push (law 2).',
    'src/games/alpha/a.ts:2: the game alpha imports the registry (law 2).',
  ]);
});

test('only the registry imports several games', () => {
  const two = (up: string): string => `import '${up}alpha/index.ts';\nimport '${up}big-push/index.ts';`;
  expect(check({ 'src/games/index.ts': two('./') })).toEqual([]);
  expect(check({ 'src/ai/a.ts': two('../games/') })).toEqual([
    'src/ai/a.ts:2: only src/games/index.ts may import several games (law 2).',
  ]);
});

test.each(['hex', 'kernel', 'wargame', 'engagement'])('%s never names a game', (folder) => {
  expect(check({ [`src/${folder}/a.ts`]: `const x = 1;\n// as in Big Push` })).toEqual([
    `src/${folder}/a.ts:2: shared code names the game big-push (law 2).`,
  ]);
});

test('the board knows hexes and nothing else', () => {
  expect(
    check({
      'src/web/board/a.ts': `import '../../hex/h.ts'; import './b.ts'; import 'd3-zoom'; import { on } from 'svelte/events';`,
      'src/web/board/c.ts': `import '../../text/en.ts';\nimport '../pages/lobby/a.ts';\nimport 'zod';`,
    }),
  ).toEqual([
    'src/web/board/c.ts:2: web/board imports web/pages/lobby, which is not below it (law 1).',
    expect.stringContaining('src/web/board/c.ts:1: the board imports "../../text/en.ts"'),
    expect.stringContaining('src/web/board/c.ts:2: the board imports "../pages/lobby/a.ts"'),
    expect.stringContaining('src/web/board/c.ts:3: the board imports "zod"'),
  ]);
});

test.each(['Math.random()', 'Date.now()', 'new Date()', 'Date()', 'performance.now()'])(
  'the engine does not use %s; its tests, comments and texts may',
  (use) => {
    expect(check({ 'src/games/alpha/a.ts': `const x = ${use};` })).toEqual([
      `src/games/alpha/a.ts:1: the engine uses ${use === 'Date()' ? use : use.replace('()', '')} (law 3).`,
    ]);
    expect(
      check({
        'src/games/alpha/a.test.ts': `const x = ${use};`,
        'src/games/alpha/b.ts': `// ${use}\nconst x = '${use}';`,
        'src/server/a.ts': `const x = ${use};`,
      }),
    ).toEqual([]);
  },
);

test('the engine uses only the packages named for its folder; its tests may use more', () => {
  expect(
    check({
      'src/ai/a.ts': `import fs from 'node:fs';`,
      'src/formats/a.ts': `import { z } from 'zod/mini';`,
      'src/hex/a.ts': `import 'd3-zoom';`,
      'src/hex/a.test.ts': `import { test } from 'vitest';`,
    }),
  ).toEqual([
    'src/ai/a.ts:1: ai may not use the package "node:fs" (law 3).',
    'src/hex/a.ts:1: hex may not use the package "d3-zoom" (law 3).',
  ]);
});
