import type { Lang } from '../../text/format.ts';
import { mailText } from '../../text/mail/index.ts';
import type { Mail } from './post.ts';

/** Mails by what they say; those with a link ask for something. */
export type MailKind = 'verify' | 'known' | 'reset' | 'password' | 'email';

interface About {
  to: string;
  lang: Lang;
  /** Whom it is for. */
  name: string;
  /** Where the site is: https://example.org */
  site: string;
  /** Of `verify` and `reset`. */
  token?: string;
}

/** What a mail says, as plain text and as simple HTML. The token is behind the #, which browsers do not send to servers. */
export function mailOf(kind: MailKind, { to, lang, name, site, token }: About): Mail {
  const paragraphs = [mailText(lang, 'hello', { name }), mailText(lang, `${kind}-body`)];
  const end = mailText(lang, 'end', { site: new URL(site).host });
  const subject = mailText(lang, `${kind}-subject`);
  if (token === undefined || (kind !== 'verify' && kind !== 'reset'))
    return { to, subject, text: plain([...paragraphs, end]), html: html(lang, subject, [...paragraphs, end].map(p)) };
  const link = `${site}/#/account/${kind}/${token}`;
  const button = `<p><a href="${escaped(link)}">${escaped(mailText(lang, `${kind}-do`))}</a></p>`;
  return {
    to,
    subject,
    text: plain([...paragraphs, link, end]),
    html: html(lang, subject, [...paragraphs.map(p), button, p(end)]),
  };
}

const plain = (paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

const p = (text: string): string => `<p>${escaped(text)}</p>`;

const html = (lang: Lang, title: string, body: readonly string[]): string =>
  `<!doctype html>\n<html lang="${lang}">\n<meta charset="utf-8">\n<title>${escaped(title)}</title>\n${body.join('\n')}\n</html>\n`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
