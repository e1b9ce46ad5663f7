import { expect, it } from 'vitest';
import type { SideAction } from '../../position/actions.ts';
import { HOLLAND_44 as game } from '../../index.ts';
import { sit, type Sitting } from '../../test-kit.ts';
import { at, legal, play, toAct } from '../../play/play.ts';
import { GERMAN, OF } from '../../position/position.ts';
import { hexAt } from '../../../../hex/grid.ts';
import type { State } from '../../position/state.ts';
import { numberOf } from '../../position/units.ts';
import type { AttackChances } from '../../../../wargame/search/contract.ts';
import { hexNamed } from '../../position/board.ts';

const HEX = '3612';
const MEN = ['6DLI/151/50', '8DLI/151/50', '9DLI/151/50', '1D/231/50', '5EY/69/50'] as const;
/** Canals leave 3612 the way to 3611 only, where the attackers are. */
const SHUT = Object.fromEntries(
  ['3612-3613', '3512-3612', '3511-3612', '3612-3711', '3612-3712'].map((pair) => [pair, { river: 'canal' }]),
) as NonNullable<Sitting['sides']>;
const PLACES = ['3611', '3611', '3711', '3711', '3511'];

function after(s: State, action: object): State {
  const done = play(s, { by: toAct(s), ...action });
  if (!done.ok) throw new Error(JSON.stringify([action, done.error]));
  return done.value.state;
}

const isHeld = (s: State): boolean => OF[GERMAN].some((u) => s.hex[u] === hexAt(at(s).board.grid, HEX));
const isOver = ({ frames }: State): boolean => !frames.some(({ kind }) => ['combat', 'result'].includes(kind));

/** What a side may choose here that matters: a gun at once, else leads and losses; else whatever comes first. */
function choicesIn(s: State): SideAction[] {
  const actions = legal(s) as SideAction[];
  const of = (...types: string[]): SideAction[] => actions.filter(({ type }) => types.includes(type));
  const stand = of('stand');
  const guns = stand.length > 0 ? of('artillery').slice(0, 1) : [];
  return [guns, stand, of('loss'), actions.slice(0, 1)].find(({ length }) => length > 0) as SideAction[];
}

/** The chance that the hex falls, by playing every die: the Germans choose what holds it, the Allies what does not. */
function falls(s: State): number {
  if (isOver(s)) return isHeld(s) ? 0 : 1;
  if (toAct(s) === 'chance') {
    const dice = [1, 2, 3, 4, 5, 6].map((die) => falls(after(s, { dice: [die] })));
    return dice.reduce((sum, one) => sum + one, 0) / 6;
  }
  const found = choicesIn(s).map((action) => falls(after(s, action)));
  return toAct(s) === 'german' ? Math.min(...found) : Math.max(...found);
}

const cases: [name: string, men: number, foes: Sitting['units'], more: Sitting, gun?: string][] = [
  ['a battalion in the open', 1, { 'Kerutt(-)': HEX }, {}],
  ['against five', 5, { 'Kerutt(-)': HEX }, {}],
  ['with a gun', 3, { 'Kerutt(-)': HEX, '406 Arty': '3615' }, {}, '406 Arty'],
  ['in woods', 3, { 'Kerutt(-)': HEX }, { hexes: { [HEX]: 'woods' } }],
  ['in a city', 4, { Henke: HEX, '14/Hoffmann': HEX }, { hexes: { [HEX]: 'city' } }],
  ['its last step', 1, { '14/Hoffmann': HEX }, {}],
  ['two units', 3, { 'Kerutt(-)': HEX, '14/Hoffmann': HEX }, {}],
  ['nobody who leads', 2, { 'Kerutt(-)': { hex: HEX, marks: ['disrupted'] } }, {}],
  ['without a way out', 2, { Stephan: HEX }, { sides: SHUT }],
  ['two without a way out', 2, { Stephan: HEX, '14/Hoffmann': HEX }, { sides: SHUT }],
];

