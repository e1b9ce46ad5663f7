import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import {
  ACCOUNTS,
  type AccountTable,
  type PasskeyTable,
  type SessionTable,
  type TokenTable,
} from './tables/account-tables.ts';
import { ORDERS, type AnswerTable, type NoteTable, type VacationTable } from './tables/absence-tables.ts';
import {
  RATINGS,
  type ChallengeTable,
  type RatedTable,
  type RatingTable,
  type UnchallengedTable,
} from './tables/rating-tables.ts';
import { JOBS, type JobTable, type NoticeTable, type PushTable, type SharedTable } from './tables/job-tables.ts';
import {
  SAFETY,
  type BlockTable,
  type DeedTable,
  type MeasureTable,
  type MuteTable,
  type OfferTable,
  type ReportTable,
} from './tables/safety-tables.ts';

/** The tables of the store. Objects are JSON; `at` numbers the actions of a game from 0. */
export interface Tables {
  games: {
    id: string;
    game: string;
    rules: string;
    scenario: string;
    options: string;
    created: string;
    secret: string;
    promise: string;
    /** How many actions the game has. */
    length: number;
    /** How often it has been changed: who changes it compares this first. */
    version: number;
    pace: string | null;
    free: string | null;
    /** 0 or 1: only whoever is signed in may take the free side. */
    accounts: number;
    /** 0 or 1. */
    public: number;
    /** 0 or 1. */
    rated: number;
    /** JSON. */
    rematch: string | null;
    /** Minutes by which onlookers see it later. */
    delay: number;
    standing: string | null;
    /** For whom its computer players are counted; null without any, and when it is over. */
    hirer: string | null;
  };
  seats: {
    game: string;
    side: string;
    ticket: string;
    name: string | null;
    word: string | null;
    /** Whose seat it is; null where it belongs to whoever has the ticket. */
    account: string | null;
    /** The level of the computer player that has it. */
    level: string | null;
  };
  /** `played`: when; null where that was not noted yet. */
  actions: { game: string; at: number; action: string; played: string | null };
  /** What players said to each other. */
  said: { game: string; number: number; by: string; text: string; at: string };
  answers: AnswerTable;
  notes: NoteTable;
  vacations: VacationTable;
  /** When servers ran, by ids of their own. */
  runs: { id: string; begun: string; seen: string };
  accounts: AccountTable;
  passkeys: PasskeyTable;
  sessions: SessionTable;
  tokens: TokenTable;
  jobs: JobTable;
  notices: NoticeTable;
  pushes: PushTable;
  shared: SharedTable;
  ratings: RatingTable;
  rated: RatedTable;
  challenges: ChallengeTable;
  unchallenged: UnchallengedTable;
  offers: OfferTable;
  blocks: BlockTable;
  mutes: MuteTable;
  reports: ReportTable;
  measures: MeasureTable;
  deeds: DeedTable;
}

/** The changes that lead to these tables, in the order of their names. One that has been released is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-games': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('games')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('rules', 'text', (column) => column.notNull())
        .addColumn('scenario', 'text', (column) => column.notNull())
        .addColumn('options', 'text', (column) => column.notNull())
        .addColumn('created', 'text', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('promise', 'text', (column) => column.notNull())
        .addColumn('length', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('seats')
        .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
        .addColumn('side', 'text', (column) => column.notNull())
        .addColumn('ticket', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text')
        .addColumn('word', 'text')
        .addPrimaryKeyConstraint('seats_key', ['game', 'side'])
        .execute();
      await db.schema
        .createTable('actions')
        .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
        .addColumn('at', 'integer', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('actions_key', ['game', 'at'])
        .execute();
    },
  },
  '0002-standing': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('games')
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable('games').addColumn('pace', 'text').execute();
      await db.schema.alterTable('games').addColumn('standing', 'text').execute();
      await db.schema
        .createTable('runs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('begun', 'text', (column) => column.notNull())
        .addColumn('seen', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('runs_seen').on('runs').column('seen').execute();
    },
  },
  '0003-accounts': ACCOUNTS,
  '0004-said': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('said')
        .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('by', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('said_key', ['game', 'number'])
        .execute();
    },
  },
  '0005-company': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('games').addColumn('free', 'text').execute();
      await db.schema
        .alterTable('games')
        .addColumn('public', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.createIndex('games_created').on('games').column('created').execute();
    },
  },
  '0006-jobs': JOBS,
  '0007-computers': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('games').addColumn('hirer', 'text').execute();
      await db.schema.alterTable('seats').addColumn('level', 'text').execute();
      await db.schema.createIndex('games_hirer').on('games').column('hirer').execute();
    },
  },
  '0008-ratings': RATINGS,
  '0009-safety': SAFETY,
  '0011-orders': ORDERS,
  '0012-for-accounts': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('games')
        .addColumn('accounts', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
};
