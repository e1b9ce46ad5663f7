/** What a side or the dice decide; arguments in the comment. `movement`, `loss` and `over` are common to the games. */
export const PROMPTS = [
  'resupply', // left: artillery to be made ready, airborne apart; airdrops: airborne artillery
  'bridges', // side
  'bridges-and-charges', // side
  'demolition', // bridge: the first of those that an Allied unit has come to
  'demolition-crossing', // bridge
  'landing', // points, turn, steps: those that may land in a hex
  'lands-on-hex',
  'lands-beside',
  'lands-by-division',
  'lands-anywhere',
  'lands-at-once',
  'lands-for-points',
  'lands-later',
  'pilots-come', // unit, turn
  'steps-return', // division, n
  'landing-fight',
  'suffer', // hex, result: S, S1, S2
  'moving-normal', // unit
  'moving-extended', // unit
  'moving-tactical', // unit
  'occupy', // hex
  'excess', // hex
  'combat',
  'declare-force', // hex
  'declare-after-bridge', // hex
  'declare-support', // hex
  'defenders', // hex, n: chosen so far
  'determined-defence', // hex
  'desperate-defence', // hex
  'retreating', // unit
  'advance', // hex, unless it is not known
  'advancing', // unit, hex
  'leave', // unit
  'leave-at-a-loss', // unit
  'head-returns', // unit
  'traffic',
  'dice-weather',
  'dice-demolition', // bridge
  'dice-landing', // unit
  'dice-reveal', // hex
  'dice-combat', // hex
  'dice-stand', // unit
  'dice-reorganisation', // unit
  'dice-division-406', // unit
  'dice-disengage', // unit
  'dice-isolation', // unit
  'dice-traffic',
] as const;

/** Events; arguments in the comment. `shifts`: the modifiers of the die, or the shifts of the column. */
export const EVENTS = [
  'turn', // turn, day of September, time: am, pm, night
  'weather', // turn, die, shifts, weather
  'bridge-spared', // bridge, result: wired, intact
  'demolition', // bridge, die, shifts, result: blown, intact
  'bridge-captured', // bridge
  'rewired', // bridge
  'repair-begun', // bridge, side
  'repaired', // bridge, side
  'repair-lost', // bridge
  'move', // unit, from, to, cost: points, by tactical movement hexes; mode
  'enter', // unit, area, to, cost, mode
  'leaves', // unit, from, area
  'changes-area', // unit, area, next: area
  'comes-in', // unit, from, to, cost: 0, it has been paid
  'spent', // unit
  'disrupted', // unit
  'full-retreat', // unit
  'engaged', // unit
  'limbered', // unit
  'unlimbered', // unit
  'mounted', // unit
  'dismounted', // unit
  'auto-ds', // hex, attackers
  'attack', // hex, side, attackers, lead: formation; attached: unit or null; artillery, air: 0, 1
  'defends', // hex, units, n: how many
  'combat', // hex, attack, defence, ratio, shifts, column, dice, result
  'stand', // unit, hex, die, shifts, column: clear, other, city; result: holds, fails; attack, defence: steps lost
  'step-lost', // unit, why
  'remnant', // unit, remnant
  'retreat-off', // unit, from, area
  'advances-off', // unit, area
  'halts', // unit, hex
  'breakthrough', // hex, attackers
  'support', // hex, attackers
  'rallies', // unit: full retreat to disrupted
  'recovers', // unit
  'recovery-roll', // unit, die, shifts, result: recovers, stays
  'readied', // unit
  'out-of-supply', // unit
  'in-supply', // unit
  'depleted', // unit
  'head-returns', // unit, hex
  'head-lost', // unit
  'arrives', // unit, area
  'displaced', // unit, area
  'division-406', // unit, die, result: comes, waits
  'replaced', // unit, hex or area
  'returned', // unit
  'comes-back', // unit, remnant
  'breaks-down', // unit, part
  'rebuilt', // unit, part
  'merged', // unit, giver
  'lands', // unit, hex
  'landing', // unit: the first of them, n: units, hex, die, shifts, result: safe, S, S1, S2
  'scattered', // unit
  'pilots-arrive', // unit, hex
  'traffic-placed', // marker, hex
  'traffic-roll', // dice
  'traffic-removed', // marker, hex
  'relocated', // from, to
  'revealed', // unit, hex, result: unit, garrison
  'disengage', // unit, die, shifts, result: No, Yes, Yes-1
  'isolation-roll', // unit, die, shifts, result: lost, safe
  'over', // winner, result: automatic, points, waal; allied, german: points
] as const;
