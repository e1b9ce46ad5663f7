import { expect, test } from 'vitest';
import { ALLOWED } from '../../../../kernel/reason.ts';
import { position } from '../../test-kit.ts';
import { at } from '../../play/play.ts';
import { numberOf } from '../../position/units.ts';
import { alone } from '../08-movement/modes.ts';
import { boundaryReason } from './special.ts';
import { hexNamed } from '../../position/board.ts';

test.each([
  ['6DLI/151/50', '2110', true],
  ['6DLI/151/50', '2006', false],
  ['5CG/32/Gds', '2006', true],
  ['5CG/32/Gds', '2120', true],
  ['5CG/32/Gds', '2010', false],
  ['2RUR/9/3', '2020', true],
  ['1/501/101', '2020', true],
])('[H44-23.4-c] on turn 6, north of row 20 or south of it: %s into %s: %s', (id, to, isFree) => {
  const p = at(position(6, 'allied-movement', [[id, '3010']], { printed: true }).state());
  const hex = hexNamed(p.board.grid, to);
  expect(boundaryReason(p, alone(numberOf(id), 'normal'), hex) === ALLOWED).toBe(isFree);
});

test.each([
  ['6DLI/151/50', 6, false],
  ['6DLI/151/50', 7, true],
  ['I/vdH', 6, true],
])('[H44-23.4-d] %s past a boundary on turn %i: %s', (id, turn, isFree) => {
  const p = at(position(turn, 'allied-movement', [[id, '3010']], { printed: true }).state());
  const hex = hexNamed(p.board.grid, '2006');
  expect(boundaryReason(p, alone(numberOf(id), 'normal'), hex) === ALLOWED).toBe(isFree);
});

test.each([
  ['BR Inf BD A', '3IG/32/Gds', '2006', true],
  ['BR Inf BD A', '3IG/32/Gds', '2010', false],
  ['BR Inf REM A', '6DLI/151/50', '2110', true],
  ['BR Inf REM A', '6DLI/151/50', '2006', false],
])('[RUL-H44-340] the boundary of its parent holds a part: %s of %s into %s: %s', (id, parent, to, isFree) => {
  const extra = { parents: { [id]: parent } };
  const p = at(position(6, 'allied-movement', [[id, '3010']], { printed: true, extra }).state());
  const hex = hexNamed(p.board.grid, to);
  expect(boundaryReason(p, alone(numberOf(id), 'normal'), hex) === ALLOWED).toBe(isFree);
});
