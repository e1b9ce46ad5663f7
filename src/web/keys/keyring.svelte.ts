import type { WebKey } from '../../text/web/texts.ts';
import { localKeyValueStore } from '../storage/key-value-store.ts';
import { t } from '../ui/language.svelte.ts';
import { ariaKey, bindings, DEFAULTS, nameOf, readKeymap, rebound, writeKeymap, type Act } from './bindings.ts';

const PLACE = 'bivouac/keys';

/** The keys of this player, remembered on this device. */
class Keyring {
  readonly #local = localKeyValueStore();
  #map = $state.raw(readKeymap(this.#local.getItem(PLACE)));

  keysOf(act: Act): readonly string[] {
    return this.#map[act];
  }

  get map() {
    return this.#map;
  }

  /** The act of a named key. */
  actOf(name: string | undefined): Act | undefined {
    return name === undefined ? undefined : bindings.find(({ act }) => this.#map[act].includes(name))?.act;
  }

  bind(act: Act, key: string): void {
    this.#map = rebound(this.#map, act, key);
    this.#keep(writeKeymap(this.#map));
  }

  reset(): void {
    this.#map = DEFAULTS;
    this.#keep(undefined);
  }

  get changed(): boolean {
    return this.#map !== DEFAULTS && writeKeymap(this.#map) !== '{}';
  }

  #keep(text: string | undefined): void {
    try {
      if (text === undefined) this.#local.removeItem(PLACE);
      else this.#local.setItem(PLACE, text);
    } catch {
      // Without room on the device the keys hold until the page is left.
    }
  }
}

export const keyring = new Keyring();

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  '-': '−',
};
const NAMES: Readonly<Record<string, WebKey>> = {
  Space: 'keyname-space',
  Enter: 'keyname-enter',
  Shift: 'keyname-shift',
  Escape: 'keyname-escape',
};

/** A key as it is printed on the keyboard, in the reader's language. */
export function keyText(key: string): string {
  if (key === '+') return key;
  const part = (one: string): string => {
    const name = NAMES[one];
    return name ? t(name) : (SIGNS[one] ?? (one.length === 1 ? one.toUpperCase() : one));
  };
  return key.split('+').map(part).join(' + ');
}

/** The keys of an act in one line; empty when it has none. */
export const keysText = (act: Act): string => keyring.keysOf(act).map(keyText).join(', ');

/** Tooltip and shortcut of a button that does what a key does. */
export function shortcut(act: Act, name: string): { title: string; 'aria-keyshortcuts'?: string } {
  const keys = keyring.keysOf(act);
  const [first] = keys;
  if (first === undefined) return { title: name };
  return { title: `${name} (${keyText(first)})`, 'aria-keyshortcuts': keys.map(ariaKey).join(' ') };
}

/** The key a person pressed for the table: not typed into something, and not meant for a dialog. */
export function keyOf(event: KeyboardEvent): string | undefined {
  if (event.defaultPrevented || event.isComposing) return undefined;
  if ((event.target as Element | null)?.closest?.('input, select, textarea, dialog')) return undefined;
  return nameOf(event);
}

/** What the pressed key does at the table. */
export const actOf = (event: KeyboardEvent): Act | undefined => keyring.actOf(keyOf(event));
