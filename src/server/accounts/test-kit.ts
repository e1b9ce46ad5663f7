// A browser with passkeys, and mails that go nowhere.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { readDescribed, type Described } from '../api/test-kit.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Authentication, Registration } from './passkeys.ts';
import type { Mail } from './post.ts';

export const HOST = 'localhost:8044';
export const ORIGIN = `http://${HOST}`;
export const PASSWORD = 'correct horse battery';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  /** The cookie that was set, as it was sent. */
  cookie: string | undefined;
}

const described = new WeakMap<FastifyInstance, Promise<Described>>();

/** Throws where a route of accounts answers otherwise than it says. */
async function mustBeDescribed(app: FastifyInstance, method: string, url: string, answer: Answer): Promise<void> {
  const reading = described.get(app) ?? readDescribed(app);
  described.set(app, reading);
  const { operations, formOf } = await reading;
  const found = operations.find((one) => one.path === url && one.method.toUpperCase() === method);
  const schema = found?.operation.responses[answer.status]?.content?.['application/json'].schema;
  const said = `${method} ${url} ${answer.status} ${JSON.stringify(answer.body)}`;
  if (!schema) throw new Error(`${said} is not described.`);
  const read = formOf(schema).safeParse(answer.body);
  if (!read.success) throw new Error(`${said}: ${read.error.message}`);
}

/** A browser at the site: it has a cookie, and says where its page comes from. */
export class Visitor {
  readonly #app: FastifyInstance;
  readonly headers: Record<string, string>;
  cookie = '';

  constructor(app: FastifyInstance, headers: Record<string, string> = {}) {
    this.#app = app;
    this.headers = { host: HOST, origin: ORIGIN, ...headers };
  }

  async post(path: string, payload: object = {}): Promise<Answer> {
    return this.#answer('POST', path, payload);
  }

  async get(path: string): Promise<Answer> {
    return this.#answer('GET', path);
  }

  async #answer(method: 'GET' | 'POST', path: string, payload?: object): Promise<Answer> {
    const headers = { ...this.headers, ...(this.cookie ? { cookie: this.cookie } : {}) };
    const url = `/api/account${path}`;
    const {
      statusCode,
      body,
      headers: said,
    } = await this.#app.inject({ method, url, headers, ...(payload && { payload }) });
    const cookie = said['set-cookie'] as string | undefined;
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    const answer = { status: statusCode, body: JSON.parse(body) as Answer['body'], cookie };
    await mustBeDescribed(this.#app, method, url, answer);
    return answer;
  }

  /** Who is signed in here. */
  async account(): Promise<Record<string, unknown> | null> {
    return (await this.get('')).body['account'] as Record<string, unknown> | null;
  }

  signUp(name: string, more: object = {}): Promise<Answer> {
    return this.post('/sign-up', { name, lang: 'en', password: PASSWORD, ...more });
  }

  async signUpByPasskey(name: string, device: Authenticator): Promise<Answer> {
    const { body } = await this.post('/passkey/new', { name });
    return this.post('/sign-up', { name, lang: 'en', passkey: device.make(body as unknown as ToMake) });
  }

  async signInByPasskey(device: Authenticator): Promise<Answer> {
    const { body } = await this.post('/passkey/sign-in/ask');
    return this.post('/passkey/sign-in', { passkey: device.sign(body as { challenge: string }) });
  }
}

/** A site with its store in memory and a clock of its own. */
export interface TestSite {
  app: FastifyInstance;
  store: Store;
  mails: Mail[];
  visitor(headers?: Record<string, string>): Visitor;
  /** Minutes go by. */
  pass(minutes: number): void;
  /** The token in the newest mail, when so many have been sent. */
  tokenIn(mails: number): Promise<string>;
}

export async function testSite({
  mail = true,
  site,
  owners = [],
}: { mail?: boolean; site?: string; owners?: string[] } = {}): Promise<TestSite> {
  const store = await openSqlite(':memory:');
  const mails: Mail[] = [];
  let time = Date.now();
  const post = { send: async (mail: Mail) => mails.push(mail) };
  const app = await buildApp(tmpdir(), {
    store,
    accounts: { ...(mail ? { post } : {}), ...(site === undefined ? {} : { site }), owners, now: () => time },
  });
  return {
    app,
    store,
    mails,
    visitor: (headers) => new Visitor(app, headers),
    pass: (minutes) => void (time += minutes * 60_000),
    tokenIn: async (count) => {
      while (mails.length < count) await new Promise(setImmediate);
      return /\/#\/account\/\w+\/([\w-]+)/.exec(mails[count - 1]?.text ?? '')?.[1] ?? '';
    },
  };
}

interface ToMake {
  challenge: string;
  rp: { id: string };
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const USER_IS_THERE = 0x01;
const USER_IS_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** An authenticator with one passkey, as a browser shows it to a page of this origin. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  origin = ORIGIN;
  rp = 'localhost';
  counter = 1;
  /** Whether it asks for a finger or a PIN. */
  verifies = true;

  make({ challenge }: { challenge: string }): Registration {
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.#data(HAS_CREDENTIAL), Buffer.alloc(16), length, this.id, this.#cose()]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    const response = {
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal' as const],
    };
    return { ...this.#about(), response };
  }

  sign({ challenge }: { challenge: string }): Authentication {
    this.counter++;
    const client = this.#client('webauthn.get', challenge);
    const data = this.#data(0);
    const response = {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey).toString('base64url'),
    };
    return { ...this.#about(), response };
  }

  #about() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | USER_IS_THERE | (this.verifies ? USER_IS_VERIFIED : 0);
    return Buffer.concat([sha256(this.rp), Buffer.from([all]), counter]);
  }

  /** The public key as COSE: kty EC2, alg ES256, crv P-256, x, y. */
  #cose(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const [left, right] = [x, y].map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer];
    const start = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
    return Buffer.concat([start, left, Buffer.from([0x22, 0x58, 0x20]), right]);
  }
}

const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
