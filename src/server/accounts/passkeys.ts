import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import type { IncomingHttpHeaders } from 'node:http';
import type { Account, AccountStore, Passkey } from '../store/accounts.ts';
import { Refused } from './refused.ts';
import { newSecret } from './secrets.ts';
import type { Tokens } from './tokens.ts';
import { timeAfter } from '../time-after.ts';

/** Loaded with the first passkey: it brings parsers of certificates, which take as long to load as the rest of the server. */
const webauthn = () => import('@simplewebauthn/server');

const SITE = 'Bivouac';
/** Kinds of signatures (COSE): EdDSA, ES256, RS256. Which others this Node knows, it would only say with a warning. */
const ALGORITHMS = [-8, -7, -257];

/** What an authenticator answers with, of which only the library knows whether it is sound. */
export type Registration = RegistrationResponseJSON;
export type Authentication = AuthenticationResponseJSON;

/** The name that passkeys are bound to, and the origins that they may be used from: browsers have none over plain http but on their own machine. */
function partyOf({ host = '' }: IncomingHttpHeaders): { id: string; origins: string[] } {
  const { hostname } = new URL(`http://${host}`);
  return { id: hostname, origins: [`https://${host}`, ...(hostname === 'localhost' ? [`http://${host}`] : [])] };
}

/** Passkeys of accounts: what a browser is asked to do with them, and whether it did. */
export class Passkeys {
  readonly #accounts: AccountStore;
  readonly #tokens: Tokens;
  readonly #now: () => number;

  constructor(accounts: AccountStore, tokens: Tokens, now: () => number) {
    this.#accounts = accounts;
    this.#tokens = tokens;
    this.#now = now;
  }

  /** What a browser needs to make a passkey: for a new account, whose id is then settled, or for one more of an account. */
  async toMake(
    headers: IncomingHttpHeaders,
    name: string,
    account?: Account,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await webauthn();
    const id = account?.id ?? newSecret();
    const challenge = await this.#tokens.make(account ? 'passkey-add' : 'passkey-account', id);
    const known = account ? await this.#accounts.passkeys(account.id) : [];
    return generateRegistrationOptions({
      rpName: SITE,
      rpID: partyOf(headers).id,
      userName: name,
      userDisplayName: name,
      userID: new Uint8Array(Buffer.from(id)),
      challenge: bytesOf(challenge),
      attestationType: 'none',
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** The passkey that a browser has made, for a new account or for this one. Throws when it is not sound. */
  async made(headers: IncomingHttpHeaders, response: Registration, label: string, account?: Account): Promise<Passkey> {
    const { verifyRegistrationResponse } = await webauthn();
    const party = partyOf(headers);
    let owner: string | null | undefined;
    const verified = await orFailed(
      verifyRegistrationResponse({
        response,
        expectedOrigin: party.origins,
        expectedRPID: party.id,
        supportedAlgorithmIDs: ALGORITHMS,
        requireUserVerification: true,
        expectedChallenge: async (challenge) => {
          const purpose = account ? 'passkey-add' : 'passkey-account';
          owner = (await this.#tokens.take(purpose, secretOf(challenge)))?.account;
          return account ? owner === account.id : typeof owner === 'string';
        },
      }),
    );
    if (!verified.verified || typeof owner !== 'string') throw new Refused('passkey-failed');
    return this.#passkeyOf(owner, label, verified.registrationInfo);
  }

  #passkeyOf(
    account: string,
    label: string,
    { credential }: NonNullable<VerifiedRegistrationResponse['registrationInfo']>,
  ): Passkey {
    const { id, publicKey, counter, transports = [] } = credential;
    const key = Buffer.from(publicKey).toString('base64url');
    return { id, account, label, key, counter, transports, created: timeAfter(this.#now), used: null };
  }

  /** What a browser needs to sign in with any passkey that it has for the site. */
  async toSignIn(headers: IncomingHttpHeaders): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webauthn();
    const challenge = bytesOf(await this.#tokens.make('passkey-sign-in', null));
    return generateAuthenticationOptions({ rpID: partyOf(headers).id, challenge, userVerification: 'required' });
  }

  /** Whose passkey has signed. Throws when it is nobody's, or when it has not. */
  async signedIn(headers: IncomingHttpHeaders, response: Authentication): Promise<string> {
    const passkey = await this.#accounts.passkey(response.id);
    if (!passkey) throw new Refused('passkey-unknown');
    const { verifyAuthenticationResponse } = await webauthn();
    const party = partyOf(headers);
    const { id, key, counter, transports } = passkey;
    const { verified, authenticationInfo } = await orFailed(
      verifyAuthenticationResponse({
        response,
        expectedOrigin: party.origins,
        expectedRPID: party.id,
        requireUserVerification: true,
        expectedChallenge: async (challenge) =>
          (await this.#tokens.take('passkey-sign-in', secretOf(challenge))) !== undefined,
        credential: {
          id,
          publicKey: new Uint8Array(Buffer.from(key, 'base64url')),
          counter,
          transports: [...transports],
        },
      }),
    );
    if (!verified) throw new Refused('passkey-failed');
    await this.#accounts.usePasskey(id, authenticationInfo.newCounter, timeAfter(this.#now));
    return passkey.account;
  }
}

/** A challenge travels as base64url, of bytes that are a secret of ours as it is written. */
const bytesOf = (secret: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(secret, 'base64url'));
const secretOf = (challenge: string): string => Buffer.from(challenge, 'base64url').toString('base64url');

/** The library throws for whatever is not as it should be. */
async function orFailed<T>(verifying: Promise<T>): Promise<T> {
  try {
    return await verifying;
  } catch {
    throw new Refused('passkey-failed');
  }
}
