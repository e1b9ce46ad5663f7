import { NO_PATH } from '../../wargame/search/march.ts';
import type { Stake } from '../../wargame/search/contract.ts';
import { FEATURES, type Feature } from '../doctrine/learnt.ts';
import { around, strengthOf, type Desk } from './desk.ts';
import { keeperOf, marchFor, partsOf } from './goals.ts';

/** Units of a side in a hex. */
interface Stack {
  side: 0 | 1;
  strength: number;
  steps: number;
}

/** Units alike, which march alike. */
interface Kind {
  unit: number;
  side: 0 | 1;
  /** Parts of points they have a turn. */
  parts: number;
  members: { hex: number; strength: number }[];
}

/** The features of a position, in their order. */
export function featuresOf(desk: Desk, state: object): Float64Array {
  const found = new Float64Array(FEATURES.length);
  const add = (feature: Feature, amount: number): void => {
    const at = FEATURES.indexOf(feature);
    found[at] = (found[at] as number) + amount;
  };
  const kinds = kindsOf(desk, state);
  for (const stake of desk.game.search.stakes(state))
    if (stake.hexes.length > 0) addPlace(desk, state, stake, kinds, add);
  addStacks(desk, state, add);
  return found;
}

type Add = (feature: Feature, amount: number) => void;

function kindsOf(desk: Desk, state: object): Kind[] {
  const { game, sideOf } = desk;
  const kinds = new Map<string, Kind>();
  game.search.hexes(state).forEach((hex, unit) => {
    if (hex < 0) return;
    const { type, size } = game.counters[unit] as (typeof game.counters)[number];
    const side = sideOf[unit] as 0 | 1;
    const parts = partsOf(desk, state, unit);
    const key = `${side} ${type} ${size} ${parts}`;
    let kind = kinds.get(key);
    if (!kind) kinds.set(key, (kind = { unit, side, parts, members: [] }));
    kind.members.push({ hex, strength: meanStrength(desk, state, unit) });
  });
  return [...kinds.values()];
}

/** Mean of attack and defence. */
const meanStrength = (desk: Desk, state: object, unit: number): number => strengthOf(desk, state, unit) / 2;

/** Strength that nobody at all stands for. */
const NOBODY = 0.05;

/** What a place may yet bring: turns of march weaken whoever is on his way to it. */
function addPlace(desk: Desk, state: object, stake: Stake, kinds: readonly Kind[], add: Add): void {
  const { how, points, units = Infinity } = stake;
  const near: [number, number] = [NOBODY, NOBODY];
  const far: [number, number] = [NOBODY, NOBODY];
  const coming: [number[], number[]] = [[], []];
  for (const { unit, side, parts, members } of kinds) {
    const march = marchFor(desk, state, stake.hexes, unit);
    for (const { hex, strength } of members) {
      const away = march[hex] as number;
      if (away === NO_PATH) continue;
      const turns = away / parts;
      const share = 1 / ((1 + turns) * (1 + turns));
      near[side] += strength / ((1 + 3 * turns) * (1 + 3 * turns));
      far[side] += strength * share;
      coming[side].push(share);
    }
  }
  if (how === 'hold' || how === 'stand' || how === 'clear') {
    const kept = keptBy(stake);
    const worth = points[0] + points[1];
    const shareOf = ([mine, theirs]: readonly [number, number]): number => mine / (mine + theirs) - kept;
    add('near', worth * shareOf(near));
    add('far', worth * shareOf(far));
    add('firm', worth * shareOf([far[0] * far[0], far[1] * far[1]]));
    return;
  }
  const most = how === 'each' ? Infinity : how === 'exit' ? units : 1;
  const brings = (side: 0 | 1): number => (points[side] === 0 ? 0 : points[side] * sumOfMost(coming[side], most));
  add(how === 'each' ? 'each' : 'reach', brings(0) - brings(1));
}

const sumOfMost = (shares: readonly number[], most: number): number =>
  shares
    .toSorted((a, b) => b - a)
    .slice(0, most)
    .reduce((sum, share) => sum + share, 0);

/** The first side's share of a place as things stand. */
function keptBy(stake: Stake): number {
  const keeper = keeperOf(stake);
  if (keeper < 0) return 0.5;
  return keeper === 0 ? 1 : 0;
}

/** How much stronger an enemy is who puts a stack in danger. */
const STRONGER = 1.5;

function addStacks(desk: Desk, state: object, add: Add): void {
  const stacks = stacksOf(desk, state);
  for (const [hex, { side, strength, steps }] of stacks) {
    const sign = side === 0 ? 1 : -1;
    add(`strength${side}`, sign * strength);
    const near = around(desk, hex);
    const foes = near.flatMap((at) => enemyAt(stacks, at, side) ?? []);
    if (foes.length === 0) continue;
    const against = foes.reduce((sum, foe) => sum + foe.strength, 0);
    add(`contact${side}`, sign * steps);
    if (against > STRONGER * strength) add(`danger${side}`, sign * steps);
    const isOpen = (at: number): boolean =>
      stacks.get(at)?.side === side ||
      (!stacks.has(at) && !around(desk, at).some((beside) => enemyAt(stacks, beside, side)));
    if (!near.some(isOpen)) add(`closed${side}`, sign * steps);
  }
}

const enemyAt = (stacks: ReadonlyMap<number, Stack>, hex: number, side: 0 | 1): Stack | undefined => {
  const there = stacks.get(hex);
  return there && there.side !== side ? there : undefined;
};

function stacksOf(desk: Desk, state: object): Map<number, Stack> {
  const { game, sideOf } = desk;
  const steps = game.search.steps(state);
  const stacks = new Map<number, Stack>();
  game.search.hexes(state).forEach((hex, u) => {
    if (hex < 0) return;
    let stack = stacks.get(hex);
    if (!stack) stacks.set(hex, (stack = { side: sideOf[u] as 0 | 1, strength: 0, steps: 0 }));
    stack.strength += meanStrength(desk, state, u);
    stack.steps += steps[u] as number;
  });
  return stacks;
}
