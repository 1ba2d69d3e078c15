/** The id of the provider's own account pages in codes and sessions. This app has no key and no origin. */
export const ACCOUNT_APP = 'account';

export type AppMode = 'test' | 'live';
/** `frame`: people approve only in the provider's frame, and the app's pages may not call. */
export type AppIsolation = 'none' | 'frame';

export interface App {
  readonly id: string;
  readonly name: string;
  readonly mode: AppMode;
  readonly isolation: AppIsolation;
}

/** Whether the app sees real people. A person who connects a stand-in for a platform is a sample person. */
export const seesPeople = ({ mode }: Pick<App, 'mode'>, hasStandIns: boolean): boolean =>
  mode === 'live' || hasStandIns;
