// npm run ladder -- [--quick] [--game ID] [--against LEVEL] [--minutes N]: how the levels of computer players stand against each other, game by game, in the
// longest scenario of each. A run goes on where the last one stopped (docs/ladder.json), the meetings with the fewest pairs first, for N minutes or until all
// are over, and writes docs/ladder.md down to its remarks. --against keeps it to the meetings in which this level is the lower. --quick plays fewer pairs, and
// keeps and writes nothing. Either ends with status 1 when a level is not above the one that it met.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../common.mjs';
import {
  allMeetings,
  isAsBefore,
  isOver,
  keep,
  MEETINGS,
  met,
  mostWanted,
  playOn,
  summarised,
} from '../ladder/meetings.ts';
import type { Length, Meeting } from '../ladder/meetings.ts';
import { HEAD, ratingsOf, reportOf, rowOf } from '../ladder/report.ts';
import { gamesNamed, minutesOf } from '../played.ts';

const DOCUMENT = join(root, 'docs/ladder.md');
/** Where the part begins that people write. */
const BY_HAND = '\n## Remarks\n';
const FULL: Length = { least: 60, most: 160, batch: 2 };
const QUICK: Length = { least: 8, most: 16, batch: 4 };

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    game: { type: 'string' },
    against: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const asked = gamesNamed(values.game);
const { against } = values;
const minutes = minutesOf(values.minutes);
if (against !== undefined && !MEETINGS.some(([, worse]) => worse === against))
  throw new Error(`Nobody meets a level ${against}: ${[...new Set(MEETINGS.map(([, worse]) => worse))].join(', ')}.`);
/** Whether this run is about meetings with this level as the lower. */
const isAsked = (worse: string): boolean => against === undefined || worse === against;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const compared = values.quick ? await quickly() : await goOn();
if (compared.some((meeting) => (summarised(meeting).share[meeting.better]?.[1] ?? 0) <= 0.5)) {
  say('\nNot every level is above the one below it.');
  process.exitCode = 1;
}

/** Few pairs of all levels but the strongest, who thinks for seconds a turn. */
async function quickly(): Promise<Meeting[]> {
  say(HEAD);
  const meetings: Meeting[] = [];
  for (const { id } of asked)
    for (const [better, worse] of MEETINGS) {
      if (better === 'veteran' || !isAsked(worse)) continue;
      const meeting = met(id, better, worse);
      while (!isOver(meeting, QUICK)) await playOn(meeting, QUICK);
      meetings.push(meeting);
      say(rowOf(meeting, QUICK));
    }
  say(`\n${ratingsOf(meetings)}`);
  return meetings;
}

/** Goes on until the time is over, with what is kept only where its first pairs still come out the same; those meetings that are over. */
async function goOn(): Promise<Meeting[]> {
  const until = performance.now() + 60_000 * minutes;
  const all = allMeetings();
  const wanted = all.filter(({ game, worse }) => isAsked(worse) && asked.some(({ id }) => id === game));
  const holding = new Set<Meeting>();
  for (;;) {
    const meeting = mostWanted(wanted, FULL, holding);
    if (!meeting || performance.now() > until) break;
    if (!holding.has(meeting) && meeting.pairs.length > 0 && !(await isAsBefore(meeting, FULL))) {
      say(`${meeting.game}: ${meeting.better} or ${meeting.worse} plays otherwise than before, so they begin anew.`);
      Object.assign(meeting, met(meeting.game, meeting.better, meeting.worse));
    }
    holding.add(meeting);
    if (isOver(meeting, FULL)) continue;
    await playOn(meeting, FULL);
    say(rowOf(meeting, FULL));
    keep(all);
    const before = readFileSync(DOCUMENT, 'utf8');
    writeFileSync(DOCUMENT, reportOf(all, FULL) + before.slice(before.indexOf(BY_HAND)));
  }
  return wanted.filter((meeting) => isOver(meeting, FULL));
}
