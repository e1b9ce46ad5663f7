import { GLIMPSE, headKey, type Drawer } from './key-value-store.ts';

/** The map of a table as it was left: shown when the page is opened there again, until the table itself stands. */
export interface Glimpse {
  /** Which kept game it shows. */
  game: string;
  /** Where the map stood in the window, in CSS pixels. */
  box: { left: number; top: number; width: number; height: number };
  /** The sheet, and what lies on it, as data addresses. */
  ground: string;
  top: string;
}

/** Its first line; the pictures follow, a line each, for they are long and soon read so. */
interface Head extends Pick<Glimpse, 'game' | 'box'> {
  stamp: string;
  window: string;
}

/** Characters of the largest picture kept: a tenth of what a browser gives a site. */
const LARGEST = 1_000_000;

/** When the game was last kept: another time, another position. */
const stampOf = (drawer: Drawer, game: string): string | undefined =>
  /"saved":(\d+)/.exec(drawer.getItem(headKey(game)) ?? '')?.[1];

/** A picture fits a window of its own size and density only. */
const windowNow = (): string => [innerWidth, innerHeight, devicePixelRatio].join(' ');

/** Keeps the one glimpse there is. What does not fit is not kept: nothing but time is lost. */
export function keepGlimpse(drawer: Drawer, { game, box, ground, top }: Glimpse): void {
  const stamp = stampOf(drawer, game);
  if (stamp === undefined || ground.length + top.length > LARGEST) return dropGlimpse(drawer);
  const head: Head = { game, box, stamp, window: windowNow() };
  try {
    drawer.setItem(GLIMPSE, [JSON.stringify(head), ground, top].join('\n'));
  } catch {
    dropGlimpse(drawer);
  }
}

/** The glimpse of this game, when it shows what the table will show. */
export function glimpseOf(drawer: Drawer, game: string): Glimpse | undefined {
  const [first = '', ground = '', top = ''] = (drawer.getItem(GLIMPSE) ?? '').split('\n');
  try {
    const head = JSON.parse(first) as Partial<Head> | null;
    const fresh = head?.game === game && head.window === windowNow() && head.stamp === stampOf(drawer, game);
    return fresh && head.box ? { game, box: head.box, ground, top } : undefined;
  } catch {
    return undefined;
  }
}

export const dropGlimpse = (drawer: Drawer): void => drawer.removeItem(GLIMPSE);

/** What shows the glimpse on the page: put there by the first script, shell/early.ts. */
export const GLIMPSE_FRAME = 'glimpse';

/** The page has come to show something of its own. */
export const endGlimpse = (): void => document.getElementById(GLIMPSE_FRAME)?.remove();
