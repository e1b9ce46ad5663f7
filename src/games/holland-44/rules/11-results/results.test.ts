import { expect, test } from 'vitest';
import { sit, unit } from '../../test-kit.ts';
import { legal } from '../../play/play.ts';

test('[H44-9.3-e] one die, and what it brings at once: losses, then the retreat, then the advance', () => {
  const t = sit('allied-combat', {
    turn: 9,
    units: { '6DLI/151/50': '3009', '8DLI/151/50': '3009', Stephan: '3010', 'Kerutt(-)': '3010' },
  });
  const due = (): string[] => [
    ...new Set(legal(t.state()).map((action) => ('type' in action ? `${action.by} ${action.type}` : action.by))),
  ];
  t.play({ type: 'attack', target: '3010' });
  for (const unit of ['6DLI/151/50', '8DLI/151/50']) t.play({ type: 'attacker', unit });
  t.play({ type: 'commit' });
  expect(due()).toEqual(['chance']);
  expect(legal(t.state())).toHaveLength(6);
  // 10 against 10 is 1:1, and a 5 there is A1/DR.
  expect([t.dice(5), due()][1]).toEqual(['allied loss']);
  t.play({ type: 'loss', unit: '6DLI/151/50' });
  expect([unit(t, '6DLI/151/50').steps, due()]).toEqual([2, ['german stand', 'german yield']]);
  t.play({ type: 'yield' });
  expect(due()).toEqual(['german retreat']);
  while (t.legal('retreat').length > 0) t.play(t.legal('retreat')[0] as object);
  expect(['Stephan', 'Kerutt(-)'].map((id) => unit(t, id).steps)).toEqual([2, 2]);
  expect(due()).toContain('allied advance');
});
test("[H44-9.3-e] the defender's loss too comes before he is asked whether he stands", () => {
  const t = sit('allied-combat', {
    turn: 9,
    units: { '6DLI/151/50': '3009', '8DLI/151/50': '3009', Stephan: '3010' },
  });
  t.play({ type: 'attack', target: '3010' });
  for (const unit of ['6DLI/151/50', '8DLI/151/50']) t.play({ type: 'attacker', unit });
  const before = unit(t, 'Stephan').steps as number;
  // A 6 is D1 on 1:1, 2:1 and 3:1.
  t.play({ type: 'commit' }).dice(6);
  expect([unit(t, 'Stephan').steps, t.legal('stand').length]).toEqual([before - 1, 1]);
});
