import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** In order of duration in the last full run, within each project. Each takes about half a minute or more. */
const LONGEST = [
  'unit/app/board-search.test.tsx',
  'unit/app/board-interests.test.tsx',
  'model/rendered.test.ts',
  'provider/core/code-limits-attacks.test.ts',
  'provider/night/day.test.ts',
  'provider/process.test.ts',
  'provider/kill.test.ts',
  'provider/refresh-kill.test.ts',
  'package/provider-tarball.test.ts',
  'e2e/short/widget-journey.test.ts',
  'e2e/full/axe-widget.test.ts',
  'e2e/full/showcase-screens.test.ts',
  'e2e/full/keyboard-widget.test.ts',
  'e2e/full/demos.test.ts',
  'e2e/full/oauth-policy.test.ts',
  'e2e/full/workbench.test.ts',
  'e2e/full/frame-press-attacks.test.ts',
  'e2e/full/hostile-pages.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = LONGEST.findIndex((path) => moduleId.endsWith(path));
  return rank === -1 ? LONGEST.length : rank;
};

/**
 * Starts the long files of a project early, because the last one would run alone. In a fresh clone Vitest has no
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
