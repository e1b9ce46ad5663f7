import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Takes as long as all others do on the other core. */
const LONGEST = /[\\/]test[\\/]laws\.test\.ts$/;

/** The longest file begins first, also where no earlier run has left its times. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
