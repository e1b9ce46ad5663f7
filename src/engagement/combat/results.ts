import type { Refusal } from '../../kernel/game.ts';
import {
  namedUnit,
  noSuchUnit,
  plainAction,
  unasked,
  unitAction,
  type Decision,
  type SideAction,
} from '../position/actions.ts';
import { bombardmentRule } from './bombardment.ts';
import { defendersOf, rowOfSum, shellingOf, sumOf } from './odds.ts';
import {
  attackOf,
  defenceOf,
  eliminate,
  enemyOf,
  idOf,
  loseStep,
  nameOf,
  onMap,
  say,
  sideName,
  tell,
  unitOf,
  type Position,
} from '../position/position.ts';
import type { AdvanceFrame, CombatFrame, ExchangeFrame, Frame, LossFrame, RetreatFrame } from '../position/state.ts';
import { refusalOf, refuse, ruleOf } from '../position/topics.ts';

/** The dice of a combat or bombardment are rolled: the result is put on the stack of decisions. */
export function resolve(p: Position, combat: CombatFrame, dice: readonly number[]): void {
  const sum = dice.reduce((total, die) => total + die, 0);
  const ground = combat.mode === 'ground';
  const column = ground ? sumOf(p, combat).column : shellingOf(p, combat).column;
  const table = ground ? p.rules.combat.crt(p.s) : p.rules.bombardment.table;
  const result = (table.rows[rowOfSum(sum)] as readonly string[])[column] as string;
  const args = { hex: nameOf(p, combat.target), dice, column: table.columns[column] as string, result };
  tell(p, ground ? 'combat-roll' : 'bombard-roll', args, bombardmentRule(p, combat));
  p.s.frames.pop();
  applyResult(p, combat, result);
}

/** Puts what a result demands on the stack, last thing first: defender's losses, retreat, then the attacker's (AMB-S-10). */
export function applyResult(p: Position, combat: CombatFrame, result: string): void {
  if (result === 'EMP') return void p.s.frames.push(...exchange(p, combat).reverse());
  // The half of the defender stands in front.
  for (const code of result.split(' ').reverse()) p.s.frames.push(...framesOf(p, combat, code));
}

/** One half of a result code, last thing first. */
function framesOf(p: Position, combat: CombatFrame, code: string): Frame[] {
  const { side } = combat;
  const defending = enemyOf(side);
  switch (code) {
    case 'DB': // bombardment: one defender of its owner's choice loses a step
    case 'DVB':
      return [lossOf(defending, defendersOf(p, combat))];
    case 'DA':
      return defendersOf(p, combat).map((u) => lossOf(defending, [u], true));
    case 'DE':
    case 'DRB': {
      const defenders = defendersOf(p, combat);
      const retreat = retreatOf(defending, defenders);
      return spared(p, combat.target) ? [retreat] : [retreat, lossOf(defending, defenders, code === 'DE')];
    }
    case 'DRI':
      return [retreatOf(defending, defendersOf(p, combat))];
    case 'AVB':
      return [advanceOf(combat), attackerLoss(p, combat)];
    case 'AVI':
      return [advanceOf(combat)];
    case 'ARB':
      return [retreatOf(side, combat.attackers), attackerLoss(p, combat)];
    case 'AE':
      return [retreatOf(side, combat.attackers), lossOf(side, combat.attackers, true)];
    case 'ARI':
      return [retreatOf(side, combat.attackers)];
    default: // DVI, DI, IMP: nothing happens to this side
      return [];
  }
}

/** Do the attackers retreat by a result? */
export const isThrownBack = (result: string): boolean => /A(?:RB|RI|E)$/.test(result);

/** Do the defenders of a hex that must retreat lose nothing by the result? Behind fortifications they do not. */
export const isSheltered = (p: Position, hex: number): boolean => p.rules.fortifications?.shelters(p, hex) ?? false;

