import { BaseSequencer, type TestSpecification } from 'vitest/node';
import longest from './longest-first.json' with { type: 'json' };

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = longest.findIndex((path) => moduleId.endsWith(path));
  return rank === -1 ? longest.length : rank;
};

/**
 * The last long file would run alone, so these start first. Projects stay one after the other: between files of two,
 * Vitest would end the process that the files share.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const placeOf = ({ project }: TestSpecification) => projects.indexOf(project);
    return sorted.sort((one, other) => placeOf(one) - placeOf(other) || rankOf(one) - rankOf(other));
  }
}
