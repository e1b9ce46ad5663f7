import { no, type Refusal, type Result, type Side } from '../../kernel/game.ts';
import type { ClockFace } from '../../seat/clock-face.ts';
import { LocalSeat } from '../../seat/local-seat.ts';
import { isAtServer, type Parley, type ServerParley } from '../../seat/parley.ts';
import type { Proof } from '../../seat/proof.ts';
import type { Order } from '../../seat/seat.ts';
import type { Session } from '../../seat/session.ts';

/** What a seat has of its game besides the session. */
export interface Surroundings {
  keep: (change: () => Promise<Result<number>>) => Promise<Result<number>>;
  clock: () => ClockFace | undefined;
  settle: (what: ServerParley) => Promise<Result<number>>;
  proof: () => Proof | undefined;
  /** Nothing is taken back, and nobody else plays on. */
  isRated: boolean;
}

const RATED: Refusal = { rule: 'contract', code: 'rated' };
const NOT_IN_RATED: ReadonlySet<Parley> = new Set(['take-back', 'hand-over']);

/** A seat whose changes are stored before they are answered. */
export class KeptSeatAt extends LocalSeat {
  readonly #around: Surroundings;

  constructor(session: Session, side: Side, around: Surroundings) {
    super(session, side);
    this.#around = around;
  }

  override get clock(): ClockFace | undefined {
    return this.#around.clock();
  }

  override get proof(): Proof | undefined {
    return this.#around.proof();
  }

  override perform(orders: readonly Order[], at?: number): Promise<Result<number>> {
    return this.#around.keep(() => super.perform(orders, at));
  }

  override undoRefusal(): Refusal | undefined {
    return this.#around.isRated ? RATED : super.undoRefusal();
  }

  override async undo(at?: number): Promise<Result<number>> {
    return this.#around.isRated ? no(RATED) : this.#around.keep(() => super.undo(at));
  }

  override async parley(what: Parley, at?: number): Promise<Result<number>> {
    if (this.#around.isRated && NOT_IN_RATED.has(what)) return no(RATED);
    return this.#around.keep(() => (isAtServer(what) ? this.#around.settle(what) : super.parley(what, at)));
  }
}
