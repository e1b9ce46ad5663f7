import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { playerName, type Level } from '../../ai/names.ts';
import type { Mission } from '../../ai/plan.ts';
import { decided } from '../../ai/player.ts';
import { gameById } from '../../games/all.ts';
import type { BaseAction, Start } from '../../kernel/game.ts';
import { randomDice } from '../../kernel/dice.ts';
import { seeded } from '../../kernel/random.ts';
import { Session } from '../../seat/session.ts';
import { setupOf, type Sketch } from '../../wargame/test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { Computers } from './computers.svelte.ts';
import type { PlanNote } from './kept-plan.ts';
import type { Mind } from './mind.ts';
import { seatAt } from './seat.ts';
import type { Asked } from '../../ai/asked.ts';
import { thinkingOf, type Answer } from '../../ai/thinking.ts';

const game = gameById('reichswald') as Wargame;
const QUIET: Sketch = {
  turn: 14,
  weather: 'fair',
  phase: 'allied-movement',
  units: { 'B-44/15': '1011', 'B-46/15': '1111', 'G-1051/84': '2010', 'G-1052/84': '2110' },
};
const UNTIL = { timeout: 20_000, interval: 5 };

/** A game in this position with computers of these levels. */
function sessionOf(levels: Record<string, Level>, options: Record<string, string> = {}): Session {
  return sessionIn(game, { scenario: 'veritable', options, setup: setupOf(game, { ...QUIET, options }) }, levels);
}

function sessionIn(game: Wargame, start: Start, levels: Record<string, Level>): Session {
  const started = Session.start('g1', game, start, randomDice(seeded(5)));
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const players = Object.entries(levels).map(([side, level]) => [side, playerName(level)]);
  started.value.note({ players: Object.fromEntries(players) });
  return started.value;
}

/** Thinks as the worker does, at once, and keeps what it was asked. */
class Thinker implements Mind {
  readonly asked: Asked[] = [];
  dropped = 0;

  async ask(asked: Asked): Promise<Answer> {
    this.asked.push(asked);
    return decided(await thinkingOf(asked));
  }

  drop(): void {
    this.dropped++;
  }
}

/** Answers what the test says, when it says so. */
class Told extends Thinker {
  answer: (actions: readonly BaseAction[], missions?: readonly Mission[]) => void = () => {};

  override ask(asked: Asked): Promise<Answer> {
    this.asked.push(asked);
    return new Promise((resolve) => {
      this.answer = (actions, missions = []) => resolve({ actions, missions, attacks: [], fears: [] });
    });
  }
}

/** A remark beside a game, in memory. */
class Note implements PlanNote {
  text: string | null = null;

  read(): string | null {
    return this.text;
  }

  write(text: string): void {
    this.text = text;
  }
}

function playing(session: Session, mind: Mind, note = new Note()): Computers {
  const computers = new Computers(session, mind, () => 'at-once', note);
  onTestFinished(() => computers.leave());
  void computers.run();
  return computers;
}

const ours = (session: Session): number => session.actions.filter(({ by }) => by === 'allied').length;

