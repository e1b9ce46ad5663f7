// npm run soak:firefox: a turn by mouse in Firefox, through WebDriver BiDi, a combat between two players over a server, and games of computer players there, which have to be those of Node. When
// it passes, docs/soak.md says so.
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Browser } from 'puppeteer-core';
import { UserError, root } from '../../scripts/common.mjs';
import { ensureFirefox } from '../../scripts/firefox.ts';
import { ensurePage } from '../../scripts/page.ts';
import { withFirefox } from '../../scripts/soak-report.ts';
import { openTemporaryFolder } from '../../scripts/temporary-folder.ts';
import { buildApp } from '../../src/server/app.ts';
import { playedOf, samplesOf } from '../engines/games.ts';
import { playedThere, playersScript } from '../engines/script.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { PATIENCE, problemsOf, recordOf } from './hand.ts';
import { playOnline } from './online.ts';
import { STEPS } from './turn.ts';

const print = (line: string): unknown => process.stdout.write(`${line}\n`);

/** Plays all steps, and says which one fails; gives the number of actions played, dice not counted. */
async function play(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const problems = problemsOf(page);
  await page.goto(url);
  for (const [title, step] of STEPS) {
    const failures = await step(page).then(
      () => [],
      (error: unknown) => [String(error)],
    );
    const wrong = [...failures, ...problems];
    if (wrong.length > 0) throw new UserError(`failed: ${title}\n${wrong.join('\n')}`);
    print(`ok: ${title}`);
  }
  return (await recordOf(page)).actions.filter(({ by }) => by !== 'chance').length;
}

/** Turns of each game that computer players play, in units of those of the tests. */
const GAMES = 6;

/** Plays the same games of computer players in Firefox and here; gives the number of actions. */
async function playPlayers(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await playersScript() });
  let actions = 0;
  for (const sample of samplesOf(GAMES)) {
    const [there, here] = [await page.evaluate(playedThere, sample), await playedOf(sample)];
    const first = [...here, ''].findIndex((action, i) => (there[i] ?? '') !== action);
    if (first >= 0)
      throw new UserError(`failed: ${sample.level} plays ${sample.game} otherwise from action ${first} on`);
    actions += here.length;
    print(`ok: ${sample.level} plays ${sample.game} as in Node`);
  }
  return actions;
}

async function soak(): Promise<void> {
  const [executablePath] = await Promise.all([ensureFirefox(), ensurePage()]);
  const store = await openSqlite(join(tmpdir(), 'games.sqlite'));
  const site = await buildApp(join(root, 'dist/web'), { store });
  const url = await site.listen({ host: '127.0.0.1', port: 0 });
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1440, height: 900 },
    // Firefox makes folders in the home folder even when its profile is elsewhere.
    env: { ...process.env, HOME: tmpdir() },
  });
  try {
    const version = (await browser.version()).replace('firefox/', 'Firefox ');
    const actions = await play(browser, url);
    await playOnline(browser, { site, url, store });
    print('ok: two players at a game of the server');
    const played = await playPlayers(browser);
    const day = new Date().toISOString().slice(0, 10);
    const line = `\`npm run soak:firefox\` passed on ${day} in ${version}: ${actions} actions by mouse and a combat between two players of a server, no error; ${played} actions of computer players, the same as in Node.`;
    const report = join(root, 'docs/soak.md');
    writeFileSync(report, withFirefox(readFileSync(report, 'utf8'), line));
    print(line);
  } finally {
    await browser.close();
    await site.close();
  }
}

const scratch = openTemporaryFolder();
process.on('exit', () => scratch.close());
Object.assign(process.env, scratch.env);
try {
  await soak();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
