/** Size of the pictures of maps, in pixels: a card of the lobby, twice as dense. */
export const PICTURE = { width: 1000, height: 260 } as const;

/** Where the site has the picture of a game's map, which `npm run pictures` takes of its table. */
export const pictureOf = (game: string): string => `/maps/${game}.webp`;
