// The command line of the package from npm, where there are no sources. Plain JavaScript for any Node, which it asks for its version.
const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  process.stderr.write(
    `This package of Bivouac needs Node.js ${NEEDED} or later, and this is ${process.versions.node}: please update Node.js.\n`,
  );
  process.exitCode = 1;
} else {
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  // lib/ is made when the package is packed: in a clone it may be missing.
  await import(new URL('../lib/cli/main.js', import.meta.url).href);
}
