import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Takes as long as all other files together on the other core. */
const LONGEST = /[\\/]test[\\/]laws\.test\.ts$/;

/** Starts the longest file first, even without the times of an earlier run. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
