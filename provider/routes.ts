import type { Route } from './api/call.ts';
import { confirmCode } from './api/confirm-code.ts';
import { inbox } from './api/inbox.ts';
import { openApiCall } from './api/openapi.ts';
import { sendCode } from './api/send-code.ts';
import { sessionCalls } from './api/session.ts';
import { setPin } from './api/set-pin.ts';
import type { Config } from './config.ts';
import type { Modules } from './modules.ts';
import type { Metrics } from './operations/metrics.ts';

/** Every call, in the order in which a person's way meets them. */
export const createRoutes = (
  { mails, people, pins, sessions }: Modules,
  config: Config,
  metrics: Metrics,
  wakeMailer: () => void,
): readonly Route[] => {
  const calls = [
    sendCode(people, mails, wakeMailer),
    confirmCode(people, pins, metrics),
    ...sessionCalls(sessions),
    setPin(pins),
    ...(config.smtp === null ? [inbox(mails)] : []),
  ];
  return [...calls, openApiCall(calls, config.publicUrl)];
};
