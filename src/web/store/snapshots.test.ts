import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { gameById } from '../../games/index.ts';
import { act, begin, replay, replaying, type GameRecord, type Match } from '../../kernel/match.ts';
import { isSettled, resumed } from '../../kernel/snapshot.ts';
import { SNAPSHOTS } from '../storage/key-value-store.ts';
import { Snapshots } from './snapshots.ts';
import { Box } from './test-kit.ts';

const game = gameById('reichswald') as unknown as Match['game'];
const file = new URL('../../../corpus/records/1.0.0/reichswald-veritable-2.bivouac.json', import.meta.url);
const whole = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
const BUILD = 'assets/desk-1.js';
/** Long enough for several snapshots, and not at one of them. */
const LENGTH = 1234;
const record: GameRecord = { ...whole, actions: whole.actions.slice(0, LENGTH) };

/** Plays on and keeps a snapshot after every action, as the page does after every gesture. */
function playOn(match: Match, snapshots: Snapshots, to: number): void {
  while (match.actions.length < to) {
    expect(act(match, whole.actions[match.actions.length])).toMatchObject({ ok: true });
    snapshots.keep('a', match);
  }
}

function fresh(): Match {
  const begun = begin(game, record);
  if (!begun.ok) throw new Error('The game does not start.');
  return begun.value;
}

/** The record played from its snapshot: what came of it, and how many actions had to be played. */
function goOn(from: Match | undefined, of = record): { match: Match; played: number } {
  const steps = replaying(game, of, of.actions.length, from);
  for (let played = 0; ; played++) {
    const step = steps.next();
    if (!step.done) continue;
    if (!step.value.ok) throw new Error(JSON.stringify(step.value.error));
    return { match: step.value.value, played };
  }
}

const opened = (box: Box, of = record, build = BUILD) => {
  const snapshot = new Snapshots(box, build).open('a', of);
  return snapshot && resumed(game, of, snapshot);
};

const entries = (box: Box): string[] => [...box.entries.keys()].filter((key) => key.startsWith(SNAPSHOTS));

let box: Box;
let match: Match;
beforeEach(() => {
  box = new Box();
  match = fresh();
  playOn(match, new Snapshots(box, BUILD), LENGTH);
});

describe('a long game', () => {
  it('opens from its snapshot to the same position, log and undo as from the start', () => {
    const { match: again, played } = goOn(opened(box));
    expect(played).toBeLessThan(400);
    const from0 = replay(game, record);
    if (!from0.ok) throw new Error('The record does not replay.');
    const all = ({ state, log, actions, past }: Match) => JSON.stringify([state, log, actions, past]);
    expect(all(again)).toBe(all(from0.value));
  });

  it('is played on after that, and opens again from a later one', () => {
    const snapshots = new Snapshots(box, BUILD);
    const snapshot = snapshots.open('a', record);
    const { match: again } = goOn(snapshot && resumed(game, record, snapshot));
    const before = entries(box).length;
    playOn(again, snapshots, 2000);
    expect(entries(box).length).toBeGreaterThan(before);
    const longer = { ...whole, actions: whole.actions.slice(0, 2000) };
    const { match: last, played } = goOn(opened(box, longer), longer);
    expect(played).toBeLessThan(400);
    expect(JSON.stringify(last.log)).toBe(JSON.stringify(again.log));
  });

  it('writes nothing between two snapshots, and each piece of the log once', () => {
    const snapshots = new Snapshots(box, BUILD);
    const snapshot = snapshots.open('a', record);
    const { match: again } = goOn(snapshot && resumed(game, record, snapshot));
    const tries = 1000;
    box.writings = tries;
    snapshots.keep('a', again);
    expect(box.writings).toBe(tries);
    const pieces = entries(box).length - 1;
    expect(pieces).toBeGreaterThan(3);
    playOn(again, snapshots, LENGTH + 500);
    const more = entries(box).length - 1 - pieces;
    expect(more).toBeGreaterThan(0);
    expect(box.writings).toBe(tries - 2 * more);
  });

  it('takes a snapshot only where nothing can be taken back any more', () => {
    const other = new Snapshots(box, 'another build');
    const texts = new Map(box.entries);
    while (isSettled(match)) expect(act(match, whole.actions[match.actions.length])).toMatchObject({ ok: true });
    other.keep('a', match);
    expect(box.entries).toEqual(texts);
    while (!isSettled(match)) expect(act(match, whole.actions[match.actions.length])).toMatchObject({ ok: true });
    other.keep('a', match);
    expect(box.entries).not.toEqual(texts);
  });

  it('that is short has none', () => {
    const small = new Box();
    playOn(fresh(), new Snapshots(small, BUILD), 150);
    expect(small.entries.size).toBe(0);
  });
});

describe('a snapshot is not used', () => {
  const changedAt = (at: number): GameRecord => ({
    ...record,
    actions: record.actions.with(at, { by: 'allied' }),
  });

  it.each([
    ['another build', () => opened(box, record, 'assets/desk-2.js')],
    ['other rules', () => opened(box, { ...record, rules: '0.9.0' })],
    ['another start', () => opened(box, { ...record, options: { 'blind-declaration': 'on' } })],
    ['its first action changed', () => opened(box, changedAt(0))],
    ['an action in the middle changed', () => opened(box, changedAt(500))],
    ['a record that ends before it', () => opened(box, { ...record, actions: record.actions.slice(0, 300) })],
  ])('for %s', (_, open) => {
    expect(opened(box)).toBeDefined();
    expect(open()).toBeUndefined();
  });

  it('when anything of it is missing or changed', () => {
    for (const key of entries(box)) {
      const text = box.getItem(key) as string;
      for (const spoilt of ['', '[]', text.slice(0, -1), text.replace(/\d(?=\D*$)/, (n) => String(9 - Number(n)))]) {
        box.entries.set(key, spoilt);
        expect(opened(box), key).toBeUndefined();
      }
      box.entries.delete(key);
      expect(opened(box), key).toBeUndefined();
      box.entries.set(key, text);
    }
    expect(opened(box)).toBeDefined();
  });

  it('after actions that it covers were taken back and others played; then a new one is made', () => {
    const snapshots = new Snapshots(box, BUILD);
    snapshots.open('a', record);
    const back = replay(game, record, 700);
    if (!back.ok) throw new Error('The record does not replay.');
    playOn(back.value, snapshots, 1100);
    const other = { ...record, actions: [...back.value.actions] };
    expect(goOn(opened(box, other), other).played).toBeLessThan(400);
  });
});

describe('room', () => {
  it('that is missing costs nothing but time, and is tried again later', () => {
    const small = new Box();
    const snapshots = new Snapshots(small, BUILD);
    const again = fresh();
    small.room = 1000;
    playOn(again, snapshots, 500);
    expect(small.entries.size).toBe(0);
    small.room = Infinity;
    playOn(again, snapshots, 1000);
    expect(goOn(opened(small), record).played).toBeLessThan(800);
  });

  it('is taken from other games, not from more than snapshots', () => {
    box.entries.set(`${SNAPSHOTS}b/head`, 'x'.repeat(1_700_000));
    box.entries.set('bivouac/game/b/head', 'x');
    playOn(match, new Snapshots(box, BUILD), LENGTH + 300);
    expect(box.entries.has(`${SNAPSHOTS}b/head`)).toBe(false);
    expect(box.entries.has('bivouac/game/b/head')).toBe(true);
    expect(opened(box)).toBeUndefined();
  });
});
