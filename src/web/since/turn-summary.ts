import type { BaseEvent } from '../../kernel/game.ts';
import { eventsOfKind, readEvent, type EventKind, type EventKinds } from '../../wargame/event-kinds.ts';

/** The path of one unit, its first hex absent when it entered the map. */
export interface Walk {
  unit: string;
  path: string[];
  entered: boolean;
  engaged: boolean;
}

export interface Fight {
  hex: string;
  column: string;
  dice: readonly number[];
  result: string;
}

/** What came of a stretch of play, in numbers and names. */
export interface TurnSummary {
  walks: readonly Walk[];
  fights: readonly Fight[];
  /** Units that lost a step, once for each. */
  struck: readonly string[];
  eliminated: readonly string[];
  taken: readonly { hex: string; side: string }[];
  weather: string | undefined;
  /** How many units were set up before the game. */
  placed: number;
  /** Hexes laid waste, with the side that did it. */
  ruined: readonly { hex: string; side: string }[];
}

/** `isMover`: is the unit one of those whose moves are told? */
export function turnSummaryOf(
  kinds: EventKinds,
  events: readonly BaseEvent[],
  isMover: (unit: string) => boolean = () => true,
): TurnSummary {
  const of = <K extends EventKind>(kind: K) => eventsOfKind(kinds, kind, events);
  return {
    walks: walksOf(kinds, events).filter(({ unit }) => isMover(unit)),
    fights: of('roll').map(({ hex, column, dice, result }) => ({ hex, column, dice, result })),
    struck: of('step-loss').map(({ unit }) => unit),
    eliminated: of('eliminated').map(({ unit }) => unit),
    taken: of('taken').map(({ hex, side }) => ({ hex, side })),
    weather: of('weather').at(-1)?.weather,
    placed: of('set-up').length,
    ruined: of('ruin').map(({ hex, side }) => ({ hex, side })),
  };
}

/** One walk for each unit that moved, in the order in which they set out. */
function walksOf(kinds: EventKinds, events: readonly BaseEvent[]): Walk[] {
  const walks = new Map<string, Walk>();
  for (const event of events) {
    const known = readEvent(kinds, event);
    if (known?.kind !== 'walk' && known?.kind !== 'flight' && known?.kind !== 'entry' && known?.kind !== 'contact')
      continue;
    const { kind, args } = known;
    const walk = walks.get(args.unit) ?? {
      unit: args.unit,
      path: kind === 'walk' || kind === 'flight' ? [args.from] : [],
      entered: false,
      engaged: false,
    };
    if (kind === 'contact') walk.engaged = true;
    else walk.path.push(args.to);
    walk.entered ||= kind === 'entry';
    walks.set(args.unit, walk);
  }
  return [...walks.values()].filter(({ path }) => path.length > 0);
}

/** Those worth naming: who engaged or came on, and then who went farthest. */
export const notable = (walks: readonly Walk[], most: number): Walk[] => {
  const weight = ({ path, entered, engaged }: Walk): number => path.length + (engaged ? 200 : 0) + (entered ? 100 : 0);
  return [...walks].sort((a, b) => weight(b) - weight(a)).slice(0, most);
};

/** Lines to leave on the map: every hex a unit went through, and the hops of retreats. */
export function trailsOf(kinds: EventKinds, events: readonly BaseEvent[]): string[][] {
  const hops = eventsOfKind(kinds, 'retreat', events).map(({ from, to }) => [from, to]);
  return [...walksOf(kinds, events).map(({ path }) => path), ...hops].filter((path) => path.length > 1);
}
