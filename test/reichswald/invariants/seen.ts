import type { State } from '../../../src/engagement/state.ts';
import { REICHSWALD } from '../../../src/games/reichswald/index.ts';
import type { UnitView } from '../../../src/wargame/wargame.ts';
import { nameOf } from '../slow/position.ts';
import type { Rule } from './counters.ts';
import { AWAY, COUNTERS, MARK, SCORED, at, has, type Counter } from './facts.ts';

const WORDS: Readonly<Record<number, string>> = {
  [AWAY.waiting]: 'waiting',
  [AWAY.eliminated]: 'eliminated',
  [AWAY.removed]: 'removed',
};

function agrees(state: State, counter: Counter, unit: UnitView | undefined): boolean {
  const hex = at(state.hex, counter);
  const where = hex >= 0 ? 'map' : (WORDS[hex] ?? 'exited');
  const moved = unit?.marks.includes('moved') === has(state, counter, MARK.moved);
  const fired = unit?.marks.includes('fired') === has(state, counter, MARK.fired);
  const place = unit?.hex === (hex >= 0 ? nameOf(hex) : null) && unit.where === where;
  return unit?.id === counter.id && place && unit.steps === at(state.steps, counter) && moved && fired;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const VIEW_RULES: readonly Rule[] = [
  {
    name: "the referee's view has every counter with its place, steps and marks",
    holds: (state, { units }) =>
      units.length === COUNTERS.length && COUNTERS.every((counter, i) => agrees(state, counter, units[i])),
  },
  {
    name: "the referee's view has the turn and hex at which a counter enters",
    holds: (state, { units }) =>
      COUNTERS.every((counter, i) => {
        const [due, entryHex] = [at(state.due, counter), at(state.entryHex, counter)];
        if (at(state.hex, counter) !== AWAY.waiting) return true;
        const hex = entryHex < -1 ? -2 - entryHex : entryHex;
        return units[i]?.due === (due === 99 ? null : due) && units[i]?.entryHex === nameOf(hex);
      }),
  },
  {
    name: 'the view has turn, phase, weather, air points and the side to act',
    holds: (state, view) => {
      const { turn, phase, weather, air } = state;
      const sky = ['fair', 'cloudy', 'rain'][weather];
      const actor = view.toAct === REICHSWALD.toAct(state);
      return (
        actor &&
        same([view.turn, view.phase, view.weather, view.pools], [turn, phase, sky, { air: { allied: air[0] } }])
      );
    },
  },
  {
    name: 'the view has holders, bombed and attacked hexes, flood and bridge',
    holds: ({ holders, barred, attacked, own }, { extra }) => {
      const seen = extra['holders'] as Readonly<Record<string, string>>;
      return (
        SCORED.every((hex, slot) => seen[nameOf(hex)] === ['allied', 'german'][holders[slot] as number]) &&
        same([extra['bombed'], extra['attacked']], [barred.map(nameOf), attacked.map(nameOf)]) &&
        same([extra['flooded'], extra['bailey']], [own['flooded'] === 1, own['bailey'] === 1])
      );
    },
  },
  {
    name: 'the view has every open decision with its side',
    holds: ({ frames }, { pending }) =>
      frames.length === pending.length &&
      frames.every((frame, i) => {
        const kind = 'why' in frame && frame.kind !== 'retreat' ? frame.why : frame.kind;
        const side = 'side' in frame ? ['allied', 'german'][frame.side] : 'chance';
        return pending[i]?.kind === kind && pending[i]?.side === side;
      }),
  },
  {
    name: 'the view has the map of the set-up',
    holds: (state, { map }) => map === state.map,
  },
];
