import { parseArgs } from 'node:util';
import type { ArgsDef } from 'citty';
import { misuse } from './output/problem.ts';

/** Options of every command. */
export const COMMON = {
  json: { type: 'boolean' },
  lang: { type: 'string' },
  help: { type: 'boolean', alias: 'h' },
} as const satisfies ArgsDef;

/** Options that may be given more than once. */
const REPEATED = ['option'];

/** Every value of each option. Refuses unknown options, missing or needless values, repetitions and surplus arguments. */
export function parseStrictly(command: string, raw: readonly string[], defs: ArgsDef): Map<string, string[]> {
  const tokens = tokensOf(raw, defs);
  const values = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind === 'option') noteOption(values, token, command, defs);
  }
  checkComplete(command, positionals, values, defs);
  return values;
}

interface OptionToken {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

function noteOption(values: Map<string, string[]>, token: OptionToken, command: string, defs: ArgsDef): void {
  const { name, rawName: option, value } = token;
  const def = Object.hasOwn(defs, name) ? defs[name] : undefined;
  if (!def || def.type === 'positional') throw misuse('usage-unknown-option', { option, command });
  if (def.type === 'boolean' && value !== undefined) throw misuse('usage-needless-value', { option });
  if (def.type === 'string') {
    if (value === undefined || value === '' || (!token.inlineValue && value.startsWith('--'))) {
      throw misuse('usage-missing-value', { option });
    }
    if (values.has(name) && !REPEATED.includes(name)) throw misuse('usage-twice', { option });
  }
  values.set(name, [...(values.get(name) ?? []), value ?? '']);
}

function checkComplete(command: string, positionals: string[], values: Map<string, string[]>, defs: ArgsDef): void {
  const wanted = Object.entries(defs).filter(([, def]) => def.type === 'positional');
  const surplus = positionals[wanted.length];
  if (surplus !== undefined) throw misuse('usage-surplus', { value: surplus, command });
  const missing = wanted[positionals.length]?.[0].toUpperCase();
  const required = Object.entries(defs).find(
    ([name, def]) => def.type === 'string' && def.required && !values.has(name),
  );
  const argument = missing ?? (required && `--${required[0]}`);
  if (argument) throw misuse('usage-missing', { argument, command });
}

function tokensOf(args: readonly string[], defs: ArgsDef) {
  const options = Object.entries(defs).flatMap(([name, def]) => {
    if (def.type !== 'string' && def.type !== 'boolean') return [];
    const short = typeof def.alias === 'string' ? { short: def.alias } : {};
    return [[name, { type: def.type, ...short }] as const];
  });
  return parseArgs({
    args: [...args],
    options: Object.fromEntries(options),
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens;
}

/** Index of the argument that names the command, and the common options, before anything else is checked. */
export function peek(argv: readonly string[]): {
  index: number;
  json: boolean;
  help: boolean;
  lang: string | undefined;
} {
  const tokens = tokensOf(argv, COMMON);
  const options = tokens.filter((token) => token.kind === 'option');
  return {
    index: tokens.find((token) => token.kind === 'positional')?.index ?? -1,
    json: options.some(({ name }) => name === 'json'),
    help: options.some(({ name }) => name === 'help'),
    lang: options.findLast(({ name }) => name === 'lang')?.value,
  };
}
