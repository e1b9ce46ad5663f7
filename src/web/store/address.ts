const REPLAY = /^#\/replay\/([a-z0-9]+)(?:\/(\d+))?$/;

/** Id of the saved game that this address opens at a table or in a replay; undefined for any other address. */
export const idAt = (page: 'game' | 'replay', hash: string): string | undefined =>
  (page === 'replay' ? REPLAY : /^#\/game\/([a-z0-9]+)$/).exec(hash)?.[1];

/** Where a saved game is replayed; `at`: from the position after so many actions on. */
export const replayAddress = (id: string, at?: number): string =>
  at === undefined ? `#/replay/${id}` : `#/replay/${id}/${at}`;

/** The position that the address of a replay asks for. */
export function momentAt(hash: string): number | undefined {
  const at = REPLAY.exec(hash)?.[2];
  return at === undefined ? undefined : Number(at);
}
