import { AREAS, AREA_A, COUNTERS, OFF, at, nameOf, type Rule } from './facts.ts';

/** The name of a place on the map or beside it, null for the boxes. */
const placeName = (hex: number): string | null =>
  hex >= 0 ? nameOf(hex) : hex <= AREA_A ? (AREAS[AREA_A - hex] as string) : null;

const WHERE: Readonly<Record<number, string>> = {
  [OFF.waiting]: 'waiting',
  [OFF.eliminated]: 'eliminated',
  [OFF.box]: 'unformed',
  [OFF.asRemnant]: 'replaced',
};

export const VIEW_RULES: readonly Rule[] = [
  {
    name: 'the view has every counter where it is, with its steps',
    holds: (state, { units }) =>
      COUNTERS.every((one, i) => {
        const seen = units[i];
        const hex = at(state.hex, one);
        const where = hex >= 0 ? 'map' : hex <= AREA_A ? 'area' : (WHERE[hex] ?? 'removed');
        return (
          seen?.id === one.id &&
          (seen.area ?? seen.hex) === placeName(hex) &&
          seen.steps === at(state.steps, one) &&
          seen.where === where
        );
      }),
  },
  {
    name: 'the view has the unknown units, and does not say who they are',
    holds: (state, { unknown }) =>
      JSON.stringify(unknown) === JSON.stringify(state.unknown.map((hex) => ({ side: 'german', at: nameOf(hex) }))),
  },
  {
    name: 'the view has turn, phase, weather, and who is to act',
    holds: (state, view, game) =>
      view.turn === state.turn &&
      view.phase === state.phase &&
      view.weather === ['clear', 'cloudy', 'overcast'][state.weather] &&
      view.toAct === game.toAct(state),
  },
  {
    name: 'the view has the traffic markers and who holds the hexes that count',
    holds: (state, { extra }) => {
      const { traffic, holders } = extra as { traffic: Record<string, string>; holders: Record<string, string> };
      const lying = state.traffic.flatMap((hex, i) => (hex < 0 ? [] : [[String(i + 1), nameOf(hex)]]));
      const held = Object.values(holders).filter((side) => side === 'allied').length;
      return (
        JSON.stringify(traffic) === JSON.stringify(Object.fromEntries(lying)) &&
        held === state.holders.filter((side) => side === 0).length
      );
    },
  },
  {
    name: 'every open decision is seen',
    holds: (state, { pending }) => pending.length === state.frames.length,
  },
];
