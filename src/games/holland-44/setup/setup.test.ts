import { expect, it } from 'vitest';
import type { SetupDoc } from '../../../wargame/setup.ts';
import { fromSetup } from '../play/play.ts';

/** The errors of a set-up with these changes. */
function errorsOf(changes: Partial<SetupDoc>) {
  const setup = { game: 'holland-44', ...changes };
  const begun = fromSetup({ scenario: 'short', options: {}, setup });
  return begun.ok ? [] : begun.error;
}

it('a set-up of another game is named', () => {
  expect(errorsOf({ game: 'drill' })).toMatchObject([{ at: 'game', code: 'another-game', args: { game: 'drill' } }]);
});

it('a field of `extra` that there is not is told by its path', () => {
  expect(errorsOf({ extra: { moon: 1 } })).toMatchObject([
    { at: 'extra.moon', code: 'no-such-field', args: { field: 'moon' } },
  ]);
});

it.each([-1, 1.5, 100])('no pool holds %d', (amount) => {
  const at = 'pools.landing.allied';
  expect(errorsOf({ pools: { landing: { allied: amount } } })).toMatchObject([{ at, code: 'no-such-amount' }]);
});

it('both sides in one hex break 8.1', () => {
  const units = [
    { id: 'I/vdH', hex: '3010' },
    { id: '6DLI/151/50', hex: '3010' },
  ];
  expect(errorsOf({ units })).toMatchObject([{ at: 'hex 3010', rule: '8.1', code: 'both-sides-there', hex: '3010' }]);
});

it('[H44-19.4-d] nobody is in an entry area of the enemy; A and L change hands on turn 7', () => {
  const inArea = (turn: number, id: string, hex: string) =>
    errorsOf({ turn, units: [{ id, hex }] }).map(({ at, rule, code, unit }) => `${at} ${rule} ${code} ${unit}`);
  expect(inArea(3, '6DLI/151/50', 'area:B')).toEqual(['area:B 19.4 hostile-area 6DLI/151/50']);
  expect(inArea(3, 'I/vdH', 'area:O')).toEqual(['area:O 19.4 hostile-area I/vdH']);
  expect([6, 7].map((turn) => inArea(turn, 'I/vdH', 'area:A').length)).toEqual([0, 1]);
  expect([6, 7].map((turn) => inArea(turn, '6DLI/151/50', 'area:L').length)).toEqual([1, 0]);
});

it('[H44-6.1-d] two supply heads are not in one hex', () => {
  const units = ['1AB Supply Head', '82 Supply Head'].map((id) => ({ id, hex: '3010' }));
  expect(errorsOf({ turn: 3, units })).toMatchObject([{ at: 'hex 3010', rule: '6.1', code: 'one-supply-head' }]);
});
