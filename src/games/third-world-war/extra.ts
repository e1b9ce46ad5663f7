import {
  entries,
  holdersOf,
  numbersOf,
  problem,
  readFields,
  readHexes,
  readHolders,
  readPoints,
  type Problem,
  type Reader,
} from '../../engagement/play/extra.ts';
import { shown } from '../../wargame/setup.ts';
import { nameOf, onMap, place, sideName, type Position } from '../../engagement/position/position.ts';
import { EXITED } from '../../engagement/position/state.ts';
import { hexAt } from '../../hex/grid.ts';
import { refuse } from './codes.ts';
import { DENMARK } from './data/arrivals.ts';
import { FRANCES, EAST_GERMANIES, eastGermanyOf, franceOf, setEastGermany, setFrance } from './politics.ts';
import { inDenmark, NEGLECTED } from './rules/04-entry.ts';
import { removeEastGermans } from './rules/03-turn.ts';
import { addStrike, isOwnTerritory, markHex, strikesOf } from './rules/08-strikes.ts';
import { isEastGerman, UNITS } from './units.ts';

/** Entries of `State.own`: points scored before the position of a set-up, by side. */
const BONUS = { pact: 'bonusPact', nato: 'bonusNato' } as const;

/** Position matters of this game that stand in `extra` of a set-up and of `show`. */
export const extra = (p: Position): Record<string, unknown> => ({
  holders: holdersOf(p),
  attacked: p.s.attacked.map((hex) => nameOf(p, hex)),
  points: numbersOf(p, BONUS),
  france: franceOf(p),
  eastGermany: eastGermanyOf(p),
  nuked: p.s.ruined.map((hex) => nameOf(p, hex)),
  nukes: strikesOf(p).map(({ side, hex, retaliation }) => ({
    side: sideName(p, side),
    hex: nameOf(p, hex),
    retaliation,
  })),
  denmark: { left: inDenmark(p).map(({ id }) => id), neglected: p.s.own[NEGLECTED] === 1 },
});

const READERS: Readonly<Record<string, Reader>> = {
  holders: readHolders,
  points: (p, value, problems) => readPoints(p, value, problems, BONUS),
  attacked: (p, value, problems) => void (p.s.attacked = readHexes(p, value, 'extra.attacked', problems)),
  france: readFrance,
  eastGermany: readEastGermany,
  nuked: (p, value, problems) => readHexes(p, value, 'extra.nuked', problems).forEach((hex) => markHex(p, hex)),
  nukes: readNukes,
  denmark: readDenmark,
};

/** Reads what a set-up says of holders, points, hexes attacked, France, East Germany, nuclear weapons and Denmark; says what is wrong and where. */
export const readExtra = (p: Position, given: Readonly<Record<string, unknown>>): Problem[] =>
  readFields(p, given, READERS);

function readFrance(p: Position, value: unknown, problems: Problem[]): void {
  const france = FRANCES.find((known) => known === value);
  if (france) setFrance(p, france);
  else problems.push(problem('extra.france', 'no-such-field', { field: shown(value) }));
}

function readEastGermany(p: Position, value: unknown, problems: Problem[]): void {
  const eastGermany = EAST_GERMANIES.find((known) => known === value);
  if (!eastGermany) return void problems.push(problem('extra.eastGermany', 'no-such-field', { field: shown(value) }));
  setEastGermany(p, eastGermany);
  if (eastGermany !== 'removed') return;
  for (const { id, index } of UNITS.filter(isEastGerman))
    if (onMap(p, index)) problems.push(problem('extra.eastGermany', 'unit-twice', { unit: id }));
  removeEastGermans(p);
}

/** Strikes in their order: side, hex, and whether it was a retaliation. */
function readNukes(p: Position, value: unknown, problems: Problem[]): void {
  if (!Array.isArray(value)) return void problems.push(problem('extra.nukes', 'no-such-field', { field: 'nukes' }));
  value.forEach((given: unknown, i) => {
    const at = `extra.nukes[${i}]`;
    const { side: name, hex: number, retaliation } = (given ?? {}) as Record<string, unknown>;
    const side = p.rules.about.sides.indexOf(name as string);
    const hex = typeof number === 'string' ? hexAt(p.board.grid, number) : undefined;
    const missing = name === undefined ? 'side' : number === undefined ? 'hex' : undefined;
    if (missing) problems.push(problem(`${at}.${missing}`, 'missing-field', { field: missing }));
    else if (side < 0) problems.push(problem(`${at}.side`, 'no-such-side', { side: shown(name) }));
    else if (hex === undefined) problems.push(problem(`${at}.hex`, 'no-such-hex', { hex: shown(number) }));
    else if (isOwnTerritory(p, side, hex))
      problems.push({ at: `${at}.hex`, refusal: refuse('8.0', 'own-territory', { hex: nameOf(p, hex) }) });
    else addStrike(p, { side, hex, city: p.board.terrain[hex] === 'city', retaliation: retaliation === true });
  });
}

/** Units that have left for Denmark, and whether too few did. */
function readDenmark(p: Position, value: unknown, problems: Problem[]): void {
  for (const [field, given] of entries(value, 'extra.denmark', problems)) {
    if (field === 'neglected' && typeof given === 'boolean') setNeglected(p, given);
    else if (field === 'left' && Array.isArray(given)) sendOff(p, given, problems);
    else problems.push(problem(`extra.denmark.${field}`, 'no-such-field', { field }));
  }
}

function setNeglected(p: Position, neglected: boolean): void {
  if (neglected) p.s.own[NEGLECTED] = 1;
  else delete p.s.own[NEGLECTED];
}

/** TWW-4.0-h: three divisions at most, each in one place. */
function sendOff(p: Position, ids: readonly unknown[], problems: Problem[]): void {
  const at = 'extra.denmark.left';
  if (ids.length > DENMARK.divisions) problems.push({ at, refusal: refuse('4.0', 'denmark-enough') });
  for (const id of ids) {
    const unit = UNITS.find((known) => known.id === id && known.side === 0);
    if (!unit) problems.push(problem(at, 'no-such-unit', { unit: shown(id) }));
    else if (onMap(p, unit.index)) problems.push(problem(at, 'unit-twice', { unit: unit.id }));
    else place(p, unit.index, EXITED);
  }
}
