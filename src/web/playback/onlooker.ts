import { no } from '../../kernel/game.ts';
import type { GameRecord } from '../../kernel/match.ts';
import type { Seat } from '../../seat/seat.ts';
import type { Timeline } from './timeline.ts';

const ENDED: Seat['prompt'] = { rule: 'contract', code: 'over' };

/** Somebody who looks on: the table sees a position of the timeline, and everything that would play is refused. */
export class Onlooker implements Seat {
  readonly id: string;
  readonly side = null;
  readonly timeline: Timeline;
  readonly #record: GameRecord;
  /** The position looked at. */
  at = 0;
  changed: () => void = () => {};

  constructor(id: string, timeline: Timeline, record: GameRecord) {
    this.id = id;
    this.timeline = timeline;
    this.#record = record;
  }

  get game(): Seat['game'] {
    return this.timeline.game;
  }

  get scenario(): string {
    return this.timeline.start.scenario;
  }

  get options(): Seat['options'] {
    return this.timeline.start.options;
  }

  get state(): object {
    return this.timeline.at(this.at);
  }

  get actions(): Seat['actions'] {
    return this.timeline.actions.slice(0, this.at);
  }

  get log(): Seat['log'] {
    return this.timeline.log.slice(0, this.timeline.logged(this.at));
  }

  get toAct(): string {
    return this.ending ? 'over' : this.game.toAct(this.state);
  }

  get prompt(): Seat['prompt'] {
    return this.ending ? ENDED : this.game.prompt(this.state);
  }

  legal(): [] {
    return [];
  }

  async perform(): ReturnType<Seat['perform']> {
    return no(this.undoRefusal());
  }

  /** As the record has it, at the end. */
  get ending(): Seat['ending'] {
    const { result, actions } = this.#record;
    return this.at === actions.length && result && (result.by ?? 'rules') !== 'rules' ? result : undefined;
  }

  readonly offer = undefined;
  readonly clock = undefined;
  readonly proof = undefined;

  async parley(): ReturnType<Seat['parley']> {
    return no(this.undoRefusal());
  }

  async undo(): ReturnType<Seat['undo']> {
    return no(this.undoRefusal());
  }

  undoRefusal(): { rule: string; code: string } {
    return { rule: 'contract', code: 'undo-nothing' };
  }

  /** The whole game as it is kept, wherever one looks. */
  async record(): Promise<GameRecord> {
    return this.#record;
  }
}
