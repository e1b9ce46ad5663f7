/** Id of the saved game that this address opens at a table or in a replay; undefined for any other address. */
export const idAt = (page: 'game' | 'replay', hash: string): string | undefined =>
  new RegExp(`^#/${page}/([a-z0-9]+)$`).exec(hash)?.[1];
