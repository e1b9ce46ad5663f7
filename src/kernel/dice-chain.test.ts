import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawnBy, hashesOf, rollOf, wordsOf, type DiceChain } from './dice-chain.ts';
import type { Game } from './game.ts';
import { act, begin, recordOf, replay, settle, verify } from './match.ts';
import type { GameRecord } from './record.ts';
import { START, toy } from './test-kit.ts';

const game = toy as unknown as Game;
const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

const secret = sha256('secret');
/** From the promise on: the value of roll n is entry n. */
const values = [secret, ...hashesOf(secret, 30)].toReversed();
const words = { white: 'from the south', black: 'from the north' };
const value = (roll: number): string => values[roll] as string;
const chain = (shown: number, more: Partial<DiceChain> = {}): DiceChain => ({
  kind: 'chain',
  promise: value(0),
  words,
  shown,
  value: value(shown),
  ...more,
});

/** A game of three rolls, which are drawn from the values with these numbers; 0 is a die from elsewhere. */
function rolled(numbers: readonly number[], chains: readonly DiceChain[]): GameRecord {
  const begun = begin(game, START);
  if (!begun.ok) throw new Error('The toy does not start.');
  const left = [...numbers];
  for (const _ of numbers) {
    act(begun.value, { by: 'white', type: 'roll' });
    const number = left.shift() as number;
    settle(begun.value, (rolls) => (number === 0 ? rolls[0]?.[0] : rollOf(value(number), words, rolls)));
  }
  return { ...recordOf(begun.value), proofs: [...chains] };
}

/** The record with another die in one of its rolls, and the hash that belongs to that. */
function forged(record: GameRecord, at: number): GameRecord {
  const die = (record.actions[at] as unknown as { dice: number[] }).dice[0] as number;
  const actions = record.actions.with(at, { by: 'chance', dice: [(die % 3) + 1] } as never);
  const begun = begin(game, START);
  if (!begun.ok) throw new Error('The toy does not start.');
  for (const action of actions) act(begun.value, action);
  return { ...recordOf(begun.value), proofs: record.proofs ?? [] };
}

const refused = (code: string, at: number): object => ({
  ok: false,
  error: { at, refusal: { rule: 'contract', code } },
});

describe('words drawn from a value', () => {
  it('are those of the hash of block, value and words, eight a block', () => {
    const said = `"words":{"black":"from the north","white":"from the south"}`;
    const blocks = [0, 1].map((block) => sha256(`{"block":${block},"value":"${value(5)}",${said}}`));
    const wanted = blocks.flatMap((hex) => hex.match(/.{8}/g)?.map((digits) => Number.parseInt(digits, 16)));
    const draw = wordsOf(value(5), words);
    expect(Array.from({ length: 16 }, draw)).toEqual(wanted);
  });

  it('are others for other words', () => {
    expect(wordsOf(value(5), words)()).not.toBe(wordsOf(value(5), { ...words, white: 'from the South' })());
  });
});

describe('values of a chain', () => {
  it('each hash to the one before, the first to the promise', () => {
    expect(sha256(Buffer.from(value(1), 'hex'))).toBe(value(0));
    const drawn = drawnBy([chain(3)]);
    expect(drawn.ok && drawn.value.map((each) => each?.value)).toEqual([value(1), value(2), value(3)]);
  });

  it('leave out those taken back, and come after the rolls made before', () => {
    const drawn = drawnBy([chain(4, { after: 2, takenBack: [2, 3] })]);
    expect(drawn.ok && [...drawn.value].map((each) => each?.value)).toEqual([undefined, undefined, value(1), value(4)]);
  });
});

describe('a record with a chain', () => {
  const honest = rolled([1, 2, 3], [chain(3)]);

  it('is valid as it was rolled', () => {
    expect(verify(game, honest)).toMatchObject({ ok: true });
  });

  it.each([1, 3, 5])('names the forged roll, action %i', (at) => {
    expect(verify(game, forged(honest, at))).toMatchObject(refused('roll-differs', at));
  });

  it('is not of another secret, nor of fewer values than it says', () => {
    const other = (change: Partial<DiceChain>): GameRecord => ({ ...honest, proofs: [chain(3, change)] });
    expect(verify(game, other({ value: sha256('other') }))).toMatchObject(refused('promise-differs', 0));
    expect(verify(game, other({ shown: 2 }))).toMatchObject(refused('promise-differs', 0));
  });

  it('is not of other words', () => {
    const others = Array.from({ length: 20 }, (_, i) => chain(3, { words: { ...words, black: `${i}` } }));
    const codes = others.map((proof) => {
      const verified = verify(game, { ...honest, proofs: [proof] });
      return verified.ok ? 'ok' : (verified.error as { refusal: { code: string } }).refusal.code;
    });
    expect(codes.filter((code) => code === 'roll-differs').length).toBeGreaterThan(10);
  });

  it('has a roll for every value shown, but for those taken back', () => {
    expect(verify(game, { ...honest, proofs: [chain(4)] })).toMatchObject(refused('rolls-missing', 6));
    expect(verify(game, { ...honest, proofs: [chain(4, { takenBack: [4] })] })).toMatchObject({ ok: true });
    expect(verify(game, rolled([1, 3, 4], [chain(4, { takenBack: [2] })]))).toMatchObject({ ok: true });
  });

  it('may have rolls before the promise and after the last value', () => {
    expect(verify(game, rolled([0, 1, 0], [chain(1, { after: 1 })]))).toMatchObject({ ok: true });
    expect(verify(game, forged(rolled([0, 1, 0], [chain(1, { after: 1 })]), 3))).toMatchObject(
      refused('roll-differs', 3),
    );
  });

  it('may have gone back over rolls and be played on', () => {
    const back = replay(game, honest, 2);
    if (!back.ok) throw new Error('The record does not replay.');
    act(back.value, { by: 'white', type: 'roll' });
    settle(back.value, (rolls) => rollOf(value(4), words, rolls));
    const [proof] = (back.value.notes?.proofs ?? []) as [DiceChain];
    expect(proof).toMatchObject({ shown: 3, takenBack: [2, 3] });
    const on = { ...recordOf(back.value), proofs: [{ ...proof, shown: 4, value: value(4) }] };
    expect(verify(game, on)).toMatchObject({ ok: true });
    expect(verify(game, forged(on, 3))).toMatchObject(refused('roll-differs', 3));
    expect(verify(game, recordOf(back.value))).toMatchObject({ ok: true });
  });

  it('of other rules is not compared', () => {
    expect(verify(game, { ...forged(honest, 1), rules: '0.9.0' })).toMatchObject({ ok: true });
  });
});
