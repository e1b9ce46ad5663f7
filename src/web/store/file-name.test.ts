import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test('a file is named for people, with nothing in its name that a file system forbids', () => {
  const day = new Date(2026, 1, 8);
  expect(fileName(["Holland '44", 'Turno 5'], day, 'png')).toBe("Holland '44, Turno 5, 2026-02-08.png");
  expect(fileName(['A/B: C?', '<2>'], day, 'png')).toBe('A B  C ,  2 , 2026-02-08.png');
});
