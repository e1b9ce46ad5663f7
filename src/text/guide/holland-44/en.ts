/** Texts of the guided first turn: title, explanation, and task (absent when there is nothing to do). */
export const en = {
  map: {
    title: 'Market Garden, 17 September 1944',
    why: 'You command the Allies. Market: three airborne divisions land at the bridges between Eindhoven and Arnhem. Garden: XXX Corps sets out from the south along one road, the red one. Every hex has a number: row first, counted from the south, then column. The letters around the map are entry areas, by which units come and go. A day has three turns: morning, afternoon, night. You win this short game with 4 steps of ground troops north of the Waal on turn 11.',
  },
  counter: {
    title: 'What a counter says',
    why: 'Three numbers: attack, defence, movement points. A red box around the defence means elite troops, a white one green. Most battalions have three steps: they are gone after three losses. The code says when and where a unit comes: today every unit lands on the drop hex of its own letter.',
    task: 'Select the battalion 2/1P/1 in the panel, or any other unit.',
  },
  land: {
    title: 'The first jump',
    why: 'The framed hex is where the unit may land. Today there is no leeway. From turn 3 on units may also land beside their drop hex, and later they choose more freely; but then each landing costs a point, and the weather decides how many there are.',
    task: '{pointer, select, touch {Tap} other {Click}} the framed hex: 6217 for 2/1P/1.',
  },
  'land-all': {
    title: 'Three divisions come down',
    why: 'All 32 units land on this turn; N, O and C have two hexes each, with room for 9 steps in each. Then a die is rolled for every hex with infantry: on a 5 one unit there is scattered, on a 6 it loses a step too, which can come back later. You say which. A scattered unit has only tactical movement today and attacks with half its strength: spare 2/1P/1 and the 506th Regiment if you can.',
    task: 'Land all the others, the 506th (1/, 2/ and 3/506/101) best together in 3207, and the rest as the panel suggests: it lands a group, a division or all at once. Then answer what the dice ask.',
  },
  modes: {
    title: 'Three ways to move',
    why: 'Normal movement spends the points of the counter. Extended movement gives two more, but never next to an enemy, and the move cannot end with friends. Tactical movement is one or two hexes, whatever they cost. {pointer, select, touch {The button with the mode switches} other {The buttons in the panel, or the Y key, switch}} between them: watch how the bright hexes change. Another {pointer, select, touch {tap} other {click}} on a stack takes its next unit. Frost’s battalion can be at the edge of Arnhem today.',
    task: 'Select 2/1P/1 in 6217, switch to extended movement, and send it to 6221; or any other unit by extended movement.',
  },
  bridge: {
    title: 'The Germans have the fuse',
    why: 'Nearly all bridges are wired. The moment your unit comes to one, or wants to cross it, the Germans may try to blow it: today they need a 4 or more. If they let it stand it is intact, and safe until they wire it again. The road bridges of Arnhem, Nijmegen and Westervoort cannot be blown, and Grave not on this turn. 2/1P/1 has come to the railway bridge west of Arnhem. A computer player, a recruit, decides for the Germans.',
    task: 'See what the Germans do with the bridge. Then go on to 6221, or end the move.',
  },
  unknown: {
    title: 'What is in Son?',
    why: 'The six hexes around a unit are its zone of control (ZOC). That of the enemy, the EZOC, stops you, and leaving it costs 2 points. A question mark is a German unit of one step at most; it is turned up when you enter its hex. A garrison of 0-0-0 is gone at once, anybody else fights you there and then. If you get in, the bridge over the canal is next, and the Germans decide about it.',
    task: 'Select a battalion of the 506th in 3207 or 3206, take its stack along with “All”, and {pointer, select, touch {tap} other {click}} Son, 3108, twice. Asked who attacks, choose in the panel and commit; answer until the move is over.',
  },
  bonds: {
    title: 'A wall without bricks',
    why: 'Two hexes with at least two steps each, and one hex between them, hold a ZOC bond: no enemy may enter the hex between them, or cross the hexside between them, in any way. The Germans in 1605 and 1406 close 1505 like this. If you try something that is not allowed, the page says why and names the rule. Trying costs nothing.',
    task: 'Select a unit in 1504 and {pointer, select, touch {tap} other {click}} 1505 beside it.',
  },
  road: {
    title: 'Up the road',
    why: 'Along the red road mechanised units pay a third of a point for each hex. A hex holds two units at the end of a move; beside them one artillery, engineer or bridging unit is free. The Guards stand ready in 1504. {pointer, select, touch {A second tap confirms a move.} other {A second click confirms a move onto your own units, and on a touch screen every move.}}',
    task: 'Bring the corps engineers (30-Corps-Eng) from 1204 to 1504, or move any other unit of the ground troops.',
  },
  'end-movement': {
    title: 'End of the movement',
    why: 'Move as much as you like, there is no hurry. Worth a thought: Grave (4816), whose bridge cannot be blown today, the bridges over the canal west of Nijmegen, Veghel (3810), Eindhoven. The button asks again while units could still move.',
    task: 'End the Movement Phase.',
  },
  target: {
    title: 'Plan an attack',
    why: 'Red corners mark the hexes you can attack. Nobody has to attack in this game. The battle group in 1605 bars the road to Eindhoven, and two tank battalions stand before it.',
    task: '{pointer, select, touch {Tap} other {Click}} 1605 or another marked enemy hex.',
  },
  odds: {
    title: 'Who leads the attack',
    why: 'Attack against defence gives a ratio; tanks, elite attackers, green defenders and the like shift the column, each with its rule. Only one formation, the lead formation, has its full strength, and with it one attached unit; others count half. Here the Guards lead and the engineers are attached. A {pointer, select, touch {tap} other {click}} on a counter leaves it out: a loss should not fall on the engineers. Below is the probability of each result.',
  },
  support: {
    title: 'Guns and Typhoons',
    why: 'Artillery in range shifts the column by one, today 5-AGRA and the guns of the Guards by two. Whoever has fired must be made ready again. In clear weather you have two air units, one for an attack, each worth a column; what is not used is lost. Beyond 7:1 nothing is gained: keep the rest for another attack.',
    task: 'Add an artillery unit or the air support. Another {pointer, select, touch {tap} other {click}} removes it.',
  },
  commit: {
    title: 'The point of no return',
    why: 'Nothing is decided until you commit. Then one die is rolled, and from there nothing can be undone.',
    task: 'Commit the attack.',
  },
  result: {
    title: 'Losses, defence, advance',
    why: 'The result says who loses a step and who retreats. After most of them the defender may try to stay, in a determined defence, by a die of its own. After DS and DMR he may not, and the winner can attack once more as he advances. The bottom line always says which side decides, and what.',
    task: 'Answer every question until the combat is over.',
  },
  'end-combat': {
    title: 'More attacks',
    why: 'The infantry of the Guards in 1503 can attack 1603 with the other guns and the second air unit. Attackers across a canal or a major river have half their strength, even by a bridge; without a bridge a major river takes an engineer.',
    task: 'Attack what you like, then end the phase.',
  },
  'enemy-turn': {
    title: 'The Germans’ turn',
    why: 'Your units reorganise and are supplied by themselves. Then the computer plays the Germans. On this turn they have only tactical movement. They bring in reinforcements, attack, and at last put Traffic markers on your road, some of which two dice take away again. Where they attack you it is your turn to decide: losses, a determined defence, the way back. You choose below the map how fast they play; afterwards the card on top of the panel tells what they did, and replays it.',
    task: 'Watch, and answer what you are asked, until turn 2, the night, begins.',
  },
  points: {
    title: 'How to win',
    why: 'The short game ends on turn 11: you need 4 steps that are not airborne north of the Waal. In the campaign of 20 turns cities count, and units beyond the Lower Rhine; with 10 points and a unit of the ground troops there you win at once. Hurry: the supply heads feed the airborne divisions through turn 5 only. {pointer, select, touch {The turn at the top opens the tracks and the score} other {The score stands at the top}}; the rules are in the menu, and every number of a rule opens its text.',
  },
} as const;
