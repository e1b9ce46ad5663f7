import type { Library, Wargame } from '../wargame/wargame.ts';
import type { FormatError } from './errors.ts';
import { LIMITS } from './limits.ts';

const short = (text: string): string => text.slice(0, LIMITS.name);

export function unknownGame(game: string, games: Library, at?: string): FormatError {
  const known = [...games.keys()].join(', ');
  return { code: 'unknown-game', args: { game: short(game), known }, ...(at ? { at } : {}) };
}

/** The first error in scenario and options; an absent scenario is not checked. */
export function wrongStart(
  game: Wargame,
  scenario: string | undefined,
  options: Readonly<Record<string, string>>,
  prefix = '',
): FormatError | undefined {
  const inside = (field: string): string => (prefix ? `${prefix}.${field}` : field);
  if (scenario !== undefined && !game.scenarios.some(({ id }) => id === scenario)) {
    const known = game.scenarios.map(({ id }) => id).join(', ');
    return { code: 'unknown-scenario', at: inside('scenario'), args: { scenario: short(scenario), known } };
  }
  for (const [option, value] of Object.entries(options)) {
    const wrong = wrongOption(game, option, value);
    if (wrong) return { ...wrong, at: inside(`options.${short(option)}`) };
  }
  return undefined;
}

function wrongOption(game: Wargame, option: string, value: string): FormatError | undefined {
  const spec = game.options.find(({ id }) => id === option);
  if (!spec) {
    const known = game.options.map(({ id }) => id).join(', ') || '–';
    return { code: 'unknown-option', args: { option: short(option), known } };
  }
  if (spec.values.includes(value)) return undefined;
  return { code: 'unknown-value', args: { option, value: short(value), known: spec.values.join(', ') } };
}
