/** Texts of the guided first turn: title, explanation, and task (absent when there is nothing to do). */
export const en = {
  map: {
    title: 'Operation Market-Garden, 17 September 1944',
    why: 'You command the Allies, on the counters with a cut corner. Three airborne divisions have just landed at Eindhoven, Nijmegen and Arnhem; XXX Corps waits in the south. One road, printed in red, joins them, with bridges over canals and rivers. Every hex has a number: column first, then row. A turn is one day: the Germans move and fight, then you do. On this first day the Germans do not play.',
  },
  counter: {
    title: 'Set up XXX Corps',
    why: 'Three numbers on a counter: attack, defence, movement points. The cross in the box is infantry, the X above it a brigade; two steps, so it can take one loss before it is eliminated. The twelve units of XXX Corps start wherever you like south of the bivouac line.',
    task: 'Choose 129/43 in the panel and put it in 0527, next to the 6th Parachute Regiment (FJR6).',
  },
  'set-up': {
    title: 'Three units a hex',
    why: 'A hex holds three units. A division that fights with all its brigades gains a column, so keep divisions together. Artillery fires four hexes far: it belongs behind the others. An attack over the canal is hard; that is why you want everything there.',
    task: 'Set up the others: 130/43 and 214/43 in 0527, the three brigades of the 50th in 0427, 5Gds, 32Gds and 8Armd in 0627 on the red road, both artillery brigades in 0528, P.Irene in 0628.',
  },
  drop: {
    title: 'Behind the enemy',
    why: 'The airborne divisions stand alone among the Germans. Today, just after the drop, each of their units has 3 movement points only.',
    task: 'Select 504/82 in 1310.',
  },
  range: {
    title: 'Range and cost',
    why: 'Hexes that stay bright can be reached, the number is the cost in movement points. On foot open ground costs 1, forest, swamps and heights 2, a river without a bridge 1 more. On roads motorised units and armour pay half a point: that is what the red road is worth. A red number means that the move must end there.',
  },
  refused: {
    title: 'Why not there?',
    why: 'If you try something that is not allowed, the page says why and names the rule. Trying costs nothing.',
    task: 'With a unit selected, {pointer, select, touch {tap} other {click}} a hex that is dimmed: Nijmegen in 1609, for instance.',
  },
  bridge: {
    title: 'Take a bridge',
    why: 'The Germans may blow every bridge of the red road that is still theirs, and only a roll of 1 saves it. A bridge is yours once your units have been in both its hexes, even for a moment. 504/82 landed at one end of the bridge over the Maas; at the other end lies Grave, worth 5 points. {pointer, select, touch {A second tap confirms a move.} other {A second click confirms a move onto your own units, and on a touch screen every move.}} A move can be undone as long as no dice have been rolled.',
    task: 'Move 504/82 across the bridge to Grave in 1311, or move any other unit.',
  },
  zones: {
    title: 'Engagement zones',
    why: 'The six hexes around every unit are its engagement zone. A unit that enters one must stop, is engaged, and has to attack in the Combat Phase. Nijmegen holds two regiments in a city, which costs the attacker two columns, and a division that has not met XXX Corps gets no air support. So approach, but do not engage yet.',
    task: 'Move 508/82 from 1710 towards Nijmegen, to 1611: one hex short of its zone.',
  },
  corps: {
    title: 'Who has to fight',
    why: 'Units of XXX Corps that stand next to the enemy are engaged from the start: they attack in the Combat Phase, or break contact for 1 point more. The more attack together, the better the odds; bad odds cost brigades.',
    task: 'Make sure that at least two units of XXX Corps stand in 0427, 0527 or 0627, next to the regiment in 0526.',
  },
  'end-movement': {
    title: 'End of the movement',
    why: 'Move as much as you like, there is no hurry: the 101st can reach more bridges of its own near Son and Veghel. The button asks again while units could still move.',
    task: 'End the Movement Phase.',
  },
  target: {
    title: 'Plan an attack',
    why: 'Red corners mark the hexes you can attack. Engaged units have to attack: the phase cannot end before they do.',
    task: '{pointer, select, touch {Tap} other {Click}} the 6th Parachute Regiment in 0526, or another marked hex.',
  },
  odds: {
    title: 'Read the odds before you decide',
    why: 'Attack strength against defence strength gives a ratio; terrain, rivers, complete divisions, surrounded defenders and the like shift the column, each with its rule. Below them is the exact probability of each result. Attackers can be left out with a {pointer, select, touch {tap} other {click}}, if the rules allow it.',
  },
  support: {
    title: 'Artillery and aircraft',
    why: 'Artillery in range adds its attack strength, each unit in one combat per phase. Today you have 16 air points, each worth one strength point; on the 20th only 2. What is not spent this turn is lost. Watch the column as you add support.',
    task: 'Add an artillery unit or some air points. Another {pointer, select, touch {tap} other {click}} removes it.',
  },
  commit: {
    title: 'The point of no return',
    why: 'Nothing is decided until you commit. Then the defender may answer with his own support, two dice are rolled, and from there nothing can be undone.',
    task: 'Commit the attack.',
  },
  result: {
    title: 'Losses, retreat, advance',
    why: 'The result applies to both sides: which units lose steps, retreat or may advance. The bottom line always says which side decides, and what. A unit retreats to a free hex outside enemy zones; without such a hex it is eliminated, and a retreat over a river costs a step. After a win you may move into the hex; so the day gains ground. The computer answers for the Germans.',
    task: 'Answer every question until the combat is over.',
  },
  'end-combat': {
    title: 'Up the red road',
    why: 'Go on with every hex that must be attacked: Kampfgruppe Walther in 0626 bars the road. Armour and motorised infantry that win may advance two hexes, the second only from open ground into open ground or a city, and armour crosses the canal by the bridge alone. Hexes out of reach of your infantry can be bombarded.',
    task: 'Fight the mandatory combats, then end the phase.',
  },
  'enemy-turn': {
    title: 'The Germans’ turn',
    why: 'Turn 18 begins with the Germans; a computer player, a recruit, plays them. Before their first move they may try to blow bridges, at 5 points for each that goes up; then they move, bring in reinforcements from the east and fight exactly as you did. Where they attack you it is your turn to decide: whether artillery and aircraft support the defence, who takes losses, where your units retreat. You choose below the map how fast they play; afterwards the card on top of the panel tells what they did, and replays it.',
    task: 'Watch, and answer what you are asked, until the Allied movement of turn 18.',
  },
  landings: {
    title: 'What comes from the air',
    why: 'The 4th Parachute Brigade lands in 1403 today; later landings may choose their hex. From turn 19 on a die decides for each airborne division whether it is supplied, and every day it is harder: without supply it does not recover, then attacks worse, then not at all. All that ends when XXX Corps reaches it. Two turns after XXX Corps has met the paratroops in Arnhem, the 52nd Division may land there.',
  },
  points: {
    title: 'How to win',
    why: 'After turn 26 the higher score wins. Arnhem counts 40, Nijmegen 20, Eindhoven 10, six other towns 5 each, for the side that holds them. You score 5 for each German unit destroyed and 25 if XXX Corps reaches the north edge; the Germans 10 for each of yours and 2 for each unit they keep on the red road. {pointer, select, touch {The turn at the top opens the tracks and the score} other {The score stands at the top}}; the rules are in the menu, and every number of a rule opens its text.',
  },
} as const;
