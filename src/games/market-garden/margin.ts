import { afterCosts, groundEffects, legendNote, numberBoxes } from '../../engagement/reader/margin.ts';
import { localized, type Localized } from '../../wargame/book.ts';
import type { SheetMargin, TrackBox, TrackNote } from '../../wargame/margin.ts';
import { ALLIANCES } from '../west-1945.ts';
import { ARRIVALS } from './data/arrivals.ts';
import { COUNTERS } from './data/counters.ts';
import { AIR_POINTS, AIR_SUPPLY, COLUMNS, FERRY_COST, RIVER_COST, ROAD_COST, TERRAIN_COST } from './data/tables.ts';

const EFFECTS: Readonly<Record<string, string>> = {
  ...groundEffects(TERRAIN_COST, COLUMNS.terrain),
  ...groundEffects(ROAD_COST),
  river: `+${RIVER_COST.foot} · +${RIVER_COST.motor} · –${afterCosts(COLUMNS.river)}`,
  ferry: `+${FERRY_COST}${afterCosts(COLUMNS.river)}`,
};

const airNote = ({ allied, german }: { allied: number; german: number }): TrackNote => ({
  sign: 'bombers',
  mark: `${allied}/${german}`,
  text: localized(
    `air points: Allies ${allied}, Germans ${german}`,
    `pontos aéreos: Aliados ${allied}, Alemães ${german}`,
    `puntos aéreos: Aliados ${allied}, Alemanes ${german}`,
  ),
  rule: '6.0',
});

/** The roll that supplies an airborne division; nothing before the first turn with a roll. */
function supplyNotes(turn: number): TrackNote[] {
  const least = AIR_SUPPLY[turn];
  if (least === undefined) return [];
  const mark = least === null ? '–' : least === 6 ? '6' : `${least}+`;
  const text =
    least === null
      ? localized('no supply from the air', 'sem abastecimento aéreo', 'sin suministro aéreo')
      : least === 6
        ? localized('supply from the air on a 6', 'abastecimento aéreo com 6', 'suministro aéreo con un 6')
        : localized(
            `supply from the air on ${least} or more`,
            `abastecimento aéreo com ${least} ou mais`,
            `suministro aéreo con ${least} o más`,
          );
  return [{ sign: 'supply', mark, text, rule: '9.0' }];
}

/** How reinforcements come, as a turn of the track says it. */
const ORIGINS = {
  east: localized('from the east', 'do leste', 'del este'),
  west: localized('from the west', 'do oeste', 'del oeste'),
  'north-of-waal': localized('north of the Waal', 'ao norte do Waal', 'al norte del Waal'),
} as const;

/** German reinforcements of a turn, from each side. */
function germanNotes(turn: number): TrackNote[] {
  const groups = Object.entries(ORIGINS).flatMap(([by, origin]) => {
    const coming = comingOn(turn, by);
    const labels = coming.map(({ label }) => label).join(', ');
    return coming.length > 0 ? [{ origin, labels, ids: coming.map(({ id }) => id) }] : [];
  });
  if (groups.length === 0) return [];
  const listed = (lang: keyof Localized): string =>
    groups.map(({ origin, labels }) => `${origin[lang]}: ${labels}`).join('; ');
  const text = localized(
    `German reinforcements ${listed('en')}`,
    `reforços alemães ${listed('pt')}`,
    `refuerzos alemanes ${listed('es')}`,
  );
  return [
    {
      sign: 'first',
      text,
      rule: '4.2.1',
      units: groups.flatMap(({ ids }) => ids),
      short: localized('German reinforcements', 'reforços alemães', 'refuerzos alemanes'),
    },
  ];
}

/** Allied landings of a turn, with the printed hex of those that have one. */
function landingNotes(turn: number): TrackNote[] {
  const coming = comingOn(turn, 'landing');
  const landing = coming.map(({ id, label }) => {
    const { hex } = ARRIVALS[id] ?? {};
    return hex === undefined ? label : `${label} (${hex})`;
  });
  if (landing.length === 0) return [];
  const units = landing.join(', ');
  return [
    {
      sign: 'second',
      text: localized(`Allied landing: ${units}`, `salto aliado: ${units}`, `salto aliado: ${units}`),
      rule: '4.2.3',
      units: coming.map(({ id }) => id),
      short: localized('Allied landing', 'salto aliado', 'salto aliado'),
    },
  ];
}

const comingOn = (turn: number, by: string): readonly (typeof COUNTERS)[number][] =>
  COUNTERS.filter(({ id }) => ARRIVALS[id]?.turn === turn && ARRIVALS[id].by === by);

const turnBoxes: readonly TrackBox[] = Object.entries(AIR_POINTS).map(([turn, air]) => ({
  id: turn,
  head: turn,
  notes: [airNote(air), ...germanNotes(Number(turn)), ...landingNotes(Number(turn)), ...supplyNotes(Number(turn))],
}));

/** Boxes from none to the most points that the side ever has. */
const airBoxes = (side: 'allied' | 'german'): readonly TrackBox[] =>
  numberBoxes(0, Math.max(...Object.values(AIR_POINTS).map((day) => day[side])));

/** The margin of the map: terrain effects and tracks. */
export const MARGIN: SheetMargin = {
  title: localized('Market-Garden', 'Market-Garden', 'Market-Garden'),
  subtitle: localized('17 to 26 September 1944', '17 a 26 de setembro de 1944', 'Del 17 al 26 de septiembre de 1944'),
  hexKm: 4.2,
  sideColours: [ALLIANCES.german, ALLIANCES.allied],
  effects: EFFECTS,
  legendNote: legendNote('4.0, 5.1.2'),
  tracks: [
    {
      id: 'turn',
      title: localized('Turns: September 1944', 'Turnos: setembro de 1944', 'Turnos: septiembre de 1944'),
      rule: '2.4.1',
      follows: 'turn',
      boxes: turnBoxes,
      row: 5,
    },
    {
      id: 'air-allied',
      title: localized('Allied air points', 'Pontos aéreos aliados', 'Puntos aéreos aliados'),
      rule: '6.1',
      follows: { pool: 'air', side: 'allied' },
      boxes: airBoxes('allied'),
      row: 9,
    },
    {
      id: 'air-german',
      title: localized('German air points', 'Pontos aéreos alemães', 'Puntos aéreos alemanes'),
      rule: '6.1',
      follows: { pool: 'air', side: 'german' },
      boxes: airBoxes('german'),
      row: 9,
    },
  ],
};
