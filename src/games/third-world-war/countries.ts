import type { Board } from '../../engagement/position/board.ts';
import { cachedBy } from '../../kernel/cached-by.ts';
import type { Country } from './data/areas.ts';

export const PACT = 0;
export const NATO = 1;

const PREFIX = 'country:';
const boards = new WeakMap<Board, readonly (Country | undefined)[]>();

/** Country of every hex of a map; none at sea. */
export function countriesOf(board: Board): readonly (Country | undefined)[] {
  let countries = boards.get(board);
  if (!countries) {
    countries = board.features.map((features) => {
      const feature = features.find((one) => one.startsWith(PREFIX));
      return feature?.slice(PREFIX.length) as Country | undefined;
    });
    boards.set(board, countries);
  }
  return countries;
}

/** TWW-8.0-e: countries of the Pact; all others are NATO's (AMB-TWW-11). */
const PACT_COUNTRIES: readonly Country[] = ['EG', 'CS'];

/** Side number of whose territory each hex of a map is; -1 for nobody's. */
export const territoriesOf = cachedBy((board: Board): Int8Array => Int8Array.from(countriesOf(board), territoryOf));

/** Side number of whose territory a country is; -1 for none. */
export const territoryOf = (country: Country | undefined): number =>
  country === undefined ? -1 : PACT_COUNTRIES.includes(country) ? PACT : NATO;
