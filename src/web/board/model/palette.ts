/** Colours of the sheet and of what lies on it. Texture, not tint, tells terrain apart. */
export const SHEET = {
  paper: '#ece4c8',
  margin: '#ddd3b4',
  field: 'rgba(120, 100, 50, 0.13)',
  fallow: 'rgba(150, 160, 80, 0.07)',
  stubble: 'rgba(190, 150, 70, 0.08)',
  forest: '#a8bd86',
  forestEdge: '#7f9a63',
  tree: '#7f9d62',
  treeLight: '#c2d2a0',
  town: '#dacbb0',
  builtUp: '#c08d6c',
  house: '#946152',
  water: '#bdd6df',
  waterDark: '#7ba7bd',
  shore: '#5c8aa5',
  sea: '#a3c9dc',
  coast: '#3d6c86',
  river: '#98c3d8',
  riverBank: '#3b7494',
  stream: '#5d9cbb',
  streamBank: '#47809d',
  riverName: '#1f4f73',
  canal: '#a9cfe0',
  canalBank: '#22455f',
  polder: '#d5dfaf',
  polderEdge: 'rgba(150, 176, 104, 0.34)',
  polderStrip: 'rgba(120, 150, 70, 0.13)',
  ditch: 'rgba(72, 128, 132, 0.42)',
  swamp: '#c6d3b4',
  swampEdge: 'rgba(120, 150, 118, 0.4)',
  swampWater: '#5f97ac',
  reed: '#4c6a38',
  relief: '#c4a870',
  hachure: 'rgba(92, 64, 34, 0.8)',
  mountain: '#baa686',
  road: '#bd4a3a',
  roadCase: '#6e2a22',
  track: '#f6eed8',
  trackCase: '#86735a',
  mainRoad: '#e3b95c',
  mainRoadCase: '#86662f',
  redRoad: '#c63127',
  redRoadEdge: '#fbf3df',
  redRoadCase: '#7a2a22',
  bridge: '#fbf7ea',
  frontier: '#63408f',
  frontierBand: 'rgba(106, 76, 147, 0.2)',
  haltBand: 'rgba(255, 250, 236, 0.78)',
  haltStripe: '#b3261c',
  fortifications: '#38322b',
  camp: '#24603f',
  boundary: '#3c2f57',
  boundaryCase: 'rgba(246, 238, 218, 0.75)',
  rail: '#26221d',
  prize: '#c8871c',
  drop: '#2f5f8a',
  worksBed: 'rgba(243, 234, 208, 0.72)',
  print: '#3a3020',
  box: '#f1e9cf',
  sun: '#e3a83c',
  marker: '#b8481c',
  markerEdge: '#fff8e4',
  grid: 'rgba(40, 34, 20, 0.28)',
  number: 'rgba(40, 34, 20, 0.66)',
  numberHalo: 'rgba(240, 232, 208, 0.7)',
  name: '#2a2116',
  height: '#5a3d1c',
  region: 'rgba(42, 50, 24, 0.82)',
  halo: 'rgba(243, 236, 214, 0.85)',
} as const;

export type Inks = Readonly<Record<keyof typeof SHEET, string>>;

/** What the light of a map changes: straw and meadows at the end of a summer in low country; bare land in winter; the white paper of an atlas. */
export const LIGHTS: Readonly<Record<string, Partial<Inks>>> = {
  lowland: {
    paper: '#efe5bd',
    margin: '#d8d2ac',
    field: 'rgba(132, 104, 34, 0.16)',
    forest: '#a6b97f',
    forestEdge: '#7d965c',
    tree: '#7c985a',
    treeLight: '#c2cf98',
    swamp: '#bccba9',
    box: '#f2ebcb',
    halo: 'rgba(243, 238, 208, 0.88)',
  },
  winter: {
    paper: '#e9e3cd',
    margin: '#d6cfb6',
    field: 'rgba(112, 100, 70, 0.15)',
    fallow: 'rgba(130, 130, 90, 0.09)',
    stubble: 'rgba(150, 124, 80, 0.09)',
    forest: '#a2b08b',
    forestEdge: '#76876a',
    tree: '#74876a',
    treeLight: '#bcc6a8',
  },
  atlas: {
    paper: '#f1ecdc',
    margin: '#dcd7c4',
    fallow: 'rgba(140, 140, 100, 0.05)',
    stubble: 'rgba(160, 130, 80, 0.05)',
    field: 'rgba(120, 100, 50, 0.06)',
    forest: '#acc08f',
    forestEdge: '#84996c',
    tree: '#84996c',
    treeLight: '#c6d4ab',
    box: '#f4efe0',
  },
};

