import { describe, expect, it } from 'vitest';
import type { BaseAction } from '../../kernel/game.ts';
import type { GameRecord } from '../../kernel/match.ts';
import { Shelf, type Kept } from './game-store.ts';
import { Box } from './test-kit.ts';

const kept = (id: string, saved: number): Kept => ({
  id,
  saved,
  game: 'reichswald',
  scenario: 'veritable',
  turn: 8,
  phase: 'allied-movement',
  result: null,
});

const actionsUpTo = (n: number, by = 'allied'): BaseAction[] => Array.from({ length: n }, (_, i) => ({ by, n: i }));

const recordOf = (actions: BaseAction[]): GameRecord => ({
  format: 'bivouac-record',
  version: 1,
  game: 'reichswald',
  rules: '1.0.0',
  scenario: 'veritable',
  options: {},
  setup: null,
  actions,
  result: null,
  hash: String(actions.length),
});

/** A drawer as the first version of the page left it: all actions in numbered pieces. */
function oldBox(actions: BaseAction[]): Box {
  const box = new Box();
  const { actions: _, ...record } = recordOf(actions);
  for (let n = 0; n * 200 < actions.length; n++) {
    box.setItem(`bivouac/game/a/${n}`, JSON.stringify(actions.slice(n * 200, n * 200 + 200)));
  }
  box.setItem('bivouac/game/a/head', JSON.stringify({ ...kept('a', 1), record, count: actions.length }));
  return box;
}

describe('the shelf', () => {
  it('gives back what was put on it, however long, after undo too', () => {
    const box = new Box();
    const shelf = new Shelf(box);
    const long = actionsUpTo(450);
    const changed = [...long.slice(0, 399), { by: 'german', n: 0 }, { by: 'german', n: 1 }];
    for (const actions of [long, long.slice(0, 399), changed, long.slice(0, 5), changed]) {
      shelf.save(kept('a', 1), recordOf(actions));
      expect(shelf.load('a')).toEqual(recordOf(actions));
      expect(new Shelf(box).load('a')).toEqual(recordOf(actions));
    }
    expect([...box.entries.keys()].filter((key) => !key.endsWith('head'))).toHaveLength(2);
  });

  it('lists the newest first and forgets what is removed', () => {
    const shelf = new Shelf(new Box());
    shelf.save(kept('a', 1), recordOf([]));
    shelf.save(kept('b', 2), recordOf([]));
    expect(shelf.list().map(({ id }) => id)).toEqual(['b', 'a']);
    shelf.remove('b');
    expect(shelf.list()).toEqual([kept('a', 1)]);
    expect(shelf.load('b')).toBeUndefined();
  });

  it('keeps remarks beside a game, through every writing of it, until it is removed', () => {
    const box = new Box();
    const shelf = new Shelf(box);
    shelf.note('a', 'seen', '12');
    expect([shelf.list(), shelf.damaged()]).toEqual([[], []]);
    for (const actions of [actionsUpTo(450), actionsUpTo(450, 'german')]) shelf.save(kept('a', 1), recordOf(actions));
    expect(shelf.noted('a', 'seen')).toBe('12');
    shelf.remove('a');
    expect([shelf.noted('a', 'seen'), box.entries.size]).toEqual([null, 0]);
  });

  it('writes only the head after an action', () => {
    const box = new Box();
    const shelf = new Shelf(box);
    const actions = actionsUpTo(650);
    shelf.save(kept('a', 1), recordOf(actions));
    box.writings = 1;
    expect(shelf.save(kept('a', 2), recordOf([...actions, { by: 'german' }]))).toBe(true);
    const other = new Shelf(box);
    const loaded = other.load('a');
    box.writings = 1;
    expect(other.save(kept('a', 3), recordOf([...(loaded?.actions ?? []), { by: 'allied' }]))).toBe(true);
    expect(other.load('a')?.actions).toHaveLength(652);
  });

  it('is whole after a writing that broke off anywhere', () => {
    const before = actionsUpTo(601);
    const after = [...before.slice(0, 150), ...actionsUpTo(500, 'german')];
    for (let writings = 0; writings < 6; writings++) {
      const box = new Box();
      new Shelf(box).save(kept('a', 1), recordOf(before));
      box.writings = writings;
      new Shelf(box).save(kept('a', 2), recordOf(after));
      const found = new Shelf(box).load('a');
      expect(found).toEqual(recordOf(writings >= 4 ? after : before));
    }
  });

  it('follows what another tab has written over the same game', () => {
    const box = new Box();
    const [here, there] = [new Shelf(box), new Shelf(box)];
    here.save(kept('a', 1), recordOf(actionsUpTo(450)));
    there.save(kept('a', 2), recordOf(actionsUpTo(450, 'german')));
    here.save(kept('a', 3), recordOf(actionsUpTo(451)));
    expect(there.load('a')).toEqual(recordOf(actionsUpTo(451)));
  });
});

