import { existsSync, readdirSync } from 'node:fs';
import { freePort } from '../../support/free-port.ts';
import type { Engine, EngineWindow, Visit } from './engine.ts';
import { NoAnswer, windowsBy } from './limits.ts';
import { start, stop } from './process.ts';
import { hoverActions, keyActions, pressActions, typeActions } from './w3c-actions.ts';

/** A screen in memory. Xvfb chooses a free number and writes it to the third file descriptor. */
const startXvfb = async () => {
  const { child, failed } = start(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const numbered = new Promise<string>((resolve) => {
    child.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  return { display: await Promise.race([numbered, failed]), close: () => stop(child) };
};

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const connect =
  (driver: string): Send =>
  async (method, path, body) => {
    const response = await fetch(`${driver}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value }: { value: unknown } = JSON.parse(await response.text());
    if (response.ok) return value;
    const { error, message } = Object(value);
    // Both errors come from a browser that ended during a test.
    const isGone = error === 'invalid session id' || (error === 'unknown error' && message === '');
    if (isGone) throw new NoAnswer(`The browser does not answer: it is gone, ${method}`);
    throw new Error(`${error}: ${message}`);
  };

const untilAnswers = async (send: Send) => {
  for (let isReady = false; !isReady; ) {
    isReady = await send('GET', '/status').then(
      () => true,
      () => new Promise<false>((done) => setTimeout(() => done(false), 50)),
    );
  }
};

/** Debian's own program. Its folder is named after the processor. */
const miniBrowser = () =>
  process.env.MINIBROWSER_PATH ??
  readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find(existsSync);

const PAGE_LOAD_MS = 10_000;

/** The driver may miss the end of a load and wait five minutes for it. The test itself waits for the content. */
const unlessLate = (error: Error) => {
  if (!error.message.startsWith('timeout:')) throw error;
};

/** State that all windows of a session share: the current window, and the end of the last command. */
interface Current {
  handle: string;
  done: Promise<unknown>;
}

const FRAME =
  "document.querySelector('data-connect-button')?.shadowRoot?.querySelector('dialog[open] iframe')";

/** A session has one current window and frame, so each command first switches to its own, and waits for the last one. */
const createWindow = (send: Send, handle: string, current: Current): EngineWindow => {
  const inTurn = <Result>(work: (here: Send) => Promise<Result>): Promise<Result> => {
    const result = current.done.then(async () => {
      if (current.handle !== handle) await send('POST', '/window', { handle });
      current.handle = handle;
      return work(send);
    });
    current.done = result.catch(() => undefined);
    return result;
  };
  const at: Send = (method, path, body) => inTurn((here) => here(method, path, body));
  const perform = async (actions: unknown) =>
    void (await at('POST', '/actions', { actions }).catch(unlessLate));
  return {
    goto: async (url) => void (await at('POST', '/url', { url }).catch(unlessLate)),
    run: (expression) => inTurn((here) => evaluate(here, expression)),
    runInFrame: (expression) =>
      inTurn(async (here) => {
        const id = await here('POST', '/execute/sync', { script: `return ${FRAME}`, args: [] });
        if (!id) throw new Error('The dialog has no frame');
        await here('POST', '/frame', { id });
        return evaluate(here, expression).finally(() => here('POST', '/frame', { id: null }));
      }),
    hoverAt: (point) => perform(hoverActions(point)),
    pressAt: (point) => perform(pressActions(point)),
    key: (key) => perform(keyActions(key)),
    type: (text) => perform(typeActions(text)),
    resize: async (width, height) => void (await at('POST', '/window/rect', { width, height })),
  };
};

const evaluate = async (send: Send, expression: string): Promise<unknown> => {
  const answer = await send('POST', '/execute/async', {
    script: `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${expression})).then(
        (value) => done({ text: JSON.stringify(value) }), (error) => done({ error: String(error) }));`,
    args: [],
  });
  const { text, error } = Object(answer);
  if (error !== undefined) throw new Error(error);
  return typeof text === 'string' ? JSON.parse(text) : undefined;
};

const createSession = (driver: Send) =>
  driver('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        timeouts: { pageLoad: PAGE_LOAD_MS },
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      },
    },
  });

const createVisit = async (driver: Send): Promise<Visit> => {
  const session = await createSession(driver);
  const path = `/session/${Reflect.get(Object(session), 'sessionId')}`;
  const send: Send = (method, rest, body) => driver(method, path + rest, body);
  const current: Current = { handle: '', done: Promise.resolve() };
  const windowOf = windowsBy((handle) => createWindow(send, handle, current));
  let isFresh = true;
  return {
    open: async () => {
      // A session begins with a window.
      const handle = isFresh
        ? await send('GET', '/window')
        : // A tab of MiniBrowser stays in the background, where it is not drawn.
          Reflect.get(Object(await send('POST', '/window/new', { type: 'window' })), 'handle');
      const window = windowOf(String(handle));
      if (isFresh) await window.resize(1280, 860);
      isFresh = false;
      return window;
    },
    windows: async () => {
      const handles = await send('GET', '/window/handles');
      return Array.isArray(handles) ? handles.map(windowOf) : [];
    },
    close: async () => void (await driver('DELETE', path)),
  };
};

export const launchWebkit = async (): Promise<Engine> => {
  const screen = await startXvfb();
  const port = await freePort();
  const { child: driver, failed } = start('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const send = connect(`http://127.0.0.1:${port}`);
  await Promise.race([untilAnswers(send), failed]);
  // The driver alone does not show whether the browser starts.
  const { sessionId, capabilities } = Object(await createSession(send));
  await send('DELETE', `/session/${sessionId}`);
  return {
    version: `WebKitGTK ${Reflect.get(Object(capabilities), 'browserVersion')}`,
    visit: () => createVisit(send),
    close: async () => {
      await stop(driver);
      await screen.close();
    },
  };
};
