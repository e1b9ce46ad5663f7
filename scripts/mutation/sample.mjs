// Loaded by Stryker as a checker: of all mutants it lets those of the sample through.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { drawn, keyOf } from './draw.mjs';

class Sample {
  /** @type {string[]} */
  static inject = [];

  /** @type {Set<string>} */
  chosen = new Set();

  init() {
    return Promise.resolve();
  }

  /**
   * Is asked once with all mutants that a test reaches; those that none reaches are not run anyway.
   * @param {import('./draw.mjs').Mutant[]} mutants
   */
  group(mutants) {
    /** @type {{ seed: number; count: number } | { only: string[] }} */
    const wanted = JSON.parse(readFileSync('mutation-sample.json', 'utf8'));
    const keyed = mutants.map((mutant) => ({
      id: mutant.id,
      key: keyOf({ ...mutant, fileName: relative(process.cwd(), mutant.fileName) }, 1),
    }));
    const all = keyed.map(({ key }) => key);
    const keys = new Set('only' in wanted ? wanted.only : drawn(all, wanted.seed, wanted.count));
    this.chosen = new Set(keyed.filter(({ key }) => keys.has(key)).map(({ id }) => id));
    return Promise.resolve([mutants.map(({ id }) => id)]);
  }

  /** @param {{ id: string }[]} mutants */
  check(mutants) {
    const answers = mutants.map(({ id }) => [
      id,
      this.chosen.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
    ]);
    return Promise.resolve(Object.fromEntries(answers));
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: Sample }];
