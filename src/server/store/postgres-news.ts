import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Client, Notification } from 'pg';
import type { Changed, News, PassedOn } from './news.ts';
import type { Tables } from './tables.ts';

const CHANNEL = 'bivouac_games';
/** Milliseconds between two attempts to listen again. */
const PAUSE = 500;

/** Processes that share a database of PostgreSQL hear from each other by LISTEN and NOTIFY. */
export class PostgresNews implements News {
  /** By which this process knows its own. */
  readonly #own = randomUUID();
  readonly #connection: () => Client;
  readonly #listeners = new Set<Changed>();
  #client: Client | undefined;
  #again: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(connection: () => Client) {
    this.#connection = connection;
  }

  static async open(connection: () => Client): Promise<PostgresNews> {
    const news = new PostgresNews(connection);
    await news.#listen();
    return news;
  }

  /** PostgreSQL passes it on when the transaction is committed. */
  async tell(db: Kysely<Tables>, game: string): Promise<void> {
    await this.passOn(db, game);
  }

  async passOn(db: Kysely<Tables>, game: string, word = ''): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${`${this.#own} ${game} ${word}`})`.execute(db);
  }

  heard(listener: Changed): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#again);
    await this.#client?.end();
  }

  async #listen(): Promise<void> {
    const client = this.#connection();
    client.on('notification', (notification) => this.#hear(notification));
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    if (this.#isClosed) return client.end();
    this.#client = client;
    client.once('end', () => this.#listenAgain());
  }

  /** After a connection was lost: what was said meanwhile is not known. */
  #listenAgain(): void {
    if (this.#isClosed) return;
    this.#again = setTimeout(() => {
      this.#listen().then(
        () => this.#say(undefined),
        () => this.#listenAgain(),
      );
    }, PAUSE);
  }

  #hear({ payload = '' }: Notification): void {
    const [by = '', game, ...words] = payload.split(' ');
    const word = words.join(' ');
    if (by !== this.#own) this.#say(game, word === '' ? undefined : { by, word });
  }

  #say(game: string | undefined, passedOn?: PassedOn): void {
    for (const listener of this.#listeners) listener(game, passedOn);
  }
}
