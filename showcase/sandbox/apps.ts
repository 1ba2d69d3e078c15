import APPS from './apps.json';

/** Days for which the pages keep a person's shared data; then `showcase/app/areas.ts` removes it. */
const KEEP_DAYS = 30;

/** An application that `npm start` registers. Its pages contain its key (`showcase/shared/connect/connect-element.ts`). */
export interface ShowcaseApp {
  readonly name: string;
  /** The name that people read, in the dialog and in mails. */
  readonly title: string;
  readonly purpose: string;
  readonly kept: string;
  readonly keepDays: number;
  /** Address for people's questions, in a domain that gets no mail. */
  readonly contact: string;
}

/** `{person}` is the person of a page (`showcase/shared/connect/use-interests.ts`). */
const keptOf = (text: string) => text.replace('{person}', APPS.person).replace('{whileRead}', APPS.whileRead);

export const SHOWCASE_APPS: readonly ShowcaseApp[] = APPS.apps.map((app) => ({
  ...app,
  kept: keptOf(app.kept),
  keepDays: KEEP_DAYS,
  contact: `${app.name}@showcase.example`,
}));

/** The key in an application's pages. It is public. */
export const keyOf = ({ name }: Pick<ShowcaseApp, 'name'>) => `sandbox-${name}-key`;

export const privacyPath = ({ name }: Pick<ShowcaseApp, 'name'>) => `/sandbox/privacy/${name}`;
