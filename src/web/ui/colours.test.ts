// Colours are measured where they are kept for use: the armies' colours, the board's palette and the page's style sheet.
import { readdirSync, readFileSync } from 'node:fs';
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  rgb,
  wcagContrast,
  type Color,
  type Rgb,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../games/colours.ts';
import { GAMES } from '../../games/all.ts';
import type { Army, ColourVision } from '../../wargame/colours.ts';
import { INKS } from '../board/model/annotations.ts';
import { BADGE, BADGE_GROUND, boxOf, CASING, LIGHTS, OVERLAY, QUALITY, SHEET } from '../board/model/palette.ts';
import { STYLES } from '../board/model/styles.ts';
import { facesOf } from '../counter/faces.ts';
import { CHOICES } from './preferences.svelte.ts';

const VISIONS: readonly ColourVision[] = CHOICES.vision;
const EYES: Readonly<Record<string, (colour: Color) => Color>> = {
  normal: (colour) => colour,
  deuteranope: filterDeficiencyDeuter(1) as (colour: Color) => Color,
  protanope: filterDeficiencyProt(1) as (colour: Color) => Color,
  tritanope: filterDeficiencyTrit(1) as (colour: Color) => Color,
};

function read(text: string): Rgb {
  const colour = parse(text);
  if (!colour) throw new Error(`"${text}" is no colour.`);
  return rgb(colour);
}

/** What is seen where a colour, perhaps transparent, lies on a ground. */
function over(top: string, ground: string): string {
  const [a, b] = [read(top), read(ground)];
  const alpha = a.alpha ?? 1;
  const mix = (x: number, y: number): number => Math.round((x * alpha + y * (1 - alpha)) * 255);
  return `rgb(${mix(a.r, b.r)}, ${mix(a.g, b.g)}, ${mix(a.b, b.b)})`;
}

const difference = differenceCiede2000();
const differing = (eye: string, a: string, b: string): number => {
  const see = EYES[eye] as (colour: Color) => Color;
  return difference(see(read(a)), see(read(b)));
};
const contrast = (a: string, b: string): number => wcagContrast(a, b);

