import type { Kysely } from 'kysely';
import type { Absence } from '../absence/absence.ts';
import type {
  Account,
  AccountChange,
  AccountSession,
  AccountStore,
  NoticeWishes,
  Passkey,
  PushKeys,
  PushTarget,
  Token,
  WithComputers,
} from './accounts.ts';
import type { AccountTable, PasskeyTable } from './tables/account-tables.ts';
import { dropChallenges } from './kysely-challenges.ts';
import { dropRatings } from './kysely-ratings.ts';
import { claimSeats } from './rated-seats.ts';
import type { Standing } from './store.ts';
import type { Tables } from './tables.ts';

/** How the databases say that a value is there already: SQLite, twice, and PostgreSQL. */
const TAKEN = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']);

/** Makes a change; false, and nothing changed, when something of it is taken already. */
async function unlessTaken(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (TAKEN.has((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

/** Accounts in a database of SQL. */
export class KyselyAccounts implements AccountStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  create(account: Account & { key: string }, passkey?: Passkey): Promise<boolean> {
    return unlessTaken(() =>
      this.#db.transaction().execute(async (db) => {
        await db.insertInto('accounts').values(account).execute();
        if (passkey) await db.insertInto('passkeys').values(passkeyRow(passkey)).execute();
      }),
    );
  }

  byId(id: string): Promise<Account | undefined> {
    return this.#by('id', id);
  }

  byKey(key: string): Promise<Account | undefined> {
    return this.#by('key', key);
  }

  byEmail(email: string): Promise<Account | undefined> {
    return this.#by('email', email);
  }

  async #by(column: 'id' | 'key' | 'email', value: string): Promise<Account | undefined> {
    const row = await this.#db.selectFrom('accounts').selectAll().where(column, '=', value).executeTakeFirst();
    return row && accountOf(row);
  }

  change(id: string, change: AccountChange): Promise<boolean> {
    return unlessTaken(() => this.#db.updateTable('accounts').set(change).where('id', '=', id).execute());
  }

  async delete(id: string, now: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      for (const table of [
        'passkeys',
        'sessions',
        'tokens',
        'notices',
        'pushes',
        'vacations',
        'blocks',
        'mutes',
        'measures',
      ] as const)
        await db.deleteFrom(table).where('account', '=', id).execute();
      await db.deleteFrom('blocks').where('blocked', '=', id).execute();
      await db.updateTable('deeds').set({ name: null }).where('about', '=', id).execute();
      for (const table of ['answers', 'notes'] as const)
        await db
          .deleteFrom(table)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('seats')
                .select('seats.side')
                .where('seats.account', '=', id)
                .whereRef('seats.game', '=', `${table}.game`)
                .whereRef('seats.side', '=', `${table}.side`),
            ),
          )
          .execute();
      await dropRatings(db, id);
      await dropChallenges(db, id);
      const gone = { name: null, key: null, email: null, password: null, deleted: now };
      await db.updateTable('accounts').set(gone).where('id', '=', id).execute();
    });
  }

  async passkeys(account: string): Promise<readonly Passkey[]> {
    const rows = await this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('account', '=', account)
      .orderBy('created')
      .execute();
    return rows.map(passkeyOf);
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    const row = await this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return row && passkeyOf(row);
  }

  addPasskey(passkey: Passkey): Promise<boolean> {
    return unlessTaken(() => this.#db.insertInto('passkeys').values(passkeyRow(passkey)).execute());
  }

  async usePasskey(id: string, counter: number, now: string): Promise<void> {
    const change = { counter: String(counter), used: now };
    await this.#db.updateTable('passkeys').set(change).where('id', '=', id).execute();
  }

  async removePasskey(account: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('account', '=', account)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async addSession(session: AccountSession): Promise<void> {
    await this.#db.deleteFrom('sessions').where('expires', '<=', session.created).execute();
    await this.#db.insertInto('sessions').values(session).execute();
  }

  session(hash: string): Promise<AccountSession | undefined> {
    return this.#db.selectFrom('sessions').selectAll().where('hash', '=', hash).executeTakeFirst();
  }

  sessions(account: string): Promise<readonly AccountSession[]> {
    return this.#db.selectFrom('sessions').selectAll().where('account', '=', account).orderBy('used', 'desc').execute();
  }

  async useSession(hash: string, now: string): Promise<void> {
    await this.#db.updateTable('sessions').set({ used: now }).where('hash', '=', hash).execute();
  }

  async endSession(hash: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('hash', '=', hash).execute();
  }

  async endSessions(account: string, but = ''): Promise<void> {
    await this.#db.deleteFrom('sessions').where('account', '=', account).where('hash', '!=', but).execute();
  }

  async addToken(token: Token, now: string): Promise<void> {
    await this.#db.deleteFrom('tokens').where('expires', '<=', now).execute();
    await this.#db.insertInto('tokens').values(token).execute();
  }

  async takeToken(hash: string, purpose: string, now: string): Promise<Token | undefined> {
    return this.#db
      .deleteFrom('tokens')
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .where('expires', '>', now)
      .returningAll()
      .executeTakeFirst();
  }

  tokenOf(account: string, purpose: string, now: string): Promise<Token | undefined> {
    return this.#db
      .selectFrom('tokens')
      .selectAll()
      .where('account', '=', account)
      .where('purpose', '=', purpose)
      .where('expires', '>', now)
      .orderBy('expires', 'desc')
      .executeTakeFirst();
  }

  async dropTokens(account: string, purpose: string): Promise<void> {
    await this.#db.deleteFrom('tokens').where('account', '=', account).where('purpose', '=', purpose).execute();
  }

  claim(
    account: string,
    tickets: readonly string[],
  ): Promise<readonly { ticket: string; game: string; side: string }[]> {
    return claimSeats(this.#db, account, tickets);
  }

  async computers(account: string, hirer: string): Promise<WithComputers> {
    const counted = await this.#db
      .selectFrom('games')
      .select('id')
      .where('hirer', '=', hirer)
      .orderBy('created')
      .execute();
    const own = await this.#db
      .selectFrom('seats')
      .innerJoin('games', 'games.id', 'seats.game')
      .select(['seats.game', 'seats.side', 'games.standing'])
      .where('seats.account', '=', account)
      .where('games.standing', 'like', '%"substitutes"%')
      .orderBy('games.created')
      .execute();
    return {
      counted: counted.map(({ id }) => id),
      substitutes: own.flatMap(({ game, side, standing }) =>
        ((JSON.parse(standing ?? '') as Standing).substitutes ?? [])
          .filter((substitute) => substitute.side === side)
          .map((substitute) => ({ game, ...substitute })),
      ),
    };
  }

  async holder(game: string, side: string): Promise<string | undefined> {
    const seat = await this.#db
      .selectFrom('seats')
      .select('account')
      .where('game', '=', game)
      .where('side', '=', side)
      .executeTakeFirst();
    return seat?.account ?? undefined;
  }

  async notices(account: string): Promise<NoticeWishes> {
    const row = await this.#db.selectFrom('notices').selectAll().where('account', '=', account).executeTakeFirst();
    if (!row) return NO_NOTICES;
    const { lang, mail, webhook: url, secret } = row;
    return { lang, mail, webhook: url === null || secret === null ? null : { url, secret } };
  }

  notes(account: string): Promise<readonly { game: string; side: string; text: string }[]> {
    return this.#db
      .selectFrom('notes')
      .innerJoin('seats', (join) => join.onRef('seats.game', '=', 'notes.game').onRef('seats.side', '=', 'notes.side'))
      .selectAll('notes')
      .where('seats.account', '=', account)
      .orderBy('notes.game')
      .execute();
  }

  vacations(account: string): Promise<readonly Absence[]> {
    return vacationsOf(this.#db, account);
  }

  async addVacation(account: string, chosen: (all: readonly Absence[]) => Absence): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      // Whoever writes to the row of the account has it alone until the end, in both databases.
      await db.updateTable('accounts').set({ id: account }).where('id', '=', account).execute();
      const vacation = chosen(await vacationsOf(db, account));
      await db
        .insertInto('vacations')
        .values({ account, ...vacation })
        .execute();
    });
  }

  async endVacation(account: string, begun: string, ended: string): Promise<void> {
    if (ended <= begun)
      await this.#db.deleteFrom('vacations').where('account', '=', account).where('begun', '=', begun).execute();
    else
      await this.#db
        .updateTable('vacations')
        .set({ ended })
        .where('account', '=', account)
        .where('begun', '=', begun)
        .execute();
  }

  async changeNotices(account: string, { webhook, ...more }: Partial<NoticeWishes>): Promise<void> {
    const where = webhook === undefined ? {} : { webhook: webhook?.url ?? null, secret: webhook?.secret ?? null };
    const change = { ...more, ...where };
    await this.#db
      .insertInto('notices')
      .values({ account, ...NO_NOTICES, secret: null, webhook: null, ...change })
      .onConflict((conflict) => conflict.column('account').doUpdateSet(change))
      .execute();
  }

  async addPush({ endpoint, ...push }: PushTarget): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('pushes')
        .values({ endpoint, ...push })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(push))
        .execute();
      await db
        .deleteFrom('pushes')
        .where('account', '=', push.account)
        .where('session', 'not in', ({ selectFrom }) => selectFrom('sessions').select('hash'))
        .execute();
    });
  }

  async removePush(account: string, endpoint: string): Promise<void> {
    await this.#db.deleteFrom('pushes').where('account', '=', account).where('endpoint', '=', endpoint).execute();
  }

  pushes(account: string, now: string): Promise<readonly PushTarget[]> {
    return this.#db
      .selectFrom('pushes')
      .innerJoin('sessions', 'sessions.hash', 'pushes.session')
      .selectAll('pushes')
      .where('pushes.account', '=', account)
      .where('sessions.expires', '>', now)
      .orderBy('endpoint')
      .execute();
  }

  async pushKeys(make: () => Promise<PushKeys>): Promise<PushKeys> {
    const found = await this.#shared(PUSH_KEYS);
    if (found !== undefined) return JSON.parse(found) as PushKeys;
    const row = { name: PUSH_KEYS, value: JSON.stringify(await make()) };
    // Of several who are first, one gives them to all.
    await this.#db
      .insertInto('shared')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return JSON.parse((await this.#shared(PUSH_KEYS)) ?? row.value) as PushKeys;
  }

  async #shared(name: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom('shared').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value;
  }
}

const vacationsOf = (db: Kysely<Tables>, account: string): Promise<readonly Absence[]> =>
  db.selectFrom('vacations').select(['begun', 'ended']).where('account', '=', account).orderBy('begun').execute();

const PUSH_KEYS = 'push-keys';
const NO_NOTICES: NoticeWishes = { lang: 'en', mail: 'off', webhook: null };

/** Undefined for one that has been deleted. */
const accountOf = ({ id, name, email, password, created }: AccountTable): Account | undefined =>
  name === null ? undefined : { id, name, email, password, created };

const passkeyRow = ({ counter, transports, ...passkey }: Passkey): PasskeyTable => ({
  ...passkey,
  counter: String(counter),
  transports: JSON.stringify(transports),
});

const passkeyOf = ({ counter, transports, ...passkey }: PasskeyTable): Passkey => ({
  ...passkey,
  counter: Number(counter),
  transports: JSON.parse(transports) as string[],
});
