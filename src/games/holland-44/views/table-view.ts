import type { Side as SideName } from '../../../kernel/game.ts';
import type { Asks, TableView } from '../../../wargame/wargame.ts';
import { ABOUT } from '../position/about.ts';
import { idOf, sideName } from '../position/actions.ts';
import { diceDue } from '../play/decide.ts';
import { phaseKind, phaseSide, phasesOf } from '../position/phases.ts';
import { isDown, marked, nameOf, OF, onMap, type Position, type Side } from '../position/position.ts';
import { controlOf } from '../rules/07-zoc/zoc.ts';
import { exploitsLeft } from '../rules/08-movement/overrun.ts';
import { landingNotes } from '../rules/22-airborne/landing-notes.ts';
import { unturned } from '../rules/25-unknown-units/reveal.ts';
import { waalTally } from '../rules/26-victory/victory.ts';
import { AUTO_DS, DONE, FOUGHT, INTACT, REPAIR, SPENT } from '../position/state.ts';

/** What a table shows besides the position; `p` is the position as a side knows it. */
export function tableViewOf(p: Position): TableView {
  const asks = asksOf(p);
  return {
    asks,
    phases: phasesOf(p.s.turn),
    zones: Object.fromEntries(ABOUT.sides.map((side, i) => [side, zoneNames(p, i as Side)])),
    objectives: objectivesOf(p),
    closed: [],
    ruined: [],
    down: spansOf(p, (side) => isDown(p, side)),
    repairs: spansOf(p, (_, span) => p.s.bridges[span] === REPAIR),
    safe: spansOf(p, (_, span) => p.s.bridges[span] === INTACT),
    done: asks === 'move' || asks === 'moving' || asks === 'fight' || asks === 'declare' ? doneBy(p) : {},
    urges: asks === 'fight' ? exploitsLeft(p) : [],
    notes: asks === 'choose' && isLanding(p) ? landingNotes(p) : [],
    ...(p.s.unknown.length > 0 && { unseen: unturned(p).map(idOf) }),
    ...(p.s.scenario === 'short' && { tally: waalTally(p) }),
    expiring: {},
  };
}

function asksOf(p: Position): Asks {
  if (p.s.over) return 'over';
  if (diceDue(p.s)) return 'dice';
  const top = p.s.frames.at(-1);
  if (top) return top.kind === 'move' ? 'moving' : top.kind === 'combat' ? 'declare' : 'choose';
  const kind = phaseKind(p);
  return kind === 'movement' ? 'move' : kind === 'combat' ? 'fight' : 'choose';
}

/** Is it asked who lands where? */
const isLanding = ({ s }: Position): boolean =>
  s.frames.length === 0 ? s.phase === 'allied-landing' : s.frames.at(-1)?.kind === 'landing';

function zoneNames(p: Position, side: Side): string[] {
  const { zone } = controlOf(p, side);
  return p.board.grid.names.filter((_, hex) => zone[hex] === 1);
}

const objectivesOf = (p: Position): Record<string, SideName> =>
  Object.fromEntries(p.board.objectives.map((hex, slot) => [nameOf(p, hex), sideName(p.s.holders[slot] as Side)]));

/** Hexsides of these bridges, by hexside and by number. */
const spansOf = (p: Position, wanted: (side: number, span: number) => boolean): [string, string][] =>
  p.board.spans.flatMap(({ side, a, b }, span) =>
    wanted(side, span) ? [[nameOf(p, a), nameOf(p, b)] as [string, string]] : [],
  );

/** Units of the side that have moved, or fought, in this phase. */
function doneBy(p: Position): Record<string, string> {
  const side = phaseSide(p);
  if (side === null) return {};
  const moves = phaseKind(p) === 'movement';
  const [bits, name] = moves ? [DONE | SPENT | AUTO_DS, 'moves-no-more'] : [FOUGHT, 'has-fought'];
  return Object.fromEntries(OF[side].filter((u) => onMap(p, u) && marked(p, u, bits)).map((u) => [idOf(u), name]));
}
