/** The import laws as data (docs/architecture.md). */

/** Folders of src, lowest first: a file imports from its own folder or from a lower level. */
export const levels: readonly (readonly string[])[] = [
  ['hex', 'kernel'],
  ['wargame'],
  ['engagement'],
  ['games'],
  ['ai', 'formats', 'text', 'seat'],
  ['server', 'web'],
  ['cli'],
];

/** Folders in which no game is named. */
export const sharedByGames: readonly string[] = ['hex', 'kernel', 'wargame', 'engagement'];

/** Packages that each engine folder may use; folders not listed may use any. */
export const enginePackages: Readonly<Record<string, readonly string[]>> = {
  hex: [],
  kernel: ['@noble/hashes'],
  wargame: [],
  engagement: [],
  games: [],
  ai: [],
  formats: ['zod'],
  text: ['intl-messageformat'],
};

/** Packages that src/web/board may use. */
export const boardPackages: readonly string[] = ['svelte', 'd3-zoom', 'd3-selection', 'd3-delaunay'];

/** Rooms of a large folder, lowest first: a file imports from its own room or from a lower one. A room includes its folders. */
export const rooms: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/engagement': [
    ['position', 'reader'],
    ['ground'],
    ['combat'],
    ['movement'],
    ['play'],
    ['queries', 'views'],
    ['.'],
  ],
  'src/games/holland-44': [
    ['data', 'lookups'],
    ['position'],
    ['reader', 'rules'],
    ['setup'],
    ['play'],
    ['queries', 'views'],
    ['.'],
  ],
  'src/web': [
    ['board/model', 'storage'],
    ['board/ground', 'ui'],
    ['board/top', 'rules', 'store', 'online', 'sound'],
    ['board', 'counter', 'past'],
    ['state'],
    ['gestures', 'log', 'guide', 'systems/odds'],
    ['keys', 'command', 'playback', 'systems/engagement', 'systems/holland-44'],
    ['systems'],
    ['speech', 'panels', 'since', 'opponent'],
    ['map'],
    ['print'],
    ['layout'],
    ['pages/lobby', 'pages/table', 'pages/replay', 'pages/rules', 'pages/settings', 'pages/ratings'],
    ['pages/online', 'pages/account', 'pages/api'],
    ['pages/owner'],
    ['shell'],
    ['.'],
  ],
};

export const levelOf = (folder: string): number => levels.findIndex((level) => level.includes(folder));
