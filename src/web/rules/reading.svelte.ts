/** The rule whose text is open for reading. */
class Reading {
  rule = $state<string>();

  open(rule: string): void {
    this.rule = rule;
  }

  close(): void {
    this.rule = undefined;
  }
}

export const reading = new Reading();

/** One sentence of a rulebook in our own words. */
export interface RuleSentence {
  id: string;
  chapter: string;
  text: Readonly<Record<'en' | 'pt' | 'es', string>>;
}

const BOOKS = import.meta.glob<{ default: RuleSentence[] }>('../../games/*/rulebook.json');

/** Every sentence of a game's rulebook, in its order. */
export async function ruleBook(game: string): Promise<readonly RuleSentence[]> {
  return (await BOOKS[`../../games/${game}/rulebook.json`]?.())?.default ?? [];
}

/** The sentences of a game's rulebook that belong to this number, chapter and sub-chapters. */
export async function ruleSentences(game: string, rule: string): Promise<RuleSentence[]> {
  const all = await ruleBook(game);
  const own = all.filter(({ chapter }) => chapter === rule);
  return own.length > 0 ? own : all.filter(({ chapter }) => chapter.startsWith(`${rule}.`));
}
