import type { Database, Statement } from 'better-sqlite3';
import type { Answer, Asked, Failure, Outcome, Request } from './asking.ts';

/** What is used of better-sqlite3. */
type SharedDatabase = Pick<Database, 'close' | 'inTransaction' | 'prepare'>;

/** Statements that are kept prepared. */
const MOST_STATEMENTS = 100;

const NOTHING: Outcome = { rows: [], changes: 0 };

/** An outcome that counts when the batch is committed. */
type Waiting = { readonly id: number; readonly outcome: Outcome };

/**
 * SQLite on one connection, where the writes that are asked for at the same time share one commit, and so one wait for the disk. Each of them is answered
 * when that commit is done; one that fails is taken back alone. Reads find only what is committed. Constraints that are not checked before the commit
 * are not to be used: they would fail all who share it.
 */
export class SharedCommits {
  readonly #database: SharedDatabase;
  readonly #tell: (answers: readonly Answer[]) => void;
  readonly #statements = new Map<string, Statement>();
  #answers: Answer[] = [];
  /** The writes that share the next commit; undefined: there is none under way. */
  #batch: Waiting[] | undefined;
  /**
   * The transaction that has begun. `empty`: without a statement so far; `alone`: it began with reading, and has a commit of its own; `shared`: it is within
   * the batch; `failed`: with its batch.
   */
  #transaction: 'none' | 'empty' | 'alone' | 'shared' | 'failed' = 'none';
  /** The batch is to be committed as soon as no transaction is in the middle of it. */
  #isDue = false;

  constructor(database: SharedDatabase, tell: (answers: readonly Answer[]) => void) {
    this.#database = database;
    this.#tell = tell;
  }

  /** Does what is asked, one after the other. */
  take(requests: readonly Request[]): void {
    for (const request of requests) {
      try {
        this.#do(request);
      } catch (error) {
        this.#answers.push({ id: request.id, failure: failureOf(error) });
      }
    }
    this.#tellAll();
  }

  #do(request: Request): void {
    const { id, kind } = request;
    switch (kind) {
      case 'run':
        return this.#runOne(id, request.statement);
      case 'once':
        return this.#runAll(id, request.statements);
      case 'begin':
        this.#transaction = 'empty';
        return this.#answer(id);
      case 'commit':
        return this.#end(id);
      case 'rollback':
        return this.#takeBack(id);
      case 'close':
        this.#commit();
        this.#database.close();
        return this.#answer(id);
    }
  }

  #runOne(id: number, { sql, parameters }: Asked): void {
    const statement = this.#statement(sql);
    const isOwn = this.#transaction === 'none';
    if (this.#transaction === 'failed') throw new Error('The transaction has failed.');
    if (this.#transaction === 'empty') this.#enter(statement.readonly);
    else if (isOwn && statement.readonly) this.#commit();
    const batch = isOwn && !statement.readonly ? this.#open() : undefined;
    const outcome = this.#outcomeOf(statement, parameters);
    if (batch) batch.push({ id, outcome });
    else this.#answer(id, outcome);
  }

  /** Before the first statement of a transaction: whoever reads first gets what is committed, who writes joins the batch. */
  #enter(reads: boolean): void {
    if (reads) this.#commit();
    else this.#open();
    this.#run(reads ? 'begin' : 'savepoint one');
    this.#transaction = reads ? 'alone' : 'shared';
  }

  #runAll(id: number, statements: readonly Asked[]): void {
    const batch = this.#open();
    this.#run('savepoint one');
    try {
      batch.push({ id, outcome: this.#outcomeOfAll(statements) });
    } catch (error) {
      if (this.#database.inTransaction) this.#run('rollback to one');
      throw error;
    } finally {
      if (this.#database.inTransaction) this.#run('release one');
    }
  }

  #outcomeOfAll([first, ...others]: readonly Asked[]): Outcome {
    if (!first) return NOTHING;
    const outcome = this.#outcomeOf(this.#statement(first.sql), first.parameters);
    if (outcome.changes > 0)
      for (const { sql, parameters } of others) this.#outcomeOf(this.#statement(sql), parameters);
    return outcome;
  }

  #end(id: number): void {
    const transaction = this.#leave();
    if (transaction === 'failed') throw new Error('The transaction has failed.');
    if (transaction === 'alone') this.#run('commit');
    if (transaction !== 'shared') return this.#answer(id);
    this.#run('release one');
    this.#batch?.push({ id, outcome: NOTHING });
    if (this.#isDue) this.#commit();
  }

  #takeBack(id: number): void {
    const transaction = this.#leave();
    if (transaction === 'alone' && this.#database.inTransaction) this.#run('rollback');
    if (transaction === 'shared') {
      this.#run('rollback to one');
      this.#run('release one');
      if (this.#isDue) this.#commit();
    }
    this.#answer(id);
  }

  #leave(): string {
    const transaction = this.#transaction;
    this.#transaction = 'none';
    return transaction;
  }

  #outcomeOf(statement: Statement, parameters: readonly unknown[]): Outcome {
    try {
      if (statement.reader) return { rows: statement.all(parameters), changes: 0 };
      const { changes } = statement.run(parameters);
      return { rows: [], changes };
    } catch (error) {
      // A full disk, for one, takes back the whole batch.
      if (!this.#database.inTransaction) this.#fail(this.#close(), error);
      throw error;
    }
  }

  #open(): Waiting[] {
    if (this.#batch) return this.#batch;
    // The lock of the file is taken at once, so that no other process can write between.
    this.#run('begin immediate');
    const batch: Waiting[] = [];
    this.#batch = batch;
    // After all that has arrived by now.
    setImmediate(() => batch === this.#batch && this.#settle());
    return batch;
  }

  #settle(): void {
    if (this.#transaction === 'shared') this.#isDue = true;
    else this.#commit();
    this.#tellAll();
  }

  #close(): readonly Waiting[] {
    const batch = this.#batch ?? [];
    this.#batch = undefined;
    this.#isDue = false;
    return batch;
  }

  #commit(): void {
    if (!this.#batch) return;
    const batch = this.#close();
    try {
      this.#run('commit');
      this.#answers.push(...batch);
    } catch (error) {
      if (this.#database.inTransaction) this.#run('rollback');
      this.#fail(batch, error);
    }
  }

  #fail(batch: readonly Waiting[], error: unknown): void {
    if (this.#transaction === 'shared') this.#transaction = 'failed';
    const failure = failureOf(error);
    for (const { id } of batch) this.#answers.push({ id, failure });
  }

  #answer(id: number, outcome = NOTHING): void {
    this.#answers.push({ id, outcome });
  }

  #tellAll(): void {
    if (this.#answers.length === 0) return;
    const answers = this.#answers;
    this.#answers = [];
    this.#tell(answers);
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

const failureOf = (error: unknown): Failure => ({
  message: (error as Error).message,
  code: (error as { code?: string }).code,
});
