import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginAt } from '../src/server/play/test-kit.ts';
import { openPostgres } from '../src/server/store/postgres.ts';
import { newDatabase } from '../src/server/store/test-kit.ts';
import { setup as ensurePage } from './page.ts';

/** As `bin/bivouac` runs it, without the look for a newer Node. */
const MAIN = join(import.meta.dirname, '../scripts/cli.mjs');
const folder = mkdtempSync(join(tmpdir(), 'bivouac-cli-'));
const inFolder = (name: string): string => join(folder, name);

interface Ran {
  status: number | null;
  out: string;
  err: string;
}

/** Runs the real entry file from another folder. */
function bivouac(...argv: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN, ...argv], { cwd: folder });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (err += String(chunk)));
    child.on('close', (status) => resolve({ status, out, err }));
  });
}

async function asked(
  ...argv: string[]
): Promise<{ status: number | null; err: string; json: Record<string, unknown> }> {
  const { status, out, err } = await bivouac(...argv, '--json');
  return { status, err, json: JSON.parse(out) as Record<string, unknown> };
}

const record = inFolder('game.bivouac.json');
const text = (): string => readFileSync(record, 'utf8');
const allied = (action: object): string => JSON.stringify({ by: 'allied', ...action });

afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  const { status, err } = await bivouac('new', 'reichswald', '--dice', '2,1', '-o', record);
  if (status !== 0) throw new Error(err);
});

