/** There is no path. */
export const NO_PATH = 0xffff;

/** Marches that are worth keeping for a map: some megabytes of them. */
export const MOST_MARCHES = 1000;

/** More than crossing any hexside costs. */
const RING = 256;

/** Lists of hexes by what is still to be paid, one for each amount up to the dearest hexside; emptied by every search. */
const ring: number[][] = Array.from({ length: RING }, () => []);

/**
 * What it costs to come from each hex to the nearest of some goals, whatever turns that takes: a search from the goals outwards. `cost` gives
 * the parts of points to cross a hexside (six a hex, as `Grid.neighbours`), below 0 or from 255 on where nobody may; `into` has an entry a hex,
 * NO_PATH where no path leads on.
 */
export function marchTo(
  neighbours: Int16Array,
  cost: (side: number) => number,
  goals: readonly number[],
  into: Uint16Array,
): Uint16Array {
  into.fill(NO_PATH);
  for (const goal of goals) {
    into[goal] = 0;
    (ring[0] as number[]).push(goal);
  }
  for (let spent = 0, open = goals.length; open > 0; spent++) {
    const list = ring[spent % RING] as number[];
    // A hexside that costs nothing adds to the list it is read from.
    for (let i = 0; i < list.length; i++) {
      const hex = list[i] as number;
      open--;
      if (into[hex] !== spent) continue;
      for (let d = 0; d < 6; d++) {
        const from = neighbours[hex * 6 + d] as number;
        if (from < 0) continue;
        const price = cost(from * 6 + ((d + 3) % 6));
        if (price < 0 || price >= RING - 1 || spent + price >= (into[from] as number)) continue;
        into[from] = spent + price;
        (ring[(spent + price) % RING] as number[]).push(from);
        open++;
      }
    }
    list.length = 0;
  }
  return into;
}
