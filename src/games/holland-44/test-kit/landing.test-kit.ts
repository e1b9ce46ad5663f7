import type { BaseAction, Refusal } from '../../../kernel/game.ts';
import type { HexChange, SetupDoc, SideChange } from '../../../wargame/setup.ts';
import { at, fromSetup, legal, play, refusal, toAct } from '../play/play.ts';
import { hexOf, marked, nameOf } from '../position/position.ts';
import { MARKS } from '../setup/setup.ts';
import { AREA } from '../position/state.ts';
import { numberOf } from '../position/units.ts';

/** A position for a test. Units: `{ '10/4P/1': 'off', '1/505/82': '3010', '1/1 Arty': '3010 fired' }`; the map is blank. */
export interface Sketch {
  turn: number;
  phase?: string;
  weather?: string;
  units: Readonly<Record<string, string>>;
  hexes?: Readonly<Record<string, HexChange>>;
  sides?: readonly SideChange[];
  pools?: NonNullable<SetupDoc['pools']>;
  extra?: NonNullable<SetupDoc['extra']>;
}

const docOf = ({ units, hexes = {}, sides = [], ...rest }: Sketch): SetupDoc => ({
  format: 'bivouac-setup',
  version: 1,
  game: 'holland-44',
  phase: 'allied-landing',
  weather: 'clear',
  ...rest,
  units: Object.entries(units).map(([id, where]) => {
    const [hex = 'off', ...marks] = where.split(' ');
    return { id, hex: hex === 'off' ? null : hex, marks };
  }),
  only: true,
  map: { base: 'blank', hexes, sides },
});

/** The game from its beginning, or from a position. Throws when the set-up is refused. */
export function lay(sketch?: Sketch) {
  const begun = fromSetup({ scenario: 'campaign', options: {}, setup: sketch ? docOf(sketch) : null });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  let { state } = begun.value;
  const full = (action: object): BaseAction => ({ by: toAct(state), ...action });
  const put = (action: object): void => {
    const played = play(state, full(action));
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(played.error)}`);
    ({ state } = played.value);
  };
  return {
    state: () => state,
    toAct: () => toAct(state),
    play: (...actions: object[]) => actions.forEach(put),
    dice: (...rolls: number[][]) => rolls.forEach((dice) => put({ dice })),
    refusal: (action: object): Refusal | undefined => refusal(state, full(action)),
    /** Legal actions without `by`. */
    legal: (): object[] => legal(state).map(({ by: _, ...rest }) => rest),
    /** Hexes where a unit may land. */
    drops: (unit: string): string[] =>
      legal(state).flatMap((action) =>
        'unit' in action && action.type === 'land' && action.unit === unit ? [action.to as string] : [],
      ),
    hexOf(id: string): string | null {
      const p = at(state);
      const hex = hexOf(p, numberOf(id));
      return hex >= 0 || hex <= AREA ? nameOf(p, hex) : null;
    },
    steps: (id: string) => state.steps[numberOf(id)],
    marks: (id: string): string[] =>
      Object.entries(MARKS).flatMap(([name, bit]) => (marked(at(state), numberOf(id), bit) ? [name] : [])),
  };
}

export const land = (unit: string, to: string) => ({ type: 'land' as const, unit, to });
export const end = { type: 'end' };
export const drop = (code: string, terrain = 'clear'): HexChange => ({ terrain, features: [`drop:${code}`] });
