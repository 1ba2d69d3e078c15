import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { UserRecord } from '../../../widget/types.ts';
import { keepAxeRunning } from './axe.ts';
import { useClock } from './clock.ts';
import { openHostPage } from './host-page.ts';
import { withSession } from './session.ts';

/** A page that shows the states of the widget one after the other; its clock stands still until it is moved. */
export interface Stage {
  readonly page: Page;
  /** What is in the element, trigger and dialog. */
  readonly widget: Locator;
  readonly runFor: (ms: number) => Promise<void>;
}

/** How a state is set up. */
export interface Setting {
  /** `training` opens there, `null` leaves the trigger alone; else the record decides. */
  readonly step: string | null;
  /** The record that an earlier visit left. */
  readonly user?: UserRecord;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Runs in the page: closes what is open and starts again, as after a reload. */
const begin = async ({ step, user, attributes = {} }: Setting) => {
  const element = document.querySelector('data-connect-button');
  await element?.close();
  localStorage.removeItem('data-connect:mosaic:user');
  sessionStorage.clear();
  if (user) localStorage.setItem('data-connect:mosaic:user', JSON.stringify(user));
  for (const name of ['test-mode', 'auto-fetch', 'request-data', 'visual-type', 'button-type'])
    element?.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value);
  if (step === 'training') await element?.startTraining();
  else if (step) await element?.open();
};

/** Opens a host page for states of the widget; `attributes` apply to all of them. */
export const openStage = async (context: BrowserContext, attributes = '') => {
  await keepAxeRunning(context);
  const clock = await useClock(context);
  const page = await openHostPage(context, attributes);
  await clock.stop();
  const stage: Stage = {
    page,
    widget: page.locator('data-connect-button').first(),
    runFor: async (ms) => {
      await clock.runFor(ms);
    },
  };
  return {
    ...stage,
    show: async ({
      reach,
      user,
      ...setting
    }: Setting & { readonly reach?: (stage: Stage) => Promise<void> }) => {
      const signedIn = user && (await withSession(user));
      // Windows of platforms that the state before opened.
      for (const other of context.pages()) if (other !== page) await other.close();
      await page.evaluate(begin, { ...setting, user: signedIn });
      await reach?.(stage);
    },
  };
};
