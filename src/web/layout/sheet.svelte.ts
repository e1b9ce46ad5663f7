import { MediaQuery } from 'svelte/reactivity';

/** Heights of the sheet on a small screen: prompt and main action, half with the panel, nearly all of it. */
export const STOPS = ['low', 'half', 'full'] as const;
export type Stop = (typeof STOPS)[number];

/** Share of the screen above which the sheet lets go at the next stop. */
const BETWEEN = [0.26, 0.67] as const;

/** The sheet at the lower edge of a small screen. On a large one its panel stands beside the map, unless it is folded. */
export class Sheet {
  readonly #small = new MediaQuery('max-width: 760px', false);
  stop = $state<Stop>('low');
  /** On a large screen the map has the room of the panel too. */
  isFolded = $state(false);

  /** Only prompt and main action are in sight. */
  get isLow(): boolean {
    return this.#small.current ? this.stop === 'low' : this.isFolded;
  }

  /** One stop higher, and from the top one down to the lowest. */
  turn(): void {
    this.stop = STOPS[(STOPS.indexOf(this.stop) + 1) % STOPS.length] ?? 'low';
  }

  /** There is something in the panel to be seen. */
  raise(): void {
    this.isFolded = false;
    if (this.stop === 'low') this.stop = 'half';
  }

  /** The map is what matters now. */
  lower(): void {
    this.stop = 'low';
  }

  /** Where a finger holds the upper edge, as a share of the screen from below. */
  follow(share: number): void {
    this.stop = STOPS[BETWEEN.filter((edge) => share > edge).length] ?? 'full';
  }
}
