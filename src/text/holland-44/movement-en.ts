import type { MovementRefusals } from './texts.ts';

/** Refusals at bridges, in stacking and in movement. */
export const movement: MovementRefusals = {
  'never-blown': 'The bridge {bridge} is never blown: it carries no marker.',
  'not-wired': 'The bridge {bridge} is not wired: only wired bridges can be blown.',
  'bridge-done': 'Something has been done at the bridge {bridge} in this phase already: leave it until next turn.',
  'no-allied-unit-near':
    'The bridge {bridge} is not threatened: no Allied unit is at either end of it, or next to one.',
  'no-german-unit-near':
    'Nobody can blow the bridge {bridge}: a German unit in good order has to be at one end of it, or next to one with a way there.',
  'only-germans-blow': 'Only the Germans blow bridges; you may repair them.',
  'bridge-stands': 'The bridge {bridge} stands: there is nothing to repair.',
  'enemy-repair': 'The enemy has begun to repair the bridge {bridge}: only he can finish the work.',
  'repair-step-done':
    'A step of the repair of the bridge {bridge} has been done in this phase; the next one follows next turn.',
  'rail-bridge-on-major-river': 'The bridge {bridge} cannot be repaired: it is a railway bridge over a major river.',
  'bridge-ends-not-free':
    'The bridging unit cannot work at the bridge {bridge}: no enemy, and no EZOC without a friend in it, may be at either end.',
  'north-of-bridging-units':
    'The bridge {bridge} is not repaired by itself: it does not lie south of a bridging unit. Bring one to it.',
  'enemy-within-five': 'The bridge {bridge} is not repaired by itself: an enemy is less than five hexes away.',
  'no-road-path': 'The bridge {bridge} is not repaired by itself: no road leads from it to a friendly entry area.',
  'decide-bridge': 'First decide about the bridge: blow it or let it stand.',
  'no-excess': 'The hex of {unit} holds no more than nine steps: nothing has to be given up there.',
  'not-counted': '{unit} is free-stacking in its hex and gives up no step: choose another unit there.',
  'drop-first': 'First give up steps where more than nine stand in a hex.',
  'one-supply-head': 'Only one supply head may be in a hex: {unit} needs another hex than {hex}.',
  'one-unknown-unit': 'There is an unknown unit in {hex} already: choose another town or city.',
  'overstacked-tactical':
    '{hex} is overstacked: mechanised units enter it by tactical movement only. Pick {unit} in that mode, or go around.',
  'enemy-there': 'Enemy units are in {hex}: stop next to them and attack in the Combat Phase.',
  'no-points': 'Too few movement points: {hex} takes {need} MP, and {unit} has {left} MP left.',
  'must-stop-in-zone': '{unit} is in an EZOC it has moved into: its move ends there.',
  spent: '{unit} has given up its movement or fought in movement this turn: it neither moves nor attacks.',
  'auto-ds': '{unit} has made an automatic DS: it waits for its advance in the Combat Phase.',
  immobile: '{unit} has no movement allowance: it stays where it is.',
  frozen: '{unit} stays where it is until an Allied unit comes within two hexes.',
  'area-needs-good-order': '{unit} has to be in good order to leave its entry area: it recovers there first.',
  'tactical-on-turn-1': '{unit} moves tactically only: the Germans use no other movement on turn 1.',
  'tactical-when-disrupted': '{unit} moves tactically only: it is disrupted.',
  'tactical-when-scattered': '{unit} moves tactically only: it was scattered in landing.',
  'tactical-when-engaged': '{unit} moves tactically only: it is engaged.',
  'tactical-without-supply': '{unit} moves tactically only: it is out of supply.',
  'tactical-supply-head': '{unit} moves tactically only: it is a supply head.',
  'no-extended-in-retreat':
    '{unit} is in full retreat and cannot use extended movement: move it normally or tactically.',
  'same-mode': '{unit} has parted from a unit on the move: it goes on in the same mode of movement.',
  'replacement-one-hex': '{unit} has a Replacement marker: it moves one hex at most, and not by extended movement.',
  'no-moved-marker':
    'No Moved marker is left for {unit}: move it tactically, or first take the marker off another gun that has not moved.',
  'extended-into-unknown':
    'An unknown unit is in {hex}: it is not attacked by extended movement. Use normal or tactical movement.',
  'extended-near-enemy': '{hex} is next to an enemy: extended movement keeps away from them. Use another mode.',
  'extended-with-friends':
    'By extended movement {unit} cannot stop in {hex}, where friends stand: go on, or stop before.',
  'extended-alone':
    'Units move singly by extended movement: {unit} cannot come along. Use normal or tactical movement.',
  'zoc-bond': 'An enemy ZOC bond runs through {hex}: {unit} cannot go there.',
  'zoc-bond-side': 'An enemy ZOC bond bars the hexside to {hex}: {unit} cannot cross it.',
  'tactical-two-hexes': '{unit} has moved two hexes: tactical movement goes no farther.',
  'canal-first-step':
    '{unit} cannot cross the canal to {hex} now: tactical movement crosses one in its first hex only. Start next to it.',
  'canal-tactical': 'A canal without a bridge lies before {hex}: {unit} crosses it by tactical movement only.',
  'major-river': 'A major river lies before {hex}, and no bridge stands there: {unit} needs a bridge or a ferry.',
  'vehicle-off-road': '{unit} goes through polder and marsh by road only, and no road leads to {hex} from there.',
  'vehicle-needs-bridge':
    '{unit} has vehicles: it crosses water by a bridge only, and none stands on the way to {hex}.',
  'full-retreat-near-enemy':
    '{unit} cannot enter {hex}: in full retreat it keeps out of EZOCs, except where a friend in better order stands.',
  'green-must-leave':
    '{unit} is green and disrupted, or in full retreat, in an EZOC: if it can leave, it has to move out of EZOCs before the phase ends.',
  'past-boundary':
    '{hex} lies more than one hex past the boundary of the corps: {unit} may not go there before turn 7.',
  'not-beside-area': '{hex} and the place of {unit} do not border on each other: use a hex at the edge of the area.',
  'areas-do-not-touch':
    '{unit} cannot go there: from area to area a unit goes with its whole move, and only to a friendly one that touches its own.',
  'no-ferry': 'There is no ferry on the way to {hex}.',
  'ferry-in-zone': 'The ferry to {hex} cannot be used: an enemy or an EZOC is at one of its ends.',
  'ferry-tactical': 'The ferry carries {unit} by tactical movement only.',
  'ferry-one-step':
    'The ferry carries a single unit of one step: {unit} does not fit. Break it down, or find a bridge.',
  'ferry-full': 'The ferry has carried its step of this turn: {unit} has to wait.',
  'ferry-vehicles-at-night': '{unit} has vehicles: German vehicles use ferries at night only.',
  'no-engineer': 'No bridge stands on the way to {hex}, and no engineers carry {unit} over the major river.',
  'engineer-elsewhere':
    'The engineers have made their ferry at another hexside this turn: they do not help towards {hex}.',
  'engineer-full': 'The engineers carry six steps a turn: {unit} and those with it are too many.',
  'engineer-stays': 'The engineers have carried others over: they, and those with them, go no farther in this phase.',
  'engineer-one-vehicle': 'The engineers carry one step of vehicles a turn: {unit} has to wait.',
  'no-infiltration-here':
    '{unit} cannot open a way here: others infiltrate through it only in woods or towns in an EZOC.',
  'two-steps-give-up': '{unit} cannot open a way alone: two steps in its hex have to give up their movement.',
  'not-disrupted': '{unit} is not disrupted: only disrupted units go into full retreat of their own will.',
  'not-ten-to-one': 'The odds against {hex} are below 10 to 1, shifts for armour and quality included.',
  'flees-anyway':
    'In {hex} stand only units in full retreat: they leave when an enemy moves up, without an automatic DS (RUL-H44-314).',
  'no-auto-ds-marker': '{unit} has no Auto DS marker: there is no advance for it to make.',
  'not-under-marker': '{unit} is under no Moved marker.',
  'marker-stays-this-phase': '{unit} has moved in this phase: its Moved marker stays until next turn.',
  'nobody-moving': 'Nobody is on the move: pick a unit first.',
  'occupy-or-stop': 'First decide about {hex}: move in, or stay where you are.',
};
