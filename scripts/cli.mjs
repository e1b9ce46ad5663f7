// The command line: runs the bundle, or the sources when there is none.
import { createRequire, enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBundle } from './bundle.mjs';
import { root } from './common.mjs';

const cache = join(root, 'node_modules/.cache/bivouac');
const entry = join(root, 'src/cli/main.ts');
// A change of packages or of the bundler script makes the bundle stale.
const others = ['node_modules/.bivouac-installed', 'scripts/bundle.mjs'].map((file) => join(root, file));

enableCompileCache(join(cache, 'compiled'));
const program = await ensureBundle(entry, join(cache, 'cli'), others);
if (program) createRequire(import.meta.url)(program);
else await import(pathToFileURL(entry).href);
