import { MAP_PREVIEW, savedRevision, type KeyValueStore } from './key-value-store.ts';

/** The map of a table as it was left: shown when the table is reopened, until the table itself is drawn. */
export interface MapPreview {
  /** Id of the saved game. */
  game: string;
  /** Id of the game that is played in it. */
  rules: string;
  /** Position of the map in the window, in CSS pixels. */
  box: { left: number; top: number; width: number; height: number };
  /** The sheet, and what lies on it, as data URLs. */
  ground: string;
  top: string;
}

/** The first line; the pictures follow, one a line, because parsing them as JSON would take longer. */
interface Head extends Pick<MapPreview, 'game' | 'rules' | 'box'> {
  revision: number;
  window: string;
}

/** Characters of the largest preview: a fifth of what a browser gives a site in `localStorage`. */
const LARGEST = 1_000_000;

/** A picture fits only a window of its own size and density. */
const windowNow = (): string => [innerWidth, innerHeight, devicePixelRatio].join(' ');

/**
 * Stores the preview in place of the last one. `revision`: the saved revision that it shows. It is not stored when a
 * newer one has been saved, or when it is too large.
 */
export function keepMapPreview(
  local: KeyValueStore,
  { game, rules, box, ground, top }: MapPreview,
  revision: number | undefined,
): void {
  const isCurrent = revision !== undefined && revision === savedRevision(local, game);
  if (!isCurrent || ground.length + top.length > LARGEST) return dropMapPreview(local);
  const head: Head = { game, rules, box, revision, window: windowNow() };
  try {
    local.setItem(MAP_PREVIEW, [JSON.stringify(head), ground, top].join('\n'));
  } catch {
    dropMapPreview(local);
  }
}

/** The preview of this game, if it shows the newest saved revision in a window like this one. */
export function mapPreviewOf(local: KeyValueStore, game: string): MapPreview | undefined {
  const [first = '', ground = '', top = ''] = (local.getItem(MAP_PREVIEW) ?? '').split('\n');
  try {
    const head = JSON.parse(first) as Partial<Head> | null;
    const fits = head?.game === game && head.window === windowNow() && head.revision === savedRevision(local, game);
    return fits && head.box ? { game, rules: head.rules ?? '', box: head.box, ground, top } : undefined;
  } catch {
    return undefined;
  }
}

export const dropMapPreview = (local: KeyValueStore): void => local.removeItem(MAP_PREVIEW);

/** Id of the element that shows the preview; added by the first script, shell/early.ts. */
export const MAP_PREVIEW_FRAME = 'map-preview';

/** Removes the preview: the page shows something of its own. */
export const endMapPreview = (): void => document.getElementById(MAP_PREVIEW_FRAME)?.remove();
