import { localized, type BookCell, type BookTable, type Localized } from '../../../wargame/book.ts';
import { FERRY } from '../data/tables.ts';
import {
  BRIDGES,
  CROSSINGS,
  DETERMINED_EXCEPTIONS,
  HALVES,
  MOVEMENT,
  PARTS,
  ROADS,
  TERRAIN,
  WOODS,
  type Mobility,
  type Terrain,
} from '../data/terrain.ts';
import { COLUMN, inAll, NO, NONE, terrain, YES } from './cells.ts';

const CLASSES: readonly Mobility[] = ['foot', 'mechanised', 'vehicle'];

const ROAD_NAMES: Readonly<Record<string, Localized>> = {
  primary: localized('primary road', 'estrada principal', 'carretera principal'),
  secondary: localized('secondary road', 'estrada secundária', 'carretera secundaria'),
  minor: localized('minor road', 'estrada menor', 'carretera menor'),
};

const WATER_NAMES: Readonly<Record<string, Localized>> = {
  minor: localized('minor river', 'rio menor', 'río menor'),
  canal: localized('canal', 'canal', 'canal'),
  major: localized('major river', 'rio maior', 'río mayor'),
  ferry: localized('ferry', 'barca', 'transbordador'),
};

const BRIDGE_NAMES: Readonly<Record<string, Localized>> = {
  road: localized('road bridge', 'ponte rodoviária', 'puente de carretera'),
  rail: localized('railway bridge', 'ponte ferroviária', 'puente de ferrocarril'),
};

const ROAD_ONLY = localized('road only', 'só por estrada', 'solo por carretera');
const TACTICAL = localized('tactical only', 'só tática', 'solo táctico');
const WITH_ENGINEER = localized('tactical, with an engineer', 'tática, com engenharia', 'táctico, con ingenieros');

/** Movement points, in halves and thirds where they are not whole. */
const points = (parts: number): string => (parts % PARTS === 0 ? `${parts / PARTS}` : `1/${PARTS / parts}`);

const costRow = (name: BookCell, cost: Terrain['cost']): BookCell[] => {
  const barred = cost.foot === null ? NO : ROAD_ONLY;
  return [name, ...CLASSES.map((of) => (cost[of] === null ? barred : points(cost[of])))];
};

const crossingRow = (name: BookCell, cost: (typeof CROSSINGS)[string]): BookCell[] => [
  name,
  ...CLASSES.map((of) => crossingCell(cost[of])),
];

function crossingCell(cost: number | 'tactical' | 'engineer' | null): BookCell {
  if (cost === null) return NO;
  if (cost === 'tactical') return TACTICAL;
  return cost === 'engineer' ? WITH_ENGINEER : `+${points(cost)}`;
}

const ARMOUR = { yes: YES, road: localized('along a road', 'por estrada', 'por carretera'), no: NO };
const VEHICLES = localized('vehicles', 'veículos', 'vehículos');
const ALL = localized('all', 'todas', 'todas');
const OUT_OF = localized(
  '×2 if all attack out of it',
  '×2 se todas atacam a partir dele',
  '×2 si todas atacan desde él',
);
const ACROSS = localized(
  '×2 if all attack across it',
  '×2 se todas atacam através dele',
  '×2 si todas atacan a través de él',
);

function infiltration(spent: number | null): BookCell {
  if (spent === null) return NO;
  if (spent === 0) return YES;
  return localized(`${spent} steps spent`, `${spent} passos exaustos`, `${spent} pasos gastados`);
}

const combatRow = ([id, hex]: [string, Terrain]): BookCell[] => [
  terrain(id),
  ARMOUR[hex.armour],
  hex.likeRiver ? OUT_OF : hex.defence === 1 ? NONE : `×${hex.defence}`,
  hex.halvesVehicles ? VEHICLES : NONE,
  COLUMN[hex.determined],
  infiltration(hex.infiltration),
];

const waterRow = ([id, who]: [string, 'vehicles' | 'all']): BookCell[] => [
  WATER_NAMES[id] ?? id,
  NONE,
  ACROSS,
  who === 'all' ? ALL : VEHICLES,
  NONE,
  NONE,
];

/** Hexes that can be entered: nobody fights in the others. */
const ground = Object.entries(TERRAIN).filter(([, { cost }]) => cost.foot !== null);

const { village, vehicleInMarsh } = DETERMINED_EXCEPTIONS;

