import { randomBytes, randomInt } from 'node:crypto';
import type { Wargame } from '../../wargame/wargame.ts';
import type { KeptGame, NewKeptGame } from '../store/store.ts';
import { Chain } from '../dice/chain.ts';

/** Letters of an id: those that cannot be taken for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LETTERS_OF_ID = 12;
const BYTES = 32;

export const freshTicket = (): string => randomBytes(BYTES).toString('base64url');

export const freshId = (): string =>
  Array.from({ length: LETTERS_OF_ID }, () => LETTERS[randomInt(LETTERS.length)]).join('');

type How = Pick<KeptGame, 'scenario' | 'options' | 'pace' | 'free' | 'isForAccounts' | 'isPublic' | 'isRated'> &
  Pick<NewKeptGame, 'seats' | 'delay' | 'hirer'>;

/** A game that begins now, with dice of its own. */
export function newGame(game: Wargame, id: string, how: How): NewKeptGame {
  const secret = randomBytes(BYTES).toString('hex');
  const { promise } = new Chain(secret);
  const created = new Date().toISOString();
  return { id, game: game.id, rules: game.rules, created, dice: { secret, promise }, ...how };
}
