import { expect, test } from 'vitest';
import { hashOf } from '../../../kernel/hash.ts';
import { begin, type Match } from '../../../kernel/match.ts';
import { resumed, snapshotOf } from '../../../kernel/snapshot.ts';
import { HOLLAND_44 } from '../index.ts';
import { note, positionOf } from '../position/position.ts';
import type { State } from '../position/state.ts';
import { opening } from '../test-kit.ts';
import { projectionOf } from './projection.ts';

const kept = (s: State): unknown => (projectionOf(positionOf(s), 'allied') as { own: unknown }).own;

test('what else the state keeps has the names of docs/formats/position.md', () => {
  const p = positionOf(opening('campaign').state());
  note(p, 'keepers', 7, 1);
  note(p, 'returnedNew', '82', 2);
  note(p, 'ferries', '3010-3011', 1);
  p.s.own = { ...p.s.own, landedOn: 3, beenNorth: 1 };
  const names = { air: 2, landing: 0, 'been-north': 1, 'landing:turn': 3 };
  expect(kept(p.s)).toEqual({ ...names, 'ferry:3010-3011': 1, 'keeper:7': 1, 'returned-new:82': 2 });
});

test('a stored state in which all that had one form is not resumed', () => {
  const begun = begin(HOLLAND_44, { scenario: 'campaign', options: {}, setup: null });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const match = begun.value as unknown as Match;
  const snapshot = snapshotOf(match);
  const record = { actions: [] } as unknown as Parameters<typeof resumed>[1];
  expect(resumed(match.game, record, snapshot)?.state).toBe(match.state);
  const state = { ...snapshot.state, own: { air: 2, landing: 0 } };
  expect(snapshot.hash).toBe(hashOf(match.game.position(match.state)));
  expect(resumed(match.game, record, { ...snapshot, state })).toBeUndefined();
});
