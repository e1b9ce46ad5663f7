import { distance, hexAt, neighboursOf } from '../../../hex/grid.ts';
import type { Side } from '../../../kernel/game.ts';
import type { Odds, OddsRequest, UnitView } from '../../../wargame/wargame.ts';
import { attackOf } from '../../state/threat.svelte.ts';
import type { Table } from '../../state/table.svelte.ts';
import { rankOf } from './advice.ts';

/** What a side could throw at a hex: from where it stands in its combat phase, else after its next movement. */
export interface Assault {
  /** Those who stand beside the hex, those who can come, with the hex where each would stand, and guns in range. */
  beside: readonly string[];
  coming: readonly (readonly [unit: string, hex: string])[];
  guns: readonly string[];
  /** Attack strength of all of them; what counts of it is told by the odds. */
  strength: number;
  /** The attack by those beside it, and by all together; none on a hex that nobody holds. */
  now: Odds | undefined;
  all: Odds | undefined;
  /** Somebody who could come and alone brings those beside it a higher column. */
  bringer: readonly [unit: string, hex: string] | undefined;
  /** Units still to be asked about. */
  left: number;
}

/** The hex that is asked about, who would attack it, and who is to stand there by then. */
export interface AssaultQuestion {
  target: string;
  side: Side;
  holders: readonly string[];
}

/** More of them could hardly find room around a hex. */
const MOST = 18;

/** Who could attack, step by step: what is known so far after each. Those who come take room and ways from each other, the strongest first. */
export function* assaultOn(table: Table, { target, side, holders }: AssaultQuestion): Generator<Assault, Assault> {
  const { grid, counters, units, position } = table;
  const { game, state } = table.seat;
  const hex = hexAt(grid, target) ?? 0;
  const around = new Set(neighboursOf(grid, hex).map((next) => grid.names[next] ?? ''));
  const strengthOf = (unit: UnitView): number => {
    const counter = counters.get(unit.id);
    return counter ? attackOf(counter, unit) : 0;
  };
  const own = position.view.units
    .filter(({ id }) => counters.get(id)?.side === side)
    .toSorted((a, b) => strengthOf(b) - strengthOf(a));
  const found: Assault = {
    beside: [],
    coming: [],
    guns: [],
    strength: 0,
    now: undefined,
    all: undefined,
    bringer: undefined,
    left: 0,
  };
  const unseen = units.faceDown.get(target)?.some((one) => one !== side) ?? false;
  const isHeld =
    unseen || holders.length > 0 || (units.allIn(target).length > 0 && own.every((unit) => unit.hex !== target));
  const movedIn = (coming: Assault['coming']): Pick<OddsRequest, 'from'> => {
    const moved = [...coming, ...holders.map((id) => [id, target] as const)];
    return moved.length > 0 ? { from: Object.fromEntries(moved) } : {};
  };
  const oddsOf = ({ beside, coming, guns }: Pick<Assault, 'beside' | 'coming' | 'guns'>): Odds | undefined => {
    const attackers = [...beside, ...coming.map(([id]) => id)];
    if (attackers.length === 0 || !isHeld) return undefined;
    const support = { attacker: { artillery: guns } };
    const odds = game.odds(state, { target, attackers, ...movedIn(coming), support });
    return odds.ok ? odds.value : undefined;
  };
  /** May this unit take part, as far as it is about this unit? */
  const takes = (odds: Odds | undefined, id: string): boolean =>
    odds === undefined ? !isHeld : odds.allowed === true || odds.allowed.unit !== id;

  const isGun = ({ id }: UnitView): boolean => counters.get(id)?.range !== undefined;
  for (const unit of own.toSorted((a, b) => Number(isGun(a)) - Number(isGun(b)))) {
    if (unit.hex === null || !around.has(unit.hex)) continue;
    const helped = isGun(unit) ? oddsOf({ ...found, guns: [unit.id] }) : undefined;
    if (helped && takes(helped, unit.id)) continue;
    const odds = oddsOf({ ...found, beside: [...found.beside, unit.id] });
    if (!takes(odds, unit.id)) continue;
    found.beside = [...found.beside, unit.id];
    found.strength += strengthOf(unit);
    found.now = odds;
    found.all = odds;
    yield { ...found };
  }
  const fights = position.view.toAct === side && ['fight', 'declare'].includes(position.beside.asks);
  const inRange = own.filter(({ id, hex: name }) => {
    const range = counters.get(id)?.range;
    const at = name === null ? undefined : hexAt(grid, name);
    return range !== undefined && at !== undefined && distance(grid, at, hex) <= range && !found.beside.includes(id);
  });
  // Guns do better where they are.
  const others = fights ? [] : own.filter((unit) => !found.beside.includes(unit.id) && !inRange.includes(unit));
  found.left = others.length;
  for (const unit of others) {
    found.left--;
    const reach = found.coming.length < MOST ? game.nextReach(state, unit.id) : undefined;
    const stops = reach?.ok ? reach.value.hexes.filter((one) => one.mayStop && around.has(one.hex)) : [];
    for (const { hex: to } of stops) {
      const odds = oddsOf({ ...found, coming: [...found.coming, [unit.id, to]] });
      if (!takes(odds, unit.id)) continue;
      const alone = found.now && !found.bringer && oddsOf({ beside: found.beside, coming: [[unit.id, to]], guns: [] });
      if (alone && found.now && rankOf(alone.column) > rankOf(found.now.column)) found.bringer = [unit.id, to];
      found.coming = [...found.coming, [unit.id, to]];
      found.strength += strengthOf(unit);
      found.all = odds;
      break;
    }
    yield { ...found };
  }
  for (const unit of inRange) {
    const odds = oddsOf({ ...found, guns: [...found.guns, unit.id] });
    if (!odds || !takes(odds, unit.id)) continue;
    found.guns = [...found.guns, unit.id];
    found.all = odds;
    yield { ...found };
  }
  return found;
}
