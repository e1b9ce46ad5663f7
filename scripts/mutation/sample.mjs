// Loaded by Stryker as a checker: of all mutants it lets those of the sample through, whose keys stand in mutation-sample.json.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { keyOf } from './draw.mjs';

class Sample {
  /** @type {string[]} */
  static inject = [];

  /** @type {Set<string>} */
  chosen = new Set();

  init() {
    return Promise.resolve();
  }

  /** @param {import('./draw.mjs').Mutant[]} mutants */
  group(mutants) {
    /** @type {string[]} */
    const wanted = JSON.parse(readFileSync('mutation-sample.json', 'utf8'));
    const keys = new Set(wanted);
    const key = (/** @type {import('./draw.mjs').Mutant} */ mutant) =>
      keyOf({ ...mutant, fileName: relative(process.cwd(), mutant.fileName) }, 1);
    this.chosen = new Set(mutants.filter((mutant) => keys.has(key(mutant))).map(({ id }) => id));
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
