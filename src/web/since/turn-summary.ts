import type { BaseEvent, EventArg } from '../../kernel/game.ts';

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
}

export function turnSummaryOf(events: readonly BaseEvent[]): TurnSummary {
  const of = (...codes: string[]): BaseEvent[] => events.filter(({ code }) => codes.includes(code));
  const units = (code: string): string[] => of(code).map(({ args }) => said(args?.['unit']));
  const weather = of('weather').at(-1)?.args?.['weather'];
  return {
    walks: walksOf(events),
    fights: of('combat-roll', 'bombard-roll').map(({ args = {} }) => ({
      hex: said(args['hex']),
      column: said(args['column']),
      dice: (args['dice'] ?? []) as readonly number[],
      result: said(args['result']),
    })),
    struck: units('step-lost'),
    eliminated: units('eliminated'),
    taken: of('taken').map(({ args = {} }) => ({ hex: said(args['hex']), side: said(args['side']) })),
    weather: typeof weather === 'string' ? weather : undefined,
  };
}

/** One walk for each unit that moved, in the order in which they set out. */
function walksOf(events: readonly BaseEvent[]): Walk[] {
  const walks = new Map<string, Walk>();
  for (const { code, args = {} } of events) {
    if (code !== 'move' && code !== 'enter' && code !== 'engaged') continue;
    const unit = said(args['unit']);
    const from = said(args['from']);
    const walk = walks.get(unit) ?? { unit, path: from === '' ? [] : [from], entered: false, engaged: false };
    if (code === 'engaged') walk.engaged = true;
    else walk.path.push(said(args['to']));
    walk.entered ||= code === 'enter';
    walks.set(unit, walk);
  }
  return [...walks.values()].filter(({ path }) => path.length > 0);
}

/** Those worth naming: who engaged or came on, and then who went farthest. */
export const notable = (walks: readonly Walk[], most: number): Walk[] => {
  const weight = ({ path, entered, engaged }: Walk): number => path.length + (engaged ? 200 : 0) + (entered ? 100 : 0);
  return [...walks].sort((a, b) => weight(b) - weight(a)).slice(0, most);
};

/** Lines to leave on the map: every hex a unit went through, and the hops of retreats and advances. */
export function trailsOf(events: readonly BaseEvent[]): string[][] {
  const hops = events.flatMap(({ code, args = {} }) => {
    const [from, to] = [said(args['from']), said(args['to'])];
    return (code === 'retreat' || code === 'displaced') && from !== '' && to !== '' ? [[from, to]] : [];
  });
  return [...walksOf(events).map(({ path }) => path), ...hops].filter((path) => path.length > 1);
}

const said = (value: EventArg | undefined): string => (typeof value === 'string' ? value : '');
