import type { Odds, OddsRequest, Wargame } from '../../../wargame/wargame.ts';
import type { Steps } from '../../state/in-slices.ts';
import type { PlannedCombat } from '../../state/system-parts.ts';

type Asked = Pick<PlannedCombat, 'request' | 'odds' | 'guns' | 'chosen' | 'able' | 'helps'>;

/** Columns in their order: `3-1` and `3:1` are three times the strength. */
export function rankOf(column: string): number {
  const [left = 0, right = 1] = column.split(/[-:]/).map(Number);
  return left / right;
}

/** Sums of chances miss nothing by so much. */
const NEVER = 1e-9;

/** No roll of the column takes the hex; `harmless`: nor does one cost the defender a step. */
export function hopeless({ cleared, losses }: Odds): 'hopeless' | 'harmless' | undefined {
  if (cleared > NEVER) return undefined;
  return losses.defender.some(([steps, probability]) => steps > 0 && probability > NEVER) ? 'hopeless' : 'harmless';
}

/** The same attack with more guns on one side. */
const withGuns = (request: OddsRequest, helps: Asked['helps'], guns: readonly string[]): OddsRequest => {
  const { artillery = [], ...rest } = request.support?.[helps] ?? {};
  return { ...request, support: { ...request.support, [helps]: { ...rest, artillery: [...artillery, ...guns] } } };
};

function allowed(game: Wargame, state: object, request: OddsRequest): Odds | undefined {
  const odds = game.odds(state, request);
  return odds.ok && odds.value.allowed === true ? odds.value : undefined;
}

/** Those who could still attack or support, each of whom alone brings the attack a higher column. */
export function* bringers(game: Wargame, state: object, combat: Asked): Steps<string[]> {
  const { request, odds, guns, chosen, able, helps } = combat;
  if (!request || !odds?.ok || helps === 'defender') return [];
  const now = rankOf(odds.value.column);
  const found: string[] = [];
  for (const id of able) {
    if (chosen.includes(id)) continue;
    const more = guns.includes(id)
      ? withGuns(request, helps, [id])
      : { ...request, attackers: [...request.attackers, id] };
    const joined = allowed(game, state, more);
    if (joined && rankOf(joined.column) > now) found.push(id);
    yield;
  }
  return found;
}

/** Guns proposed in support, and the odds with them. */
export interface Proposal {
  guns: readonly string[];
  odds: Odds;
}

/** The fewest guns, the most helpful first, with which the column becomes as good as guns that are left can make it. */
export function* proposedGuns(game: Wargame, state: object, combat: Asked): Steps<Proposal | undefined> {
  const { request, odds, guns, chosen, helps } = combat;
  if (!request || !odds?.ok) return undefined;
  const worth = ({ column, attack, defence }: Odds): number =>
    (helps === 'attacker' ? 1 : -1) * (rankOf(column) + (attack / Math.max(1, defence)) * 1e-4);
  const added: string[] = [];
  let best: Proposal | undefined;
  let column = odds.value.column;
  let left = guns.filter((id) => !chosen.includes(id));
  while (left.length > 0) {
    const tried: { id: string; odds: Odds }[] = [];
    for (const id of left) {
      const helped = allowed(game, state, withGuns(request, helps, [...added, id]));
      if (helped) tried.push({ id, odds: helped });
      yield;
    }
    const [next] = tried.toSorted((a, b) => worth(b.odds) - worth(a.odds));
    if (!next) break;
    added.push(next.id);
    left = left.filter((id) => id !== next.id);
    if (next.odds.column !== column) best = { guns: [...added], odds: next.odds };
    column = next.odds.column;
  }
  return best;
}
