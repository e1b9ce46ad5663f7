import { command } from '../command.ts';
import { backupProblem } from '../records/backup-problem.ts';
import { attempt } from '../records/files.ts';
import { mustBeNew, replaceable } from '../records/write.ts';
import { withDatabase } from '../stores.ts';

export const backup = command(
  { file: { type: 'positional', required: true }, data: { type: 'string' }, force: { type: 'boolean' } },
  async ({ file, data, force }, terminal) => {
    if (force) attempt(file, 'not-writable', () => replaceable(file));
    else mustBeNew(file);
    const made = await import('../../server/backup/backup.ts');
    const rows = await withDatabase({ data, isNew: false }, terminal.environment.env, (db) =>
      made.backup(db, file).catch((error: unknown) => {
        throw backupProblem(file, 'not-writable', error);
      }),
    );
    return { json: { ok: true, rows }, text: () => terminal.say('backed-up', { rows, file }) };
  },
);
