/** Which kept game the page's address asks for, if it asks for one's table. */
export const gameAt = (hash: string): string | undefined => /^#\/game\/([a-z0-9]+)$/.exec(hash)?.[1];
