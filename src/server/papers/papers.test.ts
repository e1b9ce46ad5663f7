import { expect, it } from 'vitest';
import { gameById } from '../../games/all.ts';
import { LONGEST_NOTE } from '../../seat/sitting.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import type { Store } from '../store/store.ts';
import { Papers } from './papers.ts';

/** The papers of a game, what is kept of them, and how to read what a side is told; the store can be made to fail. */
async function table() {
  const kept = new Map<string, string>();
  let isFull = false;
  const store = {
    answers: async () => new Map(),
    answer: async () => undefined,
    noteOf: async (_: string, side: string) => kept.get(side) ?? '',
    note: async (_: string, side: string, text: string) => {
      if (isFull) throw new Error('The disk is full.');
      kept.set(side, text);
    },
  } as unknown as Store;
  let work: Promise<unknown> = Promise.resolve();
  const next = <T>(does: () => Promise<T>): Promise<T> => {
    const done = work.then(does);
    work = done.catch(() => undefined);
    return done;
  };
  const papers = new Papers({ id: 'g1', game: gameById('reichswald') as Wargame, mayOrder: () => true, next }, store);
  await papers.open();
  return {
    kept,
    fill: (full: boolean) => void (isFull = full),
    /** A page of this side, and the notes that it is told. */
    page: (side: string) => {
      const noted: string[] = [];
      const leave = papers.enter(side, (message) => message.type === 'noted' && noted.push(message.text));
      return { noted, leave };
    },
    write: async (side: string, text: unknown): Promise<void> => {
      expect(papers.hear(side, { type: 'note', text })).toBe(true);
      await next(async () => undefined);
    },
    papers,
  };
}

it('a note is kept, and told to all pages of its side; the last one is the one that is kept', async () => {
  const { page, write, kept } = await table();
  const [one, other, enemy] = [page('allied'), page('allied'), page('german')];
  await write('allied', 'Guard the bridge.');
  await write('allied', 'Guard both bridges.');
  for (const { noted } of [one, other]) expect(noted).toEqual(['', 'Guard the bridge.', 'Guard both bridges.']);
  expect([enemy.noted, kept.get('german')]).toEqual([[''], undefined]);
  one.leave();
  await write('allied', '');
  expect([one.noted.length, other.noted.at(-1), page('allied').noted]).toEqual([3, '', []]);
});

it('what another server has kept is told to the pages of its side, and nothing that they know', async () => {
  const { page, write, kept, papers } = await table();
  const [one, enemy] = [page('allied'), page('german')];
  await write('allied', 'Guard the bridge.');
  await papers.catchUp();
  kept.set('allied', 'Guard both bridges.');
  await papers.catchUp();
  await papers.catchUp();
  expect(one.noted).toEqual(['', 'Guard the bridge.', 'Guard both bridges.']);
  expect(enemy.noted).toEqual(['']);
});

it('what could not be kept is not told as kept', async () => {
  const { page, write, fill } = await table();
  const { noted } = page('allied');
  fill(true);
  await write('allied', 'lost');
  expect(noted).toEqual(['']);
  fill(false);
  await write('allied', 'kept');
  expect(noted).toEqual(['', 'kept']);
});

it('what is too long, or no text, is dropped, and so is what comes too often', async () => {
  const { write, kept } = await table();
  for (const wrong of ['x'.repeat(LONGEST_NOTE + 1), 7, undefined]) await write('allied', wrong);
  expect(kept.size).toBe(0);
  await write('allied', 'x'.repeat(LONGEST_NOTE));
  expect(kept.get('allied')).toHaveLength(LONGEST_NOTE);
  for (let n = 0; n < 100; n++) await write('allied', String(n));
  expect(Number(kept.get('allied'))).toBeLessThan(99);
  await write('german', 'still heard');
  expect(kept.get('german')).toBe('still heard');
});

it('orders that come too often are not kept, and the side hears why', async () => {
  const { papers, write } = await table();
  const told: unknown[] = [];
  papers.enter('german', (message) => message.type === 'ordered' && told.push(message.refusal?.code));
  for (let n = 0; n < 100; n++) await write('german', String(n));
  expect(papers.hear('german', { type: 'order', answers: [{ code: 'answer', how: 'computer' }] })).toBe(true);
  expect(told.at(-1)).toBe('too-often');
  expect([...papers.answers]).toEqual([]);
});

it('messages of another kind are for somebody else', async () => {
  const { papers } = await table();
  for (const message of [{ type: 'say', text: 'x' }, { type: 'perform' }, null, 'note'])
    expect(papers.hear('allied', message)).toBe(false);
});
