import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Texts that JSON writes as they are, between quotes. */
const PLAIN = /^[ !#-[\]-\ud7ff]*$/;

const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

/** JSON with keys in alphabetical order at every depth, so that equal data give equal text; what JSON cannot express is null. */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of Object.keys(fields).sort()) {
    if (fields[key] === undefined) continue;
    text += `${text && ','}${quoted(key)}:${canonical(fields[key])}`;
  }
  return `{${text}}`;
}

/** SHA-256 of the canonical JSON, in hexadecimal. */
export const hashOf = (value: unknown): string => digestOf(canonical(value));

/** SHA-256 of a text, in hexadecimal. */
export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-256 of bytes given in hexadecimal, in hexadecimal. */
export const digestOfBytes = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));
