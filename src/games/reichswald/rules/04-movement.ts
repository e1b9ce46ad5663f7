import { leadUnit } from '../../../engagement/position/fields.ts';
import { hexAt } from '../../../hex/grid.ts';
import { ALLOWED, type Reason } from '../../../kernel/reason.ts';
import type { Position, Unit } from '../../../engagement/position/rules.ts';
import { firstIn, hexOf, nextIn, onMap, unitOf } from '../../../engagement/position/position.ts';
import { reason } from '../codes.ts';
import { FEATURE_COST } from '../data/tables.ts';
import { isAmphibious, isBritishBrigade, isTankRegiment, numberOf, WYLER } from '../units.ts';

const STACKING = reason('4.1.1', 'stacking');
const CREST = reason('4.1.1', 'stacking-crest');
const ALONE = reason('4.1.1', 'stacking-alone');
const IN_WATER = reason('4.1.1', 'stacking-inundation');
const AMPHIBIANS_ONLY = reason('9.0', 'inundation-amphibious');
const NOT_ON_CREST = reason('5.1.2', 'terrain-forbidden', { terrain: 'crest' });
const HOLD_WYLER = reason('4.1.1', 'must-hold-wyler');
const ESCORT = reason('4.1.1', 'tanks-need-escort');

/** RW-4.1.1-a, RW-4.1.1-c, RW-4.1.1-g, RW-9.0-g: one large and two small units; a crest one infantry; water one infantry of the 3rd Canadian and one amphibian; Lehr alone. */
export function stackReason(p: Position, hex: number, units: readonly number[]): Reason {
  if (units.length === 0) return ALLOWED;
  const terrain = p.board.terrain[hex];
  if (terrain === 'inundation') return inundationStack(p, units);
  if (terrain === 'crest' && (units.length > 1 || !unitOf(p, leadUnit(units)).infantry)) return CREST;
  if (units.length > 1 && units.includes(LEHR)) return ALONE;
  let large = 0;
  for (const u of units) if (unitOf(p, u).large) large++;
  return large > 1 || units.length - large > 2 ? STACKING : ALLOWED;
}

const LEHR = numberOf('G-Lehr');

/** In the water one amphibian and one infantry unit: of the 3rd Canadian when moving, any that had to retreat there (RUL-RW-07). */
function inundationStack(p: Position, units: readonly number[]): Reason {
  let amphibians = 0;
  let infantry = 0;
  for (const u of units) {
    if (isAmphibious(unitOf(p, u))) amphibians++;
    if (unitOf(p, u).infantry) infantry++;
  }
  const legal = amphibians <= 1 && infantry <= 1 && amphibians + infantry === units.length;
  return legal ? ALLOWED : IN_WATER;
}

/** RW-5.1.2-c, RW-9.0-a: terrain that the rules close besides the table. */
export function groundReason(unit: Unit, terrain: string): Reason {
  if (terrain === 'inundation') return isAmphibious(unit) ? ALLOWED : AMPHIBIANS_ONLY;
  return terrain === 'crest' && (unit.moves === 'armour' || isAmphibious(unit)) ? NOT_ON_CREST : ALLOWED;
}

/** RW-4.1.1-e, RW-4.1.1-j: what keeps a restricted unit out of a hex. */
export function stepReason(p: Position, unit: Unit, hex: number, group: readonly number[]): Reason {
  if (unit.index === BRIGADE_5 && p.s.turn === 8 && hex !== hexAt(p.board.grid, WYLER)) return HOLD_WYLER;
  return hexReason(p, unit, hex, group);
}

const BRIGADE_5 = numberOf('C-5/2');

/** RW-4.1.1-j: tank regiments go into hexes of the Siegfried line or of a fortification only with an escort, by whatever way (RUL-RW-20). */
export function hexReason(p: Position, unit: Unit, hex: number, group: readonly number[]): Reason {
  if (!isTankRegiment(unit)) return ALLOWED;
  const features = p.board.features[hex] as readonly string[];
  if (features.length === 0 || !features.some((feature) => feature in FEATURE_COST)) return ALLOWED;
  return isEscorted(p, unit.side, hex, group) ? ALLOWED : ESCORT;
}

/** Infantry or armoured engineers in the hex or coming along fill the anti-tank ditch (4.1.1). */
function isEscorted(p: Position, side: number, hex: number, group: readonly number[]): boolean {
  const escorts = (u: number): boolean => {
    const unit = unitOf(p, u);
    return unit.side === side && (unit.infantry || unit.type === 'armd_eng');
  };
  if (group.some(escorts)) return true;
  for (let u = firstIn(p, hex); u >= 0; u = nextIn(p, u)) if (escorts(u)) return true;
  return false;
}

/** RW-4.1.1-f: an Allied unit that passes through the hex of a British brigade pays one more on leaving it (RUL-RW-04). */
export function jamCost(p: Position, side: number, hex: number, group: readonly number[]): number {
  if (side !== 0) return 0;
  for (let u = firstIn(p, hex); u >= 0; u = nextIn(p, u)) {
    if (!group.includes(u) && isBritishBrigade(unitOf(p, u))) return 1;
  }
  return 0;
}

/** RW-4.3-a: the bridging unit, once it has stopped, spans every river side of its hex for the other Allied units (RUL-RW-19). */
export function pontoonHex(p: Position, unit: Unit): number {
  if (unit.side !== 0 || unit.index === PONTOON || !onMap(p, PONTOON)) return -1;
  for (const frame of p.s.frames) if (frame.kind === 'move' && frame.units.includes(PONTOON)) return -1;
  return hexOf(p, PONTOON);
}

const PONTOON = numberOf('B-Pont');

/** Infantry driven into the water wades out in one step that takes its whole allowance (RUL-RW-07). */
export const takesWholeMove = (p: Position, unit: Unit, from: number): boolean =>
  !isAmphibious(unit) && from >= 0 && p.board.terrain[from] === 'inundation';
