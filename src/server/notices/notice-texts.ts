import { digestOf } from '../../kernel/hash.ts';
import type { Side } from '../../kernel/game.ts';
import type { KnownPace } from '../../seat/sitting.ts';
import { listText, momentText, type Lang } from '../../text/format.ts';
import { word } from '../../text/index.ts';
import { mailText } from '../../text/mail/index.ts';
import { letter } from '../accounts/mails.ts';
import type { Mail } from '../accounts/post.ts';
import type { NoticeKind } from './turn-jobs.ts';

/** What a notice may say of a game: nothing of its position. */
export interface NoticeAbout {
  id: string;
  /** Id and title of the rules. */
  game: string;
  title: string;
  scenario: string;
  side: Side;
  turn: number;
  /** Who sits at the other sides. */
  others: readonly string[];
  /** When the time of the side is up, in ISO 8601; absent without clocks. */
  due?: string;
  pace: KnownPace;
  isRated: boolean;
}

interface Reader {
  to: string;
  lang: Lang;
  name: string;
  /** Where the site is: https://example.org */
  site: string;
}

/** The page's address of a seat of one's account. */
const seatLink = (site: string, { id, side }: NoticeAbout): string => `${site}/#/seat/${id}/${side}`;

/** Where a notice leads: to the seat, or to the lobby, where challenges are answered. */
export const linkOf = (kind: NoticeKind, site: string, about: NoticeAbout): string =>
  kind === 'challenge' ? `${site}/#/` : seatLink(site, about);

/** `key`: of the job that sends it. */
export function noticeMail(kind: NoticeKind, about: NoticeAbout, reader: Reader, key: string): Mail {
  const { lang } = reader;
  return mail(reader, key, {
    subject: mailText(lang, `${kind}-subject`, { game: about.title }),
    body: [mailText(lang, `${kind}-body`), ...gameIn(lang, about, kind)],
    links: [{ to: linkOf(kind, reader.site, about), text: mailText(lang, kind === 'challenge' ? 'answer' : 'play') }],
  });
}

/** What a browser shows, and where it leads. */
export const pushedNotice = (kind: NoticeKind, about: NoticeAbout, lang: Lang, site: string): object => ({
  title: mailText(lang, `${kind}-subject`, { game: about.title }),
  body: gameIn(lang, about, kind).join(' '),
  lang,
  game: about.id,
  link: linkOf(kind, site, about),
});

/** One mail for all games in which it is somebody's move. */
export function digestMail(games: readonly NoticeAbout[], reader: Reader, key: string): Mail {
  const { lang, site } = reader;
  return mail(reader, key, {
    subject: mailText(lang, 'digest-subject', { n: games.length }),
    body: [mailText(lang, 'digest-body')],
    links: games.map((about) => ({ to: seatLink(site, about), text: gameIn(lang, about).join(' ') })),
  });
}

function mail(
  { to, lang, name, site }: Reader,
  key: string,
  { subject, body, links }: { subject: string; body: readonly string[]; links: { to: string; text: string }[] },
): Mail {
  const { host } = new URL(site);
  const greeting = mailText(lang, 'hello', { name });
  const end = mailText(lang, 'notice-end', { site: host, link: `${site}/#/account` });
  return {
    ...letter(lang, { to, subject, body: [greeting, ...body], links, end }),
    messageId: `<${digestOf(key)}@${host}>`,
  };
}

/** Which game it is, and until when there is time; of one to which somebody is challenged, how it would be played. */
function gameIn(
  lang: Lang,
  { game, title, scenario, side, turn, others, due, pace, isRated }: NoticeAbout,
  kind: NoticeKind = 'turn',
): string[] {
  const args = {
    title,
    scenario: word(lang, game, 'scenario', scenario),
    turn,
    side: word(lang, game, 'side', side),
    others: listText(lang, others),
  };
  if (kind === 'challenge') {
    const how = { pace: mailText(lang, `pace-${pace}`), rated: isRated ? 'yes' : 'no' };
    return [mailText(lang, 'challenge', args), mailText(lang, 'challenge-pace', how)];
  }
  const until = due === undefined ? [] : [mailText(lang, 'due', { due: momentText(lang, Date.parse(due), 'UTC') })];
  return [mailText(lang, 'game', args), ...until];
}
