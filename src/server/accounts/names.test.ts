import { describe, expect, it } from 'vitest';
import { LEVEL_NAMES, playerName } from '../../ai/names.ts';
import { checkedName, isGuestName, nameKey } from './names.ts';
import { hashedPassword, isPassword } from './passwords.ts';

describe('a name', () => {
  it.each([
    'Ann',
    '李雷',
    'José da Silva',
    'Müller-Lüdenscheidt 2',
    'O’Brien',
    'Àlex_77',
    'Системный Игорь',
    'Badminton',
  ])('may be %s', (name) => {
    expect(checkedName(` ${name} `).name).toBe(name.normalize('NFKC'));
  });

  it.each([
    ['x', 'name-short'],
    [' x ', 'name-short'],
    ['😀'.repeat(41), 'name-long'],
    ['A\nnn', 'name-letters'],
    ['Ann\u200B', 'name-letters'],
    ['A\u202Enna', 'name-letters'],
    ['A\u0000nn', 'name-letters'],
    ['ᅠᅠ', 'name-letters'],
    ['ann@example.org', 'name-letters'],
    ['--', 'name-letters'],
    ['a\u0316\u0317\u0318\u0319', 'name-letters'],
    ['BIVOUAC', 'name-reserved'],
    ['The B1vоuас Team', 'name-reserved'],
    ['B-i-v-o-u-a-c', 'name-reserved'],
    ['Admin', 'name-reserved'],
    ['Ａｄｍｉｎ', 'name-reserved'],
    ['Ann (moderator)', 'name-reserved'],
    ['Sÿstem', 'name-reserved'],
    ['A D M I N', 'name-reserved'],
    ...LEVEL_NAMES.map((level) => [playerName(level).toUpperCase(), 'name-reserved']),
  ])('may not be %j', (name, code) => {
    expect(() => checkedName(name)).toThrow(code);
  });

  it('is the same in any case, width and alphabet that reads alike, but not with other accents', () => {
    expect(nameKey('ＡＮＮ')).toBe(nameKey('ann'));
    expect(nameKey('Аnn')).toBe(nameKey('ann'));
    expect(nameKey('Ann  Lee ')).toBe(nameKey('ann lee'));
    expect(nameKey('José')).not.toBe(nameKey('Jose'));
  });

  it.each(['Ann\u200B', 'A\u00ADnn', '\u202EAnn', 'Ann\u2800'])(
    'is the same whatever cannot be seen in it: %j',
    (name) => {
      expect(nameKey(name)).toBe(nameKey('Ann'));
    },
  );

  it('of a guest is seen, and does not read like a computer player', () => {
    const wrong = ['  ', '\u200B', '\u00A0\u2800', 'Bivouac recruit', 'Bivouac\u200B recruit', 'bivouac  Recruit'];
    expect([...wrong, 'B', '❤\uFE0F', 'Bivouac fan'].filter(isGuestName)).toEqual(['B', '❤\uFE0F', 'Bivouac fan']);
  });
});

describe('a password', () => {
  it('is known again however its letters are made, and by no other', async () => {
    const kept = await hashedPassword('Müller & Söhne 1');
    expect(await isPassword('Mu\u0308ller & So\u0308hne 1', kept)).toBe(true);
    expect(await isPassword('Muller & Sohne 1', kept)).toBe(false);
    expect(await isPassword('Müller & Söhne 1', null)).toBe(false);
    expect(await hashedPassword('Müller & Söhne 1')).not.toBe(kept);
  });

  it('is compared as Argon2id says: a hash of the reference implementation', async () => {
    const kept = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await isPassword('password', kept)).toBe(true);
  });
});
