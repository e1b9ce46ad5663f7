import { NO_PATH } from '../../wargame/search/march.ts';
import type { Stake } from '../../wargame/search/contract.ts';
import { FEATURES, type Feature } from '../doctrine/learnt.ts';
import { around, factor, type Desk } from './desk.ts';

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
    const parts = Math.max(1, factor(desk, state, unit, 2)) * game.search.parts;
    const key = `${side} ${type} ${size} ${parts}`;
    let kind = kinds.get(key);
    if (!kind) kinds.set(key, (kind = { unit, side, parts, members: [] }));
    kind.members.push({ hex, strength: strengthOf(desk, state, unit) });
  });
  return [...kinds.values()];
}

const strengthOf = (desk: Desk, state: object, unit: number): number =>
  (factor(desk, state, unit, 0) + factor(desk, state, unit, 1)) / 2;

/** Strength that nobody at all stands for. */
const NOBODY = 0.05;

/** What a place may yet bring: turns of march weaken whoever is on his way to it. */
function addPlace(desk: Desk, state: object, stake: Stake, kinds: readonly Kind[], add: Add): void {
  const { how, points, units = Infinity } = stake;
  const [near, far] = [
    [NOBODY, NOBODY],
    [NOBODY, NOBODY],
  ] as [number[], number[]];
  const coming: [number[], number[]] = [[], []];
  for (const { unit, side, parts, members } of kinds) {
    const field = fieldTo(desk, state, stake, unit, parts);
    for (const { hex, strength } of members) {
      const away = field[hex] as number;
      if (away === NO_PATH) continue;
      const turns = away / parts;
      const share = 1 / ((1 + turns) * (1 + turns));
      near[side] = (near[side] as number) + strength / ((1 + 3 * turns) * (1 + 3 * turns));
      far[side] = (far[side] as number) + strength * share;
      coming[side].push(share);
    }
  }
  if (how === 'hold' || how === 'stand' || how === 'clear') {
    const kept = keptBy(stake);
    const worth = points[0] + points[1];
    const [mine, theirs] = far as [number, number];
    add('near', worth * ((near[0] as number) / ((near[0] as number) + (near[1] as number)) - kept));
    add('far', worth * (mine / (mine + theirs) - kept));
    add('firm', worth * ((mine * mine) / (mine * mine + theirs * theirs) - kept));
    return;
  }
  const most = how === 'each' ? Infinity : how === 'exit' ? units : 1;
  const sumOf = (side: 0 | 1): number =>
    points[side] === 0
      ? 0
      : points[side] *
        coming[side]
          .sort((a, b) => b - a)
          .slice(0, most)
          .reduce((sum, share) => sum + share, 0);
  add(how === 'each' ? 'each' : 'reach', sumOf(0) - sumOf(1));
}

/** The first side's share of a place as things stand: who has nothing to get there keeps it as long as nobody holds it. */
function keptBy({ holder, points }: Stake): number {
  if (holder >= 0) return holder === 0 ? 1 : 0;
  if (points[0] === 0) return 1;
  return points[1] === 0 ? 0 : 0.5;
}

function fieldTo({ game, doctrine }: Desk, state: object, { hexes }: Stake, unit: number, parts: number): Uint16Array {
  const broken = doctrine.mending > 0 ? Math.round(doctrine.mending * parts) : undefined;
  return game.search.march(state, unit, hexes, broken);
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
    stack.strength += strengthOf(desk, state, u);
    stack.steps += steps[u] as number;
  });
  return stacks;
}
