import { makeRecord } from '../formats/record.ts';
import type { Refusal } from '../kernel/game.ts';
import { otherRules, recordOf } from '../kernel/match.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { attempt } from './files.ts';
import { load, type Loaded } from './load.ts';
import { Problem, type Place } from './problem.ts';
import { refusalJson } from './refused.ts';
import type { Session } from './session.ts';
import { replaceable, replaceText } from './write.ts';

/**
 * Lets `change` act on the game in a file and puts the new record in place. When somebody else has changed the file in
 * between, it is done anew on what they left: no action that was accepted is ever lost.
 */
export async function changeRecord<T>(session: Session, file: string, change: (loaded: Loaded) => T): Promise<T> {
  for (;;) {
    attempt(file, 'not-writable', () => replaceable(file));
    const loaded = load(session, file);
    untampered(session, loaded);
    const done = change(loaded);
    if (await replaceText(file, loaded.text, makeRecord(recordOf(loaded.match)))) return done;
  }
}

/** A record that is not what its hash says is not built upon; a hash of other rules says nothing here. */
function untampered(session: Session, { game, match, record, file }: Loaded): void {
  if (record.hash === null || otherRules(game, record) || recordOf(match).hash === record.hash) return;
  throw refused(session, game, { rule: 'contract', code: 'hash-differs' }, { file, at: 'hash' });
}

export const refused = (session: Session, game: Wargame, refusal: Refusal, place: Place = {}): Problem =>
  new Problem(refusal.code, {
    text: session.refusal(game, refusal),
    place,
    json: { ok: false, refusal: refusalJson(session, game, refusal) },
  });
