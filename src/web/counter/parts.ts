import type { Lang } from '../../text/format.ts';
import { word } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import { faceOf, stepsOf } from '../../wargame/steps.ts';
import type { Counter } from '../../wargame/wargame.ts';
import { placesOf, type PrintedPart } from '../board/top/counter.ts';
import type { Face } from '../board/model/scene.ts';
import { showsSteps } from './print.ts';

/** Something printed on a counter: where it stands on the square 0 … 100, and what it says. */
export interface CallOut {
  part: PrintedPart;
  x: number;
  y: number;
  words: string;
}

interface CallOuts {
  left: readonly CallOut[];
  right: readonly CallOut[];
  below: readonly CallOut[];
}

/** Everything that is printed on a fresh unit, in the columns to its left and right, from the top, and what is told below it. */
export function callOutsOf(lang: Lang, game: string, counter: Counter, face: Face): CallOuts {
  const words = wordsOf(lang, game, counter, face);
  const all = Object.entries(placesOf(face)).flatMap(([name, { x, y }]): CallOut[] => {
    const part = name as PrintedPart;
    const says = words[part];
    return says === undefined ? [] : [{ part, x, y, words: says }];
  });
  const fromTop = (a: CallOut, b: CallOut): number => a.y - b.y || a.x - b.x;
  const beside = all.filter(({ part }) => part !== BELOW).sort(fromTop);
  const [left, right] = [true, false].map((wanted) => beside.filter(({ part }) => ON_LEFT.has(part) === wanted));
  return { left: left ?? [], right: right ?? [], below: all.filter(({ part }) => part === BELOW) };
}

const ON_LEFT: ReadonlySet<PrintedPart> = new Set(['code', 'symbol', 'label', 'attack', 'half', 'steps']);
const BELOW: PrintedPart = 'defence';

function wordsOf(lang: Lang, game: string, counter: Counter, face: Face): Partial<Record<PrintedPart, string>> {
  const [attack, defence, allowance] = faceOf(counter, stepsOf(counter));
  const { armour, armourBoxed, badge, range, quality, allowanceIn, freeStacking } = counter;
  const say = (key: Parameters<typeof webText>[1], args = {}): string => webText(lang, key, args);
  const many = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(', ');
  return {
    size: say('counter-size', { size: counter.size.replace(/[^A-Z]/g, ''), printed: counter.size }),
    ...(face.code === undefined ? {} : { code: say('counter-code', { code: face.code }) }),
    ...(range === undefined ? {} : { range: say('counter-range', { value: range }) }),
    symbol: word(lang, game, 'type', counter.type),
    label: counter.label,
    attack: counter.attackAs ? say('counter-support') : say('counter-attack', { value: attack }),
    defence: many(say('counter-defence', { value: defence }), quality && say(`counter-${quality}`)),
    allowance: many(say('counter-allowance', { value: allowance }), allowanceIn && say(`print-${allowanceIn}`)),
    ...(armour === undefined ? {} : { armour: say(armourBoxed ? 'print-armour-boxed' : 'counter-armour', { armour }) }),
    ...(badge === undefined ? {} : { badge: say('print-badge', { badge }) }),
    half: say('print-half'),
    steps: say('counter-steps', { steps: stepsOf(counter) }),
    ...(freeStacking ? { stripe: say(`print-free-${freeStacking}`) } : {}),
  };
}

/** What the figures do not show: how many steps it has, and what it says once it has lost one. */
export function lossText(lang: Lang, counter: Counter): string {
  const steps = stepsOf(counter);
  const all = showsSteps(counter) ? '' : webText(lang, 'counter-after', { steps });
  const reduced = faceOf(counter, steps - 1).join('-');
  const isOther = steps > 1 && reduced !== faceOf(counter, steps).join('-') && !counter.attackAs;
  return [all, isOther ? webText(lang, 'counter-reduced', { factors: reduced }) : ''].filter(Boolean).join(' ');
}
