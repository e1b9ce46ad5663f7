import { loseStep, idOf, mark, type Position } from '../../../src/engagement/position/position.ts';
import type { FlightRules, Unit } from '../../../src/engagement/position/rules.ts';
import { hexAt } from '../../../src/hex/grid.ts';
import { ALLOWED } from '../../../src/kernel/reason.ts';
import { reason, say } from './codes.ts';

/** Has flown in this phase. */
export const FLOWN = 16;

const NO_GLIDER = reason('2.7', 'no-glider');
const NO_LANDING = reason('2.7', 'no-landing-here');
const ESTATE = reason('2.8', 'estate');
export const RUINED = reason('2.8', 'ruined');

const GLIDER = 'A-2';
const LANDINGS: readonly string[] = ['open', 'town'];
const ESTATE_HEXES = ['1208', '1209', '1210'];

const masks = new WeakMap<object, Uint16Array>();

/** The estate as reasons, once for each map. */
function estateOf({ board }: Position): Uint16Array {
  let mask = masks.get(board);
  if (!mask) {
    masks.set(board, (mask = new Uint16Array(board.grid.size)));
    for (const name of ESTATE_HEXES) mask[hexAt(board.grid, name) as number] = ESTATE;
  }
  return mask;
}

/** Rule 2.8 */
export function closedTo(p: Position, { side, moves }: Unit): Uint16Array | null {
  const estate = side === 0 ? estateOf(p) : null;
  if (p.s.ruined.length === 0 || moves === 'tracks') return estate;
  const mask = estate?.slice() ?? new Uint16Array(p.board.grid.size);
  for (const hex of p.s.ruined) mask[hex] = RUINED;
  return mask;
}

/** Rule 2.7 */
export const FLIGHT: FlightRules = {
  rule: '2.7',
  flies: ({ id }) => id === GLIDER,
  reason: (_, { id }) => (id === GLIDER ? ALLOWED : NO_GLIDER),
  allowance: (_, unit) => unit.allowance,
  closed: (p) => estateOf(p),
  landReason: (p, _, hex) => {
    if (p.s.ruined.includes(hex)) return RUINED;
    return LANDINGS.includes(p.board.terrain[hex] as string) ? ALLOWED : NO_LANDING;
  },
  die: 'shot',
  landed: (p, { index }) => mark(p, index, FLOWN),
};

/** Rule 2.7: the die for a hex in contact. */
export function shotAt(p: Position, u: number, die: number): void {
  say(p, 'shot', { unit: idOf(p, u), die });
  if (die === 1) loseStep(p, u, 'flight');
}
