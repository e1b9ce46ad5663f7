import type { State } from '../../../../src/games/holland-44/position/state.ts';
import type { BaseEvent } from '../../../../src/kernel/game.ts';
import type { Step } from '../../../kit/walk.ts';
import { difference, diceProblem } from '../../../engagement/recount/compare.ts';
import { around, hexOf, isPolder, terrainOf } from '../board.ts';
import { printOf, unitNamed } from '../counters.ts';
import type { Ledger } from '../ledger.ts';
import * as position from '../position.ts';
import { boardOf, type Board } from '../position.ts';
import { isArmoured } from '../stacking.ts';
import { overland } from '../supply.ts';
import { read, weathers } from '../tables.ts';
import type { Tally } from '../tally.ts';
import { inZone } from '../zoc.ts';
import { modifierIn, resultIn } from '../logged.ts';

type Args = Readonly<Record<string, string | number>>;
/** What a roll should have had: modifier and result; undefined where there is none. */
type Roll = readonly [modifier: number, result: string];

const QUALITY: Readonly<Record<string, number>> = { elite: 1, normal: 0, green: -1 };
const qualityOf = (u: number): number => QUALITY[printOf(u).quality] as number;
const clamped = (die: number): number => Math.min(6, Math.max(1, die));

/** 22.3.2, RUL-H44-158, RUL-H44-215: `b` is the position in which the landing phase began. */
function landingModifier(b: Board, hex: number): number {
  if (b.turn === 1) return 0;
  const near = around(hex);
  const enemy = near.some((next) => position.isEnemyIn(b, 0, next));
  const friend = [hex, ...near].some((next) => position.isFriendIn(b, 0, next));
  const ground = isPolder(hex) ? 1 : ['woods', 'town'].includes(terrainOf(hex)) ? 4 : 0;
  return ground + (enemy ? (friend ? 2 : 3) : 0);
}

/** 27.2.3 */
function isolationModifier(b: Board, u: number): number {
  const { side, quality } = printOf(u);
  const cities = [...overland(b, side, position.placeOf(b, u), Infinity).keys()].some(
    (hex) => terrainOf(hex) === 'city',
  );
  return (quality === 'elite' || side === 0 ? 1 : 0) - (quality === 'green' ? 1 : 0) + (cities ? 2 : 0);
}

const byTurn = (turn: number): number => ([3, 4].includes(turn) ? -1 : [6, 7].includes(turn) ? 2 : 0);

/** What the roll of an event should have been. */
function rollOf({ code, args }: BaseEvent, b: Board, { landing }: Ledger): Roll | undefined {
  const { unit, hex, die, turn } = args as Args;
  const [u, rolled] = [unitNamed(String(unit)), Number(die)];
  const modified = (table: Parameters<typeof read>[0], modifier: number, clamp = clamped): Roll => [
    modifier,
    read(table, clamp(rolled + modifier)),
  ];
  switch (code) {
    case 'demolition':
      return modified('demolition', b.turn === 1 ? -1 : 0);
    case 'recovery-roll':
      return modified('recovery', qualityOf(u));
    case 'landing':
      return modified('landing', landingModifier(landing, hexOf(String(hex))), (sum) => sum);
    case 'disengage':
      return modified('disengagement', qualityOf(u) + (isArmoured(u) ? 1 : 0));
    case 'isolation-roll':
      return modified('isolation', isolationModifier(b, u));
    case 'weather': {
      const row = weathers.get(String(clamped(rolled + byTurn(Number(turn)))));
      return [byTurn(Number(turn)), row?.[Number(turn) % 3 === 0 ? 0 : 1] as string];
    }
    default:
      return undefined;
  }
}

function eventProblem(event: BaseEvent, b: Board, ledger: Ledger): string | undefined {
  const roll = rollOf(event, b, ledger);
  if (!roll) return undefined;
  const args = event.args as Args;
  const result = resultIn(args);
  const logged = `${modifierIn(args)} ${result}`;
  const kept = event.code === 'isolation-roll' && roll[1] === '-' && result !== 'step-lost';
  return roll.join(' ') === logged || kept ? undefined : `${event.code}: ${roll.join(' ')}, in the game ${logged}`;
}

/** 24.3: markers on the map of the numbers rolled. */
function trafficProblem({ state, action, events }: Step): string | undefined {
  const { frames, traffic } = state as State;
  const top = frames.at(-1);
  if (top?.kind !== 'dice' || top.why !== 'traffic') return undefined;
  const due = new Set((action as { dice?: number[] }).dice?.filter((die) => (traffic[die - 1] as number) >= 0));
  const logged = events
    .filter(({ code }) => code === 'traffic-removed')
    .map(({ args }) => `${args?.['marker'] as number}`);
  return difference('traffic', [...due].map(String).toSorted(), logged.toSorted());
}

const isPresent = (b: Board, u: number): boolean => position.placeOf(b, u) >= 0 || position.areaOf(b, u) !== undefined;

/** 11.3: the remnant of a unit that has given up a step at the end of the phase before (6.4.1). */
const newPartsOf = (u: number, b: Board, after: Board): number[] =>
  after.s.parents.flatMap((parent, part) => (parent === u && b.s.parents[part] !== u ? [part] : []));

/** 14.4.1, 19.3.1: who recovers without a die. */
function recoveryProblem({ state, next, events }: Step): string | undefined {
  const phase = events
    .map(({ args }) => args?.['phase'] as string | undefined)
    .find((name) => name?.endsWith('-reorganisation'));
  if (phase === undefined) return undefined;
  const side = phase === 'allied-reorganisation' ? 0 : 1;
  const [b, after] = [boardOf(state as State), boardOf(next as State)];
  const all = b.s.order.flatMap((order, u) => (order > 0 && printOf(u).side === side ? [u] : []));
  const present = all.filter((u) => isPresent(b, u));
  const calm = present.filter((u) => position.placeOf(b, u) < 0 || !inZone(b, side, position.placeOf(b, u)));
  const due = calm.flatMap((u) => (isPresent(after, u) ? [u] : newPartsOf(u, b, after)));
  const logged = events.filter(({ rule }) => rule === '14.4.1').map(({ args }) => args?.['unit'] as string);
  return (
    difference('recoveries', due.map(position.idOf).toSorted(), logged.toSorted()) ??
    due
      .map((u) =>
        position.orderOf(after, u) < position.orderOf(b, isPresent(b, u) ? u : (after.s.parents[u] as number))
          ? undefined
          : `${position.idOf(u)} has not recovered`,
      )
      .find(Boolean)
  );
}

/** Every die but those of combat: the log has those that fell, with their modifiers and results. */
export function rollProblem(step: Step, ledger: Ledger, tally: Tally): string | undefined {
  const b = boardOf(step.state as State);
  tally.dice += step.events.filter(({ args }) => args?.['die'] !== undefined).length;
  const wrong = step.events.map((event) => eventProblem(event, b, ledger)).find((problem) => problem !== undefined);
  return wrong ?? (isSeveral(step) ? undefined : diceProblem(step)) ?? trafficProblem(step) ?? recoveryProblem(step);
}

/** The two dice of the weather are told one by one. */
const isSeveral = ({ events }: Step): boolean => events.some(({ code }) => code === 'weather');