describe('counters', () => {
  it.each(GAMES.flatMap((game) => VISIONS.map((vision) => [game.id, vision, game] as const)))(
    'of opposing sides differ in any colour vision, and their text can be read: %s, %s',
    (_, vision, game) => {
      const face = facesOf(game, vision);
      const faces = game.counters.map((counter) => ({ side: counter.side, ...face(counter, 1) }));
      const grounds = (side: string | undefined): string[] => [
        ...new Set(faces.flatMap((one) => (one.side === side ? [one.ground] : []))),
      ];
      const [first, second] = game.sides;
      for (const eye of Object.keys(EYES)) {
        for (const a of grounds(first)) {
          for (const b of grounds(second)) expect(differing(eye, a, b), `${a} ${b} ${eye}`).toBeGreaterThanOrEqual(20);
        }
      }
      for (const { ground, ink, stripe } of faces) {
        for (const under of [ground, over(stripe, ground)]) {
          expect(contrast(ink, under), `${ink} on ${under}`).toBeGreaterThanOrEqual(4.5);
          expect(contrast(ink, over(boxOf(ink), under)), `${ink} in the box`).toBeGreaterThanOrEqual(3);
        }
      }
    },
  );

  it('tell the quality of troops by light and dark, and their strength can be read', () => {
    for (const { ground, ink } of Object.values(QUALITY)) expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(QUALITY.elite.ground, QUALITY.green.ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('have badges that can be read', () => {
    for (const ground of Object.values(BADGE_GROUND)) expect(contrast(BADGE.light, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('belong to an army that has colours', () => {
    for (const game of GAMES) {
      const colours = COLOURS[game.id];
      for (const counter of game.counters) {
        expect(Object.keys(colours?.armies ?? {}), counter.id).toContain(colours?.armyOf(counter));
      }
    }
  });
});

/** The armies of a period as they face each other, by a game of that period; armies of games to come among them. */
const PERIODS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  reichswald: [
    ['American', 'American airborne', 'British', 'British airborne', 'Canadian', 'Dutch', 'Polish'],
    ['Dutch pro-German', 'German', 'Paratroops', 'SS'],
  ],
  'holland-44': [
    ['American', 'American airborne', 'British', 'British airborne', 'Canadian', 'Dutch', 'Polish'],
    ['Heer', 'Kriegsmarine', 'Luftwaffe', 'SS'],
  ],
  'third-world-war': [
    ['Czech', 'East German', 'Polish', 'Soviet'],
    ['American', 'Austrian', 'Belgian', 'British', 'Canadian', 'Dutch', 'French', 'West German'],
  ],
};

describe.each(Object.keys(PERIODS).flatMap((game) => VISIONS.map((vision) => [game, vision] as const)))(
  'armies of %s in the colours %s',
  (game, vision) => {
    const armies: Readonly<Record<string, Army>> = COLOURS[game]?.armies ?? {};
    const sides = PERIODS[game] ?? [];
    const groundOf = (name: string): string => armies[name]?.colours[vision].ground ?? '';

    it('differ from every army of the other side', () => {
      expect(sides.flat().sort()).toEqual(Object.keys(armies).sort());
      const [first = [], second = []] = sides;
      for (const eye of Object.keys(EYES)) {
        for (const a of first) {
          for (const b of second)
            expect(differing(eye, groundOf(a), groundOf(b)), `${a} ${b} ${eye}`).toBeGreaterThanOrEqual(20);
        }
      }
    });

    it('differ from their allies in ground or in letters', () => {
      for (const eye of Object.keys(EYES)) {
        for (const side of sides) {
          for (const a of side) {
            for (const b of side) {
              if (a === b || differing(eye, groundOf(a), groundOf(b)) >= 20) continue;
              expect(armies[a]?.code, `${a} ${b} ${eye}`).not.toBe(armies[b]?.code);
            }
          }
        }
      }
    });

    it('have text that can be read, with a loss too', () => {
      for (const { colours } of Object.values(armies)) {
        const { ground, ink, stripe } = colours[vision];
        const least = vision === 'contrast' ? 7 : 4.5;
        expect(contrast(ink, ground), ground).toBeGreaterThanOrEqual(least);
        expect(contrast(ink, over(stripe, ground)), `stripe on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    });
  },
);

describe('lines over the sheet', () => {
  const grounds = [SHEET, ...Object.values(LIGHTS), ...Object.values(STYLES).map(({ inks }) => inks)]
    .flatMap(Object.entries)
    .flatMap(([name, colour]) => (read(colour).alpha === undefined ? [[name, colour] as const] : []));

  it.each(Object.keys(OVERLAY) as (keyof typeof OVERLAY)[])(
    'stand out from any ground, in ink or casing: %s',
    (line) => {
      const [ink, casing] = [OVERLAY[line], CASING[line]];
      expect(contrast(ink, casing)).toBeGreaterThanOrEqual(3);
      for (const [name, ground] of grounds) {
        expect(Math.max(contrast(ink, ground), contrast(casing, ground)), name).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it('of the two sides differ in any colour vision', () => {
    for (const eye of Object.keys(EYES)) {
      expect(differing(eye, OVERLAY.first, OVERLAY.second), eye).toBeGreaterThanOrEqual(20);
    }
  });

  it('of the reader differ in any colour vision', () => {
    const pens = INKS.map((ink) => OVERLAY[`${ink}Pen`]);
    for (const eye of Object.keys(EYES)) {
      pens.forEach((a, i) => {
        for (const b of pens.slice(i + 1)) expect(differing(eye, a, b), `${a} ${b} ${eye}`).toBeGreaterThanOrEqual(20);
      });
    }
  });

  it('are drawn in no other colours than these', () => {
    const folder = 'src/web/board';
    const files = ['mini.ts', 'view.ts', ...readdirSync(`${folder}/top`).map((file) => `top/${file}`)];
    for (const file of files.filter((one) => !one.endsWith('.test.ts'))) {
      const code = readFileSync(`${folder}/${file}`, 'utf8');
      expect(code.match(/'#[0-9a-f]{3,8}'|'(rgb|hsl)a?\([^']*'/gi) ?? [], file).toEqual([]);
    }
  });
});

/** Custom properties of the style sheet, by theme: `light-dark(a, b)` gives one to each. */
function themes(): [string, Readonly<Record<string, string>>][] {
  const css = readFileSync('src/web/ui/app.css', 'utf8');
  const pairs = (selector: string): [string, string, string][] => {
    const block = new RegExp(`${selector.replace(/[[\]]/g, '\\$&')} \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
    return [...block.matchAll(/(--[a-z-]+): light-dark\((#\w+|rgb\([^)]*\)), (#\w+|rgb\([^)]*\))\)/g)].map(
      ([, name = '', light = '', dark = '']) => [name, light, dark],
    );
  };
  const usual = pairs(':root');
  const more = [...usual, ...pairs(":root[data-contrast='more']")];
  expect(usual.length).toBeGreaterThan(10);
  expect(more.length).toBeGreaterThan(usual.length);
  const theme = (list: typeof usual, at: 1 | 2): Record<string, string> =>
    Object.fromEntries(list.map((pair) => [pair[0], pair[at]]));
  return [
    ['light', theme(usual, 1)],
    ['dark', theme(usual, 2)],
    ['light, more contrast', theme(more, 1)],
    ['dark, more contrast', theme(more, 2)],
  ];
}

describe.each(themes())('the page, %s', (name, colours) => {
  const of = (property: string): string => colours[`--${property}`] ?? '';
  const share = (top: string, percent: number, ground: string): string => {
    const { r, g, b } = read(of(top));
    return over(`rgba(${r * 255}, ${g * 255}, ${b * 255}, ${percent / 100})`, of(ground));
  };
  const least = name.includes('more') ? 7 : 4.5;
  const GROUNDS = ['ground', 'raised', 'sunk'];

  it('has text that can be read on every ground', () => {
    for (const text of ['ink', 'ink-soft', 'accent', 'danger', 'info']) {
      for (const ground of GROUNDS)
        expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
    for (const [text, ground] of [
      ['accent-ink', 'accent'],
      ['ground', 'danger'],
      ['ground', 'ink'],
      ['ink', 'felt'],
      ['ink-soft', 'felt'],
    ] as const)
      expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    // Pressed under the pointer, marked in the rules, behind the odds.
    for (const ground of [share('ink', 9, 'raised'), share('accent', 34, 'ground'), share('accent', 32, 'sunk')])
      expect(contrast(of('ink'), ground), ground).toBeGreaterThanOrEqual(4.5);
  });

  it('has edges and rings of focus that can be seen', () => {
    for (const line of ['edge', 'accent', 'info', 'danger']) {
      for (const ground of [...GROUNDS, 'felt'])
        expect(contrast(of(line), of(ground)), `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});
