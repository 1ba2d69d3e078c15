import type { Page } from 'playwright-core';

export interface DemoCase {
  readonly name: string;
  readonly path: string;
  /** Leads from the first view to the widget. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** Waits for the required effect of a response (specification §4). */
  readonly answered: (page: Page) => Promise<unknown>;
}

const sees = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();

/** The demos, each with an application of its own. */
export const DEMOS: readonly DemoCase[] = [
  {
    name: 'the community dashboard swaps posts and channels and closes the overlay',
    path: '/copus',
    answered: (page) => page.getByRole('heading', { name: 'Sign up or log in' }).waitFor({ state: 'hidden' }),
  },
  { name: 'the reading tool loads the persona', path: '/readwise', answered: sees(/^Persona loaded/) },
  {
    name: 'the video site swaps its videos and closes the join overlay',
    path: '/Odysee',
    reach: (page) => page.getByRole('button', { name: 'Sign Up' }).first().click(),
    answered: (page) => page.getByRole('dialog', { name: 'Join' }).waitFor({ state: 'hidden' }),
  },
  {
    name: 'the earnings app completes its onboarding and reveals the learning pathway',
    path: '/prograd',
    reach: async (page) => {
      for (let question = 1; question < 5; question += 1) {
        await page.getByText(`Question ${question} of 5`).waitFor();
        await page.getByRole('button', { name: 'Next' }).click();
      }
    },
    answered: sees('Introduction to Crypto and Web3'),
  },
  {
    name: 'the developer profile shows its badges after a login return',
    path: '/profile',
    answered: sees('Signing out puts the badges away.'),
  },
  {
    name: 'the character site changes the order of its characters',
    path: '/toona',
    answered: sees('In a new order, the same for everyone.'),
  },
  {
    name: 'the discovery app logs in and names the fixed interests',
    path: '/toona/discover',
    answered: sees('action, romance, sci-fi, fantasy'),
  },
  {
    name: 'the people app opens its dashboard',
    path: '/gigi',
    answered: sees('297,078 names searched so far'),
  },
  {
    name: 'the gaming app shows the tournaments of a connected person',
    path: '/gamp',
    answered: sees('Valorant Weekly Scrims'),
  },
];
