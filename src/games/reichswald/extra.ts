import { boardOf, nameOf, type Position } from '../../engagement/position/position.ts';
import {
  holdersOf,
  numbersOf,
  problem,
  readHexes,
  readHolders,
  readPoints,
  type Problem,
} from '../../engagement/play/extra.ts';
import { PUT_OFF } from './rules/07-losses.ts';

/** Entries of `State.own`: points scored before the position of a set-up, by side. */
const BONUS = { allied: 'bonusAllied', german: 'bonusGerman' } as const;

/** Position matters of this game that stand in `extra` of a set-up and of `show`. */
export function extra(p: Position): Record<string, unknown> {
  return {
    holders: holdersOf(p),
    bombed: p.s.barred.map((hex) => nameOf(p, hex)),
    flooded: p.s.own['flooded'] === 1,
    bailey: p.s.own['bailey'] === 1,
    attacked: p.s.attacked.map((hex) => nameOf(p, hex)),
    points: numbersOf(p, BONUS),
    triggered: numbersOf(p, { wessex: 'wessex', panzers: 'panzers', canadians: 'canadians' }),
    postponed: Object.keys(p.s.own)
      .filter((key) => key.startsWith(PUT_OFF))
      .map((key) => key.slice(PUT_OFF.length))
      .sort(),
    withdrawn: numbersOf(p, { brigade: 'brigadeOut', amphibian: 'amphibianOut' }),
  };
}

/** Turns from which the map is flooded in any case and the Bailey bridge stands (9.0, 4.3). */
const LAST_FLOOD = 12;
const BAILEY = 20;

/** What the turn has already brought on the printed map, unless the set-up says otherwise. Reads `holders`, `points`, `bombed`, `flooded` and `bailey`; says what is wrong and where. */
export function readExtra(p: Position, given: Readonly<Record<string, unknown>>): Problem[] {
  const problems = phaseProblems(p);
  if (p.s.map?.base !== 'blank') {
    p.s.own['flooded'] = p.s.turn >= LAST_FLOOD ? 1 : 0;
    p.s.own['bailey'] = p.s.turn >= BAILEY ? 1 : 0;
  }
  for (const [field, value] of Object.entries(given)) {
    const at = `extra.${field}`;
    if (field === 'holders') readHolders(p, value, problems);
    else if (field === 'points') readPoints(p, value, problems, BONUS);
    else if (field === 'bombed') p.s.barred = readHexes(p, value, at, problems);
    else if (field === 'attacked') p.s.attacked = readHexes(p, value, at, problems);
    else if ((field === 'flooded' || field === 'bailey') && typeof value === 'boolean') p.s.own[field] = value ? 1 : 0;
    else problems.push(problem(at, 'no-such-field', { field }));
  }
  p.board = boardOf(p.rules, p.s);
  return problems;
}

/** RW-3.0-b: the last turn alone has the final movement. */
function phaseProblems(p: Position): Problem[] {
  const { phase, turn } = p.s;
  const has = phase !== 'final-movement' || p.rules.about.scenarios.some(({ lastTurn }) => lastTurn === turn);
  return has ? [] : [problem('phase', 'no-such-phase', { phase })];
}
