import { happened, isAt, isPast, standsAt, targets } from '../../wargame/guide-context.ts';
import type { Guide, GuideContext } from '../../wargame/guide.ts';
import { ABOUT } from './position/about.ts';
import { STARTS } from './data/arrivals.ts';
import { COUNTERS } from './data/counters.ts';

const LANDING = 'allied-landing';
const MOVEMENT = 'allied-movement';
const COMBAT = 'allied-combat';
const FIRST = ABOUT.scenarios[0].firstTurn;

/** Frost's battalion, and the hex before Arnhem that it reaches by extended movement. */
const [FROST, BEFORE_ARNHEM] = ['2/1P/1', '6221'];
/** The regiment that goes for Son. */
const REGIMENT = ['1/506/101', '2/506/101', '3/506/101'];
const SON = '3108';
/** Where the tanks of the Guards stand, the two Germans between whom lies a bond, and the hex of the bond. */
const [TANKS, BARRIER, BOND] = ['1504', '1605', '1505'];
/** The corps engineers. */
const ENGINEERS = '30 Corps Eng';
/** The artillery of the Guards. */
const GUNS = 'Gds Div Arty';

/** Allied units that are on the map from the start. */
const ON_MAP: ReadonlySet<unknown> = new Set(
  COUNTERS.flatMap(({ id, side }) => (side === 'allied' && STARTS[id] !== undefined ? [id] : [])),
);

/** Where a unit stands. */
const hexOf = ({ view }: GuideContext, id: string): string[] => {
  const hex = view.units.find((unit) => unit.id === id)?.hex;
  return hex === null || hex === undefined ? [] : [hex];
};

/** Hexes in which the chosen unit may land, or where nobody has been chosen any unit. */
const landings = ({ legal, selected }: GuideContext): string[] => {
  const lands = legal.filter(({ type }) => type === 'land');
  const own = lands.filter(({ unit }) => selected.includes(String(unit)));
  return [...new Set((own.length > 0 ? own : lands).map(({ to }) => String(to)))];
};

/** Can one of the selected units move in this mode? */
const canMove = ({ legal, selected }: GuideContext, wanted: string): boolean =>
  legal.some(({ type, unit, mode }) => type === 'move' && mode === wanted && selected.includes(String(unit)));

/** Has a unit made a step like this one? */
const moved = ({ events }: GuideContext, isMeant: (args: Readonly<Record<string, unknown>>) => boolean): boolean =>
  events.some(({ code, args }) => code === 'move' && isMeant(args ?? {}));

/** Events of the combat phase: units also fight before it, for the hexes of unknown units. */
const sinceCombat = ({ events }: GuideContext): GuideContext['events'] => {
  const begun = events.findIndex(({ code, args }) => code === 'phase' && args?.['phase'] === COMBAT);
  return begun < 0 ? [] : events.slice(begun);
};
const inCombat = (context: GuideContext, wanted: string): boolean =>
  sinceCombat(context).some(({ code }) => code === wanted);
const isQuiet = ({ view }: GuideContext): boolean => view.pending.length === 0;

