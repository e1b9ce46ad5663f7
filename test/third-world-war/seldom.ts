/** Codes that no random play meets, not even that of positions drawn for it, and why. A code that is not here and is not met is dead. */
export const NOT_COVERED: Readonly<Record<string, string>> = {
  withdrawn: 'an event of the system: who leaves for Denmark has an event of this game',
  withdrawing: 'nobody has to leave this map by order',
  'withdrawal-due': 'nobody has to leave this map by order: too few in Denmark cost points (RUL-TWW-28)',
  fortified: 'an event of the system: this map has no fortifications',
  division: 'a reason of the system: whole divisions get no column in this game',
  'river-needs-bridge': 'everybody crosses every river of this game, at a price',
  'out-of-range': 'this game has no artillery',
  'adjacent-attacks': 'this game has no artillery',
  'obliged-elsewhere': 'this game has no artillery',
  'one-kind-of-bombardment': 'this game has no artillery',
  'already-chosen': 'this game has no choice of several things',
  'room-needed':
    'the bivouacs of the printed map have room for their own units and all others that may stand there: only a set-up with another map can ask for it',
};

/** What whole games at random may go without, and why; test/third-world-war/coverage.test.ts meets the codes in positions drawn for them. */
export const SELDOM: Readonly<Record<string, string>> = {
  ...NOT_COVERED,
  left: 'wants a division at the way to Denmark on turn 5',
  'denmark-enough': 'wants a fourth division at the way to Denmark on turn 5',
  'denmark-soviet': 'wants two divisions gone to Denmark and a third, none of them Soviet',
  'not-artillery': 'wants artillery named, which this game does not offer',
  'nothing-due': 'wants a withdrawal asked for, which this game does not offer',
  'must-stop-in-zone': 'wants an advance of two hexes asked for from a zone; a move that comes into one ends by itself',
  'no-strength': 'wants East Germans without attack strength named alone who need not attack',
  neutral: 'wants a neutral French unit named in an attack of others from inside France',
  'must-leave': 'wants the end of a phase while a neutral French unit stands beside the Pact',
  'outside-france': 'wants a neutral French unit on the move at the border of France',
  'behind-lines': 'wants a flight over hexes cut off from the own edge, on a turn on which nobody lands there',
  'by-brigade': 'wants a division asked to enter that only takes the place of a brigade',
  'brigade-reduced': 'wants a reduced brigade named for a division that is due',
  'brigade-surrounded': 'wants a fresh brigade named, surrounded, for a division that is due',
  'set-up-first': 'wants another action before the set-up is over',
  'retreat-blocked': 'wants a retreat named over a river that costs a step while a better hex is free',
  'choose-one': 'wants the end of an exchange before the first unit is named, a question that is soon over',
  owed: 'wants the end of an exchange before its points are paid, a question that is soon over',
  'odds-hidden': 'only a question refuses with it: the odds of a combat whose declaration is still secret',
  'advances-one-hex': 'wants a second hex named for troops on foot that have advanced',
  'from-open-ground': 'wants a second hex named for a unit that has advanced into a city, a forest or a mountain',
  'into-open-or-city': 'wants a forest or a mountain named as the second hex of an advance',
  'river-between': 'wants a second hex of an advance named across a river',
};
