import { pick } from '../../src/kernel/random.ts';
import type { Scenario } from '../../src/kernel/game.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';

export type Random = () => number;
export type Json = Record<string, unknown>;

/** Values that a field of a set-up never has, as JSON can give them. */
const ODD = [
  null, '', ' ', 'constructor', '__proto__', 'toString', 'x'.repeat(300), '٠٩٠٦', '0906 ', '9999', -1, 0, 1, 1.5,
  99, 2 ** 31, 2 ** 53, 1e308, -1e308, true, false, [], {}, [[]], [{}], { a: {} }, ['move'], { constructor: 1 },
] as const; // prettier-ignore

const KEYS = ['extra', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'length', '', '0906', 'x'.repeat(300)];

type Mutation = (doc: Json, game: Wargame, random: Random) => void;

/** All lists and objects in the document. */
const holders = (value: unknown): Json[] =>
  typeof value === 'object' && value !== null ? [value as Json, ...Object.values(value).flatMap(holders)] : [];

/** A field of the document, of lists and objects alike, the top level as often as all below. */
function anyField(doc: Json, random: Random): [Json, string] {
  const below = holders(doc).filter((holder) => Object.keys(holder).length > 0);
  const holder = random() < 0.3 ? doc : pick(below, random);
  return [holder, pick(Object.keys(holder), random)];
}

/** Sets an own field of any name, as JSON.parse does; a list has entries alone. */
function set(holder: Json, field: string, value: unknown): void {
  if (Array.isArray(holder) && (field === 'length' || !Object.hasOwn(holder, field))) return;
  Object.defineProperty(holder, field, { value, enumerable: true, configurable: true, writable: true });
}

const anyHex = (game: Wargame, random: Random): string => pick(Object.keys(game.map.hexes), random);
const mapOf = (doc: Json): { hexes: Json; sides: Json[] } => {
  const { base } = (doc['map'] ?? {}) as Json;
  const map = { ...(base === undefined ? {} : { base }), hexes: {}, sides: [] };
  doc['map'] = map;
  return map;
};

const oddValue: Mutation = (doc, _, random) => {
  const [holder, field] = anyField(doc, random);
  set(holder, field, structuredClone(pick(ODD, random)));
};

const missingField: Mutation = (doc, _, random) => {
  const [holder, field] = anyField(doc, random);
  if (Array.isArray(holder)) holder.splice(Number(field), 1);
  else delete holder[field];
};

const furtherField: Mutation = (doc, _, random) => {
  const holder = pick(holders(doc), random);
  set(holder, pick(KEYS, random), structuredClone(pick(ODD, random)));
};

/** A value from elsewhere in the document. */
const valueOfOther: Mutation = (doc, _, random) => {
  const [from, value] = anyField(doc, random);
  const [holder, field] = anyField(doc, random);
  set(holder, field, structuredClone(from[value]));
};

/** Units moved to any hexes, one of them named twice. */
const moved: Mutation = (doc, game, random) => {
  const units = doc['units'] as Json[] | undefined;
  if (!Array.isArray(units) || units.length === 0) return;
  // Another mutation may have put something else in the list.
  const named = units.filter((unit) => typeof unit === 'object' && unit !== null);
  for (let n = 0; n < 3 && named.length > 0; n++) set(pick(named, random), 'hex', anyHex(game, random));
  if (random() < 0.2) units.push(structuredClone(pick(units, random)));
};

const otherTime: Mutation = (doc, game, random) => {
  const { phases } = game.vocabulary;
  const [{ firstTurn, lastTurn }] = game.scenarios as readonly [Scenario];
  set(doc, 'turn', firstTurn - 1 + Math.floor(random() * (lastTurn - firstTurn + 3)));
  set(doc, 'phase', pick(phases as readonly string[], random));
};

/** From the beginning: what is set up before the first phase still has to be. */
const fromBeginning: Mutation = (doc, _, random) => {
  delete doc['turn'];
  delete doc['phase'];
  if (random() < 0.5) delete doc['only'];
  if (random() < 0.5) delete doc['units'];
};

const otherMap: Mutation = (doc, game, random) => {
  const map = mapOf(doc);
  if (random() < 0.3) set(map as unknown as Json, 'base', 'blank');
  const { terrain = [], features = [] } = game.vocabulary as unknown as Readonly<Record<string, readonly string[]>>;
  for (let n = 0; n < 10; n++) {
    const change: Json = {};
    if (random() < 0.7) change['terrain'] = random() < 0.01 ? 'tundra' : pick(terrain, random);
    if (random() < 0.4 && features.length > 0)
      change['features'] = [random() < 0.01 ? 'volcano' : pick(features, random)];
    map.hexes[anyHex(game, random)] = change;
  }
  const { source: _, ...known } = pick(game.map.sides, random) as unknown as Json;
  map.sides.push({ ...known, ...(random() < 0.9 ? { bridge: null } : { b: anyHex(game, random), road: true }) });
};

/** A new game on a map of one's own, some of its units taken from the set-up. */
const newGame: Mutation = (doc, game, random) => {
  for (const field of ['turn', 'phase', 'weather', 'extra', 'pools', 'only']) delete doc[field];
  if (Array.isArray(doc['units'])) doc['units'] = doc['units'].filter(() => random() < 0.1);
  otherMap(doc, game, random);
  if (random() < 0.7) set(doc['map'] as Json, 'base', 'blank');
};

/** A value of a field that only this game has. */
const ownField: Mutation = (doc, _, random) => {
  const extra = doc['extra'];
  const below = holders(extra).filter((holder) => Object.keys(holder).length > 0);
  if (below.length === 0) return;
  const holder = pick(below, random);
  const field = random() < 0.8 ? pick(Object.keys(holder), random) : pick(KEYS, random);
  set(
    holder,
    field,
    structuredClone(random() < 0.5 ? pick(ODD, random) : pick(Object.values(pick(below, random)), random)),
  );
};

/** All mutations, weighted by repetition. */
const MUTATIONS: readonly Mutation[] = [
  oddValue, missingField, furtherField, valueOfOther, moved, otherTime, fromBeginning, otherMap, newGame, ownField, ownField,
]; // prettier-ignore

/** Mutates a document once to three times. */
export function mutateSetup(doc: Json, game: Wargame, random: Random): void {
  for (let n = Math.floor(random() * 3); n >= 0; n--) pick(MUTATIONS, random)(doc, game, random);
}
