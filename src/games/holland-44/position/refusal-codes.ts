// Refusals of this game; src/text/holland-44 has a sentence for each. Arguments in the comment.

/** Bridges, stacking and movement. */
export const MOVEMENT_REFUSALS = [
  // bridges
  'never-blown', // bridge
  'not-wired', // bridge
  'bridge-done', // bridge: something was done there in this phase
  'no-allied-unit-near', // bridge
  'no-german-unit-near', // bridge
  'only-germans-blow',
  'bridge-stands', // bridge
  'enemy-repair', // bridge
  'repair-step-done', // bridge
  'rail-bridge-on-major-river', // bridge
  'bridge-ends-not-free', // bridge
  'north-of-bridging-units', // bridge
  'enemy-within-five', // bridge
  'no-road-path', // bridge
  'decide-bridge',
  // stacking
  'no-excess', // unit: its hex has no more than nine steps
  'not-counted', // unit: it does not count in its hex
  'drop-first',
  'one-supply-head', // unit, hex
  'one-unknown-unit', // hex
  'overstacked-tactical', // unit, hex
  // movement
  'enemy-there', // unit, hex
  'no-points', // unit, hex, need, left
  'must-stop-in-zone', // unit
  'spent', // unit
  'auto-ds', // unit
  'immobile', // unit
  'frozen', // unit
  'area-needs-good-order', // unit
  'tactical-on-turn-1', // unit
  'tactical-when-disrupted', // unit
  'tactical-when-scattered', // unit
  'tactical-when-engaged', // unit
  'tactical-without-supply', // unit
  'tactical-supply-head', // unit
  'no-extended-in-retreat', // unit
  'same-mode', // unit: a part goes on as the whole was moving
  'replacement-one-hex', // unit
  'no-moved-marker', // unit
  'extended-into-unknown', // unit, hex
  'extended-near-enemy', // unit, hex
  'extended-with-friends', // unit, hex
  'extended-alone', // unit
  'zoc-bond', // unit, hex
  'zoc-bond-side', // unit, hex
  'tactical-two-hexes', // unit
  'canal-first-step', // unit, hex
  'canal-tactical', // unit, hex
  'major-river', // unit, hex
  'vehicle-off-road', // unit, hex
  'vehicle-needs-bridge', // unit, hex
  'full-retreat-near-enemy', // unit, hex
  'green-must-leave', // unit
  'past-boundary', // unit, hex
  'not-beside-area', // unit, hex
  'areas-do-not-touch', // unit
  'no-ferry', // unit, hex
  'ferry-in-zone', // unit, hex
  'ferry-tactical', // unit
  'ferry-one-step', // unit
  'ferry-full', // unit
  'ferry-vehicles-at-night', // unit
  'no-engineer', // unit, hex
  'engineer-elsewhere', // unit, hex
  'engineer-full', // unit
  'engineer-stays', // unit
  'engineer-one-vehicle', // unit
  'no-infiltration-here', // unit
  'two-steps-give-up', // unit
  'not-disrupted', // unit
  'not-ten-to-one', // hex
  'flees-anyway', // hex
  'no-auto-ds-marker', // unit
  'not-under-marker', // unit
  'marker-stays-this-phase', // unit
  'nobody-moving',
  'occupy-or-stop', // hex
] as const;

