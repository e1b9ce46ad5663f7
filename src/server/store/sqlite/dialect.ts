import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Tables } from '../tables.ts';
import type { Asked, Outcome } from './asking.ts';
import type { Questions } from './questions.ts';

/** SQLite takes back changes of tables with their transaction; Kysely does not count on it by itself. */
export class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The next transaction may begin while the one before waits for its commit; the driver sees to it that they do not mix. */
class SharedAdapter extends TransactionalAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** SQLite in a thread. */
export class ThreadDialect implements Dialect {
  readonly #driver: ThreadDriver;

  constructor(questions: Questions) {
    this.#driver = new ThreadDriver(questions);
  }

  createDriver(): Driver {
    return this.#driver;
  }

  createAdapter(): SqliteAdapter {
    return new SharedAdapter();
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createIntrospector(db: Kysely<Tables>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }

  /** A transaction given as a whole. False, and nothing changed, where its first statement changes no row. */
  once(statements: readonly Asked[]): Promise<boolean> {
    return this.#driver.once(statements);
  }
}

/** One caller at the database. */
class Caller implements DatabaseConnection {
  isWithin = false;
  readonly leave: () => void;
  readonly #questions: Questions;

  constructor(leave: () => void, questions: Questions) {
    this.leave = leave;
    this.#questions = questions;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const asked = this.#questions.ask({ kind: 'run', statement: { sql, parameters } });
    if (!this.isWithin) this.leave();
    const { rows, changes } = await asked;
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new Error('Nothing is streamed.');
  }
}

/** Sees to it that nobody asks anything in the middle of another one's transaction; answers are not waited for. */
class ThreadDriver implements Driver {
  readonly #questions: Questions;
  #lock: Promise<void> = Promise.resolve();

  constructor(questions: Questions) {
    this.#questions = questions;
  }

  async init(): Promise<void> {}

  /** Waits until nobody else is within a transaction; `leave` lets the next one in. */
  async acquireConnection(): Promise<Caller> {
    const before = this.#lock;
    let leave = (): void => {};
    this.#lock = new Promise((resolve) => (leave = resolve));
    await before;
    return new Caller(leave, this.#questions);
  }

  async releaseConnection(caller: DatabaseConnection): Promise<void> {
    (caller as Caller).leave();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as Caller).isWithin = true;
    // What comes to be wrong with it is heard with its first statement.
    this.#questions.ask({ kind: 'begin' }).catch(() => undefined);
  }

  async commitTransaction(caller: DatabaseConnection): Promise<void> {
    await this.#end(caller as Caller, 'commit');
  }

  async rollbackTransaction(caller: DatabaseConnection): Promise<void> {
    await this.#end(caller as Caller, 'rollback');
  }

  async #end(caller: Caller, kind: 'commit' | 'rollback'): Promise<void> {
    caller.isWithin = false;
    const ended = this.#questions.ask({ kind });
    caller.leave();
    await ended;
  }

  async once(statements: readonly Asked[]): Promise<boolean> {
    const { leave } = await this.acquireConnection();
    const asked: Promise<Outcome> = this.#questions.ask({ kind: 'once', statements });
    leave();
    return (await asked).changes > 0;
  }

  async destroy(): Promise<void> {
    const { leave } = await this.acquireConnection();
    const closed = this.#questions.ask({ kind: 'close' });
    leave();
    await closed;
  }
}
