/** Texts of the guided first turn: title, explanation, and task (absent when there is nothing to do). */
export const en = {
  map: {
    title: 'The Third World War, 4 August 1985',
    why: 'You command the Warsaw Pact in the east; the counters with a cut corner are NATO’s. You want the cities of West Germany and Holland, and the halt line at the French and Belgian frontiers, before the Americans bring their reinforcements across the Atlantic. There are no roads: rivers, forests and mountains decide how fast you are. Every hex has a number: column first, then row. A turn is one day: you move and fight, then NATO does.',
  },
  nato: {
    title: 'NATO sets up first',
    why: 'Two dice have been rolled already: one decided whether France stays neutral, the other whether the East Germans fight for you. The log has both results. Every corps starts in its bivouac, within the dashed line, but not at the frontier. A computer player, a recruit, plays NATO and has put every unit where the game proposes.',
  },
  pact: {
    title: 'Now your own armies',
    why: 'They stand behind the frontier: in the north, near Schwerin, the 2nd Guards Tank Army, labelled 2BG. A hex holds three units; they can be placed one by one, or all at once in the hexes proposed for them. The 103rd Airborne Division is already in Bremen, far behind the enemy. Czech units and your reserves do not move before turn 5.',
    task: 'Press “Deploy all the units that are left”: this guide relies on the proposed hexes.',
  },
  counter: {
    title: 'What a counter says',
    why: 'Three numbers: attack, defence, movement points. The oval in the box is armour, the XX above it a division; two steps, so it can take one loss before it is eliminated. 16/2BG is the 16th Division of the 2nd Guards Tank Army. Armies matter for the set-up only.',
    task: 'Select 16/2BG in 2704.',
  },
  range: {
    title: 'Range and cost',
    why: 'Hexes that stay bright can be reached, the number is the cost in movement points. Open ground and cities cost 1. Forest costs armour and mechanised infantry 3, units on foot 2; mountains cost 3 and are closed to armour. A river costs 2 more, 1 on foot: here it is the Elbe. A red number means that the move must end there.',
  },
  refused: {
    title: 'Why not there?',
    why: 'If you try something that is not allowed, the page says why and names the rule. Trying costs nothing.',
    task: 'With a unit selected, {pointer, select, touch {tap} other {click}} a hex that is dimmed: the Dutch division in 2406, for instance.',
  },
  engage: {
    title: 'Engagement zones',
    why: 'The six hexes around every unit are its engagement zone. A unit that enters one must stop, is engaged, and has to attack in the Combat Phase. {pointer, select, touch {A second tap confirms a move.} other {A second click confirms a move onto your own units, and on a touch screen every move.}} A move can be undone as long as no dice have been rolled.',
    task: 'Move 16/2BG across the Elbe to 2505, next to the Dutch, or move any other unit.',
  },
  mass: {
    title: 'Strike with all you have',
    why: 'The more attack together, the better the odds; bad odds cost divisions. Each unit fights once in a phase, each hex is attacked once. Leave the other divisions of this army where they are: tomorrow three of yours have to leave for Denmark.',
    task: 'Bring 207/2BG to 2505 as well, and 32/2BG to 2506.',
  },
  fly: {
    title: 'By helicopter',
    why: 'An airborne division may fly instead of marching: 20 hexes over any ground and over the enemy, down to open ground or a city, and until turn 13 even behind NATO’s lines. In the air the first hex next to an enemy is free; for every further one a die is rolled, and a 1 costs a step. On the straight way to 2305 only the last hex is next to the Dutch, so there is no roll; by way of 2306 there would be one. In 2305 the division cuts off their retreat: they are surrounded, and you gain a column.',
    task: 'Select 103DAet in Bremen (1706), press “By air”, then {pointer, select, touch {tap} other {click}} 2305.',
  },
  'end-movement': {
    title: 'End of the movement',
    why: 'Move as much as you like, there is no hurry: the 3rd Shock Army can reach Braunschweig, the 8th Guards Army the hills near Fulda. But do not engage what you cannot beat. The button asks again while units could still move.',
    task: 'End the Movement Phase.',
  },
  target: {
    title: 'Plan an attack',
    why: 'Red corners mark the hexes you can attack. Engaged units have to attack: the phase cannot end before they do.',
    task: '{pointer, select, touch {Tap} other {Click}} the Dutch division in 2406, or another marked hex.',
  },
  odds: {
    title: 'Read the odds before you decide',
    why: 'Attack strength against defence strength gives a ratio; terrain and rivers shift the column to the left, surrounded defenders to the right, each with its rule. Below is the exact probability of each result. Attackers can be left out with a {pointer, select, touch {tap} other {click}}, if the rules allow it.',
  },
  support: {
    title: 'Air points',
    why: 'There is no artillery in this war, but each side has air points for attack and others for defence. You have 50 for your attacks today, each worth one strength point; NATO answers with its 5 for defence. What is not spent this turn is lost, and time is on NATO’s side: from turn 19 on it has 50 and you 30. Watch the column as you add points.',
    task: 'Add air points until the column moves: 4 will do if everybody is in place.',
  },
  commit: {
    title: 'The point of no return',
    why: 'Nothing is decided until you commit. Then the defender may answer with air points of his own, two dice are rolled, and from there nothing can be undone.',
    task: 'Commit the attack.',
  },
  result: {
    title: 'Losses, retreat, advance',
    why: 'The result applies to both sides: which units lose steps, retreat or may advance. The bottom line always says which side decides, and what. A unit retreats to a hex without enemies and outside their zones. Surrounded units have to pass through a zone and lose a step on the way, those with a loss already are usually lost; armour that retreats across a river loses a step too. After a win you may move into the hex, armour and mechanised infantry often one hex further. The computer answers for NATO.',
    task: 'Answer every question until the combat is over.',
  },
  bombs: {
    title: 'From the air alone',
    why: 'Air points can also attack without ground units, 5 to 10 of them at a hex. The points are multiplied by the vulnerability of everybody there: 2 for armour and mechanised infantry, 1 for the others. Two West German divisions share 2408: 10 points make 40. Terrain shifts the column to the left, rivers do not. A hit costs the defender a step.',
    task: 'Attack 2408 from the air with 10 points, or another marked hex with at least 5.',
  },
  'end-combat': {
    title: 'What is left to do',
    why: 'Go on with every hex that must be attacked, and spend your air points. The panel also offers a tactical nuclear weapon: it destroys everybody in a hex, but costs you 30 points, 50 in a city, and NATO may retaliate for 20.',
    task: 'Fight the mandatory combats, then end the phase.',
  },
  'enemy-turn': {
    title: 'NATO’s turn',
    why: 'Now the computer plays NATO, which moves and fights exactly as you did, with 30 air points for attack; your 12 for defence may help your units, and when you are asked you decide. Its airborne units fly as yours do, but behind your lines only on turns 19 to 23; its helicopters carry one more division a turn to a hex with friends. You have left Bremen, and it is worth 10 points: perhaps the British brigade in Bielefeld comes for it. On even turns NATO’s reduced units recover if they are out of contact at the end of their Movement Phase. Yours never recover.',
    task: 'Watch, and answer what you are asked, until turn 5 begins.',
  },
  denmark: {
    title: 'Turn 5: Denmark and fresh divisions',
    why: 'Today three of your divisions, one of them Soviet at least, have to leave by the north edge west of Lübeck, or you lose 100 points. 25/2BG, 93/2BG and 16DB/PO can do it from their bivouac. Soviet reinforcements arrive almost every day, over the east edge, or in a city of yours, where they stay for that turn. NATO’s come over the west edge or in cities, most of them after turn 13: by then you have to be far in the west.',
  },
  points: {
    title: 'How to win',
    why: 'After turn 23 the higher score wins. You score 10 for each West German city and 25 for each Dutch one, unless it is cut off from the east edge, 5 for each NATO unit destroyed, and 20 for each hex of the halt line on which you have a unit; beyond that line you never go. NATO scores 10 for each city it takes from you, and 2 for each of your units destroyed. {pointer, select, touch {The turn at the top opens the tracks and the score} other {The score stands at the top}}; the rules are in the menu, and every number of a rule opens its text.',
  },
} as const;
