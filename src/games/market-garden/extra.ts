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
import { nameOf, sideName, type Position } from '../../engagement/position/position.ts';
import { AIRBORNE, type AirborneDivision } from './units.ts';
import { NORTH_EDGE } from './rules/04-entry.ts';
import { engagedAtStart, noteEngaged } from './rules/07-recovery.ts';
import { forgetWant, hasContact, setContact, setUnsupplied, turnsUnsupplied } from './rules/09-supply.ts';
import * as crossings from './rules/10-bridges.ts';

const { BRIDGES, FERRIES } = crossings;

/** Entries of `State.own`: points scored before the position of a set-up, by side. */
const BONUS = { german: 'bonusGerman', allied: 'bonusAllied' } as const;

/** Position matters of this game that stand in `extra` of a set-up and of `show`. */
export function extra(p: Position): Record<string, unknown> {
  const ends = BRIDGES.flatMap((bridge) =>
    crossings.endsOf(p, bridge) ? [[bridge.id, crossings.endsOf(p, bridge)]] : [],
  );
  return {
    holders: holdersOf(p),
    bridges: Object.fromEntries(BRIDGES.map((bridge) => [bridge.id, stateOf(p, bridge)])),
    ferries: Object.fromEntries(
      FERRIES.map((ferry) => [ferry.id, crossings.isFerryLost(p, ferry) ? 'destroyed' : 'intact']),
    ),
    unsupplied: Object.fromEntries(
      AIRBORNE.flatMap((division) =>
        turnsUnsupplied(p, division) > 0 ? [[division, turnsUnsupplied(p, division)]] : [],
      ),
    ),
    contact: AIRBORNE.filter((division) => hasContact(p, division)),
    attacked: p.s.attacked.map((hex) => nameOf(p, hex)),
    points: numbersOf(p, BONUS),
    blown: crossings.blownBridges(p),
    northEdge: p.s.own[NORTH_EDGE] === 1,
    airlift: p.s.own['airlift'] ?? null,
    ends: Object.fromEntries(ends) as unknown,
    mending: crossings.mending(p),
    tried: crossings.triedBridges(p),
    fuse: crossings.fuseOf(p) ?? null,
    engaged: engagedAtStart(p),
  };
}

type Bridge = (typeof BRIDGES)[number];

/** Destroyed, or the side that has it. */
function stateOf(p: Position, bridge: Bridge): string {
  if (!crossings.stands(p, bridge)) return 'destroyed';
  return sideName(p, crossings.holderOf(p, bridge));
}

const READERS: Readonly<Record<string, Reader>> = {
  holders: readHolders,
  points: (p, value, problems) => readPoints(p, value, problems, BONUS),
  bridges: readBridges,
  ferries: readFerries,
  unsupplied: readUnsupplied,
  contact: readContact,
  attacked: (p, value, problems) => void (p.s.attacked = readHexes(p, value, 'extra.attacked', problems)),
};

/** Reads what a set-up says of holders, points, bridges, ferries, supply, contact and hexes attacked; says what is wrong and where. */
export function readExtra(p: Position, given: Readonly<Record<string, unknown>>): Problem[] {
  noteEngaged(p);
  const problems = readFields(p, given, READERS);
  forgetWant(p);
  return problems;
}

/** `intact` is a bridge that stands, whoever holds it by where the units are (RUL-S-08); a destroyed one likewise. */
const BRIDGE_STATES: Readonly<Record<string, readonly [side: number | undefined, blown: boolean]>> = {
  intact: [undefined, false],
  german: [0, false],
  allied: [1, false],
  destroyed: [undefined, true],
};

function readBridges(p: Position, value: unknown, problems: Problem[]): void {
  for (const [name, state] of entries(value, 'extra.bridges', problems)) {
    const at = `extra.bridges.${name}`;
    const bridge = crossings.crossingNamed(BRIDGES, name);
    const known = typeof state === 'string' && Object.hasOwn(BRIDGE_STATES, state) ? BRIDGE_STATES[state] : undefined;
    if (!bridge) problems.push(problem(at, 'not-a-side', { a: name.slice(0, 4), b: name.slice(5) }));
    else if (!known) problems.push(problem(at, 'no-such-field', { field: shown(state) }));
    else crossings.setBridge(p, bridge, ...known);
  }
}

function readFerries(p: Position, value: unknown, problems: Problem[]): void {
  for (const [name, state] of entries(value, 'extra.ferries', problems)) {
    const at = `extra.ferries.${name}`;
    const ferry = crossings.crossingNamed(FERRIES, name);
    if (!ferry) problems.push(problem(at, 'not-a-side', { a: name.slice(0, 4), b: name.slice(5) }));
    else if (state === 'destroyed') crossings.breakFerry(p, ferry);
    else if (state !== 'intact') problems.push(problem(at, 'no-such-field', { field: shown(state) }));
  }
}

const isDivision = (name: unknown): name is AirborneDivision => AIRBORNE.some((division) => division === name);

function readUnsupplied(p: Position, value: unknown, problems: Problem[]): void {
  for (const [division, turns] of entries(value, 'extra.unsupplied', problems)) {
    const at = `extra.unsupplied.${division}`;
    if (!isDivision(division)) problems.push(problem(at, 'no-such-field', { field: division }));
    else if (typeof turns !== 'number' || !Number.isInteger(turns) || turns < 0 || turns > 10)
      problems.push(problem(at, 'no-such-amount'));
    else setUnsupplied(p, division, turns);
  }
}

function readContact(p: Position, value: unknown, problems: Problem[]): void {
  if (!Array.isArray(value)) return void problems.push(problem('extra.contact', 'no-such-field', { field: 'contact' }));
  value.forEach((division: unknown, i) => {
    if (isDivision(division)) setContact(p, division);
    else problems.push(problem(`extra.contact[${i}]`, 'no-such-field', { field: shown(division) }));
  });
}
