/** Colours of the sheet and of what lies on it. Texture, not tint, tells terrain apart. */
export const SHEET = {
  paper: '#ece4c8',
  margin: '#d9cfae',
  field: 'rgba(120, 100, 50, 0.16)',
  forest: '#a9bd86',
  tree: '#5d7d46',
  treeDark: '#3d5a31',
  treeLight: '#8bab6c',
  town: '#cdbb9d',
  builtUp: '#c08d6c',
  house: '#7a4a3a',
  houseDark: '#4e2c24',
  water: '#b9d3de',
  waterDark: '#6f9fb8',
  shore: '#5c8aa5',
  river: '#3f7fae',
  riverBank: '#2a5a80',
  relief: '#d8c49a',
  hachure: '#6b4a26',
  road: '#b23a2e',
  roadCase: '#5b1d17',
  track: '#f3ead0',
  trackCase: '#7d6a55',
  frontier: '#6a4c93',
  works: '#3b3630',
  grid: 'rgba(40, 34, 20, 0.30)',
  number: 'rgba(40, 34, 20, 0.62)',
  name: '#2a2116',
  halo: 'rgba(240, 232, 208, 0.85)',
} as const;

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
  attack: '#7e1a10',
  support: '#8cc4ec',
  path: '#1b1813',
  cursor: '#ffffff',
  selected: '#ffffff',
  cost: '#17130b',
  costHalt: '#7e1a10',
  first: '#763200',
  second: '#173f94',
  plain: '#4b1766',
  ring: '#ffe27a',
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
  attack: LIGHT,
  support: DARK,
  path: LIGHT,
  cursor: DARK,
  selected: DARK,
  cost: LIGHT,
  costHalt: LIGHT,
  first: LIGHT,
  second: LIGHT,
  plain: LIGHT,
  ring: '#4b1766',
};

/** What dims the ground that does not matter now, and the face of a counter that has done its part. */
export const SHADE = { out: '#181610', spent: 'rgba(30, 26, 18, 0.34)', under: 'rgba(20, 15, 5, 0.38)' } as const;

/** Small discs on counters: how many lie here, and letters of state. */
export const BADGE = { dark: '#1d211f', light: '#f3efe4' } as const;

/** The NATO box and the edge of a counter. */
export const boxOf = (ink: string): string =>
  ink === '#ffffff' ? 'rgba(255, 255, 255, 0.12)' : 'rgba(255, 255, 255, 0.45)';
export const EDGE = 'rgba(15, 12, 8, 0.85)';
