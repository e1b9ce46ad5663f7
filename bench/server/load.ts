import type { Table } from './tables.ts';

/** Moves a second when every game plays its next move as soon as the one before is answered, for so many milliseconds. */
export async function movesPerSecond(tables: readonly Table[], lasting: number): Promise<number> {
  const start = performance.now();
  let answered = 0;
  let last = start;
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() - start < lasting && (await table.move())) {
        answered++;
        last = performance.now();
      }
    }),
  );
  return (answered / (last - start)) * 1000;
}

/**
 * Milliseconds until each move is answered when so many a second come at random times, for so many milliseconds. A move that finds no game in which none
 * is open waits, and its time counts.
 */
export async function answerTimes(
  tables: readonly Table[],
  perSecond: number,
  lasting: number,
  random: () => number,
): Promise<number[]> {
  const free = [...tables];
  const times: number[] = [];
  const open: Promise<void>[] = [];
  const timed = async (table: Table, due: number): Promise<void> => {
    if (!(await table.move())) return;
    times.push(performance.now() - due);
    free.push(table);
  };
  const wait = (): number => (-Math.log(1 - random()) * 1000) / perSecond;
  const start = performance.now();
  for (let due = wait(); due < lasting; due += wait()) {
    while (performance.now() - start < due || free.length === 0) await soon();
    open.push(timed(free.shift() as Table, start + due));
  }
  await Promise.all(open);
  return times;
}

/** Waits for a moment, asleep: those who play sit at other machines, and the servers need this one's processors. */
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
