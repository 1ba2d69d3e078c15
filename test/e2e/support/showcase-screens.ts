import type { Page } from 'playwright-core';
import { CV_PROBLEMS } from '../../../showcase/jobs/cv/problems.ts';
import type { Measure } from './screen-measures.ts';
import { postShare } from './share-message.ts';

export interface Screen {
  readonly name: string;
  /** The area of the showcase that begins with this screen. */
  readonly area?: string;
  /** Its address; without one the screen is reached from the screen before. */
  readonly path?: string;
  readonly reach?: (page: Page) => Promise<unknown>;
  /** The part that axe checks, if the rest belongs to another screen. */
  readonly part?: string;
  readonly measures?: readonly Measure[];
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const follow = (name: string | RegExp) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).first().click();
const reads = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();
const then =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

const answerQuestions = async (page: Page) => {
  for (let question = 1; question < 5; question += 1) {
    await reads(`Question ${question} of 5`)(page);
    await press('Next')(page);
  }
};

const logIntoGamp = async (page: Page) => {
  await page.getByLabel('E-mail').fill('ada@example.com');
  await press('Login')(page);
};

const nameProfile = async (page: Page) => {
  await page.getByLabel('Your LinkedIn URL').fill('https://www.linkedin.com/in/ada');
  await press('Next')(page);
  await reads('names searched so far')(page);
};

const CV = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Nutrition, museums, law') };

