import type { HollandTexts } from './texts.ts';

export const events: HollandTexts['events'] = {
  turn: 'Turn {turn}: {day} September{time, select, am {, morning} pm {, afternoon} other {, night}}.',
  weather: 'Weather of turn {turn}: die {die}{shifts, select, none {} other { ({shifts})}}, {weather}.',
  'bridge-spared': 'The Germans let the bridge {bridge} stand{result, select, intact {: it is intact now} other {}}.',
  demolition:
    'Charges at the bridge {bridge}: die {die}{shifts, select, none {} other { ({shifts})}}, {result, select, blown {it is blown} other {they fail, and it is intact}}.',
  'bridge-captured': 'The bridge {bridge} is in Allied hands and intact.',
  rewired: 'The Germans wire the bridge {bridge} again.',
  'repair-begun': '{side}: repair of the bridge {bridge} begins.',
  repaired: '{side}: the bridge {bridge} is repaired.',
  'repair-lost': 'The enemy holds both ends of the bridge {bridge}: the work done on it is lost.',
  move: '{unit} moves{mode, select, tactical { tactically} other {}} from {from} to {to}{mode, select, tactical {} extended { (extended movement, {cost} MP)} other { ({cost} MP)}}.',
  enter: '{unit} comes from {area} onto the map at {to}{mode, select, tactical {} other { ({cost} MP)}}.',
  leaves: '{unit} leaves the map at {from} for {area}.',
  'changes-area': '{unit} goes from {area} to {next}.',
  meets:
    '{attackers} {n, plural, one {comes} other {come}} upon the unknown unit in {hex}{mode, select, tactical {} other { ({cost} MP)}}.',
  'comes-in': '{unit} moves into {to}.',
  spent: '{unit} gives up its movement, so that others can infiltrate.',
  disrupted: '{unit} is disrupted.',
  'full-retreat': '{unit} goes into full retreat.',
  engaged: '{unit} is engaged.',
  limbered: '{unit} limbers up and gets a Moved marker.',
  unlimbered: '{unit} unlimbers: its Moved marker is taken off.',
  mounted: '{unit} has its vehicles again.',
  dismounted: '{unit} has left its vehicles across the canal and is dismounted.',
  'auto-ds':
    'Automatic DS against {hex} by {attackers}: {attack} to {defence} is {ratio}{shifts, select, none {} other {; {shifts}}}: {column} is reached.',
  attack:
    '{attackers} {n, plural, one {attacks} other {attack}} {hex}; lead formation {lead}{attached, select, none {} other {, attached {attached}}}{artillery, select, none {} other {, artillery {artillery}}}{air, plural, =0 {} other {, air support}}.',
  defends:
    '{units} {n, plural, one {defends} other {defend}} {hex}; whoever else is there adds nothing to the defence.',
  combat:
    'Combat in {hex}: {attack} to {defence} is {ratio}{shifts, select, none {} other {; {shifts}}}: column {column}, die {dice}. {result}.',
  stand:
    '{desperate, select, yes {Desperate} other {Determined}} defence of {hex} led by {unit}, column {column, select, clear {Clear/Polder} city {City} other {Other}}: die {die}{shifts, select, none {} other { ({shifts})}}, {result, select, holds {the hex is held} other {it fails}}{attack, plural, =0 {} other {; the attacker loses a step}}{defence, plural, =0 {} other {; the defender loses a step}}.',
  'step-lost': '{unit} loses a step ({why}).',
  remnant: '{unit} is down to a remnant: {remnant}.',
  'retreat-off': '{unit} retreats from {from} off the map to {area}.',
  'advances-off': '{unit} advances off the map to {area}.',
  halts: '{unit} stops its retreat in {hex}, which costs its stack a step.',
  breakthrough: 'Breakthrough combat: {attackers} against {hex}.',
  support: 'Breakthrough: {attackers} will support another attack on {hex}.',
  rallies: '{unit} rallies from full retreat: it is disrupted now.',
  recovers: '{unit} is in good order again.',
  'recovery-roll':
    '{unit} under the eyes of the enemy: die {die}{shifts, select, none {} other { ({shifts})}}, {result, select, recovers {it recovers} other {no recovery}}.',
  readied: '{unit} is ready to fire again.',
  'out-of-supply': '{unit} is out of supply.',
  'in-supply': '{unit} is in supply again.',
  depleted: '{unit} is depleted: it supplies nobody any more.',
  'head-returns': '{unit} is set up again in {hex}, depleted and disrupted.',
  'head-lost': '{unit} does not come back: no unit of its division can take it in.',
  arrives: '{unit} arrives in {area}.',
  displaced: 'The Allies take over the area: {unit} withdraws to {area} in disorder.',
  'division-406':
    'German 406th Division, {unit}: die {die}, {result, select, comes {it comes} other {it is not yet there}}.',
  replaced: '{unit} receives a replacement in {area, select, none {{hex}} other {{area}}}.',
  returned: '{unit}: stragglers return, a step comes back.',
  'comes-back': '{unit} takes the place of its remnant {remnant} again.',
  'breaks-down': '{unit} breaks down and forms {part}.',
  rebuilt: '{part} joins {unit}.',
  merged: '{giver} gives a step to {unit}.',
  lands: '{unit} lands in {hex}.',
  landing:
    '{n, plural, one {Landing of {unit} in {hex}} other {Landings in {hex}}}: die {die}{shifts, select, none {} other { ({shifts})}}, {result, select, safe {as planned} S {scattered} S1 {scattered, and a step is missing} other {scattered, and two steps are missing}}.',
  scattered: '{unit} is scattered.',
  'pilots-arrive': '{unit} gathers at the supply head in {hex}.',
  'traffic-placed': 'Traffic marker {marker} is placed in {hex}.',
  'traffic-roll': 'Dice for the Traffic markers: {dice}.',
  'traffic-removed': 'Traffic marker {marker} leaves {hex}.',
  released: '{unit} is released: Allied units are within two hexes, and it may move from now on.',
  relocated: 'The Germans move an unknown unit from {from} to {to}.',
  'nobody-fights': 'None of the units that came may attack {hex}: they stop where they came from.',
  revealed:
    'The unknown unit in {hex} is {unit}{result, select, garrison {, a garrison without strength: it goes} other {}}.',
  disengage:
    '{unit} tries to disengage: die {die}{shifts, select, none {} other { ({shifts})}}, {result, select, No {it cannot} Yes {it can} other {it can, at the cost of a step}}.',
  'isolation-roll':
    '{unit} is isolated: die {die}{shifts, select, none {} other { ({shifts})}}, {result, select, lost {a step is lost} other {it holds out}}.',
  over: 'The game is over. {result, select, automatic {Automatic victory: the {winner} win} other {The {winner} win}}{result, select, waal { the short game} other {: {points}}}.',
};
