import { CLASSES } from '../../engagement/reader/book-tables.ts';
import { afterCosts, groundEffects, legendNote, numberBoxes } from '../../engagement/reader/margin.ts';
import { BLOCS } from '../germany-1985.ts';
import { localized, type Localized } from '../../wargame/book.ts';
import type { SheetMargin, Track, TrackBox, TrackNote } from '../../wargame/margin.ts';
import { ARRIVALS, DENMARK } from './data/arrivals.ts';
import { COUNTERS } from './data/counters.ts';
import { airPower, COLUMNS, RIVER_COST, TERRAIN_COST } from './data/tables.ts';
import { FIRST_TURN, LAST_TURN } from './rules/03-turn.ts';

const EFFECTS: Readonly<Record<string, string>> = {
  ...groundEffects(TERRAIN_COST, COLUMNS.terrain),
  river: CLASSES.map((kind) => `+${RIVER_COST[kind]}`).join(' · ') + afterCosts(COLUMNS.river),
};

function airNote(turn: number): TrackNote {
  const { pact, nato } = airPower(turn);
  return {
    sign: 'bombers',
    mark: `${pact.attack}/${nato.attack}`,
    text: localized(
      `air points: Pact ${pact.attack} for attack, ${pact.defence} for defence; NATO ${nato.attack} and ${nato.defence}`,
      `pontos aéreos: Pacto ${pact.attack} de ataque, ${pact.defence} de defesa; OTAN ${nato.attack} e ${nato.defence}`,
      `puntos aéreos: Pacto ${pact.attack} de ataque, ${pact.defence} de defensa; OTAN ${nato.attack} y ${nato.defence}`,
    ),
    rule: '6.0',
  };
}

interface Group {
  sign: 'first' | 'second';
  side: string;
  rule: string;
  title: Localized;
}

const GROUPS: readonly Group[] = [
  {
    sign: 'first',
    side: 'pact',
    rule: '9.1.4',
    title: localized('Pact reinforcements', 'reforços do Pacto', 'refuerzos del Pacto'),
  },
  {
    sign: 'second',
    side: 'nato',
    rule: '9.1.3',
    title: localized('NATO reinforcements', 'reforços da OTAN', 'refuerzos de la OTAN'),
  },
];

/** Who arrives on a turn, by side. */
const arrivalNotes = (turn: number): TrackNote[] =>
  GROUPS.flatMap(({ sign, side, rule, title }) => {
    const units = COUNTERS.filter((counter) => counter.side === side && ARRIVALS[counter.id]?.turn === turn);
    if (units.length === 0) return [];
    const labels = units.map(({ label }) => label).join(', ');
    const text = localized(`${title.en}: ${labels}`, `${title.pt}: ${labels}`, `${title.es}: ${labels}`);
    return [{ sign, text, rule, units: units.map(({ id }) => id), short: title }];
  });

/** TWW-4.0-h */
const exitNotes = (turn: number): TrackNote[] =>
  turn === DENMARK.turn
    ? [
        {
          sign: 'exit',
          rule: '4.0',
          text: localized(
            `${DENMARK.divisions} Pact divisions leave for Denmark`,
            `${DENMARK.divisions} divisões do Pacto seguem para a Dinamarca`,
            `${DENMARK.divisions} divisiones del Pacto salen hacia Dinamarca`,
          ),
        },
      ]
    : [];

const TURNS = Array.from({ length: LAST_TURN - FIRST_TURN + 1 }, (_, i) => FIRST_TURN + i);

const turnBoxes: readonly TrackBox[] = TURNS.map((turn) => ({
  id: String(turn),
  head: String(turn),
  notes: [airNote(turn), ...arrivalNotes(turn), ...exitNotes(turn)],
}));

/** TWW-2.4.2-a: boxes 1 to 10, with a marker for the tens and one for the ones. */
const airTrack = (side: 'pact' | 'nato', power: 'attack' | 'defence', title: Localized): Track => ({
  id: `air-${power}-${side}`,
  title,
  rule: '2.4.2',
  follows: { pool: `air-${power}`, side, digits: true },
  boxes: numberBoxes(1, 10),
  row: 10,
});

/** The margin of the map: terrain effects and tracks, those of the air as they are printed: NATO on the left, defence above. */
export const MARGIN: SheetMargin = {
  title: localized('The Third World War', 'A Terceira Guerra Mundial', 'La Tercera Guerra Mundial'),
  subtitle: localized('4 to 23 August 1985', '4 a 23 de agosto de 1985', 'Del 4 al 23 de agosto de 1985'),
  hexKm: 20,
  sideColours: [BLOCS.pact, BLOCS.nato],
  effects: EFFECTS,
  legendNote: legendNote('4.0, 5.1.2'),
  tracks: [
    {
      id: 'turn',
      title: localized('Turns: August 1985', 'Turnos: agosto de 1985', 'Turnos: agosto de 1985'),
      rule: '2.4.1',
      follows: 'turn',
      boxes: turnBoxes,
      row: TURNS.length,
    },
    airTrack(
      'nato',
      'defence',
      localized('NATO: air defence points', 'OTAN: pontos aéreos de defesa', 'OTAN: puntos aéreos de defensa'),
    ),
    {
      ...airTrack(
        'pact',
        'defence',
        localized('Pact: air defence points', 'Pacto: pontos aéreos de defesa', 'Pacto: puntos aéreos de defensa'),
      ),
      beside: true,
    },
    airTrack(
      'nato',
      'attack',
      localized('NATO: air attack points', 'OTAN: pontos aéreos de ataque', 'OTAN: puntos aéreos de ataque'),
    ),
    {
      ...airTrack(
        'pact',
        'attack',
        localized('Pact: air attack points', 'Pacto: pontos aéreos de ataque', 'Pacto: puntos aéreos de ataque'),
      ),
      beside: true,
    },
  ],
};
