import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** By which a mail that had to be sent twice is known to be the same. */
  messageId?: string;
}

/** Sends mails. */
export interface Post {
  send(mail: Mail): Promise<unknown>;
}

/** Milliseconds for which a mail server is waited for. */
const PATIENCE = 20_000;

/** Sends by the mail server at this URL (smtp://name:password@host:port, or smtps://), from this address. */
export function smtpPost(url: string, from: string): Post {
  const options = { url, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  const transport = createTransport(options, { from });
  return { send: (mail) => transport.sendMail(mail) };
}
