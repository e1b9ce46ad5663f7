import type { EngagementAction } from '../../src/engagement/actions.ts';
import type { Frame, State } from '../../src/engagement/state.ts';
import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import type { Refusal } from '../../src/kernel/game.ts';
import { pick } from '../../src/kernel/random.ts';
import { GRID, around, nameOf } from './slow/position.ts';

type Random = () => number;

const IDS = REICHSWALD.counters.map(({ id }) => id);
const NAMED = [
  'move',
  'withdraw',
  'join',
  'embark',
  'attacker',
  'artillery',
  'loss',
  'eliminate',
  'advance',
  'recover',
];
const BARE = ['end', 'land', 'exit', 'stop', 'commit', 'done', 'fly'];

const idOf = (index: number): string => IDS[index] ?? '';

/** Units of the open decision, and units adjacent to the target of a combat. */
function unitsOf({ hex }: State, frame: Frame | undefined): string[] {
  if (frame?.kind === 'combat') {
    const beside = around(frame.target);
    return IDS.filter((_, index) => beside.includes(hex[index] as number) || frame.artillery.includes(index));
  }
  return frame && 'units' in frame ? frame.units.map(idOf) : [];
}

/** Hexes adjacent to those units, and random ones. */
function hexesNear(state: State, units: readonly string[], random: Random): string[] {
  const occupied = units.map((id) => state.hex[IDS.indexOf(id)] as number).filter((hex) => hex >= 0);
  const near = occupied.flatMap((hex) => [hex, ...around(hex)]);
  return [...near.map(nameOf), ...Array.from({ length: 6 }, () => pick(GRID.names, random)), '9999'];
}

/** Actions of every type, legal and illegal, plausible and absurd. */
function* actions(state: State, random: Random): Iterable<object> {
  const top = state.frames.at(-1);
  const open = unitsOf(state, top);
  const here = IDS.filter((_, index) => (state.hex[index] as number) >= 0);
  const units = [...open, ...IDS.filter(() => random() < 0.25), pick(here, random), 'nobody'];
  const hexes = hexesNear(state, open, random);
  const stacks = [...new Set(here.map((id) => nameOf(state.hex[IDS.indexOf(id)] as number)))];
  for (const type of NAMED) for (const unit of units) yield { type, unit };
  for (const to of hexes) yield { type: 'step', to };
  const crowd = top?.kind === 'displace' ? here : open;
  for (const unit of [...crowd, 'nobody']) {
    for (const to of [...hexes, 'west'])
      yield* [
        { type: 'retreat', unit, to },
        { type: 'displace', unit, to },
      ];
  }
  for (const target of [...stacks, '9999'])
    yield* [
      { type: 'attack', target },
      { type: 'bombard', target },
    ];
  for (const points of [0, 1, 4, 7, 8]) yield { type: 'air', points };
  for (const city of ['goch', 'cleve', 'calcar', 'udem', 'gennep', 'wyler']) yield { type: 'bomb', city };
  for (const type of BARE) yield { type };
  yield* [{ type: 'move' }, { type: 'move', unit: IDS[0], to: '0101' }];
}

/** Refusals in this position: of actions, wrong dice and queries. */
export function refusalsIn(state: State, random: Random): Refusal[] {
  const by = REICHSWALD.toAct(state);
  if (by === 'chance' || by === 'over') {
    const answers = [
      { by: 'chance', dice: [7, 7] },
      { by: 'allied', type: 'end' },
    ];
    return answers.flatMap((action) => REICHSWALD.refusal(state, action) ?? []);
  }
  const other = REICHSWALD.refusal(state, { by: by === 'allied' ? 'german' : 'allied', type: 'end' });
  const asked = [...actions(state, random)].flatMap(
    (action) => REICHSWALD.refusal(state, { by, ...action } as EngagementAction) ?? [],
  );
  return [...asked, ...(other ? [other] : []), ...questions(state, random)];
}

function questions(state: State, random: Random): Refusal[] {
  const target = nameOf(
    pick(
      state.hex.filter((hex) => hex >= 0),
      random,
    ),
  );
  const attackers = [pick(IDS, random)];
  const answers = [
    REICHSWALD.reach(state, pick(IDS, random)),
    REICHSWALD.odds(state, { target, attackers }),
    REICHSWALD.odds(state, { target, attackers: [] }),
    REICHSWALD.aids.bombardOdds(state, { target, artillery: attackers }),
  ];
  return answers.flatMap((answer) => {
    if (!answer.ok) return [answer.error];
    return 'allowed' in answer.value && answer.value.allowed !== true ? [answer.value.allowed] : [];
  });
}
