/** What this player points at and looks at; nothing of it changes what can be played. */
export class Attention {
  /** The hex or area whose units are shown. */
  inspected = $state<string>();
  /** The hex under the pointer. */
  hover = $state<string>();
  /** The hex at which mouse or keys rest, or that a finger has held: the card of its stack is shown. */
  rested = $state<string>();
  /** The hex at which the keys act. */
  cursor = $state<string>();
  /** What is to be said about the hex under the cursor. */
  said = $state.raw<{ hex: string; what: 'hex' | 'again' | 'around' }>();
  /** A hex to be brought into sight. */
  pointed = $state.raw<{ hex: string }>();
  /** Hexes that the guide speaks of, and those of them that are brought into sight now. */
  lit = $state.raw<readonly string[]>([]);
  led = $state.raw<{ hexes: readonly string[] }>();
  /** The guide points at something that cannot be seen: it is in the panel. */
  sought = $state.raw<object>();
  /** A guide goes with the game, and is followed or has been left. */
  guide = $state<'open' | 'left'>();
  /** Hexes that a line of the log speaks of. */
  flash = $state.raw<readonly string[]>([]);
  /** A hex of which it is asked who could attack it: units of whoever sits here, or of the enemy. */
  assault = $state.raw<{ hex: string; who: 'own' | 'enemy' }>();
  /** The ruler is up: its ends, as far as they have been chosen. */
  ruler = $state.raw<{ from?: string; to?: string }>();
  /** The map is shown without its counters. */
  bare = $state(false);
}
