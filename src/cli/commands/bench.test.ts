import { expect, test } from 'vitest';
import { cliText } from '../../text/cli/index.ts';
import { bivouac } from '../test-kit.ts';
import { report, type Measured } from './bench.ts';

const measured = (name: string, ratio: number): Measured => ({
  name,
  ratio,
  against: 'peer',
  unit: 'moves/s',
  value: 1000,
  target: 2,
  holds: ratio >= 2,
});

const english = { say: (code: Parameters<typeof cliText>[1], args = {}) => cliText('en', code, args) };

test('rows that miss their target come first, are marked and give status 1', () => {
  const rows = [measured('good', 2), measured('slow', 1.9)];
  const answer = report(english, rows);
  expect(answer).toMatchObject({ json: rows, status: 1 });
  expect(answer.text()).toBe(
    [
      '        benchmark  value         ratio  against  target',
      'MISSED  slow       1000 moves/s   1.90  peer       2.00',
      '        good       1000 moves/s   2.00  peer       2.00',
      '',
      '1 of 2 rows misses its target.',
    ].join('\n'),
  );
});

test('without a missed target the status is 0', () => {
  const answer = report(english, [measured('good', 3)]);
  expect(answer.status).toBe(0);
  expect(answer.text()).toMatch(/\n\nEvery row reaches its target\.$/);
});

test('an unknown group is refused with the list of groups before anything is measured', async () => {
  const { status, err } = await bivouac('bench', '--only', 'ranges,waltz');
  expect(status).toBe(2);
  expect(err).toContain('“waltz”');
  expect(err).toContain('start, ranges, copy, thinking, play, heap, server, page');
});
