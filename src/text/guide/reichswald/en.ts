/** Texts of the guided first turn: title, explanation, and task (absent when there is nothing to do). */
export const en = {
  map: {
    title: 'Operation Veritable, 8 February 1945',
    why: 'You command the Allies, on sand-coloured counters in the west. The grey-blue counters with a cut corner are the Germans. You want Cleve, Goch and Calcar; in between lie the Reichswald, flooded land and two roads. Every hex has a number: column first, then row. A turn is one day: you move, you fight, then the Germans move and fight.',
  },
  counter: {
    title: 'What a counter says',
    why: 'Three numbers: attack, defence, movement points. The cross in the box is infantry, the X above it a brigade; two steps, so it can take one loss before it is eliminated.',
    task: 'Select the 5th Canadian Brigade in 0305.',
  },
  step: {
    title: 'Range and cost',
    why: 'Hexes that stay bright can be reached, the number is the cost in movement points. A red number means that the move must end there. This brigade has one hex only: on the first turn it must take Wyler.',
    task: 'Move it to 0405, or move any other unit.',
  },
  reserves: {
    title: 'The army waits off the map',
    why: 'Most of your divisions enter on this turn at the west edge. Each has a hex where its road comes in.',
    task: 'Open the reinforcements and select a brigade, for instance 71/53.',
  },
  range: {
    title: 'Roads make the difference',
    why: 'The unit enters at the hex with a ring. Look at the numbers: a road hex costs 1, open ground 2, forest 3. Along a road it gets far; off the road the points are soon spent. Passing through a hex with a British brigade costs 1 more: a traffic jam.',
  },
  refused: {
    title: 'Why not there?',
    why: 'If you try something that is not allowed, the page says why and names the rule. Trying costs nothing.',
    task: 'With a unit selected, {pointer, select, touch {tap} other {click}} a hex that is dimmed: De Horst in 0507, for instance.',
  },
  road: {
    title: 'Bring it in',
    why: 'Several units may share a hex at the end of a move: for you one brigade and two regiments at most. {pointer, select, touch {A second tap confirms a move.} other {A second click confirms a move onto your own units, and on a touch screen every move.}} A move can be undone as long as no dice have been rolled.',
    task: 'Send the unit to any hex it can reach; 0407 is next to De Horst.',
  },
  engage: {
    title: 'Engagement zones',
    why: 'The six hexes around every unit are its engagement zone. A unit that enters one must stop, is engaged, and has to attack in the Combat Phase. So bring enough units: attacks at bad odds cost brigades.',
    task: 'Bring a second brigade next to an enemy: 158/53 to 0408, for instance. The more the better.',
  },
  withdraw: {
    title: 'Orders from above',
    why: 'The rulebook takes two Canadian brigades off the map this turn. Until they are gone, the phase cannot end.',
    task: 'Press both withdrawals in the panel. To see them, clear your selection ({pointer, select, touch {Cancel} other {Escape or Cancel}}).',
  },
  'end-movement': {
    title: 'End of the movement',
    why: 'Move as much as you like, there is no hurry. Keep artillery a few hexes behind: it fires within its range without being engaged. The button asks again while units could still move.',
    task: 'End the Movement Phase.',
  },
  target: {
    title: 'Plan an attack',
    why: 'Red corners mark the hexes you can attack. Engaged units have to attack: the phase cannot end before they do.',
    task: '{pointer, select, touch {Tap} other {Click}} one of the marked enemy hexes.',
  },
  odds: {
    title: 'Read the odds before you decide',
    why: 'Attack strength against defence strength gives a ratio; terrain, rivers, surrounded defenders and the like shift the column, each with its rule. Below them is the exact probability of each result. Attackers can be left out with a {pointer, select, touch {tap} other {click}}, if the rules allow it.',
  },
  support: {
    title: 'Artillery and aircraft',
    why: 'Artillery in range adds its attack strength, each unit in one combat per phase. Air points are few, and your defence needs them too. Watch the column as you add support.',
    task: 'Add an artillery unit or some air points. Another {pointer, select, touch {tap} other {click}} removes it.',
  },
  commit: {
    title: 'The point of no return',
    why: 'Nothing is decided until you commit. Then the defender may answer with his own support, two dice are rolled, and from there nothing can be undone.',
    task: 'Commit the attack.',
  },
  result: {
    title: 'Losses, retreat, advance',
    why: 'The result applies to both sides: which units lose steps, retreat or may advance. The bottom line always says which side decides, and what. A unit retreats to a free hex outside enemy zones; without such a hex it is eliminated. After a win you may move into the hex. The computer answers for the Germans.',
    task: 'Answer every question until the combat is over.',
  },
  'end-combat': {
    title: 'The other combats',
    why: 'Go on with every hex that must be attacked. Hexes out of reach of your infantry can be bombarded.',
    task: 'Fight the mandatory combats, then end the phase.',
  },
  'enemy-turn': {
    title: 'The Germans’ turn',
    why: 'Now a computer player, a recruit, plays the Germans, who move and fight exactly as you did. Where they attack you it is your turn to decide: whether artillery and aircraft support the defence, who takes losses, where your units retreat. You choose below the map how fast they play; afterwards the card on top of the panel tells what they did, and replays it.',
    task: 'Watch, and answer what you are asked, until turn 9 begins.',
  },
  points: {
    title: 'How to win',
    why: 'After turn 22 the higher score wins. You score for whole cities, for clearing the Reichswald and for leaving by the south edge; the Germans for what they still hold, 10 for every village, and for your losses. They begin far ahead: take places from them. {pointer, select, touch {The turn at the top opens the tracks and the score} other {The score stands at the top}}; the rules are in the menu, and every number of a rule opens its text.',
  },
} as const;
