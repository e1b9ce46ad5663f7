// Runs before anything else of the page, and starts it. Whoever comes back to a table first sees its map as it was left:
// the program, which would keep the first picture back, begins when that has been painted.
import { idAt } from '../store/address.ts';
import { localKeyValueStore } from '../storage/key-value-store.ts';
import { endMapPreview, MAP_PREVIEW_FRAME, mapPreviewOf, type MapPreview } from '../storage/map-preview.ts';
import { afterFrame } from '../ui/after-frame.ts';

/** The program, the files of which a table is made, and what each game adds to them: put in by the build. */
declare const PROGRAM: string;
declare const TABLE: readonly string[];
declare const GAMES: Readonly<Record<string, readonly string[]>>;

const local = localKeyValueStore();
/** The longest wait for a picture, in milliseconds. */
const PATIENCE = 250;

function begin(): void {
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: PROGRAM }),
  );
}

function ask(href: string): void {
  const rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
  const as = rel === 'preload' ? { as: 'style' } : {};
  document.head.append(Object.assign(document.createElement('link'), { rel, crossOrigin: '', href, ...as }));
}

/** Settles when the map has been painted. The body of the page is not there yet. */
async function show({ box, ground, top }: MapPreview): Promise<void> {
  const frame = document.createElement('div');
  frame.id = MAP_PREVIEW_FRAME;
  for (const [name, value] of Object.entries(box)) frame.style.setProperty(name, `${value}px`);
  const pictures = [ground, top].map((source) => Object.assign(new Image(), { alt: '', src: source }));
  frame.append(...pictures);
  document.documentElement.append(frame);
  addEventListener('hashchange', endMapPreview, { once: true });
  try {
    await Promise.all(pictures.map((one) => one.decode()));
    frame.dataset['shown'] = '';
    await new Promise<void>(afterFrame);
  } catch {
    endMapPreview();
  }
}

async function start(game: string): Promise<void> {
  const preview = document.hidden ? undefined : mapPreviewOf(local, game);
  if (preview) await Promise.race([show(preview), new Promise((done) => setTimeout(done, PATIENCE))]);
  [...TABLE, ...(GAMES[preview?.rules ?? ''] ?? [])].forEach(ask);
}

/** The reader's theme from the first frame on; where none is chosen the style sheet follows the device. */
const theme = local.getItem('bivouac/theme');
if (theme === 'dark' || theme === 'light') document.documentElement.dataset['theme'] = theme;

const parsed = new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
const game = idAt('game', location.hash);
void Promise.all([parsed, game === undefined ? undefined : start(game)]).then(begin);
