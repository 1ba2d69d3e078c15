import { expect, it } from 'vitest';
import { getStateNodes } from 'xstate';
import { dataConnectMachine } from '../../../widget/machine.ts';
import { coverageOf } from '../../model/coverage.ts';
import { coveringPaths, type Filter, type Path, STRETCHES, shortestPaths } from '../../model/paths.ts';
import { useChromium } from '../support/chromium.ts';
import { walkInBrowser } from '../support/walk-in-browser.ts';

const chromium = useChromium();

/** In a browser, the reports of a window have a fixed order, and no request lasts longer than its 20 s. */
const isReal: Filter = (before, event) => {
  const isIn = (state: 'authorizing' | 'waiting' | 'unconfirmed' | 'leaving') =>
    before.matches({ onboarding: { connecting: state } });
  switch (event.type) {
    case 'oauth.blocked':
      return isIn('authorizing');
    case 'oauth.closed':
      return event.blank ? isIn('authorizing') : isIn('waiting');
    case 'oauth.connected':
    case 'oauth.refused':
      return isIn('waiting') || isIn('unconfirmed');
    case 'oauth.leaving':
      return isIn('waiting');
    // Sharing waits for the answer, and there is only one.
    case 'app.loaded':
      return before.matches({ email: 'editing' }) || before.matches({ onboarding: 'choosing' });
    default:
      break;
  }
  if (!('ms' in event)) return true;
  const hasRequest = before.matches({ code: { entry: 'confirming' } }) || isIn('authorizing');
  return !hasRequest;
};

/** One page belongs either to a phone or to a desktop, and returns from a redirect only by loading. */
const isOnePage = ({ steps }: Path): boolean => {
  const types = steps.map(({ event }) => event.type);
  const isPhone = types.includes('oauth.leaving');
  const hasWindow = types.some((type) => /^oauth\.(blocked|closed|connected|refused)$/.test(type));
  const isLate = types.some((type, index) => type === 'oauth.returned' && index !== 1);
  const isWaitingOnPhone = isPhone && !types.join(' ').includes('authorizing oauth.leaving');
  // The page loads the facts of an application with pages for downloads once, and they do not change later.
  const answers = types.filter((type) => type === 'app.loaded' || type === 'platform.read');
  const isNotifiedTwice =
    types.filter((type) => type === 'app.loaded').length > 1 || new Set(answers).size > 1;
  return !isNotifiedTwice && !(isPhone && (hasWindow || isWaitingOnPhone)) && !isLate;
};

const statesIn = ({ steps }: Path) =>
  steps.flatMap(({ before, after }) =>
    [before, after].flatMap(({ machine, value }) => getStateNodes(machine.root, value).map(({ id }) => id)),
  );

/** The path's states, and its events, each in the state that gets it. */
const partsIn = (path: Path) => [
  ...statesIn(path),
  ...path.steps.map(({ before, event }) => `${Object.keys(Object(before.value))} ${event.type}`),
];

const seen = new Set<string>();

/** Paths that visit every state, and take every event in every step. `rendered.test.ts` takes every transition, without a browser. */
const paths = coveringPaths(
  // Only the provider's frame knows a person of another application: `frame-known-person.test.ts`.
  STRETCHES.filter(({ input }) => !input.isKnown)
    .flatMap(({ input, isPossible }) =>
      shortestPaths(input, (before, event) => isPossible(before, event) && isReal(before, event)),
    )
    .filter(isOnePage),
).filter((path) => {
  const isNew = partsIn(path).some((id) => !seen.has(id));
  for (const id of partsIn(path)) seen.add(id);
  return isNew;
});

it.each(paths.map((path) => [path.title, path] as const))(
  'the built flow shows what the model expects on %s',
  (_, path) => walkInBrowser(chromium.visit, path),
);

it('the paths of the built flow visit every state that a dialog in a page has', () => {
  const taken = new Set(paths.flatMap(({ steps }) => steps.flatMap(({ takes }) => takes)));
  const { missed } = coverageOf(dataConnectMachine, seen, taken);
  // The names of transitions have a bar.
  expect(missed.filter((name) => !name.includes(' | ') && !/email\.(known|continuing)\b/.test(name))).toEqual(
    [],
  );
});
