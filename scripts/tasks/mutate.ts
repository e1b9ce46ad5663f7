// npm run mutate: breaks the rules code in a few hundred places, one at a time, and counts how often a test notices;
// the reports go to docs/mutation/, one for each area. Stryker does it, in a copy of the tree.
// npm run mutate -- [--area ID] [--sample N] [--seed S] [--jobs J] [--stage NAME: only the tests of the first stage and of this]
// npm run mutate -- --area ID --survivors [--stage NAME]: tries the survivors of the last run again, after tests have been written.
// npm run mutate -- --area ID --report: writes the report of the last run again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { npm, UserError, root, say } from '../common.mjs';
import { drawn, keyOf, rangeOf, type Mutant } from '../mutation/draw.mjs';
import { mutationReport, type Drawn, type MutationResults } from '../mutation/report.ts';
import { AREAS, type Area, type Stage } from '../mutation/areas.ts';

const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    sample: { type: 'string', default: '450' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    survivors: { type: 'boolean', default: false },
    stage: { type: 'string' },
    report: { type: 'boolean', default: false },
  },
});
const fileOf = (area: Area): string => join(root, `node_modules/.cache/mutation-${area.id}.json`);

const VERSION = '10.1.1';
const PACKAGES = ['core', 'vitest-runner', 'typescript-checker'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
const LEFT_OUT = ['.git', '.node', 'dist'].map((name) => join(root, name)).concat(join(root, 'node_modules/.cache'));

/** A copy of the tree with Stryker in it, which is no package of ours: nothing else needs it. */
async function copyTree(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-mutate-'));
  cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.includes(path) });
  const { status, output } = await npm(process.execPath, ['install', '--no-save', '--no-audit', ...PACKAGES], folder);
  if (status !== 0) throw new UserError(`${output}\nStryker could not be installed.`);
  return folder;
}

/** A part of Stryker's report. */
interface Report {
  files: Record<string, { source: string; mutants: (Omit<Mutant, 'fileName'> & { status: string })[] }>;
}

/** All mutants of the area, none of them run: Stryker is given a test that says yes and a sample of nobody. */
async function listed(folder: string, area: Area): Promise<string[]> {
  const config = { testRunner: 'command', commandRunner: { command: 'exit 0' }, mutate: area.mutated };
  return [...readReport(await stryker(folder, '', [], config), '').keys()];
}

/**
 * The mutants with these keys before the tests of a stage. No other place is prepared for a mutant: in code of which every
 * expression asks whether it is to be broken, tests run several times longer.
 */
async function tried(folder: string, area: Area, stage: Stage, keys: string[], compiled: boolean): Promise<Report> {
  const config = {
    testRunner: 'vitest',
    tsconfigFile: 'config/tsconfig.engine.json',
    mutate: keys.map(rangeOf),
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
  };
  const checkers = compiled ? ['typescript'] : [];
  return stryker(folder, `${area.id} ${stage.name}`, keys, { ...config, checkers });
}

/** What of Stryker's settings differs from run to run. */
interface Settings {
  testRunner: string;
  checkers?: string[];
  [name: string]: unknown;
}

