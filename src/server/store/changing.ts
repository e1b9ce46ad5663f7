import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A row of the table of actions. */
type Row = Tables['actions'];

/** Rows of an insertion that is built once; one of more rows is seldom. */
const FEW = 8;

/** What a change sets in the row of its game, where the game is still of that version and length. */
interface Growth {
  id: string;
  version: number;
  /** How many actions there were, and how many there are now. */
  from: number;
  length: number;
  standing: string;
}

/** Does a transaction given as a whole. False, and nothing changed, where its first statement changes no row. */
export type Once = (statements: readonly Pick<CompiledQuery, 'sql' | 'parameters'>[]) => Promise<boolean>;

/** The statements of a change that only adds actions. They are built once: a server spends more on building one than on what it does. */
export class Changing {
  readonly #grow: CompiledQuery;
  readonly #insert = new Map<number, CompiledQuery>();
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
    this.#grow = db
      .updateTable('games')
      .set({ length: 0, version: 0, standing: '' })
      .where('id', '=', '')
      .where('version', '=', 0)
      .where('length', '=', 0)
      .compile();
  }

  /** False, and nothing changed, where the game is of another version or length. */
  async grow(db: Kysely<Tables>, growth: Growth): Promise<boolean> {
    const { numAffectedRows } = await db.executeQuery(this.growing(growth));
    return numAffectedRows !== 0n;
  }

  async insert(db: Kysely<Tables>, rows: readonly Row[]): Promise<void> {
    for (const insertion of this.inserting(rows)) await db.executeQuery(insertion);
  }

  growing({ id, version, from, length, standing }: Growth): CompiledQuery {
    return { ...this.#grow, parameters: [length, version + 1, standing, id, version, from] };
  }

  /** One statement, or none where there are no rows. */
  inserting(rows: readonly Row[]): CompiledQuery[] {
    if (rows.length === 0) return [];
    const parameters = rows.flatMap(({ game, at, action, played }) => [game, at, action, played]);
    return [{ ...this.#insertion(rows.length), parameters }];
  }

  #insertion(rows: number): CompiledQuery {
    const known = this.#insert.get(rows);
    if (known) return known;
    const empty: Row = { game: '', at: 0, action: '', played: '' };
    const built = this.#db
      .insertInto('actions')
      .values(Array.from({ length: rows }, () => empty))
      .compile();
    if (rows <= FEW) this.#insert.set(rows, built);
    return built;
  }
}