describe('a full shelf', () => {
  it('holds the game in memory, and writes it when there is room', () => {
    const box = new Box();
    const shelf = new Shelf(box);
    shelf.save(kept('old', 1), recordOf(actionsUpTo(300)));
    shelf.save(kept('a', 2), recordOf(actionsUpTo(300)));
    box.room = [...box.entries.values()].join('').length;
    const more = recordOf(actionsUpTo(420));
    expect(shelf.save(kept('a', 3), more)).toBe(false);
    expect(shelf.load('a')).toEqual(more);
    expect(shelf.list().map(({ id, saved }) => [id, saved])).toEqual([
      ['a', 3],
      ['old', 1],
    ]);
    expect(new Shelf(box).load('a')).toEqual(recordOf(actionsUpTo(300)));
    shelf.remove('old');
    expect(shelf.settle()).toBe(true);
    expect(new Shelf(box).load('a')).toEqual(more);
  });

  it('keeps apart what was undone and played anew while there was no room', () => {
    const box = new Box();
    const shelf = new Shelf(box);
    shelf.save(kept('a', 1), recordOf(actionsUpTo(401)));
    box.room = 0;
    const back = actionsUpTo(401).slice(0, 395);
    expect(shelf.save(kept('a', 2), recordOf(back))).toBe(false);
    const anew = recordOf([...back, ...actionsUpTo(8, 'german')]);
    expect(shelf.save(kept('a', 3), anew)).toBe(false);
    box.room = Infinity;
    expect(shelf.settle()).toBe(true);
    expect(new Shelf(box).load('a')).toEqual(anew);
  });

  it('takes the room of what is only there for speed: first the picture, then snapshots', () => {
    const box = new Box();
    const shelf = new Shelf(box);
    shelf.save(kept('a', 1), recordOf(actionsUpTo(300)));
    const { length } = [...box.entries.values()].join('');
    box.setItem('bivouac/glimpse', 'x'.repeat(1000));
    box.setItem('bivouac/snapshot/b/head', 'x'.repeat(9000));
    box.room = length + 10_000;
    expect(shelf.save(kept('a', 2), recordOf(actionsUpTo(320)))).toBe(true);
    expect([...box.entries.keys()].filter((key) => !key.includes('/game/'))).toEqual(['bivouac/snapshot/b/head']);
    expect(shelf.save(kept('a', 3), recordOf(actionsUpTo(599)))).toBe(true);
    expect([...box.entries.keys()].filter((key) => !key.includes('/game/'))).toEqual([]);
    expect(new Shelf(box).load('a')).toEqual(recordOf(actionsUpTo(599)));
  });
});

describe('a damaged shelf', () => {
  it('opens games of the first version and takes them on', () => {
    const box = oldBox(actionsUpTo(450));
    const shelf = new Shelf(box);
    expect(shelf.load('a')).toEqual(recordOf(actionsUpTo(450)));
    shelf.save(kept('a', 2), recordOf(actionsUpTo(455)));
    expect(new Shelf(box).load('a')).toEqual(recordOf(actionsUpTo(455)));
  });

  it('recovers a game of the first version whose last piece was written without its head', () => {
    const box = oldBox(actionsUpTo(399));
    box.setItem('bivouac/game/a/1', JSON.stringify(actionsUpTo(399).slice(200, 398)));
    expect(new Shelf(box).load('a')?.actions).toHaveLength(398);
  });

  it.each([
    ['head', (box: Box): void => box.entries.set('bivouac/game/a/head', '{"id":"a"') && undefined, { code: 'head' }],
    ['head', (box: Box): void => box.entries.set('bivouac/game/a/head', '[]') && undefined, { code: 'head' }],
    ['no head', (box: Box): void => void box.entries.delete('bivouac/game/a/head'), { code: 'head' }],
    ['piece', (box: Box): void => box.entries.set('bivouac/game/a/1', 'x') && undefined, { code: 'piece', piece: 2 }],
    ['no piece', (box: Box): void => void box.entries.delete('bivouac/game/a/0'), { code: 'piece', piece: 1 }],
    [
      'version',
      (box: Box): void => {
        const head = box.getItem('bivouac/game/a/head') ?? '';
        box.entries.set('bivouac/game/a/head', head.replace('"version":1', '"version":2'));
      },
      { code: 'version' },
    ],
  ] as const)('names what is broken, and touches nothing: %s', (_, harm, fault) => {
    const box = new Box();
    new Shelf(box).save(kept('a', 1), recordOf(actionsUpTo(450)));
    new Shelf(box).save(kept('b', 2), recordOf(actionsUpTo(3)));
    harm(box);
    const left = new Map(box.entries);
    const shelf = new Shelf(box);
    expect(shelf.list().map(({ id }) => id)).toEqual(['b']);
    expect(shelf.damaged()).toEqual([{ id: 'a', fault }]);
    expect(shelf.open('a')).toEqual({ ok: false, fault });
    expect(Object.keys(shelf.raw('a')).length).toBeGreaterThan(1);
    expect(box.entries).toEqual(left);
  });
});
