import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameById } from '../../games/all.ts';
import type { Result } from '../../kernel/game.ts';
import { recordOf, replay, type GameRecord, type Match, type ReplayError } from '../../kernel/match.ts';
import { lay } from '../../wargame/test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { logLines } from '../log/log.ts';
import { logTimeline, currentLineAt } from './log-timeline.ts';
import { Timeline } from './timeline.ts';
import { traceAt } from './trace.ts';

const game = gameById('reichswald') as Wargame;
const file = join(import.meta.dirname, '../../../corpus/records/1.4.0/reichswald-veritable-1.bivouac.json');
const whole = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
const record = { ...whole, actions: whole.actions.slice(0, 430) };

/** How far the making went before it ended, and what it made. */
function make(of: GameRecord, most?: number): { steps: number; made: Result<Timeline, ReplayError> } {
  const making = Timeline.making(game, of, most);
  for (let steps = 0; ; steps++) {
    const step = making.next();
    if (step.done) return { steps, made: step.value };
  }
}

function timelineOf(of: GameRecord, most?: number): Timeline {
  const { made } = make(of, most);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

function matchAt(n: number): Match {
  const played = replay(game as Match['game'], record, n);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value;
}

const timeline = timelineOf(record);

describe('a timeline', () => {
  it('shows at every place what a replay from the start shows, whatever was looked at before', () => {
    for (const n of [0, 430, 1, 0, 49, 50, 51, 50, 49, 217, 216, 100, 429, 430]) {
      expect(timeline.at(n)).toEqual(matchAt(n).state);
    }
  });

  it('tells the same story', () => {
    for (const n of [0, 1, 213, 276, 430]) {
      expect(timeline.log.slice(0, timeline.logged(n))).toEqual(matchAt(n).log);
    }
    expect(timeline.events(214).map(({ at }) => at)).toEqual(timeline.events(214).map(() => 213));
  });

  it('keeps a bounded number of positions, and then shows the same', () => {
    const sparse = timelineOf(record, 4);
    expect(timeline.kept).toBe(9);
    expect(sparse.kept).toBeLessThanOrEqual(5);
    for (const n of [300, 299, 430, 5]) expect(sparse.at(n)).toEqual(timeline.at(n));
    expect(timelineOf(whole).kept).toBeLessThanOrEqual(201);
  });

  it('does not change the record', () => {
    const before = structuredClone(record);
    traceAt(timelineOf(record), 300);
    expect(record).toEqual(before);
  });

  it('is made an action at a time', () => {
    expect(make(record).steps).toBe(430);
  });

  it('finds the borders of turns', () => {
    const [first, second] = timeline.turns;
    expect(first).toEqual({ at: 0, turn: 8 });
    expect(second?.turn).toBe(9);
    const border = second?.at ?? 0;
    const turn = (n: number): number => game.view(timeline.at(n), null).turn;
    expect([turn(border - 1), turn(border)]).toEqual([8, 9]);
    expect(timeline.nextTurn(5)).toBe(border);
    expect(timeline.previousTurn(border)).toBe(0);
    expect(timeline.previousTurn(border + 1)).toBe(border);
    expect(timeline.nextTurn(430)).toBe(430);
    expect(timeline.turnAt(border - 1)).toBe(8);
  });

  it('refuses a record that cannot be played, at the action', () => {
    const broken = { ...record, actions: [...record.actions.slice(0, 20), { by: 'allied', type: 'end', extra: 1 }] };
    expect(make(broken).made).toMatchObject({ ok: false, error: { at: 20 } });
  });
});

describe('a timeline to be shown', () => {
  /** A reduced unit on either side and a gun in support, or neither; the attack has not been committed. */
  function unfinished(weak: boolean, gun: boolean, options: Record<string, string>): Timeline {
    const reduced = weak ? ' reduced' : '';
    const units = { 'B-44/15': `0910${reduced}`, 'B-AD15': '0810', 'G-2/2': `1010${reduced}` };
    const laid = lay(game, { turn: 18, phase: 'allied-combat', weather: 'cloudy', units, options });
    laid.play({ type: 'attack', target: '1010' }, { type: 'attacker', unit: 'B-44/15' });
    if (gun) laid.play({ type: 'artillery', unit: 'B-AD15' });
    return timelineOf(recordOf(laid.match));
  }

  /** All that a page can read off it. */
  const summary = (line: Timeline): string => {
    const places = Array.from({ length: line.length + 1 }, (_, n) => ({
      view: game.view(line.at(n), line.eyes),
      prompt: game.prompt(line.at(n)),
      trace: traceAt(line, n),
    }));
    return JSON.stringify({ places, actions: line.actions, log: line.log, turns: line.turns });
  };

  it('holds nothing that one side alone knows while the game goes on: steps played blind, support not committed yet', () => {
    const blind = { 'blind-declaration': 'on' };
    const [one, other] = [unfinished(true, true, blind), unfinished(false, false, blind)];
    expect(summary(one)).not.toBe(summary(other));
    expect(summary(one.open())).toBe(summary(other.open()));
  });

  it('holds the steps of a game played open, but no support that has not been committed', () => {
    const [one, other] = [unfinished(true, true, {}).open(), unfinished(true, false, {}).open()];
    expect(summary(one)).toBe(summary(other));
    expect(summary(one)).not.toBe(summary(unfinished(false, false, {}).open()));
  });

  it('goes on to the newest position when everybody has seen it', () => {
    expect(timeline.open().length).toBe(timeline.length);
    expect(timeline.open().log).toEqual(timeline.log);
  });

  it('holds everything when the game is over', () => {
    const over = timelineOf(whole);
    expect(over.open()).toBe(over);
  });
});

describe('what is pointed at', () => {
  it('is the whole way of a unit so far', () => {
    expect(traceAt(timeline, 3)).toMatchObject({ path: ['0304', '0303'] });
    expect(traceAt(timeline, 4)).toMatchObject({ path: ['0304', '0303', '0304'] });
  });

  it('is the unit that has been picked up', () => {
    expect(traceAt(timeline, 2)).toEqual({ marks: [{ hex: '0304', mark: 'origin' }], arrows: [], path: [] });
  });

  it('is a combat with those who fight it, and a retreat', () => {
    const roll = traceAt(timeline, 214);
    expect(roll.marks).toEqual([{ hex: '0505', mark: 'hit' }]);
    expect(roll.arrows.some(({ to, kind }) => to === '0505' && kind === 'attack')).toBe(true);
    expect(traceAt(timeline, 215).path).toEqual(['0405', '0304']);
  });
});

describe('the lines of the log', () => {
  const turns = logTimeline(logLines(game.eventKinds, 'en', timeline.log, { game: 'reichswald' }), timeline.log);

  it('stand in time', () => {
    const lines = turns.flatMap((turn) => turn.lines);
    const move = lines.find(({ text }) => text.includes('C-AD3'));
    expect([move?.from, move?.to]).toEqual([3, 4]);
    expect(currentLineAt(turns, 4)).toBe(3);
    expect(currentLineAt(turns, 5)).toBe(3);
    for (const { from, to } of lines) expect(to).toBeGreaterThanOrEqual(from);
  });

  it('are parted by turns', () => {
    expect(turns.length).toBe(timeline.turns.length);
    expect(turns.every(({ lines }) => lines[0]?.kind === 'turn')).toBe(true);
  });
});
