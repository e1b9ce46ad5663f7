import { afterEach, describe, expect, it } from 'vitest';
import { GAMES, gameById } from '../games/all.ts';
import { randomDice } from '../kernel/dice.ts';
import { seeded } from '../kernel/random.ts';
import { setupOf, type Sketch } from '../wargame/test-kit.ts';
import type { Side } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { ChannelSeat } from './channel-seat.ts';
import type { Message } from './channel.ts';
import { host } from './host.ts';
import { LocalSeat } from './local-seat.ts';
import type { Order, Seat } from './seat.ts';
import { Session, toOrder } from './session.ts';
import { wire } from './test-kit.ts';

const game = gameById('reichswald') as Wargame;

function sessionOf(sketch?: Sketch, options: Record<string, string> = {}): Session {
  const setup = sketch ? setupOf(game, sketch) : null;
  const started = Session.start('g1', game, { scenario: 'veritable', options, setup }, randomDice(seeded(3)));
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

const ports: MessagePort[] = [];
afterEach(() => ports.splice(0).forEach((port) => port.close()));

function channel(): { near: MessagePort; far: MessagePort } {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  return { near: port1, far: port2 };
}

async function far(session: Session, side: Side | null): Promise<Seat> {
  const { near, far: port } = channel();
  host(port, new LocalSeat(session, side));
  const seat = await ChannelSeat.open(near, GAMES, seeded(1));
  if (!seat) throw new Error('no seat');
  return seat;
}

type Sit = (session: Session, side: Side | null) => Promise<Seat>;
const SEATS: readonly (readonly [string, Sit])[] = [
  ['in this tab', async (session, side) => new LocalSeat(session, side)],
  ['over a channel', far],
];

/** The next change that a seat hears of. */
const change = (seat: Seat): Promise<void> => new Promise((resolve) => (seat.changed = resolve));

const march: Order[] = [
  { type: 'move', unit: 'C-5/2' },
  { type: 'step', to: '0405' },
];

describe.each(SEATS)('a seat %s', (_, sit) => {
  it('has the game, the position, what may be done and the log', async () => {
    const session = sessionOf();
    const seat = await sit(session, 'allied');
    expect([seat.id, seat.game.id, seat.scenario, seat.side]).toEqual(['g1', 'reichswald', 'veritable', 'allied']);
    expect([seat.toAct, seat.prompt.code]).toEqual(['allied', 'movement']);
    expect(game.view(seat.state, 'allied')).toEqual(game.view(session.state, 'allied'));
    expect(seat.legal()).toContainEqual(march[0]);
    expect(seat.log).toEqual(session.log);
    expect(seat.actions.map(({ by }) => by)).toEqual(session.actions.map(({ by }) => by));
  });

  it('plays a gesture as a whole and takes it back as a whole', async () => {
    const session = sessionOf();
    const seat = await sit(session, 'allied');
    const before = session.record();
    expect(await seat.perform(march)).toEqual({ ok: true, value: 2 });
    expect(game.view(seat.state, null).units.find(({ id }) => id === 'C-5/2')?.hex).toBe('0405');
    expect(seat.log).toEqual(session.log);
    expect(seat.undoRefusal()).toBeUndefined();
    expect(await seat.undo()).toEqual({ ok: true, value: 2 });
    expect(session.record()).toEqual(before);
    expect(seat.log).toEqual(session.log);
    expect(seat.undoRefusal()).toMatchObject({ code: 'undo-barrier' });
  });

  it('plays nothing of a gesture when a part of it is refused', async () => {
    const session = sessionOf();
    const seat = await sit(session, 'allied');
    const before = session.record();
    const refused = await seat.perform([...march, { type: 'step', to: '2601' }]);
    expect(refused).toMatchObject({ ok: false });
    expect(session.record()).toEqual(before);
  });

  it('plays for its own side only, and throws no dice', async () => {
    const session = sessionOf();
    const seat = await sit(session, 'german');
    const before = session.record();
    expect(seat.legal()).toEqual([]);
    expect(await seat.perform(march)).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
    expect(await seat.perform(march.map((order) => ({ ...order, by: 'allied' })))).toMatchObject({ ok: false });
    expect(await seat.undo()).toMatchObject({ ok: false, error: { code: 'undo-other-side' } });
    expect(session.record()).toEqual(before);
  });

  it('cannot choose its dice', async () => {
    const units = { 'B-44/15': '1011', 'G-1051/84': '1010' };
    const session = sessionOf({ turn: 14, weather: 'fair', phase: 'allied-combat', units });
    const seat = await sit(session, 'allied');
    const attack: Order[] = [
      { type: 'attack', target: '1010' },
      { type: 'attacker', unit: 'B-44/15' },
      { type: 'commit' },
    ];
    const loaded = { type: 'roll', by: 'chance', dice: [6, 6] } as unknown as Order;
    expect(await seat.perform([...attack, loaded])).toMatchObject({ ok: false });
    expect(await seat.perform(attack)).toMatchObject({ ok: true });
    expect(session.actions.some((action) => 'dice' in action)).toBe(true);
  });

  it('hears of what others do', async () => {
    const session = sessionOf();
    const [mine, theirs] = [await sit(session, 'german'), new LocalSeat(session, 'allied')];
    const heard = change(mine);
    await theirs.perform(march);
    await heard;
    expect(mine.log).toEqual(session.log);
    expect(game.view(mine.state, null).units.find(({ id }) => id === 'C-5/2')?.hex).toBe('0405');
  });

  it('gives the record to who plays both sides, and to each while nothing is hidden', async () => {
    const open = sessionOf();
    expect(await (await sit(open, null)).record()).toEqual(open.record());
    expect(await (await sit(open, 'allied')).record()).toEqual(open.record());
    const hidden = sessionOf(undefined, { 'blind-declaration': 'on' });
    expect(await (await sit(hidden, null)).record()).toEqual(hidden.record());
    expect(await (await sit(hidden, 'allied')).record()).toBeUndefined();
  });
});

describe.each(SEATS)('between two seats %s', (_, sit) => {
  const both = async (session: Session): Promise<[Seat, Seat]> => [
    await sit(session, 'allied'),
    await sit(session, 'german'),
  ];
  const refused = (code: string) => ({ ok: false, error: { rule: 'contract', code } });

  it('who gives up has lost, whoever is to act, and nothing can be played any more', async () => {
    const session = sessionOf();
    const [allied, german] = await both(session);
    const heard = change(allied);
    expect(await german.parley('resign')).toEqual({ ok: true, value: 0 });
    await heard;
    for (const seat of [allied, german]) {
      expect(seat.ending).toEqual({ by: 'resigned', winner: 'allied', points: {} });
      expect([seat.toAct, seat.prompt.code, seat.legal()]).toEqual(['over', 'over', []]);
      expect((await seat.record())?.result).toEqual(seat.ending);
    }
    expect(await allied.perform(march)).toMatchObject({ ok: false });
    expect(await allied.parley('resign')).toEqual(refused('game-ended'));
  });

  it('a draw takes two: one offers it, the other agrees, or not', async () => {
    const session = sessionOf();
    const [allied, german] = await both(session);
    expect(await german.parley('accept')).toEqual(refused('no-offer'));
    const offered = change(allied);
    await german.parley('draw');
    await offered;
    expect(allied.offer).toEqual({ by: 'german', what: 'draw', at: session.actions.length });
    expect(await german.parley('accept')).toEqual(refused('no-offer'));
    await allied.perform(march);
    expect(allied.offer?.by).toBe('german');
    await allied.parley('decline');
    await expect.poll(() => german.offer).toBeUndefined();
    expect(german.ending).toBeUndefined();
    const again = change(german);
    await allied.parley('draw');
    await again;
    await german.parley('draw');
    expect(german.ending).toEqual({ by: 'agreed', points: {} });
  });

  it('a decision is taken back when the other agrees, and the record says so', async () => {
    const session = sessionOf();
    const [allied, german] = await both(session);
    expect(await german.parley('take-back')).toEqual(refused('undo-nothing'));
    await allied.perform(march);
    const before = session.actions.length;
    await allied.perform([allied.legal()[0] as Order]);
    await allied.parley('take-back');
    const { turn, phase } = allied.game.moment(session.state);
    const back = { turn, phase, actions: 1, rolls: 0 };
    const offer = { by: 'allied', what: 'take-back', at: before + 1, back };
    await expect.poll(() => german.offer).toEqual(offer);
    expect(await german.parley('draw')).toEqual(refused('offer-open'));
    expect(await german.parley('accept')).toMatchObject({ ok: true });
    expect([session.actions.length, session.record().takenBack]).toEqual([before, 1]);
    expect(german.actions.length).toBe(before);
  });

  it('who asks for a decision back may think better of it, and has his answer when the game goes on', async () => {
    const session = sessionOf();
    const [allied, german] = await both(session);
    await allied.perform(march);
    await allied.parley('take-back');
    await allied.parley('decline');
    expect(session.offer).toBeUndefined();
    await allied.parley('take-back');
    await allied.perform([allied.legal()[0] as Order]);
    await expect.poll(() => german.actions.length).toBe(session.actions.length);
    expect(await german.parley('accept')).toEqual(refused('no-offer'));
  });

  it('nobody can claim a game without clocks', async () => {
    const [allied] = await both(sessionOf());
    expect(await allied.parley('claim')).toEqual(refused('no-clock'));
    expect(await allied.parley('return')).toEqual(refused('not-handed-over'));
  });

  it('both at one screen agree at once', async () => {
    const seat = await sit(sessionOf(), null);
    await seat.parley('draw');
    expect(seat.ending).toEqual({ by: 'agreed', points: {} });
  });
});

/** A match as JSON, until it is wanted. */
function asText({ game: rules, ...match }: Match): () => Match {
  const text = JSON.stringify(match);
  return () => ({ game: rules, ...(JSON.parse(text) as Omit<Match, 'game'>) });
}

describe('what is different', () => {
  it('is what has been played since, also where the game was laid aside meanwhile', async () => {
    const session = sessionOf();
    const told: Message[] = [];
    host(
      { postMessage: (message) => void told.push(message as Message), addEventListener: () => {} },
      new LocalSeat(session, 'allied'),
    );
    session.perform(march);
    const before = told.length;
    const logged = session.log.length;
    session.layAside(asText);
    session.layAside(asText);
    expect(told.length).toBe(before);
    expect(session.undo()).toEqual({ ok: true, value: 2 });
    session.layAside(asText);
    session.perform(march);
    expect(told.slice(before)).toMatchObject([
      { type: 'change', actions: { kept: 1, more: [] }, log: { more: [] } },
      { type: 'change', actions: { kept: 1, more: [{ type: 'move' }, { type: 'step' }] } },
    ]);
    expect(session.log.length).toBe(logged);
  });

  it.each(GAMES.map(({ id }) => id))('is all that a seat has to be told: %s', async (id) => {
    const rules = gameById(id) as Wargame;
    const random = seeded(11);
    const scenario = rules.scenarios[0]?.id ?? '';
    const options = Object.fromEntries(rules.options.map((option) => [option.id, option.values.at(-1) ?? '']));
    const begun = Session.start('g1', rules, { scenario, options, setup: null }, randomDice(random));
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const session = begun.value;
    const pairs = [];
    for (const side of [...rules.sides, null]) {
      const [near, port] = wire();
      const opening = ChannelSeat.open(near, GAMES, seeded(1));
      host(port, new LocalSeat(session, side));
      pairs.push([new LocalSeat(session, side), (await opening) as Seat] as const);
    }
    for (let i = 0; i < 100 && session.toAct !== 'over'; i++) {
      if (random() < 0.1) session.layAside(asText);
      const legal = [...rules.legal(session.state)].map(toOrder);
      if (random() < 0.1) session.undo();
      else session.perform([legal[Math.floor(random() * legal.length)] as Order]);
      for (const [here, there] of pairs) {
        expect(there.legal()).toEqual(here.legal());
        expect(rules.known(there.state, here.side)).toEqual(rules.known(here.state, here.side));
        expect([there.toAct, there.prompt, there.undoRefusal()]).toEqual([here.toAct, here.prompt, here.undoRefusal()]);
        expect(there.log).toEqual(here.log);
        const rolls = session.log.filter(({ at }) => session.actions[at]?.by === 'chance');
        expect(rolls.every(({ event }) => event.to === undefined)).toBe(true);
        expect(there.actions.length).toBe(here.actions.length);
      }
    }
    expect(session.actions.length).toBeGreaterThan(60);
  });
});

describe('what goes over a channel', () => {
  const units = { 'B-44/15': '1011', 'G-1062/84': '1009' };

  it('says how a game ended by its rules', async () => {
    const session = sessionOf({ turn: 22, phase: 'german-combat', units });
    const seat = await far(session, 'allied');
    expect(seat.ending).toBeUndefined();
    while (session.toAct !== 'over') expect(session.perform([{ type: 'end' }])).toMatchObject({ ok: true });
    await expect.poll(() => seat.toAct).toBe('over');
    expect(seat.ending).toEqual({ by: 'rules', ...game.outcome(session.state) });
  });

  /** Everything a seat of the Allies is sent when a German unit is fresh or reduced. */
  async function sentFor(german: string, options: Record<string, string>): Promise<string> {
    const sketch = { turn: 14, weather: 'fair', phase: 'allied-combat', units: { ...units, 'G-1051/84': german } };
    const session = sessionOf(sketch, options);
    session.perform([{ type: 'attack', target: '1010' }]);
    const { near, far: port } = channel();
    const seen: Message[] = [];
    near.addEventListener('message', ({ data }) => seen.push(data as Message));
    near.start();
    host(port, new LocalSeat(session, 'allied'));
    await expect.poll(() => seen.length).toBe(2);
    return JSON.stringify(seen);
  }

  it.each([
    ['is the same whatever a side must not know', { 'blind-declaration': 'on' }, true],
    ['differs where it may know', {}, false],
  ])('%s', async (_, options, isSame) => {
    const [fresh, reduced] = [await sentFor('1010', options), await sentFor('1010 reduced', options)];
    expect(fresh === reduced).toBe(isSame);
  });

  it.each([
    ['nothing', null],
    ['a text', 'perform'],
    ['no orders', { ask: 99, type: 'perform' }],
    ['an order without a type', { ask: 99, type: 'perform', orders: [{ unit: 'C-5/2' }] }],
    ['an order of another kind', { ask: 99, type: 'perform', orders: [{ type: 'move', unit: ['C-5/2'] }] }],
    ['something that nobody says', { ask: 99, type: 'parley', what: 'surrender' }],
    ['too many orders', { ask: 99, type: 'perform', orders: Array.from({ length: 501 }, () => ({ type: 'end' })) }],
  ])('and makes no sense changes nothing: %s', async (_, message) => {
    const session = sessionOf();
    const before = session.record();
    const { near, far: port } = channel();
    host(port, new LocalSeat(session, 'allied'));
    const seat = await ChannelSeat.open(near, GAMES, seeded(1));
    const at = before.actions.length;
    near.postMessage(typeof message === 'object' && message ? { at, ...message } : message);
    expect(await seat?.perform(march)).toMatchObject({ ok: true });
    expect(session.actions.length).toBe(before.actions.length + 2);
  });

  it('and asked for an earlier position changes nothing, and is told so', async () => {
    const session = sessionOf();
    const { near, far: port } = channel();
    host(port, new LocalSeat(session, 'allied'));
    await ChannelSeat.open(near, GAMES, seeded(1));
    const at = session.actions.length;
    const heard: Message[] = [];
    near.addEventListener('message', ({ data }) => heard.push(data as Message));
    for (const ask of [91, 92]) near.postMessage({ ask, type: 'perform', at, orders: march });
    near.postMessage({ ask: 93, type: 'undo', at });
    const answers = () => heard.flatMap((message) => (message.type === 'answer' ? [message] : []));
    await expect.poll(() => answers().length).toBe(3);
    const late = { ok: false, error: { rule: 'contract', code: 'late' } };
    expect(answers().map(({ value }) => value)).toEqual([{ ok: true, value: 2 }, late, late]);
    expect(session.actions.length).toBe(at + 2);
  });

  it('about a game that this page does not have gives no seat', async () => {
    const { near, far: port } = channel();
    host(port, new LocalSeat(sessionOf(), 'allied'));
    expect(await ChannelSeat.open(near, [])).toBeUndefined();
  });
});