async function stryker(folder: string, stage: string, keys: string[], own: Settings): Promise<Report> {
  writeFileSync(join(folder, 'mutation-sample.json'), JSON.stringify(keys));
  const config = {
    ...own,
    plugins: ['@stryker-mutator/vitest-runner', '@stryker-mutator/typescript-checker', './scripts/mutation/sample.mjs'],
    checkers: ['sample', ...(own.checkers ?? [])],
    concurrency: Number(values.jobs),
    inPlace: true,
    disableTypeChecks: false,
    timeoutFactor: 2,
    // Far above what a laden machine needs: a mutant counts as killed by it.
    timeoutMS: 90_000,
    dryRunTimeoutMinutes: 30,
    warnings: false,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: 'mutation-report.json' },
  };
  writeFileSync(join(folder, 'mutation-stryker.json'), JSON.stringify(config));
  const program = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const env = { ...process.env, MUTATION_STAGE: stage };
  const child = spawn(process.execPath, [program, 'run', 'mutation-stryker.json'], {
    cwd: folder,
    env,
    stdio: 'inherit',
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new UserError('Stryker has failed: what went wrong stands above.');
  return JSON.parse(readFileSync(join(folder, 'mutation-report.json'), 'utf8')) as Report;
}

const FATES: Readonly<Record<string, Drawn['fate']>> = {
  Killed: 'killed',
  RuntimeError: 'killed',
  Timeout: 'timeout',
  CompileError: 'uncompilable',
};

/** All mutants of a report by key. */
function readReport({ files }: Report, stage: string): Map<string, Drawn> {
  const found = new Map<string, Drawn>();
  for (const [path, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n');
    for (const { status, ...mutant } of mutants) {
      const { start, end } = mutant.location;
      const { replacement, mutatorName: mutator } = mutant;
      const cut = lines.slice(start.line - 1, end.line);
      cut.push((cut.pop() ?? '').slice(0, end.column - 1));
      const part = [(cut[0] ?? '').slice(start.column - 1), ...cut.slice(1)].join('\n');
      const code = (lines[start.line - 1] ?? '').trim();
      const key = keyOf({ ...mutant, fileName: path }, 0);
      const fate = FATES[status] ?? 'survived';
      found.set(key, { key, file: path, line: start.line, mutator, code, part, replacement, fate, stage });
    }
  }
  return found;
}

const keysLeft = (mutants: readonly Drawn[]): string[] =>
  mutants.filter(({ fate }) => fate === 'survived').map(({ key }) => key);

/** The stages behind the first see what it has let through; what they notice is noticed. */
async function goOn(folder: string, area: Area, results: MutationResults, stages: readonly Stage[]): Promise<void> {
  for (const stage of stages) {
    const { name } = stage;
    const only = keysLeft(results.drawn);
    say(`${only.length} survivors before the tests "${name}"`);
    const found = readReport(await tried(folder, area, stage, only, false), name);
    results.drawn = results.drawn.map((one) => {
      const again = found.get(one.key);
      return one.fate === 'survived' && again && only.includes(one.key) ? again : one;
    });
    if (!results.asked.includes(name)) results.asked.push(name);
    save(area, results);
  }
}

async function begin(folder: string, area: Area, seed: number, count: number): Promise<MutationResults> {
  const [stage] = area.stages;
  if (!stage) throw new UserError(`The area ${area.id} has no tests.`);
  const all = await listed(folder, area);
  const keys = drawn(all, seed, count);
  say(`${keys.length} of ${all.length} mutants of ${area.title} before the tests "${stage.name}"`);
  const found = readReport(await tried(folder, area, stage, keys, true), stage.name);
  const lost = keys.filter((key) => !found.has(key));
  if (lost.length > 0)
    throw new UserError(`Stryker has not made ${lost.length} mutants that it had listed: ${lost[0]}`);
  const results = {
    of: area.title,
    day: new Date().toISOString().slice(0, 10),
    seed,
    all: all.length,
    asked: [stage.name],
    drawn: keys.flatMap((key) => found.get(key) ?? []).toSorted((a, b) => (a.file < b.file ? -1 : a.line - b.line)),
  };
  save(area, results);
  return results;
}

function save(area: Area, results: MutationResults): void {
  const file = fileOf(area);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
  writeFileSync(join(root, `docs/mutation/${area.id}.md`), mutationReport(results));
}

function kept(area: Area): MutationResults {
  if (!existsSync(fileOf(area))) throw new UserError(`There has been no run of ${area.id} yet.`);
  return JSON.parse(readFileSync(fileOf(area), 'utf8')) as MutationResults;
}

async function mutate(area: Area): Promise<void> {
  const folder = await copyTree();
  try {
    const asked = area.stages.filter(({ name }) => values.stage === undefined || values.stage === name);
    const begun = values.survivors ? kept(area) : await begin(folder, area, Number(values.seed), Number(values.sample));
    await goOn(folder, area, begun, values.survivors ? asked : asked.filter((stage) => stage !== area.stages[0]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  const areas = AREAS.filter(({ id }) => values.area === undefined || values.area === id);
  if (areas.length === 0) {
    throw new UserError(`There is no area "${values.area}". Name one of: ${AREAS.map(({ id }) => id).join(', ')}.`);
  }
  for (const area of areas) {
    if (values.report) save(area, kept(area));
    else await mutate(area);
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
