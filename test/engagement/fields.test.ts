import { expect, test } from 'vitest';
import { fieldsOfAll, MISSING, type Field } from './fields.ts';

const { games, fields } = fieldsOfAll();

const escaped = (text: string): string => text.replaceAll('|', String.raw`\|`);
const row = (cells: readonly string[]): string => `| ${cells.map(escaped).join(' | ')} |`;

/** One table for each chapter of the rules. */
function page(): string {
  const chapterOf = ({ path }: Field): string => (path.includes('.') ? (path.split('.')[0] as string) : 'the game');
  const chapters = [...new Set(fields.map(chapterOf))].map(
    (chapter) => [chapter, fields.filter((field) => chapterOf(field) === chapter)] as const,
  );
  const tables = chapters.map(([chapter, rows]) => {
    const lines = rows.map(({ path, meaning, cells }) => row([`\`${path.split('.').at(-1)}\``, meaning, ...cells]));
    return [
      `## ${chapter}`,
      '',
      row(['field', 'meaning', ...games]),
      row(['', '', ...games].map(() => '---')),
      ...lines,
    ].join('\n');
  });
  return `# The engagement series, field by field

What each game says where the games of the series may differ (\`EngagementRules\`, src/engagement/position/rules.ts), and by which rule of its book or
which ruling; – where its book does not have the chapter. Generated from the source; \`npx vitest run test/engagement/fields.test.ts -u\` updates it. A long value is given by its name.

${tables.join('\n\n')}
`;
}

test('docs/engagement-series.md is current (update: npx vitest run -u)', async () => {
  await expect(page()).toMatchFileSnapshot('../../docs/engagement-series.md');
});

test('every game of the series gives every field', () => {
  expect(games.length).toBeGreaterThan(1);
  const without = fields.flatMap(({ path, cells }) =>
    cells.flatMap((cell, i) => (cell === MISSING ? [`${games[i]}: ${path}`] : [])),
  );
  expect(without).toEqual([]);
});
