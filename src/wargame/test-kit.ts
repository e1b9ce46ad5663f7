import { act, begin, listedDice, type Match } from '../kernel/match.ts';
import type { BaseAction, BaseEvent, Refusal } from '../kernel/game.ts';
import type { HexChange, SetupDoc, SideChange } from './setup.ts';
import { stepsOf } from './steps.ts';
import type { BombardOdds, BombardRequest, Odds, OddsRequest, ReachHex, UnitView, Wargame } from './wargame.ts';

/** A position for a test. Units: `{ 'R-1': '0807', 'B-2': '0906 reduced moved' }`. */
export interface Sketch {
  turn: number;
  phase: string;
  weather?: string;
  units: Readonly<Record<string, string>>;
  /** Terrain or `{ terrain, features }` of hexes; the map is blank (all open) unless `printed` is set. */
  hexes?: Readonly<Record<string, string | HexChange>>;
  sides?: readonly SideChange[];
  printed?: true;
  options?: Readonly<Record<string, string>>;
  pools?: SetupDoc['pools'];
  extra?: SetupDoc['extra'];
  /** Keep the units of the scenario that are not listed. */
  others?: true;
}

/** Steps of a unit that has lost one; the last one stays. */
function lessOne({ counters }: Wargame, id: string): number {
  const counter = counters.find((one) => one.id === id);
  return counter ? Math.max(1, stepsOf(counter) - 1) : 1;
}

export function setupOf(game: Wargame, sketch: Sketch): SetupDoc {
  const units = Object.entries(sketch.units).map(([id, where]) => {
    const [hex, ...words] = where.split(' ');
    const steps = words.includes('reduced') ? lessOne(game, id) : undefined;
    const marks = words.filter((word) => word !== 'reduced');
    return { id, hex: hex === 'off' ? null : (hex as string), marks, ...(steps ? { steps } : {}) };
  });
  const hexes = Object.fromEntries(
    Object.entries(sketch.hexes ?? {}).map(([hex, change]) => [
      hex,
      typeof change === 'string' ? { terrain: change } : change,
    ]),
  );
  return {
    format: 'bivouac-setup',
    version: 1,
    game: game.id,
    turn: sketch.turn,
    phase: sketch.phase,
    ...(sketch.weather ? { weather: sketch.weather } : {}),
    units,
    only: !sketch.others,
    ...(sketch.pools ? { pools: sketch.pools } : {}),
    ...(sketch.extra ? { extra: sketch.extra } : {}),
    map: { ...(sketch.printed ? {} : { base: 'blank' as const }), hexes, sides: sketch.sides ?? [] },
  };
}

export type Table = ReturnType<typeof lay>;

/** Sets up a position. Throws when the set-up is refused: use `errorsOf` to test that. */
export function lay(game: Wargame, sketch: Sketch) {
  const start = { scenario: game.scenarios[0]?.id ?? '', options: sketch.options ?? {}, setup: setupOf(game, sketch) };
  const begun = begin(game, start);
  if (!begun.ok) throw new Error(`The set-up is refused: ${JSON.stringify(begun.error)}`);
  return tableOf(begun.value as Match, game);
}

/** The first scenario from its beginning, as printed. */
export function opening(game: Wargame): Table {
  const begun = begin(game, { scenario: game.scenarios[0]?.id ?? '', options: {}, setup: null });
  if (!begun.ok) throw new Error(`The game does not begin: ${JSON.stringify(begun.error)}`);
  return tableOf(begun.value as Match, game);
}

/** Codes of all errors in a set-up; empty when it is accepted. */
export function errorsOf(game: Wargame, sketch: Sketch): string[] {
  const begun = begin(game, { scenario: game.scenarios[0]?.id ?? '', options: {}, setup: setupOf(game, sketch) });
  return begun.ok ? [] : begun.error.map((error) => error.code);
}

function tableOf(match: Match, game: Wargame) {
  const by = () => game.toAct(match.state);
  const full = (action: object): BaseAction => ({ by: by(), ...action }) as BaseAction;
  const view = () => game.view(match.state, null);
  const table = {
    match,
    /** Side to act, `chance` or `over`. */
    toAct: by,
    prompt: () => game.prompt(match.state).code,
    /** Plays actions of the side to act (`by` is filled in); throws when one is refused. */
    play(...actions: object[]): BaseEvent[] {
      const events: BaseEvent[] = [];
      for (const action of actions) {
        const result = act(match, full(action));
        if (!result.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(result.error)}`);
        events.push(...result.value);
      }
      return events;
    },
    /** Rolls these dice; throws unless exactly these are due. */
    dice(...numbers: number[]): BaseEvent[] {
      const list = [...numbers];
      const events: BaseEvent[] = [];
      while (list.length > 0) {
        const roll = listedDice(list)(game.chance(match.state));
        if (!roll) throw new Error(`These dice are not due: ${list.join(', ')}`);
        events.push(...table.play(roll));
      }
      return events;
    },
    refusal: (action: object): Refusal | undefined => game.refusal(match.state, full(action)),
    may: (action: object): boolean => game.refusal(match.state, full(action)) === undefined,
    /** All legal actions without `by`, or those of one type. */
    legal(type?: string): Record<string, unknown>[] {
      return [...game.legal(match.state)]
        .map((action) => ({ ...action }) as Record<string, unknown>)
        .filter((action) => type === undefined || action['type'] === type)
        .map(({ by: _, ...rest }) => rest);
    },
    view,
    unit(id: string): UnitView {
      const found = view().units.find((unit) => unit.id === id);
      if (!found) throw new Error(`No unit ${id}`);
      return found;
    },
    hexOf: (id: string): string | null => table.unit(id).hex,
    steps: (id: string): number | null => table.unit(id).steps,
    where: (id: string) => table.unit(id).where,
    /** Reachable hexes by printed number; throws when the unit may not move now. */
    reach(id: string): Record<string, ReachHex> {
      const reach = game.reach(match.state, id);
      if (!reach.ok) throw new Error(JSON.stringify(reach.error));
      return Object.fromEntries(reach.value.hexes.map((hex) => [hex.hex, hex]));
    },
    odds(request: OddsRequest): Odds {
      const odds = game.odds(match.state, request);
      if (!odds.ok) throw new Error(JSON.stringify(odds.error));
      return odds.value;
    },
    bombard(request: BombardRequest): BombardOdds {
      const odds = game.aids?.bombardOdds?.(match.state, request);
      if (!odds?.ok) throw new Error(JSON.stringify(odds?.error ?? 'no bombardment'));
      return odds.value;
    },
    points: () => view().points,
    outcome: () => game.outcome(match.state),
  };
  return table;
}
