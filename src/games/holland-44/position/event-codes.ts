/** What a side or the dice decide; arguments in the comment. `movement` and `over` are common to the games. */
export const PROMPTS = [
  'resupply', // left: artillery to be made ready, airborne apart; airdrops: airborne artillery
  'bridges', // side
  'bridges-and-charges', // side
  'demolition', // bridge: the first of those that an Allied unit has come to
  'demolition-crossing', // bridge
  'demolition-attack', // bridge
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
  'combat-exploit', // units may advance after an automatic DS
  'exploit-left', // n: units
  'declare-force', // hex, mode: phase, overrun, breakthrough, assault (upon an unknown unit)
  'declare-after-bridge', // hex
  'declare-support', // hex
  'defenders', // hex, n: chosen so far
  'step-loss', // why
  'determined-defence', // hex
  'desperate-defence', // hex
  'retreating', // unit, step: the hex it goes to is the first, the second …; length: of so many, as 2 or 2–3
  'advance', // hex, unless it is not known; reach, hexes, byRoad: so many more along a road
  'advancing', // unit, hex, left: hexes, byRoad: so many more along a road; breakthrough: yes, no
  'leave', // unit
  'leave-at-a-loss', // unit
  'leave-on', // unit: it may go one hex farther
  'head-returns', // unit
  'traffic', // n: markers that are left, markers: their numbers
  'dice-weather',
  'dice-demolition', // bridge, least: the die from which on it is blown
  'dice-landing', // unit
  'dice-reveal', // hex
  'dice-combat', // hex
  'dice-stand', // unit, desperate
  'dice-reorganisation', // unit, least: the die from which on it recovers
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
  'meets', // attackers, hex: of an unknown unit; cost, mode: as of a move
  'comes-in', // unit, from, to, cost: 0, it has been paid
  'spent', // unit
  'disrupted', // unit
  'full-retreat', // unit
  'engaged', // unit
  'limbered', // unit
  'unlimbered', // unit
  'mounted', // unit
  'dismounted', // unit
  'auto-ds', // hex, attackers; attack, defence, ratio, shifts, column: 10:1, as in 'combat'
  'attack', // hex, side, attackers, lead: formation; attached: unit or null; artillery, air: 0, 1
  'defends', // hex, units, n: how many
  'combat', // hex, attack, defence, ratio, shifts, column, dice, result
  'stand', // unit, hex, die, shifts, column: clear, other, city; desperate: yes, no; result: holds, fails; attack, defence: steps lost
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
  'released', // unit: a garrison
  'relocated', // from, to
  'revealed', // unit, hex, result: unit, garrison
  'nobody-fights', // hex: an unknown unit's, which none of the movers may attack
  'disengage', // unit, die, shifts, result: No, Yes, Yes-1
  'isolation-roll', // unit, die, shifts, result: lost, safe
  'over', // winner, result: automatic, points, waal; allied, german: points
] as const;
