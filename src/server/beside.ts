/** The address of a file beside the one whose address is given, by its name without an ending: a source here, JavaScript in the package. */
export const beside = (name: string, here: string): URL =>
  new URL(`${name}${here.endsWith('.ts') ? '.ts' : '.js'}`, here);
