import { victoryItems, type Offer } from '../../../../wargame/victory.ts';
import type { SuddenVictory, Victory, VictoryCondition } from '../../../../wargame/wargame.ts';
import { ABOUT } from '../../position/about.ts';
import { sideName } from '../../position/actions.ts';
import { HALF_POINTS, VICTORY } from '../../data/tables.ts';
import { ALLIED, GERMAN, nameOf, OF, unitOf, type Position, type Side } from '../../position/position.ts';
import { hasSupply } from '../18-supply/supply.ts';
import { isGround, isNorthOfRhine, ledger, lossOf, pointsOf, stakes, STAYING } from './points.ts';
import { lastTurn, waalTally } from './victory.ts';

/** Allied units of which the loss is worth so many half-points. */
const lostFor = (halves: number): Set<string> =>
  new Set(OF[ALLIED].flatMap((u) => (lossOf(u) === halves ? [unitOf(u).id] : [])));
const { threeSteps, other } = HALF_POINTS.german;
const LOSSES = { whole: lostFor(threeSteps), other: lostFor(other) } as const;

/** H44-26.5.1-a to H44-26.5.1-d, H44-26.5.2-a, H44-26.5.2-b, H44-S1.3-a: every item that counts for the victory. */
function offers(p: Position): Offer[] {
  const onMap = stakes(p).map(({ rule, item, hexes, how, points, holder }): Offer => {
    const place = { rule, item, hexes: hexes.map((hex) => nameOf(p, hex)), holder };
    return how === 'each' ? { ...place, worth: points, each: true } : { ...place, worth: points };
  });
  if (p.s.scenario === 'short') {
    const { now, needed } = waalTally(p);
    return onMap.map((offer) => ({ ...offer, worth: [0, 0], count: { now, needed } }));
  }
  const cutOff = OF[ALLIED].filter((u) => STAYING.has(u) && isNorthOfRhine(p, u) && !hasSupply(p, u));
  return [
    ...onMap.map((offer) => (offer.each ? { ...offer, cutOff: cutOff.map((u) => unitOf(u).id) } : offer)),
    { rule: '26.5.2', item: 'lost-whole', hexes: [], worth: [0, threeSteps / 2], each: true, losses: LOSSES.whole },
    { rule: '26.5.2', item: 'lost-other', hexes: [], worth: [0, other / 2], each: true, losses: LOSSES.other },
  ];
}

/** How the game is won, as it stands now. */
export const victoryOf = (p: Position): Victory => ({
  items: victoryItems(ABOUT.sides, offers(p), ledger(p)),
  ...(p.s.scenario === 'short' ? shortGame(p) : campaign(p)),
});

/** H44-S1.3-a */
function shortGame(p: Position): Omit<Victory, 'items'> {
  const { now, needed, rule } = waalTally(p);
  return { sudden: [], final: { rule, turn: lastTurn(p.s), winner: sideName(now >= needed ? ALLIED : GERMAN) } };
}

/** H44-26.2-a, H44-26.2-b, H44-26.2-c, H44-26.3-a, H44-26.4-a, H44-26.4-b */
function campaign(p: Position): Omit<Victory, 'items'> {
  const [allied, german] = [pointsOf(p, ALLIED), pointsOf(p, GERMAN)];
  const north = OF[ALLIED].filter((u) => isNorthOfRhine(p, u));
  const driven: VictoryCondition = { item: 'any-north', now: north.length, needed: 0, atMost: true };
  return {
    sudden: [
      sudden(
        '26.3',
        ALLIED,
        { item: 'points', now: allied, needed: VICTORY.allied },
        { item: 'ground-north', now: north.filter(isGround).length, needed: 1 },
      ),
      sudden('26.2', GERMAN, { item: 'points', now: german, needed: VICTORY.german }),
      sudden('26.2', GERMAN, p.s.own.beenNorth === 1 ? driven : { ...driven, dormant: true }),
    ],
    final: { rule: '26.4', turn: lastTurn(p.s), winner: sideName(allied > german ? ALLIED : GERMAN) },
  };
}

const sudden = (rule: string, side: Side, ...conditions: VictoryCondition[]): SuddenVictory => ({
  rule,
  side: sideName(side),
  conditions,
});
