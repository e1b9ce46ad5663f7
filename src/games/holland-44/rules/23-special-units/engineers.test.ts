import { describe, expect, test } from 'vitest';
import { position, type Played } from '../../test-kit.ts';
import { at } from '../../play/play.ts';
import { hexNamed } from '../../position/board.ts';
import { ALLIED, sideTo } from '../../position/position.ts';
import { numberOf } from '../../position/units.ts';
import { keepMovement } from '../21-breakdown/movement-so-far.ts';
import { isEngineerFerry } from './engineers.ts';

const ENGINEER = '30 Corps Eng';
const MEN = '1/505/82';
const OTHERS = '2/505/82';
/** A major river between 3010 and the hexes beyond it. */
const river = {
  sides: ['3011', '3109', '3110'].map((b) => ({ a: '3010', b, river: 'major' })),
};

const attack = (target: string, unit: string): object[] => [
  { type: 'attack', target },
  { type: 'attacker', unit },
  { type: 'commit' },
];
const mayAssault = (s: Played, target: string): string | undefined => s.why({ type: 'attack', target });

describe('23.3.2 an engineer in a river assault', () => {
  const stand = (phase: string, others: readonly [string, string][] = []): Played =>
    position(
      4,
      phase,
      [[MEN, '3010'], [OTHERS, '3010'], [ENGINEER, '3010'], ['14/Hoffmann', '3110'], ['Bloch', '3109'], ...others],
      river,
    );

  test('[H44-23.3.2-b] helps in one a turn, and again in the next', () => {
    // 2 against 2 doubled is 1:2, elite 1:1; die 1 is A1.
    const s = stand('allied-combat').after(...attack('3110', MEN), 1);
    expect(mayAssault(stand('allied-combat'), '3109')).toBeUndefined();
    expect(mayAssault(s, '3109')).toBeDefined();
    expect(mayAssault(s.after().until('german-movement').after().until('allied-combat'), '3109')).toBeUndefined();
  });

  test('[H44-23.3.3-d] RUL-H44-342 makes no ferry in the rest of the turn, and again in the next', () => {
    const makesFerry = (s: Played): boolean => {
      const p = at(s.state());
      const [here, there] = ['3010', '3109'].map((hex) => hexNamed(p.board.grid, hex)) as [number, number];
      return isEngineerFerry(p, ALLIED, sideTo(p, here, there));
    };
    const s = stand('allied-combat');
    const after = s.after(...attack('3110', MEN), 1).after();
    const enemyTurn = after.until('german-combat');
    expect([s, after, enemyTurn, enemyTurn.after().until('allied-movement')].map(makesFerry)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('[H44-23.3.2-b] two of them in two', () => {
    const others: [string, string][] = [
      ['43 Div Eng', '3010'],
      ['1/508/82', '3010'],
      ['Stephan', '3011'],
    ];
    const s = stand('allied-combat', others).after(...attack('3110', MEN), 1);
    expect(mayAssault(s, '3109')).toBeUndefined();
    expect(mayAssault(s.after(...attack('3109', OTHERS), 1), '3011')).toBeDefined();
  });

  test('[H44-9.5.3-b] [H44-9.5.3-d] RUL-H44-326: an engineer leads with the help of another, not with its own', () => {
    const alone = (...ids: string[]): Played =>
      position(
        4,
        'allied-combat',
        [...ids.map((id) => [id, '3010'] as const), ['Police', '3110'], ['Bloch', '3109']],
        river,
      );
    expect(mayAssault(alone(ENGINEER), '3110')).toBe('9.5.3 no-river-assault');
    const s = alone(ENGINEER, '43 Div Eng').after(...attack('3110', ENGINEER));
    expect(s.state().own.assaults).toEqual({ [numberOf('43 Div Eng')]: 1 });
  });

  test.each([
    ['normal', undefined],
    ['tactical', undefined],
    ['extended', '9.5.1 attack-needs-bridge'],
  ] as const)('[H44-23.3.2-a] %s movement before it: %s', (mode, refusal) => {
    const s = stand('allied-combat');
    keepMovement(at(s.state()), [numberOf(ENGINEER)], { mode, hexesMoved: 1, woods: 0 });
    expect(mayAssault(s, '3110')).toBe(refusal);
  });
});
