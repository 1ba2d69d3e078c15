/** The id of the provider's own account pages in codes and sessions. This app has no key and no origin. */
export const ACCOUNT_APP = 'account';

export type AppMode = 'test' | 'live';
/** `frame`: people approve only in the provider's frame, and the app's pages may not call. */
export type AppIsolation = 'none' | 'frame';

/** A registered host application. */
export interface App {
  readonly id: string;
  readonly name: string;
  readonly mode: AppMode;
  readonly isolation: AppIsolation;
}
