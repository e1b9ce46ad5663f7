import { unitIn, type Desk, type Order } from './desk.ts';
import type { Fight } from './odds.ts';

/** An order that adds a gun or aircraft to a fight, and what the fight is then expected to gain the side that gives it. */
export interface Help {
  order: Order;
  fight: Fight;
  gain: number;
}

/** The gun or the aircraft that adds most to what `gain` gives beyond its price; undefined where none does. */
export function bestHelp(
  desk: Desk,
  orders: readonly Order[],
  { fight, gain: now }: Pick<Help, 'fight' | 'gain'>,
  gain: (fight: Fight) => number,
  defending = false,
): Help | undefined {
  let best: Help | undefined;
  let surplus = 0;
  for (const order of orders) {
    const [helped, price] = withHelp(desk, order, fight, defending);
    if (!helped) continue;
    const then = gain(helped);
    if (then - now - price <= surplus + 1e-9) continue;
    surplus = then - now - price;
    best = { order, fight: helped, gain: then };
  }
  return best;
}

/** The fight with the help an order adds, and its price; no fight for an order that adds none. */
function withHelp(desk: Desk, order: Order, fight: Fight, defending: boolean): [Fight | undefined, number] {
  const { air, gun } = desk.doctrine;
  if (order.type === 'artillery') {
    const guns = defending ? 'defensiveArtillery' : 'artillery';
    return [{ ...fight, [guns]: [...fight[guns], unitIn(desk, order)] }, gun];
  }
  if (order.type !== 'air') return [undefined, 0];
  const points = order.points ?? 1;
  const aircraft = defending ? 'defensiveAir' : 'air';
  return [{ ...fight, [aircraft]: fight[aircraft] + points }, air * points];
}
