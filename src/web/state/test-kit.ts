import { gameById } from '../../games/all.ts';
import type { Side } from '../../kernel/game.ts';
import { randomDice } from '../../kernel/dice.ts';
import { seeded } from '../../kernel/random.ts';
import { setupOf, type Sketch } from '../../wargame/test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { LocalSeat } from '../../seat/local-seat.ts';
import { Session } from '../../seat/session.ts';
import { partsOf } from '../systems/parts-of.ts';
import { Table } from './table.svelte.ts';

/** A table of a game, of Reichswald if none is named, in this position or at the beginning. */
export const tableAt = (sketch?: Sketch, seed = 1, id = 'reichswald'): Table =>
  tableOf(gameById(id) as Wargame, sketch, seed);

/** The same of a game that is not in the library. */
export const tableOf = (game: Wargame, sketch?: Sketch, seed = 1): Table =>
  new Table(new LocalSeat(sessionOf(game, sketch, seed)), partsOf(game));

export function sessionOf(game: Wargame, sketch?: Sketch, seed = 1): Session {
  const setup = sketch ? setupOf(game, sketch) : null;
  const scenario = game.scenarios[0]?.id ?? '';
  const options = sketch?.options ?? {};
  const session = Session.start('test', game, { scenario, options, setup }, randomDice(seeded(seed)));
  if (!session.ok) throw new Error(JSON.stringify(session.error));
  return session.value;
}

/** The table of a side, or of both, whose seat answers later. */
export function slowTableOf(session: Session, side: Side | null): { seat: LocalSeat; table: Table } {
  const seat = new LocalSeat(session, side);
  const late = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const { perform, undo, parley } = seat;
  seat.perform = async (...about) => late().then(() => perform.apply(seat, about));
  seat.undo = async (...about) => late().then(() => undo.apply(seat, about));
  seat.parley = async (...about) => late().then(() => parley.apply(seat, about));
  return { seat, table: new Table(seat, partsOf(session.game)) };
}
