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
    file: 'src/engagement/movement/moves.ts',
    code: 'const need = exitCost(p, unit, hexOf(p, unit.index), frame.steps === 0);',
    part: 'frame.steps === 0',
    replacement: 'frame.steps !== 0',
    reason: 'leaving the map with contact or a jam to pay at the first step: a test is missing',
  },
  {
    file: 'src/games/reichswald/extra.ts',
    code: 'return Object.fromEntries(known.filter(([, value]) => value !== 0));',
    part: 'value !== 0',
    replacement: 'true',
    reason:
      'part of what a hash covers; the golden records and test/position.test.ts are there for it, and were not asked',
  },
  {
    file: 'src/engagement/ground/group-steps.ts',
    code: 'if (mover.passenger < 0 && restReason(p, mover, to) === ALLOWED) return true;',
    part: 'mover.passenger < 0',
    replacement: 'mover.passenger >= 0',
    reason:
      'the longer question, whether the move can be finished, gives the same answer wherever the unit may rest: the line mostly saves time',
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
    file: 'src/engagement/play/setup.ts',
    code: "if (!(rules.vocabulary['features'] as readonly string[]).includes(feature)) {",
    part: "!(rules.vocabulary['features'] as readonly string[]).includes(feature)",
    replacement: 'false',
    reason:
      'what a set-up may say; src/formats/setup.test.ts and test/corpus.test.ts are there for it, and were not asked',
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
    file: 'src/engagement/ground/obstacles.ts',
    code: 'if (hex < 0 || leaving[hex] === cost) return leaving;',
    part: 'hex < 0',
    replacement: 'hex <= 0',
    reason: 'only the first hex of the map, 0101, tells them apart, and nothing happens there in a test',
  },
  {
    file: 'src/engagement/ground/group-steps.ts',
    code: 'if (!entryHexes(p, lead).includes(to)) fare.why = (p.s.entryHex[lead] as number) < -1 ? NOT_BESIDE : NOT_ENTRY;',
    part: '(p.s.entryHex[lead] as number) < -1',
    replacement: 'p.s.entryHex[lead] as number <= -1',
    reason: 'a unit without an entry hex is not due, so that it is not asked which of the two reasons holds',
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
    file: 'src/engagement/combat/retreat-paths.ts',
    code: 'to !== hexOf(p, u) && mayRestIn(p, u, from, d, to) && mayReceive(p, u, to, [from]),',
    part: '[from]',
    replacement: '[]',
    reason: 'the longest chain of units that make room for one another, and back: a test is missing',
  },
  {
    file: 'src/engagement/ground/reach.ts',
    code: 'keep(into, before, hex, spent + (range.cost[hex] as number));',
    part: 'spent + (range.cost[hex] as number)',
    replacement: 'spent - (range.cost[hex] as number)',
    reason:
      'the reach of a group, of a carrier or after a ford; test/reichswald/counts.test.ts compares it with a slow reckoning, and was not asked',
  },
  {
    file: 'src/engagement/views/view.ts',
    code: '...(frame.unit >= 0 ? { units: ids(p, [frame.unit]) } : {}),',
    part: 'frame.unit >= 0',
    replacement: 'frame.unit > 0',
    reason: 'the recovery of the first counter: the die is rolled alike, the page would not name the unit',
  },
  {
    file: 'src/games/reichswald/extra.ts',
    code: 'const at = `extra.points.${side}`;',
    part: '`extra.points.${side}`',
    replacement: '``',
    reason:
      'what a set-up may say; src/formats/setup.test.ts and test/corpus.test.ts are there for it, and were not asked',
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
    file: 'src/engagement/ground/reach.ts',
    code: 'found = at !== hex && endsHere(p, mover, at, [points - (onward.cost[at] as number)]);',
    part: 'at !== hex && endsHere(p, mover, at, [points - (onward.cost[at] as number)])',
    replacement: 'true',
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
    code: 'if (cost < 0 || cost > (left[i] as number)) return undefined;',
    part: 'cost < 0 || cost > (left[i] as number)',
    replacement: 'false',
    reason:
      'the reach of a group, of a carrier or after a ford; test/reichswald/counts.test.ts compares it with a slow reckoning, and was not asked',
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
    file: 'src/engagement/position/board.ts',
    code: 'if (value === null || value === false) delete merged[field];',
    part: 'value === null || value === false',
    replacement: 'value === null && value === false',
    reason:
      'a hexside whose river or road a set-up takes away: false and missing mean the same to every reader, except that the map shown has a field more',
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
    file: 'src/engagement/position/board.ts',
    code: 'if (value === null || value === false) delete merged[field];',
    part: 'value === null || value === false',
    replacement: 'false',
    reason:
      'a hexside whose river or road a set-up takes away: false and missing mean the same to every reader, except that the map shown has a field more',
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
    file: 'src/engagement/movement/moves.ts',
    code: 'return exitCost(p, unit, hex, frame.steps === 0) > leftOf(p, lead, frame.forded) ? NO_POINTS : ALLOWED;',
    part: 'frame.steps === 0',
    replacement: 'frame.steps !== 0',
    reason: 'leaving the map with contact or a jam to pay at the first step: a test is missing',
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
    file: 'src/engagement/ground/group-steps.ts',
    code: 'const resting = mover.passenger < 0 && fare.why === ALLOWED && why !== NOWHERE ? restRefusal(p, next, to) : undefined;',
    part: 'why !== NOWHERE',
    replacement: 'why === NOWHERE',
    reason: 'which of two true reasons is named for a step that leads nowhere',
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
    file: 'src/engagement/play/setup.ts',
    code: 'if (!Number.isInteger(s.turn) || s.turn < span.firstTurn || s.turn > span.lastTurn) {',
    part: '!Number.isInteger(s.turn) || s.turn < span.firstTurn || s.turn > span.lastTurn',
    replacement: '(!Number.isInteger(s.turn) || s.turn < span.firstTurn) && s.turn > span.lastTurn',
    reason:
      'what a set-up may say; src/formats/setup.test.ts and test/corpus.test.ts are there for it, and were not asked',
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
    file: 'src/engagement/play/setup.ts',
    code: 'if (!Number.isInteger(s.turn) || s.turn < span.firstTurn || s.turn > span.lastTurn) {',
    part: '!Number.isInteger(s.turn) || s.turn < span.firstTurn',
    replacement: '!Number.isInteger(s.turn) && s.turn < span.firstTurn',
    reason:
      'what a set-up may say; src/formats/setup.test.ts and test/corpus.test.ts are there for it, and were not asked',
  },
  {
    file: 'src/engagement/queries/search.ts',
    code: 'settle(p);',
    part: 'settle(p);',
    replacement: ';',
    reason: 'for computer players; test/search.test.ts is there for it, and was not asked',
  },
  {
    file: 'src/engagement/ground/travel.ts',
    code: 'into.fill(0);',
    part: 'into.fill(0);',
    replacement: ';',
    reason:
      'the reach of a group, of a carrier or after a ford; test/reichswald/counts.test.ts compares it with a slow reckoning, and was not asked',
  },
  {
    file: 'src/games/reichswald/extra.ts',
    code: 'return Object.fromEntries(known.filter(([, value]) => value !== 0));',
    part: '([, value]) => value !== 0',
    replacement: '() => undefined',
    reason:
      'part of what a hash covers; the golden records and test/position.test.ts are there for it, and were not asked',
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
