import type { Refusal } from '../../../kernel/game.ts';
import { refuse } from '../../../engagement/steps.ts';
import type { Position, StepContext, Unit } from '../../../engagement/rules.ts';
import { hexOf, nameOf, onMap, unitOf, unitsIn } from '../../../engagement/position.ts';
import { FEATURE_COST } from '../data/tables.ts';
import { isBritishBrigade, isTankRegiment, numberOf, WYLER } from '../units.ts';

/** RW-4.1.1-a, -c, -g, RW-9.0-g: one large and two small units; a crest one infantry; water one infantry of the 3rd Canadian and one amphibian; Lehr alone. */
export function stackingRefusal(p: Position, hex: number, units: readonly number[]): Refusal | undefined {
  if (units.length === 0) return undefined;
  const stack = units.map((u) => unitOf(p, u));
  const terrain = p.board.terrain[hex];
  if (terrain === 'inundation') return inundationStack(stack);
  if (terrain === 'crest' && (stack.length > 1 || !stack[0]?.infantry)) return refuse('4.1.1', 'stacking-crest');
  if (stack.length > 1 && stack.some((unit) => unit.id === 'G-Lehr')) return refuse('4.1.1', 'stacking-alone');
  const large = stack.filter((unit) => unit.large).length;
  return large > 1 || stack.length - large > 2 ? refuse('4.1.1', 'stacking') : undefined;
}

/** In the water one amphibian and one infantry unit: of the 3rd Canadian when moving, any that had to retreat there (RUL-RW-07). */
function inundationStack(stack: readonly Unit[]): Refusal | undefined {
  const amphibians = stack.filter((unit) => unit.amphibious).length;
  const infantry = stack.filter((unit) => unit.infantry).length;
  const legal = amphibians <= 1 && infantry <= 1 && amphibians + infantry === stack.length;
  return legal ? undefined : refuse('4.1.1', 'stacking-inundation');
}

/** RW-4.1.1-j, RW-4.1.1-e, RW-5.1.2-c, RW-9.0-a: what forbids a step besides the terrain table. */
export function stepRefusal(p: Position, step: StepContext): Refusal | undefined {
  const { unit, to } = step;
  const terrain = p.board.terrain[to];
  if (terrain === 'inundation' && !unit.amphibious) return refuse('9.0', 'inundation-amphibious');
  if (terrain === 'crest' && unit.moves === 'armour')
    return refuse('5.1.2', 'terrain-forbidden', { args: { terrain } });
  if (unit.id === 'C-5/2' && p.s.turn === 8 && nameOf(p, to) !== WYLER) {
    return refuse('4.1.1', 'must-hold-wyler');
  }
  return barred(p, unit, to, step.group);
}

/** RW-4.1.1-j: tank regiments go into hexes of the Siegfried line or of a fortification only with an escort, by whatever way (RUL-RW-20). */
export function barred(p: Position, unit: Unit, hex: number, group: readonly number[]): Refusal | undefined {
  if (!isTankRegiment(unit)) return undefined;
  const works = (p.board.features[hex] as readonly string[]).some((feature) => feature in FEATURE_COST);
  return works && !escorted(p, unit.side, hex, group) ? refuse('4.1.1', 'tanks-need-escort') : undefined;
}

/** Infantry or armoured engineers in the hex or coming along fill the anti-tank ditch (4.1.1). */
function escorted(p: Position, side: number, hex: number, group: readonly number[]): boolean {
  return [...group, ...unitsIn(p, hex)].some((u) => {
    const unit = unitOf(p, u);
    return unit.side === side && (unit.infantry || unit.type === 'armd_eng');
  });
}

/** RW-4.1.1-f: an Allied unit that passes through the hex of a British brigade pays one more on leaving it (RUL-RW-04). */
export function jamCost(p: Position, step: StepContext): number {
  if (step.unit.side !== 0 || step.from < 0) return 0;
  return unitsIn(p, step.from).some((u) => !step.group.includes(u) && isBritishBrigade(unitOf(p, u))) ? 1 : 0;
}

/** RW-4.3-a: the bridging unit, once it has stopped, spans every river side of its hex for the other Allied units (RUL-RW-19). */
export function pontoonSpans(p: Position, step: StepContext): boolean {
  const pontoon = numberOf('B-Pont');
  if (step.unit.side !== 0 || step.unit.index === pontoon || !onMap(p, pontoon)) return false;
  const at = hexOf(p, pontoon);
  if (at !== step.from && at !== step.to) return false;
  return !p.s.frames.some((frame) => frame.kind === 'move' && frame.units.includes(pontoon));
}

/** Infantry driven into the water wades out in one step that takes its whole allowance (RUL-RW-07). */
export const takesWholeMove = (p: Position, step: StepContext): boolean =>
  !step.unit.amphibious && step.from >= 0 && p.board.terrain[step.from] === 'inundation';
