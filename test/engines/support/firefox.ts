import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { untilWritten } from '../../support/written.ts';
import type { Engine, EngineWindow } from './engine.ts';
import { windowsBy } from './limits.ts';
import { start, stop } from './process.ts';
import { hoverActions, keyActions, pressActions, typeActions } from './w3c-actions.ts';

const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  // Automation turns the popup blocker off, but people have it on.
  'dom.disable_open_during_load': true,
  // A frame of another site stays in the process of its page: the driver's keys and presses reach no other process.
  'fission.webContentIsolationStrategy': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

const USER_JS = Object.entries(PREFERENCES)
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  .join('\n');

type Answer = Readonly<Record<string, unknown>>;

/** A session of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). Commands and answers are matched by number. */
const connect = async (address: string) => {
  const socket = new WebSocket(`${address}/session`, { perMessageDeflate: false });
  await once(socket, 'open');
  const waiting = new Map<unknown, (answer: Answer) => void>();
  socket.on('message', (data) => {
    const answer: Answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let count = 0;
  const send = async (method: string, params: Answer = {}): Promise<Answer> => {
    count += 1;
    const id = count;
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await new Promise<Answer>((resolve) => waiting.set(id, resolve));
    if (answer.type !== 'success') throw new Error(`${answer.error}: ${answer.message}`);
    return Object(answer.result);
  };
  return { send, close: () => socket.close() };
};

type Bidi = Awaited<ReturnType<typeof connect>>;

interface FrameContext {
  readonly context: string;
  readonly url: string;
}

const framesIn = (contexts: unknown): readonly FrameContext[] => {
  const [page] = Array.isArray(contexts) ? contexts : [];
  const children: unknown = Reflect.get(Object(page), 'children');
  return Array.isArray(children) ? children : [];
};

const createWindow = ({ send }: Bidi, context: string): EngineWindow => {
  const perform = async (actions: unknown) => void (await send('input.performActions', { context, actions }));
  const evaluate = async (context: string, expression: string): Promise<unknown> => {
    const { type, result, exceptionDetails } = await send('script.evaluate', {
      // As text, because BiDi would return a description of each value. The replacer ignores a `toJSON` that the page
      // gives to lists and texts.
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value, function (name) { return this[name]; }))`,
      target: { context },
      awaitPromise: true,
      resultOwnership: 'none',
    });
    if (type !== 'success') throw new Error(String(Reflect.get(Object(exceptionDetails), 'text')));
    const text: unknown = Reflect.get(Object(result), 'value');
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  };
  return {
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: (expression) => evaluate(context, expression),
    runInFrame: async (expression) => {
      const { contexts } = await send('browsingContext.getTree', { root: context });
      const frame = framesIn(contexts).find(({ url }) => new URL(url).pathname === '/frame');
      if (!frame) throw new Error('The dialog has no frame');
      return evaluate(frame.context, expression);
    },
    hoverAt: (point) => perform(hoverActions(point)),
    pressAt: (point) => perform(pressActions(point)),
    key: (key) => perform(keyActions(key)),
    type: (text) => perform(typeActions(text)),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
  };
};

interface Context {
  readonly context: string;
  readonly userContext: string;
}

const createVisit = async (bidi: Bidi) => {
  const { userContext } = await bidi.send('browser.createUserContext');
  const windowOf = windowsBy((context) => createWindow(bidi, context));
  return {
    open: async () => {
      const { context } = await bidi.send('browsingContext.create', { type: 'tab', userContext });
      const window = windowOf(String(context));
      await window.resize(1280, 860);
      return window;
    },
    windows: async () => {
      const { contexts } = await bidi.send('browsingContext.getTree', { maxDepth: 0 });
      const all: readonly Context[] = Array.isArray(contexts) ? contexts : [];
      return all.filter((tab) => tab.userContext === userContext).map(({ context }) => windowOf(context));
    },
    close: async () => void (await bidi.send('browser.removeUserContext', { userContext })),
  };
};

/** Firefox without a separate driver: it supports WebDriver BiDi itself. */
export const launchFirefox = async (): Promise<Engine> => {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), USER_JS);
  const { child: firefox, failed } = start(
    process.env.FIREFOX_PATH ?? 'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const bidi = await connect(
    await Promise.race([untilWritten(firefox, /WebDriver BiDi listening on (ws:\S+)/), failed]),
  );
  const { capabilities } = await bidi.send('session.new', { capabilities: {} });
  return {
    version: `Firefox ${Reflect.get(Object(capabilities), 'browserVersion')}`,
    visit: () => createVisit(bidi),
    close: async () => {
      bidi.close();
      await stop(firefox);
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
