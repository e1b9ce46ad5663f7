import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { BaseAction, BaseEvent } from '../../kernel/game.ts';
import { canonical, digestOf } from '../../kernel/hash.ts';
import type { GameRecord, LogEntry, Match } from '../../kernel/match.ts';
import { isSettled, snapshotOf, type Snapshot } from '../../kernel/snapshot.ts';
import { reading, rowsOf, type Connection } from './database.ts';

/** Actions after which a new snapshot is worth writing. */
const SPACING = 200;
/** Name of the row with the newest state; the log before it is in numbered rows. */
const HEAD = 'head';

/** Numbers of actions after which snapshots were taken, and the position after the last. */
interface Body {
  ats: number[];
  state: object;
  hash: string;
}

/**
 * What the newest snapshot of a game covers. The digest runs over build, rules and start and then, piece by piece, over
 * actions and their log, so that one more piece costs no more than itself.
 */
interface Chain {
  ats: number[];
  digest: string;
  logged: number;
  /** The last action that it covers: if this is unchanged, all before it are. */
  last: BaseAction | undefined;
  head: string;
}

/**
 * Positions of long games, each with its log, from which they open without being replayed from the start. One is used only
 * if its digest shows that it was made by this build of the page, from this start and these actions. All of it only saves
 * time: what is missing, broken or of another build is ignored.
 */
export class Snapshots {
  readonly #connection: Connection;
  readonly #build: string;
  readonly #chains = new Map<string, Chain>();
  /** Number of actions at which a game without room is tried again. */
  readonly #later = new Map<string, number>();

  constructor(connection: Connection, build: string) {
    this.#connection = connection;
    this.#build = build;
  }

  /** Keeps a snapshot when one is due and nothing before this position can be undone. */
  async keep(id: string, match: Match): Promise<void> {
    const known = this.#known(id, match);
    const at = match.actions.length;
    if (!isSettled(match) || at < (known?.ats.at(-1) ?? 0) + SPACING || at < (this.#later.get(id) ?? 0)) return;
    try {
      await this.#write(id, match, known);
    } catch {
      this.#later.set(id, at + SPACING);
      await this.#remove(id);
    }
  }

  /** The snapshot of this record, for `resumed`. */
  async open(id: string, record: GameRecord): Promise<Snapshot | undefined> {
    const rows = await this.#rows(id);
    const head = rows.get(HEAD) ?? '';
    const [seal, text = ''] = head.split('\n');
    const body = bodyIn(text);
    if (!body || (body.ats.at(-1) as number) > record.actions.length) return undefined;
    const pieces = body.ats.map((_, n) => rows.get(String(n)));
    const { actions } = record;
    let digest = this.#rootOf(record, record);
    for (const [n, piece = ''] of pieces.entries()) {
      digest = await digestByBrowser(linked(digest, actions.slice(body.ats[n - 1] ?? 0, body.ats[n]), piece));
    }
    if (seal !== (await digestByBrowser(sealed(digest, text)))) return undefined;
    const log = pieces.flatMap((piece) => JSON.parse(piece as string) as LogEntry<BaseEvent>[]);
    const at = body.ats.at(-1) as number;
    this.#chains.set(id, { ats: body.ats, digest, logged: log.length, last: actions[at - 1], head });
    return { at, state: body.state, log, hash: body.hash };
  }

  async #rows(id: string): Promise<Map<string, string>> {
    try {
      const store = reading(await this.#connection.open(), ['snapshots']).objectStore('snapshots');
      const [keys, values] = await Promise.all([store.getAllKeys(rowsOf(id)), store.getAll(rowsOf(id))]);
      return new Map(keys.map(([, name], i) => [name, values[i] ?? '']));
    } catch {
      return new Map();
    }
  }

  async #remove(id: string): Promise<void> {
    this.#chains.delete(id);
    await this.#connection
      .open()
      .then((db) => db.delete('snapshots', rowsOf(id)))
      .catch(() => undefined);
  }

  /** The chain, if the match goes on from it. */
  #known(id: string, { actions }: Match): Chain | undefined {
    const chain = this.#chains.get(id);
    return chain && actions[(chain.ats.at(-1) ?? 0) - 1] === chain.last ? chain : undefined;
  }

  /** Takes everything from the match before it waits for anything: meanwhile the game goes on. */
  #write(id: string, match: Match, known: Chain | undefined): Promise<void> {
    const { actions, log, game, start } = match;
    const { at, state, hash } = snapshotOf(match);
    const ats = [...(known?.ats ?? []), at];
    const piece = JSON.stringify(log.slice(known?.logged ?? 0));
    const root = known?.digest ?? this.#rootOf({ game: game.id, rules: game.rules }, start);
    const digest = digestOf(linked(root, actions.slice(known?.ats.at(-1) ?? 0), piece));
    const body = JSON.stringify({ ats, state, hash } satisfies Body);
    const head = `${digestOf(sealed(digest, body))}\n${body}`;
    this.#chains.set(id, { ats, digest, logged: log.length, last: actions.at(-1), head });
    return this.#put(id, { [ats.length - 1]: piece, [HEAD]: head }, known?.head);
  }

  /** Writes rows, after the head `before` or in place of all; throws when another tab has changed the head. */
  async #put(id: string, rows: Readonly<Record<string, string>>, before: string | undefined): Promise<void> {
    const db = await this.#connection.open();
    const transaction = db.transaction('snapshots', 'readwrite', { durability: 'relaxed' });
    const { store, done } = transaction;
    done.catch(() => undefined);
    if (before === undefined) await store.delete(rowsOf(id));
    else if ((await store.get([id, HEAD])) !== before) throw new Error('The snapshot is not the one that was opened.');
    await Promise.all(Object.entries(rows).map(([name, text]) => store.put(text, [id, name])));
    await done;
  }

  #rootOf(of: Pick<GameRecord, 'game' | 'rules'>, start: Match['start']): string {
    const { scenario, options, setup } = start;
    return digestOf(canonical([this.#build, of.game, of.rules, scenario, options, setup]));
  }
}

/** As `digestOf`, by the browser: quicker, and not on a page's own time. Pages that are not secure have none. */
async function digestByBrowser(text: string): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return digestOf(text);
  return bytesToHex(new Uint8Array(await subtle.digest('SHA-256', utf8ToBytes(text))));
}

/** What the digests are of. */
const linked = (digest: string, actions: readonly BaseAction[], log: string): string =>
  [digest, JSON.stringify(actions), log].join('\n');
const sealed = (digest: string, body: string): string => `${digest}\n${body}`;

function bodyIn(text: string): Body | undefined {
  try {
    const body = JSON.parse(text) as Body;
    return Array.isArray(body.ats) && body.ats.length > 0 ? body : undefined;
  } catch {
    return undefined;
  }
}
