import { UsageError } from './usage.ts';
import type { Targets } from './webhooks/targets.ts';

export interface Webhooks {
  readonly targets: Targets;
  /** Whether receivers may be on this computer and in its network, and without TLS. */
  readonly allowsPrivate: boolean;
}

type Say = (text: string) => void;

/** The secret is shown once: it is kept sealed. */
const shown = (webhook: string | undefined, secret: string) =>
  JSON.stringify({ ...(webhook && { webhook }), secret }, null, 2);

const addressFrom = (text: string, allowsPrivate: boolean): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isAllowed = url?.protocol === 'https:' || (allowsPrivate && url?.protocol === 'http:');
  if (url !== null && isAllowed && url.username === '' && url.password === '' && url.hash === '')
    return url.href;
  throw new UsageError('--webhook is an https address without a login, or none');
};

/** `app set APP --webhook URL`: tells the app of events from now on; `none` ends it. */
export const setWebhook = async (
  { targets, allowsPrivate }: Webhooks,
  appId: string,
  text: string,
  say: Say,
): Promise<void> => {
  if (text === 'none') return targets.remove(appId);
  const url = addressFrom(text, allowsPrivate);
  const secret = await targets.set(appId, url);
  if (secret !== null) say(shown(url, secret));
};

/** `app rotate APP --webhook-secret`: the old secret signs for a day more. */
export const rotateSecret = async ({ targets }: Webhooks, appId: string, say: Say): Promise<void> => {
  const secret = await targets.rotate(appId);
  if (secret === null) throw new UsageError(`${appId} has no webhook: \`app set ${appId} --webhook URL\``);
  say(shown(undefined, secret));
};
