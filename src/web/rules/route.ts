/** A place in the rules of a game: chapter, sentence or table; '' for the beginning. */
export interface RulesPlace {
  game: string;
  at: string;
}

/** Reads `#/rules/GAME/NUMBER`; undefined for the address of another page. */
export function rulesPlace(hash: string): RulesPlace | undefined {
  const [, game, at = ''] = /^#\/?rules\/([a-z0-9-]+)(?:\/([A-Za-z0-9.-]*))?$/.exec(hash) ?? [];
  return game === undefined ? undefined : { game, at };
}

export const rulesLink = (game: string, at = ''): string => `#/rules/${game}${at && `/${at}`}`;
