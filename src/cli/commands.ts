import type { Command } from './command.ts';

/** The commands in the order of the help, loaded on demand. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  games: async () => (await import('./commands/games.ts')).games,
  new: async () => (await import('./commands/new.ts')).start,
  show: async () => (await import('./commands/show.ts')).show,
  legal: async () => (await import('./commands/legal.ts')).legal,
  play: async () => (await import('./commands/play.ts')).play,
  'play-online': async () => (await import('./commands/play-online.ts')).playOnline,
  hint: async () => (await import('./commands/hint.ts')).hint,
  undo: async () => (await import('./commands/undo.ts')).undo,
  reach: async () => (await import('./commands/reach.ts')).reach,
  odds: async () => (await import('./commands/odds.ts')).odds,
  check: async () => (await import('./commands/check.ts')).check,
  dice: async () => (await import('./commands/dice.ts')).dice,
  rules: async () => (await import('./commands/rules.ts')).rules,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  bench: async () => (await import('./commands/bench.ts')).bench,
  serve: async () => (await import('./commands/serve.ts')).serve,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restore,
  repair: async () => (await import('./commands/repair.ts')).repair,
};

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

export const commandOf = async (name: string): Promise<Command | undefined> =>
  Object.hasOwn(COMMANDS, name) ? COMMANDS[name]?.() : undefined;