describe('what each command prints with --json', () => {
  test('games', async () => {
    const { json } = await asked('games');
    expect(json).toContainEqual(
      expect.objectContaining({
        id: 'reichswald',
        hexes: 468,
        counters: 103,
        sides: ['allied', 'german'],
        scenarios: [expect.objectContaining({ id: 'veritable', firstTurn: 8, lastTurn: 22 })],
        phases: ['allied-movement', 'allied-combat', 'german-movement', 'german-combat', 'final-movement'],
        weather: ['fair', 'cloudy', 'rain'],
      }),
    );
  });

  test('new without -o is the record itself', async () => {
    const { json } = await asked('new', 'reichswald', '--option', 'rain-on-paved=exempt', '--dice', '2,1');
    expect(json).toMatchObject({
      format: 'bivouac-record',
      version: 1,
      game: 'reichswald',
      scenario: 'veritable',
      options: { 'rain-on-paved': 'exempt' },
      setup: null,
      actions: [{ by: 'chance', dice: [2, 1] }],
      result: null,
    });
  });

  test('show, legal and check', async () => {
    const [show, legal, check] = await Promise.all([
      asked('show', record, '--as', 'german'),
      asked('legal', record),
      asked('check', record),
    ]);
    expect(show.json).toMatchObject({
      game: 'reichswald',
      turn: 8,
      phase: 'allied-movement',
      weather: 'fair',
      toAct: 'allied',
    });
    expect(show.json['units']).toContainEqual(
      expect.objectContaining({ id: 'G-1051/84', hex: '0507', steps: 2, marks: [] }),
    );
    expect(legal.json).toMatchObject({
      toAct: 'allied',
      prompt: { rule: expect.any(String) as string, code: 'movement' },
    });
    expect(legal.json['actions']).toContainEqual({ by: 'allied', type: 'move', unit: 'B-44/15' });
    expect(check.json).toEqual({ ok: true, actions: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  });

  test('reach', async () => {
    const { json } = await asked('reach', record, '--unit', 'B-44/15');
    expect(json).toMatchObject({ unit: 'B-44/15', from: null });
    expect(json['hexes']).toContainEqual(
      expect.objectContaining({ hex: '0102', cost: 1, path: ['0102'], mayStop: true, mustStop: null }),
    );
  });

  test('odds of an attack and of a bombardment, from a set-up', async () => {
    const file = inFolder('fight.bivouac.json');
    const setup = inFolder('fight.setup.json');
    const units = [
      { id: 'B-129/43', hex: '0807' },
      { id: 'B-AD43', hex: '0606' },
      { id: 'B-5AGRA-M', hex: '0607' },
      { id: 'G-655', hex: '0808' },
    ];
    const doc = {
      format: 'bivouac-setup',
      version: 1,
      game: 'reichswald',
      turn: 16,
      phase: 'allied-combat',
      weather: 'fair',
    };
    writeFileSync(setup, JSON.stringify({ ...doc, units, only: true, map: { base: 'blank' } }));
    const started = await asked('new', 'reichswald', '--setup', setup, '-o', file);
    expect(started).toMatchObject({ status: 0, json: { ok: true } });
    const [attack, bombard] = await Promise.all([
      asked(
        'odds',
        file,
        '--target',
        '0808',
        '--attackers',
        'B-129/43',
        '--support',
        '{"attacker":{"artillery":["B-AD43"]}}',
      ),
      asked('odds', file, '--target', '0808', '--bombard', '--artillery', 'B-AD43,B-5AGRA-M'),
    ]);
    expect(Object.keys(attack.json).toSorted()).toEqual(
      [
        'allowed',
        'attack',
        'cleared',
        'column',
        'defence',
        'losses',
        'next',
        'ratio',
        'results',
        'shares',
        'shifts',
        'retreatHexes',
      ].toSorted(),
    );
    expect(sumOf(attack.json['results'])).toBeCloseTo(1, 12);
    expect(Object.keys(bombard.json).toSorted()).toEqual(
      ['allowed', 'column', 'power', 'results', 'shifts', 'value', 'vulnerability'].toSorted(),
    );
    expect(sumOf(bombard.json['results'])).toBeCloseTo(1, 12);
  });

  test('rules', async () => {
    const { status, json } = await asked('rules', 'reichswald', '--lang', 'pt');
    expect(status).toBe(0);
    expect(json).toMatchObject({ game: 'reichswald', total: 148, missing: expect.any(Array) as unknown[] });
    expect(json['rules']).toContainEqual(
      expect.objectContaining({ id: 'RW-2.1-a', text: expect.stringContaining('468 hexágonos') as string }),
    );
    const turns = (json['rules'] as { id: string }[]).find(({ id }) => id === 'RW-2.4.1-a');
    const lineOf = (path: string): RegExp => new RegExp(`^src/games/reichswald/${path}:[0-9]+$`);
    expect(turns).toMatchObject({
      enforcedBy: ['src/games/reichswald/rules.ts:lastTurn', 'src/games/reichswald/rules.ts:nextPhase'],
      tests: [
        expect.stringMatching(/^src\/games\/reichswald\/rules\/11-setup-and-points\.test\.ts: \[RW-2\.4\.1-a\] /),
      ],
      at: {
        enforcedBy: Array(2).fill(expect.stringMatching(lineOf('rules\\.ts'))) as string[],
        tests: [expect.stringMatching(lineOf('rules/11-setup-and-points\\.test\\.ts'))],
      },
    });
    const { out } = await bivouac('rules', 'reichswald');
    expect(out).toMatch(/^ {2}enforced: src\/games\/reichswald\/rules\.ts:\d+ lastTurn; /m);
    expect(out).toMatch(
      /^ {2}tested: src\/games\/reichswald\/rules\/11-setup-and-points\.test\.ts:\d+ \[RW-2\.4\.1-a\] /m,
    );
  });

  test('simulate, with workers and without, gives the same games', async () => {
    const args = ['simulate', 'reichswald', '--games', '2', '--players', 'random,random', '--seed', '4'];
    const [one, two] = [
      await asked(...args, '--jobs', '1'),
      await asked(...args, '--jobs', '2', '-o', inFolder('sim')),
    ];
    const { seconds: _, ...first } = one.json;
    const { seconds: __, ...second } = two.json;
    expect(second).toEqual(first);
    expect(first).toMatchObject({ game: 'reichswald', scenario: 'veritable', games: 2, finished: 2, errors: [] });
    const check = await asked('check', inFolder('sim/reichswald-veritable-2.bivouac.json'));
    expect(check).toMatchObject({ status: 0, json: { ok: true } });
  });
});

const sumOf = (results: unknown): number =>
  (results as { probability: number }[]).reduce((sum, { probability }) => sum + probability, 0);

describe('play', () => {
  test('adds actions; a refused one does not change the file', async () => {
    const moved = await asked('play', record, '--action', allied({ type: 'move', unit: 'B-44/15' }));
    expect(moved).toMatchObject({ status: 0, json: { ok: true, toAct: 'allied' } });
    const stepped = await asked('play', record, '--action', allied({ type: 'step', to: '0102' }));
    expect(stepped.json).toMatchObject({
      ok: true,
      events: [expect.objectContaining({ code: expect.any(String) as string })],
    });
    const before = text();
    const refused = await asked('play', record, '--action', allied({ type: 'step', to: '1515' }));
    expect(refused).toMatchObject({
      status: 1,
      json: { ok: false, refusal: { code: 'not-adjacent', rule: expect.any(String) as string } },
    });
    const surplus = await asked('play', record, '--action', allied({ type: 'stop' }), '--dice', '6');
    expect(surplus).toMatchObject({ status: 1, json: { ok: false, refusal: { code: 'dice-surplus' } } });
    expect(text()).toBe(before);
  });
});

describe('several commands at once', () => {
  test('no accepted action is lost, and the rest are refused', async () => {
    const file = inFolder('shared.bivouac.json');
    await bivouac('new', 'reichswald', '--dice', '2,1', '-o', file);
    const withdraw = (unit: string): string => allied({ type: 'withdraw', unit });
    const wanted = ['C-4/2', 'C-6/2', 'C-4/2', 'C-6/2'].map(withdraw);
    const answers = await Promise.all(wanted.map((action) => bivouac('play', file, '--action', action)));
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(2);
    const { actions } = JSON.parse(readFileSync(file, 'utf8')) as { actions: object[] };
    expect(
      actions
        .slice(1)
        .map((action) => JSON.stringify(action))
        .toSorted(),
    ).toEqual(wanted.slice(0, 2));
    expect(await bivouac('check', file)).toMatchObject({ status: 0 });
    expect(readdirSync(folder).filter((name) => /lock|tmp/.test(name))).toEqual([]);
  });
});

describe('output that cannot be written', () => {
  const full = (...argv: string[]): { status: number | null; stderr: string } =>
    spawnSync('sh', ['-c', 'exec "$@" > /dev/full', 'sh', process.execPath, MAIN, ...argv], {
      cwd: folder,
      encoding: 'utf8',
    });

  test.each([
    ['show', ['show', record]],
    ['legal', ['legal', record, '--json']],
    ['games', ['games']],
    ['an error', ['show', 'nowhere', '--json']],
  ])('is one sentence: %s', (name, argv) => {
    const { status, stderr } = full(...argv);
    expect(status).toBe(1);
    const [last, ...before] = stderr.trim().split('\n').toReversed();
    expect(last).toBe('The output cannot be written (ENOSPC); any change made by the command is kept.');
    expect(before).toHaveLength(name === 'an error' ? 1 : 0);
  });

  test('does not undo the action', async () => {
    const file = inFolder('full.bivouac.json');
    await bivouac('new', 'reichswald', '--dice', '2,1', '-o', file);
    const { status, stderr } = full(
      'play',
      file,
      '--action',
      allied({ type: 'move', unit: 'B-44/15' }),
      '--lang',
      'es',
    );
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'No se puede escribir la salida (ENOSPC); los cambios hechos por la orden se conservan.\n',
    });
    expect((await asked('check', file)).json).toMatchObject({ ok: true, actions: 2 });
    expect((await asked('undo', file)).json).toMatchObject({ ok: true, undone: { unit: 'B-44/15' }, toAct: 'allied' });
  });
});

