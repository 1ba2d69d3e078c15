import type { BrowserContext } from 'playwright-core';
import { expect, inject } from 'vitest';
import { SUCCESS_CALLBACK_MS } from '../../../widget/constants.ts';
import { returning } from '../../support/open-flow.ts';
import { cards, skipOnboarding } from './board.ts';
import { personOn, textOf } from './person.ts';
import type { TriedCall } from './trial.ts';

const boardOn = async (context: BrowserContext) => {
  await skipOnboarding(context);
  const page = await context.newPage();
  const logged: string[] = [];
  page.on('console', (message) => message.text().startsWith('Error ') && logged.push(message.text()));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  return {
    page,
    logged,
    heading,
    hasLogged: (text: string) => expect.poll(() => logged.join()).toContain(text),
    hasList: () => expect.poll(() => cards(page).count()).toBe(20),
    toDemo: async () => {
      await page.getByRole('navigation', { name: 'Demos' }).getByRole('link', { name: 'Gigi' }).click();
      await page.waitForURL('**/gigi');
    },
  };
};

const infer: TriedCall = {
  name: 'call 5, reading the interests',
  address: '**/api/inference',
  user: returning,
  async start(context, clock) {
    const { page, logged, heading, hasLogged, hasList, toDemo } = await boardOn(context);
    const person = personOn(page);
    const share = async () => {
      await person.trigger.click();
      await person.dataSwitch('Personality').check();
      await person.press('Share');
      await person.sees(textOf('data.shared', { appName: 'Internship Job Board' }));
    };
    /** After the outcome was shown, the page gets the result and asks. */
    const ask = async () => {
      await clock.skip(SUCCESS_CALLBACK_MS);
      await person.isGone();
    };
    await page.goto(inject('baseUrl'));
    await hasList();
    await clock.stop();
    await share();
    return {
      page,
      ask,
      async meet() {
        await page.getByText('Your interests could not be read').waitFor();
        await hasLogged('Error processing Mosaic data');
        await heading('Featured Internships');
        await hasList();
      },
      async retry() {
        await page.getByRole('button', { name: 'Try again' }).click();
        await heading('Personalized Internships');
      },
      leave: toDemo,
      async askAgain() {
        await page.goBack();
        await heading('Featured Internships');
        expect(logged).toEqual([]);
        await share();
        await ask();
        await heading('Personalized Internships');
      },
    };
  },
};

const search: TriedCall = {
  name: 'call 6, the job search',
  address: '**/v1/api/jobs/**',
  async start(context) {
    const { page, logged, heading, hasLogged, hasList, toDemo } = await boardOn(context);
    await page.addInitScript(() =>
      localStorage.setItem('data-connect:jobs:interests', JSON.stringify({ names: ['input1', 'input4'] })),
    );
    // A personal list stands there when the connection goes, and the featured one has never been asked for.
    await page.goto(inject('baseUrl'));
    await heading('Personalized Internships');
    await hasList();
    return {
      page,
      ask: () => page.getByRole('button', { name: 'Back to featured' }).click(),
      async meet() {
        await page.getByText('The internships could not be loaded').waitFor();
        await hasLogged('Error fetching general jobs');
        await heading('Featured Internships');
      },
      async retry() {
        await page.getByRole('button', { name: 'Retry' }).click();
        await hasList();
      },
      leave: toDemo,
      async askAgain() {
        await page.goBack();
        await hasList();
        expect(logged).toEqual([]);
      },
    };
  },
};

/** The showcase's two calls on the job board. */
export const BOARD_CALLS: readonly TriedCall[] = [infer, search];
