import type { Coverage } from './coverage.ts';
import type { Subject } from './subject.ts';

/** What every long run has to reach; refusals depend on which actions were mutated, and are only listed. */
const REQUIRED: readonly (keyof Coverage)[] = ['actions', 'units', 'events', 'phases', 'cells'];

/** What of this kind should have come up and has not. */
export const missing = ({ expected }: Pick<Subject, 'expected'>, coverage: Coverage, what: keyof Coverage): string[] =>
  expected?.[what]?.filter((name) => !coverage[what].has(name)) ?? [];

/** What has to be reached and has not been: everything expected but what may be missing for a stated reason. */
export const unreached = (subject: Pick<Subject, 'expected' | 'seldom'>, coverage: Coverage): string[] =>
  REQUIRED.flatMap((what) => missing(subject, coverage, what)).filter(
    (name) => !Object.hasOwn(subject.seldom ?? {}, name),
  );
