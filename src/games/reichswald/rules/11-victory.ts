import { hexOf, occupant, type Position } from '../../../engagement/position/position.ts';
import type { Unit } from '../../../engagement/position/rules.ts';
import { heldOffer, namesOf } from '../../../engagement/queries/victory.ts';
import type { Offer } from '../../../wargame/victory.ts';
import { POINTS } from '../data/tables.ts';
import { UNITS } from '../units.ts';
import { brigadesOut, stakes } from './11-preparation.ts';
import { EXITED_A, EXITED_B } from './11-leaving.ts';

const ALLIED = 0;
const GERMAN = 1;
const RULE = '11.2';

/** RW-11.2-a, RW-11.2-b, RW-11.2-c, RW-11.2-d: every item of the score. */
export function offers(p: Position): Offer[] {
  const wood = p.board.areas.get('reichswald') ?? [];
  const against = UNITS.filter(({ side, index }) => side === GERMAN && wood.includes(hexOf(p, index)));
  const { allied, german } = POINTS.killed;
  return [
    ...stakes(p).flatMap((stake) => (stake.how === 'hold' ? [heldOffer(p, stake)] : [])),
    {
      rule: RULE,
      item: 'reichswald',
      hexes: namesOf(p, wood),
      worth: [POINTS.reichswald, 0],
      holder: wood.some((hex) => occupant(p, hex) === GERMAN) ? GERMAN : ALLIED,
      against: against.map(({ id }) => id),
    },
    exitOffer(p, 'exit-a', EXITED_A, POINTS.exitA),
    { ...exitOffer(p, 'exit-b', EXITED_B, POINTS.exitB), ...(isGochAllied(p) ? {} : { after: 'goch' }) },
    lossOffer('lost-german-infantry', (unit) => unit.side === GERMAN && unit.infantry, [allied.infantry, 0]),
    lossOffer('lost-german', (unit) => unit.side === GERMAN && !unit.infantry, [allied.other, 0]),
    lossOffer('lost-allied-infantry', (unit) => unit.side === ALLIED && unit.infantry, [0, german.infantry]),
    lossOffer('lost-allied', (unit) => unit.side === ALLIED && !unit.infantry, [0, german.other]),
  ];
}

/** RW-11.2-c: the Germans have their points until the first leaves, the Allies theirs once enough brigades have. */
function exitOffer(
  p: Position,
  item: string,
  where: number,
  { brigades, allied, german }: { brigades: number; allied: number; german: number },
): Offer {
  const hexes = namesOf(p, p.board.areas.get(item) ?? []);
  return { rule: RULE, item, hexes, worth: [allied, german], count: { now: brigadesOut(p, where), needed: brigades } };
}

const isGochAllied = (p: Position): boolean =>
  stakes(p).some(({ item, holder }) => item === 'goch' && holder === ALLIED);

const lossOffer = (item: string, isMeant: (unit: Unit) => boolean, worth: Offer['worth']): Offer => ({
  rule: RULE,
  item,
  hexes: [],
  worth,
  each: true,
  losses: new Set(UNITS.filter(isMeant).map(({ id }) => id)),
});
