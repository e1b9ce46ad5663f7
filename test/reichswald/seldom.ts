/** Refusals that no random play meets, not even that of positions drawn for it, and why. A code that is not here and is not met is dead. */
export const NOT_COVERED: Readonly<Record<string, string>> = {
  rain: 'only the odds say why a strength is less than printed, no event does',
  'stacking-inundation': 'no move and no retreat may end on somebody in the water: only a set-up can ask for it',
  flight: 'an event of the system: nobody flies in this game',
  landed: 'an event of the system: nobody flies in this game',
  flying: 'a question of the system: nobody flies in this game',
  'advance-on': 'a question of the system: nobody advances a second hex in this game',
  'from-open-ground': 'a refusal of the system: nobody advances a second hex in this game',
  'into-open-or-city': 'a refusal of the system: nobody advances a second hex in this game',
  'river-between': 'a refusal of the system: nobody advances a second hex in this game',
  'nothing-bombards': 'a refusal of the system: in this game whoever names nothing is told the value that is too low',
};

/** What whole games at random may go without, and why; test/reichswald/coverage.test.ts meets it in positions drawn for it. */
export const SELDOM: Readonly<Record<string, string>> = {
  ...NOT_COVERED,
  'passenger-spent': 'wants a brigade that has marched more than half its points to where an amphibian passes later',
  'must-stop-in-zone': 'wants a step asked for after the move has ended by itself in an enemy zone',
  'wrong-phase': 'only a question refuses with it, not an action: the reach of a unit outside its movement phase',
  'odds-hidden': 'only a question refuses with it: the odds of a combat whose declaration is still secret',
  'stays-this-turn': 'wants one brigade, 9/3 of the Canadians, picked to move in turn 8',
  'hold-wyler-due': 'wants the end of the phase in which 5/2 must still go to Wyler, and a way open to it',
  'must-leave': 'wants the end of a phase while somebody engaged stands in the water',
  'inundation-no-engaging': 'wants a step into an enemy zone in the water, by the one unit that is on the move',
  'no-engaging-now': 'wants a step into an enemy zone in the final movement phase, by the one unit that is on the move',
  'in-inundation': 'wants somebody in the water named as attacker of a neighbour',
  'already-carrying': 'wants an amphibian that carries one brigade and is asked to take another beside it',
  'one-passenger-a-turn': 'wants an amphibian that has landed one brigade and is asked to take another beside it',
  'passenger-lands-first': 'wants a carrier that has come ashore and goes on before its passenger has landed',
  owed: 'wants the end of an exchange before its points are paid, a question that is soon over',
  'choose-one': 'wants the end of an exchange before the first unit is named, a question that is soon over',
  'armour-first': 'wants a unit spared by the rule of armour named for a loss',
  'not-dry-first': 'wants a retreat into water named where a dry hex is free',
  'retreat-blocked': 'wants a retreat named over a hexside that none may cross, or to a hex while a better one is free',
};