/** Attacks, artillery, retreats and advances. */
export const COMBAT_REFUSALS = [
  // declaring an attack
  'no-attack-factor', // unit
  'attacked-already', // unit
  'hex-attacked-already', // hex
  'no-attacker-beside', // hex
  'disrupted-attack', // unit
  'replacement-attack', // unit
  'engaged-river', // unit, hex
  'attack-needs-bridge', // unit, hex
  'no-river-assault', // unit, hex
  'overstacked-attack', // unit
  'did-not-enter', // unit, hex
  'choose-defenders', // hex
  'cannot-defend', // unit, hex
  'overstacked-defence', // unit, hex
  'edge-full', // unit, hex
  'moved-between-areas', // unit
  'force-complete', // unit: nobody else may attack with them
  'support-after-reveal', // hex
  'lead-not-attacking', // formation
  'lead-absent', // formation: it leads in a question about an attack
  'attached-absent', // unit: the same of an attached one
  'choose-lead', // hex
  'may-not-attach', // unit
  'one-attached', // unit
  'no-air',
  'air-out-of-range', // hex
  'attack-stands', // hex
  // artillery
  'fired', // unit
  'artillery-not-ready', // unit
  'other-formation', // unit
  'one-artillery-shift', // unit
  'no-support-here', // unit
  'gun-attacked', // unit: it is in the hex that is attacked
  'one-gun', // unit
  'gun-after-roll', // unit
  'cannot-lead', // unit
  'not-your-artillery', // unit
  'not-fired', // unit
  'artillery-disordered', // unit
  'artillery-out-of-supply', // unit
  'no-resupply-left', // unit
  'no-path-to-n', // unit
  'no-path-to-area', // unit
  'no-airdrop-left', // unit
  'no-path-to-head', // unit
  'no-path-to-drop-hex', // unit
  // retreat and advance
  'must-retreat',
  'not-retreating', // unit
  'no-stop-here', // unit
  'stop-with-others', // unit, hex
  'retreat-guidelines', // unit, hex
  'retreat-eliminates', // unit, hex
  'advance-not-adjacent', // unit, hex
  'no-advance-left', // hex
  'vacated-hex-only', // unit, hex
  'unknown-by-breakthrough', // unit, hex
  'zone-to-zone', // unit, hex
  'vacated-hex-first', // unit
  'area-not-beside', // unit, hex
  'breakthrough-hex-only', // unit, hex
  'may-not-advance', // unit
  'group-in-one-hex', // unit
  'group-too-large', // unit
  'nobody-to-join', // unit
  'no-part-in-attack', // unit
  'advance-over', // unit
  'advance-overstacked', // unit, hex
  'road-bonus-alone', // unit, hex
  'barred-in-movement', // unit, hex
  'minor-river-first-hex', // unit, hex
  'canal-attacked-across', // unit, hex
  'major-river-vacated-hex', // unit, hex
  'no-breakthrough', // hex
  'one-breakthrough', // hex
  'no-breakthrough-group', // hex
  'breakthrough-over-water', // hex
  'road-jam', // hex
  'one-unit-by-road', // hex
  'too-many-to-attack', // hex
  'nobody-else-attacks', // hex
] as const;

/** Set-ups, and what comes to the map or changes on it: supply heads, replacements, landings, traffic, unknown units; disengagement. */
export const ARRIVAL_REFUSALS = [
  // a set-up
  'both-sides-there', // hex
  'hostile-area', // unit, hex
  'lake', // hex
  'too-many-steps', // hex
  'not-held', // hex: neither a city nor a victory hex
  'no-such-bridge', // bridge
  'no-such-formation', // formation
  'no-such-area', // area: it touches nothing
  'not-at-edge', // hex
  'no-such-mode', // mode
  'dice-due', // count, faces
  // supply heads
  'not-eliminated-head', // unit
  'not-with-division', // unit, hex
  'place-head-first',
  // replacements, parts and merging; `other` is the second unit named
  'night-turns-only',
  'no-replacement-left',
  'never-replaced', // unit
  'not-reduced', // unit
  'unfit-for-steps', // unit
  'has-moved', // unit
  'no-path', // unit
  'say-where', // unit
  'not-eliminated', // unit
  'no-remnant-left', // unit
  'not-there', // unit, hex
  'no-breakdown-units', // unit
  'one-step', // unit
  'not-in-good-order', // unit
  'other-kind', // unit, other
  'no-counter-left', // other
  'not-on-the-move', // unit
  'not-parted-here', // unit
  'not-after-advance', // unit
  'no-breakdown-unit', // unit
  'not-stacked', // unit, other
  'other-not-reduced', // other
  'other-division', // unit, other
  'not-its-parent', // unit, other
  'germans-only', // unit
  'merge-other-formation', // unit, other
  'other-type', // unit, other
  'worse-quality', // unit, other
  // landings
  'comes-by-air', // unit
  'comes-by-die', // unit
  'does-not-land', // unit
  'no-landing-points', // unit
  'poles-need-clear-weather', // unit
  'turn-3-lands-first', // unit
  'must-land',
  'outside-drop-hex', // unit, hex
  'drop-across-water', // unit, hex
  'no-landing-ground', // unit, hex
  'nine-steps-land', // unit, hex
  'no-landing-fight', // hex
  'not-among-them', // unit
  'not-airborne', // unit
  'allied-movement-only', // unit
  'no-step-left', // unit
  'one-a-turn', // unit
  'no-path-to-supply-head', // unit
  // traffic, unknown units, disengagement
  'no-such-marker', // marker
  'marker-comes-later', // marker
  'marker-placed', // marker
  'marker-beside-marker', // hex
  'north-of-30th-corps', // hex
  'only-germans-relocate',
  'relocate-from-turn-3',
  'relocated-already',
  'no-unknown-unit', // hex
  'not-town-or-city', // hex
  'allied-unit-near', // hex
  'no-road-to-area', // hex
  'option-off',
  'no-enemy-beside', // unit
  'disrupted', // unit
  'attacked-or-spent', // unit
] as const;
