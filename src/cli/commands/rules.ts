import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../command.ts';
import { gameOf } from '../records/load.ts';
import { problem } from '../output/problem.ts';
import { coverageOf, type Place, ROOT, type RuleCoverage, type RuleSentence } from '../rules/rules.ts';
import type { Terminal } from '../output/terminal.ts';
import { blocks } from '../output/table.ts';

export const rules = command(
  { game: { type: 'positional', required: true }, missing: { type: 'boolean' } },
  async (args, terminal) => {
    const { id: game } = await gameOf(terminal, args.game);
    const all = coverageOf(game, sentencesOf(game));
    const missing = all.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
    const shown = args.missing ? all.filter(({ id }) => missing.includes(id)) : all;
    const head = terminal.say('rules-count', { game, total: all.length, missing: missing.length });
    return {
      json: { game, total: all.length, missing, rules: shown.map((rule) => ruleJson(terminal, rule)) },
      text: () => blocks(...(args.missing ? [] : [head]), ...shown.map((rule) => ruleText(terminal, rule))),
    };
  },
);

function sentencesOf(game: string): RuleSentence[] {
  const path = `src/games/${game}/rulebook.json`;
  const file = join(ROOT, path);
  if (!existsSync(file)) throw problem('no-rulebook', { game, path }, { file: path });
  return JSON.parse(readFileSync(file, 'utf8')) as RuleSentence[];
}

const textOf = (terminal: Terminal, { text }: RuleSentence): string => text[terminal.lang] ?? text['en'] ?? '';

function ruleJson(terminal: Terminal, rule: RuleCoverage): object {
  const { id, enforcedBy, tests } = rule;
  return {
    id,
    text: textOf(terminal, rule),
    enforcedBy: enforcedBy.map(({ path, name }) => `${path}:${name}`),
    tests: tests.map(({ path, name }) => `${path}: ${name}`),
    at: { enforcedBy: enforcedBy.map(pathAndLine), tests: tests.map(pathAndLine) },
  };
}

const pathAndLine = ({ path, line }: Place): string => `${path}:${line}`;

function ruleText(terminal: Terminal, rule: RuleCoverage): string {
  const row = (heading: string, places: readonly Place[]): string =>
    `  ${heading}: ${places.map((place) => `${pathAndLine(place)} ${place.name}`).join('; ') || terminal.say('nothing')}`;
  return [
    `${rule.id}  ${textOf(terminal, rule)}`,
    row(terminal.say('rule-enforced'), rule.enforcedBy),
    row(terminal.say('rule-tested'), rule.tests),
  ].join('\n');
}
