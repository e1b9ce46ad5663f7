import type { ArgsDef } from 'citty';
import { expect, test } from 'vitest';
import { helpText } from '../text/cli/index.ts';
import { LANGS } from '../text/format.ts';
import { commandOf, COMMAND_NAMES } from './commands.ts';
import { run } from './run.ts';
import { asked, bivouac, temporaryPath } from './test-kit.ts';

test.each([
  [[], 'usage-no-command'],
  [['conquer'], 'usage-unknown-command'],
  [['constructor'], 'usage-unknown-command'],
  [['show'], 'usage-missing'],
  [['show', 'a', 'b'], 'usage-surplus'],
  [['show', 'a', '--frob'], 'usage-unknown-option'],
  [['show', 'a', '--no-json'], 'usage-unknown-option'],
  [['show', 'a', '--as'], 'usage-missing-value'],
  [['show', 'a', '--as', '--at', '3'], 'usage-missing-value'],
  [['show', 'a', '--as=red', '--as=blue'], 'usage-twice'],
  [['show', 'a', '--at', 'soon'], 'usage-number'],
  [['show', 'a', '--at', '-1'], 'usage-number'],
  [['games', '--json=yes'], 'usage-needless-value'],
  [['games', '--lang', 'fr'], 'usage-lang'],
  [['play', 'a'], 'usage-missing'],
  [['new', 'toy', '--option', 'fog'], 'usage-pair'],
  [['new', 'toy', '--option', 'fog=on', '--option', 'fog=off'], 'usage-option-twice'],
  [['odds', 'a', '--target', '0101'], 'usage-missing'],
  [['odds', 'a', '--target', '0101', '--attackers', 'R1', '--air', '3'], 'usage-bombard'],
  [['odds', 'a', '--target', '0101', '--bombard', '--attackers', 'R1'], 'usage-bombard'],
  [['simulate', 'toy', '--games', '0', '--players', 'random,random'], 'usage-number'],
  [['simulate', 'toy', '--games', '1', '--players', 'random'], 'usage-players'],
  [['simulate', 'toy', '--players', 'random,random'], 'usage-length'],
  [['simulate', 'toy', '--games', '1', '--pairs', '1', '--players', 'random,random'], 'usage-length'],
  [['simulate', 'toy', '--pairs', '1', '--players', 'random,random'], 'usage-pairs'],
  [['serve', '--port', '99999'], 'usage-number'],
])('wrong usage gives status 2: %j', async (argv, code) => {
  const { status, json, err } = await asked(...argv);
  expect(json).toMatchObject({ ok: false, error: { code } });
  expect(status).toBe(2);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test.each([
  [['new', 'chess'], { code: 'unknown-game' }],
  [['rules', 'chess'], { code: 'unknown-game' }],
  [['new', 'toy', '--scenario', 'x'], { code: 'unknown-scenario', at: '--scenario' }],
  [['new', 'toy', '--option', 'weather=on'], { code: 'unknown-option', at: '--option' }],
  [['new', 'toy', '--option', '__proto__=x'], { code: 'unknown-option', at: '--option' }],
  [['new', 'toy', '--option', 'fog=thick'], { code: 'unknown-value', at: '--option' }],
  [['show', 'nowhere.json'], { code: 'no-such-file', file: 'nowhere.json' }],
  [['show', '.'], { code: 'is-a-folder', file: '.' }],
  [['simulate', 'toy', '--games', '1', '--players', 'random,genius'], { code: 'unknown-level', at: '--players' }],
  [['rules', 'toy'], { code: 'no-rulebook' }],
  [['check', '/dev/zero'], { code: 'not-a-plain-file', file: '/dev/zero' }],
  [['new', 'toy', '-o', '/dev/null'], { code: 'not-a-plain-file', file: '/dev/null' }],
  [['new', 'toy', '-o', '/dev/null', '--force'], { code: 'not-a-plain-file', file: '/dev/null' }],
  [['serve', '--data', '/nowhere/at/all'], { code: 'no-data-folder', file: '/nowhere/at/all' }],
  [['serve', '--data', '/dev/null'], { code: 'no-data-folder', file: '/dev/null' }],
])('a wrong name or file gives status 1: %j', async (argv, error) => {
  const { status, json, err } = await asked(...argv);
  expect(json).toMatchObject({ ok: false, error });
  expect(status).toBe(1);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test.each([
  [{ BIVOUAC_SMTP: 'smtp://mail.example.org' }, 'no-mail-from', 'BIVOUAC_MAIL_FROM'],
  [{ BIVOUAC_SMTP: 'mail.example.org', BIVOUAC_MAIL_FROM: 'x@example.org' }, 'bad-smtp', 'BIVOUAC_SMTP'],
  [{ BIVOUAC_OWNERS: 'ann@example.org, ben' }, 'bad-owner', 'BIVOUAC_OWNERS'],
  [{ BIVOUAC_URL: 'example.org' }, 'bad-url', 'BIVOUAC_URL'],
])('a server whose mails could not be sent does not start: %j', async (env, code, at) => {
  let said = '';
  const out = (text: string): void => void (said += text);
  expect(await run(['serve', '--json'], { games: new Map(), env, out, err: () => undefined })).toBe(1);
  expect(JSON.parse(said)).toMatchObject({ ok: false, error: { code, at } });
});

test('an error gives file, place and reason in the language of --lang', async () => {
  const file = temporaryPath('game.bivouac.json');
  await bivouac('new', 'toy', '-o', file);
  const { err } = await bivouac('show', file, '--as', 'green', '--lang', 'pt');
  expect(err).toBe('--as: Não há lado chamado “green”. Disponíveis: red, blue.\n');
  expect((await bivouac('--lang', 'es', 'show', 'nix')).err).toBe('nix: No existe ese archivo.\n');
});

test('a wrong option is named once', async () => {
  expect((await bivouac('new', 'toy', '--dice', 'x')).err).toMatch(/^--dice: Dice are numbers from 1 to 6 /);
  expect((await bivouac('show', 'a', '--at', 'x')).err).toMatch(/^--at: A whole number /);
  expect((await bivouac('simulate', 'toy', '--games', '1', '--players', 'random')).err).toMatch(
    /^--players: One level /,
  );
});

test('help lists values and defaults', async () => {
  const help = async (command: string): Promise<string> => (await bivouac(command, '--help')).out;
  expect(await help('simulate')).toMatch(/--players … .*: random, recruit, regular, veteran\n/);
  expect(await help('simulate')).toMatch(/--seed … .*default: 1/);
  expect(await help('serve')).toMatch(/--port … .*default: .*8044/);
  expect(await help('games')).toMatch(/--lang … .*en, pt, es.*default: en/);
});

test('options may precede the command', async () => {
  expect((await bivouac('--json', 'games')).out).toContain('"toy"');
});

test('help lists every command, and explains every argument and option in every language', async () => {
  const { out, status } = await bivouac('--help');
  expect(status).toBe(0);
  for (const name of COMMAND_NAMES) {
    expect(out).toContain(`  ${name} `);
    const defs = (await commandOf(name))?.args as ArgsDef;
    for (const lang of LANGS) {
      expect(helpText(lang, name), name).toBeDefined();
      for (const key of Object.keys(defs)) expect(helpText(lang, `arg-${key}`), `${name} ${key}`).toBeDefined();
      const page = await bivouac(name, '--help', '--lang', lang);
      expect(page).toMatchObject({ status: 0, err: '' });
      expect(page.out).toContain(`bivouac ${name}`);
    }
  }
});
