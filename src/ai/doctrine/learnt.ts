/**
 * What is counted in a position beside the margin, the first side's less the second's, or of one of them alone (0, 1). Points: `near` and `far`, what places may yet bring
 * to who has the strength around them; `firm`, the same where the stronger takes all but all of it; `each`, units on their way to where every one of them counts; `reach`, those on
 * their way to where one is enough, or off the map. Strength: of all on the map. Steps: `contact`, beside an enemy; `danger`, beside more than half as strong again;
 * `closed`, beside an enemy and without a way out.
 */
export const FEATURES = [
  ...(['near', 'far', 'firm', 'each', 'reach', 'strength0', 'strength1'] as const),
  ...(['contact0', 'contact1', 'danger0', 'danger1', 'closed0', 'closed1'] as const),
] as const;
export type Feature = (typeof FEATURES)[number];

/** What a unit of something is worth at the end, and how much more in the first of the turns, in points of the margin. */
type Weight = readonly [last: number, more: number];

/** How positions of a scenario are judged: the margin now, and what is counted beside it, each at its weight. */
export interface Learnt {
  /** Turns of the scenario. */
  turns: number;
  margin: Weight;
  features: Readonly<Record<Feature, Weight>>;
  /** Games played and positions looked at, and the share of what their turns left open that the weights explain in games they were not made from. */
  from: { games: number; samples: number; explained: number };
}
