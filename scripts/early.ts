import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { buildStandalone } from './standalone.ts';

const EARLY = join(import.meta.dirname, '../src/web/shell/early.ts');
/** The script tag written by Vite. */
const PROGRAM = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
/** Entry modules of the parts that a table needs. */
const PARTS = /\/src\/(web\/pages\/table\/Screen\.svelte|games\/index\.ts)$/;

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
      const source = await buildStandalone(EARLY, { PROGRAM: program, TABLE: tableFiles(bundle) });
      const fileName = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source }));
      page.source = html
        .replace('<head>', `<head>\n    <script src="/${fileName}"></script>`)
        .replace(tag, `<link rel="modulepreload" crossorigin href="${program}">`);
    },
  };
}

/** Scripts and styles loaded when a table opens, in addition to those of every page. */
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
