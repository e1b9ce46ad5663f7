/** H44-8.4-e: parts of a movement point: costs and allowances of this file are whole numbers of them. */
export const PARTS = 6;
const points = (printed: number): number => printed * PARTS;

export type Mobility = 'foot' | 'mechanised' | 'vehicle';
/** Parts of a point for each class: foot, mechanised infantry, vehicles; null where only a road leads in and out. */
type Costs = Readonly<Record<Mobility, number | null>>;

const costs = (foot: number, mechanised: number | null, vehicle: number | null): Costs => ({
  foot: points(foot),
  mechanised: mechanised === null ? null : points(mechanised),
  vehicle: vehicle === null ? null : points(vehicle),
});

export interface Terrain {
  /** To enter the hex; null for all where nobody may enter. */
  readonly cost: Costs;
  /** The shift for armour against this hex; `road` asks for a road out of the attacker's hex. */
  readonly armour: 'yes' | 'road' | 'no';
  /** What the defence of units other than vehicles is multiplied by. */
  readonly defence: 1 | 2;
  /** Vehicles attack at half into and out of it. */
  readonly halvesVehicles: boolean;
  /** To attack out of it is as to attack across a river. */
  readonly likeRiver: boolean;
  /** Spent steps that let others infiltrate; null where nobody does. */
  readonly infiltration: number | null;
  /** Column of the table of determined defence. */
  readonly determined: 'clear' | 'other' | 'city';
}

const OPEN = { armour: 'yes', defence: 1, halvesVehicles: false, likeRiver: false, infiltration: null } as const;
const WET = { ...OPEN, halvesVehicles: true } as const;

/**
 * H44-TEC-i, H44-TEC-j, H44-10.8.1-a: terrain effects, hexes (H44-2.2.2-a, H44-8.3.3-b, H44-8.3.3-c, H44-8.6.2-a,
 * H44-8.6.3-a, H44-10.3.4-a, H44-10.8.3-a, H44-10.8.3-c, H44-10.8.4-b, H44-12.1.3-a): H44-TEC-a, H44-TEC-b, H44-TEC-c,
 * H44-TEC-d. The printed "other terrain in the hex" of a town is clear ground (RUL-H44-64).
 */
export const TERRAIN: Readonly<Record<string, Terrain>> = {
  clear: { ...OPEN, cost: costs(1, 1, 1), determined: 'clear' },
  woods: { ...OPEN, cost: costs(1, 2, 2), armour: 'no', infiltration: 2, determined: 'other' },
  polder: { ...WET, cost: costs(2, 3, null), armour: 'road', determined: 'clear' },
  'polder-woods': { ...WET, cost: costs(2, 3, null), armour: 'no', determined: 'clear' },
  marsh: { ...WET, cost: costs(3, 4, null), armour: 'no', likeRiver: true, determined: 'other' },
  town: { ...OPEN, cost: costs(1, 1, 1), defence: 2, infiltration: 2, determined: 'other' },
  city: { ...OPEN, cost: costs(1, 1, 1), armour: 'no', defence: 2, infiltration: 0, determined: 'city' },
  lake: { ...OPEN, cost: { foot: null, mechanised: null, vehicle: null }, armour: 'no', determined: 'clear' },
};

/** H44-12.1.3-b, H44-12.1.3-c: a village is defended in this column, marsh by vehicles in that one. */
export const DETERMINED_EXCEPTIONS = { village: 'other', vehicleInMarsh: 'clear' } as const;

/** H44-8.6.1-a: woods hexes off the road at the printed cost, and what every later one costs more. */
export const WOODS = { free: 2, extra: points(1) } as const;

/** H44-TEC-e: cost of the next hex along a road, whatever its terrain. */
export const ROADS: Readonly<Record<string, Costs>> = {
  primary: costs(1, 1 / 3, 1 / 3),
  secondary: costs(1, 1 / 2, 1 / 2),
  minor: costs(1, 1, 1),
};

/** Parts of a point added to the hex beyond; `tactical`: by tactical movement alone; `engineer`: besides with an engineer's ferry; null: prohibited. */
type Crossing = Readonly<Record<Mobility, number | 'tactical' | 'engineer' | null>>;

/** H44-TEC-f, H44-TEC-h: hexsides without a bridge, and ferries over a major river. */
export const CROSSINGS: Readonly<Record<string, Crossing>> = {
  minor: { foot: points(1), mechanised: points(2), vehicle: null },
  canal: { foot: 'tactical', mechanised: 'tactical', vehicle: null },
  major: { foot: 'engineer', mechanised: 'engineer', vehicle: 'engineer' },
  ferry: { foot: 'tactical', mechanised: 'tactical', vehicle: 'tactical' },
};

/** H44-TEC-g: points for a bridge, added to the hex beyond. */
export const BRIDGES: Readonly<Record<string, Costs>> = { road: costs(0, 0, 0), rail: costs(1, 2, 2) };

/**
 * H44-10.8.1-a, H44-10.8.2-a, H44-10.8.2-b: who attacks at half across it, bridged or not. Whoever is attacked across
 * nothing else is doubled (H44-10.8.2-c).
 */
export const HALVES: Readonly<Record<string, 'vehicles' | 'all'>> = { minor: 'vehicles', canal: 'all', major: 'all' };

/** Movement: what it costs more, or gives (H44-7.2-b, H44-8.2.1-a, H44-8.3.1-a, H44-17.3-b, H44-17.3-c, H44-18.6-c, H44-19.3.1-b, H44-24.2-a). */
export const MOVEMENT = {
  leaveZoc: points(2),
  extended: points(2),
  tacticalHexes: 2,
  artilleryHexes: 1,
  movedArtillery: points(5),
  dismounted: points(3),
  intoArea: points(1),
  traffic: points(2),
} as const;
