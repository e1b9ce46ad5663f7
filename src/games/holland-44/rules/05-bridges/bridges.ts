import type { Refusal } from '../../../../kernel/game.ts';
import { hexAt } from '../../../../hex/grid.ts';
import { act, bridgeName, namedBridge, say, unasked, type Decision } from '../../position/actions.ts';
import { DEMOLITION } from '../../data/tables.ts';
import { modifiersBy } from '../../position/modifiers.ts';
import { ALLIED, GERMAN, spanAcross, type Position } from '../../position/position.ts';
import { BLOWN, INTACT, WIRED, type DemolitionFrame, type DiceFrame, type MoveFrame } from '../../position/state.ts';

/** 5.7: the hex of the Grave bridge, which stands on the Allied turn 1. */
const GRAVE = '4816';

export const isGrave = (p: Position, span: number): boolean => {
  const grave = hexAt(p.board.grid, GRAVE);
  const { a, b } = p.board.spans[span] as (typeof p.board.spans)[number];
  return a === grave || b === grave;
};

/** H44-5.3.1-b, H44-5.3.1-c, H44-5.7-b, 5.4: may the German side try to blow the bridge in the Allied turn? */
const mayBlow = (p: Position, span: number): boolean =>
  p.s.bridges[span] === WIRED && !(p.s.turn === 1 && isGrave(p, span));

/** H44-5.4-a: wired bridges at the hexsides of a hex. */
export function wiredBeside(p: Position, hex: number): number[] {
  const found: number[] = [];
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const span = spanAcross(p, at);
    if (span >= 0 && mayBlow(p, span)) found.push(span);
  }
  return found;
}

/** H44-5.4-b: the bridge of a hexside, if it may be blown when somebody crosses it, or -1. */
export function wiredAcross(p: Position, at: number): number {
  const span = spanAcross(p, at);
  return span >= 0 && mayBlow(p, span) ? span : -1;
}

/** H44-5.2-b: asks the German side about bridges. */
export function askDemolition(p: Position, spans: number[], crossing: boolean): void {
  if (spans.length > 0) p.s.frames.push({ kind: 'demolition', spans, crossing });
}

export function setBridge(p: Position, span: number, how: number): void {
  p.s.bridges = p.s.bridges.with(span, how);
}

/** 9.3: is it an attack over the bridges that waits for the answer, and not a step? */
function isAttack({ s }: Position): boolean {
  const below = s.frames.findLast(({ kind }) => kind !== 'demolition');
  return below?.kind === 'combat' || (below?.kind === 'advance' && below.strike === 'asked');
}

/**
 * H44-5.2-a, H44-5.4-c, H44-5.4-d: blow one of the bridges now, or none of those left; a bridge that is crossed
 * unharmed is intact.
 */
export const demolishing: Decision<DemolitionFrame, 'blow' | 'spare'> = {
  actor: () => GERMAN,
  prompt: (p, { spans, crossing }) => ({
    rule: '5.4',
    code: !crossing ? 'demolition' : isAttack(p) ? 'demolition-attack' : 'demolition-crossing',
    args: { bridge: bridgeName(p, spans[0] ?? -1) },
  }),
  legal: (p, { spans }) => [
    ...spans.map((span) => act(GERMAN, 'blow', { bridge: bridgeName(p, span) })),
    act(GERMAN, 'spare'),
  ],
  refusal(p, { spans }, action): Refusal | undefined {
    if (action.type === 'spare') return undefined;
    if (action.type !== 'blow') return { rule: '5.4', code: 'decide-bridge' };
    const { bridge } = action;
    return spans.includes(namedBridge(p, bridge))
      ? undefined
      : { rule: '5.4', code: 'no-such-bridge', args: { bridge } };
  },
  play(p, frame, action) {
    switch (action.type) {
      case 'blow':
        return blow(p, frame, namedBridge(p, action.bridge));
      case 'spare':
        return spare(p, frame);
      default:
        return unasked(action);
    }
  },
};

function blow(p: Position, frame: DemolitionFrame, span: number): void {
  frame.spans = frame.spans.filter((other) => other !== span);
  if (frame.spans.length === 0) p.s.frames.pop();
  p.s.frames.push({ kind: 'dice', why: 'demolition', count: 1, values: [span] });
}

function spare(p: Position, { spans, crossing }: DemolitionFrame): void {
  if (crossing) for (const span of spans) setBridge(p, span, INTACT);
  const result = crossing ? 'intact' : 'wired';
  for (const span of spans) say(p, 'bridge-spared', '5.4', { bridge: bridgeName(p, span), result });
  p.s.frames.pop();
}

/**
 * H44-5.2-c, H44-5.3.1-c, H44-5.4-e, H44-5.5-e, H44-5.6-a, H44-5.6-b: the roll for a bridge; whatever it gives, the
 * attempt is made (5.2, 5.3.1).
 */
export function demolitionRolled(p: Position, { values }: DiceFrame, [die = 0]: readonly number[]): void {
  const [span = 0] = values;
  const modifier = blowingModifier(p);
  const isBlown = blows(die + modifier);
  setBridge(p, span, isBlown ? BLOWN : INTACT);
  const shifts = modifiersBy('5.6', [['this-turn', modifier]]);
  say(p, 'demolition', '5.6', { bridge: bridgeName(p, span), die, shifts, result: isBlown ? 'blown' : 'intact' });
}

const blowingModifier = ({ s }: Position): number =>
  (DEMOLITION.modifiers as Readonly<Record<number, number>>)[s.turn] ?? 0;

const blows = (modified: number): boolean =>
  (DEMOLITION.rows as Readonly<Record<number, string>>)[modified] === 'blown';

/** The lowest die that blows a bridge on this turn. */
export const leastToBlow = (p: Position): number =>
  [1, 2, 3, 4, 5, 6].find((die) => blows(die + blowingModifier(p))) ?? 7;

/** H44-5.4-a: an Allied unit has come next to wired bridges. */
export function bridgesReached(p: Position, { side }: Pick<MoveFrame, 'side'>, hex: number): void {
  if (side === ALLIED) askDemolition(p, wiredBeside(p, hex), false);
}
