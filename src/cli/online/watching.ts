import type { BaseEvent } from '../../kernel/game.ts';
import type { LogEntry } from '../../kernel/match.ts';
import { Witness } from '../../seat/proof.ts';
import type { Seat } from '../../seat/seat.ts';
import { eventLines } from '../output/log.ts';
import { onOneLine } from '../output/plain.ts';
import { outcomeText } from '../output/position.ts';
import { refusalJson } from '../output/refused.ts';
import type { Terminal } from '../output/terminal.ts';
import type { Tell } from './tell.ts';

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Says what has become different at a seat, each time it has changed: the log, the rolls and their proof, what is asked, whose turn it is. */
export class Watching {
  readonly #terminal: Terminal;
  readonly #tell: Tell;
  readonly #seat: Seat;
  readonly #witness: Witness;
  #log: readonly LogEntry<BaseEvent>[] = [];
  #rolls = 0;
  #told = '';
  #asked = '';
  /** Somebody has altered the game. */
  isForged = false;

  /** `word`: what was said here for the dice; a seat that was taken before keeps its own. */
  constructor(terminal: Terminal, tell: Tell, seat: Seat, word: string) {
    this.#terminal = terminal;
    this.#tell = tell;
    this.#seat = seat;
    const side = seat.side ?? '';
    this.#witness = new Witness(side, seat.proof?.chain.words[side] ?? word);
  }

  /** What has happened before is not said again: only how many rolls of it are proved. */
  begin(): void {
    this.#log = [...this.#seat.log];
    this.changed();
  }

  changed(): void {
    this.#tellLog();
    this.#tellDice();
    this.#tellOffer();
    this.#tellTurn();
  }

  #tellLog(): void {
    const { log, game } = this.#seat;
    const first = log.findIndex((entry, i) => !isSame(entry, this.#log[i]));
    const kept = first < 0 ? log.length : first;
    const back = this.#log.length - kept;
    const news = log.slice(kept).map(({ event }) => event);
    this.#log = [...log];
    if (back > 0) this.#tell({ type: 'taken-back', events: back }, this.#terminal.say('online-back'));
    for (const event of news) {
      const text = this.#terminal.event(game, event);
      this.#tell({ type: 'event', event: { ...event, text } }, eventLines(this.#terminal, game, [event]));
    }
  }

  #tellDice(): void {
    const { proof, game } = this.#seat;
    if (!proof || this.isForged) return;
    const wrong = this.#witness.refusal(proof);
    const { length: rolls } = proof.rolls;
    if (wrong) {
      this.isForged = true;
      const refusal = refusalJson(this.#terminal, game, wrong);
      return this.#tell({ type: 'dice', proved: false, refusal }, this.#terminal.refusal(game, wrong));
    }
    if (rolls === this.#rolls) return;
    this.#rolls = rolls;
    const dice = proof.rolls.at(-1)?.dice ?? [];
    const args = { dice: dice.join(', '), rolls };
    this.#tell({ type: 'dice', proved: true, rolls, dice }, this.#terminal.say('online-dice', args));
  }

  #tellOffer(): void {
    const { offer, side, game } = this.#seat;
    const asked = JSON.stringify(offer ?? null);
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (!offer) return;
    const code = offer.by === side ? 'online-asking' : 'online-asked';
    const { by, what, back } = offer;
    const far = back && { ...back, phase: this.#terminal.word(game, 'phase', back.phase) };
    const args = { side: this.#terminal.actor(game, by), what: what === 'draw' ? 'draw' : 'back', ...far };
    this.#tell({ type: 'offer', offer }, this.#terminal.say(code, args));
  }

  /** Who decides what; once for every position. */
  #tellTurn(): void {
    const { game, state, actions, toAct, prompt, side, clock, ending } = this.#seat;
    const told = `${actions.length} ${toAct}`;
    if (told === this.#told) return;
    this.#told = told;
    const { turn, phase } = game.view(state, side);
    if (toAct === 'over') {
      const outcome = ending ?? game.outcome(state);
      const by = ending?.by ?? 'rules';
      const result = outcome ? outcomeText(this.#terminal, game, outcome) : '';
      this.#tell(
        { type: 'over', turn, ...outcome, by },
        this.#terminal.say('online-over', { result, by: by.replaceAll('-', '') }),
      );
      return;
    }
    const question = { rule: prompt.rule, code: prompt.code, text: this.#terminal.prompt(game, prompt, toAct) };
    const about = { type: 'position', actions: actions.length, turn, phase, toAct, prompt: question };
    this.#tell(
      { ...about, ...(clock && { clock }) },
      [this.#turnText(turn, phase, question.text), this.#clockText()].join(''),
    );
  }

  #turnText(turn: number, phase: string, question: string): string {
    const { game, side, toAct } = this.#seat;
    if (toAct !== side) return this.#terminal.say('online-theirs', { side: this.#terminal.actor(game, toAct) });
    return this.#terminal.say('online-yours', {
      turn,
      phase: this.#terminal.word(game, 'phase', phase),
      question: onOneLine(question),
    });
  }

  #clockText(): string {
    const { clock, game } = this.#seat;
    if (!clock) return '';
    const left = Object.entries(clock.left).map(([side, { play }]) =>
      this.#terminal.say('online-left', { side: this.#terminal.actor(game, side), minutes: Math.ceil(play / 60_000) }),
    );
    return ` (${left.join('; ')})`;
  }
}
