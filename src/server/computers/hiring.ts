import { playerName, type Level } from '../../ai/names.ts';
import { digestOf } from '../../kernel/hash.ts';
import { freshTicket } from '../play/new-game.ts';
import type { Account } from '../store/accounts.ts';
import type { KeptSeat, Store } from '../store/store.ts';
import { timeAfter } from '../time-after.ts';

/** Games against computers that somebody may have under way. Those that nobody has touched for a week do not count. */
const MOST_HIRED = 10;
const HIRED_FOR = 7 * 24 * 60 * 60_000;

/** For whom the games against computers are counted that somebody begins: his account, or the address that a guest comes from. */
export const hirerOf = (account: Account | undefined, address: string): string =>
  account === undefined ? `address/${digestOf(address)}` : hirerBy(account);

export const hirerBy = ({ id }: Account): string => `account/${id}`;

/** May somebody begin another game against a computer? */
export const mayHire = async (store: Store, hirer: string): Promise<boolean> =>
  (await store.hired(hirer, timeAfter(Date.now, -HIRED_FOR))) < MOST_HIRED;

/** A seat is taken from the start by a computer player, which has a word of its own for the dice. */
export const takenBy = (level: Level): Pick<KeptSeat, 'name' | 'word' | 'level'> => ({
  name: playerName(level),
  word: freshTicket(),
  level,
});
