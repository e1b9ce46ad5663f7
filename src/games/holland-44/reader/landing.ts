import { localized, type BookTable, type Localized } from '../../../wargame/book.ts';
import { LANDING, LANDING_FREEDOM, LANDING_GROUND } from '../data/tables.ts';
import { DIE, NO, NONE, signed, span, terrain, YES } from './cells.ts';

const LANDED = {
  '-': localized('as planned', 'como previsto', 'como estaba previsto'),
  S: localized('scattered', 'dispersa', 'dispersada'),
  S1: localized(
    'scattered, one step comes back later',
    'dispersa, um passo volta depois',
    'dispersada, un paso vuelve después',
  ),
  S2: localized(
    'scattered, one step comes back later, another is lost',
    'dispersa, um passo volta depois, outro se perde',
    'dispersada, un paso vuelve después, otro se pierde',
  ),
};

const DROP_HEXES: Readonly<Record<(typeof LANDING_FREEDOM)[number]['at'], Localized>> = {
  hex: localized('in its drop hex', 'no seu hexágono de salto', 'en su hexágono de descenso'),
  beside: localized('there or adjacent', 'ali ou adjacente', 'allí o adyacente'),
  division: localized(
    'at any drop hex or the supply head of its division, or adjacent',
    'em qualquer hexágono de salto ou na cabeça de abastecimento da sua divisão, ou adjacente',
    'en cualquier hexágono de descenso o en la cabeza de suministro de su división, o adyacente',
  ),
  any: localized(
    'at any drop hex or supply head, or adjacent',
    'em qualquer hexágono de salto ou cabeça de abastecimento, ou adjacente',
    'en cualquier hexágono de descenso o cabeza de suministro, o adyacente',
  ),
};

const { modifiers, rows } = LANDING;
const { para, other, steps } = LANDING_GROUND;

export const LANDING_TABLES: readonly BookTable[] = [
  {
    id: 'landing',
    title: localized('Landing', 'Pouso', 'Aterrizaje'),
    rules: ['22.3.1', '22.3.3', '22.3.4'],
    head: [
      DIE,
      localized('Result', 'Resultado', 'Resultado'),
      localized('The unit lands', 'A unidade pousa', 'La unidad aterriza'),
    ],
    rows: rows.map(({ upTo, result }, i) => [
      span((rows[i - 1]?.upTo ?? -Infinity) + 1, upTo),
      result === '-' ? NONE : result,
      LANDED[result],
    ]),
  },
  {
    id: 'landing-modifiers',
    title: localized(
      'Modifiers of the landing die',
      'Modificadores do dado de pouso',
      'Modificadores del dado de aterrizaje',
    ),
    rules: ['22.3.2'],
    head: [localized('Hex', 'Hexágono', 'Hexágono'), 'DRM'],
    rows: [
      [terrain('polder'), signed(modifiers.polder)],
      [localized('contested', 'disputado', 'disputado'), signed(modifiers.contested)],
      [
        localized('enemy-controlled', 'controlado pelo inimigo', 'controlado por el enemigo'),
        signed(modifiers.enemyHeld),
      ],
      [localized('town or woods', 'vila ou bosque', 'pueblo o bosque'), signed(modifiers.townOrWoods)],
    ],
    note: localized('Not on turn 1.', 'Não no turno 1.', 'No en el turno 1.'),
  },
  {
    id: 'landing-freedom',
    title: localized('Where units land', 'Onde as unidades pousam', 'Dónde aterrizan las unidades'),
    rules: ['22.2.1', '22.5.2'],
    head: [localized('Turns', 'Turnos', 'Turnos'), localized('Place', 'Lugar', 'Lugar')],
    rows: LANDING_FREEDOM.map(({ from, at }, i) => [
      span(from, (LANDING_FREEDOM[i + 1]?.from ?? Infinity) - 1),
      DROP_HEXES[at],
    ]),
  },
  {
    id: 'landing-ground',
    title: localized('Terrain of landings', 'Terreno dos pousos', 'Terreno de los aterrizajes'),
    rules: ['22.2.3'],
    head: [
      localized('Terrain', 'Terreno', 'Terreno'),
      localized('parachute', 'paraquedistas', 'paracaidistas'),
      localized('glider, artillery', 'planadores, artilharia', 'planeadores, artillería'),
    ],
    rows: para.map((id) => [terrain(id), YES, other.some((ground) => ground === id) ? YES : NO]),
    note: localized(
      `No more than ${steps} steps in a hex each turn; no unit anywhere else.`,
      `No máximo ${steps} passos por hexágono em cada turno; em nenhum outro terreno.`,
      `Como máximo ${steps} pasos por hexágono en cada turno; en ningún otro terreno.`,
    ),
  },
];
