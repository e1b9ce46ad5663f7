import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BaseEvent } from '../../kernel/game.ts';
import { rolling } from '../log/rolling.svelte.ts';
import { sessionOf, slowTableOf, tableAt } from '../state/test-kit.ts';
import { gameById } from '../../games/all.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { preferences } from '../ui/language.svelte.ts';
import { isHeld, pathsIn, pathsOf } from './course.ts';

const page = { hidden: false };
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  rolling.end();
  preferences.reset();
  page.hidden = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const step = (unit: string, from: string | undefined, to: string): BaseEvent => ({
  rule: '',
  code: 'moved',
  args: { unit, to, ...(from === undefined ? {} : { from }) },
});

it('a path has every hex of the newest move of a unit', () => {
  const paths = pathsIn([
    step('a', undefined, '0101'),
    step('b', '0909', '0908'),
    step('a', '0101', '0102'),
    step('a', '0102', '0103'),
    step('b', '0301', '0302'),
  ]);
  expect(Object.fromEntries(paths)).toEqual({ a: ['0101', '0102', '0103'], b: ['0301', '0302'] });
});

it('nobody is followed who does not want it, or while nobody looks', () => {
  const table = tableAt();
  expect(pathsOf(table, false)).toEqual(new Map());
  page.hidden = true;
  expect(pathsOf(table, false)).toBeUndefined();
  page.hidden = false;
  preferences.choose('motion', 'less');
  expect(pathsOf(table, false)).toBeUndefined();
});

it('at the pace "at once" only what the reader himself does is followed', async () => {
  preferences.choose('pace', 'at-once');
  const session = sessionOf(gameById('reichswald') as Wargame);
  const [own, other] = [slowTableOf(session, 'allied').table, slowTableOf(session, 'german').table];
  const played = own.perform([
    { type: 'move', unit: 'C-5/2' },
    { type: 'step', to: '0405' },
  ]);
  await vi.runAllTimersAsync();
  expect(await played).toBe(true);
  expect(pathsOf(own, false)?.get('C-5/2')).toEqual(['0305', '0405']);
  expect(pathsOf(other, false)).toBeUndefined();
  expect(pathsOf(other, true)).toBeDefined();
  preferences.choose('pace', 'slow');
  expect(pathsOf(other, false)?.get('C-5/2')).toEqual(['0305', '0405']);
});

it('the map waits for dice as long as they tumble and lie, each roll once', () => {
  const roll: BaseEvent = { rule: '', code: 'roll' };
  const walk = { ...step('a', '0101', '0102'), code: 'walk' };
  const kinds = { roll: 'roll', walk: 'walk' } as const;
  const tableWith = (...events: BaseEvent[]): Parameters<typeof isHeld>[0] =>
    ({ seat: { game: { eventKinds: kinds } }, position: { news: events.map((event) => ({ at: 0, event })) } }) as never;
  expect(isHeld(tableWith(roll))).toBe(false);
  rolling.begin(roll);
  expect([isHeld(tableWith(roll)), isHeld(tableWith(walk, roll)), isHeld(tableWith(walk))]).toEqual([
    true,
    false,
    false,
  ]);
  vi.advanceTimersByTime(599);
  expect(isHeld(tableWith(roll))).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isHeld(tableWith(roll))).toBe(false);
  rolling.begin(roll);
  expect(isHeld(tableWith(roll))).toBe(false);
});
