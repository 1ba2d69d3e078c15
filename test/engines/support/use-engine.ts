import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { ENGINES, type Engine, type EngineName, type Visit } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { type HostPageShape, hostPagePath } from './host-page.ts';
import { limited, within } from './limits.ts';
import { type Person, personAt } from './person.ts';
import { type Site, serveSite } from './site.ts';
import { launchWebkit } from './webkit.ts';

const LAUNCH: Record<EngineName, () => Promise<Engine>> = { firefox: launchFirefox, webkit: launchWebkit };

const START_MS = 45_000;

/** The browser did not start. This is no failure of the widget, so its tests are skipped. */
class NotStarted extends Error {
  override readonly name = 'NotStarted';
}

const launchEngine = async (name: EngineName): Promise<Engine> => {
  try {
    const late = new Error(`not ready after ${START_MS / 1000} s`);
    const engine = limited(await within(START_MS, late, LAUNCH[name]()));
    return { version: engine.version, visit: async () => limited(await engine.visit()), close: engine.close };
  } catch (error) {
    throw new NotStarted(`${name} does not start: ${error instanceof Error ? error.message : error}`);
  }
};

/** The engine of this run, from the environment variable `ENGINE`. */
export const ENGINE: EngineName = ENGINES.find((name) => name === process.env.ENGINE) ?? 'firefox';

/** The browser of all test files, which run in one process. It starts again after it ended. */
let running: Promise<Engine> | undefined;
const browser = () => {
  running ??= launchEngine(ENGINE);
  return running;
};
const endBrowser = async () => {
  const engine = await running;
  running = undefined;
  await engine?.close();
};

export const useEngine = () => {
  let site: Site;
  let visits: Visit[] = [];
  beforeAll(async () => {
    site = await serveSite();
  });
  beforeEach(async ({ skip }) => {
    const refused = await browser().then(
      () => null,
      (error: unknown) => error,
    );
    if (refused instanceof NotStarted) skip(refused.message);
    if (refused !== null) throw refused;
  });
  afterEach(async ({ task }) => {
    const closed = await Promise.allSettled(visits.map((visit) => visit.close()));
    Object.assign(site.conditions, { coop: '', added: undefined });
    visits = [];
    const isStuck =
      closed.some(({ status }) => status === 'rejected') ||
      task.result?.errors?.some(({ name }) => name === 'NoAnswer');
    if (isStuck) await endBrowser();
  });
  afterAll(() => site?.close());

  const comeTo = async (path: string) => {
    const visit = await (await browser()).visit();
    visits.push(visit);
    const person = personAt(await visit.open(), visit, site);
    await person.goto(path);
    return person;
  };
  const isReady = (person: Person) =>
    person.until("customElements.get('data-connect-button') !== undefined", 'no element');

  return {
    site: () => site,
    comeTo,
    comeToHost: async (shape?: HostPageShape) => {
      const person = await comeTo(hostPagePath(shape));
      await isReady(person);
      return person;
    },
    comeToFramed: async (attributes = '') => {
      const framed = `isolation="frame" api-base="${site.url}/api" ${attributes}`;
      const person = await comeTo(site.otherUrl + hostPagePath({ attributes: framed }));
      await isReady(person);
      return person;
    },
    codeFor: async (email: string): Promise<string> => {
      const answer = await fetch(`${site.url}/sandbox/inbox?email=${encodeURIComponent(email)}`);
      const { messages }: { messages: readonly { code: string }[] } = JSON.parse(await answer.text());
      const [newest] = messages;
      if (!newest) throw new Error(`No code was sent to ${email}`);
      return newest.code;
    },
  };
};
