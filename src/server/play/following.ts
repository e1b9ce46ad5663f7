import { isDeepStrictEqual } from 'node:util';
import type { Session } from '../../seat/session.ts';
import type { Since, Store } from '../store/store.ts';
import type { GameDice } from '../dice/game-dice.ts';

/** What the store has beyond what a process has played, and from which action on that is. */
export interface Ahead extends Since {
  readonly at: number;
}

/** Milliseconds in which a game is begun and stored by the process at which the last player has sat down, unless it dies. */
export const BEGINNING = 2000;

/** Reads no more than may have changed: nothing is undone over a barrier, and what is taken back over one is counted. */
export async function ahead(store: Store, session: Session): Promise<Ahead | undefined> {
  const { actions, past, notes } = session.match;
  const read = async (at: number): Promise<Ahead | undefined> => {
    const since = await store.since(session.id, at);
    return since && { ...since, at };
  };
  const since = await read(actions.length - past.length);
  return since?.standing?.takenBack === (notes?.takenBack ?? 0) ? since : read(0);
}

/**
 * Leads a session to where another process has led its game, the dice and what is shown of their chain included. False when it does not fit what has been
 * played here: session and dice are of no use then.
 */
export function follow(session: Session, dice: GameDice, { at, actions, standing }: Ahead): boolean {
  if (!standing || standing.dice.shown < dice.shown) return false;
  const { offer, gestures, ending, takenBack } = standing;
  const had = session.actions.length;
  const differs = session.actions.slice(at).findIndex((action, i) => !isDeepStrictEqual(action, actions[i]));
  const kept = differs < 0 ? had : at + differs;
  dice.goOn(standing.dice.shown);
  const notes = { proofs: [dice.chain(standing.dice.takenBack)], ...(takenBack > 0 ? { takenBack } : {}) };
  const more = actions.slice(kept - at);
  if (!session.follow({ kept, actions: more, offer, gestures, ending, notes }, (...roll) => dice.note(...roll)))
    return false;
  dice.takeUp(session.actions, kept, kept === had);
  return true;
}
