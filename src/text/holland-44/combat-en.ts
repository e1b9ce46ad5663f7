import type { CombatRefusals } from './texts.ts';

/** Refusals of attacks, artillery, retreats and advances. */
export const combat: CombatRefusals = {
  'no-attack-factor': '{unit} cannot attack: it has no attack strength.',
  'attacked-already': '{unit} has attacked in this phase already, or tried to disengage.',
  'hex-attacked-already': '{hex} has been attacked in this phase; only a breakthrough combat may hit it again.',
  'no-attacker-beside': 'None of your units is next to {hex}: attack a hex beside one of them.',
  'disrupted-attack': '{unit} is not in good order and cannot attack: let it recover first.',
  'replacement-attack': '{unit} cannot attack: a unit in its hex has a Replacement marker.',
  'engaged-river': '{unit} is engaged and cannot attack across the canal or major river to {hex}.',
  'attack-needs-bridge':
    '{unit} cannot attack {hex}: the major river between them has no bridge, and no engineers are there for a river assault.',
  'no-river-assault':
    '{unit} cannot attack {hex}: a river assault needs infantry in its hex that has not moved, besides the engineers.',
  'overstacked-attack': '{unit} cannot join: two units and a free-stacking one of its hex attack already.',
  'did-not-enter': '{unit} has not tried to enter {hex}: those who have fight alone.',
  'choose-defenders': 'First choose who defends {hex}.',
  'cannot-defend':
    '{unit} cannot defend {hex}: choose a unit there that is not in full retreat and has not just retreated there.',
  'overstacked-defence': '{unit} adds nothing: two units and a free-stacking one of {hex} are all that defend it.',
  'edge-full': '{unit} cannot join: as many units attack {hex} from outside the map as there is room for.',
  'moved-between-areas': '{unit} has moved from area to area this turn and cannot attack.',
  'force-complete': '{unit} cannot join any more: the force has been named. Commit the attack.',
  'support-after-reveal':
    'Support is named once bridges, unknown unit and defenders of {hex} are settled: commit the force first.',
  'lead-not-attacking': 'No attacker belongs to this formation ({formation}), or it leads already.',
  'lead-absent': 'No attacker is of the formation {formation}: it cannot lead.',
  'attached-absent': '{unit} is not among the attackers: it cannot be attached.',
  'choose-lead': 'Units of several formations attack {hex}: choose which formation leads.',
  'may-not-attach':
    '{unit} cannot be attached: it has to attack out of a hex of the lead formation, and belong to another one, or be of corps level.',
  'one-attached': 'One unit has been attached already: {unit} attacks at half strength.',
  'no-air': 'No air unit can support this attack: none is left this turn, or the attack is of a kind without aircraft.',
  'air-out-of-range':
    'Aircraft cannot find {hex}: a British unit that is not airborne has to be within four hexes of it.',
  'attack-stands': 'The attack on {hex} cannot be called off any more: commit it.',
  fired: '{unit} has fired: it has to be made ready in a Resupply Phase first.',
  'artillery-not-ready': '{unit} cannot fire: it is disordered, scattered, engaged or under a Moved marker.',
  'other-formation': '{unit} cannot help here: no unit of its formation takes part.',
  'one-artillery-shift': 'A gun supports the attack already: only 5 AGRA and a gun of the lead division fire together.',
  'no-support-here': '{unit} cannot help: artillery supports attacks of the Combat Phase only.',
  'gun-attacked': '{unit} cannot help: it stands in the hex that is attacked.',
  'one-gun': 'A gun supports the defence already: one is all.',
  'gun-after-roll': '{unit} cannot help any more: the gun is named before the first roll, for all of them.',
  'cannot-lead':
    '{unit} cannot lead the defence: name a unit there in good order that is no artillery and has not retreated there.',
  'not-your-artillery': '{unit} is no artillery of yours on the map or in an entry area.',
  'not-fired': '{unit} has not fired: it is ready.',
  'artillery-disordered': '{unit} cannot be made ready: it is not in good order.',
  'artillery-out-of-supply': '{unit} cannot be made ready: it is out of supply.',
  'no-resupply-left': '{unit} has to wait: no more artillery can be made ready this turn.',
  'no-path-to-n': '{unit} cannot be made ready: it has no supply path to area N.',
  'no-path-to-area': '{unit} cannot be made ready: it has no supply path to a German entry area.',
  'no-airdrop-left': '{unit} has to wait: the weather lets no more airborne artillery be supplied this turn.',
  'no-path-to-head': '{unit} cannot be made ready: it has no supply path to the supply head of its division.',
  'no-path-to-drop-hex':
    '{unit} cannot be made ready: its supply head has no path to an open drop hex of the division.',
  'must-retreat': 'First comes the retreat: choose a hex for a unit that has to go.',
  'not-retreating': '{unit} does not retreat now: finish the retreat of the unit on its way first.',
  'no-stop-here': '{unit} cannot stop here: go on.',
  'stop-with-others': 'First another unit has to stop in {hex}: whoever stopped there with a last step is alone.',
  'retreat-guidelines': '{unit} cannot retreat to {hex}: the retreat guidelines prefer another way.',
  'retreat-eliminates': '{unit} would be lost on the way through {hex}: choose another hex.',
  'advance-not-adjacent': '{unit} advances hex by hex: {hex} is not next to it.',
  'no-advance-left': 'The advance does not reach {hex}: none of its hexes are left.',
  'vacated-hex-only': '{unit} may advance into the vacated hex only, and not to {hex}.',
  'unknown-by-breakthrough':
    'An unknown unit is in {hex}: {unit} does not advance into it. Fight a breakthrough combat against it.',
  'zone-to-zone': '{unit} cannot advance to {hex}: not from EZOC to EZOC of the same enemy.',
  'vacated-hex-first': '{unit} comes from outside the map and has to enter the vacated hex first.',
  'area-not-beside': '{unit} cannot leave the map to {hex}: that is no friendly entry area beside its hex.',
  'breakthrough-hex-only': '{unit} may only enter the hex of its breakthrough combat now, and not {hex}.',
  'may-not-advance': '{unit} is not among those who can still advance.',
  'group-in-one-hex': '{unit} cannot join: a group is made of units in one hex.',
  'group-too-large': '{unit} cannot join: a group is no larger than what may stack in a hex.',
  'nobody-to-join': '{unit} is alone: advance it without a group.',
  'no-part-in-attack': '{unit} cannot join: a group takes along only units that took part in the attack.',
  'advance-over': '{unit} has nothing left to do in this advance.',
  'advance-overstacked': '{unit} cannot end its advance in {hex}: the hex would be overstacked.',
  'road-bonus-alone':
    '{unit} cannot end its advance in {hex}: after the additional hex by road a unit stands without others.',
  'barred-in-movement': '{unit} cannot advance to {hex}: it could not move there either.',
  'minor-river-first-hex':
    '{unit} cannot cross the river to {hex}: only infantry does, in the first hex of its advance.',
  'canal-attacked-across':
    '{unit} cannot cross the canal to {hex}: only infantry does, in its first hex and over the canal it attacked across.',
  'major-river-vacated-hex':
    '{unit} cannot cross the major river to {hex}: only infantry does, into the vacated hex it attacked.',
  'no-breakthrough': 'No breakthrough combat against {hex}: it follows DS and DMR only, while the group is on its way.',
  'one-breakthrough': 'A breakthrough combat has been fought: {hex} cannot be attacked as well.',
  'no-breakthrough-group':
    'Nobody who advances is next to {hex}, or units of several hexes are: pick the group that attacks.',
  'breakthrough-over-water':
    'No breakthrough combat against {hex}: a canal or major river without a bridge lies between.',
  'road-jam':
    'No breakthrough combat against {hex}: friends who took no part in the combat are in the hex of the group.',
  'one-unit-by-road':
    'No breakthrough combat against {hex}: after the additional hex by road one unit and a free-stacking one attack.',
  'too-many-to-attack': 'No breakthrough combat against {hex}: the group is larger than what may stack in a hex.',
  'nobody-else-attacks': 'Nobody else can attack {hex}: the group has no attack to support.',
};
