import { LEVEL_NAMES, playerName } from '../../ai/names.ts';
import { Refused } from './refused.ts';

/** Characters of a name. */
const SHORTEST = 2;
const LONGEST = 40;

/** Letters of other alphabets that look like Latin ones, and digits that are read as letters. */
const LOOKS: Readonly<Record<string, string>> = {
  ...pairs('авеорсухіјѕԁԛѡһкмнт', 'abeopcyxijsdqwhkmht'),
  ...pairs('αβεηικνορτυχω', 'abenikvoptuxw'),
  ß: 'ss',
  ı: 'i',
};
const DIGITS = pairs('0134578$@|!', 'oieastbsaii');

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries(Array.from(from, (letter, i) => [letter, Array.from(to)[i] ?? letter]));
}

/** What takes no room, or looks like a space. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

const mapped = (text: string, map: Readonly<Record<string, string>>): string =>
  Array.from(text, (letter) => map[letter] ?? letter).join('');

/** A name in one form: no letters that are only printed otherwise, one space between words. */
const tidy = (name: string): string => name.normalize('NFKC').trim().replaceAll(/ +/g, ' ');

/** By this names are compared: those that read alike, whatever their case and alphabet and what cannot be seen in them, are the same. */
export const nameKey = (name: string): string =>
  mapped(tidy(name.replaceAll(UNSEEN, '')).toLowerCase(), LOOKS).normalize('NFC');

const COMPUTERS = new Set(LEVEL_NAMES.map((level) => nameKey(playerName(level))));

/** May a guest come by it? Something of it can be seen, and it does not read like the name of a computer player. */
export const isGuestName = (name: string): boolean => nameKey(name) !== '' && !COMPUTERS.has(nameKey(name));

/** The letters of a name as somebody in a hurry reads them: without accents, and digits as the letters they look like. */
const skeleton = (name: string): string =>
  mapped(nameKey(name).normalize('NFKD').replaceAll(/\p{M}/gu, ''), DIGITS).replaceAll('l', 'i');

const letters = (name: string): string => skeleton(name).replaceAll(/[^\p{L}]/gu, '');

/** Anywhere in a name. */
const OURS = ['bivouac', ...LEVEL_NAMES.map(playerName)].map(letters);
/** As a word of a name, or all of it. */
const OFFICES = new Set(
  ['admin', 'administrator', 'administrador', 'moderator', 'moderador', 'system', 'sistema'].map(letters),
);

/** Would somebody take it for the site's own, or for a computer player? */
function isReserved(name: string): boolean {
  const all = letters(name);
  const words = skeleton(name).split(/[^\p{L}]+/u);
  return OURS.some((own) => all.includes(own)) || [all, ...words].some((word) => OFFICES.has(word));
}

/** Letters, digits and ordinary signs of all languages: nothing invisible, no line breaks, no piles of accents. An @ is for addresses. */
const PLAIN = /^(?:[\p{L}\p{N}\p{P}\p{S} ]|\p{M}(?!\p{M}\p{M}))+$/u;

/** A name as an account may have it, with its key. Throws what is wrong with it. */
export function checkedName(given: string): { name: string; key: string } {
  const name = tidy(given);
  const { length } = Array.from(name);
  if (length < SHORTEST) throw new Refused('name-short', 'name');
  if (length > LONGEST) throw new Refused('name-long', 'name');
  if (!PLAIN.test(name) || name.includes('@') || name.search(UNSEEN) >= 0 || !/[\p{L}\p{N}]/u.test(name))
    throw new Refused('name-letters', 'name');
  if (isReserved(name)) throw new Refused('name-reserved', 'name');
  return { name, key: nameKey(name) };
}
