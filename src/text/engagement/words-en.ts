/** English words for the ids common to the games of the system. */
export const words = {
  /** `chance` acts while dice are due. */
  side: {
    chance: 'dice',
  },
  terrain: {
    open: 'open ground',
    city: 'city',
    forest: 'forest',
    river: 'river',
    bridge: 'bridge',
    paved: 'paved road',
    unpaved: 'unpaved road',
    frontier: 'frontier',
  },
  type: {
    inf: 'infantry',
    mech_inf: 'armoured infantry',
    para_ground: 'parachute infantry',
    armour: 'tanks',
    tank_destroyer: 'tank destroyers',
    artillery: 'artillery',
    art_mech: 'mechanised artillery',
  },
  size: { II: 'battalion', III: 'regiment', X: 'brigade', XX: 'division' },
  pool: { air: 'Air points', 'air-attack': 'Air attack points', 'air-defence': 'Air defence points' },
  mark: { moved: 'moved', fired: 'fired', flown: 'has flown', engaged: 'engaged' },
  /** What a unit with such a mark has done. */
  done: { moved: 'has moved', fired: 'has fought', flown: 'has flown' },
  /** Kinds of decisions that are asked in the turn of the other side, and what can be ordered for them, by the type of the action. */
  asked: {
    answer: 'Support for my defence',
    loss: 'A step loss of mine',
    eliminate: 'One of my units is eliminated',
    'exchange-defender': 'My units in an exchange',
    retreat: 'A retreat of mine',
    'retreat-on': 'A retreat of a second hex',
    displace: 'A unit of mine has to make room',
  },
  ordered: { commit: 'No support', air: 'Air points, at most …' },
  edge: { north: 'north', east: 'east', south: 'south', west: 'west' },
  /** How a unit comes onto the map. */
  entry: {
    north: 'over the north edge',
    east: 'over the east edge',
    south: 'over the south edge',
    west: 'over the west edge',
    air: 'from the air',
  },
  /** What rolls besides those of combat decide. */
  outcome: {},
  /** What to know before an action that is chosen by its name. */
  note: {},
  /** Names of menus of several actions of one type. */
  menu: {},
  /** Items of the score that are no place. */
  item: { before: 'scored before the game' },
  mode: { ground: 'Attack', bombard: 'Bombardment' },
  cause: {
    loss: 'second loss',
    result: 'combat result',
    retreat: 'no retreat',
    exchange: 'exchange',
  },
  result: {
    DA: 'defence annihilated',
    DE: 'defence eliminated',
    DRB: 'defence retreats with a loss',
    DRI: 'defence retreats intact',
    DVB: 'defence holds with a loss',
    DVI: 'defence holds intact',
    AVI: 'attack wins intact',
    AVB: 'attack wins with a loss',
    ARI: 'attack retreats intact',
    ARB: 'attack retreats with a loss',
    AE: 'attack eliminated',
    EMP: 'exchange',
    IMP: 'stalemate',
    DI: 'no effect',
    DB: 'a defender takes a loss',
  },
} as const;
