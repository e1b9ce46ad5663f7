import { posix } from 'node:path';
import { boardPackages, enginePackages, levelOf, rooms, sharedByGames } from './laws.ts';
import { readSource, target } from './read.ts';
import type { Source, Use } from './read.ts';

/** All breaches of the import laws in these files (path from the project's root → text), as `path:line: message`. */
export function breaches(files: ReadonlyMap<string, string>): string[] {
  const sources = [...files].map(([path, text]) => readSource(path, text));
  const games = gamesIn([...files.keys()]);
  return [
    ...sources.flatMap(layering),
    ...sources.flatMap(roomLayering),
    ...sources.flatMap(packages),
    ...sources.flatMap((source) => gameImports(source, games)),
    ...sources.flatMap((source) => gameNames(source, games)),
    ...sources.flatMap(board),
    ...sources.flatMap(purity),
    ...cycles(sources),
  ];
}

const folderOf = (path: string): string => path.split('/')[1] ?? '';
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
const isTest = (source: Source): boolean => /\.test\.ts$|test-kit\.ts$/.test(source.path);
const at = (source: Source, use: Use, what: string): string => `${source.path}:${use.line}: ${what}`;

function gamesIn(paths: readonly string[]): string[] {
  const folders = paths.map((path) => /^src\/games\/([^/]+)\//.exec(path)?.[1]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

const gameOf = (path: string | undefined, games: readonly string[]): string | undefined =>
  games.find((game) => path?.startsWith(`src/games/${game}/`));

/** Imports point down. */
function layering(source: Source): string[] {
  const from = folderOf(source.path);
  if (levelOf(from) < 0) return [`${source.path}:1: src/${from} has no level in test/laws/laws.ts (law 1).`];
  return source.imports.flatMap((use) => {
    const to = target(source.path, use.name);
    if (to === undefined || to === 'package.json') return [];
    if (!to.startsWith('src/')) return [at(source, use, `src imports "${use.name}" from outside src.`)];
    const folder = folderOf(to);
    if (folder === from || levelOf(folder) < levelOf(from)) return [];
    return [at(source, use, `${from} imports ${folder}, which is not below it (law 1).`)];
  });
}

/** Where a file is in the house: a folder divided into rooms, the room and its floor, -1 for one that is not listed. */
interface Place {
  house: string;
  room: string;
  floor: number;
}

/** Undefined for files outside the folders that have rooms, and beside the rooms where `.` is none of them. */
function placeOf(path: string | undefined): Place | undefined {
  const house = Object.keys(rooms).find((folder) => path?.startsWith(`${folder}/`));
  if (path === undefined || house === undefined) return undefined;
  const floors = rooms[house] as readonly (readonly string[])[];
  let room = posix.relative(house, posix.dirname(path)) || '.';
  const floorOf = (): number => floors.findIndex((floor) => floor.includes(room));
  while (floorOf() < 0 && room.includes('/')) room = posix.dirname(room);
  return room === '.' && floorOf() < 0 ? undefined : { house, room, floor: floorOf() };
}

const short = (folder: string): string => folder.replace(/^src\//, '');

/** Imports between the rooms of a folder point down, so that they form no circle. Tests may import from above. */
function roomLayering(source: Source): string[] {
  const from = placeOf(source.path);
  if (from === undefined || isTest(source)) return [];
  const { house, room, floor } = from;
  if (floor < 0) return [`${source.path}:1: ${house}/${room} has no level in test/laws/laws.ts (law 1).`];
  return source.imports.flatMap((use) => {
    const to = placeOf(target(source.path, use.name));
    if (to === undefined || to.house !== house || to.room === room || to.floor < floor) return [];
    return [
      at(source, use, `${short(house)}/${room} imports ${short(house)}/${to.room}, which is not below it (law 1).`),
    ];
  });
}

/** The engine uses neither Node nor the DOM, only the packages listed for its folder. Its tests may use more. */
function packages(source: Source): string[] {
  const folder = folderOf(source.path);
  const allowed = enginePackages[folder];
  if (!allowed || isTest(source)) return [];
  return source.imports
    .filter((use) => target(source.path, use.name) === undefined && !allowed.includes(packageOf(use.name)))
    .map((use) => at(source, use, `${folder} may not use the package "${use.name}" (law 3).`));
}

/** Games import neither other games nor the registry (their tests may); only the registry imports more than one. */
function gameImports(source: Source, games: readonly string[]): string[] {
  if (source.path === 'src/games/index.ts') return [];
  const own = gameOf(source.path, games);
  const seen = new Set<string>();
  return source.imports.flatMap((use) => {
    const to = target(source.path, use.name);
    if (own && to === 'src/games/index.ts' && !isTest(source))
      return [at(source, use, `the game ${own} imports the registry (law 2).`)];
    const game = gameOf(to, games);
    if (!game || game === own) return [];
    if (own) return [at(source, use, `the game ${own} imports the game ${game} (law 2).`)];
    seen.add(game);
    return seen.size === 2 ? [at(source, use, 'only src/games/index.ts may import several games (law 2).')] : [];
  });
}

/** Shared code never names a game, not even in comments. */
function gameNames(source: Source, games: readonly string[]): string[] {
  if (!sharedByGames.includes(folderOf(source.path))) return [];
  return source.text.split('\n').flatMap((line, i) => {
    const game = games.find((id) => new RegExp(id.replaceAll('-', '[^a-z0-9]{0,2}'), 'i').test(line));
    return game ? [`${source.path}:${i + 1}: shared code names the game ${game} (law 2).`] : [];
  });
}

/** The board draws hexes and knows no rules. */
function board(source: Source): string[] {
  if (!source.path.startsWith('src/web/board/') || isTest(source)) return [];
  return source.imports
    .filter((use) => {
      const to = target(source.path, use.name);
      if (to === undefined) return !boardPackages.includes(packageOf(use.name));
      return !to.startsWith('src/web/board/') && !to.startsWith('src/hex/');
    })
    .map((use) =>
      at(source, use, `the board imports "${use.name}"; it may use src/hex, itself and ${boardPackages.join(', ')}.`),
    );
}

/** The engine uses no clock and no random source: applying an action is deterministic. */
function purity(source: Source): string[] {
  if (!Object.hasOwn(enginePackages, folderOf(source.path)) || isTest(source)) return [];
  return source.impure.map((use) => at(source, use, `the engine uses ${use.name} (law 3).`));
}

/** Import cycles, type-only imports included: one line per cycle. */
function cycles(sources: readonly Source[]): string[] {
  const graph = new Map(
    sources.map((source) => [source.path, source.imports.map((use) => target(source.path, use.name))]),
  );
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      const cycle = [...trail.slice(trail.indexOf(path)), path];
      found.push(`${path}: imports in a circle: ${cycle.join(' → ')} (law 1).`);
      return;
    }
    state.set(path, 'open');
    for (const next of graph.get(path) ?? []) if (next && graph.has(next)) visit(next, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}
