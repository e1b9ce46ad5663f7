import type { BaseAction } from '../../kernel/game.ts';
import type { MapData } from '../../wargame/map.ts';
import type { PositionView } from '../../wargame/wargame.ts';
import type { Order } from '../seat/session.ts';

/** What kind of question is being asked, as far as the page treats them differently. */
export type Decision = 'move' | 'moving' | 'fight' | 'declare' | 'choose' | 'over';

export function decisionOf(view: PositionView): Decision {
  if (view.toAct === 'over') return 'over';
  const kind = view.pending.at(-1)?.kind;
  if (kind === 'move') return 'moving';
  if (kind === 'combat') return 'declare';
  if (kind !== undefined) return 'choose';
  return view.phase.endsWith('-combat') ? 'fight' : 'move';
}

/** A legal action without who takes it. */
export function toOrder(action: BaseAction): Order {
  const { by: _, ...order } = action as BaseAction & Order;
  return order as Order;
}

export interface Choice {
  order: Order;
  unit: string | undefined;
  /** Hexes a click on which means this action. */
  hexes: readonly string[];
}

/** Legal actions as things to click: units and hexes on the map; what has neither becomes a button. */
export function choicesOf(orders: readonly Order[], view: PositionView, map: MapData): Choice[] {
  const at = new Map(view.units.map(({ id, hex }) => [id, hex]));
  return orders.map((order) => {
    const unit = text(order['unit']);
    const to = text(order['to']) ?? text(order['target']);
    const city = text(order['city']);
    const own = unit === undefined ? undefined : at.get(unit);
    const place = map.places.find(({ id }) => id === city)?.hexes;
    const hexes = to === undefined ? (place ?? (own ? [own] : [])) : isHex(to) ? [to] : [];
    return { order, unit, hexes };
  });
}

const text = (value: string | number | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const isHex = (name: string): boolean => /^\d{4}$/.test(name);
