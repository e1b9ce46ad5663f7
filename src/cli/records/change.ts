import { makeRecord } from '../../formats/record.ts';
import type { Refusal } from '../../kernel/game.ts';
import { otherRules, recordOf } from '../../kernel/match.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { attempt } from './files.ts';
import { load, type Loaded } from './load.ts';
import { Problem, type Place } from '../output/problem.ts';
import { refusalJson } from '../output/refused.ts';
import type { Terminal } from '../output/terminal.ts';
import { replaceable, replaceText } from './write.ts';

/**
 * Applies `change` to the game in a file and writes the new record. When another program has changed the file meanwhile, it
 * is applied again to the new content, so that no accepted action is lost.
 */
export async function changeRecord<T>(terminal: Terminal, file: string, change: (loaded: Loaded) => T): Promise<T> {
  for (;;) {
    attempt(file, 'not-writable', () => replaceable(file));
    const loaded = await load(terminal, file);
    checkHash(terminal, loaded);
    const done = change(loaded);
    if (await replaceText(file, loaded.text, makeRecord(recordOf(loaded.match)), () => terminal.sayWaiting(file)))
      return done;
  }
}

/** Refuses to play on in a record whose hash is wrong. Under another version of the rules the hash may differ. */
function checkHash(terminal: Terminal, { game, match, record, file }: Loaded): void {
  if (record.hash === null || otherRules(game, record) || recordOf(match).hash === record.hash) return;
  throw refused(terminal, game, { rule: 'contract', code: 'hash-differs' }, { file, at: 'hash' });
}

export const refused = (terminal: Terminal, game: Wargame, refusal: Refusal, place: Place = {}): Problem =>
  new Problem(refusal.code, {
    text: terminal.refusal(game, refusal),
    place,
    json: { ok: false, refusal: refusalJson(terminal, game, refusal) },
  });
