import { rehearse } from '../../../seat/rehearsal.ts';
import { toOrder } from '../../../seat/session.ts';
import type { Order } from '../../../seat/seat.ts';
import { attackOf } from '../../state/threat.svelte.ts';
import type { Steps } from '../../state/in-slices.ts';
import type { PlannedCombat, Reply } from '../../state/system-parts.ts';
import type { Table } from '../../state/table.svelte.ts';
import { rankOf } from '../odds/advice.ts';

type Help = Pick<Reply, 'artillery' | 'air'>;

/** The least support that lowers the chance to take the hex, else the column, and all that the defender can bring; nothing where neither changes anything. */
export function* repliesTo(table: Table, combat: PlannedCombat): Steps<Reply[]> {
  const { request, odds, orders, refusal, helps } = combat;
  const { game, state } = table.seat;
  if (!request || !odds?.ok || refusal || helps === 'defender') return [];
  const all: Reply[] = [];
  for (const help of helpsOf(table, orders)) {
    yield;
    const answered = game.odds(state, { ...request, support: { ...request.support, defender: help } });
    if (answered.ok) all.push({ ...help, column: answered.value.column, cleared: answered.value.cleared });
  }
  const likeliest =
    all.find(({ cleared }) => cleared < odds.value.cleared - 1e-9) ??
    all.find(({ column }) => rankOf(column) < rankOf(odds.value.column));
  const worst = all.at(-1);
  if (!likeliest || !worst) return [];
  return likeliest === worst ? [worst] : [likeliest, worst];
}

/** What the defender can bring once these orders have been given: his guns one after the other, the strongest first, then aircraft. */
function helpsOf(table: Table, orders: readonly Order[]): Help[] {
  const { game } = table.seat;
  let { state } = rehearse(game, table.seat.state, orders);
  const asked = (): Order[] => [...game.legal(state)].map(toOrder);
  const isAnswer = game.toAct(state) !== 'chance' && game.toAct(state) !== table.position.view.toAct;
  if (!isAnswer) return [];
  const helps: Help[] = [];
  const artillery: string[] = [];
  const strength = (id: string): number => {
    const unit = table.position.view.units.find((one) => one.id === id);
    const counter = table.counters.get(id);
    return unit && counter ? attackOf(counter, unit) : 0;
  };
  for (;;) {
    const guns = asked().flatMap(({ type, unit }) => (type === 'artillery' ? [String(unit)] : []));
    const [gun] = guns.toSorted((a, b) => strength(b) - strength(a));
    if (gun === undefined) break;
    ({ state } = rehearse(game, state, [{ type: 'artillery', unit: gun }]));
    artillery.push(gun);
    helps.push({ artillery: [...artillery], air: 0 });
  }
  const points = asked().flatMap((order) => (order.type === 'air' ? [Number(order['points'])] : []));
  return [...helps, ...points.toSorted((a, b) => a - b).map((air) => ({ artillery, air }))];
}
