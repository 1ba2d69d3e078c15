/** Days for which the pages keep a person's shared data; then `showcase/app/forget-old.ts` removes it. */
const KEEP_DAYS = 30;

/** An application that `npm start` registers. Its pages contain its key (`showcase/shared/connect/app-key.ts`). */
export interface ShowcaseApp {
  /** The folder's name. */
  readonly name: string;
  /** The name that people read, in the dialog and in mails. */
  readonly title: string;
  /** Why it asks, as one sentence. */
  readonly purpose: string;
  /** The kept data of the answer and of the person's actions on the page, and the place. */
  readonly kept: string;
  readonly keepDays: number;
  /** Address for people's questions, in a domain that gets no mail. */
  readonly contact: string;
}

/** The person of a page (`showcase/shared/connect/kept-person.ts`). */
const PERSON =
  'Your name, and what you shared of your interests: scores, main topics and reasons, in this browser until you sign out.';
const WHILE_READ =
  'Until your platforms have been read, the access to your interests stays in this browser for an hour at most.';

const APPS = [
  {
    name: 'jobs',
    title: 'Internship Job Board',
    purpose: 'Puts the internships that fit your interests first.',
    kept: `Your interests, their reasons where you shared them, and your personality figures, in this browser until you sign out. Beside it, your answers: name, e-mail address, skill, and of a CV its name, its size and the words that postings have too. The internships that you mark, your last filters and the times of your last two visits stay after a sign-out. ${WHILE_READ}`,
  },
  {
    name: 'copus',
    title: 'Copus',
    purpose: 'Puts the posts and channels that fit your interests first.',
    kept: `${PERSON} The channels that you follow stay after a sign-out. ${WHILE_READ}`,
  },
  {
    name: 'dcode',
    title: 'Dcode',
    purpose: 'Signs you in and shows the badges on your profile.',
    kept: 'That you are signed in, in this browser. The profile that you edit stays after a sign-out.',
  },
  {
    name: 'gamp',
    title: 'GAMP',
    purpose: 'Signs you in and puts the tournaments that fit your interests first.',
    kept: `${PERSON} Beside it, that you are connected, your reward, your tournaments and your check-ins. ${WHILE_READ}`,
  },
  {
    name: 'gigi',
    title: 'Gigi',
    purpose: 'Opens your profile and puts the people who fit your interests first.',
    kept: `${PERSON} Beside it, your profile: the sizes that you shared and the time, or the address that you typed. ${WHILE_READ}`,
  },
  {
    name: 'odysee',
    title: 'Odysee',
    purpose: 'Puts the videos that fit your interests first.',
    kept: `${PERSON} The authors that you follow stay after a sign-out. ${WHILE_READ}`,
  },
  {
    name: 'prograd',
    title: 'Prograd',
    purpose: 'Puts the ways to earn that fit your interests first and opens a learning pathway.',
    kept: `${PERSON} Beside it, your own answers to its questions, your reward, your activities and your check-ins. ${WHILE_READ}`,
  },
  {
    name: 'readwise',
    title: 'Readwise',
    purpose: 'Names the topics and the book that fit you in the reading tool.',
    kept: `${PERSON} Beside it, the sizes that you shared. The books that you add stay after a sign-out. ${WHILE_READ}`,
  },
  {
    name: 'toona',
    title: 'Toona',
    purpose: 'Puts the characters that fit your interests first.',
    kept: `${PERSON} Beside it, that you are signed in, the order of the characters and those that you make. ${WHILE_READ}`,
  },
  {
    name: 'toona-discover',
    title: 'Toona Discover',
    purpose: 'Logs you in and puts the cards that fit your interests first.',
    kept: `${PERSON} ${WHILE_READ}`,
  },
] as const satisfies readonly Omit<ShowcaseApp, 'keepDays' | 'contact'>[];

/** The board and the nine demos. */
export const SHOWCASE_APPS: readonly ShowcaseApp[] = APPS.map((app) => ({
  ...app,
  keepDays: KEEP_DAYS,
  contact: `${app.name}@showcase.example`,
}));

/** The key in an application's pages. It is public. */
export const keyOf = ({ name }: Pick<ShowcaseApp, 'name'>) => `sandbox-${name}-key`;

/** The path of an application's privacy page. */
export const privacyPath = ({ name }: Pick<ShowcaseApp, 'name'>) => `/sandbox/privacy/${name}`;
