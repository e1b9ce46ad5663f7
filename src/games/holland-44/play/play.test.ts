import { expect, test } from 'vitest';
import { refusal } from './play.ts';
import { opening } from '../test-kit.ts';

test('dice that are due are a roll and nothing else', () => {
  const t = opening('short');
  while (t.toAct() !== 'chance') t.play(t.legal('land')[0] ?? { type: 'end' });
  const roll = { by: 'chance', dice: [1] };
  expect(refusal(t.state(), roll)).toBeUndefined();
  for (const wrong of [
    { ...roll, type: 'end' },
    { ...roll, dice: [7] },
    { ...roll, dice: [1, 1] },
    { ...roll, by: 'allied' },
  ])
    expect(refusal(t.state(), wrong)?.code).toBe('dice-due');
});
