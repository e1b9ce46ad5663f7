/** What is known of a mutant that no test kills: `code` is the line it begins in, `part` what is replaced. */
export interface Note {
  file: string;
  code: string;
  part: string;
  replacement: string;
  reason: string;
}
