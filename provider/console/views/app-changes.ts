import type { AppDetail } from '../../operator/answers.ts';
import { settingsIn } from './AppFields.tsx';

/** The changed settings of an application, by their names in the call. */
type AppChanges = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const differing = (typed: AppChanges, app: AppDetail): AppChanges => {
  const present = new Map<string, unknown>(Object.entries(app));
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !isSame(value, present.get(name))),
  );
};

const addressIn = (typed: FormData, name: string) => String(typed.get(name) ?? '').trim() || null;

/** The changed address for logout tokens, always together with its flag; empty if both are unchanged. */
const logoutIn = (typed: FormData, app: AppDetail): AppChanges => {
  const backchannelLogoutUri = addressIn(typed, 'backchannelLogoutUri');
  if (backchannelLogoutUri === null) return differing({ backchannelLogoutUri }, app);
  const both = {
    backchannelLogoutUri,
    backchannelLogoutSessionRequired: typed.has('backchannelLogoutSessionRequired'),
  };
  return Object.keys(differing(both, app)).length === 0 ? {} : both;
};

/** Returns the settings that the form changes. A term that was emptied stays as it is. */
export const changesIn = (typed: FormData, app: AppDetail): AppChanges => ({
  ...differing({ ...settingsIn(typed), webhook: addressIn(typed, 'webhook') }, app),
  ...logoutIn(typed, app),
});

/**
 * Whether a second operator, or the command line, has changed one of these settings meanwhile.
 * @param shown the application that the form was filled with
 * @param present the application as it is now
 */
export const isOvertaken = (changes: AppChanges, shown: AppDetail, present: AppDetail): boolean => {
  const differences = differing({ ...shown }, present);
  return Object.keys(changes).some((name) => name in differences);
};