function spared(p: Position, hex: number): boolean {
  const sheltered = isSheltered(p, hex);
  if (sheltered) say(p, 'fortified');
  return sheltered;
}

const lossOf = (side: number, units: readonly number[], whole = false): LossFrame => ({
  kind: 'loss',
  side,
  units: [...units],
  spared: [],
  whole,
});

const retreatOf = (side: number, units: readonly number[]): RetreatFrame => ({
  kind: 'retreat',
  side,
  units: [...units],
  hit: [],
  driven: -1,
  left: -1,
  loss: false,
  settled: [],
  why: 'combat',
});

const advanceOf = (combat: CombatFrame): AdvanceFrame => ({
  kind: 'advance',
  side: combat.side,
  hex: combat.target,
  units: [...combat.attackers],
  further: [],
});

/** Losses of ARB, AVB and EMP: in some games armoured types take them first when both sides have some. */
function attackerLoss(p: Position, combat: CombatFrame): LossFrame {
  const units = armourFirst(p, combat.attackers, defendersOf(p, combat));
  const spared = combat.attackers.filter((u) => !units.includes(u));
  return { ...lossOf(combat.side, units), spared };
}

export function armourFirst(
  p: Position,
  attackers: readonly number[],
  defenders: readonly number[],
): readonly number[] {
  if (!p.rules.losses) return attackers;
  const armoured = attackers.filter((u) => unitOf(p, u).armoured && onMap(p, u));
  return armoured.length > 0 && defenders.some((u) => unitOf(p, u).armoured) ? armoured : attackers;
}

/** EMP: the defender's part of the exchange, the attacker's, then the retreat of the defenders left (RUL-S-09); nobody advances (RUL-S-02). */
function exchange(p: Position, combat: CombatFrame): Frame[] {
  const defenders = defendersOf(p, combat);
  const retreat = retreatOf(enemyOf(combat.side), defenders);
  if (spared(p, combat.target)) return [retreat];
  const armoured = armourFirst(p, combat.attackers, defenders);
  const others = combat.attackers.filter((u) => !armoured.includes(u));
  const first = others.length > 0 ? armoured.length : 0;
  return [
    { kind: 'exchange', side: enemyOf(combat.side), units: [...defenders], first: 0, stage: 'defender', value: 0 },
    { kind: 'exchange', side: combat.side, units: [...armoured, ...others], first, stage: 'attacker', value: 0 },
    retreat,
  ];
}

/** The owner says which of his units takes a step loss, or goes altogether. */
export const losing: Decision<LossFrame, 'loss' | 'eliminate'> = {
  actor: (_, frame) => frame.side,
  prompt: (p, frame) => ({
    rule: ruleOf(p, 'results'),
    code: frame.whole ? 'eliminate' : 'loss',
    args: { side: sideName(p, frame.side) },
  }),
  legal: (p, frame) => frame.units.map((u) => unitAction(p, frame.side, frame.whole ? 'eliminate' : 'loss', u)),
  refusal(p, frame, action) {
    if (action.type !== (frame.whole ? 'eliminate' : 'loss')) return refuse(p, 'results', 'not-now');
    const u = namedUnit(p, action.unit);
    if (u < 0) return noSuchUnit(action.unit);
    if (frame.units.includes(u)) return undefined;
    const { losses } = p.rules;
    if (losses && frame.spared.includes(u)) return refusalOf(p, losses.armourFirst, { unit: idOf(p, u) });
    return refuse(p, 'results', 'not-a-candidate', { unit: idOf(p, u) });
  },
  play(p, frame, action) {
    suffer(p, frame, namedUnit(p, action.unit));
  },
};

/** Carries out a loss of this frame and remembers it for the retreat of the surrounded. */
export function suffer(p: Position, frame: LossFrame, u: number): void {
  p.s.frames.pop();
  if (!onMap(p, u)) return;
  if (frame.whole) return eliminate(p, u, 'result', ruleOf(p, 'results'));
  loseStep(p, u, 'loss');
  const retreat = p.s.frames.findLast((below) => below.kind === 'retreat' && below.side === frame.side);
  if (retreat?.kind === 'retreat' && retreat.units.includes(u)) retreat.hit.push(u);
}

