import { build } from 'vite';

/** Builds a script into a single file, with these values for the constants it declares. */
export async function buildStandalone(file: string, names: Readonly<Record<string, unknown>>): Promise<string> {
  const define = Object.fromEntries(Object.entries(names).map(([name, value]) => [name, JSON.stringify(value)]));
  const made = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: { write: false, target: 'es2023', rolldownOptions: { input: file, output: { format: 'iife' } } },
  });
  const [output] = [made].flat();
  if (!output || !('output' in output)) throw new Error(`${file} was not built.`);
  return output.output[0].code;
}
