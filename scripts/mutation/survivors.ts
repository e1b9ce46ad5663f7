import type { Note } from './note.ts';

/** Mutants that tests do not kill, though they could, and what became of them when they were looked at. */
export const SURVIVORS: readonly Note[] = [
  {
    file: 'src/engagement/position/board.ts',
    code: 'const slot = new Int16Array(grid.size).fill(-1);',
    part: '-1',
    replacement: '+1',
    reason: 'killed by hand; the run was before that test',
  },
  {
    file: 'src/engagement/queries/aids.ts',
    code: 'if (hex === undefined) return false;',
    part: 'false',
    replacement: 'true',
    reason: 'what the page asks besides; test/reichswald/aids.test.ts is there for it, and was not asked',
  },
  {
    file: 'src/engagement/views/projection.ts',
    code: "if (frame.kind === 'step') return { kind: 'step', why: frame.why };",
    part: "'step'",
    replacement: '""',
    reason:
      'part of what a hash covers; the golden records and test/position.test.ts are there for it, and were not asked',
  },
  {
    file: 'src/engagement/views/view.ts',
    code: 'const passenger = frame.passenger >= 0 ? { passenger: idOf(p, frame.passenger) } : {};',
    part: 'frame.passenger >= 0',
    replacement: 'frame.passenger > 0',
    reason: 'the first counter is no passenger: 44th Brigade of the 15th Division',
  },
  {
    file: 'src/engagement/queries/aids.ts',
    code: 'const frame = p.s.frames.at(-1);',
    part: '-1',
    replacement: '+1',
    reason: 'what the page asks besides; test/reichswald/aids.test.ts is there for it, and was not asked',
  },
  {
    file: 'src/engagement/views/known.ts',
    code: "const declared = stage !== 'declare' || eyes.every((eye) => eye === side);",
    part: "stage !== 'declare' || eyes.every((eye) => eye === side)",
    replacement: 'false',
    reason:
      'what a side knows; test/reichswald/secrets.test.ts and the laws of secrecy are there for it, and were not asked',
  },
  {
    file: 'src/engagement/views/view.ts',
    code: '...(frame.unit >= 0 ? { units: ids(p, [frame.unit]) } : {}),',
    part: 'frame.unit >= 0',
    replacement: 'frame.unit > 0',
    reason: 'the recovery of the first counter: the die is rolled alike, the page would not name the unit',
  },
  {
    file: 'src/engagement/position/position.ts',
    code: 'if (at >= 0 && occupant(p, at) === enemyOf(side)) found.push(at);',
    part: 'at >= 0',
    replacement: 'at > 0',
    reason: 'only the first hex of the map, 0101, tells them apart, and nothing happens there in a test',
  },
  {
    file: 'src/engagement/ground/reach.ts',
    code: 'into.costs[i] = Math.min(into.costs[i] as number, cost);',
    part: 'Math.min(into.costs[i] as number, cost)',
    replacement: 'Math.max(into.costs[i] as number, cost)',
    reason:
      'the reach of a group, of a carrier or after a ford; test/reichswald/counts.test.ts compares it with a slow reckoning, and was not asked',
  },
  {
    file: 'src/engagement/play/setup.ts',
    code: 'if (a === undefined || b === undefined || directionTo(grid, a, b) < 0) {',
    part: 'a === undefined || b === undefined || directionTo(grid, a, b) < 0',
    replacement: 'false',
    reason:
      'what a set-up may say; src/formats/setup.test.ts and test/corpus.test.ts are there for it, and were not asked',
  },
  {
    file: 'src/engagement/ground/reach.ts',
    code: 'for (let i = 0; i < before; i++) {',
    part: 'i++',
    replacement: 'i--',
    reason:
      'the reach of a group, of a carrier or after a ford; test/reichswald/counts.test.ts compares it with a slow reckoning, and was not asked',
  },
  {
    file: 'src/games/reichswald/extra.ts',
    code: '.map((key) => key.slice(PUT_OFF.length))',
    part: 'key.slice(PUT_OFF.length)',
    replacement: 'key',
    reason:
      'part of what a hash covers; the golden records and test/position.test.ts are there for it, and were not asked',
  },
  {
    file: 'src/engagement/views/known.ts',
    code: "if (p.s.options['blind-declaration'] !== 'on' || eyes.length === 0) return p.s.steps;",
    part: 'eyes.length === 0',
    replacement: 'false',
    reason:
      'what a side knows; test/reichswald/secrets.test.ts and the laws of secrecy are there for it, and were not asked',
  },
  {
    file: 'src/engagement/combat/results.ts',
    code: 'loss: false,',
    part: 'false',
    replacement: 'true',
    reason:
      'part of what a hash covers; the golden records and test/position.test.ts are there for it, and were not asked; in play the loss counts only together with the unit that is driven on',
  },
  {
    file: 'src/engagement/combat/odds.ts',
    code: 'return d >= 0 && isRiver(p, hexOf(p, u), d);',
    part: 'd >= 0',
    replacement: 'true',
    reason: 'differs only in the arithmetic shown for an attacker that is not beside the target, which may not attack',
  },
  {
    file: 'src/engagement/play/setup.ts',
    code: "else errors.push({ ...wrong(`${at}.marks`, 'no-such-mark', { mark }), unit });",
    part: '`${at}.marks`',
    replacement: '``',
    reason:
      'what a set-up may say; src/formats/setup.test.ts and test/corpus.test.ts are there for it, and were not asked',
  },
  {
    file: 'src/engagement/queries/aids.ts',
    code: '} while (!isMovement(p) || phasing(p) !== side);',
    part: '!isMovement(p) || phasing(p) !== side',
    replacement: '!isMovement(p) && phasing(p) !== side',
    reason: 'what the page asks besides; test/reichswald/aids.test.ts is there for it, and was not asked',
  },
  {
    file: 'src/engagement/views/projection.ts',
    code: 'return { hex: nameOf(p, frame.hex), passed: frame.passed.map((hex) => nameOf(p, hex)) };',
    part: '(hex) => nameOf(p, hex)',
    replacement: '() => undefined',
    reason:
      'part of what a hash covers; the golden records and test/position.test.ts are there for it, and were not asked',
  },
  {
    file: 'src/engagement/views/projection.ts',
    code: "if (hex >= 0) return { where: 'map', hex: nameOf(p, hex) };",
    part: "'map'",
    replacement: '""',
    reason:
      'part of what a hash covers; the golden records and test/position.test.ts are there for it, and were not asked',
  },
  {
    file: 'src/engagement/movement/moves.ts',
    code: 'if (p.s.frames.at(-1) === frame) stop(p, frame);',
    part: '-1',
    replacement: '+1',
    reason: 'a whole move in one action, for computer players; test/search.test.ts is there for it, and was not asked',
  },
  {
    file: 'src/engagement/ground/reach.ts',
    code: 'if (!isReached(range, hex) || cost >= least || (hex === trip.from && entry === NOWHERE)) return;',
    part: 'entry === NOWHERE',
    replacement: 'entry !== NOWHERE',
    reason:
      'the reach of a group, of a carrier or after a ford; test/reichswald/counts.test.ts compares it with a slow reckoning, and was not asked',
  },
  {
    file: 'src/engagement/ground/reach.ts',
    code: 'for (let i = 0; i < before; i++) {',
    part: 'i < before',
    replacement: 'false',
    reason:
      'the reach of a group, of a carrier or after a ford; test/reichswald/counts.test.ts compares it with a slow reckoning, and was not asked',
  },
  {
    file: 'src/engagement/queries/search.ts',
    code: 'settle(p);',
    part: 'settle(p);',
    replacement: ';',
    reason: 'for computer players; test/search.test.ts is there for it, and was not asked',
  },
  {
    file: 'src/engagement/play/setup.ts',
    code: "errors.push(wrong(`map.sides[${i}]`, 'not-a-side', { a: side.a, b: side.b }));",
    part: '{ a: side.a, b: side.b }',
    replacement: '{}',
    reason:
      'what a set-up may say; src/formats/setup.test.ts and test/corpus.test.ts are there for it, and were not asked',
  },
  {
    file: 'src/engagement/combat/results.ts',
    code: "const later = frame.stage === 'attacker' && frame.units.includes(u) && onMap(p, u) && attackOf(p, u) > 0;",
    part: 'attackOf(p, u) > 0',
    replacement: 'attackOf(p, u) >= 0',
    reason: 'which of two reasons is given for a unit without attack points in an exchange',
  },
  {
    file: 'src/engagement/ground/reach.ts',
    code: "const mayFord = unit.rivers === 'fords';",
    part: "unit.rivers === 'fords'",
    replacement: 'true',
    reason:
      'a second search finds the same hexes at the same costs; only which of several equally cheap paths of entry is shown may differ',
  },
  {
    file: 'src/engagement/queries/aids.ts',
    code: 'const enemies = p.rules.units.filter((unit) => guns && unit.side !== side && onMap(p, unit.index));',
    part: 'unit.side !== side',
    replacement: 'unit.side === side',
    reason: 'test/reichswald/aids.test.ts notices since; the run had asked it before',
  },
  {
    file: 'src/engagement/queries/aids.ts',
    code: "if (next === 'over') return no(refuse(p, 'sequence', 'game-over', { unit: id }));",
    part: '{ unit: id }',
    replacement: '{}',
    reason: 'test/reichswald/aids.test.ts notices since; the run had asked it before',
  },
];
