/** Repeatable randomness for drawing: the same map always looks the same. */
export function chanceOf(seed: string): () => number {
  let a = 2166136261;
  for (const letter of seed) a = Math.imul(a ^ letter.charCodeAt(0), 16777619);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number in 0 … 1 for a knot of a lattice, always the same. */
export function chanceAt(x: number, y: number, salt: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(salt, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise in -1 … 1 with a period of about one unit. */
export function noise(x: number, y: number, salt = 0): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - i), ease(y - j)];
  const top = chanceAt(i, j, salt) * (1 - u) + chanceAt(i + 1, j, salt) * u;
  const low = chanceAt(i, j + 1, salt) * (1 - u) + chanceAt(i + 1, j + 1, salt) * u;
  return (top * (1 - v) + low * v) * 2 - 1;
}
