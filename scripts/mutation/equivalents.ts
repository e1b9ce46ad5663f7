/** A mutant that no test can tell from the code: `code` is the line it begins in, `part` what is replaced. */
export interface Equivalent {
  file: string;
  code: string;
  part: string;
  replacement: string;
  reason: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [];
