import type { CDPSession, Page } from 'playwright-core';
import { launch } from '../../support/browser.ts';
import { type Engine, type EngineWindow, isDialogFrame, type LaunchSettings } from './engine.ts';

const windows = new WeakMap<Page, EngineWindow>();

// Playwright's own evaluation needs `eval`, which a strict policy forbids.
const evaluate = async (session: CDPSession, expression: string): Promise<unknown> => {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
};

const createWindow = (page: Page): EngineWindow => {
  const session = page.context().newCDPSession(page);
  return {
    goto: async (url) => void (await page.goto(url)),
    goBack: async () => void (await page.goBack()),
    run: async (expression) => evaluate(await session, expression),
    runInFrame: async (expression) => {
      const frame = page.frames().find((one) => isDialogFrame(one.url()));
      if (!frame) throw new Error('The dialog has no frame');
      // A frame of the page's own site shares the page's session.
      const inner = await page
        .context()
        .newCDPSession(frame)
        .catch(() => undefined);
      if (!inner) return frame.evaluate(expression);
      return evaluate(inner, expression).finally(() => inner.detach().catch(() => undefined));
    },
    hoverAt: ({ x, y }) => page.mouse.move(x, y),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
};

const windowOf = (page: Page): EngineWindow => {
  const known = windows.get(page) ?? createWindow(page);
  windows.set(page, known);
  return known;
};

export const launchChromium = async ({ storage, colours }: LaunchSettings): Promise<Engine> => {
  const browser = await launch(
    storage === 'blocked' ? { args: ['--no-sandbox', '--blink-settings=localStorageEnabled=false'] } : {},
  );
  return {
    version: `Chromium ${browser.version()}`,
    visit: async () => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 860 },
        colorScheme: colours ?? 'light',
      });
      return {
        open: async () => windowOf(await context.newPage()),
        windows: async () => context.pages().map(windowOf),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
};
