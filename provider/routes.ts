import type { Route } from './api/call.ts';
import { confirmCode } from './api/confirm-code.ts';
import { grantCalls } from './api/grants.ts';
import { inbox } from './api/inbox.ts';
import { inference } from './api/inference.ts';
import { openApiCall } from './api/openapi.ts';
import { personCalls } from './api/person.ts';
import { sendCode } from './api/send-code.ts';
import { sessionCalls } from './api/session.ts';
import { setPin } from './api/set-pin.ts';
import { shareCalls } from './api/share.ts';
import { wellKnownCalls } from './api/well-known.ts';
import type { Config } from './config.ts';
import type { Modules } from './modules.ts';
import type { Metrics } from './operations/metrics.ts';

/** Every call, in the order in which a person's way meets them. */
export const createRoutes = (
  { consent, mails, people, pins, receipts, sessions, tokenKeys }: Modules,
  config: Config,
  metrics: Metrics,
  wakeMailer: () => void,
): readonly Route[] => {
  const calls = [
    sendCode(people, mails, wakeMailer),
    confirmCode(people, pins, metrics),
    ...sessionCalls(sessions),
    setPin(pins),
    ...shareCalls(consent, config.publicUrl),
    inference(),
    ...grantCalls(consent),
    ...personCalls(people, pins, consent),
    ...wellKnownCalls(tokenKeys, receipts),
    ...(config.smtp === null ? [inbox(mails)] : []),
  ];
  return [...calls, openApiCall(calls, config.publicUrl)];
};