/** EMP, the defender's choice of one unit or more, or the attacker's of at least as many points. */
export const exchanging: Decision<ExchangeFrame, 'eliminate' | 'done'> = {
  actor: (_, frame) => frame.side,
  prompt: (p, frame) => {
    const args = { side: sideName(p, frame.side), owed: frame.value };
    return { rule: ruleOf(p, 'results'), code: `exchange-${frame.stage}`, args };
  },
  legal(p, frame) {
    const list: SideAction<'eliminate' | 'done'>[] = offered(p, frame).map((u) =>
      unitAction(p, frame.side, 'eliminate', u),
    );
    if (!doneRefusal(p, frame)) list.push(plainAction(p, frame.side, 'done'));
    return list;
  },
  refusal(p, frame, action) {
    if (action.type === 'done') return doneRefusal(p, frame);
    if (action.type !== 'eliminate') return refuse(p, 'results', 'not-now');
    const u = namedUnit(p, action.unit);
    if (u < 0) return noSuchUnit(action.unit);
    if (offered(p, frame).includes(u)) return undefined;
    const later = frame.stage === 'attacker' && frame.units.includes(u) && onMap(p, u) && attackOf(p, u) > 0;
    const { losses } = p.rules;
    if (losses && later) return refusalOf(p, losses.armourFirst, { unit: idOf(p, u) });
    return refuse(p, 'results', 'not-a-candidate', { unit: idOf(p, u) });
  },
  play(p, frame, action) {
    switch (action.type) {
      case 'done':
        return closeExchange(p, frame);
      case 'eliminate':
        return giveUp(p, frame, namedUnit(p, action.unit));
      default:
        return unasked(action);
    }
  },
};

/** One unit goes in the exchange, for its defence or its attack points. */
export function giveUp(p: Position, frame: ExchangeFrame, u: number): void {
  frame.value += frame.stage === 'defender' ? defenceOf(p, u) : -attackOf(p, u);
  eliminate(p, u, 'exchange', ruleOf(p, 'results'));
}

/** Who may be given up now: any defender; of the attackers those with attack points, armoured types first. */
export function offered(p: Position, frame: ExchangeFrame): number[] {
  const here = (units: readonly number[]): number[] => units.filter((u) => onMap(p, u));
  if (frame.stage === 'defender') return here(frame.units);
  const giving = (units: readonly number[]): number[] => here(units).filter((u) => attackOf(p, u) > 0);
  const first = giving(frame.units.slice(0, frame.first));
  return first.length > 0 ? first : giving(frame.units);
}

function doneRefusal(p: Position, frame: ExchangeFrame): Refusal | undefined {
  if (frame.stage === 'attacker') return refuse(p, 'results', 'owed', { args: { points: frame.value } });
  return frame.units.every((u) => onMap(p, u)) ? refuse(p, 'results', 'choose-one') : undefined;
}

/** The part of one side is done; what the defender gave up the attacker now owes (AMB-S-11). */
function closeExchange(p: Position, frame: ExchangeFrame): void {
  p.s.frames.pop();
  if (frame.stage === 'attacker') return;
  const other = p.s.frames.findLast((below) => below.kind === 'exchange');
  if (other?.kind === 'exchange') other.value = frame.value;
}

/** What the exchange settles without a question: nothing owed or nobody left, and a choice of one. */
export function exchangeBySelf(p: Position, frame: ExchangeFrame): boolean {
  const [first, ...others] = offered(p, frame);
  const over = first === undefined || (frame.stage === 'attacker' && frame.value <= 0);
  if (over) closeExchange(p, frame);
  else if (others.length === 0 && doneRefusal(p, frame)) giveUp(p, frame, first);
  else return false;
  return true;
}
