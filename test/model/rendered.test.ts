// @vitest-environment happy-dom

import { afterAll, expect, it } from 'vitest';
import { type AnyStateMachine, getStateNodes } from 'xstate';
import { dataConnectMachine, modelInput, visibleElements } from '../../widget/machine.ts';
import { renderFlow } from './drive-rendered.tsx';
import { coveringPaths, isForward, type Path, STRETCHES, shortestPaths, simplePaths } from './paths.ts';
import { missingFrom } from './screen.ts';
import { statesOf, transitionsOf } from './transitions.ts';

interface Coverage {
  readonly text: string;
  readonly missed: readonly string[];
}

const coverageOf = (
  { root }: Pick<AnyStateMachine, 'root'>,
  states: ReadonlySet<string>,
  transitions: ReadonlySet<string>,
  unreachable: readonly string[] = [],
): Coverage => {
  const allStates = statesOf(root);
  // A transient state counts as visited if one of its transitions was taken.
  const met = new Set([...states, ...[...transitions].map((name) => name.slice(0, name.indexOf(' | ')))]);
  const allTransitions = transitionsOf(root).filter((name) => !unreachable.includes(name));
  const missed = [
    ...allStates.filter((id) => !met.has(id)),
    ...allTransitions.filter((name) => !transitions.has(name)),
  ];
  const count = (all: readonly string[], hit: ReadonlySet<string>) =>
    `${all.filter((name) => hit.has(name)).length}/${all.length}`;
  return {
    text: `states ${count(allStates, met)}, transitions ${count(allTransitions, transitions)}`,
    missed,
  };
};

/** `npm test` sets PATHS to `covering`: a few paths that take every transition. Otherwise every path is used. */
const chosenFrom = (paths: readonly Path[]) =>
  process.env.PATHS === 'covering' ? coveringPaths(paths) : paths;

const statesSeen = new Set<string>();
const transitionsTaken = new Set<string>();
let pathsWalked = 0;
let stepsWalked = 0;

const walk = async ({ input, steps }: Path): Promise<string[]> => {
  const flow = await renderFlow(input);
  const missing: string[] = [];
  for (const { event, after } of steps) {
    await flow.happen(event);
    const { machine, value } = flow.snapshot();
    if (JSON.stringify(value) !== JSON.stringify(after.value)) missing.push(`is in ${JSON.stringify(value)}`);
    missing.push(...missingFrom(flow.screen(), visibleElements(after)));
    for (const { id } of getStateNodes(machine.root, value)) statesSeen.add(id);
    stepsWalked += 1;
    if (missing.length > 0) break;
  }
  for (const name of flow.taken) transitionsTaken.add(name);
  pathsWalked += 1;
  await flow.close();
  return missing;
};

const failuresOf = async (paths: readonly Path[]): Promise<string[]> => {
  const failures: string[] = [];
  for (const path of paths) {
    const missing = await walk(path);
    if (missing.length > 0) failures.push(`${path.title}\n  misses ${missing.join(', ')}`);
  }
  return failures;
};

it.each(STRETCHES)(
  'the rendered flow shows what the model expects on the shortest path to every event while $title',
  async ({ input, isPossible }) => {
    expect(await failuresOf(chosenFrom(shortestPaths(input, isPossible)))).toEqual([]);
  },
  600_000,
);

it('the rendered flow takes a new person from the e-mail to the shared data on every path without a loop', async () => {
  const ways = simplePaths(modelInput('email', { autoFetch: true }), isForward);
  expect(ways.length).toBeGreaterThan(5);
  expect(await failuresOf(chosenFrom(ways))).toEqual([]);
}, 600_000);

it('the rendered flow visits every state and takes every transition that the machine defines', () => {
  const { missed } = coverageOf(dataConnectMachine, statesSeen, transitionsTaken);
  expect(missed).toEqual([]);
});

afterAll(() => {
  const { text } = coverageOf(dataConnectMachine, statesSeen, transitionsTaken);
  console.log(`Model on the rendered flow: ${text} (${pathsWalked} paths, ${stepsWalked} steps)`);
});
