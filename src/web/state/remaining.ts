import type { Prompt, Refusal } from '../../kernel/game.ts';
import type { Order } from '../../seat/seat.ts';
import { sideNamed } from './decision.ts';
import type { ShownPosition } from './position.svelte.ts';
import type { Table } from './table.svelte.ts';

/** One thing that is left to do in the phase: a duty, with its reason, what is paid for, or something that could still be done. */
export type Remaining =
  | { kind: 'duty'; refusal: Refusal; unit?: string; hex?: string }
  | { kind: 'urge'; prompt: Prompt; unit?: undefined; hex?: undefined }
  | { kind: 'enter' | 'move' | 'held'; unit: string; hex?: string }
  | { kind: 'attack'; hex: string; unit?: undefined }
  | { kind: 'other'; order: Order; hex: string; unit?: undefined }
  | { kind: 'points'; pool: string; points: number; unit?: undefined; hex?: undefined };

export type Duty = Extract<Remaining, { kind: 'duty' }>;

/** Duties first, then what is paid for, what else can be done at a hexside, reinforcements, hexes that may be attacked, units that may move, points that are lost with the phase, units that are held. */
export function remainingOf(table: Table): Remaining[] {
  const { legal, view, decision, beside } = table.position;
  const { toMove, movers } = table.moving;
  const { duties, mayEnd } = table.phaseEnd;
  const places = new Map(view.units.map(({ id, hex, entryHex }) => [id, { on: hex !== null, hex: hex ?? entryHex }]));
  const goes = (kind: 'enter' | 'move' | 'held', units: Iterable<string>): Remaining[] =>
    [...units].map((unit) => ({ kind, unit, ...hexOf(places.get(unit)?.hex) }));
  const isOn = (unit: string): boolean => places.get(unit)?.on === true;
  if (decision === 'choose' && mayEnd) {
    const units = [...table.choosing.choosers];
    return [
      ...goes(
        'enter',
        units.filter((unit) => !isOn(unit)),
      ),
      ...goes('move', units.filter(isOn)),
    ];
  }
  if (decision !== 'move' && decision !== 'fight') return [];
  const targets = legal.flatMap(({ type, target }): Remaining[] =>
    type === 'attack' ? [{ kind: 'attack', hex: String(target) }] : [],
  );
  return [
    ...duties.map((refusal): Remaining => ({
      kind: 'duty',
      refusal,
      ...(refusal.unit === undefined ? {} : { unit: refusal.unit }),
      ...hexOf(refusal.hex ?? places.get(refusal.unit ?? '')?.hex),
    })),
    ...beside.urges.map((prompt): Remaining => ({ kind: 'urge', prompt })),
    ...(decision === 'move' ? others(table.position) : []),
    ...goes(
      'enter',
      [...toMove].filter((unit) => !isOn(unit)),
    ),
    ...targets,
    ...goes('move', [...toMove].filter(isOn)),
    ...(decision === 'fight' ? expiring(table.position) : []),
    ...goes(
      'held',
      [...movers].filter((unit) => table.held.units.has(unit)),
    ),
  ];
}

/** Entries of units by formation, in the order in which they come. */
export function byFormation(
  counters: Table['counters'],
  entries: readonly Remaining[],
): [formation: string, units: string[]][] {
  const groups = new Map<string, string[]>();
  for (const { unit } of entries) {
    if (unit === undefined) continue;
    const formation = counters.get(unit)?.formation ?? '';
    groups.set(formation, [...(groups.get(formation) ?? []), unit]);
  }
  return [...groups];
}

const hexOf = (hex: string | undefined): { hex?: string } => (hex === undefined ? {} : { hex });

/** What else can be done in the phase, with the place on the map. */
const others = ({ legal, map }: ShownPosition): Remaining[] =>
  legal.flatMap((order): Remaining[] => {
    const [hex] = Object.values(order).flatMap((value) => sideNamed(map, value) ?? []);
    return hex === undefined ? [] : [{ kind: 'other', order, hex }];
  });

/** Points that are gone when the phase is over. */
const expiring = ({ beside }: ShownPosition): Remaining[] =>
  Object.entries(beside.expiring).map(([pool, points]) => ({ kind: 'points', pool, points }));
