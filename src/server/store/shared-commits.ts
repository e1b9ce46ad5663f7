import {
  SqliteAdapter,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Database, Statement } from 'better-sqlite3';

/** What is used of better-sqlite3. */
type SharedDatabase = Pick<Database, 'close' | 'inTransaction' | 'prepare'>;

/** Milliseconds after which a commit takes no more writes. */
const WINDOW = 10;
/** Statements that are kept prepared. */
const MOST_STATEMENTS = 100;

/**
 * SQLite on one connection, where the writes of the same few milliseconds share one commit, and so one wait for the disk. Each of them is answered when
 * that commit is done; one that fails is taken back alone. Reads find only what is committed. Constraints that are not checked before the commit
 * are not to be used: they would fail all who share it.
 */
export class SharedCommits extends SqliteDialect {
  readonly #database: SharedDatabase;
  readonly #lasting: number;

  constructor(database: SharedDatabase, lasting = WINDOW) {
    super({ database });
    this.#database = database;
    this.#lasting = lasting;
  }

  override createDriver(): SharedDriver {
    return new SharedDriver(this.#database, this.#lasting);
  }

  override createAdapter(): SqliteAdapter {
    return new SharedAdapter();
  }
}

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

/** Writes that share a commit. */
interface Batch {
  readonly begun: number;
  readonly committed: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (why: unknown) => void;
}

function newBatch(): Batch {
  let [resolve, reject]: [Batch['resolve'], Batch['reject']] = [() => {}, () => {}];
  const committed = new Promise<void>((...settle) => ([resolve, reject] = settle));
  // It may be that all whose writes were in it have failed.
  committed.catch(() => {});
  return { begun: performance.now(), committed, resolve, reject };
}

/**
 * One caller at the database. `none`: no transaction; `begun`: one without a statement so far; `alone`: one that began with reading, with a
 * commit of its own; `shared`: one within a batch.
 */
class Caller implements DatabaseConnection {
  transaction: 'none' | 'begun' | 'alone' | 'shared' = 'none';
  batch: Batch | undefined;
  readonly leave: () => void;
  readonly #execute: (query: CompiledQuery, by: Caller) => Promise<QueryResult<unknown>>;

  constructor(leave: () => void, execute: (query: CompiledQuery, by: Caller) => Promise<QueryResult<unknown>>) {
    this.leave = leave;
    this.#execute = execute;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#execute(query, this) as Promise<QueryResult<R>>;
  }

  streamQuery(): never {
    throw new Error('Nothing is streamed.');
  }
}

class SharedDriver implements Driver {
  readonly #database: SharedDatabase;
  readonly #lasting: number;
  readonly #statements = new Map<string, Statement>();
  #batch: Batch | undefined;
  #lock: Promise<void> = Promise.resolve();

  constructor(database: SharedDatabase, lasting: number) {
    this.#database = database;
    this.#lasting = lasting;
  }

  async init(): Promise<void> {}

  /** Waits until nobody else is within a transaction; `leave` lets the next one in. */
  async acquireConnection(): Promise<Caller> {
    const before = this.#lock;
    let leave = (): void => {};
    this.#lock = new Promise((resolve) => (leave = resolve));
    await before;
    return new Caller(leave, this.#execute);
  }

  async releaseConnection(caller: DatabaseConnection): Promise<void> {
    (caller as Caller).leave();
  }

  async beginTransaction(caller: DatabaseConnection): Promise<void> {
    (caller as Caller).transaction = 'begun';
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const caller = connection as Caller;
    const { transaction, batch } = caller;
    caller.transaction = 'none';
    if (transaction === 'alone') this.#run('commit');
    if (transaction !== 'shared' || !batch) return;
    if (batch === this.#batch) this.#run('release one');
    await this.#shared(caller, batch);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const caller = connection as Caller;
    const { transaction, batch } = caller;
    caller.transaction = 'none';
    if (transaction === 'alone' && this.#database.inTransaction) this.#run('rollback');
    if (transaction !== 'shared' || batch !== this.#batch) return;
    this.#run('rollback to one');
    this.#run('release one');
  }

  async destroy(): Promise<void> {
    await this.#alone(() => this.#commit());
    this.#database.close();
  }

  readonly #execute = async (query: CompiledQuery, caller: Caller): Promise<QueryResult<unknown>> => {
    const statement = this.#statement(query.sql);
    const isOwn = caller.transaction === 'none';
    if (caller.transaction === 'shared' && caller.batch !== this.#batch) throw new Error('The transaction has failed.');
    if (caller.transaction === 'begun' || isOwn) this.#enter(caller, statement.readonly);
    const result = this.#resultOf(statement, query.parameters);
    if (isOwn && caller.batch) await this.#shared(caller, caller.batch);
    return result;
  };

  /** Before the first statement of a transaction, or one without any: whoever reads first gets what is committed, who writes joins the batch. */
  #enter(caller: Caller, reads: boolean): void {
    const begun = caller.transaction === 'begun';
    if (reads) {
      this.#commit();
      if (begun) this.#run('begin');
      if (begun) caller.transaction = 'alone';
      return;
    }
    caller.batch = this.#batch ?? this.#open();
    if (begun) this.#run('savepoint one');
    if (begun) caller.transaction = 'shared';
  }

  #resultOf(statement: Statement, parameters: readonly unknown[]): QueryResult<unknown> {
    try {
      if (statement.reader) return { rows: statement.all(parameters) };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
    } catch (error) {
      // A full disk, for one, takes back the whole batch.
      if (!this.#database.inTransaction) this.#close()?.reject(error);
      throw error;
    }
  }

  /** Lets the next one in, and waits for the commit. */
  #shared(caller: Caller, batch: Batch): Promise<void> {
    caller.batch = undefined;
    if (batch === this.#batch && performance.now() - batch.begun >= this.#lasting) this.#commit();
    caller.leave();
    return batch.committed;
  }

  #open(): Batch {
    // The lock of the file is taken at once, so that no other process can write between.
    this.#run('begin immediate');
    const batch = newBatch();
    this.#batch = batch;
    // After all that has arrived by now.
    setImmediate(() => void this.#alone(() => batch === this.#batch && this.#commit()));
    return batch;
  }

  #close(): Batch | undefined {
    const batch = this.#batch;
    this.#batch = undefined;
    return batch;
  }

  #commit(): void {
    const batch = this.#close();
    if (!batch) return;
    try {
      this.#run('commit');
      batch.resolve();
    } catch (error) {
      if (this.#database.inTransaction) this.#run('rollback');
      batch.reject(error);
    }
  }

  /** Does this when nobody is within a transaction. */
  async #alone(work: () => unknown): Promise<void> {
    const caller = await this.acquireConnection();
    work();
    caller.leave();
  }

  #run(sql: string): void {
    this.#statement(sql).run();
  }

  #statement(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