/** The guided first Allied turn: the landings, Frost's march to Arnhem, the road to Son, the Guards break out. */
export const guide: Guide = {
  side: 'allied',
  steps: [
    { id: 'map', rules: ['2.2', '3.0', '19.2', 'S1.3'], point: () => ({ part: 'map' }) },
    {
      id: 'counter',
      rules: ['2.3', '2.3.6', '2.3.11', '2.3.12'],
      counter: FROST,
      asked: ({ selected }) => selected.includes(FROST),
      phase: LANDING,
      point: () => ({ part: 'panel' }),
      done: (context) => context.selected.length > 0 || happened(context, 'lands') > 0,
    },
    {
      id: 'land',
      rules: ['22.1', '22.2.1'],
      asked: (context) => isAt(context, FROST, '6217'),
      phase: LANDING,
      point: (context) => ({ hexes: landings(context) }),
      done: (context) => happened(context, 'lands') > 0,
    },
    {
      id: 'land-all',
      rules: ['22.2.3', '22.3.1', '22.3.3', '22.3.6'],
      phase: LANDING,
      point: (context) => {
        const open = landings(context);
        return open.length > 0 ? { hexes: open } : { part: 'panel' };
      },
      done: (context) => isPast(context, FIRST, LANDING),
    },
    {
      id: 'modes',
      rules: ['8.1', '8.2', '8.3'],
      asked: (context) => moved(context, ({ unit, mode }) => unit === FROST && mode === 'extended'),
      phase: MOVEMENT,
      point: (context) => {
        if (!canMove(context, 'extended')) return { hexes: hexOf(context, FROST) };
        return context.mode === 'extended' ? { hexes: [BEFORE_ARNHEM] } : { part: 'modes' };
      },
      done: (context) => moved(context, ({ mode }) => mode === 'extended'),
    },
    {
      id: 'bridge',
      rules: ['5.3', '5.4', '5.6', '5.7'],
      phase: MOVEMENT,
      point({ view }) {
        const { kind, units = [] } = view.pending.at(-1) ?? {};
        if (kind === 'demolition') return { hexes: units.flatMap((bridge) => bridge.split('-')) };
        return kind === 'move' ? { hexes: [BEFORE_ARNHEM] } : { part: 'prompt' };
      },
      done: (context) => happened(context, 'demolition') + happened(context, 'bridge-spared') > 0 && isQuiet(context),
    },
    {
      id: 'unknown',
      rules: ['7.2', '25.1', '25.3'],
      phase: MOVEMENT,
      point: (context) => {
        if (context.selected.length > 0) return { hexes: [SON] };
        if (!isQuiet(context)) return { part: 'panel' };
        return { hexes: [...new Set(REGIMENT.flatMap((id) => hexOf(context, id)))] };
      },
      done: (context) => happened(context, 'revealed') > 0 && isQuiet(context),
    },
    {
      id: 'bonds',
      rules: ['7.1', '7.4.1', '7.4.2'],
      phase: MOVEMENT,
      point: ({ selected }) => ({ hexes: [selected.length > 0 ? BOND : TANKS] }),
      done: ({ refused }) => refused,
    },
    {
      id: 'road',
      rules: ['6.1', '6.2', '8.4'],
      asked: (context) => isAt(context, ENGINEERS, TANKS),
      phase: MOVEMENT,
      point: (context) => ({ hexes: context.selected.length > 0 ? [TANKS] : hexOf(context, ENGINEERS) }),
      done: (context) => moved(context, ({ unit }) => ON_MAP.has(unit)),
    },
    {
      id: 'end-movement',
      rules: ['3.0', '5.7'],
      phase: MOVEMENT,
      point: () => ({ part: 'end' }),
      done: (context) => isPast(context, FIRST, LANDING) && isPast(context, FIRST, MOVEMENT),
    },
    {
      id: 'target',
      rules: ['9.1', '9.2'],
      asked: ({ target }) => target === BARRIER,
      phase: COMBAT,
      point: (context) => {
        const open = targets(context);
        return { hexes: standsAt(context, BARRIER) && open.includes(BARRIER) ? [BARRIER] : open };
      },
      done: (context) => context.target !== undefined || inCombat(context, 'combat'),
    },
    { id: 'odds', rules: ['9.3', '10.2', '10.3', '10.6'], phase: COMBAT, point: () => ({ part: 'odds' }) },
    {
      id: 'support',
      rules: ['10.7', '17.6.1', '17.6.2', '23.1.3'],
      counter: GUNS,
      phase: COMBAT,
      point: () => ({ part: 'artillery' }),
      done: (context) => context.support > 0 || inCombat(context, 'combat'),
    },
    {
      id: 'commit',
      rules: ['9.3', '11.1'],
      phase: COMBAT,
      point: () => ({ part: 'commit' }),
      done: (context) => inCombat(context, 'attack'),
    },
    {
      id: 'result',
      rules: ['11.1', '12.1', '13.1', '15.1', '16.1'],
      phase: COMBAT,
      point: () => ({ part: 'panel' }),
      done: (context) => inCombat(context, 'combat') && isQuiet(context),
    },
    {
      id: 'end-combat',
      rules: ['9.1', '9.5', '10.8'],
      phase: COMBAT,
      point: (context) => {
        const open = targets(context);
        return open.length > 0 ? { hexes: open } : { part: 'end' };
      },
      done: (context) => [LANDING, MOVEMENT, COMBAT].every((phase) => isPast(context, FIRST, phase)),
    },
    {
      id: 'enemy-turn',
      rules: ['3.0', '23.1.2', '24.3'],
      point: () => ({ part: 'prompt' }),
      done: ({ view }) => view.turn > FIRST,
    },
    { id: 'points', rules: ['S1.3', '26.3', '26.5', '18.2.2'], point: () => ({ part: 'score' }) },
  ],
};
