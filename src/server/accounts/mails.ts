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

/** What a mail of an account says. The token is behind the #, which browsers do not send to servers. */
export function mailOf(kind: MailKind, { to, lang, name, site, token }: About): Mail {
  const asks = token !== undefined && (kind === 'verify' || kind === 'reset');
  return letter(lang, {
    to,
    subject: mailText(lang, `${kind}-subject`),
    body: [mailText(lang, 'hello', { name }), mailText(lang, `${kind}-body`)],
    ...(asks ? { links: [{ to: `${site}/#/account/${kind}/${token}`, text: mailText(lang, `${kind}-do`) }] } : {}),
    end: mailText(lang, 'end', { site: new URL(site).host }),
  });
}

interface Letter {
  to: string;
  subject: string;
  /** Paragraphs. */
  body: readonly string[];
  links?: readonly { to: string; text: string }[];
  end: string;
}

/** A mail as plain text and as simple HTML. */
export function letter(lang: Lang, { to, subject, body, links = [], end }: Letter): Mail {
  // A single link needs no name in plain text: what is above it says what it is for.
  const named = links.map(({ to: link, text }) => (links.length > 1 ? `${text}\n${link}` : link));
  const buttons = links.map(({ to: link, text }) => `<p><a href="${escaped(link)}">${escaped(text)}</a></p>`);
  return {
    to,
    subject,
    text: plain([...body, ...named, end]),
    html: html(lang, subject, [...body.map(p), ...buttons, p(end)]),
  };
}

const plain = (paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

const p = (text: string): string => `<p>${escaped(text)}</p>`;

const html = (lang: Lang, title: string, body: readonly string[]): string =>
  `<!doctype html>\n<html lang="${lang}">\n<meta charset="utf-8">\n<title>${escaped(title)}</title>\n${body.join('\n')}\n</html>\n`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
