import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Present, RematchTold, Said, Talk } from '../../seat/sitting.ts';
import type { Hearing } from '../store/safety.ts';
import type { Store } from '../store/store.ts';
import { Presence } from './presence.ts';
import { Room } from './room.ts';

/** What a store keeps of what is said, and who is not heard; it can be made to fail. */
const kept: Said[] = [];
let isFull = false;
let hearing: Hearing = { silent: [], unheard: [] };
const store = {
  said: async (_: string, after = 0) => kept.slice(after),
  safety: { hearing: async () => hearing },
  say: async (_: string, said: Said) => {
    if (isFull) throw new Error('The disk is full.');
    kept.push(said);
  },
} as unknown as Store;

let presence: Presence;
const newRoom = (): Room => new Room('g1', store, presence);

beforeEach(() => {
  vi.useFakeTimers();
  presence = new Presence();
});
afterEach(() => {
  vi.useRealTimers();
  kept.length = 0;
  isFull = false;
  hearing = { silent: [], unheard: [] };
});

/** Somebody in a room, and what he is told. */
async function guest(room: Room, side: string) {
  const told: (Present | Talk | RematchTold)[] = [];
  const leave = room.enter(side, (message) => told.push(message));
  await vi.advanceTimersByTimeAsync(0);
  return {
    leave,
    present: () => told.findLast((message): message is Present => message.type === 'present')?.sides,
    said: () =>
      told.flatMap((message) => (message.type === 'talk' ? message.said.map(({ by, text }) => `${by}: ${text}`) : [])),
  };
}
const hear = async (room: Room, side: string, message: unknown): Promise<boolean> => {
  const taken = room.hear(side, message);
  await vi.advanceTimersByTimeAsync(0);
  return taken;
};

it('knows who is present: who was active in the last minute, and has not left', async () => {
  const room = newRoom();
  const [ann, ben] = [await guest(room, 'red'), await guest(room, 'blue')];
  expect(ann.present()).toEqual([]);
  await hear(room, 'blue', { type: 'here' });
  expect(ann.present()).toEqual(['blue']);
  await vi.advanceTimersByTimeAsync(40_000);
  await hear(room, 'blue', { type: 'here' });
  await vi.advanceTimersByTimeAsync(40_000);
  expect([ann.present(), presence.isPresent('g1', 'blue')]).toEqual([['blue'], true]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([ann.present(), presence.isPresent('g1', 'blue')]).toEqual([[], false]);
  await hear(room, 'blue', { type: 'here' });
  ben.leave();
  expect(ann.present()).toEqual([]);
});

it('a side is present as long as one of its pages is open', async () => {
  const room = newRoom();
  const ann = await guest(room, 'red');
  const pages = [await guest(room, 'blue'), await guest(room, 'blue')];
  await hear(room, 'blue', { type: 'here' });
  pages[0]?.leave();
  expect(ann.present()).toEqual(['blue']);
  pages[1]?.leave();
  expect(ann.present()).toEqual([]);
});

it('tells everybody what is said once it is kept, and whoever comes what was said before', async () => {
  const room = newRoom();
  const ann = await guest(room, 'red');
  await hear(room, 'red', { type: 'say', text: 'Good day.' });
  isFull = true;
  await hear(room, 'red', { type: 'say', text: 'Is anybody there?' });
  expect(ann.said()).toEqual(['red: Good day.']);
  expect((await guest(newRoom(), 'blue')).said()).toEqual(['red: Good day.']);
});

it('tells nobody what is said by a side that is silent, and no side what it does not hear, old lines neither', async () => {
  const room = newRoom();
  const [ann, ben] = [await guest(room, 'red'), await guest(room, 'blue')];
  await hear(room, 'blue', { type: 'say', text: 'One.' });
  hearing = { silent: [], unheard: [{ by: 'blue', to: 'red' }] };
  await hear(room, 'blue', { type: 'say', text: 'Two.' });
  await hear(room, 'red', { type: 'say', text: 'Three.' });
  expect([ann.said(), ben.said()]).toEqual([
    ['blue: One.', 'red: Three.'],
    ['blue: One.', 'blue: Two.', 'red: Three.'],
  ]);
  expect((await guest(room, 'red')).said()).toEqual(['red: Three.']);
  hearing = { silent: ['blue'], unheard: [] };
  await hear(room, 'blue', { type: 'say', text: 'Four.' });
  expect((await guest(room, 'red')).said()).toEqual(['blue: One.', 'blue: Two.', 'red: Three.']);
});

it('lets nobody say more in a minute, all at once neither', async () => {
  const room = newRoom();
  const ben = await guest(room, 'blue');
  for (let i = 0; i < 30; i++) room.hear('red', { type: 'say', text: String(i) });
  await vi.advanceTimersByTimeAsync(0);
  expect(ben.said()).toHaveLength(20);
});

it('lets nobody say more in a minute than anybody reads', async () => {
  const room = newRoom();
  const [ann, ben] = [await guest(room, 'red'), await guest(room, 'blue')];
  for (let i = 0; i < 30; i++) await hear(room, 'red', { type: 'say', text: String(i) });
  expect(ben.said()).toHaveLength(20);
  await hear(room, 'blue', { type: 'say', text: 'Enough.' });
  expect(ann.said().at(-1)).toBe('blue: Enough.');
  await vi.advanceTimersByTimeAsync(60_000);
  await hear(room, 'red', { type: 'say', text: 'Sorry.' });
  expect(ben.said().at(-1)).toBe('red: Sorry.');
});

it.each([
  ['an empty one', { type: 'say', text: '' }],
  ['a long one', { type: 'say', text: 'x'.repeat(501) }],
  ['no text', { type: 'say', text: 7 }],
  ['more than it says', { type: 'here', side: 'red' }],
])('drops a message that makes no sense: %s', async (_, message) => {
  const room = newRoom();
  const ann = await guest(room, 'red');
  expect(await hear(room, 'blue', message)).toBe(true);
  expect([ann.said(), ann.present()]).toEqual([[], []]);
});

it.each([null, 'say', { type: 'perform', at: 0, orders: [] }])(
  'leaves to the table what is not said aside: %j',
  async (message) => {
    expect(await hear(newRoom(), 'red', message)).toBe(false);
  },
);
