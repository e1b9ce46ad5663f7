import type { Side } from '../../kernel/game.ts';
import { digestOf } from '../../kernel/hash.ts';
import type { Library } from '../../wargame/wargame.ts';
import type { Post } from '../accounts/post.ts';
import type { Handler } from '../jobs/jobs.ts';
import { absenceAt, absencesOf, isAway } from '../absence/absence.ts';
import { knownPace } from '../clocks/paces.ts';
import { dueOf } from '../clocks/clock.ts';
import type { Account, NoticeWishes, PushTarget } from '../store/accounts.ts';
import type { NewJob } from '../store/jobs.ts';
import type { GameInBrief, Store } from '../store/store.ts';
import { digestMail, linkOf, noticeMail, pushedNotice, type NoticeAbout } from './notice-texts.ts';
import { keyOf, reminderOf, type NoticeKind, type Turn } from './turn-jobs.ts';
import { newPushKeys, pushTo } from './pushes.ts';
import type { Web } from './web.ts';
import { postTo } from './webhooks.ts';

export interface NoticeOptions {
  store: Store;
  library: Library;
  /** Where the site is: https://example.org. Without it no notice is sent, for it would lead nowhere. */
  site?: string;
  /** Sends mails; without it, none are sent. */
  post?: Post;
  web?: Partial<Web>;
  /** Is somebody of this side looking at the game? */
  isPresent: (game: string, side: Side) => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

interface Noted extends Turn {
  readonly what: NoticeKind;
}

interface NotedPush extends Noted {
  readonly endpoint: string;
}

/** Somebody who is to get a notice. */
interface Reader {
  account: Account;
  wishes: NoticeWishes;
  about: NoticeAbout;
}

/** Whose account is to get a notice, and what of. */
interface Found {
  account: string;
  about: NoticeAbout;
}

/** Hour of the day (UTC) at which those who want one mail a day get it. */
const DIGEST_HOUR = 6;

/**
 * Notices that it is somebody's move. When one is due, each channel gets a job of its own, so that one that is down holds up no other. Both times it is
 * looked whether it still is so.
 */
export class Notices {
  readonly #options: NoticeOptions;

  constructor(options: NoticeOptions) {
    this.#options = options;
  }

  /** By kinds of jobs. */
  get handlers(): Readonly<Record<string, Handler>> {
    return {
      turn: (turn) => this.#channels({ ...(turn as Turn), what: 'turn' }),
      reminder: (turn) => this.#channels({ ...(turn as Turn), what: 'reminder' }),
      challenge: (turn) => this.#channels({ ...(turn as Turn), what: 'challenge' }),
      mail: (noted, { key }) => this.#mail(noted as Noted, key),
      webhook: (noted, { key }) => this.#webhook(noted as Noted, key),
      push: (noted) => this.#push(noted as NotedPush),
      digest: (of, { key }) => this.#digest((of as { account: string }).account, key),
    };
  }

