import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { root } from './common.mjs';

const source = (file: string): string => join(root, 'src', file);

/** What every page begins with. */
const FIRST = source('web/main.ts');
const TABLE = source('web/pages/table/Screen.svelte');
/** Pages that are opened without a table, and are not to wait for one. */
const OTHERS = ['settings/Settings', 'rules/RulesPage', 'account/Account', 'ratings/Ratings', 'owner/Owner', 'api/Api'];

type Graph = Rolldown.ChunkingContext;

/**
 * The file that a module goes to, so that opening a table asks for a few files and not for dozens: `table`, or `parts` where other pages
 * need it, too. Of all other modules the bundler decides.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const { first, table, others } = closuresOf(graph);
  if (first.has(id) || !table.has(id)) return null;
  return others.has(id) ? 'parts' : 'table';
}

interface Closures {
  first: ReadonlySet<string>;
  table: ReadonlySet<string>;
  others: ReadonlySet<string>;
}

let known: Closures | undefined;
/** The graph is whole by the time the first module is asked about. */
function closuresOf(graph: Graph): Closures {
  known ??= {
    first: reachedFrom([FIRST], graph),
    table: reachedFrom([TABLE], graph),
    others: reachedFrom(
      OTHERS.map((page) => source(`web/pages/${page}.svelte`)),
      graph,
    ),
  };
  return known;
}

/** These modules, and all that they import without being asked. */
function reachedFrom(entries: readonly string[], graph: Graph): Set<string> {
  for (const id of entries) if (!graph.getModuleInfo(id)) throw new Error(`${id} is not a module of the page.`);
  const reached = new Set(entries);
  for (const id of reached) for (const one of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(one);
  return reached;
}
