import { BEYOND, HEXES, around, countryOf, isCity, terrainOf } from './board.ts';
import { isBehindLines } from './lines.ts';
import { isEnemyIn, type Board, type Piece } from './position.ts';
import { isEngaged, isFrozen, isOutOfIt } from './zones.ts';

const POINTS = 20;
const BREAK = 1;
const MOST = 3;

/** RUL-TWW-18: NATO's helicopters carry one division a turn that is not armoured and has no asterisk. */
export const isCarried = ({ side, winged, armoured, size }: Piece): boolean =>
  side === 'nato' && !winged && !armoured && size === 'XX';

/** RUL-TWW-22: everything but the ground beyond the halt line, detonations and, for neutral French, what is not France. */
const mayFlyOver = (board: Board, { side, neutral }: Piece, hex: string): boolean =>
  !board.marked.has(hex) && !(side === 'pact' && BEYOND.has(hex)) && !(neutral && countryOf(hex) !== 'FR');

/** 4.3: the turns of landings behind enemy lines. */
const maySeekRear = ({ turn }: Board, { side }: Piece): boolean => (side === 'pact' ? turn <= 13 : turn >= 19);

/** 4.3: open ground or a city, with room, for a carried division with friends, behind enemy lines in some turns only. */
export function mayLand(board: Board, piece: Piece, hex: string): boolean {
  if (!['open', 'city'].includes(terrainOf(hex)) && !isCity(hex)) return false;
  if (isEnemyIn(board, piece.side, hex) || !mayFlyOver(board, piece, hex)) return false;
  const there = board.at(hex).filter(({ id }) => id !== piece.id).length;
  if (there >= MOST || (isCarried(piece) && there === 0)) return false;
  return maySeekRear(board, piece) || !isBehindLines(board, piece.side, hex);
}

type Landing = (hex: string) => boolean;

/** Where it may land, found out once a hex. */
function landingOf(board: Board, piece: Piece): Landing {
  const known = new Map<string, boolean>();
  return (hex) => {
    const may = known.get(hex) ?? mayLand(board, piece, hex);
    known.set(hex, may);
    return may;
  };
}

/** Can it come down with this many hexes to go, in another hex than `not`? */
function canLand(
  board: Board,
  piece: Piece,
  over: string,
  left: number,
  { not, may = landingOf(board, piece) }: { not?: string | undefined; may?: Landing } = {},
): boolean {
  let ring = [over];
  const seen = new Set(ring);
  for (let points = left; ring.length > 0 && points >= 0; points--) {
    if (ring.some((hex) => hex !== not && may(hex))) return true;
    const next = new Set(ring.flatMap(around).filter((hex) => !seen.has(hex) && mayFlyOver(board, piece, hex)));
    for (const hex of next) seen.add(hex);
    ring = [...next];
  }
  return false;
}

/** How many hexes it has still to go to come down, from every hex that it can fly over. */
function hexesToGround(board: Board, piece: Piece, may: Landing): Map<string, number> {
  let ring = HEXES.filter(may);
  const found = new Map(ring.map((hex) => [hex, 0]));
  for (let far = 1; ring.length > 0; far++) {
    const next = new Set(ring.flatMap(around).filter((hex) => !found.has(hex) && mayFlyOver(board, piece, hex)));
    for (const hex of next) found.set(hex, far);
    ring = [...next];
  }
  return found;
}

/** 4.3: a point a hex, one more to break contact (RUL-TWW-06). */
export const flightCost = (board: Board, piece: Piece, first: boolean): number =>
  1 + (first && isEngaged(board, piece) ? BREAK : 0);

/** Hexes over which a unit in the air may come next. */
export const flightSteps = (board: Board, piece: Piece, over: string, first: boolean): string[] => {
  const left = POINTS - piece.spent - flightCost(board, piece, first);
  const may = landingOf(board, piece);
  return left < 0
    ? []
    : around(over).filter((to) => mayFlyOver(board, piece, to) && canLand(board, piece, to, left, { may }));
};

/** May it take off, to come down in another hex? `used`: NATO's helicopters have carried a division this turn. */
export const mayFly = (board: Board, piece: Piece, used: boolean): boolean =>
  piece.hex !== undefined &&
  piece.side === board.side &&
  !piece.moved &&
  !isFrozen(board, piece) &&
  (piece.winged || (isCarried(piece) && !used)) &&
  canLand(board, piece, piece.hex, POINTS - flightCost(board, piece, true) + 1, { not: piece.hex });

/** AMB-TWW-09: in contact with an enemy, or over one. */
export const isSpotted = (board: Board, { side }: Piece, hex: string): boolean =>
  [hex, ...around(hex)].some((near) => board.at(near).some((other) => other.side !== side && !isOutOfIt(other)));

export interface Flown {
  /** Hexes on the way. */
  far: number;
  /** Hexes in contact on the way, on the quietest of the shortest ways. */
  seen: number;
}

/** Every hex within so many hexes of flight. */
function flown(board: Board, piece: Piece, from: string, most: number): Map<string, Flown> {
  const found = new Map([[from, { far: 0, seen: 0 }]]);
  let ring = [from];
  for (let far = 1; far <= most && ring.length > 0; far++) {
    const next = new Set(ring.flatMap(around).filter((hex) => !found.has(hex) && mayFlyOver(board, piece, hex)));
    for (const hex of next) {
      const before = around(hex).flatMap((near) =>
        found.get(near)?.far === far - 1 ? [found.get(near)?.seen ?? 0] : [],
      );
      found.set(hex, { far, seen: Math.min(...before) + (isSpotted(board, piece, hex) ? 1 : 0) });
    }
    ring = [...next];
  }
  return found;
}

/** Where a unit over a hex can go on to and still come down: points, whether it may land there, dice due on the way. */
export function flightRange(board: Board, piece: Piece, over: string, first: boolean, spotted: boolean): string[] {
  const contact = flightCost(board, piece, first) - 1;
  const left = POINTS - piece.spent - contact;
  const range = flown(board, piece, over, left);
  const free = spotted || (first && isSpotted(board, piece, over)) ? 0 : 1;
  const may = landingOf(board, piece);
  const ground = hexesToGround(board, piece, may);
  return [...range].flatMap(([hex, { far, seen }]) => {
    if (hex === over || far + (ground.get(hex) ?? Infinity) > left) return [];
    return [`${hex} ${far + contact} ${may(hex)} ${Math.max(0, seen - free)}`];
  });
}
