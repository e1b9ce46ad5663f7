/** Codes that no random play meets, not even that of positions drawn for it, and why. A code that is not here and is not met is dead. */
export const NOT_COVERED: Readonly<Record<string, string>> = {
  withdrawn: 'an event of the system: nobody is withdrawn from this map by order',
  withdrawing: 'nobody is withdrawn from this map by order',
  'withdrawal-due': 'nobody is withdrawn from this map by order',
  fortified: 'an event of the system: this map has no fortifications (AMB-MG-03)',
  'already-chosen': 'this game has no choice of several things',
  'nowhere-to-stop': 'only a unit that carries another has hexes where it may rest and not end its move',
  flight: 'an event of the system: nobody flies in this game',
  landed: 'an event of the system: nobody flies in this game',
  flying: 'a question of the system: nobody flies in this game',
  'no-strength':
    'every unit of this game has attack strength: only a question refuses with it, of a bombardment with nothing named',
  'bivouac-too-small': 'refuses a set-up with a map of its own, never an action',
  'not-in-arnhem': 'wants Arnhem lost between the call of the 52nd Division and its landing',
};

/** What whole games at random may go without, and why; test/market-garden/coverage.test.ts meets the codes in positions drawn for them. */
export const SELDOM: Readonly<Record<string, string>> = {
  ...NOT_COVERED,
  airlift: 'wants XXX Corps in Arnhem: nobody who moves at random comes so far',
  'B-52-155': 'is flown in only after XXX Corps has come to Arnhem',
  'B-52-156': 'is flown in only after XXX Corps has come to Arnhem',
  'B-52-157': 'is flown in only after XXX Corps has come to Arnhem',
  'north-edge': 'wants XXX Corps 27 hexes from where it starts',
  'must-stop-in-zone': 'wants an advance of two hexes asked for from a zone; a move that comes into one ends by itself',
  'nothing-due': 'wants a withdrawal asked for, which this game does not offer',
  'choose-one': 'wants the end of an exchange before the first unit is named, a question that is soon over',
  owed: 'wants the end of an exchange before its points are paid, a question that is soon over',
  'retreat-blocked': 'wants a retreat named over a river that destroys, or to a hex while a better one is free',
  'odds-hidden': 'only a question refuses with it: the odds of a combat whose declaration is still secret',
  'not-in-bivouac': 'wants XXX Corps placed north of its line: the first twelve actions of a game',
  'set-up-first': 'wants another action before XXX Corps is placed: the first twelve actions of a game',
  'bridge-tried': 'wants a bridge that stood fast tried again before the first move',
  unsupplied: 'wants a unit in its third turn without supply named as attacker beside others',
  'advances-one-hex': 'wants a second hex named for infantry that has advanced',
  'from-open-ground': 'wants a second hex named for armour that has advanced into a town, a wood or a height',
  'into-open-or-city': 'wants a wood, a swamp or a height named as the second hex of an advance',
  'river-between': 'wants a second hex of an advance named across a river',
};
