import { BORDER, HEXES, REAR, campOf, countryOf, ownerOf, placeOf, terrainOf } from './board.ts';
import { isEnemyIn, type Board, type Piece } from './position.ts';
import { CAMPS, IN_CITIES, RESERVES, TURN_OF } from './tables.ts';

/** Countries in which units of no camp, city or reserve stand (9.1.1, 9.1.2). */
const HOMES: Readonly<Record<string, string>> = {
  Belgian: 'BE',
  French: 'FR',
  Dutch: 'NL',
  Austrian: 'AT',
  Czech: 'CS',
};

/** Who may be placed, and who stands in his city from the start. */
export const isPlaced = ({ id }: Piece): boolean => !TURN_OF.has(id) && !(id in IN_CITIES);

/** May the unit be set up in this hex, whoever else stands there? (9.1; RUL-TWW-10, 11, 12, 13) */
export function isPlace(piece: Piece, hex: string): boolean {
  const { id, side, formation, nation, neutral, armoured } = piece;
  const terrain = terrainOf(hex);
  if (terrain === 'sea' || (armoured && terrain === 'mountain')) return false;
  if (id in IN_CITIES) return placeOf(IN_CITIES[id] as string).includes(hex);
  if (RESERVES.includes(id)) return ownerOf(hex) === side && REAR[side].has(hex);
  if (neutral) return countryOf(hex) === 'FR';
  const camp = CAMPS[formation];
  if (camp !== undefined) return campOf(hex) === camp && !BORDER.has(hex);
  return countryOf(hex) === HOMES[nation];
}

const places = new Map<string, readonly string[]>();

/** All hexes in which the unit may be set up. */
function placesOf(piece: Piece): readonly string[] {
  const name = `${piece.id} ${piece.neutral}`;
  const known = places.get(name) ?? HEXES.filter((hex) => isPlace(piece, hex));
  places.set(name, known);
  return known;
}

/** The side that is setting up: NATO first (RUL-TWW-09). */
export const settingUp = (board: Board, side: Piece['side']): string[] => [
  ...board.pieces
    .filter((piece) => piece.side === side && piece.place === 'waiting' && isPlaced(piece))
    .flatMap((piece) =>
      placesOf(piece)
        .filter((hex) => !isEnemyIn(board, side, hex) && board.at(hex).length < 3)
        .map((hex) => `place ${piece.id} ${hex}`),
    ),
  'deploy',
];
