import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { buildStandalone } from './standalone.ts';

const EARLY = join(import.meta.dirname, '../src/web/shell/early.ts');
/** The script tag written by Vite. */
const PROGRAM = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
/** Entry modules of the parts that every table needs, and those of one game with its texts. */
const PARTS = /\/src\/(web\/pages\/table\/Screen\.svelte|games\/index\.ts|text\/web\/pages\.ts)$/;
const OWN_PARTS = /\/src\/(?:games|text)\/([a-z0-9-]+)\/index\.ts$/;

/** Adds the first script to the built page, which starts the program; it gets the names of the program's files. */
export function early(): Plugin {
  return {
    name: 'bivouac-early',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The page itself is not among the built files.');
      const html = String(page.source);
      const [tag, program] = PROGRAM.exec(html) ?? [];
      if (!tag || !program) throw new Error('The page does not start a program.');
      const source = await buildStandalone(EARLY, { PROGRAM: program, ...tableFiles(bundle) });
      const fileName = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source }));
      page.source = html
        .replace('<head>', `<head>\n    <script src="/${fileName}"></script>`)
        .replace(tag, `<link rel="modulepreload" crossorigin href="${program}">`);
    },
  };
}

/** Scripts and styles loaded when a table opens, in addition to those of every page; and what each game adds to them. */
function tableFiles(bundle: Rolldown.OutputBundle): { TABLE: string[]; GAMES: Record<string, string[]> } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]);
  const common = new Set(first);
  const table = chunks.filter(({ moduleIds }) => moduleIds.some((id) => PARTS.test(id)));
  const TABLE = table.flatMap(({ fileName }) => filesOf(bundle, fileName, common));
  const GAMES: Record<string, string[]> = {};
  const seen = new Map<string, Set<string>>();
  for (const { facadeModuleId, fileName } of chunks) {
    const game = OWN_PARTS.exec(facadeModuleId ?? '')?.[1];
    if (game === undefined) continue;
    const known = seen.get(game) ?? new Set(common);
    seen.set(game, known);
    GAMES[game] = [...(GAMES[game] ?? []), ...filesOf(bundle, fileName, known)];
  }
  return { TABLE, GAMES };
}

/** A chunk with its style sheets and all that it imports, but for what has been `seen`. */
function filesOf(bundle: Rolldown.OutputBundle, fileName: string, seen: Set<string>): string[] {
  const chunk = bundle[fileName];
  if (seen.has(fileName) || chunk?.type !== 'chunk') return [];
  seen.add(fileName);
  const own = [fileName, ...(chunk.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`);
  return [...own, ...chunk.imports.flatMap((one) => filesOf(bundle, one, seen))];
}
