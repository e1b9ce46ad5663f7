// What can be read of the page's game with any library that drives a browser: stored record, legal actions, places on the map.
import { gameById } from '../../../src/games/all.ts';
import { hexAt, makeGrid } from '../../../src/hex/grid.ts';
import { centreOf, layoutOf } from '../../../src/hex/layout.ts';
import { replay, type GameRecord, type Match } from '../../../src/kernel/match.ts';
import type { Wargame } from '../../../src/wargame/wargame.ts';
import type { StoredGame } from './stored.ts';

export const gameOf = (id: string): Wargame => gameById(id) as Wargame;
/** The game of most tests. */
export const game = gameOf('reichswald');
/** The card of a game in the lobby. */
export const cardOf = (id: string): string => `article[data-game=${id}]`;
export const CARD = cardOf(game.id);

export type Action = { type: string } & Record<string, string | number>;

/** The game of this URL, else the first, which is the newest. */
export function recordAt(stored: readonly StoredGame[], url: string): GameRecord {
  const id = /game\/(\w+)/.exec(url)?.[1];
  const found = stored.find((game) => id === undefined || game.id === id);
  if (!found) throw new Error('The page has not stored a game.');
  return found.record;
}

export function matchFrom(record: GameRecord): Match {
  const replayed = replay(gameOf(record.game), record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return replayed.value as unknown as Match;
}

export const legalIn = ({ game, state }: Match): Action[] => [...game.legal(state)] as unknown as Action[];

export const isHex = (name: unknown): name is string => /^\d{4}$/.test(String(name));

export interface Place {
  x: number;
  y: number;
}

export interface MapView {
  /** Id of the game. */
  game: string;
  /** Bounding box of the map in the window. */
  box: { x: number; y: number; width: number; height: number };
  /** Position of the sheet's corner in it, and pixels per hex radius. */
  camera: [x: number, y: number, k: number];
}

/** Runs in the page: the view of the map once it is at rest, unchanged for three frames. */
export async function viewAtRest(map: Element): Promise<MapView> {
  await document.fonts.ready;
  const look = (): MapView => {
    const { x, y, width, height } = map.getBoundingClientRect();
    const game = map.getAttribute('data-game') ?? '';
    const camera = (map.getAttribute('data-camera') ?? '').split(' ').map(Number);
    return { game, box: { x, y, width, height }, camera } as MapView;
  };
  let last = look();
  for (let alike = 0; alike < 3;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const next = look();
    alike = JSON.stringify(next) === JSON.stringify(last) ? alike + 1 : 0;
    last = next;
  }
  return last;
}

/** Position of a hex in the window. */
export const placeIn = ({ game, box, camera: [x, y, k] }: MapView, hex: string): Place => {
  const layout = layoutOf(makeGrid(gameOf(game).map.grid));
  const centre = centreOf(layout, hexAt(layout.grid, hex) as number);
  return { x: box.x + x + centre.x * k, y: box.y + y + centre.y * k };
};

/** Position of a hex in the window, if all of it can be seen and clicked. */
export function placeInSight(view: MapView, hex: string): Place | undefined {
  const { x, y } = placeIn(view, hex);
  const [left, top] = [x - view.box.x, y - view.box.y];
  const inSight = left >= 55 && left < view.box.width - 5 && top > 10 && top < view.box.height - 12;
  return inSight ? { x, y } : undefined;
}