/** Every route (specification §2.1), and the screens behind a first one. */
const SCREENS: readonly Screen[] = [
  { name: 'the onboarding of the job board', area: 'the job board', path: '/', measures: ['inbox'] },
  {
    name: 'a job',
    reach: then(press('Skip for now'), (page) => page.locator('li > a[href^="/job/"]').first().click()),
  },
  {
    name: 'the job board',
    path: '/everywhere-else',
    measures: ['inbox'],
    reach: reads('Sample postings'),
  },
  {
    name: 'the personalised board',
    reach: then(postShare, reads('fit you'), reads('Fits your')),
  },
  {
    name: 'a job that is no longer listed',
    path: '/job/none',
    reach: then(press('Skip for now'), reads('This internship is no longer listed')),
  },
  {
    name: 'the saved internships, of which there are none',
    path: '/saved',
    reach: reads('Nothing saved yet'),
  },
  {
    name: 'the saved internships',
    path: '/everywhere-else',
    reach: then(
      reads('Sample postings'),
      press(/^Save Software Engineering/),
      press(/^Not interested in Machine Learning/),
      follow(/^Saved/),
      reads('Show again'),
    ),
  },
  {
    name: 'the answers of a person',
    path: '/answers',
    reach: then(
      (page) => page.getByLabel('Primary skill').fill('SQL'),
      (page) => page.getByLabel('Choose your CV').setInputFiles(CV),
      reads('cv.txt 23 B'),
    ),
  },
  {
    name: 'the answers, with a file that is not read',
    path: '/answers',
    reach: then(
      (page) => page.getByLabel('Choose your CV').setInputFiles({ ...CV, buffer: Buffer.from('{\\rtf') }),
      reads(CV_PROBLEMS.kind),
    ),
  },
  {
    name: 'the error screen',
    path: '/copus',
    reach: async (page) => {
      await page.route('**/CopusPage-*.js', (route) => route.abort());
      await page.reload();
      await reads('Unexpected Application Error!')(page);
    },
  },
  { name: 'the people app', area: 'the people app', path: '/gigi' },
  { name: 'the dashboard of the people app', reach: nameProfile },
  { name: 'its entry that is still to come', reach: press('Gossips') },
  { name: 'its leaderboard', reach: follow('Leaderboard') },
  {
    name: 'a person of its ranking',
    reach: then(follow('Odile Marchetti'), reads(/No. 1 of/)),
  },
  { name: 'the earnings app', area: 'the earnings app', path: '/prograd' },
  {
    name: 'the dashboard of the earnings app',
    reach: then(answerQuestions, press(/^Skip and continue/), reads('Learn')),
  },
  {
    name: 'its learning pathway',
    path: '/prograd',
    reach: then(postShare, reads('Introduction to Crypto and Web3')),
  },
  { name: 'its search', reach: then(press('Search'), reads('Savings pots')) },
  { name: 'the developer community', area: 'the developer community', path: '/dcode' },
  { name: 'a developer’s profile', path: '/profile' },
  { name: 'the profile with its badges', reach: then(postShare, reads('Lantern Bearer')) },
  { name: 'the edit form', path: '/edit-profile' },
  {
    name: 'the edit form, refused',
    reach: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('one');
      await press('Save Changes')(page);
      await reads('The two passwords do not agree.')(page);
    },
  },
  { name: 'the character site', area: 'the character site and the discovery app', path: '/toona' },
  { name: 'the cast of the character site', reach: then(postShare, reads('In your order')) },
  { name: 'a character of its cast', reach: then(follow(/Sayo Minase/), reads(/The forest answers/)) },
  { name: 'its form for a character', reach: then(press('Close'), press('Create new')) },
  { name: 'the discovery app', path: '/toona/discover' },
  { name: 'its cards', reach: then(postShare, reads('Toona starts everyone with')) },
  { name: 'its home', reach: then(follow('Home'), reads('Welcome in')) },
  {
    name: 'a card of the discovery app',
    path: '/toona/discover?card=songs-for-the-last-episode',
    reach: then(postShare, reads('For the minute in which')),
  },
  {
    name: 'the community dashboard below its overlay',
    area: 'the community dashboard',
    path: '/copus',
    reach: reads('Sign up or log in'),
  },
  { name: 'its forum', reach: then(press('Close'), press('Forum')) },
  { name: 'its graph', reach: press('Graph') },
  { name: 'its channels', reach: press('Channel') },
  {
    name: 'a post of its forum',
    path: '/copus?post=night-bus-11-a-field-recording-in-forty-stops',
    reach: then(press('Close'), reads('Listen for the driver')),
  },
  { name: 'the reading tool', area: 'the reading tool', path: '/readwise' },
  { name: 'its supplemental books', path: '/readwise/supplemental' },
  {
    name: 'its form for a new book, refused',
    reach: then(press('Add New Book'), press('Add to shelf'), reads('Please enter the title')),
  },
  { name: 'the video site', area: 'the video site', path: '/Odysee' },
  {
    name: 'its join overlay, refused',
    reach: async (page) => {
      await press('Sign Up')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click();
      await reads('Please enter a password')(page);
    },
  },
  { name: 'the gaming app', area: 'the gaming app', path: '/gamp', measures: ['inbox'] },
  { name: 'its tournaments', reach: logIntoGamp },
  { name: 'its rewards', path: '/gamp/rewards', reach: logIntoGamp },
  {
    name: 'its prizes',
    reach: (page) => page.getByRole('tab', { name: 'Redeem' }).click(),
  },
  {
    name: 'the workbench',
    area: 'the workbench',
    path: '/widget',
    measures: ['inbox', 'targets'],
    reach: async (page) => {
      await page.locator('.workbench-below').evaluate((below) => below.scrollIntoView());
      await page.getByRole('heading', { name: 'Paths', exact: true }).waitFor();
      await page.getByRole('button', { name: 'entry' }).first().waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  { name: 'the documentation', area: 'the documentation', path: '/docs' },
  {
    name: 'a search in the documentation',
    part: 'search',
    reach: async (page) => {
      await page.getByRole('searchbox').fill('code');
      await reads('found')(page);
    },
  },
  { name: 'a chapter of the documentation', path: '/docs/events' },
  { name: 'the deep links', area: 'the pages of the sandbox', path: '/telegram' },
  { name: 'the callback', path: '/callback' },
  { name: 'the Sandbox inbox, open', reach: press(/^Sandbox inbox/) },
  { name: 'the authentication test', path: '/auth' },
  { name: 'the session of the authentication test', path: '/auth?code=c&state=s' },
];

export interface Walk {
  readonly area: string | undefined;
  readonly path: string;
  readonly screens: readonly Screen[];
}

export const WALKS: readonly Walk[] = SCREENS.flatMap(({ area, path }, index) => {
  if (path === undefined) return [];
  const next = SCREENS.findIndex((other, place) => place > index && other.path !== undefined);
  return [{ area, path, screens: SCREENS.slice(index, next === -1 ? undefined : next) }];
});

export const AREAS = WALKS.flatMap(({ area }, index) => {
  if (area === undefined) return [];
  const next = WALKS.findIndex((other, place) => place > index && other.area !== undefined);
  return [{ area, walks: WALKS.slice(index, next === -1 ? undefined : next) }];
});
