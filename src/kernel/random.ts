/** A repeatable source of numbers in [0, 1) from a 32-bit seed (mulberry32). Predictable: not for dice between players. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Random numbers for a player or the dice, from a seed in words. */
export const sourceOf = (seed: string, who: string): (() => number) => seeded(fnv(`${seed}/${who}`));

/** FNV-1a: a 32-bit number from a text. */
function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** One of the items, all equally likely; throws on an empty list. */
export function pick<T>(items: readonly T[], random: () => number): T {
  if (items.length === 0) throw new Error('Nothing to pick from.');
  return items[Math.floor(random() * items.length)] as T;
}
