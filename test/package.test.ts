// The package that npm pack makes: installed from its file into an empty folder, where nothing of the clone is at hand.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { npm, root, run } from '../scripts/common.mjs';

const TSC = join(root, 'node_modules/typescript-native/bin/tsc');
let folder: string;
let app: string;

async function npmIn(cwd: string, ...args: string[]): Promise<void> {
  const { status, output } = await npm(process.execPath, args, cwd);
  if (status !== 0) throw new Error(output);
}

/** The installed command, as `npx bivouac` runs it. */
const bivouac = (...args: string[]) =>
  spawnSync(join(app, 'node_modules/.bin/bivouac'), args, {
    cwd: app,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}` },
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-package-'));
  app = join(folder, 'app');
  mkdirSync(app);
  await npmIn(root, 'pack', '--pack-destination', folder);
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await npmIn(app, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', join('..', file));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  test('has no sources, tests or tools', () => {
    const names = readdirSync(join(app, 'node_modules/bivouac'), { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => /(?<!\.d)\.ts$|\.test|test-kit|^(src|test|corpus)\b|built-from/.test(name))).toEqual(
      [],
    );
    expect(names).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'docs/api.md', 'dist/web/index.html']));
  });

  test('has the version that CHANGELOG.md begins with', () => {
    const { version } = JSON.parse(readFileSync(join(app, 'node_modules/bivouac/package.json'), 'utf8')) as {
      version: string;
    };
    expect(/^## (\S+)/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))?.[1]).toBe(version);
  });

  test('runs the command line: games, a new game, what is legal, simulated games', () => {
    expect(bivouac('games')).toMatchObject({ status: 0, stdout: expect.stringContaining("Holland '44") as string });
    expect(bivouac('new', 'market-garden', '-o', 'my.bivouac.json')).toMatchObject({ status: 0, stderr: '' });
    const legal = bivouac('legal', 'my.bivouac.json', '--json');
    expect((JSON.parse(legal.stdout) as { actions: unknown[] }).actions.length).toBeGreaterThan(0);
    const played = bivouac(
      'simulate',
      'reichswald',
      '--games',
      '2',
      '--players',
      'random,random',
      '--jobs',
      '2',
      '--json',
    );
    expect(JSON.parse(played.stdout)).toMatchObject({ finished: 2, errors: [] });
  });

  test('says what needs a clone', () => {
    for (const args of [['rules', 'reichswald'], ['bench']]) {
      expect(bivouac(...args)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('not part of this copy') as string,
      });
    }
  });

  test('serves the page', async () => {
    const script = join(app, 'serve.mjs');
    writeFileSync(
      script,
      `import { spawn } from 'node:child_process';
       import { dirname } from 'node:path';
       const env = { ...process.env, PATH: dirname(process.execPath) + ':' + process.env.PATH };
       const site = spawn('node_modules/.bin/bivouac', ['serve', '--port', '0', '--json'], { stdio: ['ignore', 'pipe', 'inherit'], env });
       let said = '';
       for await (const part of site.stdout) { said += part; if (said.trim().endsWith('}')) break; }
       const page = await fetch(JSON.parse(said).url);
       console.log(page.status, /<title>Bivouac/.test(await page.text()));
       site.kill();`,
    );
    const { output } = await run(process.execPath, [script], { cwd: app });
    expect(output).toBe('200 true');
  });

  test('is a library whose examples in docs/api.md have types and run', async () => {
    const api = readFileSync(join(root, 'docs/api.md'), 'utf8');
    const examples = [...api.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
    expect(examples.length).toBe(2);
    const files = examples.map((code, i) => {
      writeFileSync(join(app, `example-${i}.ts`), code);
      return `example-${i}.ts`;
    });
    const strict = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--module', 'nodenext'];
    const options = [
      '--noEmit',
      ...strict,
      '--target',
      'es2023',
      '--types',
      'node',
      '--typeRoots',
      join(root, 'node_modules/@types'),
    ];
    expect(await run(process.execPath, [TSC, ...options, ...files], { cwd: app })).toEqual({ status: 0, output: '' });
    const printed = await Promise.all(files.map((file) => run(process.execPath, [file], { cwd: app })));
    expect(printed.map(({ output }) => output)).toEqual([
      'true true',
      expect.stringMatching(/^Batalha de Reichswald 468 true\n(.+ true\n?){3}$/),
    ]);
  });
});
