import { BaseSequencer, type TestSpecification } from 'vitest/node';
import longest from './longest-first.json' with { type: 'json' };

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = longest.findIndex((path) => moduleId.endsWith(path));
  return rank === -1 ? longest.length : rank;
};

/**
 * Starts the long files of a project early, in order of their duration in the last full run, because the last one would run alone. In a fresh clone Vitest has no
 * durations and sorts by size. Projects stay one after the other: between files of two projects, Vitest would end a
 * process that all files of one share, and load the modules again.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const placeOf = ({ project }: TestSpecification) => projects.indexOf(project);
    return sorted.sort((one, other) => placeOf(one) - placeOf(other) || rankOf(one) - rankOf(other));
  }
}
