import type { TrackBox } from '../../wargame/margin.ts';
import type { UnitView } from '../../wargame/wargame.ts';

/** Who comes on the turn of a box: whoever is due then, and those printed there who have come, or will not any more. */
export function comersOn({ id, notes }: TrackBox, units: readonly UnitView[]): readonly UnitView[] {
  const printed = new Set(notes.flatMap((note) => note.units ?? []));
  return units.filter((unit) => (isDated(unit) ? String(unit.due) === id : printed.has(unit.id)));
}

const isDated = ({ where, due }: UnitView): boolean => where === 'waiting' && typeof due === 'number';

/** Who comes by an event, on no turn known before, and is printed on none of these boxes. */
export function comersByEvent(boxes: readonly TrackBox[], units: readonly UnitView[]): readonly UnitView[] {
  const printed = new Set(boxes.flatMap(({ notes }) => notes.flatMap((note) => note.units ?? [])));
  return units.filter((unit) => unit.where === 'waiting' && !isDated(unit) && !printed.has(unit.id));
}
