import { wrongStart } from '../formats/start.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { formatProblem, misuse } from './output/problem.ts';
import type { Terminal } from './output/terminal.ts';

/** The options of play that `--option NAME=VALUE` chooses, checked together with `--scenario`. */
export function chosenOptions(
  terminal: Terminal,
  game: Wargame,
  scenario: string | undefined,
): Readonly<Record<string, string>> {
  const chosen = optionsOf(terminal.repeated.get('option') ?? []);
  const wrong = wrongStart(game, scenario, chosen);
  if (wrong) throw formatProblem({ ...wrong, at: wrong.code === 'unknown-scenario' ? '--scenario' : '--option' }, {});
  return chosen;
}

function optionsOf(pairs: readonly string[]): Record<string, string> {
  const entries = pairs.map((pair) => {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) throw misuse('usage-pair', { value: pair });
    return [name, value] as const;
  });
  const names = entries.map(([name]) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw misuse('usage-option-twice', { name: twice });
  return Object.fromEntries(entries);
}