describe('computers at a table', () => {
  it('play their side until a person has to decide, and know what their side knows', async () => {
    const session = sessionOf({ allied: 'recruit' });
    const mind = new Thinker();
    const known = game.known(session.state, 'allied');
    const computers = playing(session, mind);
    await vi.waitUntil(() => session.toAct === 'german', UNTIL);
    expect(mind.asked[0]).toMatchObject({ game: 'reichswald', side: 'allied', level: 'recruit', known });
    expect(ours(session)).toBeGreaterThan(2);
    await vi.waitUntil(() => computers.side === undefined, UNTIL);
    expect(computers.people).toEqual(['german']);
    expect(computers.plan).toMatchObject({ side: 'allied', turn: 14 });
    expect(computers.plan?.missions.length).toBeGreaterThan(0);
  });

  it('play a whole game against each other, and go on with it where it was left', async () => {
    const session = sessionOf({ allied: 'recruit', german: 'random' });
    const first = playing(session, new Thinker());
    await vi.waitUntil(() => session.actions.length > 10, UNTIL);
    first.leave();
    const again = Session.resume('g1', game, session.record(), randomDice(seeded(6)));
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    playing(again.value, new Thinker());
    await vi.waitUntil(() => again.value.toAct === 'over', UNTIL);
    expect(again.value.record().result).toMatchObject({ by: 'rules' });
  });

  it('wait when they are told to, and go on step by step or at once', async () => {
    const session = sessionOf({ allied: 'recruit' });
    const computers = playing(session, new Thinker());
    computers.pause();
    await vi.waitUntil(() => computers.share === undefined && computers.paused, UNTIL);
    const before = session.log.length;
    computers.step();
    await vi.waitUntil(() => session.log.length > before, UNTIL);
    const after = session.log.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([session.log.length, session.toAct]).toEqual([after, 'allied']);
    computers.goOn();
    await vi.waitUntil(() => session.toAct === 'german', UNTIL);
  });

  it('drop what they were thinking about when the person takes his decision back, also over theirs', async () => {
    const session = sessionOf({ german: 'recruit' });
    const mind = new Told();
    const computers = playing(session, mind);
    const before = session.actions.length;
    const [end, move] = [
      { by: 'german', type: 'end' },
      { by: 'german', type: 'move', unit: 'G-1051/84' },
    ];
    const handOver = async (asked: number): Promise<void> => {
      while (session.toAct === 'allied') session.perform([{ type: 'end' }]);
      await vi.waitUntil(() => mind.asked.length === asked, UNTIL);
    };
    const moved = (): boolean => session.actions.some((action) => 'unit' in action);
    await handOver(1);
    computers.takeBack();
    expect(mind.dropped).toBe(1);
    mind.answer([move]);
    await handOver(2);
    mind.answer([end, move]);
    await vi.waitUntil(() => session.actions.at(-1)?.by === 'german', UNTIL);
    expect(moved()).toBe(false);
    computers.takeBack();
    computers.takeBack();
    expect([session.actions.length, session.record().takenBack]).toEqual([before, 3]);
  });

  it('forget what they had still to play when it is taken back', async () => {
    const session = sessionOf({ german: 'recruit' });
    const mind = new Told();
    const computers = playing(session, mind);
    while (session.toAct === 'allied') session.perform([{ type: 'end' }]);
    await vi.waitUntil(() => mind.asked.length === 1, UNTIL);
    const move = { by: 'german', type: 'move', unit: 'G-1051/84' };
    computers.pause();
    computers.step();
    await vi.waitUntil(() => mind.asked.length === 2, UNTIL);
    const step = { by: 'german', type: 'step', to: '2011' };
    const end = { by: 'german', type: 'end' };
    mind.answer([move, step, end]);
    await vi.waitUntil(() => session.actions.at(-1)?.by === 'german', UNTIL);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(session.actions.at(-1)).toEqual(step);
    computers.takeBack();
    session.perform([{ type: 'end' }]);
    computers.goOn();
    await vi.waitUntil(() => mind.asked.length === 3, UNTIL);
    expect(session.actions.at(-1)?.by).toBe('allied');
  });

  // Holland '44 5.4: who comes beside a bridge asks the Germans whether they blow it.
  it('know what they had begun when a person has decided something in between, unless it has been taken back', async () => {
    const holland = gameById('holland-44') as Wargame;
    const units = { '1GG/5/Gds': '3006', 'II/1035/59': '3108' };
    const sketch: Sketch = { turn: 9, weather: 'overcast', phase: 'allied-movement', units };
    const setup = setupOf(holland, { ...sketch, printed: true });
    const session = sessionIn(holland, { scenario: 'campaign', options: {}, setup }, { allied: 'recruit' });
    const mind = new Told();
    const computers = playing(session, mind);
    await vi.waitUntil(() => mind.asked.length === 1, UNTIL);
    const [move, ...steps] = [
      { by: 'allied', type: 'move', unit: '1GG/5/Gds', mode: 'normal' },
      { by: 'allied', type: 'step', to: '3005' },
      { by: 'allied', type: 'stop' },
    ];
    mind.answer([move as BaseAction, ...steps]);
    await vi.waitUntil(() => session.toAct === 'german', UNTIL);
    session.perform([{ type: 'spare' }]);
    await vi.waitUntil(() => mind.asked.length === 2, UNTIL);
    computers.pause();
    const before = session.actions.length;
    session.rewind(0);
    computers.goOn();
    await vi.waitUntil(() => mind.asked.length === 3, UNTIL);
    mind.answer([move as BaseAction, ...steps]);
    await vi.waitUntil(() => session.toAct === 'german', UNTIL);
    session.perform([{ type: 'spare' }]);
    await vi.waitUntil(() => mind.asked.length === 4, UNTIL);
    mind.answer(steps.slice(1));
    await vi.waitUntil(() => mind.asked.length === 5, UNTIL);
    expect(session.actions.length).toBe(before + 1);
    const begun = steps.slice(1);
    expect(mind.asked.map((asked) => asked.begun)).toEqual([undefined, begun, undefined, begun, undefined]);
  });

  it('explain their newest turn to whoever opens the game again, each mission once', async () => {
    const session = sessionOf({ allied: 'recruit' });
    const [mind, note] = [new Told(), new Note()];
    const computers = playing(session, mind, note);
    await vi.waitUntil(() => mind.asked.length === 1, UNTIL);
    const move = { by: 'allied', type: 'move', unit: 'B-44/15' };
    const take: Mission = { tactic: 'take', units: ['B-44/15'], to: '2010' };
    const hold: Mission = { tactic: 'hold', units: ['B-46/15'], to: '1111' };
    mind.answer([move, move], [take]);
    await vi.waitUntil(() => mind.asked.length === 2, UNTIL);
    mind.answer([move], [take, hold, { ...take, units: ['B-46/15'] }]);
    await vi.waitUntil(() => computers.failure !== undefined, UNTIL);
    const plan = { side: 'allied', turn: 14, missions: [{ ...take, units: ['B-44/15', 'B-46/15'] }, hold] };
    expect(computers.plan).toEqual(plan);
    expect(playing(session, new Told(), note).plan).toEqual(plan);
    for (const damaged of ['', '{', 'null', '[]', '{"side":"allied","turn":14}', note.text?.replace('take', 'fear')]) {
      note.text = damaged ?? null;
      expect(playing(session, new Told(), note).plan).toBeUndefined();
    }
  });

  it('go on explaining their newest turn while they only answer the enemy in the next', async () => {
    const [mind, note] = [new Told(), new Note()];
    const before = { side: 'allied', turn: 13, missions: [{ tactic: 'hold', units: ['B-46/15'], to: '1111' }] };
    note.text = JSON.stringify(before);
    const computers = playing(sessionOf({ allied: 'recruit' }), mind, note);
    await vi.waitUntil(() => mind.asked.length === 1, UNTIL);
    const move = { by: 'allied', type: 'move', unit: 'B-44/15' };
    mind.answer([move]);
    await vi.waitUntil(() => mind.asked.length === 2, UNTIL);
    expect(computers.plan).toEqual(before);
    expect(note.read()).toBe(JSON.stringify(before));
  });

  it('ask again where something came between, and say so when they cannot go on', async () => {
    const session = sessionOf({ allied: 'recruit' });
    const mind = new Told();
    const computers = playing(session, mind);
    await vi.waitUntil(() => mind.asked.length === 1, UNTIL);
    const move = { by: 'allied', type: 'move', unit: 'B-44/15' };
    mind.answer([move, move]);
    await vi.waitUntil(() => mind.asked.length === 2, UNTIL);
    expect(session.actions.at(-1)).toEqual(move);
    mind.answer([move]);
    await vi.waitUntil(() => computers.failure !== undefined, UNTIL);
    expect(computers.paused).toBe(true);
    computers.goOn();
    await vi.waitUntil(() => mind.asked.length === 3, UNTIL);
    expect(computers.failure).toBeUndefined();
  });
});

describe('a seat at a table with computers', () => {
  it('is one side’s, which knows nothing that is hidden from it', async () => {
    const session = sessionOf({ german: 'recruit' }, { 'blind-declaration': 'on' });
    const place = await seatAt(session);
    onTestFinished(() => place.leave());
    expect([place.seat.side, place.watching]).toEqual(['allied', false]);
    expect(game.known(place.seat.state, 'allied')).toEqual(game.known(session.state, 'allied'));
    expect(await place.seat.record()).toBeUndefined();
  });

  it.each([
    ['both, where people play both', {}, false],
    ['nobody’s, where computers play both', { allied: 'recruit', german: 'random' }, true],
  ] as const)('is %s', async (_, levels, watching) => {
    const place = await seatAt(sessionOf(levels));
    expect([place.seat.side, place.watching]).toEqual([null, watching]);
  });
});
