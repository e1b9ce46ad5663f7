import type { Deed, DoneDeed, Figures, Measured, Reason } from '../../seat/conduct.ts';
import type { KeptReport, SittingAccount } from './safety.ts';

/** An open report, with who sits at the game. */
export interface ReportAtGame extends Omit<KeptReport, 'by' | 'about'> {
  /** Id of the rules. */
  readonly rules: string;
  readonly by: SittingAccount;
  readonly about: SittingAccount;
}

/** What an owner has done: about an account, or about a guest of this name. */
export interface NewDeed {
  readonly id: string;
  readonly at: string;
  readonly owner: string;
  readonly deed: Deed;
  readonly about: string | null;
  readonly name: string | null;
  readonly reason: Reason | null;
  readonly days: number | null;
}

/** What the owner of a site sees and does. Times are ISO 8601, in UTC. */
export interface OwnerStore {
  /** The oldest first. */
  reports(): Promise<readonly ReportAtGame[]>;
  closeReport(game: string, by: string): Promise<void>;
  /** Accounts whose talk is closed then, that are suspended, or that have not read a warning. */
  measured(now: string): Promise<readonly Measured[]>;
  /** The seats that an account, or one side of a game, has have this name from now on. Gives the games. */
  nameSeats(of: { account: string } | { game: string; side: string }, name: string): Promise<readonly string[]>;
  note(deed: NewDeed): Promise<void>;
  /** The newest first. */
  deeds(most: number): Promise<readonly DoneDeed[]>;
  /** The games of each pace, given as JSON. `day`, `week`: since when players count; `beat`: since when servers have been seen that run. */
  figures(since: { day: string; week: string; beat: string }): Promise<Figures>;
}
