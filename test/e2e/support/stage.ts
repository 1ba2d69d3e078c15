import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { Step, UserRecord } from '../../../widget/types.ts';
import { useClock } from './clock.ts';
import { type HostPageShape, openHostPage } from './host-page.ts';
import { personOn } from './person.ts';
import { clearStorage } from './saved.ts';
import { withSession } from './session.ts';

/** A page that shows the states of the widget one after the other. Its clock runs only on command. */
export interface Stage {
  readonly page: Page;
  readonly element: Locator;
  /** The owner of the dialog's shadow root: the element itself, or its counterpart in a frame. */
  readonly widget: Locator;
  readonly runFor: (ms: number) => Promise<void>;
}

export interface Setting {
  /** `training` opens there, `null` shows the trigger only; otherwise the record decides. */
  readonly step: string | null;
  readonly user?: UserRecord;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Answer of `GET /api/app`. By default the server does not have this call. */
  readonly app?: object;
}

/** A step in one of its states. Tests find it by structure, not by texts, because it appears in every language. */
export interface ShownStep extends Setting {
  readonly name: string;
  /** The visible step; `null` for the trigger alone. */
  readonly step: Step | null;
  readonly reach?: (stage: Stage) => Promise<void>;
}

const begin = async ({ step, attributes = {} }: Setting) => {
  const element = document.querySelector('data-connect-button');
  for (const name of ['test-mode', 'auto-fetch', 'request-data', 'visual-type', 'button-type'])
    element?.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value);
  if (step === 'training') await element?.startTraining();
  else if (step) await element?.open();
};

export const openStage = async (context: BrowserContext, attributes = '', shape: HostPageShape = {}) => {
  const clock = await useClock(context);
  const page = await openHostPage(context, attributes, shape);
  let notified: object | undefined;
  // The server's own answer has the day and the port of the run. `who-asks.test.ts` shows the dialog with it.
  await page.route('**/api/app', (route) => route.fulfill(notified ? { json: notified } : { status: 404 }));
  await clock.stop();
  const element = page.locator('data-connect-button');
  const widget = personOn(page).root;
  const stage: Stage = {
    page,
    element,
    widget,
    runFor: async (ms) => {
      await clock.runFor(ms);
    },
  };
  return {
    ...stage,
    setTheme: async (theme: string) => {
      await element.evaluate((shown, name) => shown.setAttribute('theme', name), theme);
      await widget.locator(`.flow:not([data-theme=${theme}])`).waitFor({ state: 'detached' });
    },
    show: async ({ app, reach, user, ...setting }: Setting & Pick<ShownStep, 'reach'>) => {
      const signedIn = user && (await withSession(user));
      // Windows of platforms that the previous state opened.
      for (const other of context.pages()) if (other !== page) await other.close();
      await page.evaluate(() => document.querySelector('data-connect-button')?.close());
      await clearStorage(page, signedIn);
      notified = app;
      await page.evaluate(begin, setting);
      // The data step waits for the answer who asks.
      await widget.locator('p.asker').waitFor({ state: 'detached' });
      await reach?.(stage);
    },
  };
};
