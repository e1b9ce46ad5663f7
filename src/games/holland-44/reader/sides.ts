import { localized, type BookCell, type BookTable } from '../../../wargame/book.ts';
import { ENTRY_AREAS, HALF_POINTS, MOVED_MARKERS, REPLACEMENTS, RESUPPLY, VICTORY } from '../data/tables.ts';
import { NONE, SIDE, side } from './cells.ts';

const anyNumber = (n: number): BookCell => (n === Infinity ? localized('all', 'todas', 'todas') : n);

const replacementRows = (who: 'allied' | 'german'): BookCell[][] =>
  REPLACEMENTS[who].map(({ areas, infantryOnly }) => [
    side(who),
    areas.join(', '),
    infantryOnly ? localized('infantry', 'infantaria', 'infantería') : localized('any', 'qualquer', 'cualquiera'),
  ]);

/** Points from halves of a point. */
const points = (halves: number): string => `${Math.floor(halves / 2) || ''}${halves % 2 ? '½' : ''}`;

const { allied, german } = HALF_POINTS;

/** Towns by hex. */
const TOWN_NAMES: Readonly<Record<keyof typeof allied.towns, string>> = { '3225': 'Venray', '3524': 'Overloon' };

const { areas: changing, turn: changeOn } = ENTRY_AREAS.change;

export const SIDE_TABLES: readonly BookTable[] = [
  {
    id: 'resupply',
    title: localized('Artillery resupply', 'Reabastecimento da artilharia', 'Reabastecimiento de la artillería'),
    rules: ['17.8', '17.8.1', '17.8.3', '17.3'],
    head: [
      SIDE,
      localized('readied by day', 'aprontadas de dia', 'preparadas de día'),
      localized('readied by night', 'aprontadas à noite', 'preparadas de noche'),
      localized('Moved markers', 'marcadores Movida', 'marcadores Movida'),
    ],
    rows: [
      [side('allied'), RESUPPLY.allied, RESUPPLY.allied, MOVED_MARKERS.allied],
      [side('german'), RESUPPLY.german, anyNumber(RESUPPLY.germanAtNight), MOVED_MARKERS.german],
    ],
    note: localized('Airborne artillery apart.', 'Sem contar a aeroterrestre.', 'Sin contar la aerotransportada.'),
  },
  {
    id: 'areas',
    title: localized('Entry areas', 'Áreas de entrada', 'Áreas de entrada'),
    rules: ['19.2.1', '19.2.2'],
    head: [
      SIDE,
      localized('always', 'sempre', 'siempre'),
      localized(`to turn ${changeOn - 1}`, `até o turno ${changeOn - 1}`, `hasta el turno ${changeOn - 1}`),
      localized(`from turn ${changeOn} on`, `a partir do turno ${changeOn}`, `desde el turno ${changeOn}`),
    ],
    rows: [
      [side('allied'), ENTRY_AREAS.allied.join(', '), NONE, changing.join(', ')],
      [side('german'), ENTRY_AREAS.german.join(', '), changing.join(', '), NONE],
    ],
  },
  {
    id: 'replacements',
    title: localized('Replacements', 'Reposições', 'Reemplazos'),
    rules: ['20.2.1', '20.2.2', '20.2.3'],
    head: [SIDE, localized('from one of', 'de uma de', 'desde una de'), localized('units', 'unidades', 'unidades')],
    rows: [...replacementRows('allied'), ...replacementRows('german')],
    note: localized(
      `One step each on every night turn from turn ${REPLACEMENTS.from} on; never for airborne units.`,
      `Um passo cada em todo turno noturno a partir do turno ${REPLACEMENTS.from}; nunca para aeroterrestres.`,
      `Un paso cada uno en todo turno nocturno desde el turno ${REPLACEMENTS.from}; nunca para aerotransportadas.`,
    ),
  },
  {
    id: 'points',
    title: localized('Victory points', 'Pontos de vitória', 'Puntos de victoria'),
    rules: ['26.5.1', '26.5.2', '26.2', '26.3', 'S1.3'],
    head: [localized('For', 'Por', 'Por'), side('allied'), side('german')],
    rows: [
      [localized('each city hex', 'cada hexágono de cidade', 'cada hexágono de ciudad'), points(allied.city), NONE],
      ...(Object.keys(TOWN_NAMES) as (keyof typeof TOWN_NAMES)[]).map((hex) => [
        `${TOWN_NAMES[hex]} (${hex})`,
        points(allied.towns[hex]),
        NONE,
      ]),
      [
        localized(
          'each unit, not airborne, not a breakdown unit, supplied north of the Lower Rhine',
          'cada unidade, nem aeroterrestre nem destacamento, abastecida ao norte do Baixo Reno',
          'cada unidad, ni aerotransportada ni subdividida, abastecida al norte del Bajo Rin',
        ),
        points(allied.unitNorth),
        NONE,
      ],
      [
        localized(
          'each Allied unit of three steps eliminated',
          'cada unidade aliada de três passos eliminada',
          'cada unidad aliada de tres pasos eliminada',
        ),
        NONE,
        points(german.threeSteps),
      ],
      [
        localized(
          'each other Allied unit eliminated',
          'cada outra unidade aliada eliminada',
          'cada una de las demás unidades aliadas eliminadas',
        ),
        NONE,
        points(german.other),
      ],
    ],
    note: localized(
      `Automatic victory: Allies ${VICTORY.allied} with a unit, not airborne, north of the Lower Rhine; else Germans ${VICTORY.german}, or when no Allied unit is left there. The short game: Allies with ${VICTORY.shortSteps} steps, not airborne, north of the Waal.`,
      `Vitória automática: Aliados ${VICTORY.allied} com uma unidade não aeroterrestre ao norte do Baixo Reno; se não, alemães ${VICTORY.german}, ou quando não resta ali unidade aliada. Jogo curto: Aliados com ${VICTORY.shortSteps} passos não aeroterrestres ao norte do Waal.`,
      `Victoria automática: Aliados ${VICTORY.allied} con una unidad no aerotransportada al norte del Bajo Rin; si no, alemanes ${VICTORY.german}, o cuando no queda allí ninguna unidad aliada. Partida corta: Aliados con ${VICTORY.shortSteps} pasos no aerotransportados al norte del Waal.`,
    ),
  },
];
