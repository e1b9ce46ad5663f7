import { ONLOOKER, type Side } from '../../kernel/game.ts';
import { unitsIn, type Position } from '../position/position.ts';
import { copyState, type CombatFrame, type Frame, type State } from '../position/state.ts';

/**
 * What a side, or everybody, knows of a position. Every field of the state has to be classified in `knownBy`, every field of a
 * combat in `combatKnown`: one that is not named there is a type error. -1 stands for a number of steps that is hidden.
 */
export type Known = { readonly [Field in keyof State]: State[Field] };

/**
 * Counters lie face up; hidden is the support of a declaration and of its answer until they are committed, and under the
 * option blind-declaration the steps of the enemy until the attack is declared. Null knows everything.
 */
export function knownBy(p: Position, viewer: Side | null): Known {
  const { s } = p;
  const eyes = eyesOf(p, viewer);
  return {
    turn: s.turn,
    phase: s.phase,
    weather: s.weather,
    hex: s.hex,
    steps: stepsKnown(p, eyes),
    marks: s.marks,
    spent: s.spent,
    due: s.due,
    entryHex: s.entryHex,
    air: s.air,
    attacked: s.attacked,
    barred: s.barred,
    ruined: s.ruined,
    blown: s.blown,
    holders: s.holders,
    own: s.own,
    noted: s.noted,
    over: s.over,
    options: s.options,
    map: s.map,
    frames: s.frames.map((frame) => frameKnown(frame, eyes)),
  };
}

/** The sides that may all know what is shown: none where everything is. */
function eyesOf({ rules }: Position, viewer: Side | null): number[] {
  if (viewer === null) return [];
  const { sides } = rules.about;
  return viewer === ONLOOKER ? sides.map((_, side) => side) : [sides.indexOf(viewer)];
}

function stepsKnown(p: Position, eyes: readonly number[]): readonly number[] {
  if (p.s.options['blind-declaration'] !== 'on' || eyes.length === 0) return p.s.steps;
  const open = openUnits(p);
  return p.s.steps.map((steps, u) => {
    const own = eyes.every((side) => p.rules.units[u]?.side === side);
    return own || steps <= 0 || open.includes(u) ? steps : -1;
  });
}

/** Units shown openly: everyone in a declared combat and its support, units of which one recovers. */
const openUnits = (p: Position): number[] =>
  p.s.frames.flatMap((frame) => {
    if (frame.kind === 'combat' && frame.stage !== 'declare') {
      const { target, attackers, artillery, defensiveArtillery, stage } = frame;
      const answered = stage === 'dice' ? defensiveArtillery : [];
      return [...unitsIn(p, target), ...attackers, ...artillery, ...answered];
    }
    return frame.kind === 'choice' && frame.why === 'recover' ? frame.options : [];
  });

/** Of the open matters only combats hold anything secret. */
const frameKnown = (frame: Frame, eyes: readonly number[]): Frame =>
  frame.kind === 'combat' ? combatKnown(frame, eyes) : frame;

/** A combat while support is still being added: the other side does not know of it. */
function combatKnown(frame: CombatFrame, eyes: readonly number[]): CombatFrame {
  const { kind, mode, stage, side, target, attackers } = frame;
  const declared = stage !== 'declare' || eyes.every((eye) => eye === side);
  const answered = stage !== 'answer' || eyes.every((eye) => eye !== side);
  const support = declared ? { artillery: frame.artillery, air: frame.air } : { artillery: [], air: 0 };
  const defence = answered
    ? { defensiveArtillery: frame.defensiveArtillery, defensiveAir: frame.defensiveAir }
    : { defensiveArtillery: [], defensiveAir: 0 };
  return { kind, mode, stage, side, target, attackers, ...support, ...defence };
}

/** Does one of the sides know less than there is? */
export function isSecret(p: Position): boolean {
  const { steps, frames } = p.s;
  return p.rules.about.sides.some((side) => {
    const eyes = eyesOf(p, side);
    // Of all fields only these two are not the same for everybody.
    const known = stepsKnown(p, eyes);
    if (known !== steps && known.some((count, u) => count !== steps[u])) return true;
    return frames.some((frame) => JSON.stringify(frameKnown(frame, eyes)) !== JSON.stringify(frameKnown(frame, [])));
  });
}

/** One state that fits what is known: hidden steps are drawn, hidden declarations are still empty. */
export function sampleOf(known: Known, random: () => number): State {
  const s = copyState(known);
  s.steps = s.steps.map((steps) => (steps < 0 ? 1 + Math.floor(random() * 2) : steps));
  return s;
}
