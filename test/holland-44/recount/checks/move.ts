import type { State } from '../../../../src/games/holland-44/position/state.ts';
import type { Step } from '../../../kit/walk.ts';
import { difference } from '../../../engagement/recount/compare.ts';
import { hexOf } from '../board.ts';
import { POINT } from '../costs.ts';
import { groupOf, isCrowded, leftOf, nextPlaces, priceOf, type Group } from '../moves.ts';
import { boardOf, idOf, placeName } from '../position.ts';
import type { Tally } from '../tally.ts';
import { inZone } from '../zoc.ts';

/** 8: every hex that a group may enter, and what it pays. */
export function moveProblem(step: Step, tally: Tally): string | undefined {
  const state = step.state as State;
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'move' || step.actor === 'chance') return undefined;
  tally.steps++;
  const b = boardOf(state);
  const group = groupOf(b, frame);
  // 14.2: green units that have to leave a zone; whether they still can by another way is not asked.
  const bound = (name: string): boolean =>
    frame.leaves === true && !name.startsWith('area') && inZone(b, group.side, hexOf(name));
  const listed = step.listed.flatMap((action) =>
    (action as { type?: string }).type === 'step' ? ((action as { to?: string }).to as string) : [],
  );
  const places = nextPlaces(group);
  const ours = places.map(placeName).filter((name) => !isOpen(group, places, name) || listed.includes(name));
  const what = `move (${group.mode} ${group.units.map(idOf).join('+')} at ${placeName(group.at)} left ${leftOf(group)})`;
  const compared = (names: readonly string[]): string[] => names.filter((name) => !bound(name)).toSorted();
  return difference(what, compared(ours), compared(listed)) ?? costProblem(step, group, places);
}

/** A hex with friends that an extended move may pass, if it can still end somewhere. */
const isOpen = (group: Group, places: readonly number[], name: string): boolean =>
  isCrowded(group, places.find((place) => placeName(place) === name) as number);

/** What the events of a step say it cost. */
function costProblem({ events, action }: Step, group: Group, places: readonly number[]): string | undefined {
  const { type, to } = action as { type?: string; to?: string };
  const logged = events.find(({ code, rule }) => code === 'move' && rule === '8.1')?.args;
  if (type !== 'step' || !logged || logged['to'] !== to) return undefined;
  const place = places.find((one) => placeName(one) === to) as number;
  const between = group.at < 0 && place < 0;
  const price = between ? leftOf(group) : (priceOf(group, place) as number);
  const cost = Number(logged['cost']) * (group.mode === 'tactical' ? 1 : POINT);
  return Math.abs(cost - price) < 0.01 ? undefined : `cost of ${String(to)}: ${price}, in the game ${cost}`;
}