/** Tints of nations, in an order in which neighbours differ in light and dark as well as in colour. */
export const NATIONS = [
  '#e9d48c',
  '#dc9c8c',
  '#a9bbdd',
  '#eeb673',
  '#bccf8f',
  '#c793b4',
  '#9fd0bf',
  '#b9a0d4',
] as const;

/** The colours of a sheet in its light. */
export const inksOf = (light: string | undefined): Inks => ({ ...SHEET, ...LIGHTS[light ?? ''] });

const DARK = '#14100a';
const LIGHT = '#fffaf0';

/** Inks of what lies over the sheet. */
export const OVERLAY = {
  /** Round what can be reached. */
  reach: '#fff6d6',
  halt: '#7e1a10',
  choice: '#f2a93f',
  target: '#7e1a10',
  hit: '#7e1a10',
  warn: '#7e1a10',
  origin: '#123f6b',
  due: '#123f6b',
  closed: '#7e1a10',
  contact: '#7e1a10',
  ruined: '#ffd84a',
  attack: '#7e1a10',
  support: '#8cc4ec',
  /** From better ground to lesser. */
  command: '#fffaf0',
  path: '#1b1813',
  cursor: '#ffffff',
  trail: '#4b1766',
  selected: '#ffffff',
  cost: '#17130b',
  costHalt: '#7e1a10',
  first: '#763200',
  second: '#173f94',
  plain: '#4b1766',
  ring: '#ffe27a',
  /** What the reader draws in. */
  redPen: '#861a10',
  bluePen: '#173f94',
  yellowPen: '#ffd23c',
  whitePen: '#ffffff',
  /** What the guide speaks of. */
  lit: '#7fe9ff',
} as const;

/** The wider line under each ink, so that it stands out from any ground: one of the two always does. */
export const CASING: Readonly<Record<keyof typeof OVERLAY, string>> = {
  reach: DARK,
  halt: LIGHT,
  choice: DARK,
  target: LIGHT,
  hit: LIGHT,
  warn: LIGHT,
  origin: LIGHT,
  due: LIGHT,
  closed: LIGHT,
  contact: LIGHT,
  ruined: DARK,
  attack: LIGHT,
  support: DARK,
  command: DARK,
  path: LIGHT,
  cursor: DARK,
  trail: LIGHT,
  selected: DARK,
  cost: LIGHT,
  costHalt: LIGHT,
  first: LIGHT,
  second: LIGHT,
  plain: LIGHT,
  ring: '#4b1766',
  redPen: LIGHT,
  bluePen: LIGHT,
  yellowPen: DARK,
  whitePen: DARK,
  lit: DARK,
};

/** What dims the ground that does not matter now, and the face of a counter that has done its part. */
export const SHADE = {
  out: '#181610',
  scorched: 'rgba(40, 24, 12, 0.62)',
  spent: 'rgba(30, 26, 18, 0.34)',
  under: 'rgba(20, 15, 5, 0.38)',
} as const;

/** Small discs on counters: how many lie here, and letters of state. */
export const BADGE = { dark: '#1d211f', light: '#f3efe4' } as const;
export const BADGE_GROUND = { plain: BADGE.dark, bad: '#8a1d12' } as const;

/** Boxes round a strength, which tell the quality of troops by light and dark as well as by colour. */
export const QUALITY = {
  elite: { ground: '#a8231a', ink: '#ffffff' },
  green: { ground: '#ffffff', ink: '#12100b' },
} as const;

/** The stripe along the edge of a counter. */
export const STRIPE = '#fffdf6';

/** The box of a unit symbol and the edge of a counter. */
export const boxOf = (ink: string): string =>
  ink === '#ffffff' ? 'rgba(255, 255, 255, 0.12)' : 'rgba(255, 255, 255, 0.45)';
export const EDGE = 'rgba(15, 12, 8, 0.85)';
