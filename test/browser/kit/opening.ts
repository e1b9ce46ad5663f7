// The Allied opening of the game of most tests, opened as a file: to play it by clicks costs three times as much.
import type { Page } from 'playwright-core';
import { makeRecord } from '../../../src/formats/record.ts';
import type { BaseAction } from '../../../src/kernel/game.ts';
import { randomDice } from '../../../src/kernel/dice.ts';
import { act, begin, recordOf, type Match } from '../../../src/kernel/match.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { openFile } from './files.ts';
import { game, legalIn, type Action } from './reading.ts';

/** Wyler taken, and two brigades of the 53rd before De Horst. */
const MOVES = [
  ['C-5/2', '0405'],
  ['B-71/53', '0407'],
  ['B-158/53', '0408'],
] as const;

/** The first movement phase after these moves, with the Canadians withdrawn; or the combat phase that follows. */
function opening(phase: 'movement' | 'combat'): string {
  const begun = begin(game as Match['game'], { scenario: 'veritable', options: {}, setup: null });
  if (!begun.ok) throw new Error('The scenario does not start.');
  const match = begun.value;
  const play = (action: Action | BaseAction): void => {
    const played = act(match, action as never);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
  };
  play(randomDice(seeded(1))(game.chance(match.state)) as BaseAction);
  for (const [unit, to] of MOVES) {
    const reach = game.reach(match.state, unit);
    const path = reach.ok ? reach.value.hexes.find(({ hex }) => hex === to)?.path : undefined;
    play({ by: 'allied', type: 'move', unit });
    for (const step of path ?? []) play({ by: 'allied', type: 'step', to: step });
  }
  for (const action of legalIn(match)) if (action.type === 'withdraw') play(action);
  if (phase === 'combat') play({ by: 'allied', type: 'end' });
  return makeRecord(recordOf(match));
}

/** From the lobby to the table of the opening. */
export async function openOpening(page: Page, phase: 'movement' | 'combat'): Promise<void> {
  await openFile(page, opening(phase));
  await page.locator('#map[data-camera]').waitFor();
}
