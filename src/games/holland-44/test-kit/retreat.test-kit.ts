import type { MapChange, SetupDoc } from '../../../wargame/setup.ts';
import type { SideAction } from '../position/actions.ts';
import { settle } from '../play/decide.ts';
import { at, fromSetup, legal, play, refusal, toAct } from '../play/play.ts';
import { hexOf, marked, nameOf, orderOf, stepsOf } from '../position/position.ts';
import { beginRetreat } from '../rules/13-retreat/begin-retreat.ts';
import { AREA, type RetreatFrame, type State } from '../position/state.ts';
import { numberOf, UNITS } from '../position/units.ts';

/** Hex of each unit, or hex, steps and marks. */
export type Units = Readonly<Record<string, string | readonly [hex: string, steps?: number, ...marks: string[]]>>;

export interface More {
  phase?: string;
  turn?: number;
  hexes?: NonNullable<MapChange['hexes']>;
  sides?: NonNullable<MapChange['sides']>;
  extra?: Readonly<Record<string, unknown>>;
  /** Play on the printed map. */
  printed?: boolean;
}

/** A position with these units only, on a map of clear hexes. */
export function stateOf(units: Units, { phase = 'allied-combat', turn = 9, ...more }: More = {}): State {
  const setup = {
    format: 'bivouac-setup',
    version: 1,
    game: 'holland-44',
    scenario: 'campaign',
    turn,
    phase,
    weather: 'overcast',
    only: true,
    units: Object.entries(units).map(([id, given]) => {
      const [hex, steps, ...marks] = typeof given === 'string' ? [given] : given;
      return { id, hex, ...(steps === undefined ? {} : { steps }), marks };
    }),
    ...(more.printed ? {} : { map: { base: 'blank', hexes: more.hexes ?? {}, sides: more.sides ?? [] } }),
    ...(more.extra ? { extra: more.extra } : {}),
  } as unknown as SetupDoc;
  const start = fromSetup({ scenario: 'campaign', options: {}, setup });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value.state;
}

type Order = Partial<Pick<RetreatFrame, 'why' | 'least' | 'most' | 'order'>>;

/** Units have to retreat out of the hex of the first, two hexes for a DR unless said otherwise. */
export function retreat(s: State, ids: readonly string[], order: Order = {}): State {
  const p = at(s);
  const units = ids.map(numberOf);
  const [first = 0] = units;
  const { side } = UNITS[first] as (typeof UNITS)[number];
  const hex = hexOf(p, first);
  beginRetreat(p, { side, why: 'combat', hex, units, least: 2, most: 2, order: 1, ...order });
  settle(p);
  return s;
}

/** Choices of whoever retreats: `Henke 3613`, `Henke halt`. */
export const choices = (s: State): string[] =>
  (legal(s) as SideAction[])
    .flatMap((action) => {
      if (action.type === 'halt') return [`${action.unit} halt`];
      return action.type === 'retreat' ? [`${action.unit} ${action.to}`] : [];
    })
    .sort();

/** Makes choices one after the other, written so, or `loss Henke`. */
export function choose(s: State, ...texts: string[]): State {
  return texts.reduce((before, text) => {
    const result = play(before, actionOf(before, text));
    if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.error)}`);
    return result.value.state;
  }, s);
}

function actionOf(s: State, text: string): SideAction {
  const by = toAct(s);
  if (text.startsWith('loss ')) return { by, type: 'loss', unit: text.slice(5) };
  const unit = text.slice(0, text.lastIndexOf(' '));
  const to = text.slice(text.lastIndexOf(' ') + 1);
  return to === 'halt' ? { by, type: 'halt', unit } : { by, type: 'retreat', unit, to };
}

/** Rule and code that refuse a choice. */
export function refused(s: State, text: string): string {
  const why = refusal(s, actionOf(s, text));
  return why ? `${why.rule} ${why.code}` : 'allowed';
}

const ORDERS = ['', ' disrupted', ' full retreat'];

/** Where a unit is and how: `3614 2`, `3614 1 disrupted`, or `gone`. */
export function found(s: State, id: string): string {
  const u = numberOf(id);
  const p = at(s);
  const hex = hexOf(p, u);
  const isHere = hex >= 0 || hex <= AREA;
  return isHere ? `${nameOf(p, hex)} ${stepsOf(p, u)}${ORDERS[orderOf(p, u)]}` : 'gone';
}

export const isMarked = (s: State, id: string, mark: number): boolean => marked(at(s), numberOf(id), mark);
