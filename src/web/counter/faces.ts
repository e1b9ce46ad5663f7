import { COLOURS } from '../../games/colours.ts';
import type { Side } from '../../kernel/game.ts';
import type { Names } from '../../text/index.ts';
import type { CounterColours, ColourVision } from '../../wargame/colours.ts';
import { faceOf, isReduced } from '../../wargame/steps.ts';
import type { Counter, UnitView, Wargame } from '../../wargame/wargame.ts';
import type { Face } from '../board/model/scene.ts';
import type { MarkLooks } from './marks.ts';
import { printOf } from './print.ts';

/** Colours of a counter whose game has none for it. */
const PLAIN: CounterColours = { ground: '#c9ced2', ink: '#12100b', stripe: 'rgba(255, 255, 255, 0.55)' };

/** What is printed on the face that lies up; unknown strengths show as question marks. */
export type FaceOf = (counter: Counter, steps: number | null) => Face;

/** The faces of a game's counters, in colours for this colour vision. The second side's counters have a corner cut off. */
export function facesOf({ id, sides, looks }: Pick<Wargame, 'id' | 'sides' | 'looks'>, vision: ColourVision): FaceOf {
  const colours = COLOURS[id];
  return (counter, steps) => {
    const { label, size, formation, type, range } = counter;
    const army = colours?.armies[colours.armyOf(counter)];
    const print = printOf(counter, steps);
    const up = steps === null ? undefined : faceOf(counter, steps);
    return {
      ...(army?.colours[vision] ?? PLAIN),
      ...(army?.band === undefined ? {} : { band: army.band }),
      ...(army?.code === undefined ? {} : { code: army.code }),
      cut: counter.side !== sides[0],
      symbol: looks?.symbols[type] ?? '',
      size,
      label,
      formation,
      factors: up ? up.join('-') : '?-?-?',
      ...(range === undefined ? {} : { range: String(range) }),
      reduced: isReduced(counter, steps),
      ...(print ? { print } : {}),
    };
  };
}

/** The face of a counter that lies face down, in the colours of the first counter of its side. */
export function unknownFaceOf(
  game: Pick<Wargame, 'id' | 'sides' | 'looks' | 'counters'>,
  vision: ColourVision,
  side: Side,
): Face {
  const counter = game.counters.find((one) => one.side === side);
  const { ground, ink, stripe } = counter ? facesOf(game, vision)(counter, null) : PLAIN;
  const blank = { symbol: '', size: '', label: '?', formation: '', factors: '', reduced: false };
  return { ground, ink, stripe, ...blank, cut: side !== game.sides[0], unknown: true };
}

/** The counters of a game as one reader sees them. */
export interface CounterSet {
  readonly counters: ReadonlyMap<string, Counter>;
  readonly face: FaceOf;
  readonly names: { readonly game: string };
  readonly fullNames: Pick<Names, 'unit'>;
  readonly marks: MarkLooks;
}

/** Counters and units of a game by id. */
export const countersOf = (game: Wargame): ReadonlyMap<string, Counter> =>
  new Map(game.counters.map((counter) => [counter.id, counter]));

/** In a stack the strongest fighting unit lies on top, guns at the bottom. */
export function stackOrder(counters: ReadonlyMap<string, Counter>): (a: UnitView, b: UnitView) => number {
  const weight = ({ id }: UnitView): number => {
    const counter = counters.get(id);
    const [attack, defence] = counter?.faces[0] ?? [0, 0];
    return attack + defence - (counter?.range === undefined ? 0 : 100);
  };
  return (a, b) => weight(a) - weight(b);
}