  async #channels(noted: Noted): Promise<NewJob[]> {
    const reader = await this.#reader(noted);
    if (!reader) return [];
    const later = await this.#later(noted);
    if (later !== undefined) return [later];
    const { account, wishes } = reader;
    const job = (kind: string): NewJob => ({
      kind,
      key: `${kind}/${keyOf(noted.what, noted)}`,
      payload: noted,
      due: this.#nowText,
    });
    // Who is short of time cannot wait for the mail of the day.
    const byMail = wishes.mail === 'daily' && noted.what === 'turn' ? this.#nextDigest(account.id) : job('mail');
    return [
      ...(wishes.mail !== 'off' && account.email !== null ? [byMail] : []),
      ...(wishes.webhook ? [job('webhook')] : []),
      ...(await this.#pushes(account.id)).map(({ endpoint }) => ({
        ...job(`push/${digestOf(endpoint)}`),
        kind: 'push',
        payload: { ...noted, endpoint } satisfies NotedPush,
      })),
    ];
  }

  /** What is done instead where it is not yet time: whoever is away is told when he is back, and reminded by the time that he has then. */
  async #later({ what, ...turn }: Noted): Promise<NewJob | undefined> {
    const game = await this.#options.store.brief(turn.game);
    if (!game) return undefined;
    const absences = absencesOf(game);
    const away = absences.get(turn.side);
    const { clock } = game.standing ?? {};
    const reminder = what === 'reminder' && clock ? reminderOf(clock, absences) : undefined;
    const due = reminder ?? (isAway(away, this.#nowText) ? absenceAt(away, this.#nowText)?.ended : undefined);
    if (due === undefined || due <= this.#nowText) return undefined;
    return { kind: what, key: `${keyOf(what, turn)}/${due}`, payload: turn, due };
  }

  async #mail(noted: Noted, key: string): Promise<void> {
    const reader = await this.#reader(noted);
    const { post, site = '' } = this.#options;
    if (!reader || !post) return;
    const { account, wishes, about } = reader;
    if (account.email === null || wishes.mail === 'off') return;
    await post.send(
      noticeMail(noted.what, about, { to: account.email, lang: wishes.lang, name: account.name, site }, key),
    );
  }

  async #webhook(noted: Noted, key: string): Promise<void> {
    const reader = await this.#reader(noted);
    if (!reader?.wishes.webhook) return;
    const { site = '', web, now } = this.#options;
    const data = { ...reader.about, link: linkOf(noted.what, site, reader.about) };
    const content = { type: noted.what, timestamp: this.#nowText, data };
    await postTo(reader.wishes.webhook, key, content, now(), web);
  }

  async #pushes(account: string): Promise<readonly PushTarget[]> {
    const { site, store } = this.#options;
    return site?.startsWith('https:') ? store.accounts.pushes(account, this.#nowText) : [];
  }

  async #push({ endpoint, ...noted }: NotedPush): Promise<void> {
    const reader = await this.#reader(noted);
    if (!reader) return;
    const { account, about } = reader;
    const target = (await this.#pushes(account.id)).find((each) => each.endpoint === endpoint);
    if (!target) return;
    const { accounts } = this.#options.store;
    const { site = '', web, now } = this.#options;
    const push = {
      content: pushedNotice(noted.what, about, target.lang, site),
      topic: about.id,
      lasts: about.due === undefined ? undefined : Date.parse(about.due) - now(),
    };
    const isWanted = await pushTo(target, push, await accounts.pushKeys(newPushKeys), site, web);
    if (!isWanted) await accounts.removePush(account.id, endpoint);
  }

  #nextDigest(account: string): NewJob {
    const due = new Date(this.#options.now());
    if (due.getUTCHours() >= DIGEST_HOUR) due.setUTCDate(due.getUTCDate() + 1);
    due.setUTCHours(DIGEST_HOUR, 0, 0, 0);
    const at = due.toISOString();
    return { kind: 'digest', key: `digest/${account}/${at}`, payload: { account }, due: at };
  }

  async #digest(id: string, key: string): Promise<void> {
    const { store, post, site } = this.#options;
    const [account, wishes] = [await store.accounts.byId(id), await store.accounts.notices(id)];
    if (!post || site === undefined || !account || account.email === null || wishes.mail !== 'daily') return;
    const own = (await store.ownSeats(id)).filter(({ game, side }) => game.standing?.toAct === side);
    const games = own.map(({ game, side }) => this.#about(game, side));
    if (games.length === 0) return;
    await post.send(digestMail(games, { to: account.email, lang: wishes.lang, name: account.name, site }, key));
  }

  /** Whom a notice is for; undefined when there is no reason for it any more, when he knows it, or when nobody can be told. */
  async #reader(noted: Noted): Promise<Reader | undefined> {
    if (this.#options.site === undefined) return undefined;
    const { accounts } = this.#options.store;
    const game = await this.#options.store.brief(noted.game);
    if (!game) return undefined;
    const found = await (noted.what === 'challenge' ? this.#challenged(noted, game) : this.#deciding(noted, game));
    const account = found && (await accounts.byId(found.account));
    if (!account) return undefined;
    return { account, wishes: await accounts.notices(account.id), about: found.about };
  }

  /** Who has to decide since that version of the game, and does not look at it. */
  async #deciding({ side, since, what }: Noted, game: GameInBrief): Promise<Found | undefined> {
    const deciding = game.standing?.deciding;
    if (deciding?.side !== side || deciding.since !== since) return undefined;
    if (what === 'turn' && deciding.hasActed) return undefined;
    if (this.#options.isPresent(game.id, side)) return undefined;
    const account = await this.#options.store.accounts.holder(game.id, side);
    return account === undefined ? undefined : { account, about: this.#about(game, side) };
  }

  /** Who has not answered yet whether he will play. */
  async #challenged({ side }: Noted, game: GameInBrief): Promise<Found | undefined> {
    const { accounts, challenges } = this.#options.store;
    const challenge = await challenges.of(game.id);
    const by = challenge && !challenge.answer ? await accounts.byId(challenge.by) : undefined;
    if (!challenge || !by) return undefined;
    return { account: challenge.account, about: { ...this.#about(game, side), others: [by.name] } };
  }

  #about({ id, game, scenario, pace, isRated, seats, standing }: GameInBrief, side: Side): NoticeAbout {
    const due = standing?.clock && dueOf(standing.clock, absencesOf({ pace, seats }));
    return {
      id,
      game,
      title: this.#options.library.get(game)?.about.title ?? game,
      scenario,
      side,
      turn: standing?.turn ?? 0,
      others: seats.filter((seat) => seat.side !== side).map(({ side: other, name }) => name ?? other),
      ...(due === undefined ? {} : { due }),
      pace: knownPace(pace),
      isRated: isRated ?? false,
    };
  }

  get #nowText(): string {
    return new Date(this.#options.now()).toISOString();
  }
}
