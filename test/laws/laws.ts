/** Laws 1 to 3 of docs/architecture.md as data: who may import what. */

/** Folders of src, lowest first: a file imports from its own folder or from a lower level. */
export const levels: readonly (readonly string[])[] = [
  ['hex', 'kernel'],
  ['wargame'],
  ['engagement'],
  ['games'],
  ['ai', 'formats', 'text'],
  ['server', 'web'],
  ['cli'],
];

/** Folders that no game's name may appear in. */
export const sharedByGames: readonly string[] = ['hex', 'kernel', 'wargame', 'engagement'];

/** Packages an engine folder may use; a folder that is not named here is no engine folder and may use any. */
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

/** What the board in the page may use besides src/hex and itself. */
export const boardPackages: readonly string[] = ['svelte', 'd3-zoom', 'd3-selection'];

export const levelOf = (folder: string): number => levels.findIndex((level) => level.includes(folder));
