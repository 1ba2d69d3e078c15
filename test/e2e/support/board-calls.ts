import type { BrowserContext } from 'playwright-core';
import { expect, inject } from 'vitest';
import { SUCCESS_CALLBACK_MS } from '../../../widget/constants.ts';
import { returning } from '../../support/open-flow.ts';
import type { Attempt, SavedUser, TriedCall } from './attempt.ts';
import { cards, openDialog, skipOnboarding } from './board.ts';
import { framedPersonOn, textOf } from './person.ts';
import { connectSample } from './sample-account.ts';
import { clearStorage, framedRecordKey } from './saved.ts';
import { withSession } from './session.ts';

/** The board's own application. */
const BOARD_KEY = 'sandbox-jobs-key';

const boardOn = async (context: BrowserContext, user?: SavedUser) => {
  await skipOnboarding(context);
  const page = await context.newPage();
  const signedIn = user && (await withSession(user, 'app_jobs'));
  if (signedIn) await connectSample(inject('baseUrl'), signedIn.token, 'engineer', BOARD_KEY);
  const logged: string[] = [];
  page.on('console', (message) => message.text().startsWith('Error ') && logged.push(message.text()));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  return {
    page,
    logged,
    heading,
    /** The board as on a first visit. Earlier requests end with their page. */
    startAgain: async () => {
      await page.goto(`${inject('baseUrl')}/api/privacy`);
      await clearStorage(page, signedIn, framedRecordKey(BOARD_KEY));
      logged.length = 0;
      await page.goto(inject('baseUrl'));
    },
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
  async open(context, clock) {
    const { page, logged, heading, startAgain, hasLogged, hasList, toDemo } = await boardOn(
      context,
      returning,
    );
    const person = framedPersonOn(page);
    const share = async () => {
      await openDialog(page, person);
      await person.canPress();
      await clock.stop();
      await person.dataSwitch('Personality').check();
      await person.press('Share');
      await person.sees(textOf('data.shared', { appName: 'Internship Job Board' }));
    };
    /** After showing the outcome, the widget gives the result to the page, which makes the call. */
    const ask = async () => {
      await clock.skip(SUCCESS_CALLBACK_MS);
      await person.isGone();
    };
    const begin = async (): Promise<Attempt> => {
      await clock.goOn();
      await startAgain();
      await hasList();
      await share();
      return {
        ask,
        async meet() {
          await page.getByText('Your interests could not be read').waitFor();
          await hasLogged('Error processing Mosaic data');
          await heading('Featured Internships');
          await hasList();
        },
        async retry() {
          await page.getByRole('button', { name: 'Try again' }).click();
          // The heading changes with its list, which the page's timers announce.
          await clock.goOn();
          await heading('Personalized Internships');
        },
        leave: toDemo,
        async askAgain() {
          await page.goBack();
          await heading('Featured Internships');
          expect(logged).toEqual([]);
          await clock.goOn();
          await share();
          await ask();
          await clock.goOn();
          await heading('Personalized Internships');
        },
      };
    };
    return { page, begin };
  },
};

const search: TriedCall = {
  name: 'call 6, the job search',
  address: '**/v1/api/jobs/**',
  async open(context) {
    const { page, logged, heading, startAgain, hasLogged, hasList, toDemo } = await boardOn(context);
    await page.addInitScript(() =>
      localStorage.setItem('data-connect:jobs:interests', JSON.stringify({ names: ['input1', 'input4'] })),
    );
    const begin = async (): Promise<Attempt> => {
      // A personal list is visible when the connection fails, and the featured list was never requested.
      await startAgain();
      await heading('Personalized Internships');
      await hasList();
      return {
        ask: () => page.getByText('All', { exact: true }).click(),
        async meet() {
          await page.getByText('The internships could not be loaded').waitFor();
          await hasLogged('Error fetching general jobs');
          await heading('Featured Internships');
        },
        async retry(fault) {
          // The search goes on by itself when the connection is back.
          if (fault !== 'the connection gone and back')
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
    };
    return { page, begin };
  },
};

/** The showcase's two calls on the job board. */
export const BOARD_CALLS: readonly TriedCall[] = [infer, search];
