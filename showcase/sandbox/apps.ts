import APPS from './apps.json';

/** Days for which the pages keep a person's shared data; then `showcase/app/areas.ts` removes it. */
const KEEP_DAYS = 30;

const keptOf = (text: string) => text.replace('{person}', APPS.person).replace('{whileRead}', APPS.whileRead);

/** Applications of `npm start`. Their pages contain the keys (`showcase/shared/connect/connect-element.ts`). */
export const SHOWCASE_APPS = APPS.apps.map((app) => ({
  ...app,
  kept: keptOf(app.kept),
  keepDays: KEEP_DAYS,
  // A domain that gets no mail.
  contact: `${app.name}@showcase.example`,
}));

interface Named {
  readonly name: string;
}

/** The key in an application's pages. It is public. */
export const keyOf = ({ name }: Named) => `sandbox-${name}-key`;

export const privacyPath = ({ name }: Named) => `/sandbox/privacy/${name}`;
