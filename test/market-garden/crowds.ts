import { MARKET_GARDEN } from '../../src/games/market-garden/index.ts';
import type { Start } from '../../src/kernel/game.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import { setupOf, type Sketch } from '../../src/wargame/test-kit.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { DROPPED } from './printed.ts';
import { HEXES, TOWNS, around, distance, terrainOf } from './recount/board.ts';

/** Middles of crowded positions: rivers and bridges, ferries, swamps, heights, towns, edges, the corner cut out. */
const MIDDLES =
  '1706 1507 2006 1106 1609 1310 0915 0720 0619 1602 1711 1707 0626 2203 0102 0118 1120 2217 0527 1305 1812 0505'.split(
    ' ',
  );
const PHASES = ['german-movement', 'german-combat', 'allied-movement', 'allied-combat'];
const ARMOUR = ['armour', 'assault_gun', 'tank_destroyer'];
/** Units that stand together are drawn from these first, so that whole divisions and the airborne are met. */
const GROUPS = [
  ['B-1AL', 'B-1Para', 'B-4Para', 'B-52-155', 'B-52-156', 'B-52-157'],
  ['B-G-5', 'B-G-32', 'B-8Armd', 'B-Art-1', 'B-Art-2', 'D-PIB'],
  ['U-82-504', 'U-82-505', 'U-82-508', 'P-1'],
  ['B-43-129', 'B-43-130', 'B-43-214', 'B-50-69'],
];

