import { EQUIVALENTS } from './equivalents.ts';
import type { Note } from './note.ts';
import { SURVIVORS } from './survivors.ts';

/** A mutant of the sample and what became of it. `killed` names the stage of the tests that noticed. */
export interface Drawn {
  key: string;
  file: string;
  line: number;
  mutator: string;
  /** The line of code, and what a part of it was replaced with. */
  code: string;
  part: string;
  replacement: string;
  fate: 'killed' | 'timeout' | 'survived' | 'uncompilable';
  stage: string;
}

export interface MutationResults {
  /** Title of the area. */
  of: string;
  day: string;
  seed: number;
  /** Mutants that could be made of all the code. */
  all: number;
  /** Names of the stages of tests that have been asked. */
  asked: string[];
  drawn: Drawn[];
}

/** What the notes say of this mutant. */
const noted = (notes: readonly Note[], { file, code, part, replacement }: Drawn): string | undefined =>
  notes.find((one) => one.file === file && one.code === code && one.part === part && one.replacement === replacement)
    ?.reason;

/** The report as Markdown. */
export function mutationReport({ of, day, seed, all, asked, drawn }: MutationResults): string {
  const made = drawn.filter(({ fate }) => fate !== 'uncompilable');
  const caught = made.filter(({ fate }) => fate !== 'survived');
  const survivors = made.filter(({ fate }) => fate === 'survived');
  const equal = survivors.filter((one) => noted(EQUIVALENTS, one) !== undefined);
  const missed = survivors.filter((one) => noted(EQUIVALENTS, one) === undefined);
  const counted = made.length - equal.length;
  return [
    `# Mutation testing: ${of}`,
    '',
    `What \`npm run mutate\` found on ${day}, seed ${seed}: of ${number(all)} mutants of its code ${drawn.length} were drawn at random.`,
    `The compiler refuses ${drawn.length - made.length} of them and ${equal.length} cannot be told from the code by any test (below); neither count.`,
    '',
    `**${caught.length} of ${counted} were killed: ${percent(caught.length / counted)}.**`,
    '',
    `Tests asked (scripts/mutation/areas.ts): ${asked.join(', ')}. Those that read source text, of names, imports and cited rules, never are.`,
    '',
    '| file | counted | killed |',
    '|---|---|---|',
    ...byFile(made.filter((one) => !equal.includes(one))),
    '',
    '| killed by | mutants |',
    '|---|---|',
    ...byStage(caught),
    '',
    '## Survivors',
    '',
    ...(missed.length === 0
      ? ['None.']
      : missed.map((one) => `- ${said(one)}: ${noted(SURVIVORS, one) ?? 'not looked at'}`)),
    '',
    '## Equivalent',
    '',
    ...(equal.length === 0 ? ['None.'] : equal.map((one) => `- ${said(one)}: ${noted(EQUIVALENTS, one)}`)),
    '',
  ].join('\n');
}

const number = (count: number): string => count.toLocaleString('en');
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function byFile(counted: readonly Drawn[]): string[] {
  const files = [...new Set(counted.map(({ file }) => file))].toSorted();
  return files.map((file) => {
    const here = counted.filter((one) => one.file === file);
    return `| ${file} | ${here.length} | ${here.filter(({ fate }) => fate !== 'survived').length} |`;
  });
}

function byStage(caught: readonly Drawn[]): string[] {
  const how = ({ fate, stage }: Drawn): string =>
    fate === 'timeout' ? 'no end in sight' : stage === 'rules' ? 'tests of single rules' : 'spanning tests';
  const ways = [...new Set(caught.map(how))].toSorted();
  return ways.map((way) => `| ${way} | ${caught.filter((one) => how(one) === way).length} |`);
}

const quoted = (code: string): string => `\`${code.replaceAll(/\s+/g, ' ').replaceAll('`', "'").slice(0, 120)}\``;

const said = ({ file, line, code, part, replacement }: Drawn): string =>
  `${file}:${line} ${quoted(code)}: ${quoted(part)} → ${replacement === '' ? 'nothing' : quoted(replacement)}`;
