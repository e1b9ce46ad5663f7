import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../games/all.ts';
import { pick as oneOf, seeded } from '../../../kernel/random.ts';
import { LANGS, type Lang } from '../../../text/format.ts';
import { eventText, promptText, refusalText } from '../../../text/index.ts';
import { textsOf } from '../../../text/games.ts';
import { logLines } from '../../log/log.ts';
import { entryText } from '../../panels/reserves/reserves.ts';
import type { Order } from '../../../seat/seat.ts';
import { choiceText } from '../../state/choice-text.ts';
import { remainingOf } from '../../state/remaining.ts';
import type { Table } from '../../state/table.svelte.ts';
import { tableAt } from '../../state/test-kit.ts';

type Say = (lang: Lang) => string;
/** What has been said, by what it was about: the code of an event, a prompt, a refusal, the type of an action. */
type Said = Map<string, string[]>;

const note = (said: Said, about: string, say: Say): void => {
  if (!said.has(about)) said.set(about, LANGS.map(say));
};

/** Everything the page would say of the position that a player may have to read. */
function listen(said: Said, table: Table, wild: readonly Order[]): void {
  const { names, seat } = table;
  const { view } = table.position;
  const { prompt } = table.position;
  note(said, `prompt ${prompt.code}`, (lang) => promptText(lang, prompt, names, view.toAct));
  for (const choice of table.position.decision === 'choose' ? table.choosing.choices : [])
    note(said, `choice ${choice.order.type}`, (lang) => choiceText(lang, table, choice));
  for (const one of remainingOf(table)) {
    if (one.kind === 'duty') note(said, `refusal ${one.refusal.code}`, (lang) => refusalText(lang, one.refusal, names));
    if (one.kind === 'other')
      note(said, `choice ${one.order.type}`, (lang) => choiceText(lang, table, { order: one.order, unit: undefined }));
  }
  for (const unit of view.units.filter(({ entry }) => entry !== undefined))
    note(said, `entry ${unit.entry}`, (lang) => entryText(lang, names.game, unit));
  for (const order of wild) {
    const refusal = seat.game.refusal(seat.state, { ...order, by: view.toAct });
    if (refusal) note(said, `refusal ${refusal.code}`, (lang) => refusalText(lang, refusal, names));
  }
}

/** A game at random to its end, with what could be done at another time tried now and then. */
async function overheard(id: string, seed: number): Promise<{ said: Said; table: Table }> {
  const table = tableAt(undefined, seed, id);
  const random = seeded(seed);
  const said: Said = new Map();
  const earlier: Order[] = [];
  while (table.position.decision !== 'over') {
    listen(said, table, earlier.length > 0 ? [oneOf(earlier, random), oneOf(earlier, random)] : []);
    const types = [...new Set(table.position.legal.map(({ type }) => type))];
    const type = random() < 0.1 && types.includes('end') ? 'end' : oneOf(types, random);
    const order = oneOf(
      table.position.legal.filter((one) => one.type === type),
      random,
    );
    if (random() < 0.2) earlier.push(order);
    await table.perform([order]);
    expect(table.selection.notice).toBeUndefined();
  }
  for (const { event } of table.position.log) {
    note(said, `event ${event.code}`, (lang) => eventText(lang, event, table.names));
    note(said, `line ${event.code}`, (lang) =>
      logLines(table.seat.game.eventKinds, lang, [{ at: 0, event }], table.names)
        .map(({ text }) => text)
        .join(' '),
    );
  }
  return { said, table };
}

/** Ids that are no words of any language, so that a player must never read them. */
function idsOf({ seat: { game }, counters }: Table): Set<string> {
  const labels = new Set([...counters.values()].map(({ label }) => label));
  const { actions, events, prompts, refusals } = textsOf('en', game.id) ?? {};
  const codes = [actions, events, prompts, refusals].flatMap((texts) => Object.keys(texts ?? {}));
  const ids = [...counters.keys()].filter((one) => !labels.has(one));
  const more = game.map.places.map(({ id }) => id);
  return new Set([...ids, ...[...codes, ...more].filter((code) => code.includes('-'))]);
}

describe.each(GAMES.map(({ id }) => id))('what is said in a game of %s', (id) => {
  it.each([1, 2])('is never a code, and differs from language to language: game %i', async (seed) => {
    const { said, table } = await overheard(id, seed);
    const ids = [...idsOf(table)];
    const wrong = [...said].flatMap(([about, texts]) =>
      texts
        .filter((text) => {
          const words = text.split(/[\s,.;:()¿?!]+/);
          return text === '' || /[{}]|undefined|NaN|\[object/.test(text) || ids.some((one) => words.includes(one));
        })
        .map((text) => `${about}: ${text}`),
    );
    expect(wrong.filter((line) => !line.startsWith('line ') || !line.endsWith(': '))).toEqual([]);
    const alike = [...said].filter(([, texts]) => new Set(texts).size === 1).map(([about]) => about);
    expect(alike).toEqual([]);
    expect(said.size).toBeGreaterThan(50);
  });
});
