import type { SetupDoc, SetupUnit, SideChange } from '../../../wargame/setup.ts';
import type { SideAction } from '../position/actions.ts';
import type { ActionType } from '../position/codes.ts';
import { hexOf, nameOf, orderOf, stepsOf, type HollandEvent } from '../position/position.ts';
import * as rules from '../play/play.ts';
import type { State } from '../position/state.ts';
import { numberOf } from '../position/units.ts';

/** A hex; null for a counter in its box. */
type Where = string | null | { hex: string; steps?: number; marks?: readonly string[] };

export interface Sitting {
  scenario?: string;
  turn?: number;
  units?: Readonly<Record<string, Where>>;
  /** The printed map instead of clear ground. */
  printed?: true;
  hexes?: Readonly<Record<string, string>>;
  /** Hexsides by their two hexes: `3010-3011`. */
  sides?: Readonly<Record<string, Omit<SideChange, 'a' | 'b'>>>;
  extra?: Readonly<Record<string, unknown>>;
  options?: Readonly<Record<string, string>>;
}

const unitIn = ([id, where]: [string, Where]): SetupUnit =>
  typeof where === 'string' || where === null ? { id, hex: where } : { id, ...where };

function sideIn([pair, fields]: [string, Omit<SideChange, 'a' | 'b'>]): SideChange {
  const [a = '', b = ''] = pair.split('-');
  return { a, b, ...fields };
}

function documentOf(
  phase: string,
  { turn = 4, units = {}, printed, hexes = {}, sides = {}, extra }: Sitting,
): SetupDoc {
  return {
    format: 'bivouac-setup',
    version: 1,
    game: 'holland-44',
    turn,
    phase,
    only: true,
    units: Object.entries(units).map(unitIn),
    ...(extra ? { extra } : {}),
    map: {
      ...(printed ? {} : { base: 'blank' as const }),
      hexes: Object.fromEntries(Object.entries(hexes).map(([hex, terrain]) => [hex, { terrain }])),
      sides: Object.entries(sides).map(sideIn),
    },
  };
}

/** These units alone, in this phase of turn 4 unless another is given. */
export function sit(phase: string, set: Sitting = {}) {
  const { scenario = 'campaign', options = {} } = set;
  const start = rules.fromSetup({ scenario, options, setup: documentOf(phase, set) });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return tableOf(start.value.state, start.value.events);
}

/** A game from its printed beginning. */
export function opening(scenario: string) {
  const start = rules.fromSetup({ scenario, options: {}, setup: null });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return tableOf(start.value.state, start.value.events);
}

function tableOf(first: State, begun: readonly HollandEvent[]) {
  let s = first;
  const codes = begun.map(({ code }) => code);
  const full = (action: object): object => ({ by: rules.toAct(s), ...action });
  const table = {
    state: () => s,
    toAct: () => rules.toAct(s),
    /** Codes of all events so far. */
    codes,
    play(...actions: object[]) {
      for (const action of actions) {
        const played = rules.play(s, full(action));
        if (!played.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(played.error)}`);
        s = played.value.state;
        codes.push(...played.value.events.map(({ code }) => code));
      }
      return table;
    },
    dice: (...dice: number[]) => table.play({ by: 'chance', dice }),
    end: () => table.play({ type: 'end' }),
    /** The code of the refusal; undefined when the action is allowed. Throws where list and refusal disagree. */
    refused(action: object): string | undefined {
      const why = rules.refusal(s, full(action))?.code;
      if ((why === undefined) !== isListed(action))
        throw new Error(`List and refusal disagree: ${JSON.stringify(action)}`);
      return why;
    },
    legal: <T extends ActionType>(type: T) =>
      rules.legal(s).filter((action) => 'type' in action && action.type === type) as SideAction<T>[],
    unit(id: string) {
      const u = numberOf(id);
      const p = rules.at(s);
      const hex = hexOf(p, u);
      return { hex: hex < 0 ? hex : nameOf(p, hex), steps: stepsOf(p, u), order: orderOf(p, u) };
    },
    /** How a bridge stands, by its two hexes. */
    bridge(name: string): number {
      const p = rules.at(s);
      const span = p.board.spans.findIndex(({ a, b }) => [nameOf(p, a), nameOf(p, b)].sort().join('-') === name);
      return s.bridges[span] as number;
    },
    outcome: () => rules.outcome(s),
    items: (): Record<string, number> =>
      Object.fromEntries(rules.ledger(s).map(({ item, side, points }) => [`${side} ${item}`, points])),
  };
  const isListed = (action: object): boolean => {
    const wanted = Object.entries(full(action));
    return rules.legal(s).some((one) => wanted.every(([key, value]) => one[key as keyof typeof one] === value));
  };
  return table;
}
