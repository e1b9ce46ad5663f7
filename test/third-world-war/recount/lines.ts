import { around, flood, homeOf, terrainOf, type SideName } from './board.ts';
import { isEnemyIn, type Board } from './position.ts';
import { inZone } from './zones.ts';

/** Hexes from which a side has a way to its own edge: no enemies, no zones of enemies (AMB-TWW-08, 14). */
function pathsHome(board: Board, side: SideName, sea: boolean): ReadonlySet<string> {
  const name = `home ${side} ${sea}`;
  const known = board.cache.get(name);
  if (known) return known;
  const open = (hex: string): boolean =>
    (sea || terrainOf(hex) !== 'sea') && !isEnemyIn(board, side, hex) && !inZone(board, side, hex);
  const found = flood(homeOf(side), open);
  board.cache.set(name, found);
  return found;
}

/** RUL-TWW-25: a way begins beside the hex; on the edge it is there already. */
const isCutOff = (board: Board, side: SideName, hex: string, sea: boolean): boolean =>
  !homeOf(side).includes(hex) && !around(hex).some((next) => pathsHome(board, side, sea).has(next));

/** 9.2: over land only (RUL-TWW-05). */
export const isCityCutOff = (board: Board, side: SideName, hex: string): boolean => isCutOff(board, side, hex, false);

/** 4.3: the sea closes no line. */
export const isBehindLines = (board: Board, side: SideName, hex: string): boolean => isCutOff(board, side, hex, true);