describe('bad input', () => {
  const bad = (name: string, content: string): string => {
    writeFileSync(inFolder(name), content);
    return inFolder(name);
  };

  test.each([
    ['unknown game', ['new', 'waterloo'], 'unknown-game'],
    ['unknown hex', ['odds', record, '--target', '9999', '--attackers', 'B-44/15'], 'no-such-hex'],
    ['unknown unit', ['reach', record, '--unit', 'X-1'], 'no-such-unit'],
    ['unknown side', ['show', record, '--as', 'french'], 'unknown-side'],
    ['no such file', ['check', 'nowhere.bivouac.json'], 'no-such-file'],
    ['unknown level', ['simulate', 'reichswald', '--games', '1', '--players', 'random,napoleon'], 'unknown-level'],
    ['impossible dice', ['new', 'reichswald', '--dice', '9,9'], 'dice-impossible'],
  ])('%s: status 1', async (_, argv, code) => {
    expect(await asked(...argv)).toMatchObject({ status: 1, json: { ok: false, error: { code } } });
  });

  test('errors for broken JSON, another version and huge sizes name file and place', async () => {
    const broken = bad('broken.bivouac.json', '{\n  "format": }\n');
    const newer = bad('newer.bivouac.json', text().replace('"version": 1', '"version": 7'));
    const big = bad('big.bivouac.json', ' '.repeat(5_000_001));
    const many = bad(
      'many.bivouac.json',
      text().replace('"actions": [', `"actions": [${'{"by":"allied"},'.repeat(100_001)}`),
    );
    const deep = bad('deep.bivouac.json', '['.repeat(1_000_000));
    const answers = await Promise.all([broken, newer, big, many, deep].map((file) => asked('check', file)));
    expect(answers.map(({ json }) => json['error'])).toMatchObject([
      { code: 'broken-json', file: broken, at: '2:13' },
      { code: 'other-version', file: newer, at: 'version' },
      { code: 'too-large', file: big },
      { code: 'too-many', file: many },
      { code: 'too-deep', file: deep, at: '1:61' },
    ]);
    expect(answers[0]?.err).toBe(`${broken}, line 2, column 13: The JSON is invalid here.\n`);
  });

  test('wrong usage: status 2', async () => {
    const [nothing, option] = await Promise.all([bivouac(), bivouac('show', record, '--loud')]);
    expect(nothing).toMatchObject({ status: 2, out: '' });
    expect(option).toMatchObject({
      status: 2,
      out: '',
      err: 'show has no option --loud. See: bivouac show --help\n',
    });
  });
});

