import type { ArgsDef } from 'citty';
import { LEVELS } from '../ai/levels.ts';
import { helpText } from '../text/cli/index.ts';
import { LANGS, type Lang } from '../text/format.ts';
import { COMMON } from './args.ts';
import { blocks, section, table } from './output/table.ts';

/** Values for the placeholders in the texts. */
const VALUES: Readonly<Record<string, string>> = { levels: Object.keys(LEVELS).join(', '), langs: LANGS.join(', ') };

const say = (lang: Lang, code: string): string =>
  (helpText(lang, code) ?? '').replace(/\{(\w+)\}/, (all, name: string) => VALUES[name] ?? all);

/** The list of commands. */
export function overview(lang: Lang, commands: readonly string[]): string {
  const rows = commands.map((name) => [name, say(lang, name)]);
  return blocks(
    `Bivouac. ${say(lang, 'about')}`,
    `${say(lang, 'usage')}: bivouac COMMAND …`,
    section(say(lang, 'commands'), table(rows, 2)),
    section(say(lang, 'options-title'), optionTable(lang, COMMON)),
    say(lang, 'more'),
  );
}

/** Usage of one command. */
export function explain(lang: Lang, name: string, defs: ArgsDef): string {
  const positionals = Object.keys(defs).filter((key) => defs[key]?.type === 'positional');
  const rows = positionals.map((key) => [key.toUpperCase(), say(lang, `arg-${key}`)]);
  return blocks(
    `bivouac ${name}: ${say(lang, name)}.`,
    `${say(lang, 'usage')}: bivouac ${[name, ...positionals.map((key) => key.toUpperCase())].join(' ')} …`,
    section(say(lang, 'arguments'), table(rows, 2)),
    section(say(lang, 'options-title'), optionTable(lang, defs, name)),
  );
}

/** An option whose meaning is a little different for a command has a text of its own there. */
function optionTable(lang: Lang, defs: ArgsDef, command = ''): string {
  const options = Object.entries(defs).filter(([, def]) => def.type !== 'positional');
  const rows = options.map(([key, def]) => {
    const alias = 'alias' in def && typeof def.alias === 'string' ? `-${def.alias}, ` : '';
    const value = def.type === 'string' ? ' …' : '';
    const own = say(lang, `arg-${command}-${key}`);
    return [`${alias}--${key}${value}`, own || say(lang, `arg-${key}`)];
  });
  return table(rows, 2);
}
