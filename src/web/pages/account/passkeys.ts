import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { askAccount, type Answered, type Failure } from '../../online/account.ts';

/** A passkey belongs to a name: browsers make none for a bare address. */
const isAddress = (host: string): boolean => /^\[|^[\d.]+$/.test(host);

/** Has the browser passkeys here? */
export const hasPasskeys = (): boolean => isSecureContext && browserSupportsWebAuthn() && !isAddress(location.hostname);

/** Makes a passkey as the server asks for it, and gives what the browser answers. */
export async function makePasskey(path: string, body: object): Promise<Answered<object>> {
  const asked = await askAccount<PublicKeyCredentialCreationOptionsJSON>(path, body);
  return asked.ok ? made(startRegistration({ optionsJSON: asked.value })) : asked;
}

/** Signs in with any passkey that the browser has for the site. */
export async function signInByPasskey(): Promise<Answered<object>> {
  const asked = await askAccount<PublicKeyCredentialRequestOptionsJSON>('/passkey/sign-in/ask', {});
  if (!asked.ok) return asked;
  const signed = await made(startAuthentication({ optionsJSON: asked.value }));
  return signed.ok ? askAccount('/passkey/sign-in', { passkey: signed.value }) : signed;
}

async function made(ceremony: Promise<object>): Promise<Answered<object>> {
  try {
    return { ok: true, value: await ceremony };
  } catch (error) {
    return { ok: false, error: failureOf(error) };
  }
}

function failureOf(error: unknown): Failure {
  const isThere = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return { code: isThere ? 'passkey-there' : 'passkey-given-up' };
}
