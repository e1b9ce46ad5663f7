import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry } from 'prom-client';
import { failed } from './api/failures.ts';
import type { Computers } from './computers/computers.ts';
import { isLoopback } from './hosts.ts';
import type { LiveGames } from './play/live-games.ts';

/** Seconds that answers are sorted by. */
const BUCKETS = [0.005, 0.02, 0.1, 0.5, 2, 10];

/** What the server measures of itself at /metrics, in the form of Prometheus, for whoever asks on this machine; nothing of who plays what. */
export function measure(app: FastifyInstance, games: LiveGames, computers: Pick<Computers, 'failed'>): void {
  const registry = new Registry();
  const gauge = (name: string, help: string, read: () => number): void =>
    registry.registerMetric(new Gauge({ name, help, registers: [], ...collecting(read) }));
  gauge('bivouac_games_open', 'Games that are open in this process.', () => games.size);
  gauge('bivouac_sockets_open', 'Connections of players and onlookers.', () => app.websocketServer.clients.size);
  gauge('bivouac_memory_bytes', 'Memory of this process (resident set).', () => process.memoryUsage.rss());
  gauge(
    'bivouac_computers_failed',
    'How often since the start a computer player did not decide, or not in time; each is tried again.',
    () => computers.failed,
  );
  registry.registerMetric(
    new Gauge({
      name: 'bivouac_changes',
      help: 'Changes asked of games since the start: stored, refused by the rules, or lost because they could not be stored.',
      labelNames: ['result'],
      registers: [],
      collect() {
        for (const [result, count] of Object.entries(games.counts)) this.set({ result }, count);
      },
    }),
  );
  const seconds = new Histogram({
    name: 'bivouac_answer_seconds',
    help: 'Time to the answer of a request, by its route.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) => {
    seconds.observe({ route: routeOptions.url ?? 'other', status: statusCode }, elapsedTime / 1000);
  });
  app.get('/metrics', async ({ ip }, reply) => {
    if (!isLoopback(ip)) return reply.code(404).send(failed({ code: 'not-found' }));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A gauge that is read when it is asked for. */
const collecting = (read: () => number): { collect(this: Gauge): void } => ({
  collect() {
    this.set(read());
  },
});
