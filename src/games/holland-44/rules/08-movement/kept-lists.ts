import { cachedBy } from '../../../../kernel/cached-by.ts';
import { phaseSide } from '../../position/phases.ts';
import { OF, type Position, type Side } from '../../position/position.ts';
import { UNITS } from '../../position/units.ts';
import { changesOf, staleSince, type Changes } from './changes.ts';

/** What each unit may do, at a time of `Changes`, and all of it one after the other. */
interface KeptLists<A> {
  since: number;
  lists: (readonly A[])[];
  all: A[];
}

/**
 * What the units of the phasing side may do in its movement phase, unit by unit: worked out anew only for those that feel a change in
 * themselves, in their hex or next to it; `ofBoxes`: for all when a counter leaves its box or comes back, too.
 */
export function keptByUnit<A>(
  listOf: (p: Position, u: number) => readonly A[],
  { ofBoxes }: { readonly ofBoxes: boolean },
): (p: Position) => A[] {
  const keptIn = cachedBy((_: Position): KeptLists<A> => ({ since: 0, lists: UNITS.map(() => NOTHING), all: [] }));

  function bringUpToDate(p: Position, changes: Changes, kept: KeptLists<A>): void {
    const { since, lists } = kept;
    const units = OF[phaseSide(p) as Side];
    let isOther = changes.all > since;
    for (const u of ofBoxes && changes.boxes > since ? units : staleSince(p, changes, since)) {
      const list = listOf(p, u);
      isOther ||= !areSame(list, lists[u] as readonly A[]);
      lists[u] = list;
    }
    kept.since = changes.now;
    if (!isOther) return;
    kept.all = [];
    for (const u of units) for (const action of lists[u] as readonly A[]) kept.all.push(action);
  }

  return (p) => {
    const changes = changesOf(p);
    const kept = keptIn(p);
    if (changes.now > kept.since) bringUpToDate(p, changes, kept);
    return kept.all;
  };
}

/** What most units may do. */
export const NOTHING: readonly never[] = [];

function areSame<A>(one: readonly A[], other: readonly A[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
