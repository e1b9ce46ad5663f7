import { pick } from '../../../src/kernel/random.ts';
import { movingActions } from '../slow.ts';
import { ashore, Search } from './finish.ts';
import { outset, type Party, type Stand } from './moves.ts';
import { nameOf, type SlowPosition, type SlowUnit } from './position.ts';

/** One move on its way: the position, who moves and where they stand. */
export interface Way {
  pos: SlowPosition;
  party: Party;
  stand: Stand;
}

export const wayOf = (pos: SlowPosition, unit: SlowUnit): Way => {
  const party: Party = { units: [unit] };
  return { pos, party, stand: outset(party) };
};

export const choices = ({ pos, party, stand }: Way): string[] => movingActions(pos, party, stand);

export const anyOf = (words: readonly string[], random: () => number): string => pick(words, random);

/** The move after one of its choices; undefined when it has ended. */
export function onward(way: Way, choice: string): Way | undefined {
  const [type, what = ''] = choice.split(' ');
  const { pos, party, stand } = way;
  const named = pos.units.find(({ id }) => id === what);
  if (type === 'join' && named) return wayWith(way, { units: [...party.units, named] });
  if (type === 'embark' && named)
    return { pos, party: { ...party, passenger: named }, stand: { ...stand, aboard: true, afloat: false } };
  if (type === 'land') return landed(way);
  const after = new Search(pos, party).next(stand).find(({ hex }) => nameOf(hex) === what);
  return after && { pos, party, stand: after };
}

function wayWith({ pos }: Way, party: Party): Way {
  return { pos, party, stand: outset(party) };
}

/** The passenger stands in the hex now and has been carried. */
function landed({ pos, party, stand }: Way): Way {
  const units = pos.units.map((unit) => {
    if (unit.id === party.units[0]?.id) return { ...unit, ferried: true };
    return unit.id === party.passenger?.id ? { ...unit, hex: stand.hex, carried: true } : unit;
  });
  const lead = units.find(({ id }) => id === party.units[0]?.id) as SlowUnit;
  return { pos: { ...pos, units }, party: { units: [lead] }, stand: ashore(stand) };
}
