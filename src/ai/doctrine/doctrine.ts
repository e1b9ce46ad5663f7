/**
 * How much of a lead is still in the margin at the end: of a point for good, of one for a place that can change hands, of a point of strength
 * (attack and defence of units on the map). Fitted to games of recruits; other numbers take less luck out of margins, or too much, but never lean to a side.
 */
export interface Lasting {
  readonly points: number;
  readonly places: number;
  readonly strength: number;
}

/** How far a level looks ahead in a game: as far as has been shown to help and its turn has time for. */
export interface Foresight {
  /** The share of its playouts that goes into plans of a turn. */
  readonly plans: number;
  /** Standard errors and points by which a plan has to be better than the one at sight before it is taken; without, the best is, however little it is better. */
  readonly sure?: number;
  readonly least?: number;
  /** Attacks that are played out before one of them is chosen, those that promise most. */
  readonly attacks: number;
  /** Positions are judged by what games have taught. */
  readonly taught: boolean;
  /** It drives routed enemies against what they cannot cross, storms what nobody has seen, and closes a ring around an enemy in the last turn. */
  readonly seasoned?: true;
}

/** What a player makes of a game besides its rules: prices in points of the score, by the index of a side. */
export interface Doctrine {
  /** A step lost, whatever becomes of the unit; a unit lost, besides its steps. */
  readonly step: readonly [number, number];
  readonly kill: readonly [number, number];
  /** What the score takes for a unit lost: in the last turns prices go down to that. Absent where they have not been shown to have to. */
  readonly fallen?: readonly [number, number];
  /** A hex won from the enemy, whatever lies in it. */
  readonly ground: number;
  /** An air point spent, a gun that fires. */
  readonly air: number;
  readonly gun: number;
  /** Guns that may help in one attack. */
  readonly guns: number;
  /** The expected gain below which nobody attacks who need not. */
  readonly least: number;
  /** What key terrain is worth, by the rule that makes it so. */
  readonly keys: Readonly<Record<string, number>>;
  /** How far the levels that look ahead do so. */
  readonly regular: Foresight;
  readonly veteran: Foresight;
  /** Attacks are judged by the table alone in a playout: where that has been shown not to be weaker. */
  readonly glances: boolean;
  /** Attacks that the moves of a phase prepare at most. */
  readonly assaults: number;
  /** Turns that it may take longer to stay out of the enemy's sight. */
  readonly shy: number;
  /** Units beside an enemy have to attack. */
  readonly forced: boolean;
  /** Steps of a side in a hex; who stands there beyond it is lost when the phase ends. */
  readonly crowd: number;
  /** Orders that are always worth giving, the most urgent first. */
  readonly good: readonly string[];
  /** Orders that bind a side for the turn: judged by the march that they leave it. */
  readonly binding: readonly string[];
  /** What leads after a roll are worth at the end of a game. */
  readonly lasting: Lasting;
  /** Turns that it may take longer to recover where enemies who can come have a point of strength less; absent where nobody goes out of contact for that. */
  readonly rest?: number | undefined;
  /**
   * Turns before the end, this one included, from which units of each side come onto the map; until then they wait beside it, for one by one they would be
   * beaten. Absent where everybody comes as soon as he may.
   */
  readonly reserves?: readonly [number, number] | undefined;
  /** Air points that attacks leave over bomb whoever stands anywhere: where nothing else can come of them. */
  readonly raids?: true | undefined;
  /** What is planned for over several turns; absent where each turn takes the map as it finds it. */
  readonly staff?: Staff | undefined;
}

/** A staff has bridges mended that are down, and guards whoever does; its columns wait for them, march up to those that the enemy may blow, watch those that others live by, reopen roads, and let sleeping garrisons lie. */
export interface Staff {
  /** Kinds of troops that mend bridges. */
  readonly builders: readonly string[];
  /** Turns that it takes to come over a bridge that is down. */
  readonly mending: number;
  /** What it is worth to drive off an enemy who cuts a unit off from supply. */
  readonly road: number;
}
