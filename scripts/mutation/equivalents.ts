/** A mutant that no test can tell from the code: `code` is the line it begins in, `part` what is replaced. */
export interface Equivalent {
  file: string;
  code: string;
  part: string;
  replacement: string;
  reason: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'src/engagement/board.ts',
    code: 'const sideKey = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);',
    part: 'a < b',
    replacement: 'a <= b',
    reason: 'a hexside is never between a hex and itself',
  },
  {
    file: 'src/engagement/carry.ts',
    code: 'if (frame.passenger >= 0 || !unitOf(p, frame.units[0] as number).amphibious) return [];',
    part: 'frame.passenger >= 0',
    replacement: 'false',
    reason: 'whoever carries somebody is refused the next one by boardRefusal anyway: the line only saves time',
  },
  {
    file: 'src/engagement/fare.ts',
    code: "const NO_POINTS = reason('4.0', 'no-points');",
    part: "'4.0'",
    replacement: '""',
    reason:
      'the refusal of a step without points is written out with its rule in stepRefusal: the rule of this reason is never read',
  },
  {
    file: 'src/engagement/ground.ts',
    code: 'return hex < 0 || (hex !== from && hex !== p.board.grid.neighbours[from * 6 + d]);',
    part: 'hex < 0',
    replacement: 'false',
    reason: 'without a bridge of the game no hex is -1 but one outside the map, and no hexside lies there',
  },
  {
    file: 'src/engagement/ground.ts',
    code: 'if (hex < 0) return plain;',
    part: 'hex < 0',
    replacement: 'false',
    reason: 'a patch of no hex is a copy of the table',
  },
  {
    file: 'src/engagement/obstacles.ts',
    code: 'if (hex >= 0 && leaving[hex] === 0) leaving[hex] = p.rules.passageCost(p, side, hex, NOBODY);',
    part: 'hex >= 0 && leaving[hex] === 0',
    replacement: 'hex >= 0 || leaving[hex] === 0',
    reason: 'works the same price out again, or reads beyond the list, where nothing is 0',
  },
  {
    file: 'src/engagement/obstacles.ts',
    code: 'if (hex >= 0 && leaving[hex] === 0) leaving[hex] = p.rules.passageCost(p, side, hex, NOBODY);',
    part: 'hex >= 0',
    replacement: 'true',
    reason: 'a unit off the map reads beyond the list, where nothing is 0',
  },
  {
    file: 'src/engagement/position.ts',
    code: 'if (next >= 0 && enemies[next] !== 0 && terrainColumns(p, next) >= own) return false;',
    part: 'next >= 0',
    replacement: 'true',
    reason: 'beyond the list there are no columns, and nothing is at least as much as the unit’s own',
  },
  {
    file: 'src/engagement/reach.ts',
    code: 'prices: walks.length === 1 ? (walks[0] as Walk).prices.cost : highestPrices(walks, room.prices),',
    part: 'walks.length === 1',
    replacement: 'false',
    reason: 'the highest price of one walk is its price',
  },
  {
    file: 'src/games/reichswald/rules/11-preparation.ts',
    code: 'return holders.length > 0 && holders.every((side) => side === holders[0]) ? (holders[0] as number) : -1;',
    part: 'holders.length > 0',
    replacement: 'true',
    reason: 'every place has a hex',
  },
  {
    file: 'src/engagement/combat-phase.ts',
    code: '(u) => gunReason(p, u) === ALLOWED && p.rules.gunReason(p, unitOf(p, u)) === ALLOWED && !mustAttack(p, u),',
    part: 'gunReason(p, u) === ALLOWED && p.rules.gunReason(p, unitOf(p, u)) === ALLOWED',
    replacement: 'gunReason(p, u) === ALLOWED || p.rules.gunReason(p, unitOf(p, u)) === ALLOWED',
    reason: 'whoever may not fire at all is refused support of any combat as well: the filter only saves time',
  },
  {
    file: 'src/games/reichswald/variants.ts',
    code: 'data.areas.find((known) => known.id === area)?.hexes ?? [];',
    part: '[]',
    replacement: '["Stryker was here"]',
    reason: 'every area named exists',
  },
  {
    file: 'src/games/reichswald/units.ts',
    code: 'restricted: false,',
    part: 'false',
    replacement: 'true',
    reason: 'more units are asked whether a hex is barred to them, and all of them are told that it is not',
  },
  {
    file: 'src/games/reichswald/rules/04-movement.ts',
    code: "!unit.amphibious && from >= 0 && p.board.terrain[from] === 'inundation';",
    part: 'from >= 0',
    replacement: 'true',
    reason: 'beyond the list there is no terrain',
  },
];
