import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { builtAlone } from './alone.ts';

const EARLY = join(import.meta.dirname, '../src/web/shell/early.ts');
/** How Vite starts the program. */
const PROGRAM = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
/** The files in which the parts begin that a table is made of. */
const PARTS = /\/src\/(web\/handover\/Screen\.svelte|games\/index\.ts)$/;

/** Puts the script into the built page that runs before all others and starts the program, with the names of its files. */
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
      const source = await builtAlone(EARLY, { PROGRAM: program, TABLE: tableFiles(bundle) });
      const fileName = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source }));
      page.source = html
        .replace('<head>', `<head>\n    <script src="/${fileName}"></script>`)
        .replace(tag, `<link rel="modulepreload" crossorigin href="${program}">`);
    },
  };
}

/** Scripts and styles that come when a table opens, beyond those that every page begins with. */
function tableFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  const seen = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]));
  const add = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (seen.has(fileName) || chunk?.type !== 'chunk') return;
    seen.add(fileName);
    for (const file of [fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(`/${file}`);
    chunk.imports.forEach(add);
  };
  chunks.filter(({ facadeModuleId }) => PARTS.test(facadeModuleId ?? '')).forEach(({ fileName }) => add(fileName));
  return [...files];
}
