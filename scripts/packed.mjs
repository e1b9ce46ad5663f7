// The command line of the package from npm, where there are no sources. Plain JavaScript for any Node, which it asks for its version.
const NEEDED = { major: 24, minor: 7 };

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED.major || (major === NEEDED.major && minor < NEEDED.minor)) {
  process.stderr.write(
    `This package of Bivouac needs Node.js ${NEEDED.major}.${NEEDED.minor} or later, and this is ${process.versions.node}: please update Node.js.\n`,
  );
  process.exitCode = 1;
} else {
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  // lib/ is made when the package is packed: in a clone it may be missing.
  await import(new URL('../lib/cli/main.js', import.meta.url).href);
}
