import type { HexChange, SideChange } from '../../../wargame/setup.ts';
import { setupOf, type Sketch } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { ABOUT } from '../position/about.ts';
import { knownPlace } from '../position/actions.ts';
import { settle } from '../play/decide.ts';
import { legal, play, refusal, toAct } from '../play/play.ts';
import { ALLIED, hexOf, nameOf, place, positionOf, type Position } from '../position/position.ts';
import { readStart } from '../setup/setup.ts';
import { ELIMINATED, type AdvanceFrame, type State } from '../position/state.ts';
import { numberOf } from '../position/units.ts';
import { beginAdvance, type Gain } from '../rules/15-advance/advance.ts';
import { hexNamed } from '../position/board.ts';

type Given = Pick<Sketch, 'units'> & Partial<Sketch>;
type Won = Omit<Partial<Gain>, 'hex' | 'attackers' | 'helped'> & { hex: string; units: string; helped?: string };

const numbers = (ids = ''): number[] => ids.split(', ').filter(Boolean).map(numberOf);

/** A position of the Allied combat phase of turn 9, or another, before anything runs by itself. */
export function lay(sketch: Given): Position {
  const setup = setupOf(ABOUT as unknown as Wargame, { turn: 9, phase: 'allied-combat', ...sketch });
  const read = readStart({ scenario: 'campaign', options: {}, setup });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** After a combat: units that attacked, parted by commas, may advance; a DR unless said otherwise. */
export function advance(sketch: Given, { hex, units, helped, ...gain }: Won) {
  const p = lay(sketch);
  beginAdvance(p, {
    side: ALLIED,
    reach: 'normal',
    breakthrough: false,
    hex: knownPlace(p, hex),
    attackers: numbers(units),
    helped: numbers(helped),
    ...gain,
  });
  settle(p);
  return tableOf(p.s);
}

/** DS or DMR: the bonus advance, with a breakthrough combat. */
export const BONUS = { reach: 'bonus', breakthrough: true } as const;

export const go = (unit: string, to: string) => ({ type: 'advance', unit, to });
export const join = (unit: string) => ({ type: 'join', unit });
export const hit = (target: string) => ({ type: 'breakthrough', target });
export const support = (target: string) => ({ type: 'support', target });
export const DONE = { type: 'done' };

export function tableOf(begun: State) {
  let s = begun;
  const full = (action: object) => ({ by: toAct(s), ...action });
  const table = {
    state: () => s,
    position: () => positionOf(s),
    top: () => s.frames.at(-1),
    /** The advance that goes on, also under something else; undefined when it is over. */
    frame: () => s.frames.find((one): one is AdvanceFrame => one.kind === 'advance'),
    isOver: () => table.frame() === undefined,
    /** Rule of the refusal, or `ok`; throws where the list of legal actions disagrees. */
    ask(action: object): string {
      const why = refusal(s, full(action));
      const listed = legal(s).some((one) => Object.entries(action).every(([key, value]) => Object(one)[key] === value));
      if (listed !== (why === undefined)) throw new Error(`${JSON.stringify(action)} is ${listed ? '' : 'not '}listed`);
      return why?.rule ?? 'ok';
    },
    play(...actions: object[]) {
      for (const action of actions) {
        const played = play(s, full(action));
        if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(played.error)}`);
        s = played.value.state;
      }
      return table;
    },
    dice: (...dice: number[]) => table.play({ by: 'chance', dice }),
    /** Ends the combat on top, after these units are gone or have gone to another hex. */
    resolve(moved: Readonly<Record<string, string>>) {
      const p = positionOf(s);
      s.frames.pop();
      for (const [id, to] of Object.entries(moved))
        place(p, numberOf(id), to === 'gone' ? ELIMINATED : hexNamed(p.board.grid, to));
      settle(p);
      return table;
    },
    at(id: string): string {
      const p = positionOf(s);
      return nameOf(p, hexOf(p, numberOf(id)));
    },
  };
  return table;
}

export const side = (a: string, b: string, change: Omit<SideChange, 'a' | 'b'>): SideChange => ({ a, b, ...change });
/** Roads along these hexes. */
export const road = (...hexes: string[]): SideChange[] =>
  hexes.slice(1).map((b, i) => side(hexes[i] as string, b, { road: 'primary' }));
export const terrain = (kind: string, ...hexes: string[]): Record<string, HexChange> =>
  Object.fromEntries(hexes.map((hex) => [hex, { terrain: kind }]));
