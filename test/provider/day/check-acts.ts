import type { Day } from './day.ts';
import { ACTS, type Act } from './people.ts';

/** The names under which each act is counted, once it has happened. */
const COUNTED: Readonly<Record<Act, readonly string[]>> = {
  connect: ['platforms connected', 'connections that the platform failed'],
  pin: ['PINs set'],
  passkey: ['sign-ins by passkey'],
  share: ['grants by a page'],
  'share by code': ['codes exchanged by a server'],
  'sign in by OpenID Connect': ['sign-ins by OpenID Connect'],
  ask: ['questions answered', 'questions after an end refused'],
  'ask too much': ['questions beyond the size refused'],
  refresh: ['refreshes'],
  replay: ['codes and refresh tokens used twice, refused'],
  end: ['grants taken back'],
  renew: ['sessions renewed'],
  'sign out': ['sign-outs'],
  export: ['exports'],
  delete: ['people deleted'],
};

/** Acts that need only a sign-in. Each other act needs an earlier one, of the same or of an earlier visit. */
const ALONE: readonly Act[] = ['connect', 'share', 'export', 'sign out', 'delete'];

/** Acts that must happen by the plan of the seed: at least one person does them in a step that no fault disturbs. */
export const sureActs = ({ people, faults }: Pick<Day, 'people' | 'faults'>): readonly Act[] => {
  const planned = people.flatMap(({ visits }) =>
    visits.flatMap(({ step, acts }, place) =>
      faults.disturbedSteps.includes(step) ? [] : acts.filter((act) => place === 0 || ALONE.includes(act)),
    ),
  );
  return ACTS.filter((act) => planned.includes(act));
};

/** Sure acts that did not happen. */
export const missingActs = (day: Day): readonly Act[] =>
  sureActs(day).filter((act) => !COUNTED[act].some((what) => day.happened.has(what)));

/** Maximum number of acts that the faults can end: one for each fault and each person who is there at the same time. */
export const maxCuts = ({ people, faults, atOnce }: Day): number => {
  const visitsIn = (step: number) =>
    people.filter(({ visits }) => visits.some((each) => each.step === step)).length;
  return faults.disturbedSteps.reduce((sum, step) => sum + Math.min(atOnce, visitsIn(step)), 0);
};
