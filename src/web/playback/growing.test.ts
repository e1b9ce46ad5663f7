import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameById } from '../../games/all.ts';
import { recordOf, replay, type GameRecord, type Match } from '../../kernel/match.ts';
import { snapshotOf } from '../../kernel/snapshot.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { logLines } from '../log/log.ts';
import { PlayingOut, type Part } from '../store/playout/playing-out.ts';
import { logTimeline } from './log-timeline.ts';
import { Player } from './player.svelte.ts';
import { blocksOf, stretchAt, stretchesOf, type Stretch } from './story.svelte.ts';
import { Timeline } from './timeline.ts';

const game = gameById('reichswald') as Wargame;
const file = join(import.meta.dirname, '../../../corpus/records/1.4.0/reichswald-veritable-1.bivouac.json');
const whole = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
const LENGTH = 900;

function matchAt(n: number): Match {
  const played = replay(game as Match['game'], whole, n);
  if (!played.ok) throw new Error('The record does not replay.');
  return played.value;
}
const end = matchAt(LENGTH);
const record = recordOf(end);

/** What comes of the record, a part every so many actions. */
function partsOf(every: number): Part[] {
  const out = new PlayingOut(game as Match['game'], record, { playOn: false, check: false });
  const steps = out.steps();
  const parts: Part[] = [];
  for (let n = 1; ; n++) {
    const step = steps.next();
    if (step.done || n % every === 0) parts.push(out.take());
    if (step.done) return parts;
  }
}
const parts = partsOf(100);

describe('a timeline that grows', () => {
  it('shows at once what has been worked out, and nothing else', () => {
    const timeline = Timeline.of(game, record);
    expect([timeline.reached, timeline.has(0), timeline.length]).toEqual([-1, false, LENGTH]);
    for (const part of parts) {
      timeline.take(part);
      const { reached } = timeline;
      expect(reached).toBe(part.done);
      expect([timeline.has(reached), timeline.has(reached + 1)]).toEqual([true, false]);
      expect(timeline.at(reached)).toEqual(matchAt(reached).state);
      expect(timeline.log).toEqual(matchAt(reached).log);
    }
    expect(timeline.reached).toBe(LENGTH);
  });

  it('knows its end, its log and its turns from before', () => {
    const timeline = Timeline.of(game, record);
    timeline.takeEnd(snapshotOf(end));
    expect([timeline.has(LENGTH), timeline.has(LENGTH - 1), timeline.told]).toEqual([true, false, LENGTH]);
    expect(timeline.at(LENGTH)).toEqual(end.state);
    const turns = [...timeline.turns];
    for (const part of parts) timeline.take(part);
    expect([timeline.log, timeline.turns]).toEqual([end.log, turns]);
    expect(timeline.at(LENGTH - 1)).toEqual(matchAt(LENGTH - 1).state);
  });

  it('does not say where a turn begins that is not known', () => {
    const timeline = Timeline.of(game, record);
    timeline.take(parts[0] as Part);
    const [, second] = timeline.turns;
    expect([timeline.nextTurn(99), timeline.previousTurn(LENGTH)]).toEqual([second?.at, undefined]);
    for (const part of parts.slice(1)) timeline.take(part);
    expect(timeline.nextTurn(LENGTH)).toBe(LENGTH);
    expect(timeline.previousTurn(LENGTH)).toBe(timeline.turns.at(-1)?.at);
  });
});

describe('whoever looks at it', () => {
  it('comes where he wanted as soon as that is known, and is shown nothing else meanwhile', () => {
    const timeline = Timeline.of(game, record);
    timeline.takeEnd(snapshotOf(end));
    const player = new Player(timeline);
    player.go(LENGTH);
    expect([player.at, player.isWaiting]).toEqual([LENGTH, false]);
    player.move('back');
    player.move('back');
    expect([player.at, player.aim, player.isWaiting, player.canTick]).toEqual([LENGTH, LENGTH - 2, true, false]);
    for (const part of parts.slice(0, 8)) {
      timeline.take(part);
      expect(player.at).toBe(LENGTH);
    }
    for (const part of parts.slice(8)) timeline.take(part);
    expect([player.at, player.isWaiting]).toEqual([LENGTH - 2, false]);
  });

  it('plays from the start on once that is known, and goes no further than what is known', () => {
    const timeline = Timeline.of(game, record);
    timeline.takeEnd(snapshotOf(end));
    const player = new Player(timeline);
    player.go(LENGTH);
    player.toggle();
    expect([player.at, player.playing, player.canTick]).toEqual([LENGTH, true, false]);
    timeline.take(parts[0] as Part);
    expect([player.at, player.playing, player.canTick]).toEqual([0, true, true]);
    player.go(100);
    expect(player.canTick).toBe(false);
    timeline.take(parts[1] as Part);
    expect([player.at, player.canTick]).toEqual([100, true]);
  });
});

describe('the log in words', () => {
  const how = { kinds: game.eventKinds, lang: 'en', names: { game: game.id } } as const;
  const all = logTimeline(logLines(game.eventKinds, 'en', end.log, how.names), end.log).flatMap(({ lines }) => lines);

  it('is the same stretch by stretch', () => {
    const stretches = stretchesOf(game.eventKinds, end.log, true);
    const blocks = stretches.flatMap((stretch) => blocksOf(stretch, end.log, how));
    expect(blocks.flatMap(({ lines }) => lines).map(({ key, text, from }) => [key, text, from])).toEqual(
      all.map(({ key, text, from }) => [key, text, from]),
    );
    expect(Math.max(...blocks.map(({ lines }) => lines.length))).toBeLessThanOrEqual(40);
  });

  it('has the same stretches however it comes', () => {
    let known: Stretch[] = [];
    for (let n = 50; n < end.log.length; n += 50)
      known = stretchesOf(game.eventKinds, end.log.slice(0, n), false, known);
    expect(stretchesOf(game.eventKinds, end.log, true, known)).toEqual(stretchesOf(game.eventKinds, end.log, true));
  });

  it('finds the stretch that tells of a position', () => {
    const stretches = stretchesOf(game.eventKinds, end.log, true);
    for (const { from } of stretches) expect(stretches[stretchAt(stretches, from)]?.from).toBe(from);
    expect(stretchAt(stretches, LENGTH)).toBe(stretches.length - 1);
  });
});