it.each(cases)(
  '[H44-12.1.1-a] [H44-12.4-a] the chance that a hex falls is that of all dice: %s',
  (_, n, foes, more, gun) => {
    const men = MEN.slice(0, n);
    const units = { ...Object.fromEntries(men.map((unit, i) => [unit, PLACES[i] as string])), ...foes };
    const t = sit('allied-combat', { ...more, units, turn: 9 });
    const support = { defender: { artillery: gun === undefined ? [] : [gun] } };
    const odds = game.odds(t.state(), { target: HEX, attackers: [...men], lead: '50', support } as never);
    const start = t.play({ type: 'attack', target: HEX }, ...men.map((unit) => ({ type: 'attacker', unit }))).state();
    const lead = legal(start).some((action) => 'type' in action && action.type === 'lead');
    const sure = falls(after(lead ? after(start, { type: 'lead', formation: '50' }) : start, { type: 'commit' }));
    const value = odds.ok ? odds.value : undefined;
    expect(value?.clearedAfterDefence ?? value?.cleared).toBeCloseTo(sure, 10);
    expect(value?.cleared).toBeGreaterThanOrEqual(sure - 1e-9);
    const plan = {
      side: 0,
      target: hexNamed(at(start).board.grid, HEX),
      artillery: [],
      air: 0,
      defensiveAir: 0,
    };
    const attack = game.search.attack(t.state(), {
      ...plan,
      attackers: men.map(numberOf),
      defensiveArtillery: gun === undefined ? [] : [numberOf(gun)],
    });
    expect(attack.cleared).toBeCloseTo(sure, 10);
  },
);

it.each([
  ['who cannot retreat is lost unless he holds', SHUT, true],
  ['who can retreats', undefined, false],
])('[H44-13.2] in an attack that is weighed %s', (_, sides, isLost) => {
  const men = MEN.slice(0, 2);
  const units = { ...Object.fromEntries(men.map((unit, i) => [unit, PLACES[i] as string])), Stephan: HEX };
  const s = sit('allied-combat', { units, turn: 9, ...(sides && { sides }) }).state();
  const target = hexNamed(at(s).board.grid, HEX);
  const support = { artillery: [], air: 0, defensiveArtillery: [], defensiveAir: 0 };
  const attack = game.search.attack(s, { side: 0, target, attackers: men.map(numberOf), ...support });
  const chanceOf = (all: boolean): number =>
    attack.defender.reduce((sum, [steps, chance]) => (steps > 1 === all ? sum + chance : sum), 0);
  expect(attack.cleared).toBeGreaterThan(0.1);
  expect(chanceOf(true)).toBeCloseTo(isLost ? attack.cleared : 0, 10);
  expect(chanceOf(true) + chanceOf(false)).toBeCloseTo(1, 10);
});

/** Expected steps. */
const meanOf = (spread: readonly (readonly [number, number])[]): number =>
  spread.reduce((sum, [steps, chance]) => sum + steps * chance, 0);

it.each(cases)('at a glance everybody retreats who has to, and nobody is lost by it: %s', (name, n, foes, more) => {
  const men = MEN.slice(0, n);
  const units = { ...Object.fromEntries(men.map((unit, i) => [unit, PLACES[i] as string])), ...foes };
  const t = sit('allied-combat', { ...more, units, turn: 9 });
  const plan = { side: 0, target: hexNamed(at(t.state()).board.grid, HEX), attackers: men.map(numberOf) };
  const [glance, attack] = (['glance', 'attack'] as const).map((ask) =>
    game.search[ask](t.state(), { ...plan, artillery: [], air: 0, defensiveArtillery: [], defensiveAir: 0 }),
  ) as [AttackChances, AttackChances];
  expect(glance).toMatchObject({ attack: attack.attack, defence: attack.defence, column: attack.column, repelled: 0 });
  expect(glance.attacker).toEqual(attack.attacker);
  expect(glance.cleared).toBeGreaterThanOrEqual(attack.cleared);
  expect(meanOf(glance.defender)).toBeLessThanOrEqual(meanOf(attack.defender));
  if (name.includes('without a way out')) expect(meanOf(glance.defender)).toBeLessThan(meanOf(attack.defender));
});
