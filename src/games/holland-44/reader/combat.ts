import { localized, type BookCell, type BookTable } from '../../../wargame/book.ts';
import {
  ADVANCE,
  CRT,
  DETERMINED,
  DISENGAGEMENT,
  ISOLATION,
  RECOVERY,
  RESULTS,
  type CombatResult,
} from '../data/tables.ts';
import { COLUMN, DIE, inAll, modifiedRows, modifiersText, NONE, span, yesNo } from './cells.ts';

const ELITE = localized('elite', 'elite', 'élite');
const GREEN = localized('green', 'novata', 'novata');
const HEXES = localized('hexes', 'hexágonos', 'hexágonos');
const NOTHING = localized('no effect', 'sem efeito', 'sin efecto');

const ADVANCES = {
  limited: localized('limited', 'limitado', 'limitado'),
  normal: localized('normal', 'normal', 'normal'),
  bonus: localized('with bonus', 'com bônus', 'con bonificación'),
};

const STATES = {
  engaged: localized('engaged', 'engajada', 'trabada'),
  disrupted: localized('disrupted', 'desorganizada', 'desorganizada'),
  'full-retreat': localized('in full retreat', 'em recuo total', 'en retirada completa'),
};

const CHOICE = {
  owner: localized('owner', 'dono', 'dueño'),
  opponent: localized('opponent', 'adversário', 'adversario'),
};

const resultRow = (code: string, result: CombatResult): BookCell[] => [
  code,
  result.attacker || NONE,
  result.defender || NONE,
  result.attacker + result.defender > 0 ? CHOICE[result.chosenBy] : NONE,
  result.retreat ? span(...result.retreat) : NONE,
  result.state ? STATES[result.state] : NONE,
  yesNo(result.determined),
  result.advance ? ADVANCES[result.advance] : NONE,
  yesNo(result.breakthrough),
];

const DISENGAGED = {
  No: localized('no', 'não', 'no'),
  'Yes-1': localized('yes, and a step is lost', 'sim, e perde-se um passo', 'sí, y se pierde un paso'),
  Yes: localized('yes', 'sim', 'sí'),
};

export const COMBAT_TABLES: readonly BookTable[] = [
  {
    id: 'crt',
    title: localized('Combat results', 'Resultados do combate', 'Resultados del combate'),
    rules: ['9.3', '9.4.1', 'CRT'],
    head: [DIE, ...CRT.columns],
    rows: Object.entries(CRT.rows).map(([die, cells]) => [die, ...cells]),
    note: localized(
      'Columns beyond the last are counted until all shifts are made.',
      'As colunas além da última contam até se fazerem todos os deslocamentos.',
      'Las columnas más allá de la última cuentan hasta que se han hecho todos los desplazamientos.',
    ),
  },
  {
    id: 'results',
    title: localized('What the results mean', 'O que dizem os resultados', 'Qué significan los resultados'),
    rules: ['11.1', '11.2', '13.1.1', '15.2'],
    head: [
      localized('Result', 'Resultado', 'Resultado'),
      localized('steps lost, attacker', 'passos perdidos, atacante', 'pasos perdidos, atacante'),
      localized('steps lost, defender', 'passos perdidos, defensor', 'pasos perdidos, defensor'),
      localized('chosen by', 'quem escolhe', 'quién elige'),
      localized('retreat, hexes', 'recuo, hexágonos', 'retirada, hexágonos'),
      localized('defender is', 'defensor fica', 'el defensor queda'),
      localized('determined defence', 'defesa determinada', 'defensa determinada'),
      localized('advance', 'avanço', 'avance'),
      localized('breakthrough combat', 'combate de ruptura', 'combate de penetración'),
    ],
    rows: Object.entries(RESULTS).map(([code, result]) => resultRow(code, result)),
  },
  {
    id: 'advance',
    title: localized('Advance after combat', 'Avanço após combate', 'Avance tras combate'),
    rules: ['15.2'],
    head: [
      localized('Advance', 'Avanço', 'Avance'),
      HEXES,
      localized(
        'hexes, mechanised along a road',
        'hexágonos, mecanizadas por estrada',
        'hexágonos, mecanizadas por carretera',
      ),
    ],
    rows: (['limited', 'normal', 'bonus'] as const).map((kind) => [
      ADVANCES[kind],
      ADVANCE[kind].hexes,
      ADVANCE[kind].byRoad,
    ]),
  },
  {
    id: 'determined',
    title: localized('Determined defence', 'Defesa determinada', 'Defensa determinada'),
    rules: ['12.1.3', '12.2', '12.3'],
    head: [DIE, ...DETERMINED.columns.map((column) => COLUMN[column])],
    rows: modifiedRows(DETERMINED.rows, (cells) => cells.map((cell) => (cell === '-' ? NONE : cell))),
    note: inAll(
      (language) =>
        ({
          en: '• holds. Steps lost by attacker/defender. ',
          pt: '• resiste. Passos perdidos por atacante/defensor. ',
          es: '• éxito. Pasos perdidos por atacante/defensor. ',
        })[language] +
        modifiersText([
          [localized('artillery', 'artilharia', 'artillería'), DETERMINED.modifiers.artillery],
          [localized('elite lead unit', 'unidade líder de elite', 'unidad líder de élite'), DETERMINED.modifiers.elite],
          [localized('green lead unit', 'unidade líder novata', 'unidad líder novata'), DETERMINED.modifiers.green],
        ])[language],
    ),
  },
  {
    id: 'recovery',
    title: localized(
      'Recovery in the combat zone',
      'Reorganização na zona de combate',
      'Reorganización en la zona de combate',
    ),
    rules: ['14.4.2'],
    head: [DIE, localized('Result', 'Resultado', 'Resultado')],
    rows: [
      [span(-Infinity, RECOVERY.from - 1), NOTHING],
      [span(RECOVERY.from, Infinity), localized('one level', 'um nível', 'un nivel')],
    ],
    note: modifiersText([
      [ELITE, RECOVERY.modifiers.elite],
      [GREEN, RECOVERY.modifiers.green],
    ]),
  },
  {
    id: 'disengagement',
    title: localized('Disengagement (option)', 'Desengajamento (opção)', 'Desenganche (opción)'),
    rules: ['27.1.2'],
    head: [DIE, localized('Disengages', 'Desengaja-se', 'Se desengancha')],
    rows: modifiedRows(DISENGAGEMENT.rows, (cell) => [DISENGAGED[cell]]),
    note: modifiersText([
      [ELITE, DISENGAGEMENT.modifiers.elite],
      [GREEN, DISENGAGEMENT.modifiers.green],
      [localized('armoured', 'blindada', 'blindada'), DISENGAGEMENT.modifiers.armoured],
    ]),
  },
  {
    id: 'isolation',
    title: localized('Isolation (option)', 'Isolamento (opção)', 'Aislamiento (opción)'),
    rules: ['27.2.2', '27.2.3'],
    head: [DIE, localized('Result', 'Resultado', 'Resultado')],
    rows: [
      [span(-Infinity, ISOLATION.upTo), localized('a step is lost', 'perde-se um passo', 'se pierde un paso')],
      [span(ISOLATION.upTo + 1, Infinity), NOTHING],
    ],
    note: modifiersText([
      [localized('elite or Allied', 'elite ou aliada', 'élite o aliada'), ISOLATION.modifiers.eliteOrAllied],
      [GREEN, ISOLATION.modifiers.green],
      [
        localized(
          'overland path to a city',
          'caminho pelo campo até uma cidade',
          'camino a campo través hasta una ciudad',
        ),
        ISOLATION.modifiers.city,
      ],
    ]),
  },
];
