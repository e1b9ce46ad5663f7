import type { Refusal, Side } from '../../kernel/game.ts';
import { decided, questionOf } from '../../ai/player.ts';
import { LEVELS } from '../../ai/levels.ts';
import type { Seated } from '../../ai/self-play.ts';
import type { Answer } from '../../seat/answer.ts';
import type { Order } from '../../seat/seat.ts';
import { toOrder, type Session } from '../../seat/session.ts';
import type { Wargame } from '../../wargame/wargame.ts';

/** Answers given to one change at most: more than the longest turn asks for. */
const MOST = 500;
/** Who decides where a side leaves it to a computer: at once, and soundly. */
const SMALL = LEVELS['recruit'] as Seated;

/** Is this a decision that may be answered beforehand? Any other begins a turn of the side's own. */
export const isAnswerable = ({ answering = [] }: Wargame, code: string): boolean =>
  answering.some((kind) => kind.code === code);

/** Why these answers cannot be given in this game: the first that it does not know, or that answers what another one does. */
export function answersRefusal({ answering = [] }: Wargame, answers: readonly Answer[]): Refusal | undefined {
  const codes = answers.map(({ code }) => code);
  for (const [i, answer] of answers.entries()) {
    const { code, how } = answer;
    const kind = answering.find((one) => one.code === code);
    if (!kind) return refuse('no-such-answer', code);
    if (codes.indexOf(code) < i) return refuse('answer-twice', code);
    if (how === 'end' && !kind.ends?.includes(answer.type)) return refuse('no-such-answer', `${code}: ${answer.type}`);
    if ((how === 'points' && kind.points === undefined) || (how === 'named' && !kind.names))
      return refuse('no-such-answer', `${code}: ${how}`);
  }
  return undefined;
}

const refuse = (code: string, what: string): Refusal => ({ rule: 'contract', code, args: { what } });

/** Decides for sides as they have ordered, as long as they are asked for it; gives those whose own turn has begun: their orders are over. */
export function answerAll(session: Session, ordered: ReadonlyMap<Side, readonly Answer[]>): Side[] {
  for (let n = 0; n < MOST; n++) {
    const answer = ordered.get(session.toAct)?.find(({ code }) => code === session.prompt.code);
    const orders = answer && ordersFor(session, answer);
    if (!orders?.length || !session.perform(orders).ok) break;
  }
  const { toAct } = session;
  return ordered.has(toAct) && !isAnswerable(session.game, session.prompt.code) ? [toAct] : [];
}

/** What the side to act does by its answer; nothing where nothing of that is legal. */
function ordersFor({ game, state, toAct }: Session, answer: Answer): Order[] {
  if (answer.how === 'computer') {
    const { player, budget } = SMALL;
    try {
      // Only the first: it is asked again for what follows.
      return decided(player(game, questionOf(game, state, toAct), budget, Math.random))
        .slice(0, 1)
        .map(toOrder);
    } catch {
      // Whoever ordered it is asked himself; the other side's action stands.
      return [];
    }
  }
  const legal = [...game.legal(state)].map(toOrder);
  const first = (isMeant: (order: Order) => boolean): Order[] => legal.filter(isMeant).slice(0, 1);
  if (answer.how === 'end') return first(({ type }) => type === answer.type);
  if (answer.how === 'named')
    return answer.names.flatMap((name) => first((order) => Object.values(order).includes(name))).slice(0, 1);
  const { points, ends = [] } = game.answering?.find(({ code }) => code === answer.code) ?? {};
  const spent = legal.filter(({ type, points: n }) => type === points && typeof n === 'number' && n <= answer.most);
  const most = spent.toSorted((one, other) => Number(other['points']) - Number(one['points'])).slice(0, 1);
  return [...most, ...first(({ type }) => ends.includes(type))];
}
