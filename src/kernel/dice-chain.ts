import { diceOf, type Words } from './dice.ts';
import { no, ok, type BaseAction, type Game, type Refusal, type Result, type Side } from './game.ts';
import { digestOfBytes, hashOf } from './hash.ts';

/**
 * Dice that were settled before the game and are shown one by one. A secret is hashed over and over, and what comes out last is published: the
 * promise. Each roll then shows the value before, which hashes to the one shown last, so that nobody can change a roll any more; and each is
 * drawn from its value together with the words that the players gave after the promise, so that whoever made it could not choose the rolls.
 * Hashes and values are SHA-256 in hexadecimal.
 */
export interface DiceChain {
  kind: 'chain';
  promise: string;
  /** What each side said after the promise. */
  words: Readonly<Record<Side, string>>;
  /** Rolls of the game before the first of these; absent for none. */
  after?: number;
  /** How many values have been shown, and the last of them; each of the others is the hash of the next one. */
  shown: number;
  value: string;
  /** Numbers, from 1, of the values whose rolls were taken back. */
  takenBack?: readonly number[];
}

/** The values of a chain from `first` on, so many times hashed. */
export function* hashesOf(first: string, times: number): Generator<string, void> {
  let value = first;
  for (let i = 0; i < times; i++) yield (value = digestOfBytes(value));
}

/** Digits of a word of 32 bits in hexadecimal. */
const DIGITS = 8;

/** The words from which the roll of a value is drawn: the hashes of value, players' words and 0, 1, 2 …, eight words of each. */
export function wordsOf(value: string, words: DiceChain['words']): Words {
  let block = 0;
  let left = '';
  return () => {
    if (left === '') left = hashOf({ block: block++, value, words });
    const word = Number.parseInt(left.slice(0, DIGITS), 16);
    left = left.slice(DIGITS);
    return word;
  };
}

/** What one roll drawn from a value has to be, of those that could fall. */
export const rollOf = <A extends BaseAction>(
  value: string,
  words: DiceChain['words'],
  rolls: readonly (readonly [A, number])[],
): A | undefined => diceOf(wordsOf(value, words))(rolls);

/** A roll that is drawn from this value and these words. */
export interface Drawn {
  value: string;
  words: DiceChain['words'];
}

/** Numbers of the values of a chain whose rolls stand. */
export function usedIn({ shown, takenBack = [] }: DiceChain): number[] {
  const gone = new Set(takenBack);
  return Array.from({ length: shown }, (_, i) => i + 1).filter((number) => !gone.has(number));
}

/** How many rolls of a game these chains have promised. */
export const promisedBy = (chains: readonly DiceChain[]): number =>
  new Set(chains.flatMap((chain) => usedIn(chain).map((_, i) => (chain.after ?? 0) + i))).size;

/** From what each roll of a game was drawn, by its number from 0; a gap where it is not proved. Refused where a value does not lead to the promise. */
export function drawnBy(chains: readonly DiceChain[]): Result<readonly (Drawn | undefined)[]> {
  const drawn: Drawn[] = [];
  for (const chain of chains) {
    const { promise, words, after = 0, shown, value } = chain;
    const values = [value, ...hashesOf(value, shown)].toReversed();
    if (values[0] !== promise) return no({ rule: 'contract', code: 'promise-differs' });
    usedIn(chain).forEach((number, i) => (drawn[after + i] = { value: values[number] as string, words }));
  }
  return ok(drawn);
}

/** The chain of a game that has gone back to its first so many rolls: the values of the others are shown and no longer used. */
export function takenBackTo(chain: DiceChain, rolls: number): DiceChain {
  const { after = 0, takenBack = [] } = chain;
  const gone = usedIn(chain).slice(Math.max(0, rolls - after));
  return gone.length === 0 ? chain : { ...chain, takenBack: [...takenBack, ...gone] };
}

/** Why a roll is not the one that was promised. */
export function rollRefusal(
  game: Game,
  state: object,
  action: BaseAction,
  { value, words }: Drawn,
): Refusal | undefined {
  const due = rollOf(value, words, game.chance(state));
  return hashOf(due) === hashOf(action) ? undefined : { rule: 'contract', code: 'roll-differs' };
}
