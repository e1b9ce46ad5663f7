import type { ChoiceDetails } from '../../../wargame/wargame.ts';
import { namedBridge, namedPlace, namedUnit, type SideAction } from '../position/actions.ts';
import type { Position } from '../position/position.ts';
import { leastDie } from '../rules/12-determined-defence/determined.ts';
import { priceOfHalt } from '../rules/13-retreat/retreat.ts';
import { REPAIR, type AdvanceFrame, type RetreatFrame, type StandFrame } from '../position/state.ts';

/** Places in a list: what is most often wanted comes first, what costs a step last. */
const FIRST = -1;
const LAST = 1;

/** What there is to know of a choice besides its fields; undefined where they say it all. */
export function choiceDetails(p: Position, action: SideAction): ChoiceDetails | undefined {
  const top = p.s.frames.at(-1);
  if (action.type === 'repair')
    return { args: { step: p.s.bridges[namedBridge(p, action.bridge)] === REPAIR ? 'last' : 'first' } };
  switch (top?.kind) {
    case 'stand':
      return standDetails(p, top, action);
    case 'retreat':
      return action.type === 'halt' ? haltDetails(p, top, action) : undefined;
    case 'advance':
      return advanceDetails(p, top, action);
    default:
      return undefined;
  }
}

function standDetails(p: Position, frame: StandFrame, action: SideAction): ChoiceDetails | undefined {
  const desperate = frame.desperate ? 'yes' : 'no';
  if (action.type === 'yield') return { args: { desperate } };
  if (action.type !== 'stand') return undefined;
  return { args: { desperate, least: leastDie(p, frame, namedUnit(action.unit)) } };
}

function haltDetails(p: Position, frame: RetreatFrame, { unit }: SideAction<'halt'>): ChoiceDetails {
  const price = priceOfHalt(p, frame, namedUnit(unit));
  return { args: { price }, rank: price === 'nothing' ? 0 : LAST };
}

/** The hex that the defender has left comes before the others; of a group it is said whether it has been begun. */
function advanceDetails(p: Position, frame: AdvanceFrame, action: SideAction): ChoiceDetails | undefined {
  if (action.type === 'join') return { args: { n: frame.group.length } };
  if (action.type !== 'advance') return undefined;
  const isVacated = namedPlace(p, action.to) === frame.hex;
  return { args: { vacated: isVacated ? 'yes' : 'no' }, ...(isVacated && { rank: FIRST }) };
}