export const TERRAIN_TABLES: readonly BookTable[] = [
  {
    id: 'tec-movement',
    title: localized('Terrain and movement', 'Terreno e movimentação', 'Terreno y movimiento'),
    rules: ['TEC', '8.4', '8.5.1', '8.6.1', '8.6.2'],
    head: [
      localized('Terrain', 'Terreno', 'Terreno'),
      localized('non-mechanised', 'não mecanizada', 'no mecanizada'),
      localized('mechanised', 'mecanizada', 'mecanizada'),
      VEHICLES,
    ],
    rows: [
      ...Object.entries(TERRAIN).map(([id, { cost }]) => costRow(terrain(id), cost)),
      ...Object.entries(ROADS).map(([id, cost]) => costRow(ROAD_NAMES[id] ?? id, cost)),
      ...Object.entries(CROSSINGS).map(([id, cost]) => crossingRow(WATER_NAMES[id] ?? id, cost)),
      ...Object.entries(BRIDGES).map(([id, cost]) => crossingRow(BRIDGE_NAMES[id] ?? id, cost)),
    ],
    note: localized(
      `Movement points; + is added to the hex beyond. Rivers and canals are those without a bridge. Woods off the road cost ${points(WOODS.extra)} more after the first ${WOODS.free}. A village costs what the other terrain costs; towns stand on clear ground.`,
      `Pontos de movimentação; + soma-se ao hexágono seguinte. Rios e canais são os sem ponte. Bosque fora de estrada custa ${points(WOODS.extra)} a mais depois dos ${WOODS.free} primeiros. Uma aldeia custa o que custa o outro terreno; as vilas ficam em terreno aberto.`,
      `Puntos de movimiento; + se suma al hexágono siguiente. Ríos y canales son los que no tienen puente. El bosque fuera de carretera cuesta ${points(WOODS.extra)} más después de los ${WOODS.free} primeros. Una aldea cuesta lo que cueste el otro terreno; los pueblos están en terreno abierto.`,
    ),
  },
  {
    id: 'tec-combat',
    title: localized('Terrain and combat', 'Terreno e combate', 'Terreno y combate'),
    rules: ['TEC', '10.3.4', '10.8.2', '10.8.3', '10.8.4', '12.1.3', '8.3.3'],
    head: [
      localized('Terrain', 'Terreno', 'Terreno'),
      localized('armour bonus', 'bônus de blindados', 'bonificación por blindados'),
      localized('defence', 'defesa', 'defensa'),
      localized('attack at half', 'atacam com metade', 'atacan con la mitad'),
      localized('determined defence', 'defesa determinada', 'defensa determinada'),
      localized('infiltration', 'infiltração', 'infiltración'),
    ],
    rows: [...ground.map(combatRow), ...Object.entries(HALVES).map(waterRow)],
    note: inAll(
      (language) =>
        ({
          en: `Vehicles are halved into and out of the hex, and not doubled in town and city. Rivers and canals count with a bridge too; marsh, rivers and canals in any mixture double the defence. Determined defence: a village uses ${COLUMN[village].en}, vehicles in marsh ${COLUMN[vehicleInMarsh].en}.`,
          pt: `Veículos atacam com metade para o hexágono e a partir dele, e não dobram em vila e cidade. Rios e canais contam mesmo com ponte; brejo, rios e canais dobram a defesa em qualquer combinação. Defesa determinada: uma aldeia usa ${COLUMN[village].pt}; veículos no brejo, ${COLUMN[vehicleInMarsh].pt}.`,
          es: `Los vehículos atacan con la mitad hacia el hexágono y desde él, y no se doblan en pueblo y ciudad. Ríos y canales cuentan también con puente; marisma, ríos y canales doblan la defensa en cualquier combinación. Defensa determinada: una aldea usa ${COLUMN[village].es}; vehículos en marisma, ${COLUMN[vehicleInMarsh].es}.`,
        })[language],
    ),
  },
  {
    id: 'movement',
    title: localized('Movement', 'Movimentação', 'Movimiento'),
    rules: ['7.2', '8.2.1', '8.3.1', '17.3', '18.6', '19.3.1', '24.2'],
    head: [localized('What', 'O quê', 'Qué'), localized('MP or hexes', 'PM ou hexágonos', 'PM o hexágonos')],
    rows: [
      [localized('leaving an EZOC', 'sair de uma EZOC', 'salir de una EZOC'), `+${points(MOVEMENT.leaveZoc)}`],
      [
        localized('extended movement, allowance', 'movimentação estendida, poder', 'movimiento extendido, capacidad'),
        `+${points(MOVEMENT.extended)}`,
      ],
      [
        localized('tactical movement, hexes', 'movimentação tática, hexágonos', 'movimiento táctico, hexágonos'),
        MOVEMENT.tacticalHexes,
      ],
      [
        localized(
          'the same, artillery that still supports',
          'o mesmo, artilharia que ainda apoia',
          'lo mismo, artillería que todavía apoya',
        ),
        MOVEMENT.artilleryHexes,
      ],
      [
        localized(
          'artillery with a Moved marker, allowance',
          'artilharia com marcador Movida, poder',
          'artillería con marcador Movida, capacidad',
        ),
        points(MOVEMENT.movedArtillery),
      ],
      [
        localized('dismounted infantry, allowance', 'infantaria desmontada, poder', 'infantería desmontada, capacidad'),
        points(MOVEMENT.dismounted),
      ],
      [localized('into an entry area', 'para uma área de entrada', 'a un área de entrada'), points(MOVEMENT.intoArea)],
      [
        localized(
          'hex with a traffic marker, mechanised Allies',
          'hexágono com marcador de trânsito, aliadas mecanizadas',
          'hexágono con marcador de tráfico, aliadas mecanizadas',
        ),
        `+${points(MOVEMENT.traffic)}`,
      ],
    ],
  },
  {
    id: 'ferries',
    title: localized('Ferries', 'Barcas', 'Transbordadores'),
    rules: ['8.5.6', '23.3.3'],
    head: [
      localized('Ferry', 'Barca', 'Transbordador'),
      localized('steps a turn', 'passos por turno', 'pasos por turno'),
      localized('of them vehicles', 'deles, de veículos', 'de ellos, de vehículos'),
    ],
    rows: [
      [localized('on the map', 'do mapa', 'del mapa'), FERRY.steps, FERRY.steps],
      [
        localized('Allied engineer', 'engenharia aliada', 'ingenieros aliados'),
        FERRY.engineerSteps,
        FERRY.engineerVehicles,
      ],
    ],
    note: localized(
      'German vehicles use a ferry at night only.',
      'Veículos alemães só usam barca à noite.',
      'Los vehículos alemanes solo usan un transbordador de noche.',
    ),
  },
];
