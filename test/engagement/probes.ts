import type { EngagementAction } from '../../src/engagement/position/actions.ts';
import type { EngagementGame } from '../../src/engagement/game.ts';
import type { Frame, State } from '../../src/engagement/position/state.ts';
import { makeGrid, neighboursOf } from '../../src/hex/grid.ts';
import type { Refusal } from '../../src/kernel/game.ts';
import { pick } from '../../src/kernel/random.ts';

type Random = () => number;

/** What a position of a game is asked besides the actions of the system: actions of the game's own, for units and hexes at hand. */
export type OwnProbes = (units: readonly string[], hexes: readonly string[]) => Iterable<object>;

const NAMED = [
  'move',
  'withdraw',
  'join',
  'embark',
  'attacker',
  'artillery',
  'loss',
  'eliminate',
  'advance',
  'recover',
];
const BARE = ['end', 'land', 'exit', 'stop', 'commit', 'done', 'fly'];

/** Refusals in a position of this game: of actions, wrong dice and queries. */
export function prober(game: EngagementGame, own: OwnProbes = () => []): (state: State, random: Random) => Refusal[] {
  const grid = makeGrid(game.map.grid);
  const ids = game.counters.map(({ id }) => id);
  const around = (hex: number): number[] => neighboursOf(grid, hex);
  const nameOf = (hex: number): string => grid.names[hex] as string;
  const placeOf = (state: State, id: string): number => state.hex[ids.indexOf(id)] as number;

  /** Units of the open decision, and units adjacent to the target of a combat. */
  function unitsOf({ hex }: State, frame: Frame | undefined): string[] {
    if (frame?.kind === 'combat') {
      const beside = around(frame.target);
      return ids.filter((_, index) => beside.includes(hex[index] as number) || frame.artillery.includes(index));
    }
    const further = frame?.kind === 'advance' ? frame.further : [];
    const units = frame && 'units' in frame ? [...frame.units, ...further] : [];
    const there = frame?.kind === 'advance' ? ids.filter((_, index) => hex[index] === frame.hex) : [];
    return [...units.map((index) => ids[index] ?? ''), ...there];
  }

  /** Hexes adjacent to those units, and random ones. */
  function hexesNear(state: State, units: readonly string[], random: Random): string[] {
    const near = units
      .map((id) => placeOf(state, id))
      .filter((hex) => hex >= 0)
      .flatMap((hex) => [hex, ...around(hex)]);
    return [...near.map(nameOf), ...Array.from({ length: 6 }, () => pick(grid.names, random)), '9999'];
  }

  /** Actions of every type, legal and illegal, plausible and absurd. */
  function* actions(state: State, random: Random): Iterable<object> {
    const top = state.frames.at(-1);
    const open = unitsOf(state, top);
    const here = ids.filter((_, index) => (state.hex[index] as number) >= 0);
    const some = ids.filter(() => random() < 0.25);
    const units = [...open, ...some, ...(here.length > 0 ? [pick(here, random)] : []), 'nobody'];
    const hexes = hexesNear(state, open, random);
    const stacks = [...new Set(here.map((id) => nameOf(placeOf(state, id))))];
    for (const type of NAMED) for (const unit of units) yield { type, unit };
    for (const to of hexes) yield { type: 'step', to };
    const crowd = top?.kind === 'displace' ? here : open;
    for (const unit of [...crowd, 'nobody']) {
      for (const to of [...hexes, 'west']) for (const type of ['retreat', 'displace']) yield { type, unit, to };
    }
    for (const target of [...stacks, '9999']) for (const type of ['attack', 'bombard']) yield { type, target };
    for (const points of [0, 1, 4, 7, 8]) yield { type: 'air', points };
    for (const type of BARE) yield { type };
    yield* own(units, hexes);
    yield* [{ type: 'move' }, { type: 'move', unit: ids[0], to: '0101' }];
  }

  function questions(state: State, random: Random): Refusal[] {
    const held = state.hex.filter((hex) => hex >= 0);
    if (held.length === 0) return [];
    const target = nameOf(pick(held, random));
    const attackers = [pick(ids, random)];
    const answers = [
      game.reach(state, pick(ids, random)),
      game.odds(state, { target, attackers }),
      game.odds(state, { target, attackers: [] }),
      game.aids?.bombardOdds?.(state, { target, artillery: attackers }),
    ];
    return answers.flatMap((answer) => {
      if (!answer) return [];
      if (!answer.ok) return [answer.error];
      return 'allowed' in answer.value && answer.value.allowed !== true ? [answer.value.allowed] : [];
    });
  }

  return (state, random) => {
    const by = game.toAct(state);
    if (by === 'chance' || by === 'over') {
      const answers = [
        { by: 'chance', dice: [7, 7] },
        { by: game.sides[0], type: 'end' },
      ];
      return answers.flatMap((action) => game.refusal(state, action as EngagementAction) ?? []);
    }
    const wrong = { by: game.sides.find((side) => side !== by), type: 'end' };
    const asked = [...[...actions(state, random)].map((action) => ({ by, ...action })), wrong].flatMap(
      (action) => game.refusal(state, action as EngagementAction) ?? [],
    );
    return [...asked, ...questions(state, random)];
  };
}
