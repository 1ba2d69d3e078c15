import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bidi, connectBidi } from './bidi.ts';
import { type Engine, type EngineWindow, isDialogFrame, type LaunchSettings } from './engine.ts';
import { start, stop } from './process.ts';
import { hoverActions, keyActions, pressActions, typeActions } from './w3c-actions.ts';

type Preferences = Readonly<Record<string, string | number | boolean>>;

const QUIET: Preferences = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  // A frame of another site stays in the process of its page: the driver's keys and presses reach no other process.
  'fission.webContentIsolationStrategy': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // The bench needs a clock with full precision.
  'privacy.reduceTimerPrecision': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

const preferencesOf = ({ storage, colours }: LaunchSettings): Preferences => ({
  ...QUIET,
  // Automation turns the popup blocker off, but people have it on.
  'dom.disable_open_during_load': true,
  'ui.systemUsesDarkTheme': colours === 'dark' ? 1 : 0,
  ...(storage === 'blocked' && { 'network.cookie.cookieBehavior': 2 }),
});

const fileOf = (preferences: Preferences) =>
  Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n');

/** The address that Firefox prints on its error output once it listens. */
const addressOf = (firefox: ChildProcess) =>
  new Promise<string>((resolve) => {
    let output = '';
    firefox.stderr?.on('data', (chunk) => {
      output += chunk;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
  });

interface FrameContext {
  readonly context: string;
  readonly url: string;
}

/** The frames of the page that `browsingContext.getTree` describes. */
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
    goBack: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    run: (expression) => evaluate(context, expression),
    runInFrame: async (expression) => {
      const { contexts } = await send('browsingContext.getTree', { root: context });
      const frame = framesIn(contexts).find(({ url }) => isDialogFrame(url));
      if (!frame) throw new Error('The dialog has no frame');
      return evaluate(frame.context, expression);
    },
    hoverAt: (point) => perform(hoverActions(point)),
    pressAt: (point) => perform(pressActions(point)),
    key: (key) => perform(keyActions(key)),
    type: (text) => perform(typeActions(text)),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    screenshot: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    close: async () => void (await send('browsingContext.close', { context })),
  };
};

interface Context {
  readonly context: string;
  readonly userContext: string;
}

const createVisit = async (bidi: Bidi) => {
  const { userContext } = await bidi.send('browser.createUserContext');
  const known = new Map<string, EngineWindow>();
  const windowOf = (context: string) => {
    const window = known.get(context) ?? createWindow(bidi, context);
    known.set(context, window);
    return window;
  };
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
export const launchFirefox = async (settings: LaunchSettings): Promise<Engine> => {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), fileOf(preferencesOf(settings)));
  const { child: firefox, failed } = start(
    process.env.FIREFOX_PATH ?? 'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const bidi = await connectBidi(await Promise.race([addressOf(firefox), failed]));
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
