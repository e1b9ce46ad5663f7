// npm run soak:kills [-- N]: servers that are killed in the middle of play, N times in all (1,000 by default): nothing acknowledged is lost.
import { spawnSync } from 'node:child_process';
import { root } from '../common.mjs';

const STORES = 4;
const kills = Number(process.argv[2] ?? 1000);
const env = { ...process.env, BIVOUAC_KILLS: String(Math.ceil(kills / STORES)) };
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'span', 'test/online/killed.test.ts'];
const { status } = spawnSync(process.execPath, vitest, { cwd: root, env, stdio: 'inherit' });
process.exitCode = status ?? 1;
