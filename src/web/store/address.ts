/** Which kept game the page's address asks for at a table or in a replay, if it asks for one there. */
export const idAt = (page: 'game' | 'replay', hash: string): string | undefined =>
  new RegExp(`^#/${page}/([a-z0-9]+)$`).exec(hash)?.[1];
