import type { GuideTexts } from './texts.ts';

export const pt: GuideTexts = {
  map: {
    title: 'Market Garden, 17 September 1944',
    why: 'You command the Allies. Market is the landing of three airborne divisions on the bridges between Eindhoven and Arnhem; Garden is XXX Corps, which sets out from the south along one road, in red. Every hex has a number: row first, counted from the south, then column. The letters around the map are entry areas: units come and go there. A day has three turns, morning, afternoon and night; in each you move and fight, then the Germans. This short game is won by whoever holds out best until turn 11: you need 4 steps of ground troops north of the Waal.',
  },
  counter: {
    title: 'What a counter says',
    why: 'Three numbers: attack, defence, movement points. A red box around the defence means elite troops, a white one green. Most battalions have three steps, that is, they are gone after three losses. The 2nd Battalion of the 1st Parachute Brigade comes from the air at X: on this first turn every unit lands on the drop hex of its own letter.',
    task: 'Select 2/1P/1 in the panel, or any other unit.',
  },
  land: {
    title: 'The first jump',
    why: 'Framed hexes are those where the unit may land. Today there is no leeway; from turn 3 on units may also land beside their drop hex, later more freely, but then each landing costs a point, and the weather decides how many there are.',
    task: '{pointer, select, touch {Tap} other {Click}} the framed hex: 6217 for 2/1P/1.',
  },
  'land-all': {
    title: 'Three divisions come down',
    why: 'All 32 units land on this turn; N, O and C have two hexes each to choose from, with room for 9 steps in each. Then a die is rolled for every hex: on a 5 one of its units is scattered, on a 6 it loses a step too, which comes back later. You choose which one. A scattered unit has only tactical movement today and attacks with half its strength: spare 2/1P/1 and the 506th Regiment if you can.',
    task: 'Land all the others, the three battalions of the 506th (…/506/101) best together in 3207, and answer what the dice ask.',
  },
  modes: {
    title: 'Three ways to move',
    why: 'Normal movement spends the points of the counter. Extended movement gives two more, but never next to an enemy and never into a hex with friends. Tactical movement is one or two hexes, whatever they cost. The buttons in the panel switch between them{pointer, select, touch {} other {, or the Y key}}; watch how the bright hexes change. Frost’s battalion can be at the edge of Arnhem today.',
    task: 'Select 2/1P/1 in 6217, choose extended movement, and send it to 6221; or any other unit by extended movement.',
  },
  bridge: {
    title: 'The Germans have the fuse',
    why: 'Nearly all bridges are wired. The moment your unit comes to one, or wants to cross it, the Germans may try to blow it: today they need a 4 or more. If they let it stand, it is intact and safe until they wire it again. The road bridges of Arnhem, Nijmegen and Westervoort cannot be blown, and Grave not on this turn. 2/1P/1 has come to the railway bridge west of Arnhem. At this screen you answer for the Germans too.',
    task: 'Answer for the Germans: blow the bridge or let it stand. Then go on to 6221, or end the move.',
  },
  unknown: {
    title: 'What is in Son?',
    why: 'The six hexes around every unit are its zone of control (ZOC); that of the enemy, the EZOC, stops you, and leaving it costs 2 points. A question mark is a German unit of one step at most, or nobody at all. It is turned up when you enter its hex: a garrison of 0-0-0 is gone at once, anybody else fights you there and then. If you win, the canal bridge at Son lies before you, and the Germans decide about it.',
    task: 'Select a battalion of the 506th in 3207 or 3206 {pointer, select, touch {} other {(Shift and click takes others of its hex along)}}, lead it to 3208 and from there into Son, 3108. Answer until the move is over.',
  },
  bonds: {
    title: 'A wall without bricks',
    why: 'Two hexes with two steps each and one hex between them hold a ZOC bond: no enemy may enter the hex between them, or cross the hexside, in any way. The Germans in 1605 and 1406 bar 1505 like this, and so does their whole line along the canal. If you try something that is not allowed, the page says why and names the rule. Trying costs nothing.',
    task: 'Select a unit in 1504 and {pointer, select, touch {tap} other {click}} 1505 beside it.',
  },
  road: {
    title: 'Up the road',
    why: 'On the red road motorised units pay a third of a point for each hex, so three hexes cost no more than one of open ground. A hex holds two units; artillery, engineers and bridging troops are free, one in each hex. The Guards stand ready in 1504; the engineers of the corps will be needed at the rivers farther north.',
    task: 'Bring the engineers (30-Corps-Eng) from 1204 to 1504, or move any other unit of the corps.',
  },
  'end-movement': {
    title: 'End of the movement',
    why: 'Move as much as you like, there is no hurry. Worth a thought: the bridges of Grave (4816), which the Germans cannot blow today, and over the canal west of Nijmegen; Veghel (3810); Eindhoven. The button asks again while units could still move.',
    task: 'End the Movement Phase.',
  },
  target: {
    title: 'Plan an attack',
    why: 'Red corners mark the hexes you can attack. Nobody has to attack here. The battle group in 1605 bars the road to Eindhoven, and two tank battalions stand before it.',
    task: '{pointer, select, touch {Tap} other {Click}} 1605 or another marked enemy hex.',
  },
  odds: {
    title: 'Who leads the attack',
    why: 'Attack strength against defence strength gives a ratio; tanks, elite attackers, green defenders and the like shift the column, each with its rule. Only one formation, the lead formation, fights at full strength, and with it one attached unit; others count half. Here the Guards lead, and the engineers are the attached unit: a {pointer, select, touch {tap} other {click}} leaves them out, for a loss should not fall on them. Below is the exact probability of each result.',
  },
  support: {
    title: 'Guns and Typhoons',
    why: 'A gun in range shifts the column by one, today 5-AGRA and the artillery of the Guards by two. It fires once and must then be made ready again. In clear weather you have two air units, one for a combat, each worth a column; what is not used today is lost. Beyond 7:1 nothing is gained: keep the rest for another attack.',
    task: 'Add an artillery unit or the air support. Another {pointer, select, touch {tap} other {click}} removes it.',
  },
  commit: {
    title: 'The point of no return',
    why: 'Nothing is decided until you commit. Then one die is rolled, and from there nothing can be undone.',
    task: 'Commit the attack.',
  },
  result: {
    title: 'Losses, defence, advance',
    why: 'The letters say who loses a step (A1, D1) and who retreats. After most results the defender may stay in a determined defence, by a die of its own; after DS and DMR not, and the winner may attack once more as he advances. Whoever has won advances one hex, or two, and one farther along a road. The bottom line always says which side decides, and what.',
    task: 'Answer every question until the combat is over.',
  },
  'end-combat': {
    title: 'More attacks',
    why: 'The infantry of the Guards in 1503 can attack 1603 with the other guns and the second air unit. Across a river or canal, even by a bridge, attackers have half their strength; across a major river there has to be a bridge or an engineer.',
    task: 'Attack what you like, then end the phase.',
  },
  'enemy-turn': {
    title: 'The Germans’ turn',
    why: 'Your units reorganise and check their supply by themselves. Then the screen changes hands. The card on top of the panel tells the Germans what you did, and replays your moves. On this turn they have only tactical movement; they bring in reinforcements, attack, and at the end put Traffic markers on your road, of which two dice take some away again.',
    task: 'Play the German phases until turn 2, the night, begins. A phase may end without a move.',
  },
  points: {
    title: 'How to win',
    why: 'The short game ends on turn 11: you win with 4 steps that are not airborne north of the Waal. In the campaign of 20 turns cities count, and units beyond the Lower Rhine; with 10 points and one unit of ground troops there you win at once. Hurry: the supply heads feed the airborne divisions on turns 1 to 5 only. {pointer, select, touch {The turn at the top opens the tracks and the score} other {The score stands at the top}}; the rules are in the menu, and every number of a rule opens its text.',
  },
};
