import { statSync } from 'node:fs';
import { command } from '../command.ts';
import { backupProblem } from '../records/backup-problem.ts';
import { attempt, mustBePlain } from '../records/files.ts';
import { withDatabase } from '../stores.ts';

export const restore = command(
  { file: { type: 'positional', required: true }, data: { type: 'string' }, replace: { type: 'boolean' } },
  async ({ file, data, replace = false }, terminal) => {
    attempt(file, 'not-readable', () => mustBePlain(file, statSync(file)));
    const made = await import('../../server/backup/restore.ts');
    const rows = await withDatabase({ data, isNew: true }, terminal.environment.env, (db) =>
      made.restore(db, file, { replace }).catch((error: unknown) => {
        throw backupProblem(file, 'not-readable', error);
      }),
    );
    return { json: { ok: true, rows }, text: () => terminal.say('restored', { rows, file }) };
  },
);
