import type { Drawer } from '../storage/key-value-store.ts';

/** A drawer with room for so many characters, which can break off after so many writings. */
export class Box implements Drawer {
  readonly entries = new Map<string, string>();
  room = Infinity;
  writings = Infinity;

  get length(): number {
    return this.entries.size;
  }

  key(i: number): string | null {
    return [...this.entries.keys()][i] ?? null;
  }

  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const others = [...this.entries].filter(([other]) => other !== key);
    const used = others.reduce((sum, [, text]) => sum + text.length, 0);
    if (used + value.length > this.room || this.writings-- <= 0) throw new Error('no room');
    this.entries.set(key, value);
  }

  removeItem(key: string): void {
    if (this.writings > 0) this.entries.delete(key);
  }
}
