// The command line and all that it starts: from the bundle, and where there is none from the sources.
import { createRequire, enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bringBundle } from './bundle.mjs';
import { root } from './common.mjs';

const cache = join(root, 'node_modules/.cache/bivouac');
const entry = join(root, 'src/cli/main.ts');
// A new version of a package, or of what makes the bundle, makes another bundle.
const others = ['node_modules/.bivouac-installed', 'scripts/bundle.mjs'].map((file) => join(root, file));

enableCompileCache(join(cache, 'compiled'));
const program = await bringBundle(entry, join(cache, 'cli'), others);
if (program) createRequire(import.meta.url)(program);
else await import(pathToFileURL(entry).href);
