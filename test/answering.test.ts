// Every game says what it may ask a side in the other one's turn: by that can be ordered beforehand what is done then.
import { expect, test } from 'vitest';
import { GAMES } from '../src/games/all.ts';
import { walk } from './kit/walk.ts';

/** Games played at random, and actions of each, in which those questions come up. */
const PLAYED = 2;
const MOST = 1500;

test.each(GAMES)('$id lists the kinds of decisions that it asks out of turn', (game) => {
  const codes = new Set(game.answering?.map(({ code }) => code));
  const seen = new Set<string>();
  for (let seed = 0; seed < PLAYED; seed++)
    for (const { at, state, actor, listed } of walk(game, seed)) {
      if (at === MOST) break;
      const other = game.sides.find((side) => side !== actor) ?? '';
      if (actor === 'chance' || !game.moment(state).phase.startsWith(`${other}-`)) continue;
      const { code } = game.prompt(state);
      // Both sides set up before the first turn.
      if (code === 'set-up') continue;
      expect(codes).toContain(code);
      seen.add(code);
      const kind = game.answering?.find((one) => one.code === code);
      expect(kind?.side ?? actor).toBe(actor);
      const types = listed.map((action) => (action as { type?: string }).type);
      if (kind?.ends) expect(types.some((type) => kind.ends?.includes(type ?? ''))).toBe(true);
    }
  expect(seen.size).toBeGreaterThan(2);
  for (const { ends = [], points } of game.answering ?? [])
    for (const type of [...ends, ...(points === undefined ? [] : [points])])
      expect(Object.keys(game.actions)).toContain(type);
});