describe('serve', () => {
  beforeAll(ensurePage);

  test('serves the page, ends on a signal, and reports a port in use', async () => {
    const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--json'], { cwd: folder });
    let output = '';
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    const first = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))));
    const { url } = JSON.parse(first) as { url: string };
    expect(await (await fetch(`${url}healthz`)).json()).toEqual({ ok: true });
    const { headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('content-encoding')).toBe('br');
    expect(output).toBe('');
    const taken = await bivouac('serve', '--port', new URL(url).port);
    expect(taken).toMatchObject({ status: 1, out: '', err: expect.stringContaining('already in use') as string });
    child.kill('SIGTERM');
    expect(await new Promise((resolve) => child.once('exit', (status) => resolve(status)))).toBe(0);
  });

  test('keeps the games in the database that DATABASE_URL names', async () => {
    const url = await newDatabase();
    const env = { ...process.env, DATABASE_URL: url };
    const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--json'], { cwd: folder, env });
    const [first] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
    const { host } = new URL((JSON.parse(first) as { url: string }).url);
    const { id } = await beginAt(host);
    child.kill('SIGTERM');
    const [status] = (await once(child, 'exit')) as [number];
    const store = await openPostgres(url);
    const kept = await store.game(id);
    await store.close();
    expect([status, kept?.game]).toEqual([0, 'reichswald']);
  });

  test('warns when other machines can reach it', async () => {
    const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--host', '0.0.0.0'], { cwd: folder });
    const [warning] = (await once(child.stderr.setEncoding('utf8'), 'data')) as [string];
    expect(warning).toMatch(/^Warning: Bivouac listens at 0\.0\.0\.0, where other machines can reach it\./);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  test('reports a folder in which it can keep no games', async () => {
    writeFileSync(join(folder, 'bivouac.sqlite'), 'This is no store.'.repeat(100));
    const { status, err } = await bivouac('serve', '--port', '0', '--data', folder);
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(/bivouac\.sqlite.*cannot be kept here: file is not a database/),
    ]);
  });

  test('reports a port used by another program', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    expect((await bivouac('serve', '--port', String(port), '--lang', 'pt')).err).toContain(`A porta ${port}`);
    other.close();
  });
});
