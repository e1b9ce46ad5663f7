import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. */
const LONGEST =
  /[\\/](laws|position|recount|(browser[\\/](screens|table|guide|map|replay|robust|seldom|handover|holland)))\.test\.ts$/;

/** Starts the longest files first, even without the times of an earlier run. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
