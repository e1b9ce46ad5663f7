import type { BaseAction, BaseEvent } from '../../kernel/game.ts';
import { canonical, digestOf } from '../../kernel/hash.ts';
import type { GameRecord, LogEntry, Match } from '../../kernel/match.ts';
import { isSettled, snapshotOf, type Snapshot } from '../../kernel/snapshot.ts';
import { SNAPSHOTS, type Drawer } from '../storage/key-value-store.ts';

/** Actions after which a new snapshot is worth its writing. */
const SPACING = 200;
/** Characters of all snapshots together: a third of what a browser gives a site. */
const MOST = 1_700_000;

/** What lies beside the log: numbers of actions after which snapshots were taken, and the position after the last. */
interface Body {
  ats: number[];
  state: object;
  hash: string;
}

/**
 * What the newest snapshot of a game covers. The digest runs over build, rules and start and then, piece by piece, over
 * actions and their log, so that a piece more costs no more than itself.
 */
interface Chain {
  ats: number[];
  digest: string;
  logged: number;
  /** The last action it covers: where it still stands, so do all before it. */
  last: BaseAction | undefined;
  head: string;
}

/**
 * Positions of long games, each with its log, from which they open without being played from the start. One is used only
 * where its seal says that it was made by this very build of the page, from this very start and these very actions. All
 * of it is for speed: what is missing, broken or of another build is as if it were not there.
 */
export class Snapshots {
  readonly #drawer: Drawer;
  readonly #build: string;
  readonly #chains = new Map<string, Chain>();
  /** Actions that have to be there before a game without room is tried again. */
  readonly #later = new Map<string, number>();

  constructor(drawer: Drawer, build: string) {
    this.#drawer = drawer;
    this.#build = build;
  }

  /** Keeps a snapshot when one is due and nothing before this position can be taken back. */
  keep(id: string, match: Match): void {
    const known = this.#known(id, match);
    const at = match.actions.length;
    if (!isSettled(match) || at < (known?.ats.at(-1) ?? 0) + SPACING || at < (this.#later.get(id) ?? 0)) return;
    try {
      this.#write(id, match, known);
    } catch {
      this.remove(id);
      this.#later.set(id, at + SPACING);
    }
  }

  /** The snapshot of this record, for `resumed`. */
  open(id: string, record: GameRecord): Snapshot | undefined {
    const head = this.#drawer.getItem(keyOf(id, 'head')) ?? '';
    const [seal, text = ''] = head.split('\n');
    const body = bodyIn(text);
    if (!body || (body.ats.at(-1) as number) > record.actions.length) return undefined;
    const pieces = body.ats.map((_, n) => this.#drawer.getItem(keyOf(id, String(n))));
    const { actions } = record;
    const digest = pieces.reduce<string>(
      (sum, piece, n) => linked(sum, actions.slice(body.ats[n - 1] ?? 0, body.ats[n]), piece ?? ''),
      this.#rootOf(record, record),
    );
    if (seal !== sealed(digest, text)) return undefined;
    const log = pieces.flatMap((piece) => JSON.parse(piece as string) as LogEntry<BaseEvent>[]);
    const at = body.ats.at(-1) as number;
    this.#chains.set(id, { ats: body.ats, digest, logged: log.length, last: actions[at - 1], head });
    return { at, state: body.state, log, hash: body.hash };
  }

  remove(id: string): void {
    this.#chains.delete(id);
    for (const key of this.#keys()) if (key.startsWith(`${SNAPSHOTS}${id}/`)) this.#drawer.removeItem(key);
  }

  /** The chain, as long as it is what lies there and the match goes on from it. */
  #known(id: string, { actions }: Match): Chain | undefined {
    const chain = this.#chains.get(id);
    const at = chain?.ats.at(-1) ?? 0;
    const fits = chain && chain.head === this.#drawer.getItem(keyOf(id, 'head')) && actions[at - 1] === chain.last;
    return fits ? chain : undefined;
  }

  #write(id: string, match: Match, known: Chain | undefined): void {
    const { actions, log, game, start } = match;
    const { at, state, hash } = snapshotOf(match);
    const ats = [...(known?.ats ?? []), at];
    const piece = JSON.stringify(log.slice(known?.logged ?? 0));
    const root = known?.digest ?? this.#rootOf({ game: game.id, rules: game.rules }, start);
    const digest = linked(root, actions.slice(known?.ats.at(-1) ?? 0), piece);
    const body = JSON.stringify({ ats, state, hash } satisfies Body);
    const head = `${sealed(digest, body)}\n${body}`;
    if (!known) this.remove(id);
    this.#makeRoom(id, piece.length + head.length);
    this.#drawer.setItem(keyOf(id, String(ats.length - 1)), piece);
    this.#drawer.setItem(keyOf(id, 'head'), head);
    this.#chains.set(id, { ats, digest, logged: log.length, last: actions.at(-1), head });
  }

  /** Where there would be too much, snapshots of other games go. */
  #makeRoom(id: string, more: number): void {
    const keys = this.#keys();
    const all = keys.reduce((sum, key) => sum + (this.#drawer.getItem(key)?.length ?? 0), more);
    if (all <= MOST) return;
    for (const key of keys) if (!key.startsWith(`${SNAPSHOTS}${id}/`)) this.#drawer.removeItem(key);
  }

  #rootOf(of: Pick<GameRecord, 'game' | 'rules'>, start: Match['start']): string {
    const { scenario, options, setup } = start;
    return digestOf(canonical([this.#build, of.game, of.rules, scenario, options, setup]));
  }

  #keys(): string[] {
    const keys = Array.from({ length: this.#drawer.length }, (_, i) => this.#drawer.key(i) ?? '');
    return keys.filter((key) => key.startsWith(SNAPSHOTS));
  }
}

const keyOf = (id: string, name: string): string => `${SNAPSHOTS}${id}/${name}`;
const linked = (digest: string, actions: readonly BaseAction[], log: string): string =>
  digestOf([digest, JSON.stringify(actions), log].join('\n'));
const sealed = (digest: string, body: string): string => digestOf(`${digest}\n${body}`);

function bodyIn(text: string): Body | undefined {
  try {
    const body = JSON.parse(text) as Body;
    return Array.isArray(body.ats) && body.ats.length > 0 ? body : undefined;
  } catch {
    return undefined;
  }
}