type Random = () => number;

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((one) => [random(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);

/** How close units stand: hexes from the middle, and the share of those that stand by others of their side. */
interface Density {
  radius: number;
  clumped: number;
}

/** Where the units stand: in clumps around the middle, three to a hex, enemies apart, armour on firm ground. */
function placed(middle: string, { radius, clumped }: Density, random: Random): Record<string, string> {
  const near = HEXES.filter((hex) => distance(middle, hex) <= radius);
  const { counters } = MARKET_GARDEN;
  const allied = [
    ...pick(GROUPS, random),
    ...shuffled(
      counters.filter(({ side }) => side === 'allied').map(({ id }) => id),
      random,
    ).slice(0, 6),
  ];
  const germans = shuffled(
    counters.filter(({ side }) => side === 'german').map(({ id }) => id),
    random,
  ).slice(0, 14);
  const units: Record<string, string> = {};
  const owners = new Map<string, string>();
  const count = new Map<string, number>();
  for (const id of shuffled([...new Set([...allied, ...germans])], random)) {
    const { side, type } = counters.find((counter) => counter.id === id) as { side: string; type: string };
    const fit = (hex: string): boolean =>
      (owners.get(hex) ?? side) === side &&
      (count.get(hex) ?? 0) < 3 &&
      !(ARMOUR.includes(type) && terrainOf(hex) === 'swamp');
    const clump = [...owners].filter(([, owner]) => owner === side).flatMap(([hex]) => [hex, ...around(hex)]);
    const open = (random() < clumped ? clump : near).filter(fit);
    if (open.length === 0) continue;
    const hex = pick(open, random);
    owners.set(hex, side);
    count.set(hex, (count.get(hex) ?? 0) + 1);
    units[id] = `${hex}${random() < 0.3 ? ' reduced' : ''}${random() < 0.1 ? ' moved' : ''}`;
  }
  return units;
}

/** Towns with units in them are theirs. */
const holdersOf = (units: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(units)
      .map(([id, where]) => [where.slice(0, 4), /^[GN]-/.test(id) ? 'german' : 'allied'] as const)
      .filter(([hex]) => TOWNS.has(hex)),
  );

/** The `seed`-th crowded position on the printed map, as the start of a game; some units wait outside. */
export const crowded = (seed: number): Start => crowd(seeded(seed * 7919 + 17), { radius: 3, clumped: 0.6 }, PHASES);

/** The same with both sides mingled, as a combat phase begins: whoever is beaten is likely to be surrounded. */
export const mingled = (seed: number): Start =>
  crowd(
    seeded(seed * 15487469 + 11),
    { radius: 3, clumped: 0.1 },
    PHASES.filter((phase) => phase.endsWith('-combat')),
  );

function crowd(random: Random, density: Density, phases: readonly string[]): Start {
  const turn = 18 + Math.floor(random() * 9);
  const divisions = Object.keys(DROPPED);
  const units = placed(pick(MIDDLES, random), density, random);
  const extra = {
    holders: holdersOf(units),
    contact: divisions.filter(() => random() < 0.4),
    unsupplied: Object.fromEntries(
      divisions.flatMap((division) =>
        turn > 19 && random() < 0.4 ? [[division, 1 + Math.floor(random() * Math.min(4, turn - 19))]] : [],
      ),
    ),
  };
  const waiting = { 'B-52-155': 'off', 'G-PzBde-2': 'off', 'G-Inf-124': 'off' };
  return start({ turn, phase: pick(phases, random), units: { ...waiting, ...units }, extra });
}

const start = (sketch: Sketch): Start => ({
  scenario: 'market-garden',
  options: { 'blind-declaration': 'off' },
  setup: setupOf(MARKET_GARDEN as unknown as Wargame, { ...sketch, printed: true }),
});

/** The Guards on their way to Arnhem, where paratroops stand and few others are near: turns pass quickly. */
export function relief(seed: number): Start {
  const random = seeded(seed * 104729 + 5);
  const units = {
    'B-1Para': '1705',
    'B-G-5': pick(['1503', '1604', '1902'], random),
    'B-G-32': pick(['1602', '1802'], random),
    'G-9SS-2': pick(['1803', '1607', '2004'], random),
    'G-10SS-2': pick(['1708', '1807'], random),
    'G-HG-Esc': '1505',
    'B-52-155': 'off',
    'B-52-156': 'off',
  };
  return start({ turn: 19, phase: 'allied-movement', units, extra: { holders: { '1705': 'allied' } } });
}

/** The Guards and others around two battered regiments, beside a wood, in a city, on a river: the highest odds. */
export function siege(seed: number): Start {
  const random = seeded(seed * 15485863 + 3);
  const [middle, ...ring] = pick(
    [
      ['0217', '0216', '0218', '0116'],
      ['0619', '0618', '0719', '0518'],
      ['0309', '0308', '0209', '0409'],
    ],
    random,
  ) as [string, string, string, string];
  const guards = ['B-G-5', 'B-8Armd', 'B-G-32'].map((id, i) => [id, ring[i] as string]);
  const others = { 'B-43-129': ring[0], 'U-82-505': '2015', 'B-52-155': '2013', 'G-Feldt-1': '2014' };
  const units = { ...Object.fromEntries(guards), ...others, 'N-Pro': middle, 'G-Sec': `${middle} reduced` };
  const grounded = { air: { german: 0, allied: 0 } };
  return start({ turn: 22, phase: 'allied-combat', units, pools: grounded, extra: { unsupplied: { '82 Abn': 3 } } });
}

/** Both British brigades of guns in range of three regiments in the open: the highest values of bombardment. */
export function barrage(seed: number): Start {
  const random = seeded(seed * 86028121 + 7);
  const target = pick(
    HEXES.filter((hex) => terrainOf(hex) === 'open' && !TOWNS.has(hex)),
    random,
  );
  const range = HEXES.filter((hex) => [2, 3].includes(distance(target, hex)) && terrainOf(hex) === 'open');
  const [one = '0101', two = '0101'] = shuffled(range, random);
  const regiments = ['G-9SS-2', 'G-10SS-2', 'G-Inf-124'].map((id) => [id, target]);
  const units = { 'B-Art-1': one, 'B-Art-2': two, ...Object.fromEntries(regiments) };
  return start({ turn: 22, phase: 'allied-combat', units, extra: {} });
}
